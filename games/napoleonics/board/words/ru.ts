import type { CardWords, Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { capital, plural } from '@bicorne/boardkit';
import { PEOPLE_RU, PLACES_RU } from './ru.names.ts';
import { SCENARIOS_RU } from './ru.scenarios.ts';

const form = plural('ru');
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form(n, { one, few, many, other: few })}`;
const blocks = (n: number): string => count(n, 'блок', 'блока', 'блоков');
const flags = (n: number): string => count(n, 'флаг', 'флага', 'флагов');
const banners = (n: number): string => count(n, 'победное знамя', 'победных знамени', 'победных знамён');
const cards = (n: number): string => count(n, 'карта', 'карты', 'карт');
const hexes = (n: number): string => count(n, 'гекс', 'гекса', 'гексов');
const list = new Intl.ListFormat('ru');

const one = (name: string) => ({ name, number: 'one' }) as const;
const neuter = (name: string) => ({ name, number: 'neuter' }) as const;
const many = (name: string) => ({ name, number: 'many' }) as const;

const WHERE = { left: 'на левом фланге', centre: 'в центре', right: 'на правом фланге' } as const;
const SIDE = { left: 'слева', centre: 'в центре', right: 'справа' } as const;
type Side = keyof typeof SIDE;

const sided =
  (name: string, text: (where: string) => string) =>
  (side: Side): CardWords => ({
    name: `${name} ${SIDE[side]}`,
    text: text(WHERE[side]),
  });
const scout = sided(
  'Разведка',
  (where) =>
    `Приказ 1 части или полководцу ${where}. В конце хода возьмите две карты, одну оставьте, другую сбросьте.`,
);
const probe = sided('Разведка боем', (where) => `Приказы 2 частям или полководцам ${where}.`);
const attack = sided('Атака', (where) => `Приказы 3 частям или полководцам ${where}.`);
const assault = sided(
  'Штурм',
  (where) => `Приказы стольким частям или полководцам ${where}, сколько даёт ваше управление.`,
);

const worth = (n: number, apiece: boolean): string => {
  if (!apiece) return banners(n);
  return `по ${n === 1 ? 'одному победному знамени' : banners(n)}`;
};

/** How long an objective counts, and from when. */
const HELD = {
  permanent: {
    atOnce: 'берётся раз и навсегда',
    start: 'берётся навсегда, если держать её в начале своего хода',
  },
  temporary: { atOnce: 'пока там стоят части', start: 'пока часть стоит там в начале своего хода' },
} as const;

const minus = (dice: number): string => (dice === 0 ? '0' : `−${dice}`);

/** Of both sides. */
const WINS =
  'Первыми наберите столько победных знамён, сколько показано вверху: по одному за каждую уничтоженную вражескую часть или полководца и за некоторые места.';

const LEXICON: Lexicon = {
  locale: 'ru',
  title: 'Наполеоника',
  tagline: 'Сражения Пиренейской войны и 1815 года: карты, блоки и боевые кубики.',
  seats: { french: 'Французы', allied: 'Союзники' },
  nations: {
    french: { one: 'французская', neuter: 'французское', many: 'французские' },
    british: { one: 'британская', neuter: 'британское', many: 'британские' },
    portuguese: { one: 'португальская', neuter: 'португальское', many: 'португальские' },
  },
  units: {
    LN: one('линейная пехота'),
    LT: one('лёгкая пехота'),
    RL: many('стрелки'),
    GR: many('гренадеры'),
    YG: one('Молодая гвардия'),
    OG: one('Старая гвардия'),
    GG: many('гвардейские гренадеры'),
    MI: neuter('ополчение'),
    LC: one('лёгкая кавалерия'),
    HC: one('тяжёлая кавалерия'),
    CU: many('кирасиры'),
    GHC: one('гвардейская тяжёлая кавалерия'),
    FA: one('пешая артиллерия'),
    GFA: one('гвардейская пешая артиллерия'),
    HA: one('конная артиллерия'),
    GLT: one('гвардейская лёгкая пехота'),
    GLC: one('гвардейская лёгкая кавалерия'),
    LL: many('уланы'),
    GHA: one('гвардейская конная артиллерия'),
    MC: one('кавалерия ополчения'),
    MA: one('артиллерия ополчения'),
  },
  terrain: {
    clear: 'равнина',
    forest: 'лес',
    hill: 'холм',
    ruggedHill: 'скалистый холм, непроходим',
    town: 'город',
    mill: 'мельница',
    river: 'река, непроходима',
    fordableRiver: 'брод',
    bridge: 'мост',
    sandQuarry: 'песчаный карьер',
  },
  works: 'полевые укрепления',
  ignoring: { leader: 'за полководца', support: 'за поддержку', class: 'за тип', works: 'за укрепления' },
  faces: { infantry: 'пехота', cavalry: 'кавалерия', artillery: 'артиллерия', flag: 'флаг', saber: 'сабли' },
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
      name: 'Согласованное наступление',
      text: 'Приказы 1 части или полководцу слева, 2 в центре и 1 справа.',
    },
    'flank-attack': { name: 'Фланговая атака', text: 'Приказы 2 частям или полководцам на каждом фланге.' },
    forward: { name: 'Вперёд', text: 'Приказы 2 частям или полководцам в каждой секции.' },
    'recon-in-force': { name: 'Разведка по фронту', text: 'Приказ 1 части или полководцу в каждой секции.' },
    'bayonet-charge': {
      name: 'Штыковая атака',
      text: 'До 4 пехотных частей. Могут пройти 2 гекса и сражаться, но только в ближнем бою. Гвардейская пехота бросает на 1 кубик больше.',
    },
    bombard: {
      name: 'Бомбардировка',
      text: 'До 4 артиллерийских частей: либо движение до 3 гексов без боя, либо бой на месте с 2 добавочными кубиками (гвардия — 3).',
    },
    'cavalry-charge': {
      name: 'Кавалерийская атака',
      text: 'До 4 частей кавалерии или конной артиллерии. Кавалерия бросает на 1 кубик больше (гвардия — на 2), тяжёлая может пройти 3 гекса.',
    },
    'counter-attack': {
      name: 'Контратака',
      text: 'Действует как карта, которую противник сыграл в прошлый ход; лево и право меняются местами.',
    },
    elan: {
      name: 'Элан',
      text: 'Бросьте столько кубиков, сколько даёт ваше управление. Символ — приказ части этого рода войск, флаг — кому угодно. Части бросают на 1 кубик больше. Сброс замешивается в колоду.',
    },
    'fire-and-hold': {
      name: 'Огонь и ни шагу',
      text: 'До 4 частей пехоты или артиллерии без врага рядом. Стоят и стреляют с 1 добавочным кубиком.',
    },
    'first-strike': {
      name: 'Первый удар',
      text: 'Сыграйте, когда вашу часть атакуют в ближнем бою: она бросает кубики первой. Как свой приказ не действует.',
    },
    'force-march': {
      name: 'Форсированный марш',
      text: 'Вся пехота одной секции. Лёгкие, гренадеры, гвардия и части с полководцем могут пройти 2 гекса и сражаться; остальная пехота может пройти 2 гекса, но уже без боя.',
    },
    'cold-steel': {
      name: 'Угостите их сталью',
      text: 'Все ваши части рядом с вражескими. Не двигаются и не стреляют, а сражаются в ближнем бою с 1 добавочным кубиком.',
    },
    leadership: {
      name: 'Личный пример',
      text: 'Приказы всем полководцам. Часть, с которой полководец остался, тоже получает приказ и бросает на 1 кубик больше.',
    },
    'grande-manoeuvre': {
      name: 'Большой манёвр',
      text: 'До 4 частей или полководцев движутся до 4 гексов и не сражаются. Или обычный приказ 1 части.',
    },
    rally: {
      name: 'Сплочение',
      text: 'Бросьте столько кубиков, сколько даёт ваше управление. Символ рода войск возвращает блок такой части; эта часть получает приказ.',
    },
    'short-supply': {
      name: 'Плохое снабжение',
      text: 'Одна часть, своя или вражеская, возвращается на свой край в своей секции. Приказов нет.',
    },
    'one-unit': { name: 'Одна часть на выбор', text: 'Приказ 1 части без действия самой карты.' },
  },
  toll: (strength, pieces) => `${blocks(strength)}; уничтожено частей: ${pieces}`,
  wins: {
    french: WINS,
    allied: WINS,
  },
  effort: 'Около часа · легко освоить',
  handicap: {
    title: 'Победные знамёна',
    text: 'Соперник начинает бой, уже имея столько знамён.',
  },
  options: {
    edition: {
      title: 'Редакция правил',
      text: 'В первой редакции каре можно строить в городе, на броде и в укреплениях, батареи ему не помогают; укрепления останавливают каждого, кто в них входит; полководец может покинуть поле боя; «Кавалерийская атака» смотрит только на кавалерию.',
      choices: { later: 'Поздняя', first: 'Первая' },
    },
    nationalCards: {
      title: 'Национальные карты частей',
      text: 'У французских гренадер нет добавочного кубика в стрельбе, а французское ополчение после движения округляет вниз.',
    },
  },
  scenarios: SCENARIOS_RU,
  victory: (goal, objectives, exits) =>
    [
      `Для победы нужно: ${banners(goal)}.`,
      ...objectives.map(
        ({ army, hexes: where, banners: n, permanent, of, atOnce }) =>
          `${army}: ${{ each: '', most: 'большая часть гексов ', all: 'все гексы ' }[of]}${list.format(where)} — ${worth(n, of === 'each' && where.length > 1)}, ${HELD[permanent ? 'permanent' : 'temporary'][atOnce ? 'atOnce' : 'start']}.`,
      ),
      ...exits.map(
        ({ army, hexes: where, banners: n }) =>
          `${army} могут покинуть поле через ${list.format(where)}${n === 0 ? '' : `, за каждую часть — ${banners(n)}`}.`,
      ),
    ].join(' '),
  unnamed: 'Полководец',
  people: PEOPLE_RU,
  places: PLACES_RU,
  whyNot: {
    card: 'Сначала сыграйте карту командования.',
    theirs: 'Эту часть выбрать нельзя: она не ваша.',
    empty: 'Здесь никого нет.',
    ordered: 'У этой части уже есть приказ.',
    notOrderable:
      'У карты нет приказа для этой фигуры: не та секция, не тот род войск или все приказы уже отданы.',
    noOrder: 'У этой части нет приказа: движутся и сражаются только те, у кого он есть.',
    moved: 'Эта часть уже двигалась: каждая движется раз за ход.',
    noWay: 'Туда нет пути, которым часть могла бы пройти.',
    occupied: 'Гекс занят: ни одна часть в него не входит и сквозь него не проходит.',
    far: ({ n }) => `Слишком далеко: эта часть проходит не больше ${hexes(n)}.`,
    battled: 'Эта часть уже сражалась: каждая сражается раз за ход.',
    tired: 'Она прошла слишком много, чтобы ещё и сражаться.',
    noTarget: 'У неё нет цели в пределах дальности и видимости.',
    range: ({ n }) => `Слишком далеко: эта часть стреляет не дальше чем на ${hexes(n)}.`,
    sight: ({ hex }) => `Не видно: линию закрывает ${hex}.`,
    engaged: 'Рядом стоит враг: атаковать можно только тех, кто рядом.',
    onlyMelee: 'Кавалерия не стреляет: она атакует тех, кто рядом.',
    noDice: 'Для этого огня не осталось бы ни одного кубика.',
    asked: 'Сначала нужно ответить на другое.',
  },
  prompts: {
    play: () => 'Сыграйте карту командования.',
    section: () => 'Выберите секцию, которая выступает.',
    manner: () => 'Манёвр до четырёх частей или приказ одной?',
    restore: ({ left }) => `Верните блок части (осталось: ${left}).`,
    supply: () => 'Выберите часть, которой не хватает снабжения.',
    place: ({ piece }) => `${piece}: куда вернуть?`,
    order: ({ left, card }) => `Отдайте приказы: ${card}${left > 0 ? `, осталось ${left}` : ''}.`,
    leaveSquare: ({ piece }) => `${piece}: выйти из каре?`,
    move: () => 'Выберите, кто движется, или переходите к бою.',
    to: ({ piece }) => `${piece}: куда двигаться?`,
    ride: ({ piece }) => `${piece}: куда ехать?`,
    battle: () => 'Выберите, кто сражается, или закончите бои.',
    target: ({ piece }) => `${piece}: выберите цель.`,
    support: ({ attacker, defender }) =>
      `Взаимодействие родов войск: какие батареи поддержат (${attacker} против ${defender})?`,
    react: ({ attacker, defender }) => `Атака: ${attacker}. ${capital(defender)}: чем ответить?`,
    ignore: ({ piece, left, reasons }) => `${piece}: ${flags(left)}. Сколько игнорировать (${reasons})?`,
    retreat: ({ piece, left }) => `${piece}: выберите путь отступления (${hexes(left)}).`,
    flight: ({ piece }) => `${piece} должен отступить на 1–3 гекса. Выберите путь.`,
    back: ({ defender }) => `${defender}: ответный удар?`,
    advance: ({ attacker, cavalry }) =>
      cavalry ? `Кавалерийский прорыв, ${attacker}: занять гекс?` : `Продвижение, ${attacker}: занять гекс?`,
    press: ({ attacker }) => `${attacker}: можно пройти ещё один гекс.`,
    bonus: ({ attacker }) => `Дополнительная атака, ${attacker}: выберите цель.`,
    keep: () => 'Оставьте одну из двух карт.',
  },
  moments: {
    play: () => 'Выбирают карту командования.',
    section: () => 'Выбирают секцию, которая выступает.',
    restore: ({ left }) => `Возвращают блоки (осталось: ${left}).`,
    supply: () => 'Выбирают часть, которой не хватает снабжения.',
    place: ({ piece }) => `${piece}: возвращение на поле.`,
    order: ({ left, card }) => `Отдают приказы: ${card}${left > 0 ? `, осталось ${left}` : ''}.`,
    move: () => 'Движение.',
    to: ({ piece }) => `${piece}: движение.`,
    ride: ({ piece }) => `${piece}: движение.`,
    battle: () => 'Бои.',
    target: ({ piece }) => `${piece}: выбирают цель.`,
    support: ({ attacker, defender }) =>
      `Взаимодействие родов войск: батареи могут поддержать (${attacker} против ${defender}).`,
    retreat: ({ piece, left }) => `${piece}: отступление (${hexes(left)}).`,
    flight: ({ piece }) => `${piece} должен отступить на 1–3 гекса.`,
    bonus: ({ attacker }) => `Дополнительная атака: ${attacker}.`,
    keep: () => 'Оставляют одну из двух карт.',
  },
  actions: {
    order: ({ piece }) => `приказ: ${piece}`,
    detach: ({ leader, hex }) => `приказ полководцу: ${leader} (${hex})`,
    restore: ({ piece }) => `вернуть блок: ${piece}`,
    supply: ({ piece }) => `отослать назад: ${piece}`,
    place: ({ hex }) => `поставить на ${hex}`,
    move: ({ piece }) => `двигать: ${piece}`,
    ride: ({ leader, hex }) => `двигать полководца: ${leader} (${hex})`,
    to: ({ hex }) => `идти на ${hex}`,
    battle: ({ piece }) => `в бой: ${piece}`,
    attack: ({ piece }) => `атаковать: ${piece}`,
    join: ({ piece }) => `поддержать: ${piece}`,
    retreat: ({ hex }) => `отступить на ${hex}`,
    flee: ({ hex }) => `отойти на ${hex}`,
    press: ({ hex }) => `пройти дальше на ${hex}`,
    play: ({ card }) => `сыграть «${card}»`,
    keep: ({ card }) => `оставить «${card}»`,
    ignore: ({ flags: n, driven }) =>
      `${n === 0 ? 'не игнорировать' : `игнорировать ${flags(n)}`}: ${driven}`,
    section: ({ section }) => ({ left: 'слева', centre: 'центр', right: 'справа' })[section],
    manoeuvre: () => 'большой манёвр',
    single: () => 'приказ одной части',
    leave: () => 'выйти из каре: карта вернётся',
    stay: () => 'остаться в каре: без движения',
    strike: () => 'сыграть «Первый удар»: бить первым',
    retire: () => 'отойти и перестроиться: на 2 гекса назад',
    square: () => 'построиться в каре: одна карта откладывается',
    back: () => 'ответный удар',
    advance: () => 'продвинуться',
    halt: () => 'остановиться здесь',
    exit: () => 'покинуть поле боя',
    done: ({ asked }) =>
      ({
        order: 'приказы отданы',
        move: 'к бою',
        battle: 'закончить бои',
        support: 'атаковать',
        press: 'остановиться здесь',
        restore: 'хватит',
      })[asked] ?? 'готово',
    no: ({ asked }) =>
      ({ react: 'принять бой', back: 'не отвечать', advance: 'стоять', bonus: 'без дополнительной атаки' })[
        asked
      ] ?? 'нет',
  },
  driven: {
    back: (n) => `отступить на ${hexes(n)}`,
    lose: (n) => `потерять ${blocks(n)}`,
    destroyed: 'погибнуть',
    stands: 'выстоять',
  },
  events: {
    dealt: () => null,
    turn: ({ seat }, say) => `Ход: ${say.seat(seat)}.`,
    played: ({ seat, card, rating }, say) =>
      `${say.seat(seat)} играют «${say.card(card)}» (управление ${rating}).`,
    copied: ({ card }, say) => `действует как «${say.card(card)}».`,
    commandRoll: ({ seat, faces }, say) =>
      `${say.seat(seat)} бросают кубики на приказы: ${say.faces(faces)}.`,
    section: ({ section }) => `пехота ${[WHERE.left, WHERE.centre, WHERE.right][section]} выступает.`,
    ordered: ({ unit, at }, say) => `приказ: ${say.unit(unit)} (${say.hex(at)}).`,
    leaderOrdered: ({ leader }, say) => `Приказ полководцу: ${say.leader(leader)}.`,
    restored: ({ unit }, say) => `${say.unit(unit)}: возвращён блок.`,
    supplied: ({ unit, from, to }, say) => `${say.unit(unit)}: назад с ${say.hex(from)} на ${say.hex(to)}.`,
    leftSquare: ({ unit }, say) => `${say.unit(unit)} больше не в каре: карта возвращается в руку.`,
    moved: ({ unit, from, to }, say) => `${say.unit(unit)}: ${say.hex(from)} – ${say.hex(to)}.`,
    leaderMoved: ({ leader, from, to }, say) => `${say.leader(leader)}: ${say.hex(from)} – ${say.hex(to)}.`,
    leaderLeft: ({ leader }, say) => `${say.leader(leader)} покидает поле боя.`,
    declared: ({ way, by, at, bonus }, say) =>
      `${say.unit(by)}: ${way === 'fire' ? 'огонь по' : bonus ? 'дополнительная атака на' : 'ближний бой,'} ${say.hex(at)}.`,
    joined: ({ unit }, say) => `Поддержка: ${say.unit(unit)}.`,
    reacted: ({ reaction }) =>
      ({
        none: null,
        strike: 'Первый удар!',
        retire: 'Кавалерия отходит и перестраивается.',
        square: 'Пехота строится в каре.',
      })[reaction],
    formedSquare: ({ unit, place, card }, say) =>
      `${say.unit(unit)} в каре (место ${place}${say.unknown(card) ? '' : `: «${say.card(card)}»`}).`,
    rolled: ({ way, at, faces }, say) =>
      `${{ fire: 'Огонь', melee: 'Ближний бой', back: 'Ответный удар', strike: 'Первый удар', square: 'Каре' }[way]}, ${say.hex(at)}: ${say.faces(faces)}.`,
    noDice: ({ by }, say) => `${say.unit(by)}: ни одного кубика.`,
    lost: ({ unit, blocks: n, cause }, say) =>
      `${say.unit(unit)}: потери, ${blocks(n)}${cause === 'retreat' ? ' (отступать некуда)' : ''}.`,
    destroyed: ({ unit, at }, say) => `Уничтожено: ${say.unit(unit)} (${say.hex(at)}).`,
    checked: ({ leader, faces }, say) => `${say.leader(leader)} под огнём: ${say.faces(faces)}.`,
    leaderLost: ({ leader }, say) => `Полководец пал: ${say.leader(leader)}.`,
    ignored: ({ unit, flags: n, by }, say) =>
      n === 0 ? null : `${say.unit(unit)}: игнорируется ${flags(n)} ${say.reasons(by)}.`,
    bounced: ({ unit }, say) => `Отскок от каре: ${say.unit(unit)}. Флаги каре не игнорируют.`,
    retreated: ({ unit, from, to }, say) =>
      `${say.unit(unit)}: отступление ${say.hex(from)} – ${say.hex(to)}.`,
    fled: ({ leader, from, to }, say) => `${say.leader(leader)}: отход ${say.hex(from)} – ${say.hex(to)}.`,
    escapeRoll: ({ leader, faces }, say) => `${say.leader(leader)} прорывается: ${say.faces(faces)}.`,
    advanced: ({ unit, to }, say) => `${say.unit(unit)}: продвижение на ${say.hex(to)}.`,
    declinedBack: ({ unit }, say) => `${say.unit(unit)}: без ответного удара.`,
    banner: ({ seat, banners: n }, say) => `Победное знамя! ${say.seat(seat)}: ${n}.`,
    objective: ({ seat, hexes: where, held }, say) =>
      `Цель ${list.format(where.map(say.hex))}: ${say.seat(seat)} ${held ? 'держат её' : 'её потеряли'}.`,
    unitLeft: ({ unit, from }, say) => `${say.unit(unit)} покидает поле через ${say.hex(from)}.`,
    tilesGone: ({ hexes: where }, say) => `Плитки убраны с карты: ${list.format(where.map(say.hex))}.`,
    discarded: () => null,
    mixed: () => 'Сброс замешан в колоду.',
    drew: ({ seat, card }, say) =>
      say.unknown(card) ? null : `${say.seat(seat)} берут «${say.card(card)}».`,
    kept: ({ seat, card, thrown }, say) =>
      `${say.seat(seat)} оставляют ${say.unknown(card) ? 'одну из двух карт' : `«${say.card(card)}»`} и сбрасывают «${say.card(thrown)}».`,
    over: ({ winner }, say) => `${say.seat(winner)} победили.`,
  },
  ending: (winner, by) =>
    by === 'banners' ? `${winner} победили по знамёнам.` : `${winner} победили: противник покинул поле.`,
  odds: {
    measures: {
      foe: 'Враг',
      foeBlocks: 'Потеряет блоков',
      foeLeader: 'Его полководец',
      own: 'Наша часть',
      ownBlocks: 'Потеряем блоков',
      ownLeader: 'Наш полководец',
    },
    fates: {
      destroyed: 'погибнет',
      back: 'отступит',
      flagged: 'отступит или проигнорирует флаги',
      weakened: 'устоит с потерями',
      unhurt: 'устоит без потерь',
    },
    leader: { lost: 'погибнет', safe: 'уцелеет' },
    given: { support: 'без батарей', react: 'если обороняющийся примет бой' },
  },
  ui: {
    northLetter: 'С',
    nearest: (at, n) => `ближайший враг: ${at}, ${hexes(n)}`,
    rating: 'У',
    hexes: 'гексов',
    hand: 'Ваши карты',
    handOf: (army, n) => `${army}: ${cards(n)}`,
    deck: (n) => `Колода: ${n}`,
    discards: (n) => `Сброс: ${n}`,
    spread: {
      title: 'Сброс',
      order: (n) => (n === 1 ? cards(n) : `${cards(n)}, сначала последние`),
      close: 'Закрыть',
    },
    sum: {
      half: 'двигались ÷ 2',
      guns: 'орудия',
      square: 'каре',
      class: 'тип',
      card: 'карта',
      ground: 'местность',
    },
    sections: { left: 'левый фланг', centre: 'центр', right: 'правый фланг' },
    signs: { title: 'Обозначения', note: 'кто есть кто в этой битве' },
    played: (army) => `Сыграли ${army.toLocaleLowerCase('ru')}`,
    squares: 'Каре',
    squarePlace: (place, card) => `Место ${place}: ${card ?? 'свободно'}`,
    hiddenCard: 'Закрытая карта',
    scouted: 'Разведка: оставьте одну',
    roll: 'Последний бросок',
    noHits: 'без последствий',
    hits: (n) => count(n, 'попадание', 'попадания', 'попаданий'),
    flags,
    banners: (army, n, goal) => `${army}: ${n} из ${goal}, победные знамёна`,
    blocks,
    dice: (n) => count(n, 'кубик', 'кубика', 'кубиков'),
    couldFight: (n) => `Ещё могли бы сражаться частей: ${n}.`,
    leader: (name) => `полководец ${name}`,
    objective: (army, n, needed, of) =>
      `цель (${army.toLocaleLowerCase('ru')}), ${banners(n)}${of === 1 ? '' : ` за ${hexes(needed)} из ${of}`}`,
    exit: (army, n) =>
      `выход с поля (${army.toLocaleLowerCase('ru')})${n === 0 ? '' : `, за каждую часть ${banners(n)}`}`,
    info: {
      closed: { artillery: 'закрыто для артиллерии', everybody: 'никто не войдёт' },
      stops: 'кто вошёл, тот встал',
      tires: {
        'all but light infantry': 'войдя, в этот ход сражается лишь лёгкая пехота',
        everybody: 'войдя, в этот ход не сражаются',
      },
      blocks: 'перекрывает линию видимости',
      high: 'высота',
      losses: ([infantry, cavalry, artillery]) =>
        `пехота ${minus(infantry)}, кавалерия ${minus(cavalry)}, артиллерия ${minus(artillery)}`,
      into: {
        both: (losses) => `Кубики атаки сюда: ${losses}`,
        fire: (losses) => `Кубики огня сюда: ${losses}`,
        melee: (losses) => `Кубики ближнего боя сюда: ${losses}`,
      },
      outOf: {
        both: (losses) => `Кубики атаки отсюда: ${losses}`,
        fire: (losses) => `Кубики огня отсюда: ${losses}`,
        melee: (losses) => `Кубики ближнего боя отсюда: ${losses}`,
      },
      march: (battling, most) => {
        if (battling === 0) return `ход ${most} или бой`;
        return battling === most ? `ход ${most} с боем` : `ход ${battling} с боем или ${most} без боя`;
      },
      range: (hexes) => `дальность ${hexes}`,
      melee: (dice) => `ближний бой: ${count(dice, 'кубик', 'кубика', 'кубиков')}`,
      seen: (from, dice) => `С ${from} видно: ${count(dice, 'кубик', 'кубика', 'кубиков')}`,
      cut: (from, at) => `С ${from} не видно: заслоняет ${at}`,
      far: (from) => `С ${from} не достать`,
    },
    inSquare: 'в каре',
    ordered: 'есть приказ',
    moved: 'движение сделано',
    fought: 'бой проведён',
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  banners: 'Это приносит знамёна или бережёт от их потери.',
  nearGoal: 'Это приближает вас к победе или отдаляет от неё врага.',
  infantry: 'Размен пехоты в вашу пользу.',
  cavalry: 'Размен кавалерии в вашу пользу.',
  artillery: 'Размен артиллерии в вашу пользу.',
  frail: 'Меньше ваших частей держится на последнем блоке или больше вражеских.',
  threats: 'Дальше ваши части ударят сильнее.',
  dangers: 'Ваши части в меньшей опасности, чем вражеские.',
  closeness: 'Расстояние до врага становится вам выгоднее.',
  support: 'Ваши части держатся ближе друг к другу.',
  led: 'Ваши полководцы остаются при войсках.',
  lone: 'Ни один ваш полководец не остаётся в одиночестве.',
  hand: 'Карты из вашей руки дают больше.',
  objectives: 'Вы ближе к местам, которые дают победу.',
};

const STANDING = { 'first-strike': 'Спрашивать меня, играю ли я «Первый удар»' };

export const words = { ...makeWords(LEXICON), reasons: REASONS, standing: STANDING };
