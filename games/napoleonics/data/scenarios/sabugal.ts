/** A scenario file; the format is described in ../format.ts. */
export default `
title: Sabugal
title.uk: Сабугал
title.ru: Сабугал
date: 1811-04-03
place: Sabugal on the Côa, Portugal
facing: north-east
top: french
cards: french 4, allied 5
commanders: french Reynier, allied Wellington
first: allied
banners: 5

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       F       .       .       .       ./fLC   ./fHC   .       .
  C .       .       .       .       H       H/fLN+  H/fHA   H/fLT   H/fLN   .       .       F       .
  D     .       .       .       H/fLT   H/fLN+  H       H/fFA   H       H/fLN+  H/fLT   F       .
  E .       .       .       .       .       .       .       .       H       H       .       F       .
  F     ~       ~       ~       T/fLT   .       .       F       .       .       ./bRL+  ./pLT   .
  G .       .       .       ~       B       ~       ~       =       ~       ~       ./bLT   ./bRL   .
  H     .       .       .       ./bLN   ./bLN+  .       ./bLN+  ./bLN   .       =       ~       =
  I .       .       .       .       F       .       ./pLN   ./bLN   .       ./bHA   ./bLT   ./pLT   ./bLC

objectives:
  allied 1 temporary D9

roads:
  I6-H5-G5-F4-E5-D5-C6-B6-A7

lanes:
  I8-H7-G8-F8-E8-D7
  I11-H10-G11-F10-E10

courses:
  H12-H11-H10-G10-G9-G8-G7-G6-G5-G4-F3-F2-F1

places:
  D9 howitzer hill
  F4 Sabugal
  G5 Sabugal bridge
  G8 ford of the 3rd Division
  H10 ford of the Light Division
  H12 upper ford

waters:
  H12 Côa

names:
  B9 Corps cavalry
  B10 Corps cavalry
  C6 Heudelet: 47th and 70th Line
  C7 Howitzers
  C8 Merle: 2nd Léger
  C9 Merle: 36th Line
  D4 Heudelet: 31st Léger
  D5 Heudelet: 47th and 70th Line
  D7 Corps guns
  D9 Merle: 36th Line
  D10 Merle: 4th Léger
  F4 Heudelet: 17th Léger
  F10 Beckwith: 95th Rifles
  F11 Beckwith: 3rd Caçadores
  G11 Beckwith: 43rd
  G12 Beckwith: 95th Rifles, second wing
  H4 5th Division
  H5 5th Division
  H7 3rd Division: Mackinnon and Colville
  H8 3rd Division: Mackinnon and Colville
  I7 3rd Division: Power’s Portuguese
  I8 3rd Division: Mackinnon and Colville
  I10 Ross’s horse guns
  I11 Drummond: 52nd
  I12 Drummond: 1st Caçadores
  I13 16th Light Dragoons and KGL Hussars
  C6+ Reynier
  D5+ Heudelet
  D9+ Merle
  F10+ Beckwith
  H5+ Dunlop
  H7+ Picton

history:
  Wellington meant to catch Reynier behind the Côa: the Light Division was to cross upstream and come
  in behind the French left while two divisions attacked in front. In the fog the columns strayed, and
  Beckwith’s brigade waded over too early and struck Merle’s whole division. Three times the 43rd, the
  riflemen and the caçadores fought up to a howitzer behind stone walls. Then Drummond came up, the
  mist lifted, and Reynier saw Picton on his flank and drew off.

notes:
  Our reconstruction; the ground is simplified and the fog is shown only by the small French hand. The
  Côa is in flood and is crossed at the bridge and the fords alone. Beckwith starts across the river,
  Drummond is still behind the ford. French numbers are cut to what came into action.
`;
