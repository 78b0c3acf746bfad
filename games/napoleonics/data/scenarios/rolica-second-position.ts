/** A scenario file; the format is described in ../format.ts. */
export default `
title: Roliça (Second French Position)
title.uk: Роліса (друга французька позиція)
title.ru: Ролиса (вторая французская позиция)
date: 1808-08-17
place: Heights of Columbeira and Azambujeira, Portugal
facing: south
top: french
cards: french 5, allied 6
commanders: french Delaborde, allied Wellesley
first: allied
banners: 5

map:
  A .       .       ./fLC   .       .       .       T       .       .       .       ./fLC   .       .
  B     .       H       H       H       .       ./fLN   .       .       .       H       H       .
  C .       H       H/fLT   H       H/fLN+  H/fFA   H/fLN+  H       H/fLN   H       H/fLT   H       .
  D     .       R       H       .       R       .       R       .       R       H       R       .
  E .       .       F       .       .       .       .       .       .       .       F       .       .
  F     .       .       .       .       F       T       .       .       .       .       .       .
  G .       ./bLN   .       ./bRL   .       .       ./bLN   .       F       ./bLN   .       ./pLT   .
  H     ./bLN+  .       .       .       ./bFA   ./bLN   .       ./bFA   .       .       ./pLN   ./pLC
  I .       .       .       .       .       ./bHC+  ./bHA   ./bLN   .       .       .       ./pLN+  .

objectives:
  allied 1 temporary A7

roads:
  I7-H6-G6-F6

lanes:
  F6-E7-E8-D8-C8-B7-A7
  A7-A6-B5-B4

places:
  A7 Azambujeira
  F6 Columbeira
  D4 gully
  D6 gully (29th Foot)
  D8 gully

names:
  A3 26th Chasseurs
  A11 26th Chasseurs
  B6 70th Line
  C3 2nd and 4th Léger
  C5 70th Line
  C6 French battery
  C7 70th Line
  C9 4th Swiss
  C11 2nd and 4th Léger
  G2 Fergusson and Bowes
  G4 Fane’s riflemen
  G7 Nightingall: 29th and 82nd
  G10 Hill: 5th, 9th, 38th
  G12 Trant’s Portuguese
  H1 Fergusson and Bowes
  H5 Foot batteries
  H6 Nightingall: 29th and 82nd
  H8 Foot batteries
  H11 Trant’s Portuguese
  H12 Trant’s Portuguese
  I6 Cavalry with headquarters
  I7 Light guns
  I8 Craufurd’s reserve
  I12 Trant’s Portuguese
  C5+ Brenier
  C7+ Delaborde
  H1+ Fergusson
  I6+ Wellesley
  I12+ Trant

history:
  Pushed off his first hill, Delaborde stood at bay on the heights above Columbeira, where only steep
  gullies lead up from the front. Colonel Lake of the 29th climbed one of them too early, was cut off
  near the crest and fell. Regiment after regiment was fed in to help; late in the afternoon the edge
  of the plateau was won, Fergusson showed himself on the flank, and the French went back by bounds.

notes:
  A reconstruction: the list of units repeats the first position with one British line unit more, as a
  player’s report of the published scenario has it; ground, hands and banners are ours. The crags
  between the gullies are rugged hills that nobody enters; four ways lead up between them and both
  flanks are open.
`;
