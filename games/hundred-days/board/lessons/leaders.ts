import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

const POSITION = `
title: Leaders
title.uk: Воєначальники
title.ru: Полководцы
actions: french 4, allied 4
need: french 6, allied 6
edge: french south, allied north
first: french
rounds: 8
timeout: allied

map:
  1 . . . . . . . . . . . . .
  2  . . . . . . . . . . . . .
  3 . . h h . . . . . . . . .
  4  . . . . . . . . . w w . .
  5 . . . . . . . . . . w . .
  6  . . . . . . . . . . . . .
  7 . . . . . . . . . . . . .
  8  . . . . . . . . . . . . .
  9 . . . . . . . . . . . . .

units:
  french infantry E6 figures:2
  french infantry G7
  british artillery G4
  british infantry D4

leaders:
  french 2 E6 = Ney
  french 1 G7 = Reille
  french 2 C8 = Lobau

round: 2
turn: french
left: 6
`;

export const leaders: Lesson = {
  id: 'leaders',
  title: said('Leaders', 'Воєначальники', 'Полководцы'),
  about: said(
    'They steady, rally and lead, and they can fall.',
    'Вони тримають стрій, гуртують і ведуть, і вони можуть загинути.',
    'Они держат строй, сплачивают и ведут, и они могут погибнуть.',
  ),
  scenario: drawn(POSITION),
  seat: 'french',
  steps: [
    {
      say: said(
        'A leader’s golden number is added to the morale of every unit in his hex. He acts once a turn: he rallies, goes along with a unit, or rides on his own.',
        'Золоте число воєначальника додається до моралі кожної частини на його гексі. Діє він раз за хід: гуртує, йде разом із частиною або скаче сам.',
        'Золотое число полководца прибавляется к морали каждой части в его гексе. Действует он раз за ход: сплачивает, идёт вместе с частью или скачет сам.',
      ),
    },
    {
      ask: said(
        'Ney stands with a weakened unit. Choose the infantry, not him.',
        'Ней стоїть з ослабленою частиною. Оберіть піхоту, а не його.',
        'Ней стоит с ослабленной частью. Выберите пехоту, а не его.',
      ),
      want: ['pick:0'],
    },
    {
      ask: said(
        'Rally: figures and leader together make four, and a die not above that brings back a figure. Both have then acted.',
        'Згуртування: фігури й воєначальник разом дають чотири, і кубик, не вищий за це, повертає фігуру. Після цього діяли обоє.',
        'Сплочение: фигуры и полководец вместе дают четыре, и кубик не выше этого возвращает фигуру. После этого действовали оба.',
      ),
      want: ['rally'],
    },
    { falls: '3' },
    {
      ask: said(
        'A three: the figure is back. Now the unit with Reille.',
        'Трійка: фігура повернулася. Тепер частину з Реєм.',
        'Тройка: фигура вернулась. Теперь часть с Рейлем.',
      ),
      want: ['pick:1'],
    },
    {
      ask: said(
        'A leader goes along only if you say so, and it costs nothing. Take him along.',
        'Воєначальник іде разом лише за наказом, і це задарма. Візьміть його.',
        'Полководец идёт вместе только по приказу, и это даром. Возьмите его.',
      ),
      want: ['take-along:1'],
    },
    {
      ask: said('One hex forward, towards the guns.', 'Гекс уперед, до гармат.', 'Гекс вперёд, к пушкам.'),
      want: ['step:G6'],
    },
    { ask: said('And halt.', 'І стати.', 'И встать.'), want: ['halt'] },
    {
      ask: said(
        'Lobau is alone. Press him: a leader rides three hexes for a point.',
        'Лобау сам. Натисніть на нього: воєначальник скаче три гекси за очко.',
        'Лобау один. Нажмите на него: полководец скачет три гекса за очко.',
      ),
      want: ['pick-leader:2'],
    },
    {
      ask: said(
        'He rides through friends, never through enemies.',
        'Крізь своїх він їде, крізь ворогів — ні.',
        'Сквозь своих он едет, сквозь врагов — нет.',
      ),
      want: ['step:D7'],
    },
    {
      ask: said(
        'Stay behind the line. A leader alone cannot be shot at, but an enemy who enters his hex kills him.',
        'Лишіться за лінією. По самотньому воєначальникові не стріляють, але ворог, що ввійде на його гекс, його вб’є.',
        'Останьтесь за линией. По одинокому полководцу не стреляют, но враг, вошедший в его гекс, его убьёт.',
      ),
      want: ['halt'],
    },
    {
      ask: said('End the turn.', 'Завершіть хід.', 'Завершите ход.'),
      want: ['end-turn'],
    },
    { falls: '1' },
    { seat: 'allied', plays: 'pick:2' },
    { seat: 'allied', plays: 'fire:G6' },
    { falls: '611' },
    {
      say: said(
        'The British guns throw two ones. Where a leader stands, ones are dangerous: under fire one die is thrown for him, in a shock one for every 1; a 1 kills him.',
        'Британські гармати викинули дві одиниці. Де стоїть воєначальник, там одиниці небезпечні: під вогнем за нього кидають один кубик, в ударі — по кубику за кожну одиницю; 1 — і він загинув.',
        'Британские пушки выбросили две единицы. Где стоит полководец, там единицы опасны: под огнём за него бросают один кубик, в ударе — по кубику за каждую единицу; 1 — и он погиб.',
      ),
    },
    { falls: '1' },
    {
      say: said(
        'Reille has fallen. That is a victory point for the enemy, and from now on a coin less for you in every turn. Keep leaders where they steady the line, not where the guns look.',
        'Рей загинув. Це переможне очко для ворога, а вам відтепер щоходу монетою менше. Тримайте воєначальників там, де вони зміцнюють стрій, а не там, куди дивляться гармати.',
        'Рейль погиб. Это победное очко врагу, а вам отныне каждый ход монетой меньше. Держите полководцев там, где они укрепляют строй, а не там, куда смотрят пушки.',
      ),
    },
  ],
};
