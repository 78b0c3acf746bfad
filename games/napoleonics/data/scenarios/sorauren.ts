/** A scenario file; the format is described in ../format.ts. */
export default `
title: Sorauren (First Battle)
title.uk: Сораурен (перша битва)
title.ru: Сораурен (первое сражение)
date: 1813-07-28
place: Heights of Oricain, north of Pamplona, Spain
facing: north
top: french
cards: french 5, allied 6
commanders: french Soult, allied Wellington
first: french
banners: 6

map:
  A .       .       .       =       ./fLN   .       .       ./fLT   .       .       =       .       ./fLC
  B     .       .       =       ./fLN+  H/fLT   H/fLN   H/fLN+  H/fLN   H       ./fLN   =       .
  C .       .       =       T/fLT   .       H/fLN   H/fLN+  H/fLT   H/fLN   ./fFA   ./fLN+  =       .
  D     .       =       .       .       .       .       F       .       F       .       T/fLT   =
  E .       =       .       F       .       R       .       .       R       .       .       .       =
  F     =       .       .       H/pLT   H/pLT   .       H/pLN+  H/pLN   .       H/pMI   .       .
  G =       .       ./bLN   H/bLN+  H/bLN   H       H       H/bLN   H/bLN   H/pLN   ./bLN   .       .
  H     .       ./bLN+  .       .       H       H       H/bLN+  H       H       .       .       .
  I .       .       .       .       .       T       .       ./bFA   .       .       .       .       .

objectives:
  french 1 temporary F4 F10

roads:
  A5-B4-C4-D3-E3-F2-G2-H2-I3
  A10-B10-C11-D11-E11-F11-G12-H11-I12

lanes:
  H2-I3-I4-I5-I6

courses:
  A4-B3-C3-D2-E2-F1-G1
  A11-B11-C12-D12-E13

places:
  B7 Clausel’s ridge
  C4 Sorauren
  D11 Zabaldica
  F4 chapel height
  F10 Spanish hill
  I6 Oricain

waters:
  A4 Ulzama
  A11 Arga

names:
  A5 Conroux
  A8 Maucune: light battalion
  A13 P. Soult’s chasseurs
  B4 Conroux
  B5 Taupin: light battalion
  B6 Taupin
  B7 Vandermaesen
  B8 Maucune
  B10 Lamartinière
  C4 Conroux: light battalion in Sorauren
  C6 Taupin
  C7 Vandermaesen
  C8 Vandermaesen: light battalion
  C9 Maucune
  C10 Howitzers at Zabaldica
  C11 Lamartinière
  D11 Lamartinière: light battalion in Zabaldica
  F4 7th Caçadores at the chapel
  F5 10th Caçadores
  F7 Campbell’s Portuguese
  F8 Campbell’s Portuguese
  F10 Spanish battalions
  G3 6th Division: Stirling and Lambert
  G4 Ross: 7th, 20th, 23rd
  G5 Ross: 7th, 20th, 23rd
  G8 Anson: 27th and 48th
  G9 Anson: 27th and 48th
  G10 4th Portuguese Line
  G11 Anson: 40th
  H2 6th Division: Stirling and Lambert
  H7 Byng
  I8 Allied guns
  B4+ Conroux
  B7+ Soult
  C7+ Clausel
  C11+ Reille
  F7+ Campbell
  G4+ Cole
  H2+ Pack
  H7+ Wellington

history:
  Soult’s drive on Pamplona was stopped by Cole on the steep hill of Oricain between the Ulzama and
  the Arga. The day before, Wellington had ridden in alone just ahead of the French and written his
  orders on the bridge of Sorauren. At noon on the 28th the columns climbed: the 6th Division pinned
  Conroux in the valley, but Clausel’s men reached the crest by the chapel and Reille’s the hill of
  the Spaniards, until Ross, Anson and Byng threw them all down.

notes:
  A reconstruction; the ground and every brigade’s post are well recorded, counts, hands and banners
  are ours. The Portuguese militia unit stands for two Spanish battalions. Foy and the cavalry beyond
  the Arga, and Picton farther back, are off the map. Both rivers can be forded.
`;
