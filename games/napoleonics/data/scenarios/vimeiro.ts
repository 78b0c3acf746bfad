/** A scenario file; the format is described in ../format.ts. */
export default `
title: Vimeiro
title.uk: Вімейру
title.ru: Вимейру
date: 1808-08-21
place: Vimeiro, Portugal
facing: east
top: french
cards: french 5, allied 5
commanders: french Junot, allied Wellesley
first: french
banners: 6

map:
  A .       ./fLN   ./fHC   F       ./fLN   .       ./fHA   ./fLN   ./fGR+  F       ./fLC   ./fHC   .
  B     ./fLN+  .       .       ./fLT   .       ./fFA   F/fLT   ./fLN+  F       ./fLN+  ./fFA   .
  C .       T       H       .       .       .       .       F       .       .       .       .       .
  D     H       H       H       H       .       .       ./bRL   .       .       F       .       .
  E H       H       H       H       .       .       H/bLN+  H/bFA   H/bLN   .       .       .       .
  F     .       H/bLN+  H/bLN   .       ./bRL   ./bLN   H       H/bLT+  .       .       .       .
  G .       .       ./bLN   .       .       .       T       T       .       =       =       =       =
  H     .       ./pLN+  .       .       .       .       ./bLC   ./pLC   =       H/bFA   H/bLN   H
  I .       .       .       .       .       .       .       .       =       .       H       H       H

objectives:
  french 1 temporary G7 G8

places:
  C2 Ventosa
  D2 north-eastern ridge
  E8 Vimeiro hill
  G7 Vimeiro
  G8 Vimeiro churchyard
  H11 western ridge

names:
  A2 Brenier
  A3 Dragoons with Brenier
  A5 Solignac: line
  A7 Reserve guns
  A8 2nd Reserve Grenadiers (as line)
  A9 1st Reserve Grenadiers
  A11 26th Chasseurs
  A12 Provisional dragoons
  B1 Brenier
  B4 Solignac: light battalions
  B6 French foot batteries
  B7 Thomières: light battalion
  B8 Thomières: line
  B10 Charlot
  B11 French foot batteries
  D7 Fane: 60th and 95th Rifles
  E7 Fane: 50th Foot
  E8 Guns on Vimeiro hill
  E9 Anstruther: 9th and 97th
  F2 Fergusson: 36th, 40th, 71st
  F3 Fergusson: 36th, 40th, 71st
  F5 Acland's riflemen (95th)
  F6 Acland
  F8 Anstruther: 43rd and 52nd
  G3 Nightingall and Bowes
  H2 Trant's Portuguese
  H7 20th Light Dragoons
  H8 Portuguese cavalry
  H10 Guns on the western ridge
  H11 Hill on the western ridge
  A9+ Kellermann
  B1+ Brenier
  B8+ Delaborde
  B10+ Loison
  E7+ Fane
  F2+ Fergusson
  F8+ Wellesley
  H2+ Trant

history:
  Junot marched out of Torres Vedras with some 14,000 men to throw Wellesley into the sea. He sent
  Brenier, and then Solignac, on a wide march against the British left, but attacked Vimeiro hill in
  front without waiting for them. The columns of Thomières and Charlot, and after them Kellermann's
  reserve grenadiers, were shot down by lines waiting on the crest and driven back through the
  village. On the north-eastern ridge Fergusson's brigades dealt with Solignac and Brenier one after
  the other, and the French lost most of their guns.

notes:
  Set at the opening of the French assault, with the brigades of Fergusson, Nightingall and Bowes
  already moved to the left as in history. Craufurd's brigade is left out; Trant stands for the left
  reserve. Only one grenadier unit exists in the box, so Kellermann's second regiment is a line unit.
`;
