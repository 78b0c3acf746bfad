/** A scenario file; the format is described in ../format.ts. */
export default `
title: Quatre Bras
title.uk: Катр-Бра
title.ru: Катр-Бра
date: 1815-06-16
place: Quatre Bras, Netherlands
reconstruction: yes
actions: french 4, allied 4
need: french 8, allied 5
edge: french south, allied north
first: french
rounds: 14
timeout: allied

map:
  1 . . . . . . . . . . . . .
  2  . . . . w . t . . . . . .
  3 . . . w w . . . . . . . .
  4  . . . w w . . . . l . t .
  5 . . w w . . f . . t . . .
  6  . . w w . . . . . . . . .
  7 . . f . . h . h . . . w w
  8  . . . . . . h . . . . . w
  9 . . . . . . t . . . . . .

streams:
  E4-E5 E4-F5 F4-F5 F4-G5 G4-G5 G4-H5 H4-H5 H4-I5 I4-I5 I4-J5 J4-J5 J4-K5

bridges:
  G4-G5

roads:
  G1-G2-G3-G4-G5-G6-G7-G8-G9 A1-B1-C1-D1-E1-F1-F2-G2-H2-I3-J3-K3-L3-M3-M4

places:
  C7 Grand Pierrepont farm
  D4 Bossu wood
  G2 Quatre Bras
  G5 Gemioncourt farm
  G9 Frasnes
  J4 Materne pond
  J5 Piraumont
  L4 Thyle
  M7 Hutte wood

keys:
  G2 3 french = crossroads
  G5 1 french = Gemioncourt
  J5 1 french = Piraumont

units:
  french infantry I7 = Bachelu 1
  french infantry H8 = Bachelu 2
  french infantry G7 = Foy 1
  french infantry F8 = Foy 2
  french infantry D8 = Jérôme 1
  french infantry D9 = Jérôme 2
  french cavalry J8 = Piré
  french cavalry G9 = Guard light cavalry (Lefebvre-Desnoëttes)
  french cavalry+1 round 5 by G9 F9 H9 = Kellermann cuirassiers
  french artillery G7 = II Corps guns
  french artillery I7 = II Corps guns
  french artillery F8 = II Corps guns
  dutch infantry G5 = Bijlandt, Gemioncourt
  dutch infantry D5 = Saxe-Weimar, Bossu wood
  dutch infantry I4 = Bijlandt left
  british infantry round 2 by F1 G1 H1 mark:rifles = Kempt (Picton)
  british infantry round 2 by F1 G1 H1 = Pack (Picton)
  brunswick infantry round 3 by F1 G1 H1 = Brunswick line
  brunswick infantry round 3 by F1 G1 H1 = Brunswick light
  british infantry+1 round 6 by A1 B1 A2 = Halkett / Foot Guards
  dutch cavalry round 2 by A1 B1 A2 = van Merlen
  brunswick cavalry round 3 by F1 G1 H1 = Brunswick cavalry
  dutch artillery G4 = Bijleveld/Stevenaar
  british artillery round 2 by F1 G1 H1 = Rogers/Rettberg
  british artillery round 6 by A1 B1 A2 = Lloyd/Cleeves

leaders:
  french 2 G7 = Ney
  french 1 F8 = Reille
  allied 1 G5 = Prince of Orange
  allied 3 round 2 = Wellington
  allied 2 round 2 = Picton

history:
  Ney is to seize the crossroads that joins Wellington to Blücher. At two in the afternoon only
  Perponcher’s Netherlanders bar the way, thinly spread over wood, farm and stream. Every hour brings
  the Allies new brigades; by evening they outnumber the marshal, and the chance of the morning is
  gone.

history.uk:
  Ней має захопити перехрестя, що пов’язує Веллінгтона з Блюхером. О другій дня дорогу заступають лише
  нідерландці Перпонше, рідко розставлені в лісі, на фермі й уздовж струмка. Щогодини до союзників
  підходять нові бригади; надвечір союзників уже більше, ніж солдатів у маршала, і ранкову нагоду
  втрачено.

history.ru:
  Ней должен захватить перекрёсток, связывающий Веллингтона с Блюхером. В два часа дня путь ему
  преграждают лишь нидерландцы Перпонше, редко расставленные в лесу, на ферме и вдоль ручья. Каждый
  час к союзникам подходят новые бригады; к вечеру союзников уже больше, чем солдат у маршала, и
  утренняя возможность упущена.

notes:
  A reconstruction from history, not the published set-up. The French strike at once at three weak
  units and race the reinforcements from Brussels and Nivelles. The rifles are with Kempt. To even the
  chances the French have a base of four action points instead of five and need eight points instead
  of seven; the Allies need five instead of six.

notes.uk:
  Реконструкція за історичними даними, а не видана розстановка. Французи одразу б’ють по трьох слабких
  частинах і змагаються в часі з підкріпленнями з Брюсселя та Нівеля. Стрілки — при Кемпті. Щоб шанси
  були рівні, база французів — чотири очки дій, а не п’ять; для перемоги їм треба вісім очок, а не
  сім, союзникам — п’ять, а не шість.

notes.ru:
  Реконструкция по историческим данным, а не изданная расстановка. Французы сразу бьют по трём слабым
  частям и спорят со временем: подкрепления идут из Брюсселя и Нивеля. Стрелки — при Кемпте. Чтобы
  шансы были равны, база французов — четыре очка действий, а не пять; для победы им нужно восемь
  очков, а не семь, союзникам — пять, а не шесть.
`;
