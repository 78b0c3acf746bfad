/** A scenario file; the format is described in ../format.ts. */
export default `
title: Fuentes de Oñoro (5 May)
title.uk: Фуентес-де-Оньйоро (5 травня)
title.ru: Фуэнтес-де-Оньоро (5 мая)
date: 1811-05-05
place: Poço Velho and Fuentes de Oñoro, Spain
facing: south
top: french
cards: french 4, allied 6
commanders: french Masséna, allied Wellington
first: french
banners: 7

map:
  A .       ./fLN   ./fLT   =       ./fLN+  ./fLN   ./fLN   ./fHC   F       ./fHC   ./fHA   =       .
  B     ./fLN   ./fLN   =       F       F/fLT   ./fLN   ./fLN   ./fLC+  ./fLC   ./fLC   .       =
  C ./fFA   ./fGR+  =       T       F       .       ./fFA   .       .       .       .       =       .
  D     .       =       .       ./bLT+  .       .       .       .       .       F       .       =
  E .       =       .       .       .       ./pLN   .       ./bHA   ./bLC   .       ./bLC   =       .
  F     =       T/bLN   .       .       .       .       ./bLT   ./bRL+  ./pLT   ./bHC   .       =
  G =       T/bLN   .       H/bLN   H/pLN   H/bGG   H/bLN   H/bLN   .       .       .       =       .
  H     .       .       H/bLN   H       H       H/bFA+  H       H       H       .       .       =
  I .       .       .       .       .       .       .       .       .       .       T       =       .

objectives:
  french 1 temporary F2 G2

roads:
  F2-G3-H3-I4-I5-I6-I7-I8-I9-I10-I11

lanes:
  C4-D3-E3-F2
  F2-G2-H1-I1

courses:
  A4-B3-C3-D2-E2-F1-G1
  A12-B12-C12-D12-E12-F12-G12-H12-I12

places:
  B5 wood of Poço Velho
  C4 Poço Velho
  F2 Fuentes de Oñoro
  G2 Fuentes de Oñoro (church)
  I11 Villar Formoso

waters:
  A4 Dos Casas
  A12 Turones

looks:
  G2 church
  F2 village

names:
  A2 Ferey
  A3 Voltigeurs
  A5 Marchand
  A6 Marchand
  A7 Mermet
  A8 Montbrun: dragoons
  A10 Montbrun: dragoons
  A11 Horse battery
  B1 Drouet (IX Corps)
  B2 Drouet (IX Corps)
  B5 Mermet: light battalion in the wood
  B6 Mermet
  B7 Solignac
  B8 Montbrun: light cavalry
  B9 Montbrun: light cavalry
  B10 Montbrun: light cavalry
  C1 Guns opposite Fuentes
  C2 Converged grenadiers
  C7 Guns with VI Corps
  D4 7th Division: 51st and 85th
  E6 7th Division: Doyle’s Portuguese
  E8 Bull’s troop (Ramsay)
  E9 14th and 16th Light Dragoons, KGL Hussars
  E11 14th and 16th Light Dragoons, KGL Hussars
  F2 71st, 79th and 24th in the village
  F7 Light Division: 43rd and 52nd
  F8 Light Division: 95th Rifles
  F9 Light Division: caçadores
  F10 1st (Royal) Dragoons
  G2 71st, 79th and 24th in the village
  G4 3rd Division
  G5 Ashworth’s Portuguese
  G6 1st Division: Foot Guards
  G7 1st Division: line and KGL
  G8 1st Division: line and KGL
  H3 3rd Division
  H6 Batteries on the ridge
  A5+ Loison
  B8+ Montbrun
  C2+ Drouet
  D4+ Houston
  F8+ Craufurd
  H6+ Wellington

history:
  Two days after the fight for the village Masséna swung his cavalry and three divisions round
  Wellington’s southern flank. Poço Velho was stormed, the raw 7th Division was caught in the open,
  and Ramsay galloped his guns out through the French horse. The Light Division walked back over the
  plain in squares while a new line formed on the ridge. Drouet’s columns fought into Fuentes once
  more and were thrown out by the 88th.

notes:
  Our reconstruction, begun when the French horse reach the plain and Poço Velho has just been given
  up. The small French hand shows a marshal whose orders were disputed: the Guard cavalry, which never
  charged, and Reynier’s corps in the north are left out. Both streams can be forded.
`;
