/** A scenario file; the format is described in ../format.ts. */
export default `
title: Roliça (First French Position)
title.uk: Роліса (перша французька позиція)
title.ru: Ролиса (первая французская позиция)
date: 1808-08-17
place: Roliça, south of Óbidos, Portugal
facing: south
top: french
cards: french 5, allied 6
commanders: french Delaborde, allied Wellesley
first: allied
banners: 5

map:
  A .       .       H       .       .       .       .       .       .       .       H       =       .
  B     .       H       H       .       F       .       .       .       .       H       =       .
  C F       H       H       .       .       ./fLN   T       .       .       H       =       .       F
  D     .       H       .       ./fLC   H/fLT   H/fLN+  H/fFA   H/fLT   ./fLC   =       .       F
  E .       H       .       .       .       H/fLN+  H/fLN   H       .       .       =       .       .
  F     F       .       F       .       .       .       .       .       .       .       =       .
  G .       .       .       .       .       T       .       =       =       =       =       .       .
  H     ./bLN   .       ./bRL   ./bLN   ./bFA   ./bLN+  =       .       .       ./pLN   F       ./pLT
  I ./bLN+  ./bFA   .       ./bHA   ./bLN   ./bHC   =       .       .       ./pLN+  ./pLC   .       .

objectives:
  allied 1 temporary A3 A11

roads:
  I5-H5-G6-F5-E5-D4-C5-C6-C7-B7-A8

lanes:
  C7-C8-B8-B9-A10

courses:
  A12-B11-C11-D10-E11-F11-G11-G10-G9-G8-H7-I7

places:
  A3 eastern baseline hill
  A11 western baseline hill
  C7 Roliça
  E7 first French position
  G6 São Mamede

waters:
  A12 Roliça stream

names:
  C6 70th Line
  D4 26th Chasseurs
  D5 2nd and 4th Léger
  D6 70th Line
  D7 French battery (five guns)
  D8 2nd and 4th Léger
  D9 26th Chasseurs
  E6 70th Line
  E7 4th Swiss
  H1 Fergusson’s left column
  H3 Fane’s riflemen (60th and 95th)
  H4 Centre: Hill, Nightingall, Craufurd
  H5 Centre guns
  H6 Centre: Hill, Nightingall, Craufurd
  H10 Trant’s Portuguese
  H12 Trant’s Portuguese
  I1 Fergusson’s left column
  I2 Fergusson’s left column
  I4 Centre guns
  I5 Centre: Hill, Nightingall, Craufurd
  I6 20th Light Dragoons
  I10 Trant’s Portuguese
  I11 Trant’s Portuguese
  D6+ Delaborde
  E6+ Brenier
  H6+ Wellesley
  I1+ Fergusson
  I10+ Trant

history:
  The first clash of British and French troops in the Peninsular War. Wellesley, fresh from the
  landing at Mondego Bay, found Delaborde with 4,500 men on a low hill before Roliça and came on in a
  crescent: Trant’s Portuguese far out on the right, Fergusson over the eastern hills on the left, the
  main body in the centre. Delaborde skirmished to the last moment and slipped out before the horns
  could meet.

notes:
  Forces, hands, first move, banners, the two objective hills and the number of tiles follow what is
  known of the published scenario; every hex is our own reconstruction, and so is the side of the
  board each army holds. At two large events the French won 31 of 50 games of the published one, which
  ours now agrees with: both allied wings start a row farther out, the French guns stand on the upper
  slope behind infantry, and the chasseurs on both flanks. All streams can be forded. The British
  light unit is taken as rifles, since Fane’s skirmishers were riflemen.
`;
