/** A scenario file; the format is described in ../format.ts. */
export default `
title: Talavera
title.uk: Талавера
title.ru: Талавера
date: 1809-07-28
place: Talavera de la Reina, Spain
facing: east
top: french
cards: french 4, allied 6
commanders: french King Joseph and Victor, allied Wellesley
first: french
banners: 7

map:
  A .       ./fLC   ./fLC   .       .       .       .       .       .       .       .       .       .
  B     .       .       ./fLN   .       .       ./fLN   .       ./fLN   ./fLN   .       F/fLN   .
  C ./fLT   ./fLN   ./fLN   H       H       H/fLT   ./fLN+  .       ./fLN+  ./fFA   .       F       .
  D     =       =       H/fLT+  H/fFA   H/fFA   .       .       .       .       F       F       .
  E .       .       =       =       =       =       .       .       .       .       .       .       .
  F     .       .       H/bLN   H/bLN+  H/bFA   =       =       =       =       =       .       .
  G .       .       .       H/bRL+  H       H/bLT   ./bLN   ./bLN   ./bGG+  .       =       =       =
  H     ./bLC   ./bLC   .       H       .       .       .       ./bLN   F       F/bLN   H/bFA   .
  I .       .       ./bHC   .       .       .       .       .       ./bLC   .       .       .       T

works:
  H11 nw ne

objectives:
  french 1 temporary F4

roads:
  I13-H12-G12-F11-E12-D12-C13

lanes:
  I10-H10-G10-F9-E9-D8-C8-B7-A7

courses:
  D1-D2-E3-E4-E5-E6-F6-F7-F8-F9-F10-G11-G12-G13

places:
  C5 Cerro de Cascajal
  F4 Cerro de Medellín
  G5 Cerro de Medellín
  H11 Pajar de Vergara redoubt
  I13 Talavera outskirts

waters:
  D1 Portiña

names:
  A2 Merlin and Beaumont
  A3 Merlin and Beaumont
  B3 Villatte: line
  B6 Lapisse: line
  B8 Sebastiani
  B9 Sebastiani
  B11 Leval: Germans and Dutch
  C1 Ruffin: 9th Léger
  C2 Ruffin: 24th and 96th Line
  C3 Ruffin: 24th and 96th Line
  C6 Lapisse: 16th Léger
  C7 Lapisse: line
  C9 Sebastiani
  C10 Leval’s guns
  D3 Villatte: 27th Léger
  D4 Cascajal battery
  D5 Cascajal battery
  F3 Hill: Tilson
  F4 Hill: R. Stewart
  F5 Guns on the Medellín
  G4 Donkin’s riflemen (5/60th)
  G6 KGL light companies and Detachments
  G7 Sherbrooke: Langwerth and Löw, KGL
  G8 Sherbrooke: Cameron
  G9 Sherbrooke: Foot Guards
  H1 Anson: 23rd Light Dragoons, 1st KGL Hussars
  H2 Anson: 23rd Light Dragoons, 1st KGL Hussars
  H8 Mackenzie
  H10 A. Campbell
  H11 Guns in the redoubt
  I3 Fane: heavy brigade
  I9 Cotton
  C7+ Lapisse
  C9+ Sebastiani
  D3+ Victor
  F4+ Hill
  G4+ Wellesley
  G9+ Sherbrooke

history:
  A night attack and a dawn assault on the Cerro de Medellín had failed; in the afternoon of 28 July
  King Joseph’s army came on along the whole line. Leval was stopped by the guns of the unfinished
  Pajar redoubt. Lapisse and Sebastiani crossed the Portiña, were hurled back, and nearly broke the
  Guards and Germans who ran after them too far; Mackenzie and the 48th closed the gap. In the
  northern valley a mad charge of light dragoons still held Ruffin and Villatte in place.

notes:
  The British hand of six is known; the rest is our reconstruction, with the British force read from
  the surviving figures of the published list. The Spanish who held the ground towards Talavera are
  left out, and so are the French who never came into action: two divisions of dragoons and part of
  Villatte’s. The map ends at the Pajar redoubt, whose works cover its two front sides. The Portiña
  can be forded.
`;
