/** A scenario file; the format is described in ../format.ts. */
export default `
title: Salamanca (Cole’s Attack and Clausel’s Counter-attack)
title.uk: Саламанка (атака Коула і контратака Клозеля)
title.ru: Саламанка (атака Коула и контратака Клозеля)
date: 1812-07-22
place: Between the two Arapiles, Salamanca, Spain
facing: south
top: french
cards: french 5, allied 6
commanders: french Clausel, allied Wellington
first: allied
banners: 6

map:
  A .       F       F       .       F       ./fLN+  ./fLN   ./fLT   F       F       ./fHC   .       .
  B     .       F       .       ./fGR   .       ./fHC   H       H       H/fLN   H       H       .
  C .       .       ./fLN   ./fLN+  ./fLN   .       H/fLT   H/fLN+  H/fLN   H/fFA   H       H/fLN   .
  D     .       .       H/fFA   H/fLN   .       .       .       H       H       .       .       .
  E .       .       R       H       .       .       .       .       .       .       .       .       .
  F     .       ./pLN   ./pLN+  ./pLT   .       ./pLT   ./pLN+  ./bGR   ./bLN+  .       .       .
  G .       .       H/bLN   H/bFA   .       .       ./pLN   .       T       .       ./bLN   ./pLN   .
  H     .       .       H       .       ./bLN   ./bLN+  .       T       .       H/bFA   H       .
  I .       .       .       .       ./pLN   ./bLN   ./bLN   .       .       .       ./bLC   .       .

objectives:
  allied 2 temporary D4
  french 1 temporary G4

lanes:
  I8-H8-G9-F9-E10-D10-D11-D12-C13
  H8-H7-G7-F6-E6-D5-C5-B5-A6

places:
  C9 Monte de Azán, east end
  D3 Greater Arapile
  D4 Greater Arapile
  E3 rocks of the Greater Arapile
  G3 Lesser Arapile
  G4 Lesser Arapile
  G9 Los Arapiles
  H8 Los Arapiles

looks:
  H8 farm

names:
  A6 Ferey: 47th and 70th Line
  A7 Ferey: 47th and 70th Line
  A8 Ferey: 31st Léger
  A11 Boyer’s dragoons
  B4 Bonet: grenadiers
  B6 Boyer’s dragoons
  B9 Clausel: 27th, 50th, 59th Line
  C3 Bonet: 118th, 119th, 122nd Line
  C4 Bonet: 118th, 119th, 122nd Line
  C5 Bonet: 118th, 119th, 122nd Line
  C7 Clausel: 25th Léger
  C8 Clausel: 27th, 50th, 59th Line
  C9 Clausel: 27th, 50th, 59th Line
  C10 Clausel’s guns
  C12 Maucune’s remnants
  D3 Guns on the Arapile
  D4 Bonet: 120th Line on the Arapile
  F2 Pack’s Portuguese
  F3 Pack’s Portuguese
  F4 Pack: 4th Caçadores
  F6 4th Division: 7th Caçadores
  F7 4th Division: Stubbs’s Portuguese
  F8 4th Division: Fusiliers (7th, 23rd)
  F9 4th Division: 48th
  G3 4th Division: W. Anson (27th, 40th)
  G4 Battery on the Lesser Arapile
  G7 4th Division: Stubbs’s Portuguese
  G11 5th Division, left flank
  G12 Spry’s Portuguese
  H5 6th Division: Hulse
  H6 6th Division: Hulse
  H10 Battery by the village
  I5 6th Division: Rezende’s Portuguese
  I6 6th Division: Hinde
  I7 6th Division: Hinde
  I11 Light dragoons
  A6+ Ferey
  C4+ Bonet
  C8+ Clausel
  F3+ Pack
  F7+ Beresford
  F9+ Cole
  H6+ Clinton

history:
  While the French left fell apart, Cole attacked Clausel on the plateau and Pack’s Portuguese tried
  to storm the Greater Arapile. Pack was thrown from the rocks just below the top, Bonet fell upon
  Cole’s open flank, and for a moment Clausel, now in command, had a hole in Wellington’s centre and
  put all he had into it. Clinton’s 6th Division was already on the march; after a murderous exchange
  of volleys the counter-stroke was broken, and Ferey covered the retreat.

notes:
  Our reconstruction of the centre alone, after the attack of Pakenham and Leith. The Fusilier brigade
  is one grenadier unit, and so are the French grenadiers. The Greater Arapile is climbed from its
  sides, not through the rocks in front.
`;
