/** A scenario file; the format is described in ../format.ts. */
export default `
title: Bussaco (Reynier’s Assault)
title.uk: Бусаку (штурм Реньє)
title.ru: Бусаку (атака Ренье)
date: 1810-09-27
place: Pass of San Antonio de Cântaro, Serra do Buçaco, Portugal
facing: west
top: allied
cards: french 5, allied 5
commanders: french Reynier, allied Wellington (Picton)
first: french
banners: 6

map:
  A .       .       .       .       .       .       T       ./bHC   .       .       .       .       .
  B     H       H/bLN+  H       H       .       .       .       H/bLN   H       H/bFA   H       .
  C .       H/pLN   H/pLT   H/pLN   H       H/bLN+  ./pFA   H/pLN+  H/bLN+  H       H/bLN   H/pLN   .
  D     .       H       R       .       H       .       .       H/bRL   .       R       H       .
  E .       .       .       F       .       .       .       .       .       .       F       .       .
  F     .       .       F       .       .       .       .       .       .       F       .       .
  G .       .       .       .       .       ./fLT   T       .       ./fLT   ./fLT+  .       .       .
  H     .       .       ./fLN   ./fLN   ./fLT+  .       ./fFA   ./fFA   ./fLN   ./fLN   ./fLN   .
  I .       .       .       .       ./fLN   ./fLN+  ./fLN   .       ./fHA   .       ./fLC   .       .

objectives:
  french 1 temporary B6 B9

roads:
  I7-H6-G7-F6-E7-D6-C7-B6-A7

lanes:
  B1-B2-B3-B4-B5-B6-B7-B8-B9-B10-B11-B12

places:
  A7 Palheiros
  B9 northern plateau
  D10 crags taken by the French
  G7 San Antonio de Cântaro
  C7 pass of San Antonio

names:
  A8 Cavalry behind the ridge
  B2 Leith: Barnes’s brigade
  B8 45th Foot
  B10 Thompson’s guns
  C2 Leith: Spry’s Portuguese
  C3 Loyal Lusitanian Legion
  C4 8th Portuguese
  C6 74th Foot
  C7 Arentschildt’s Portuguese guns
  C8 21st Portuguese
  C9 88th Connaught Rangers
  C11 Lightburne: 5th and 83rd
  C12 9th Portuguese
  D8 Picton’s riflemen (5/60th)
  G6 Heudelet: 31st Léger
  G9 Merle: 2nd and 4th Léger
  G10 Merle: 2nd and 4th Léger
  H3 Foy: 70th Line
  H4 Foy: 70th Line
  H5 Foy: 17th Léger
  H7 II Corps foot batteries
  H8 II Corps foot batteries
  H9 Merle: 36th Line
  H10 Merle: 36th Line
  H11 Merle: 36th Line
  I5 Heudelet: 47th Line
  I6 Heudelet: 47th Line
  I7 Heudelet: 47th Line
  I9 II Corps horse guns
  I11 P. Soult’s light cavalry
  B2+ Leith
  C6+ Picton
  C8+ Champalimaud
  C9+ Mackinnon
  G10+ Merle
  H5+ Foy
  I6+ Reynier

history:
  Masséna sent Reynier’s corps straight up the ridge of Bussaco by the pass of San Antonio. Heudelet
  was stopped on the road by Portuguese guns and the 74th; farther north Merle’s eleven battalions
  came out of the mist on to an almost empty plateau, and the 88th, part of the 45th and the 8th
  Portuguese charged them down again before they could form. Foy tried once more beside the pass until
  Leith came along the crest and swept him off.

notes:
  A reconstruction. British heavy cavalry, a leader Mackinnon and Portuguese infantry are named in
  reports of the published scenario; everything else is ours. The pass is a clear gap in the crest,
  the crags of the slope are impassable. Two of the six French banners can be won by standing on the
  crest.
`;
