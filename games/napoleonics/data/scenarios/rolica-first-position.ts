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
  C F       H       H       ./fLC   .       ./fLN   T       .       .       H       =       .       F
  D     .       H       .       .       H/fLT   H/fLN+  H       H/fLN   ./fLC   =       .       F
  E .       H       .       .       .       H/fLN+  H/fFA   H/fLT   .       .       =       .       .
  F     F       .       F       .       .       .       .       .       .       .       =       .
  G .       .       .       ./bRL   .       T       .       =       =       =       =       .       .
  H     ./bLN+  ./bLN   .       ./bLN   ./bFA   ./bLN+  =       .       ./pLN+  ./pLN   F       ./pLT
  I .       ./bFA   .       ./bHA   ./bLN   ./bHC   =       .       .       .       ./pLC   .       .

objectives:
  allied 1 temporary A3 A11

places:
  A3 eastern baseline hill
  A11 western baseline hill
  C7 Roliça
  E7 first French position
  G6 São Mamede

names:
  C4 26th Chasseurs
  C6 70th Line
  D5 2nd and 4th Léger
  D6 70th Line
  D8 4th Swiss
  D9 26th Chasseurs
  E6 70th Line
  E7 French battery (five guns)
  E8 2nd and 4th Léger
  G4 Fane's riflemen (60th and 95th)
  H1 Fergusson's left column
  H2 Fergusson's left column
  H4 Centre: Hill, Nightingall, Craufurd
  H5 Centre guns
  H6 Centre: Hill, Nightingall, Craufurd
  H9 Trant's Portuguese
  H10 Trant's Portuguese
  H12 Trant's Portuguese
  I2 Fergusson's left column
  I4 Centre guns
  I5 Centre: Hill, Nightingall, Craufurd
  I6 20th Light Dragoons
  I11 Trant's Portuguese
  D6+ Delaborde
  E6+ Brenier
  H1+ Fergusson
  H6+ Wellesley
  H9+ Trant

history:
  Wellesley, newly landed at Mondego Bay, marched on Lisbon with about 15,000 British and Portuguese
  troops and met Delaborde's 4,500 French waiting on a low hill in front of Roliça. He advanced in a
  crescent: Trant's Portuguese wide on the right, Fergusson's brigades over the eastern hills on the
  left, and the main body in the open centre. Delaborde let the horns come close, skirmished hard, and
  slipped away to a stronger ridge just before the ring closed. The fight was the first of the
  Peninsular War between British and French troops.

notes:
  Forces, hands, first move, banners, the two baseline-hill objectives and all terrain tile counts (7
  forest, 17 hill, 7 straight and 5 bent river, 2 town) follow known facts; every position is ours.
  The single British light unit is taken as Rifle Light because Fane's skirmishers were riflemen. The
  heavy cavalry unit is given by the known force list although the regiment was light dragoons. Sides
  (French on top) are our choice.
`;
