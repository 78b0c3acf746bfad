/** A scenario file; the format is described in ../format.ts. */
export default `
title: Salamanca (Pakenham and Leith)
title.uk: Саламанка (атака Пакенгема і Лейта)
title.ru: Саламанка (атака Пакенхема и Лейта)
date: 1812-07-22
place: Monte de Azán, south of Salamanca, Spain
facing: south
top: french
cards: french 4, allied 6
commanders: french Marmont (wounded), allied Wellington
first: allied
banners: 6

map:
  A .       .       F       F       .       .       .       .       F       .       .       .       .
  B     .       .       .       H       H       ./fLN   ./fLN+  H       H       .       ./fLC   T
  C .       .       .       H/fLT   H       H/fLN   H       H/fLT   H/fHA   H/fLN+  H/fLN   ./fLC   .
  D     .       .       .       H/fFA   H/fLN+  H/fLN   H/fLN   H/fFA   H/fLN   H       .       .
  E .       .       .       .       .       .       .       .       .       .       .       .       .
  F     .       T/bLN   .       .       .       ./pLT   .       .       .       .       ./bRL   ./pLC
  G .       T       H       H/bFA   ./bLN   ./bLN+  ./bLN   .       ./bHC+  .       ./bHA   ./bLN+  .
  H     .       H       H       H       .       ./pLN   .       .       ./bHC   F       ./bLN   ./bLN
  I .       .       .       .       .       .       T       .       ./bLC   .       F       ./bLC   ./pLN

lanes:
  I7-H7-G8-F8-E9-E10-E11-D11-C12-B12-A13
  F2-G2-H1-I1
  I7-H6-G6-G5-G4-G3-G2

places:
  B12 Miranda de Azán
  C6 Monte de Azán
  C11 Pico de Miranda
  F2 Los Arapiles
  G2 Los Arapiles
  G3 Teso de San Miguel
  I7 Las Torres

looks:
  G2 farm

names:
  B6 Brenier: 22nd and 65th Line
  B7 Brenier: 22nd and 65th Line
  B11 Curto’s light cavalry
  C4 Clausel’s leading battalions (25th Léger)
  C6 Maucune: 15th, 66th, 82nd, 86th Line
  C8 Brenier: 17th Léger
  C9 Thomières’s guns
  C10 Thomières: 101st, 62nd and 1st Line
  C11 Thomières: 101st, 62nd and 1st Line
  C12 Curto’s light cavalry
  D4 Maucune’s guns
  D5 Maucune: 15th, 66th, 82nd, 86th Line
  D6 Maucune: 15th, 66th, 82nd, 86th Line
  D7 Maucune: 15th, 66th, 82nd, 86th Line
  D8 Plateau battery
  D9 Thomières: 101st, 62nd and 1st Line
  F2 4th Division flank in the village
  F6 Caçadores in front of the line
  F11 3rd Division: 5/60th
  F12 D’Urban’s Portuguese dragoons
  G4 Battery on the Teso
  G5 5th Division: Greville
  G6 5th Division: Greville
  G7 5th Division: Pringle
  G9 Le Marchant’s dragoons
  G11 Bull’s horse guns
  G12 3rd Division: Wallace (45th, 74th, 88th)
  H6 5th Division: Spry’s Portuguese
  H9 Le Marchant’s dragoons
  H11 3rd Division: Wallace (45th, 74th, 88th)
  H12 3rd Division: Campbell
  I9 Anson’s light dragoons
  I12 Arentschildt: 1st KGL Hussars, 14th Light Dragoons
  I13 3rd Division: Power’s Portuguese
  B7+ Brenier
  C10+ Thomières
  D5+ Maucune
  G6+ Leith
  G9+ Le Marchant
  G12+ Pakenham

history:
  Reaching for Wellington’s road to Portugal, Marmont let his left stretch out along the plateau of
  Monte de Azán. Wellington saw the gap and rode to Pakenham himself. The 3rd Division struck the head
  of Thomières’s column at the Pico de Miranda, Leith climbed the plateau against Maucune, and Le
  Marchant’s dragoons rode down the shaken infantry in one long charge. Marmont was hit by a shell,
  and his left fought without a commander.

notes:
  A reconstruction with stylised ground. The French keep the hills but hold only four cards and a long
  thin line, as after Marmont’s wound. Bradford, the 7th Division and the Spaniards of the second line
  are left out.
`;
