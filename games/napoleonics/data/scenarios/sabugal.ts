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

places:
  D9 howitzer hill
  F4 Sabugal
  G5 Sabugal bridge
  G8 ford of the 3rd Division
  H10 ford of the Light Division
  H12 upper ford

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
  I7 3rd Division: Power's Portuguese
  I8 3rd Division: Mackinnon and Colville
  I10 Ross's horse guns
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
  Wellington planned to trap Reynier's corps behind the Côa: the Light Division was to cross far
  upstream and come in behind the French left while the 3rd and 5th Divisions attacked in front. Fog
  hid everything, Erskine let the columns stray, and Beckwith's brigade waded the river too soon and
  ran into Merle's division on its hill. Three times the 43rd, the riflemen and the caçadores fought
  their way up to a howitzer behind stone walls against several times their number. When Drummond's
  brigade came up and the mist lifted to show Picton on the flank, Reynier drew off with heavy loss.

notes:
  Chosen over Redinha because the Light Division's fight is recorded in more detail and gives a closer
  game. Beckwith starts across the river, Drummond is still behind the ford. Erskine's orders and the
  fog are not simulated beyond the hands. French strength behind the ridge is reduced to what came
  into action.
`;
