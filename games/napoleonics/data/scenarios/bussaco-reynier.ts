/** A scenario file; the format is described in ../format.ts. */
export default `
title: Bussaco (Reynier's Assault)
title.uk: Бусаку (штурм Реньє)
title.ru: Бусаку (атака Ренье)
date: 1810-09-27
place: Pass of San Antonio de Cântaro, Serra do Buçaco, Portugal
facing: west
top: allied
cards: french 5, allied 5
commanders: french Reynier, allied Wellington (Picton)
first: french
banners: 6

map:
  A .       .       .       .       .       .       T       ./bHC   .       .       .       .       .
  B     H       H/bLN+  H       H       .       .       .       H/bLN   H       H/bFA   H       .
  C .       H/pLN   H/pLT   H/pLN   H       H/bLN+  ./pFA   H/pLN+  H/bLN+  H       H/bLN   H/pLN   .
  D     .       H       R       .       H       .       .       H/bRL   .       R       H       .
  E .       .       .       F       .       .       .       .       .       .       F       .       .
  F     .       .       F       .       .       .       .       .       .       F       .       .
  G .       .       .       .       .       ./fLT   T       .       ./fLT   ./fLT+  .       .       .
  H     .       .       ./fLN   ./fLN   ./fLT+  .       ./fFA   ./fFA   ./fLN   ./fLN   ./fLN   .
  I .       .       .       .       ./fLN   ./fLN+  ./fLN   .       ./fHA   .       ./fLC   .       .

objectives:
  french 1 temporary B6 B9

places:
  A7 Palheiros
  B9 northern plateau
  D10 crags taken by the French
  G7 San Antonio de Cântaro
  C7 pass of San Antonio

names:
  A8 Cavalry behind the ridge
  B2 Leith: Barnes's brigade
  B8 45th Foot
  B10 Thompson's guns
  C2 Leith: Spry's Portuguese
  C3 Loyal Lusitanian Legion
  C4 8th Portuguese
  C6 74th Foot
  C7 Arentschildt's Portuguese guns
  C8 21st Portuguese
  C9 88th Connaught Rangers
  C11 Lightburne: 5th and 83rd
  C12 9th Portuguese
  D8 Picton's riflemen (5/60th)
  G6 Heudelet: 31st Léger
  G9 Merle: 2nd and 4th Léger
  G10 Merle: 2nd and 4th Léger
  H3 Foy: 70th Line
  H4 Foy: 70th Line
  H5 Foy: 17th Léger
  H7 II Corps foot batteries
  H8 II Corps foot batteries
  H9 Merle: 36th Line
  H10 Merle: 36th Line
  H11 Merle: 36th Line
  I5 Heudelet: 47th Line
  I6 Heudelet: 47th Line
  I7 Heudelet: 47th Line
  I9 II Corps horse guns
  I11 P. Soult's light cavalry
  B2+ Leith
  C6+ Picton
  C8+ Champalimaud
  C9+ Mackinnon
  G10+ Merle
  H5+ Foy
  I6+ Reynier

history:
  Masséna sent Reynier's corps straight up the ridge of Bussaco by the pass of San Antonio. Heudelet
  was stopped on the road by Portuguese guns and the 74th; farther north Merle's eleven battalions
  came out of the mist on to an almost empty plateau, and the 88th, part of the 45th and the 8th
  Portuguese charged them down again before they could form. Foy tried once more beside the pass until
  Leith came along the crest and swept him off.

history.uk:
  Массена послав корпус Реньє просто на хребет Бусаку через перевал Сан-Антоніу. Еделе на дорозі
  зупинили португальські гармати й 74-й полк; північніше одинадцять батальйонів Мерля вийшли з
  туману на майже порожнє плато, і 88-й полк, частина 45-го та 8-й португальський скинули їх, перш
  ніж вони вишикувалися. Фуа спробував ще раз біля перевалу, але вздовж гребеня надійшов Лейт і змів
  його.

history.ru:
  Массена послал корпус Ренье прямо на хребет Бусаку через перевал Сан-Антониу. Эделе на дороге
  остановили португальские пушки и 74-й полк; севернее одиннадцать батальонов Мерля вышли из тумана
  на почти пустое плато, и 88-й полк, часть 45-го и 8-й португальский сбросили их прежде, чем они
  построились. Фуа попробовал ещё раз у перевала, но вдоль гребня подошёл Лейт и смёл его.

notes:
  A reconstruction. British heavy cavalry, a leader Mackinnon and Portuguese infantry are named in
  reports of the published scenario; everything else is ours. The pass is a clear gap in the crest,
  the crags of the slope are impassable. Two of the six French banners can be won by standing on the
  crest.

notes.uk:
  Реконструкція. У звітах про виданий сценарій названо британську важку кавалерію, лідера Маккіннона
  та португальську піхоту; решта наша. Перевал — відкритий прохід у гребені, скелі на схилі
  непрохідні. Два з шести французьких прапорів можна здобути, ставши на гребені.

notes.ru:
  Реконструкция. В отчётах об изданном сценарии названы британская тяжёлая кавалерия, полководец
  Маккиннон и португальская пехота; остальное наше. Перевал — открытый проход в гребне, скалы на
  склоне непроходимы. Два из шести французских знамён можно получить, встав на гребне.
`;
