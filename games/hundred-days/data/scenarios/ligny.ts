/** A scenario file; the format is described in ../format.ts. */
export default `
title: Ligny
title.uk: Ліньї
title.ru: Линьи
date: 1815-06-16
place: Ligny, Netherlands
reconstruction: yes
actions: french 4, allied 4
need: french 8, allied 6
edge: french south, allied north
first: french
rounds: 14
timeout: allied

map:
  1 . . . . . . . w . . . . .
  2  . . . . . . . . . . . . .
  3 . . . . t h h . t . h . .
  4  w . t . h h . . . h t . .
  5 . . . t . t . . . . . . .
  6  . . . t . . . . . t . . .
  7 . . . . . . h . . t . . t
  8  . . . . h . . . . . . . .
  9 . . t . . . . . . . . . .

streams:
  A3-A4 B3-A4 B3-B4 C3-B4 C3-C4 D3-C4 D4-C4 D4-D5 E5-D5 E5-D6 E5-E6 F4-G5 F5-E6 F5-F6 F5-G5 G4-G5
  G4-H5 H4-H5 H4-I5 I4-I5 J5-I5 J5-I6 J5-J6 K5-J6 K5-K6 L5-K6 L5-L6 M5-L6 M5-M6

bridges:
  F5-F6 H4-H5

roads:
  A1-B1-C1-D1-E1-E2-F2-G2-H2-I3-J3-K3-L3-M3-M4 C9-D9-E9-E8-F7-G7-G6-H5-H4-I3-J3-J2-K1

places:
  C4 Wagnelée
  C9 Fleurus
  D5 St-Amand-la-Haye
  D6 St-Amand
  E3 Brye
  E8 heights north of Fleurus
  F3 Bussy mill heights
  F5 Ligny
  G7 Tombe de Ligny
  I3 Sombreffe
  J6 Tongrenelle
  J7 Boignée
  K3 Point du Jour
  K4 Tongrinne
  M7 Balâtre

keys:
  F5 1 french = Ligny
  D6 1 french = St-Amand
  I3 1 french = Sombreffe
  E3 1 french = Brye

units:
  french infantry B6 = Girard (II Corps)
  french infantry C7 = Lefol (III)
  french infantry D8 = Berthezène (III)
  french infantry E8 = Habert (III)
  french infantry F7 = Vichery (IV)
  french infantry G7 = Pêcheux (IV)
  french infantry+2 E9 = Old Guard
  french infantry+1 F9 = Young Guard
  french cavalry+2 D9 = Guard heavy cavalry
  french cavalry+1 H9 = Milhaud
  french cavalry I7 = Exelmans
  french cavalry K8 = Pajol
  french artillery C7 = III Corps guns
  french artillery E8 = III/Guard guns
  french artillery F7 = IV Corps guns
  french artillery G9 = Guard guns
  prussian infantry D5 = Steinmetz/Jagow, St-Amand-la-Haye
  prussian infantry D6 = Steinmetz, St-Amand
  prussian infantry F5 = Henckel, Ligny
  prussian infantry E3 = Pirch II, Brye
  prussian infantry G3 = Krafft (II)
  prussian infantry F2 = Tippelskirch (II)
  prussian infantry I3 = Kemphen (III), Sombreffe
  prussian infantry K4 = Luck (III), Tongrinne
  prussian cavalry C3 = Röder
  prussian cavalry G2 = Jürgass
  prussian cavalry J3 = Marwitz/Lottum
  prussian artillery E4 = I Corps guns
  prussian artillery F4 = I/II Corps guns
  prussian artillery H4 = II/III Corps guns
  prussian artillery J4 = III Corps guns

leaders:
  french 3 E9 = Napoleon
  french 1 C7 = Vandamme
  french 2 F7 = Gérard
  allied 2 E3 = Blücher
  allied 1 F5 = Zieten
  allied 1 I3 = Thielmann

history:
  On the hot afternoon of 16 June Napoleon falls upon Blücher’s three corps along the Ligne. The
  villages on the brook change hands until dusk; then the Guard goes in behind a thunderstorm and
  breaks the Prussian centre. Blücher, thrown from his horse, is ridden past by his own cavalry and
  his enemies’ and escapes in the dark.

history.uk:
  Спекотного дня 16 червня Наполеон нападає на три корпуси Блюхера над річечкою Лінь. Села над
  струмком переходять з рук у руки до сутінків; тоді, услід за грозою, в бій іде Гвардія і прориває
  прусський центр. Блюхера, скинутого з коня, минають і свої, і ворожі кіннотники, та в темряві йому
  вдається врятуватися.

history.ru:
  Жарким днём 16 июня Наполеон обрушивается на три корпуса Блюхера, стоящие вдоль речки Линь. Деревни
  над ручьём переходят из рук в руки до сумерек; затем, вслед за грозой, в дело идёт Гвардия и
  прорывает прусский центр. Сброшенного с коня Блюхера минуют и свои, и чужие всадники, и в темноте он
  спасается.

notes:
  A reconstruction from history, not the published set-up. The French must take villages and break
  units before night; the Prussians need only last. Bridges stand at Ligny and on the Gembloux road;
  elsewhere whoever wades the brook stops on the far bank. To even the chances the French have a base
  of four action points instead of five.

notes.uk:
  Реконструкція за історичними даними, а не видана розстановка. Французам треба до ночі брати села й
  нищити частини, пруссакам досить вистояти. Мости є в Ліньї та на дорозі до Жамблу; деінде той, хто
  переходить струмок, зупиняється на другому березі. Щоб шанси були рівні, база французів — чотири
  очки дій, а не п’ять.

notes.ru:
  Реконструкция по историческим данным, а не изданная расстановка. Французам нужно до ночи брать
  деревни и громить части, пруссакам достаточно выстоять. Мосты есть в Линьи и на дороге в Жамблу; в
  других местах перешедший ручей останавливается на том берегу. Чтобы шансы были равны, база французов
  — четыре очка действий, а не пять.
`;
