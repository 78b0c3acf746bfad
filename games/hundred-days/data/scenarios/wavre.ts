/** A scenario file; the format is described in ../format.ts. */
export default `
title: Wavre
title.uk: Вавр
title.ru: Вавр
date: 1815-06-18/1815-06-19
place: Wavre, Netherlands
reconstruction: yes
actions: french 5, allied 4
need: french 7, allied 6
edge: french south, allied north
first: french
rounds: 14
timeout: allied

map:
  1 . . . . . . . . . . . . .
  2  . . . . . . . . h h . . .
  3 . . t . . . h . . . t . .
  4  . w w . . h . t . . . . .
  5 w . . . t . . t . . . . .
  6  . . . . f . . h h . . . .
  7 . t . . . h h . . . . . w
  8  . . . . . . . . . . . w w
  9 . . . . . . . . . . . . .

rivers:
  A7-A8 B6-C7 B7-A8 B7-B8 B7-C7 C6-C7 C6-D7 D6-D7 D6-E6 D6-E7 E5-E6 F4-G5 F5-E6 F5-F6 F5-G5 G4-G5
  G4-H5 H4-H5 H4-I5 I4-I5 I4-J4 I4-J5 J3-J4 K3-J4 K3-K4 L2-M3 L3-K4 L3-L4 L3-M3 M2-M3

bridges:
  H4-H5 G4-G5 E5-E6 B7-B8

roads:
  I1-I2-H2-H3-H4-H5-H6-I7-I8-J9 B9-B8-B7-B6-B5-C5-C4-C3

places:
  B7 Limal
  C3 Rosières/Rixensart
  C4 Rixensart wood
  E5 Bierges
  E6 Bierges mill
  H4 Wavre
  H5 Wavre suburb (right bank)
  K3 Basse-Wavre

keys:
  H4 2 french = Wavre
  E5 1 french = Bierges
  B7 1 french = Limal
  I1 2 french = Brussels road exit

units:
  french infantry H7 = Habert (III)
  french infantry I6 = Lefol (III)
  french infantry G8 = Berthezène (III)
  french infantry E8 = Hulot (IV)
  french infantry E9 = Vichery (IV)
  french infantry round 4 by A9 B9 C9 = Pêcheux (IV)
  french infantry round 5 by A9 B9 C9 = Teste (VI)
  french cavalry K7 = Exelmans dragoons
  french cavalry round 4 by A9 B9 = Pajol
  french cavalry D9 = Vallin
  french artillery H6 = III Corps guns
  french artillery F7 = IV Corps guns
  french artillery J6 = reserve guns
  prussian infantry H4 = Zepelin in Wavre
  prussian infantry G3 = Kemphen (10th)
  prussian infantry E5 = Stülpnagel (12th), Bierges
  prussian infantry I2 = Luck (11th), Brussels road
  prussian infantry B6 = Stengel detachment (I Corps), Limal
  prussian cavalry D4 = Hobe cavalry
  prussian cavalry F2 = Marwitz
  prussian artillery F4 = battery
  prussian artillery I3 = battery
  prussian artillery D5 = battery

leaders:
  french 1 H7 = Grouchy
  french 1 I6 = Vandamme
  french 2 E8 = Gérard
  allied 2 G3 = Thielmann

history:
  While the guns of Waterloo can be heard in the west, Grouchy comes up with Thielmann’s rearguard on
  the swollen Dyle. The French storm the bridges of Wavre and the mill of Bierges in vain; at dusk
  hussars gallop over the bridge at Limal. Thielmann is beaten next morning, but Blücher’s other corps
  have long been where they were needed.

history.uk:
  Поки на заході гримлять гармати Ватерлоо, Груші наздоганяє ар’єргард Тільмана над розлитою Діллю.
  Французи марно штурмують мости Вавра і млин у Б’єржі; у сутінках гусари галопом захоплюють міст у
  Лімалі. Наступного ранку Тільмана розбито, та решта корпусів Блюхера давно вже там, де вони
  потрібні.

history.ru:
  Пока на западе гремят пушки Ватерлоо, Груши настигает арьергард Тильмана на разлившейся Дили.
  Французы напрасно штурмуют мосты Вавра и мельницу в Бьерже; в сумерках гусары галопом берут мост у
  Лималя. Наутро Тильман разбит, но остальные корпуса Блюхера давно там, где они нужны.

notes:
  A reconstruction from history, not the published set-up. The Dyle is crossed by its four bridges
  alone; that of Basse-Wavre is down. Fire over the river is not hindered: guns on the right bank
  prepare what the infantry must carry.

notes.uk:
  Реконструкція за історичними даними, а не видана розстановка. Діль переходять лише чотирма мостами;
  міст у Бас-Ваврі зруйновано. Стрільбі через річку ніщо не заважає: гармати правого берега готують
  те, що мусить узяти піхота.

notes.ru:
  Реконструкция по историческим данным, а не изданная расстановка. Диль переходят только по четырём
  мостам; мост в Бас-Вавре разрушен. Стрельбе через реку ничто не мешает: пушки правого берега готовят
  то, что должна взять пехота.
`;
