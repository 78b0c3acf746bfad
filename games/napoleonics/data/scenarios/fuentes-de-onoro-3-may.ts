/** A scenario file; the format is described in ../format.ts. */
export default `
title: Fuentes de Oñoro (3 May, the Village)
title.uk: Фуентес-де-Оньйоро (3 травня, бій за село)
title.ru: Фуэнтес-де-Оньоро (3 мая, бой за деревню)
date: 1811-05-03
place: Fuentes de Oñoro, Spain
facing: east
top: french
cards: french 5, allied 5
commanders: french Masséna (Loison), allied Wellington
first: french
banners: 6

map:
  A .       .       F       F       ./fLN   ./fLN   ./fLN   .       ./fLN   ./fLN+  .       .       .
  B     .       ./fLC   ./fLN   ./fLN+  ./fLT   ./fLN+  ./fLN   ./fLN   .       F       ./fHC   .
  C .       .       .       ./fFA   .       ./fLT   T       ./fLT   .       ./fFA   .       F       .
  D     ~       ~       ~       =       =       =       =       =       =       =       .       .
  E .       .       .       .       .       T/bLT+  T/bRL   T/pLT   .       .       =       =       =
  F     .       F       .       .       .       T       T/bLT   .       .       .       .       .
  G .       .       .       .       H/bFA   H/bLN   H/bLN   H/bLN   H/bFA   .       .       .       .
  H     .       .       ./bLN   H/pLN   H       H/bGG+  H/bLN+  H       H       ./bLN   ./bLC   .
  I .       .       .       .       .       .       .       .       .       .       .       .       .

objectives:
  french 1 temporary F6 F7 G7

roads:
  A8-B7-C7-D7-E7-F7-G7-H7-I8

lanes:
  E6-F5-G5-H4-I4

courses:
  E13-E12-E11-D10-D9-D8-D7-D6-D5-D4-D3-D2-D1

places:
  C7 houses on the east bank
  E6 lower village
  E7 lower village
  E8 lower village
  F6 upper village
  F7 upper village
  G7 church

waters:
  E13 Dos Casas

looks:
  F7 church
  C7 farm

names:
  A5 Marchand: line
  A6 Ferey’s division
  A7 Ferey’s division
  A9 Mermet’s division
  A10 Mermet’s division
  B2 Light cavalry
  B3 Marchand: line
  B4 Marchand: line
  B5 Marchand: 6th Léger
  B6 Ferey’s division
  B7 Ferey’s division
  B8 Ferey’s division
  B11 Dragoons
  C4 VI Corps batteries
  C6 Ferey: light battalions and Hanoverian Legion
  C8 Ferey: light battalions and Hanoverian Legion
  C10 VI Corps batteries
  E6 Light companies of the 1st and 3rd Divisions (Williams)
  E7 5/60th and 3/95th
  E8 Portuguese light companies
  F7 Light companies of the 1st and 3rd Divisions (Williams)
  G5 Batteries on the ridge
  G6 71st
  G7 79th
  G8 24th
  G9 Batteries on the ridge
  H3 3rd Division
  H4 3rd Division: Power’s Portuguese
  H6 1st Division: Foot Guards
  H7 1st Division
  H10 1st Division
  H11 Light dragoons
  A10+ Loison
  B4+ Marchand
  B6+ Ferey
  E6+ Williams
  H6+ Wellington
  H7+ Spencer

history:
  To relieve Almeida Masséna came up to the Dos Casas and threw Ferey’s division at Fuentes de Oñoro,
  a maze of stone houses and walled lanes held by light companies of two divisions. The lower houses
  were lost, won back and lost again, and the defenders were forced up to the church. Then the 71st,
  with the 79th and 24th behind it, charged down and cleared the village; at dusk the French kept a
  few houses beyond the brook.

notes:
  A reconstruction, narrowed to the fight for the village. The British light units stand for the
  massed light companies; the 71st counts as line. The objectives are the upper houses and the church
  that the French almost reached. The brook can be forded except in the ravine on the left.
`;
