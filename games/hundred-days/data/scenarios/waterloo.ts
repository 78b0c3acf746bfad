/** A scenario file; the format is described in ../format.ts. */
export default `
title: Waterloo
title.uk: Ватерлоо
title.ru: Ватерлоо
date: 1815-06-18
place: Mont-Saint-Jean, Netherlands
reconstruction: yes
actions: french 4, allied 4
need: french 7, allied 7
edge: french south, allied north
first: french
rounds: 16
timeout: allied

map:
  1 . . . w . w . w . w . . .
  2  . . . . . . t . . . . . .
  3 . t . . . . . . . . . . .
  4  . . . h h h h h h h . . .
  5 . . . f . . f . . t t . w
  6  . . . w w . . . . . . w w
  7 . . . . . h h h h . . . .
  8  . . . . . . . . . t . . .
  9 . . . . . . h . . . . . .

streams:
  K5-J6 K5-K6 L5-K6 L5-L6 M5-L6 M5-M6

roads:
  G1-G2-G3-G4-G5-G6-G7-G8-G9 G2-F2-F3-E3-D4-C4-C5-C6-B6-B7-B8-A8-A9 D4-E4-F4-G4-H4-I4-J4-K4-L4-M4

places:
  B3 Braine-l’Alleud
  D5 Hougoumont
  D6 Hougoumont wood
  F1 Soignes forest edge
  G2 Mont-St-Jean
  G4 Mont-St-Jean ridge / Ohain road
  G5 La Haye Sainte
  G7 La Belle Alliance ridge
  G9 Rossomme
  J5 Papelotte/La Haye
  J8 Plancenoit
  K5 Smohain/Fichermont
  M6 Bois de Paris

keys:
  D5 1 french = Hougoumont
  G5 1 french = La Haye Sainte
  G2 2 french = Mont-St-Jean
  J5 1 french = Papelotte
  J8 1 allied = Plancenoit

units:
  french infantry D7 = Jérôme/Foy (II)
  french infantry F7 = Bachelu (II)
  french infantry H7 = Quiot/Donzelot (I)
  french infantry I7 = Marcognet (I)
  french infantry J7 = Durutte (I)
  french infantry G8 = Lobau (VI)
  french infantry+2 G9 = Old Guard
  french infantry+1 H9 = Young Guard
  french cavalry+1 E8 = Kellermann
  french cavalry+1 I8 = Milhaud
  french cavalry+2 F8 = Guard cavalry
  french cavalry K8 = Jacquinot/Domon
  french artillery H7 = grand battery W
  french artillery I7 = grand battery E
  french artillery E7 = II Corps guns
  french artillery F9 = Guard guns
  british infantry+1 D5 = Guards, Hougoumont
  british infantry E4 = Alten/Cooke
  british infantry G5 = KGL, La Haye Sainte
  british infantry H4 = Picton
  dutch infantry I4 = Bijlandt
  dutch infantry J5 = Saxe-Weimar, Papelotte
  brunswick infantry D3 = Brunswick
  british cavalry+1 F3 = Household
  british cavalry+1 H3 = Union
  british cavalry K4 = Vivian/Vandeleur
  dutch cavalry F2 = Collaert
  british artillery E4 = right batteries
  british artillery F4 = centre batteries
  british artillery I4 = left batteries
  prussian infantry round 6 by M4 M5 M6 M7 = Losthin (IV)
  prussian infantry round 6 by M4 M5 M6 M7 = Hiller (IV)
  prussian cavalry round 6 by M4 M5 M6 M7 = Prince Wilhelm
  prussian artillery round 6 by M4 M5 M6 M7 = IV Corps guns
  prussian infantry round 8 by M4 M5 M6 M7 = Hacke/Ryssel (IV)
  prussian infantry round 10 by M3 M4 = Steinmetz (I)
  prussian cavalry round 10 by M3 M4 = Röder (I)
  prussian infantry round 11 by M4 M5 M6 M7 = Tippelskirch (II)

leaders:
  french 3 G9 = Napoleon
  french 2 H7 = Ney
  french 1 D7 = Reille
  french 1 G8 = Lobau
  allied 3 E4 = Wellington
  allied 2 H4 = Picton
  allied 2 H3 = Uxbridge
  allied 2 round 6 = Blücher

history:
  Wellington waits on the ridge of Mont-Saint-Jean with Hougoumont and La Haye Sainte before his line.
  Napoleon lets the ground dry until noon, then sends d’Erlon, then all his cavalry, at last the
  Guard. From the afternoon on the Prussians press out of the wood of Paris upon Plancenoit, and in
  the evening upon the battlefield itself.

history.uk:
  Веллінгтон чекає на гребені Мон-Сен-Жан; перед його лінією — Угумон і Ла-Е-Сент. Наполеон до полудня
  дає землі просохнути, а тоді посилає вперед д’Ерлона, згодом усю кінноту і наостанок Гвардію. Від
  пополудня з Паризького лісу на Плансенуа тиснуть пруссаки, а ввечері вони вже на самому полі бою.

history.ru:
  Веллингтон ждёт на гребне Мон-Сен-Жан; перед его линией — Угумон и Ла-Э-Сент. Наполеон до полудня
  даёт земле просохнуть, затем посылает вперёд д’Эрлона, потом всю кавалерию и наконец Гвардию. С
  середины дня из Парижского леса на Плансенуа давят пруссаки, а вечером они уже на самом поле битвы.

notes:
  A reconstruction from history, not the published set-up. Either side wins with 7 points, the Allies
  also when night falls. The Prussians come from round 6 by the eastern edge: in the middle through
  the wood, north of it by the Ohain road, south of it over open ground. To even the chances the
  French have a base of four action points instead of five.

notes.uk:
  Реконструкція за історичними даними, а не видана розстановка. Кожна сторона перемагає, набравши 7
  очок, союзники — ще й із настанням ночі. Пруссаки підходять з 6-го раунду зі східного краю:
  посередині крізь ліс, північніше від нього дорогою на Оен, південніше відкритим полем. Щоб шанси
  були рівні, база французів — чотири очки дій, а не п’ять.

notes.ru:
  Реконструкция по историческим данным, а не изданная расстановка. Каждая сторона побеждает, набрав 7
  очков, союзники — ещё и с наступлением ночи. Пруссаки подходят с 6-го раунда с восточного края:
  посередине через лес, севернее его по дороге на Оэн, южнее открытым полем. Чтобы шансы были равны,
  база французов — четыре очка действий, а не пять.
`;
