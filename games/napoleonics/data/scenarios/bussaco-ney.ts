/** A scenario file; the format is described in ../format.ts. */
export default `
title: Bussaco (Ney’s Assault)
title.uk: Бусаку (штурм Нея)
title.ru: Бусаку (атака Нея)
date: 1810-09-27
place: Sula and the convent road, Serra do Buçaco, Portugal
facing: west
top: allied
cards: french 5, allied 5
commanders: french Ney, allied Wellington (Craufurd)
first: french
banners: 6

map:
  A .       .       .       F       ./bGG+  F       .       .       .       .       .       .       .
  B     H       H       F       T       H       H/pLN   H/bLN   H/bLN   H       H       H       .
  C .       H       H/pLN+  H/pLN   ./pFA   H/pLN   H/bHA   H/bLT+  H/bLT   H/bFA   H       H       .
  D     H       .       R       .       .       H/pLT   H       M       H       .       R       .
  E .       .       F       .       .       .       F       H/bRL   T/pLT   .       .       F       .
  F     .       F       .       .       F       .       .       .       .       F       .       .
  G .       .       .       ./fLT   ./fLN   ./fFA   ./fFA   ./fLN   ./fLT   ./fLN+  .       .       .
  H     .       .       ./fLN   ./fLN+  ./fLN   T       ./fLN   ./fLN   ./fLN+  .       ./fHA   .
  I .       .       .       .       .       ./fLN   ./fLT+  .       .       .       ./fLC   .       .

objectives:
  french 1 temporary C5 D8

roads:
  I6-H6-G6-F5-E5-D4-C5-B4-A4-A3

lanes:
  H6-G7-F7-E8-E9-D8-C8-B8
  B1-B2-B3-B4-B5-B6-B7-B8-B9-B10-B11-B12

places:
  B4 convent of Bussaco
  C5 convent road
  D8 mill of Sula
  E9 Sula
  H6 Moura

looks:
  B4 church

names:
  A5 Stopford’s Guards
  B6 Coleman: 7th Portuguese
  B7 Löwe: King’s German Legion
  B8 Löwe: King’s German Legion
  C3 Pack: 16th Portuguese
  C4 Pack: 1st Portuguese
  C5 Parros’s Portuguese guns
  C6 Coleman: 19th Portuguese
  C7 Ross’s troop
  C8 43rd Foot
  C9 52nd Foot
  C10 Cleeves’s battery
  D6 1st Caçadores
  E8 95th Rifles
  E9 3rd Caçadores
  G4 Maucune: 6th Léger
  G5 Maucune: 69th Line
  G6 VI Corps foot batteries
  G7 VI Corps foot batteries
  G8 Ferey: 66th Line
  G9 Simon: Légion du Midi
  G10 Simon: 26th Line
  H3 Marcognet: 39th Line
  H4 Maucune: 69th Line
  H5 Marcognet: 76th Line
  H7 Ferey: 82nd Line
  H8 Ferey: 66th Line
  H9 Simon: 26th Line
  H11 VI Corps horse guns
  I6 Mermet: 50th Line
  I7 Mermet: 25th Léger
  I11 Lamotte’s light cavalry
  A5+ Wellington
  C3+ Pack
  C8+ Craufurd
  G10+ Simon
  H4+ Marchand
  H9+ Loison
  I7+ Ney

history:
  When Reynier’s guns were heard from the pass, Ney sent Loison up the northern end of the ridge and
  Marchand by the convent road. Simon’s brigade drove the caçadores and the riflemen out of Sula and
  came up, blown, to the guns by the mill. Craufurd had kept the 43rd and the 52nd lying behind the
  brow; he called them up at a few yards, and one volley and a charge swept Loison’s division to the
  foot of the hill. Maucune was stopped by Pack’s Portuguese, and Masséna gave up the ridge.

notes:
  A reconstruction: forces and ground from histories of the battle, hands, banners and every hex ours.
  Nothing of the published scenario but its name and its place beside Reynier’s assault was used. The
  43rd and 52nd are the two British light units, the crags of the slope are impassable, and the wood
  about the convent stands for its walled garden. Most of Mermet’s division and Spencer’s, who did not
  fight, are left out. Two of the six French banners can be won by holding the road and the mill.
`;
