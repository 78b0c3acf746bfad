/** A scenario file; the format is described in ../format.ts. */
export default `
title: Corunna
title.uk: Ла-Корунья
title.ru: Ла-Корунья
date: 1809-01-16
place: Elviña, outside Corunna, Spain
facing: north
top: allied
cards: french 5, allied 5
commanders: french Soult, allied Sir John Moore
first: french
banners: 6

map:
  A .       .       =       ./bLT   T       .       .       .       .       .       .       .       .
  B     .       =       ./bLC   ./bLT   .       .       .       .       T       .       .       .
  C .       =       ./bRL   .       H       H/bGG+  H       H       H       H/bLN   H       .       .
  D     =       .       .       .       H/bLN+  H/bLN   H/bFA   H/bLN   H/bLN+  H/bLN   .       .
  E .       =       =       .       T       .       .       F       .       .       .       T       .
  F     F       .       =       =       =       =       .       .       .       .       .       .
  G F       .       =       .       .       .       =       =       =       =       =       .       .
  H     ./fHC   =       ./fLT   H/fFA   H/fLN+  ./fLT   ./fLN   F       ./fFA   ./fLN+  F       ./fLT
  I .       ./fHC   .       H/fLN   H/fLN   H       ./fLN+  .       .       ./fLN   .       ./fLN   .

roads:
  A9-B9-C10-D10-E11-F11-G12-H12-I13

lanes:
  A5-B4-C4-D4-E5

courses:
  G11-G10-G9-G8-G7-F6-F5-F4-F3-E3-E2-D1-C2-B2-A3
  H2-G3-F3

places:
  A5 Oza
  B9 Eirís
  C7 Monte Mero
  E5 Elviña
  E12 Piedralonga
  H4 Peñasquedo heights (great battery)

waters:
  G11 Monelos

names:
  A4 Paget: 20th and 91st
  B3 Mounted picket
  B4 Paget: 52nd and 28th
  C3 Paget: 95th Rifles
  C6 Warde: Foot Guards
  C10 Catlin Craufurd
  D5 Bentinck: 4th, 42nd, 50th
  D6 Bentinck: 4th, 42nd, 50th
  D7 British guns
  D8 Manningham
  D9 Leith
  D10 Hill
  H1 Lahoussaye’s dragoons
  H3 Mermet: 31st Léger
  H4 Great battery
  H5 Mermet: line
  H6 Merle: 2nd and 4th Léger
  H7 Merle: line
  H9 Second battery
  H10 Delaborde: line
  H12 Delaborde: 17th Léger
  I2 Lahoussaye’s dragoons
  I4 Mermet: line
  I5 Mermet: line
  I7 Merle: line
  I10 Delaborde: line
  I12 Delaborde: line
  C6+ Moore
  D5+ Baird
  D9+ Hope
  H5+ Mermet
  H10+ Delaborde
  I7+ Soult

history:
  At the end of the winter retreat Sir John Moore had to hold the ridge of Monte Mero while his army
  went aboard. Soult set a great battery on the rocks opposite the British right, sent Mermet at
  Elviña and let his dragoons feel round the flank. Elviña changed hands again and again, Moore was
  struck down by a round shot, Paget’s reserve stopped the turning move, and night found both armies
  where they had begun.

notes:
  Forces, hands, first move, banners, the fordable streams and the number of tiles follow what is
  known of the published scenario; positions and the run of the streams are our reconstruction. The
  third British light unit is rifles, since the box holds two light units. Elviña starts empty.
`;
