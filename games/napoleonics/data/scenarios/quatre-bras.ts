/** A scenario file; the format is described in ../format.ts. */
export default `
title: Quatre Bras
title.uk: Катр-Бра
title.ru: Катр-Бра
date: 1815-06-16
place: Quatre Bras, Belgium
facing: north
top: allied
cards: french 5, allied 6
commanders: french Ney, allied Wellington
first: french
banners: 9

map:
  A .       .       ./bGG   .       ./bLN   ./bLN   ./bFA   .       ./bLN   .       .       .       .
  B     .       .       .       ./pLC   ./pLN+  ./pLN   T/bLN+  ./bFA   .       .       .       .
  C .       .       F       F       F/pLN+  ./pFA   ./pMI   ./bLN   ./bLN+  ./bLN   ./bRL   .       .
  D     .       .       F       F/pLN   =       =       =       =       =       ./pLT   .       .
  E .       .       F       F       .       .       T       .       .       ~       ~       .       .
  F     .       .       F       F       .       .       .       .       .       .       T       .
  G .       .       T       .       .       .       ./fLN   .       ./fLN   ./fLT+  .       .       .
  H     .       .       ./fLN   ./fLT+  .       ./fLT   H/fFA   H/fFA   H/fHA   ./fLN   ./fLC   F
  I .       .       ./fLN   ./fLN   .       H       H/fLN+  H/fCU+  H       H       ./fLC   .       F

objectives:
  french 2 temporary B7
  french 1 temporary E7

roads:
  A7-B7-C7-D7-E7-F7-G8-H8-I8
  B1-B2-B3-B4-B5-B6-B7-B8-C9-C10-C11-D11-D12-E13

lanes:
  E7-E8-F8-F9-F10-F11-F12
  G3-H3-H4-I5

courses:
  D5-D6-D7-D8-D9-E10

places:
  B7 Quatre Bras
  E4 Bossu wood
  E7 Gemioncourt
  E10 Materne pond
  F11 Piraumont
  G3 Pierrepont
  H12 Bois de la Hutte
  I8 Frasnes heights

waters:
  D5 Gemioncourt

looks:
  E7 farm
  F11 farm
  G3 farm
  E10 lake
  E11 lake

names:
  A3 Maitland’s Guards (arriving)
  A5 Halkett (arriving)
  A6 Halkett (arriving)
  A7 Lloyd’s battery
  A9 Kielmansegge (arriving)
  B4 Brunswick hussars and van Merlen
  B5 Brunswick infantry
  B6 Brunswick infantry
  B7 92nd Highlanders
  B8 Rogers’s battery
  C5 Bijlandt
  C6 Netherlands battery
  C7 5th National Militia
  C8 Pack
  C9 Kempt
  C10 Kempt
  C11 95th Rifles
  D4 Nassau brigade in the Bossu wood
  D10 27th Jägers
  G7 Foy: line
  G9 Bachelu: line
  G10 Bachelu: 2nd Léger
  H3 Jérôme: line
  H4 Jérôme: 1st Léger
  H6 Foy: 4th Léger
  H7 II Corps batteries
  H8 II Corps batteries
  H9 Horse battery
  H10 Bachelu: line
  H11 Piré
  I3 Jérôme: line
  I4 Jérôme: line
  I7 Foy: line
  I8 Kellermann’s cuirassiers
  I11 Piré
  B5+ Brunswick
  B7+ Wellington
  C5+ Orange
  C9+ Picton
  G10+ Bachelu
  H4+ Jérôme
  I7+ Ney
  I8+ Kellermann

history:
  Ney was to take the crossroads of Quatre Bras while Napoleon fought the Prussians at Ligny. For
  hours only Perponcher’s Netherlanders stood before him, in the Bossu wood and round the farms.
  Picton, the Brunswickers and van Merlen came up in the nick of time; the Duke of Brunswick fell, and
  Kellermann’s cuirassiers broke a regiment and reached the crossroads before they were shot back. By
  evening Wellington had the greater numbers and the lost ground again.

notes:
  Nine banners, the leaders Bachelu, Picton and Kellermann and the low hills on the French right come
  from a player’s report; the rest is our reconstruction. Brown units stand for Dutch-Belgian, Nassau
  and Brunswick troops. Of Kellermann’s cuirassiers only the brigade that charged is there. Late
  arrivals start on the top edge. The Gemioncourt stream can be forded, the pond cannot.
`;
