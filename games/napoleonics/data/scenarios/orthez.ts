/** A scenario file; the format is described in ../format.ts. */
export default `
title: Orthez
title.uk: Ортез
title.ru: Ортез
date: 1814-02-27
place: Saint-Boès and Orthez, France
facing: north
top: french
cards: french 5, allied 6
commanders: french Soult, allied Wellington
first: allied
banners: 7

map:
  A .       .       .       ./fLC   .       .       .       .       .       .       .       .       .
  B     .       .       H/fLN   H/fLN   H       H/fLN+  H       H/fLN   H       H       .       .
  C .       .       H/fLN+  H/fFA   H       H/fLN   H/fFA   H/fLN+  H       H/fFA   H       .       .
  D     .       T/fLT   .       .       .       .       H/fLT+  .       .       H/fLN   .       .
  E .       F       .       Q       .       .       H       .       .       H       H/fLT   .       .
  F     .       .       .       Q       Q       .       .       .       .       .       T/fMI   ~
  G ./pLN   ./bLN+  .       H/bLT+  .       ./bLN+  ./bLN   F       ./bLN   .       .       B       .
  H     ./bLN   ./bLN   H/bFA   ./pLT   .       ./bHA   ./pLN   ./bRL   ./bLN   ./pLN   ~       ./bLN
  I .       ./pLN   .       .       ./bLC   .       .       ./bLC   .       .       ~       .       .

objectives:
  allied 1 temporary D2 B6

roads:
  I13-H12-G12-F11-E11-D10-C10-B9-B8-B7-B6-B5-B4-C4-C3-D2-D1
  B6-A7

lanes:
  D2-E3-F3-G4-H4-I5

courses:
  F12-G12-H11-I11

places:
  B6 junction of the Dax road
  D2 Saint-Boès
  D7 western spur
  E11 eastern spur
  F11 Orthez
  G4 Roman camp
  G12 bridge of Orthez

waters:
  F12 Gave de Pau

looks:
  E4 marsh
  F4 marsh
  F5 marsh

names:
  A4 21st Chasseurs
  B3 Taupin: line
  B4 Pâris
  B6 Rouget
  B8 Darmagnac
  C3 Taupin: line
  C4 Battery on the Dax road
  C6 Rouget
  C7 Central battery
  C8 Darmagnac
  C10 D’Erlon’s guns
  D2 Taupin: 12th Léger in Saint-Boès
  D7 Foy: 6th Léger
  D10 Foy: line
  E11 Harispe: light battalions
  F11 Harispe: conscripts in Orthez
  G1 4th Division: Vasconcellos’s Portuguese
  G2 4th Division: Ross
  G4 Light Division: 52nd
  G6 3rd Division: Brisbane and Keane
  G7 3rd Division: Brisbane and Keane
  G9 6th Division: Pack and Lambert
  H1 4th Division: Anson
  H2 7th Division: Walker
  H3 Sympher’s battery
  H4 Light Division: 1st Caçadores
  H6 Ross’s horse guns
  H7 3rd Division: Power’s Portuguese
  H8 3rd Division: 5/60th
  H9 6th Division: Pack and Lambert
  H10 6th Division: Douglas’s Portuguese
  H12 Hill’s advance guard on the left bank
  I2 7th Division: Doyle’s Portuguese
  I5 Vivian and Somerset
  I8 Vivian and Somerset
  B6+ Soult
  C3+ Reille
  C8+ d’Erlon
  D7+ Foy
  G2+ Cole
  G4+ Wellington
  G6+ Picton

history:
  Soult stood on a long ridge north-west of Orthez: Taupin in Saint-Boès on his right, d’Erlon on the
  spurs in the middle, Harispe in the town. For three hours Cole broke on the houses of Saint-Boès and
  Picton got nowhere against Foy. Then Wellington attacked along the whole front and sent Colborne’s
  52nd from the Roman camp through a marshy hollow between the two French wings. Foy was wounded, the
  ridge was lost, and the retreat became a race.

notes:
  Our reconstruction from Soult’s orders and both orders of battle. The marsh below the Roman camp
  uses the sand quarry, the nearest ground in the game. The Gave de Pau is crossed only at the bridge.
  Hill’s crossing upstream is reduced to one unit at the bridge, and Villatte’s reserve is left out to
  match.
`;
