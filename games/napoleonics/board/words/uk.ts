import type { CardWords, Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { capital, plural } from '@bicorne/boardkit';
import { PEOPLE_UK, PLACES_UK } from './uk.names.ts';
import { SCENARIOS_UK } from './uk.scenarios.ts';

const form = plural('uk');
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form(n, { one, few, many, other: few })}`;
const blocks = (n: number): string => count(n, 'блок', 'блоки', 'блоків');
const flags = (n: number): string => count(n, 'прапор', 'прапори', 'прапорів');
const banners = (n: number): string => count(n, 'прапор перемоги', 'прапори перемоги', 'прапорів перемоги');
const cards = (n: number): string => count(n, 'карта', 'карти', 'карт');
const hexes = (n: number): string => count(n, 'гекс', 'гекси', 'гексів');
const list = new Intl.ListFormat('uk');

const one = (name: string) => ({ name, number: 'one' }) as const;
const many = (name: string) => ({ name, number: 'many' }) as const;

const WHERE = { left: 'на лівому фланзі', centre: 'у центрі', right: 'на правому фланзі' } as const;
const SIDE = { left: 'ліворуч', centre: 'по центру', right: 'праворуч' } as const;
type Side = keyof typeof SIDE;

const sided =
  (name: string, text: (where: string) => string) =>
  (side: Side): CardWords => ({
    name: `${name} ${SIDE[side]}`,
    text: text(WHERE[side]),
  });
const scout = sided(
  'Розвідка',
  (where) =>
    `Наказ 1 загону чи лідеру ${where}. Наприкінці ходу візьміть дві карти, одну лишіть, другу скиньте.`,
);
const probe = sided('Розвідка боєм', (where) => `Накази 2 загонам чи лідерам ${where}.`);
const attack = sided('Атака', (where) => `Накази 3 загонам чи лідерам ${where}.`);
const assault = sided(
  'Наступ',
  (where) => `Накази стільком загонам чи лідерам ${where}, скільки у вас командування.`,
);

const worth = (n: number, apiece: boolean): string => {
  if (!apiece) return banners(n);
  return `по ${n === 1 ? 'одному прапору перемоги' : banners(n)}`;
};

/** How long an objective counts, and from when. */
const HELD = {
  permanent: {
    atOnce: 'здобувається раз і назавжди',
    start: 'здобувається назавжди, якщо тримати її на початку свого ходу',
  },
  temporary: { atOnce: 'доки там стоять загони', start: 'доки загін стоїть там на початку свого ходу' },
} as const;

const minus = (dice: number): string => (dice === 0 ? '0' : `−${dice}`);

/** Of both sides. */
const WINS =
  'Першими наберіть стільки прапорів перемоги, скільки показано вгорі: по одному за кожен знищений ворожий загін чи лідера та за деякі місця.';

const LEXICON: Lexicon = {
  locale: 'uk',
  title: 'Наполеоніка',
  tagline: 'Битви Піренейської війни та 1815 року: карти, блоки й бойові кубики.',
  seats: { french: 'Французи', allied: 'Союзники' },
  nations: {
    french: { one: 'французька', neuter: 'французьке', many: 'французькі' },
    british: { one: 'британська', neuter: 'британське', many: 'британські' },
    portuguese: { one: 'португальська', neuter: 'португальське', many: 'португальські' },
  },
  units: {
    LN: one('лінійна піхота'),
    LT: one('легка піхота'),
    RL: many('карабінери'),
    GR: many('гренадери'),
    YG: one('Молода гвардія'),
    OG: one('Стара гвардія'),
    GG: many('гвардійські гренадери'),
    MI: one('міліція'),
    LC: one('легка кавалерія'),
    HC: one('важка кавалерія'),
    CU: many('кірасири'),
    GHC: one('гвардійська важка кавалерія'),
    FA: one('піша артилерія'),
    GFA: one('гвардійська піша артилерія'),
    HA: one('кінна артилерія'),
    GLT: one('гвардійська легка піхота'),
    GLC: one('гвардійська легка кавалерія'),
    LL: many('улани'),
    GHA: one('гвардійська кінна артилерія'),
    MC: one('кавалерія міліції'),
    MA: one('артилерія міліції'),
  },
  terrain: {
    clear: 'рівнина',
    forest: 'ліс',
    hill: 'пагорб',
    ruggedHill: 'скелястий пагорб, непрохідний',
    town: 'містечко',
    mill: 'млин',
    river: 'річка, непрохідна',
    fordableRiver: 'брід',
    bridge: 'міст',
    sandQuarry: 'піщаний кар’єр',
  },
  works: 'польові укріплення',
  ignoring: { leader: 'за лідера', support: 'за підтримку', class: 'за тип', works: 'за укріплення' },
  faces: { infantry: 'піхота', cavalry: 'кавалерія', artillery: 'артилерія', flag: 'прапор', saber: 'шаблі' },
  cards: {
    'scout-left': scout('left'),
    'scout-centre': scout('centre'),
    'scout-right': scout('right'),
    'probe-left': probe('left'),
    'probe-centre': probe('centre'),
    'probe-right': probe('right'),
    'attack-left': attack('left'),
    'attack-centre': attack('centre'),
    'attack-right': attack('right'),
    'assault-left': assault('left'),
    'assault-centre': assault('centre'),
    'assault-right': assault('right'),
    'coordinated-advance': {
      name: 'Узгоджений наступ',
      text: 'Накази 1 загону чи лідеру ліворуч, 2 у центрі та 1 праворуч.',
    },
    'flank-attack': { name: 'Флангова атака', text: 'Накази 2 загонам чи лідерам на кожному фланзі.' },
    forward: { name: 'Загальний наступ', text: 'Накази 2 загонам чи лідерам у кожній секції.' },
    'recon-in-force': { name: 'Розвідка по фронту', text: 'Наказ 1 загону чи лідеру в кожній секції.' },
    'bayonet-charge': {
      name: 'Багнетна атака',
      text: 'До 4 піхотних загонів. Можуть пройти 2 гекси й битися, але лише в ближньому бою. Гвардійська піхота кидає на 1 кубик більше.',
    },
    bombard: {
      name: 'Бомбардування',
      text: 'До 4 артилерійських загонів: або рух до 3 гексів без бою, або бій на місці з 2 додатковими кубиками (гвардія — 3).',
    },
    'cavalry-charge': {
      name: 'Кавалерійська атака',
      text: 'До 4 загонів кавалерії чи кінної артилерії. Кавалерія кидає на 1 кубик більше (гвардія — на 2), важка може пройти 3 гекси.',
    },
    'counter-attack': {
      name: 'Контратака',
      text: 'Діє як карта, яку суперник зіграв минулого ходу; ліве й праве міняються місцями.',
    },
    elan: {
      name: 'Елан',
      text: 'Киньте стільки кубиків, скільки у вас командування. Символ — наказ загону цього роду військ, прапор — будь-кому. Загони кидають на 1 кубик більше. Скид замішується в колоду.',
    },
    'fire-and-hold': {
      name: 'Вогонь і тримати позицію',
      text: 'До 4 загонів піхоти чи артилерії без ворога поруч. Стоять і стріляють з 1 додатковим кубиком.',
    },
    'first-strike': {
      name: 'Перший удар',
      text: 'Зіграйте, коли ваш загін атакують у ближньому бою: він кидає кубики першим. Як власний наказ не діє.',
    },
    'force-march': {
      name: 'Форсований марш',
      text: 'Уся піхота однієї секції. Легкі, гренадери, гвардія та загони з лідером можуть пройти 2 гекси й битися; решта піхоти може пройти 2 гекси, але вже без бою.',
    },
    'cold-steel': {
      name: 'Дати їм холодної сталі',
      text: 'Усі ваші загони поруч із ворожими. Не рухаються й не стріляють, а б’ються в ближньому бою з 1 додатковим кубиком.',
    },
    leadership: {
      name: 'Лідерство',
      text: 'Накази всім лідерам. Загін, із яким лідер лишився, теж має наказ і кидає на 1 кубик більше.',
    },
    'grande-manoeuvre': {
      name: 'Великі маневри',
      text: 'До 4 загонів чи лідерів рухаються до 4 гексів і не б’ються. Або звичайний наказ 1 загону.',
    },
    rally: {
      name: 'Збір',
      text: 'Киньте стільки кубиків, скільки у вас командування. Символ роду військ повертає блок такому загону; цей загін має наказ.',
    },
    'short-supply': {
      name: 'Погане постачання',
      text: 'Один загін, свій чи ворожий, вертається на власний край у своїй секції. Наказів немає.',
    },
    'one-unit': { name: 'Один загін на вибір', text: 'Наказ 1 загону без дії самої карти.' },
  },
  toll: (strength, pieces) => `${blocks(strength)}; знищено загонів: ${pieces}`,
  wins: {
    french: WINS,
    allied: WINS,
  },
  effort: 'Близько години · легко вивчити',
  handicap: {
    title: 'Переможні прапори',
    text: 'Суперник починає бій, уже маючи стільки прапорів.',
  },
  options: {
    edition: {
      title: 'Редакція правил',
      text: 'У першій редакції каре можна шикувати в містечку, на броді та в укріпленнях, воно не очолює комбінованої атаки; укріплення спиняють кожного, хто в них входить; лідер може залишити поле бою; «Кавалерійська атака» зважає лише на кавалерію.',
      choices: { later: 'Пізніша', first: 'Перша' },
    },
    nationalCards: {
      title: 'Національні карти загонів',
      text: 'Французькі гренадери не мають додаткового кубика в стрільбі, а французька міліція після руху округлює вниз.',
    },
  },
  scenarios: SCENARIOS_UK,
  victory: (goal, objectives, exits) =>
    [
      `Для перемоги треба ${banners(goal)}.`,
      ...objectives.map(
        ({ army, hexes: where, banners: n, permanent, of, atOnce }) =>
          `${army}: ${{ each: '', most: 'більшість гексів ', all: 'усі гекси ' }[of]}${list.format(where)} — ${worth(n, of === 'each' && where.length > 1)}, ${HELD[permanent ? 'permanent' : 'temporary'][atOnce ? 'atOnce' : 'start']}.`,
      ),
      ...exits.map(
        ({ army, hexes: where, banners: n }) =>
          `${army} можуть залишити поле через ${list.format(where)}${n === 0 ? '' : `, за кожен загін — ${banners(n)}`}.`,
      ),
    ].join(' '),
  unnamed: 'Лідер',
  people: PEOPLE_UK,
  places: PLACES_UK,
  whyNot: {
    card: 'Спершу зіграйте карту командування.',
    theirs: 'Цей загін обрати не можна: він не ваш.',
    empty: 'Тут нікого немає.',
    ordered: 'Цей загін уже має наказ.',
    notOrderable:
      'Карта не має наказу для цієї фігури: не та секція, не той рід військ або всі накази вже віддано.',
    noOrder: 'Цей загін не має наказу: рухаються й б’ються лише ті, хто його має.',
    moved: 'Цей загін уже рухався: кожен рухається раз за хід.',
    noWay: 'Туди немає дороги, якою загін міг би пройти.',
    occupied: 'Гекс зайнято: жоден загін туди не входить і крізь нього не проходить.',
    far: ({ n }) => `Задалеко: цей загін проходить щонайбільше ${hexes(n)}.`,
    battled: 'Цей загін уже бився: кожен б’ється раз за хід.',
    tired: 'Він пройшов забагато, щоб іще й битися.',
    noTarget: 'У нього немає цілі в межах дальності й видимості.',
    range: ({ n }) => `Задалеко: цей загін стріляє щонайбільше на ${hexes(n)}.`,
    sight: ({ hex }) => `Не видно: лінію закриває ${hex}.`,
    engaged: 'Поруч стоїть ворог: атакувати можна лише тих, хто поруч.',
    onlyMelee: 'Кавалерія не стріляє: вона атакує тих, хто поруч.',
    noDice: 'Для цього вогню не лишилося б жодного кубика.',
    asked: 'Спершу треба відповісти на інше.',
  },
  prompts: {
    play: () => 'Зіграйте карту командування.',
    section: () => 'Оберіть секцію, що вирушає в марш.',
    manner: () => 'Маневр до чотирьох загонів чи наказ одному?',
    restore: ({ left }) => `Поверніть блок загону (лишилося: ${left}).`,
    supply: () => 'Оберіть загін, якому бракує постачання.',
    place: ({ piece }) => `${piece}: куди повернути?`,
    order: ({ left, card }) => `Віддайте накази: ${card}${left > 0 ? `, лишилося ${left}` : ''}.`,
    leaveSquare: ({ piece }) => `${piece}: вийти з каре?`,
    move: () => 'Оберіть, хто рухається, або переходьте до бою.',
    to: ({ piece }) => `${piece}: куди рухатись?`,
    ride: ({ piece }) => `${piece}: куди їхати?`,
    battle: () => 'Оберіть, хто б’ється, або завершіть бої.',
    target: ({ piece }) => `${piece}: оберіть ціль.`,
    support: ({ attacker, defender }) =>
      `Комбінована атака: які батареї підтримають (${attacker} проти ${defender})?`,
    react: ({ attacker, defender }) => `Атака: ${attacker}. ${capital(defender)}: як відповісти?`,
    ignore: ({ piece, left, reasons }) => `${piece}: ${flags(left)}. Скільки ігнорувати (${reasons})?`,
    retreat: ({ piece, left }) => `${piece}: оберіть шлях відступу (${hexes(left)}).`,
    flight: ({ piece }) => `${piece} має відступити на 1–3 гекси. Оберіть шлях.`,
    back: ({ defender }) => `${defender}: удар у відповідь?`,
    advance: ({ attacker, cavalry }) =>
      cavalry ? `Кавалерійський прорив, ${attacker}: зайняти гекс?` : `${attacker}: зайняти позицію?`,
    press: ({ attacker }) => `${attacker}: можна пройти ще один гекс.`,
    bonus: ({ attacker }) => `Додаткова атака, ${attacker}: оберіть ціль.`,
    keep: () => 'Лишіть одну з двох карт.',
  },
  moments: {
    play: () => 'Обирають карту командування.',
    section: () => 'Обирають секцію, що вирушає в марш.',
    restore: ({ left }) => `Повертають блоки (лишилося: ${left}).`,
    supply: () => 'Обирають загін, якому бракує постачання.',
    place: ({ piece }) => `${piece}: повернення на поле.`,
    order: ({ left, card }) => `Віддають накази: ${card}${left > 0 ? `, лишилося ${left}` : ''}.`,
    move: () => 'Рух.',
    to: ({ piece }) => `${piece}: рух.`,
    ride: ({ piece }) => `${piece}: рух.`,
    battle: () => 'Бої.',
    target: ({ piece }) => `${piece}: обирають ціль.`,
    support: ({ attacker, defender }) =>
      `Комбінована атака: батареї можуть підтримати (${attacker} проти ${defender}).`,
    retreat: ({ piece, left }) => `${piece}: відступ (${hexes(left)}).`,
    flight: ({ piece }) => `${piece} має відступити на 1–3 гекси.`,
    bonus: ({ attacker }) => `Додаткова атака: ${attacker}.`,
    keep: () => 'Лишають одну з двох карт.',
  },
  actions: {
    order: ({ piece }) => `наказ: ${piece}`,
    detach: ({ leader, hex }) => `наказ лідеру: ${leader} (${hex})`,
    restore: ({ piece }) => `повернути блок: ${piece}`,
    supply: ({ piece }) => `відіслати назад: ${piece}`,
    place: ({ hex }) => `поставити на ${hex}`,
    move: ({ piece }) => `рухати: ${piece}`,
    ride: ({ leader, hex }) => `рухати лідера: ${leader} (${hex})`,
    to: ({ hex }) => `іти на ${hex}`,
    battle: ({ piece }) => `у бій: ${piece}`,
    attack: ({ piece }) => `атакувати: ${piece}`,
    join: ({ piece }) => `підтримати: ${piece}`,
    retreat: ({ hex }) => `відступити на ${hex}`,
    flee: ({ hex }) => `відійти на ${hex}`,
    press: ({ hex }) => `пройти далі на ${hex}`,
    play: ({ card }) => `зіграти «${card}»`,
    keep: ({ card }) => `лишити «${card}»`,
    ignore: ({ flags: n, driven }) => `${n === 0 ? 'не ігнорувати' : `ігнорувати ${flags(n)}`}: ${driven}`,
    section: ({ section }) => ({ left: 'ліворуч', centre: 'центр', right: 'праворуч' })[section],
    manoeuvre: () => 'великі маневри',
    single: () => 'наказ одному загону',
    leave: () => 'вийти з каре: карта повернеться',
    stay: () => 'лишитися в каре: без руху',
    strike: () => 'зіграти «Перший удар»: бити першим',
    retire: () => 'відступ і перебудова: на 2 гекси назад',
    square: () => 'шикувати каре: одну карту буде відкладено',
    back: () => 'удар у відповідь',
    advance: () => 'зайняти гекс',
    halt: () => 'зупинитися тут',
    exit: () => 'залишити поле бою',
    done: ({ asked }) =>
      ({
        order: 'накази віддано',
        move: 'до бою',
        battle: 'завершити бої',
        support: 'атакувати',
        press: 'зупинитися тут',
        restore: 'досить',
      })[asked] ?? 'готово',
    no: ({ asked }) =>
      ({ react: 'прийняти бій', back: 'не відповідати', advance: 'стояти', bonus: 'без додаткової атаки' })[
        asked
      ] ?? 'ні',
  },
  driven: {
    back: (n) => `відступити на ${hexes(n)}`,
    lose: (n) => `втратити ${blocks(n)}`,
    destroyed: 'загинути',
    stands: 'вистояти',
  },
  events: {
    dealt: () => null,
    turn: ({ seat }, say) => `Хід: ${say.seat(seat)}.`,
    played: ({ seat, card, rating }, say) =>
      `${say.seat(seat)} грають «${say.card(card)}» (командування ${rating}).`,
    copied: ({ card }, say) => `діє як «${say.card(card)}».`,
    commandRoll: ({ seat, faces }, say) => `${say.seat(seat)} кидають кубики на накази: ${say.faces(faces)}.`,
    section: ({ section }) => `піхота ${[WHERE.left, WHERE.centre, WHERE.right][section]} вирушає в марш.`,
    ordered: ({ unit, at }, say) => `наказ: ${say.unit(unit)} (${say.hex(at)}).`,
    leaderOrdered: ({ leader }, say) => `Наказ лідеру: ${say.leader(leader)}.`,
    restored: ({ unit }, say) => `${say.unit(unit)}: повернуто блок.`,
    supplied: ({ unit, from, to }, say) => `${say.unit(unit)}: назад з ${say.hex(from)} на ${say.hex(to)}.`,
    leftSquare: ({ unit }, say) => `${say.unit(unit)} більше не в каре: карта вертається в руку.`,
    moved: ({ unit, from, to }, say) => `${say.unit(unit)}: ${say.hex(from)} – ${say.hex(to)}.`,
    leaderMoved: ({ leader, from, to }, say) => `${say.leader(leader)}: ${say.hex(from)} – ${say.hex(to)}.`,
    leaderLeft: ({ leader }, say) => `${say.leader(leader)} залишає поле бою.`,
    declared: ({ way, by, at, bonus }, say) =>
      `${say.unit(by)}: ${way === 'fire' ? 'вогонь по' : bonus ? 'додаткова атака на' : 'ближній бій,'} ${say.hex(at)}.`,
    joined: ({ unit }, say) => `Підтримка: ${say.unit(unit)}.`,
    reacted: ({ reaction }) =>
      ({
        none: null,
        strike: 'Перший удар!',
        retire: 'Кавалерія відступає й перебудовується.',
        square: 'Піхота шикується в каре.',
      })[reaction],
    formedSquare: ({ unit, place, card }, say) =>
      `${say.unit(unit)} у каре (місце ${place}${say.unknown(card) ? '' : `: «${say.card(card)}»`}).`,
    rolled: ({ way, at, faces }, say) =>
      `${{ fire: 'Вогонь', melee: 'Ближній бій', back: 'Удар у відповідь', strike: 'Перший удар', square: 'Каре' }[way]}, ${say.hex(at)}: ${say.faces(faces)}.`,
    noDice: ({ by }, say) => `${say.unit(by)}: жодного кубика.`,
    lost: ({ unit, blocks: n, cause }, say) =>
      `${say.unit(unit)}: втрата, ${blocks(n)}${cause === 'retreat' ? ' (нема куди відступати)' : ''}.`,
    destroyed: ({ unit, at }, say) => `Знищено: ${say.unit(unit)} (${say.hex(at)}).`,
    checked: ({ leader, faces }, say) => `${say.leader(leader)} під вогнем: ${say.faces(faces)}.`,
    leaderLost: ({ leader }, say) => `Загинув лідер: ${say.leader(leader)}.`,
    ignored: ({ unit, flags: n, by }, say) =>
      n === 0 ? null : `${say.unit(unit)}: проігноровано ${flags(n)} ${say.reasons(by)}.`,
    bounced: ({ unit }, say) => `Каре відкидає: ${say.unit(unit)}. Прапорів каре не ігнорують.`,
    retreated: ({ unit, from, to }, say) => `${say.unit(unit)}: відступ ${say.hex(from)} – ${say.hex(to)}.`,
    fled: ({ leader, from, to }, say) => `${say.leader(leader)}: відхід ${say.hex(from)} – ${say.hex(to)}.`,
    escapeRoll: ({ leader, faces }, say) => `${say.leader(leader)} проривається: ${say.faces(faces)}.`,
    advanced: ({ unit, to }, say) => `${say.unit(unit)}: зайнято ${say.hex(to)}.`,
    declinedBack: ({ unit }, say) => `${say.unit(unit)}: без удару у відповідь.`,
    banner: ({ seat, banners: n }, say) => `Прапор перемоги! ${say.seat(seat)}: ${n}.`,
    objective: ({ seat, hexes: where, held }, say) =>
      `Ціль ${list.format(where.map(say.hex))}: ${say.seat(seat)} ${held ? 'тримають її' : 'її втратили'}.`,
    unitLeft: ({ unit, from }, say) => `${say.unit(unit)} залишає поле через ${say.hex(from)}.`,
    tilesGone: ({ hexes: where }, say) => `Плитки знято з карти: ${list.format(where.map(say.hex))}.`,
    discarded: () => null,
    mixed: () => 'Скид замішано в колоду.',
    drew: ({ seat, card }, say) =>
      say.unknown(card) ? null : `${say.seat(seat)} беруть «${say.card(card)}».`,
    kept: ({ seat, card, thrown }, say) =>
      `${say.seat(seat)} лишають ${say.unknown(card) ? 'одну з двох карт' : `«${say.card(card)}»`} і скидають «${say.card(thrown)}».`,
    over: ({ winner }, say) => `${say.seat(winner)} перемогли.`,
  },
  ending: (winner, by) =>
    by === 'banners' ? `${winner} перемогли за прапорами.` : `${winner} перемогли: суперник залишив поле.`,
  odds: {
    measures: {
      foe: 'Ворог',
      foeBlocks: 'Втратить блоків',
      foeLeader: 'Його лідер',
      own: 'Наш загін',
      ownBlocks: 'Втратимо блоків',
      ownLeader: 'Наш лідер',
    },
    fates: {
      destroyed: 'загине',
      back: 'відступить',
      flagged: 'відступить або проігнорує прапори',
      weakened: 'встоїть із втратами',
      unhurt: 'встоїть без втрат',
    },
    leader: { lost: 'загине', safe: 'вціліє' },
    given: { support: 'без батарей', react: 'якщо оборонець прийме бій' },
  },
  ui: {
    northLetter: 'Пн',
    nearest: (at, n) => `найближчий ворог: ${at}, ${hexes(n)}`,
    rating: 'К',
    hexes: 'гексів',
    hand: 'Ваші карти',
    handOf: (army, n) => `${army}: ${cards(n)}`,
    deck: (n) => `Колода: ${n}`,
    discards: (n) => `Скид: ${n}`,
    spread: {
      title: 'Скид',
      order: (n) => (n === 1 ? cards(n) : `${cards(n)}, спочатку останні`),
      close: 'Закрити',
    },
    sum: {
      half: 'рухалися ÷ 2',
      guns: 'гармати',
      square: 'каре',
      class: 'тип',
      card: 'карта',
      ground: 'місцевість',
    },
    sections: { left: 'лівий фланг', centre: 'центр', right: 'правий фланг' },
    signs: { title: 'Позначки', note: 'хто є хто в цій битві' },
    played: (army) => `Зіграли ${army.toLocaleLowerCase('uk')}`,
    squares: 'Каре',
    squarePlace: (place, card) => `Місце ${place}: ${card ?? 'вільне'}`,
    hiddenCard: 'Закрита карта',
    scouted: 'Розвідка: лишіть одну',
    roll: 'Останній кидок',
    noHits: 'без наслідків',
    hits: (n) => count(n, 'влучання', 'влучання', 'влучань'),
    flags,
    banners: (army, n, goal) => `${army}: ${n} з ${goal}, прапори перемоги`,
    blocks,
    dice: (n) => count(n, 'кубик', 'кубики', 'кубиків'),
    couldFight: (n) => `Ще могли б битися загонів: ${n}.`,
    leader: (name) => `лідер ${name}`,
    objective: (army, n, needed, of) =>
      `ціль (${army.toLocaleLowerCase('uk')}), ${banners(n)}${of === 1 ? '' : ` за ${hexes(needed)} з ${of}`}`,
    exit: (army, n) =>
      `вихід із поля (${army.toLocaleLowerCase('uk')})${n === 0 ? '' : `, за кожен загін ${banners(n)}`}`,
    info: {
      closed: { artillery: 'закрито для артилерії', everybody: 'ніхто не ввійде' },
      stops: 'хто ввійшов, той став',
      tires: {
        'all but light infantry': 'увійшовши, цього ходу б’ється лише легка піхота',
        everybody: 'увійшовши, цього ходу не б’ються',
      },
      blocks: 'перекриває лінію вогню',
      high: 'висота',
      losses: ([infantry, cavalry, artillery]) =>
        `піхота ${minus(infantry)}, кавалерія ${minus(cavalry)}, артилерія ${minus(artillery)}`,
      into: {
        both: (losses) => `Кубики атаки сюди: ${losses}`,
        fire: (losses) => `Кубики вогню сюди: ${losses}`,
        melee: (losses) => `Кубики ближнього бою сюди: ${losses}`,
      },
      outOf: {
        both: (losses) => `Кубики атаки звідси: ${losses}`,
        fire: (losses) => `Кубики вогню звідси: ${losses}`,
        melee: (losses) => `Кубики ближнього бою звідси: ${losses}`,
      },
      march: (battling, most) => {
        if (battling === 0) return `хід ${most} або бій`;
        return battling === most ? `хід ${most} з боєм` : `хід ${battling} з боєм або ${most} без бою`;
      },
      range: (hexes) => `дальність ${hexes}`,
      melee: (dice) => `ближній бій: ${count(dice, 'кубик', 'кубики', 'кубиків')}`,
      seen: (from, dice) => `З ${from} видно: ${count(dice, 'кубик', 'кубики', 'кубиків')}`,
      cut: (from, at) => `З ${from} не видно: заступає ${at}`,
      far: (from) => `З ${from} не дістати`,
    },
    inSquare: 'у каре',
    ordered: 'має наказ',
    moved: 'рух зроблено',
    fought: 'бій проведено',
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  banners: 'Це здобуває прапори або береже від їх утрати.',
  nearGoal: 'Це наближає вас до перемоги або віддаляє від неї ворога.',
  infantry: 'Розмін піхоти на вашу користь.',
  cavalry: 'Розмін кавалерії на вашу користь.',
  artillery: 'Розмін артилерії на вашу користь.',
  frail: 'Менше ваших загонів тримається на останньому блоці або більше ворожих.',
  threats: 'Далі ваші загони вдарять сильніше.',
  dangers: 'Ваші загони в меншій небезпеці, ніж ворожі.',
  closeness: 'Відстань до ворога стає вам вигіднішою.',
  support: 'Ваші загони тримаються ближче один до одного.',
  led: 'Ваші лідери лишаються при військах.',
  lone: 'Жоден ваш лідер не лишається сам.',
  hand: 'Карти з вашої руки дають більше.',
  objectives: 'Ви ближче до місць, які дають перемогу.',
};

const STANDING = { 'first-strike': 'Питати мене, чи граю я «Перший удар»' };

export const words = { ...makeWords(LEXICON), reasons: REASONS, standing: STANDING };
