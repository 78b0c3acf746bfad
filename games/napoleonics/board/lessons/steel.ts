import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

const POSITION = `
title: Steel
top: french
cards: french 4, allied 4
first: french
banners: 3

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       .       .       .       .       .       .       .
  C .       .       F       .       .       .       .       .       .       .       F       .       .
  D     .       .       .       .       ./fHC+  .       ./fLN   ./fLN   .       .       .       .
  E .       .       .       .       .       .       .       .       .       .       .       .       .
  F     .       .       .       .       ./bLN   .       ./bLN2  .       .       .       .       .
  G .       .       .       .       .       .       H       .       .       F       .       .       .
  H     .       .       .       .       .       ./bFA   .       ./bLN+  .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .

hands:
  french attack-centre scout-left rally forward
  allied probe-centre probe-right scout-left forward
`;

export const steel: Lesson = {
  id: 'steel',
  title: said('Steel and squares', 'Багнети й каре', 'Штыки и каре'),
  about: said(
    'Melee, taking ground, and what a square is.',
    'Ближній бій, зайняття позиції і що таке каре.',
    'Ближний бой, продвижение и что такое каре.',
  ),
  scenario: drawn(POSITION),
  seat: 'french',
  steps: [
    {
      say: said(
        'This time you are the French, at the top, and you mean to close. Beside the enemy there is no fire, only melee: both sides may strike, and sabers hit everybody.',
        'Цього разу ви за французів, угорі, і йдете на зближення. Поруч із ворогом не стріляють, там ближній бій: удари можливі з обох боків, і шаблі влучають у всіх.',
        'На этот раз вы за французов, наверху, и идёте на сближение. Рядом с врагом не стреляют, там ближний бой: удары возможны с обеих сторон, и сабли попадают во всех.',
      ),
    },
    {
      ask: said('Play “Attack Centre”.', 'Зіграйте «Атаку по центру».', 'Сыграйте «Атаку в центре».'),
      want: ['play:attack-centre'],
    },
    {
      ask: said(
        'Order the heavy cavalry with its general.',
        'Дайте наказ важкій кавалерії з лідером.',
        'Отдайте приказ тяжёлой кавалерии с полководцем.',
      ),
      want: ['order:D5'],
    },
    {
      ask: said(
        'And one battalion of the line.',
        'І одному загонові лінійної піхоти.',
        'И одной части линейной пехоты.',
      ),
      want: ['order:D7'],
    },
    {
      ask: said(
        'Two will do. You may always order fewer than a card allows.',
        'Досить і двох. Завжди можна дати менше наказів, ніж дозволяє карта.',
        'Хватит и двух. Всегда можно отдать меньше приказов, чем позволяет карта.',
      ),
      want: ['done'],
    },
    {
      ask: said('Take the battalion.', 'Візьміть піхоту.', 'Возьмите пехоту.'),
      want: ['move:D7'],
    },
    {
      ask: said(
        'Bring it up to the weakened redcoats.',
        'Підведіть її до ослаблених червоних мундирів.',
        'Подведите её к ослабленным красным мундирам.',
      ),
      want: ['to:E7'],
    },
    {
      ask: said('Now the horsemen.', 'Тепер кавалерію.', 'Теперь кавалерию.'),
      want: ['move:D5'],
    },
    {
      ask: said(
        'Heavy cavalry has two hexes; one is enough to stand before the other battalion.',
        'Важка кавалерія має два гекси; щоб стати перед другим загоном, досить одного.',
        'У тяжёлой кавалерии два гекса; чтобы встать перед второй частью, хватит одного.',
      ),
      want: ['to:E5'],
    },
    {
      ask: said('The infantry first.', 'Спершу піхота.', 'Сначала пехота.'),
      want: ['battle:E7'],
    },
    {
      ask: said('Attack.', 'Атакуйте.', 'Атакуйте.'),
      want: ['attack:F7'],
    },
    { seat: 'allied', plays: 'no' },
    { falls: 'iscaf' },
    {
      say: said(
        'A foot soldier and a saber: both blocks are gone, and with the unit you win a banner. Had it survived, it could have battled back.',
        'Піхота й шаблі: обидва блоки зникли, а за знищений загін ви здобули прапор перемоги. Якби він уцілів, міг би вдарити у відповідь.',
        'Пехота и сабли: оба блока исчезли, а за уничтоженную часть вы взяли победное знамя. Уцелей она, могла бы ударить в ответ.',
      ),
    },
    {
      ask: said(
        'Whoever empties the enemy’s hex in melee may take the ground. Do it.',
        'Хто в ближньому бою звільнив ворожий гекс, той може його зайняти. Займіть.',
        'Кто в ближнем бою освободил вражеский гекс, тот может его занять. Займите.',
      ),
      want: ['advance'],
    },
    {
      ask: said('Now the heavy cavalry.', 'Тепер важка кавалерія.', 'Теперь тяжёлая кавалерия.'),
      want: ['battle:E5'],
    },
    {
      ask: said(
        'Attack the battalion in front of it.',
        'Атакуйте загін перед нею.',
        'Атакуйте часть перед ней.',
      ),
      want: ['attack:F5'],
    },
    { seat: 'allied', plays: 'square' },
    { falls: 'probe-right' },
    {
      say: said(
        'It has formed square. A card of its owner’s hand lies under it for as long as it stands, so his hand is one card poorer. Against a square cavalry throws a single die.',
        'Він вишикувався в каре. Поки воно стоїть, під ним лежить карта з руки власника, тож рука бідніша на карту. Проти каре кавалерія кидає лише один кубик.',
        'Она построилась в каре. Пока оно стоит, под ним лежит карта из руки владельца, так что рука беднее на карту. Против каре кавалерия бросает лишь один кубик.',
      ),
    },
    { falls: 'f' },
    {
      ask: said(
        'A flag: the horsemen bounce off. Choose where they go.',
        'Прапор: кавалерія відскакує. Виберіть, куди їй відійти.',
        'Флаг: кавалерия отскакивает. Выберите, куда ей отойти.',
      ),
      want: ['retreat:D5', 'retreat:D4'],
    },
    { falls: 'probe-left' },
    {
      say: said(
        'So a square costs its owner a card and its own mobility, and makes a fine target for guns and infantry. Horse, foot and guns together break it.',
        'Отже, каре коштує власникові карти й рухливості та є чудовою ціллю для гармат і піхоти. Кавалерія, піхота й гармати разом його ламають.',
        'Итак, каре стоит владельцу карты и подвижности и служит отличной целью для пушек и пехоты. Кавалерия, пехота и пушки вместе его ломают.',
      ),
    },
  ],
};
