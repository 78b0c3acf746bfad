import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

const POSITION = `
title: First orders
top: french
cards: french 4, allied 4
first: allied
banners: 3

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       T       .       .       .       .       .       .
  C .       .       F       .       .       ./fLN   ./fFA   .       .       .       F       .       .
  D     .       .       .       .       ./fLN3  H       H       .       .       .       .       .
  E .       .       .       .       .       .       .       .       .       .       .       .       .
  F     .       .       .       .       .       .       ./fLC2  .       .       .       .       .
  G .       .       .       .       ./bLN+  ./bLN   .       ./bLN   .       F       .       .       .
  H     .       .       .       .       .       ./bFA   .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .

hands:
  french probe-centre scout-left rally forward
  allied attack-centre probe-right scout-left forward
`;

export const firstOrders: Lesson = {
  id: 'orders',
  title: said('Orders, march, fire', 'Накази, марш, вогонь', 'Приказы, марш, огонь'),
  about: said(
    'A whole turn: a card, orders, movement, dice.',
    'Цілий хід: карта, накази, рух, кубики.',
    'Целый ход: карта, приказы, движение, кубики.',
  ),
  scenario: drawn(POSITION),
  seat: 'allied',
  steps: [
    {
      say: said(
        'You command the redcoats at the bottom. Troops obey only when a card orders them: everything begins with the cards under the map.',
        'Ви командуєте червоними мундирами внизу. Війська слухаються, лише коли наказує карта: усе починається з карт під мапою.',
        'Вы командуете красными мундирами внизу. Войска слушаются, только когда приказывает карта: всё начинается с карт под полем.',
      ),
    },
    {
      ask: said(
        '“Attack Centre” orders three units in the middle third of the field. Play it.',
        '«Атака по центру» дає наказ трьом загонам у середній третині поля. Зіграйте її.',
        '«Атака в центре» отдаёт приказ трём частям в средней трети поля. Сыграйте её.',
      ),
      want: ['play:attack-centre'],
    },
    {
      ask: said(
        'What you may choose now has a golden edge. Order the battalion with the general: officers go along with their men.',
        'Те, що можна вибрати зараз, обведене золотом. Дайте наказ загонові з лідером: лідер іде разом зі своїми людьми.',
        'То, что можно выбрать сейчас, обведено золотом. Отдайте приказ части с полководцем: он идёт вместе со своими людьми.',
      ),
      want: ['order:G5'],
    },
    {
      ask: said(
        'Order the battalion beside the French horsemen, too.',
        'Дайте наказ і загонові поруч із французькою кавалерією.',
        'Отдайте приказ и части рядом с французской кавалерией.',
      ),
      want: ['order:G8'],
    },
    {
      ask: said(
        'And the guns. That makes three.',
        'І гарматам. Це третій наказ.',
        'И пушкам. Это третий приказ.',
      ),
      want: ['order:H6'],
    },
    {
      ask: said(
        'First everybody moves, then everybody fights. Take the general’s battalion.',
        'Спершу всі рухаються, потім усі б’ються. Візьміть загін із лідером.',
        'Сначала все двигаются, потом все сражаются. Возьмите часть с полководцем.',
      ),
      want: ['move:G5'],
    },
    {
      ask: said(
        'Line infantry marches one hex a turn. Send it forward, into musket range of the French line.',
        'Лінійна піхота проходить один гекс за хід. Пошліть її вперед, на мушкетний постріл від французької лінії.',
        'Линейная пехота проходит один гекс за ход. Пошлите её вперёд, на мушкетный выстрел от французской линии.',
      ),
      want: ['to:F5'],
    },
    {
      ask: said(
        'The guns and the other battalion stay where they are: whoever does not move shoots better. End the movement.',
        'Гармати й другий загін лишаються на місці: хто не рухався, той влучніше стріляє. Закінчіть рух.',
        'Пушки и вторая часть остаются на месте: кто не двигался, стреляет лучше. Закончите движение.',
      ),
      want: ['done'],
    },
    {
      ask: said(
        'Now the battle. Let the guns begin.',
        'Тепер бій. Хай почнуть гармати.',
        'Теперь бой. Пусть начнут пушки.',
      ),
      want: ['battle:H6'],
    },
    {
      ask: said(
        'Choose the horsemen. The number on a target is the number of dice; point at it, or on a phone press it once, and you see the odds.',
        'Виберіть кавалерію. Число на цілі — це кількість кубиків; наведіть на неї або на телефоні раз торкніться, і побачите шанси.',
        'Выберите кавалерию. Число на цели — это количество кубиков; наведите на неё или на телефоне раз коснитесь, и увидите шансы.',
      ),
      want: ['attack:F7'],
    },
    { falls: 'cif' },
    {
      say: said(
        'A horseman on a die hits cavalry: one block lost. The flag drives the unit back one hex for each flag; its owner chooses the way. The foot soldier hits nothing here.',
        'Символ кавалерії на кубику влучає в кавалерію: один блок утрачено. Прапор жене загін назад на гекс за кожен прапор; шлях обирає власник. Піхота на кубику тут не влучає нікуди.',
        'Символ кавалерии на кубике попадает в кавалерию: один блок потерян. Флаг гонит часть назад на гекс за каждый флаг; путь выбирает владелец. Пехота на кубике здесь ни во что не попадает.',
      ),
    },
    { seat: 'french', plays: 'retreat:E7' },
    {
      ask: said('Now the general’s battalion.', 'Тепер загін із лідером.', 'Теперь часть с полководцем.'),
      want: ['battle:F5'],
    },
    {
      ask: said(
        'Fire at the French line infantry on the left. Having marched, it throws half its dice.',
        'Стріляйте по французькій лінійній піхоті ліворуч. Після маршу вона кидає половину кубиків.',
        'Стреляйте по французской линейной пехоте слева. После марша она бросает половину кубиков.',
      ),
      want: ['attack:D5'],
    },
    { falls: 'ii' },
    {
      say: said(
        'Two foot soldiers, two blocks. A unit fights with as many dice as it has blocks, so every block it loses weakens its own fire.',
        'Дві піхоти — два блоки. Загін б’ється стількома кубиками, скільки має блоків, тож кожен утрачений блок послаблює і його вогонь.',
        'Две пехоты — два блока. Часть сражается столькими кубиками, сколько у неё блоков, так что каждый потерянный блок ослабляет и её огонь.',
      ),
    },
    {
      ask: said(
        'The last battalion has no enemy beside it any more and lets it be. End the turn: you draw a card, and it is the enemy’s turn.',
        'Останній загін уже не має ворога поруч і не б’ється. Закінчіть хід: ви берете карту, і ходить суперник.',
        'У последней части врага рядом больше нет, и она не сражается. Закончите ход: вы берёте карту, и ходит противник.',
      ),
      want: ['done'],
    },
    { falls: 'attack-left' },
    {
      say: said(
        'That is the whole turn: a card, orders, movement, battle, a new card. Take enough enemy units or leaders and you have the banners to win.',
        'Ото й увесь хід: карта, накази, рух, бій, нова карта. Знищіть досить ворожих загонів чи лідерів — і матимете прапори перемоги.',
        'Вот и весь ход: карта, приказы, движение, бой, новая карта. Уничтожьте достаточно вражеских частей или полководцев — и у вас будут победные знамёна.',
      ),
    },
  ],
};
