import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

const POSITION = `
title: The purse
title.uk: Гаманець
title.ru: Кошелёк
actions: french 4, allied 3
need: french 6, allied 6
edge: french south, allied north
first: french
rounds: 8
timeout: allied

map:
  1 . . . . . . . . . . . . .
  2  . . h h . . . . . . . . .
  3 . . . . . . . . . w w . .
  4  . . . . . . . . . w . . .
  5 . . . . t . . . . . . . .
  6  . . . . . . . . . . . . .
  7 . . . . . . . . . . . . .
  8  . h . . . . . . . . . . .
  9 . h h . . . . . . . . . .

roads:
  H9-H8-H7-H6-H5-H4-H3-H2-H1

places:
  E5 Ligny

keys:
  E5 2 french = Ligny

units:
  french infantry E7
  french infantry H8
  french artillery F7
  prussian infantry F5
  prussian infantry D3

round: 1
turn: french
`;

export const coins: Lesson = {
  id: 'coins',
  title: said('The purse of a turn', 'Гаманець на хід', 'Кошелёк на ход'),
  about: said(
    'A whole turn: action points, the march, the road, fire, a key hex.',
    'Цілий хід: очки дій, марш, дорога, вогонь, ключовий гекс.',
    'Целый ход: очки действий, марш, дорога, огонь, ключевой гекс.',
  ),
  scenario: drawn(POSITION),
  seat: 'french',
  steps: [
    {
      say: said(
        'You command the French, at the bottom. Everything is paid for with action points. You have four a turn here, and a die adds one, two or three.',
        'Ви командуєте французами внизу. За все платять очками дій. Тут їх чотири на хід, а кубик додає одне, два чи три.',
        'Вы командуете французами внизу. За всё платят очками действий. Здесь их четыре на ход, а кубик добавляет одно, два или три.',
      ),
    },
    { falls: '4' },
    {
      say: said(
        'A four brings two more: six coins lie under the map. What a thing costs is shown in coins before you do it.',
        'Четвірка дає ще два: під мапою лежить шість монет. Ціну кожної дії показано монетами ще до того, як ви її зробите.',
        'Четвёрка даёт ещё два: под картой лежат шесть монет. Цена каждого действия показана монетами ещё до того, как вы его сделаете.',
      ),
    },
    {
      ask: said(
        'What has a golden edge may act. Choose the infantry before the village.',
        'Хто обведений золотом, той може діяти. Оберіть піхоту перед містечком.',
        'Кто обведён золотом, тот может действовать. Выберите пехоту перед городом.',
      ),
      want: ['pick:0'],
    },
    {
      ask: said(
        'Infantry marches up to two hexes and pays a point for each. Step forward.',
        'Піхота йде щонайбільше два гекси й платить очко за кожен. Зробіть крок уперед.',
        'Пехота идёт самое большее на два гекса и платит очко за каждый. Сделайте шаг вперёд.',
      ),
      want: ['step:E6'],
    },
    {
      ask: said(
        'And into Ligny. It is a key hex: the shield shows its points. Infantry and guns take it the moment they enter; cavalry and leaders never do.',
        'І в Ліньї. Це ключовий гекс: на щиті його очки. Піхота й гармати беруть його, щойно ввійшли; кавалерія й воєначальники — ніколи.',
        'И в Линьи. Это ключевой гекс: на щите его очки. Пехота и пушки берут его, как только вошли; кавалерия и полководцы — никогда.',
      ),
      want: ['step:E5'],
    },
    {
      ask: said(
        'It has acted, as the notch at its foot shows: one action a turn. Now the infantry on the road.',
        'Вона вже діяла, про що каже виріз унизу підставки: одна дія за хід. Тепер піхоту на дорозі.',
        'Она уже действовала, о чём говорит вырез внизу подставки: одно действие за ход. Теперь пехоту на дороге.',
      ),
      want: ['pick:1'],
    },
    {
      ask: said(
        'A step along the road costs half: one point buys two of them.',
        'Крок дорогою коштує половину: за одне очко їх два.',
        'Шаг по дороге стоит половину: за одно очко их два.',
      ),
      want: ['step:H7'],
    },
    {
      ask: said('The second one has been paid for already.', 'Другий уже оплачено.', 'Второй уже оплачен.'),
      want: ['step:H6'],
    },
    {
      ask: said(
        'Save the rest of your coins. Halt here.',
        'Решту монет прибережіть. Станьте тут.',
        'Остальные монеты приберегите. Встаньте здесь.',
      ),
      want: ['halt'],
    },
    {
      ask: said('The guns.', 'Гармати.', 'Пушки.'),
      want: ['pick:2'],
    },
    {
      ask: said(
        'Fire at the Prussian infantry. The number on a target is the number of dice; point at it, or on a phone press it once, and you see the odds. Guns hit on 5–6 up to two hexes away, on 6 at three.',
        'Вогонь по прусській піхоті. Число на цілі — це кількість кубиків; наведіть на неї або на телефоні раз торкніться, і побачите шанси. Гармати влучають на 5–6 до двох гексів, на трьох — лише на 6.',
        'Огонь по прусской пехоте. Число на цели — это количество кубиков; наведите на неё или на телефоне раз коснитесь, и увидите шансы. Пушки попадают на 5–6 до двух гексов, на трёх — только на 6.',
      ),
      want: ['fire:F5'],
    },
    { falls: '652' },
    {
      say: said(
        'Two hits, two figures. A unit attacks with three dice however few figures it has left, but with fewer figures it stands less firmly. Fire drives nobody back: for that there is the shock.',
        'Два влучання — дві фігури. Скільки б фігур не лишилося, частина атакує трьома кубиками, та що їх менше, то гірше вона стоїть. Вогонь нікого не зганяє з місця: для цього є удар.',
        'Два попадания — две фигуры. Сколько бы фигур ни осталось, часть атакует тремя кубиками, но чем их меньше, тем хуже она стоит. Огонь никого не сгоняет с места: для этого есть удар.',
      ),
    },
    {
      ask: said(
        'Everybody has acted. End your turn; coins that are left are lost.',
        'Усі діяли. Завершіть хід; невитрачені монети пропадають.',
        'Все действовали. Завершите ход; неистраченные монеты пропадают.',
      ),
      want: ['end-turn'],
    },
    { falls: '2' },
    { seat: 'allied', plays: 'pick:3' },
    { seat: 'allied', plays: 'fire:E5' },
    { falls: '63' },
    {
      say: said(
        'The Prussians fire back: three dice, but the town takes one away. A six costs you a figure. Woods, towns and fortifications shelter against every attack, a hill against fire from afar.',
        'Пруссаки відповідають вогнем: три кубики, але містечко забирає один. Шістка коштує вам фігури. Ліс, містечко й укріплення боронять від кожної атаки, пагорб — від вогню здалеку.',
        'Пруссаки отвечают огнём: три кубика, но город отнимает один. Шестёрка стоит вам фигуры. Лес, город и укрепление защищают от любой атаки, холм — от огня издалека.',
      ),
    },
    { seat: 'allied', plays: 'end-turn' },
    {
      say: said(
        'That is a turn. Every unit you destroy, every leader and every key hex is worth points; whoever has the number shown above the map when a turn ends has won.',
        'Ото й увесь хід. Кожна знищена частина, кожен воєначальник і кожен ключовий гекс дають очки; хто наприкінці ходу має число, вказане над мапою, той переміг.',
        'Вот и весь ход. Каждая уничтоженная часть, каждый полководец и каждый ключевой гекс дают очки; у кого в конце хода есть число, указанное над картой, тот победил.',
      ),
    },
  ],
};
