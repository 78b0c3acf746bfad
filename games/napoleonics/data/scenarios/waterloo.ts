/** A scenario file; the format is described in ../format.ts. */
export default `
title: Waterloo
title.uk: Ватерлоо
title.ru: Ватерлоо
date: 1815-06-18
place: Mont-Saint-Jean, Belgium
facing: north
top: allied
cards: french 6, allied 6
commanders: french Napoleon, allied Wellington
first: french
banners: 8

map:
  A .       .       .       .       .       .       T       .       .       .       .       .       .
  B     ./bLN   ./bLT   .       ./bLC   .       ./bGHC+ ./bLN   ./bHC   .       .       ./bLC   .
  C .       H/bHA   H/bGG+  H/bLN   .       H/bLN+p H/bFA   H/bLN+  H/bLN   H/pLN   H       H       .
  D     .       .       .       .       .       Q/bRL   .       ./pLN   .       .       .       .
  E .       .       T/bGG   .       .       T/bLT   .       .       .       .       .       T/pLT   .
  F     .       F       .       .       .       .       .       .       .       .       .       .
  G .       F       F       .       .       .       H       H/fLN+  H/fFA   H/fFA   .       .       .
  H     .       F       ./fLN+  ./fLT   ./fLN   ./fYG   T       ./fLN   ./fLN   ./fLN   ./fLT   .
  I .       ./fLC   .       ./fHC   ./fLN   ./fGHC+ ./fOG+  ./fGFA  ./fCU   ./fCU   T       ./fLC   .

objectives:
  french 1 temporary E3 E6 E12

roads:
  A7-B6-C6-D5-E6-F6-G7-H7-I8
  A7-B6-B5-C5-D4-D3-D2-E2-F1-G1

lanes:
  C6-C7-C8-C9-C10-C11-C12-C13
  E12-F11-G11-H10-I11
  D3-E3

places:
  A7 Mont-Saint-Jean
  C8 ridge of Mont-Saint-Jean
  D6 sandpit
  E3 Hougoumont
  E6 La Haye Sainte
  E12 Papelotte
  F2 wood of Hougoumont
  H7 La Belle Alliance
  I11 Plancenoit

looks:
  E3 farm
  E6 farm
  E12 farm
  H7 farm

names:
  B1 Clinton: du Plat
  B2 Clinton: Adam (52nd)
  B4 Grant and Dörnberg
  B6 Household Brigade
  B7 Lambert (arriving)
  B8 Union Brigade
  B11 Vivian and Vandeleur
  C2 Horse troops
  C3 Cooke: Maitland and Byng
  C4 Alten: C. Halkett
  C6 Alten: Ompteda and Kielmansegge
  C7 Foot batteries
  C8 Picton: Kempt
  C9 Picton: Pack
  C10 Netherlands and Hanoverian foot on the left (as line)
  D6 95th Rifles in the sandpit
  D8 Bijlandt
  E3 Foot Guards in Hougoumont
  E6 2nd Light Battalion KGL in La Haye Sainte
  E12 Nassau in Papelotte
  G8 D’Erlon: Donzelot
  G9 Grand battery
  G10 Grand battery
  H3 Jérôme: line
  H4 Jérôme: 1st Léger
  H5 Foy
  H6 Young Guard
  H8 D’Erlon: Quiot
  H9 D’Erlon: Marcognet
  H10 D’Erlon: Durutte
  H11 D’Erlon: 13th Léger
  I2 Piré
  I4 Kellermann’s dragoons and carabiniers
  I5 Bachelu
  I6 Guyot: Guard heavy cavalry
  I7 Old Guard
  I8 Guard artillery
  I9 Milhaud’s cuirassiers
  I10 Milhaud’s cuirassiers
  I12 Jacquinot
  B6+ Uxbridge
  C3+ Wellington
  C6+ Orange
  C8+ Picton
  G8+ d’Erlon
  H3+ Reille
  I6+ Ney
  I7+ Napoleon

history:
  Napoleon attacked Wellington’s mixed army on the ridge of Mont-Saint-Jean, hoping to be in Brussels
  before the Prussians came. Reille was drawn into an endless fight for Hougoumont; d’Erlon’s columns
  were met on the crest by Picton and ridden down by the heavy brigades; the farm of La Haye Sainte
  held most of the day, and the great cavalry attacks spent themselves against the squares. The
  scenario covers the hours before the Prussians reached the French flank.

notes:
  Six cards a side, eight banners, the three farms as objectives and the outline of the ground follow
  reports of the published scenario; number and place of the units are our reconstruction, and so is
  the French first move. Brown units stand for Dutch-Belgian and Nassau troops. The Brunswickers and
  Lobau’s corps are left out.
`;
