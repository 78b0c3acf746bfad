import type { Language } from '@bicorne/boardkit';

/** What the workshop says of this game that its board does not say anyway. */
export interface Labels {
  readonly levers: Readonly<Record<string, (side: string) => string>>;
  readonly notKept: string;
  readonly ground: string;
  readonly lines: string;
  readonly ways: Readonly<Record<'roads' | 'lanes' | 'courses', string>>;
  readonly looksGroup: string;
  readonly looks: Readonly<Record<'village' | 'church' | 'farm' | 'lake' | 'marsh', string>>;
  readonly aims: string;
  readonly objective: Readonly<Record<'temporary' | 'permanent', (army: string) => string>>;
  readonly exit: (army: string) => string;
  readonly leader: (nation: string) => string;
  readonly nations: Readonly<Record<'french' | 'british' | 'portuguese', string>>;
  readonly words: string;
  readonly fields: Readonly<
    Record<'title' | 'date' | 'place' | 'facing' | 'history' | 'notes' | 'top' | 'first' | 'banners', string>
  >;
  readonly none: string;
  readonly compass: Readonly<
    Record<
      'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west',
      string
    >
  >;
  readonly armies: string;
  readonly commander: (army: string) => string;
  readonly cards: (army: string) => string;
  readonly hands: string;
  readonly handsGiven: string;
  readonly hand: (army: string) => string;
  readonly spot: Readonly<Record<'place' | 'placeName' | 'waterName' | 'name' | 'blocks', string>>;
  readonly aim: Readonly<Record<'banners' | 'lasting' | 'share' | 'moment' | 'exitBanners', string>>;
  readonly lasting: Readonly<Record<'temporary' | 'permanent', string>>;
  readonly share: Readonly<Record<'each' | 'most' | 'all', string>>;
  readonly moment: Readonly<Record<'start' | 'at-once', string>>;
  readonly removals: string;
  readonly removal: Readonly<
    Record<
      'army' | 'reaches' | 'wins' | 'turn' | 'tiles' | 'leaving' | 'whenReaches' | 'whenWins' | 'whenTurn',
      string
    >
  >;
  readonly removalTitle: (army: string, tiles: string) => string;
  readonly totals: Readonly<Record<'infantry' | 'cavalry' | 'artillery' | 'leaders' | 'blocks', string>>;
}

const en: Labels = {
  levers: {
    'cards+': (side) => `one card more: ${side}`,
    'cards-': (side) => `one card less: ${side}`,
    'won+': (side) => `one banner to begin with: ${side}`,
    first: (side) => `moves first: ${side}`,
  },
  notKept:
    'Cards, squares, banners and held objectives are as they were. Not kept: what each side has seen of the other’s cards, and the options of the match.',
  ground: 'Ground',
  lines: 'Roads and works',
  ways: { roads: 'highway', lanes: 'lane', courses: 'course of water' },
  looksGroup: 'How it looks',
  looks: { village: 'village', church: 'with a church', farm: 'farm', lake: 'lake', marsh: 'marsh' },
  aims: 'Objectives',
  objective: {
    temporary: (army) => `objective, ${army}: while held`,
    permanent: (army) => `objective, ${army}: once and for all`,
  },
  exit: (army) => `exit, ${army}`,
  leader: (nation) => `leader, ${nation}`,
  nations: { french: 'French', british: 'British', portuguese: 'Portuguese' },
  words: 'Title and text',
  fields: {
    title: 'Title',
    date: 'Date',
    place: 'Place',
    facing: 'Beyond the top edge lies',
    history: 'History',
    notes: 'Notes',
    top: 'At the top edge',
    first: 'Moves first',
    banners: 'Banners to win',
  },
  none: '–',
  compass: {
    north: 'north',
    'north-east': 'north-east',
    east: 'east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    west: 'west',
    'north-west': 'north-west',
  },
  armies: 'Armies',
  commander: (army) => `Commander, ${army}`,
  cards: (army) => `Cards, ${army}`,
  hands: 'Hands',
  handsGiven: 'Both begin with certain cards',
  hand: (army) => `Hand, ${army}`,
  spot: {
    place: 'Place',
    placeName: 'Name of the place',
    waterName: 'Name of the water',
    name: 'Name',
    blocks: 'Blocks',
  },
  aim: {
    banners: 'Banners',
    lasting: 'Counts',
    share: 'Of its hexes',
    moment: 'Looked at',
    exitBanners: 'Banners for each unit that leaves',
  },
  lasting: { temporary: 'while it is held', permanent: 'once and for all' },
  share: { each: 'each by itself', most: 'most of them', all: 'all of them' },
  moment: { start: 'at the start of a turn', 'at-once': 'at once' },
  removals: 'Bridges and works that are removed',
  removal: {
    army: 'Army',
    reaches: 'It reaches',
    wins: 'Banners it has won',
    turn: 'Its turn',
    tiles: 'Taken off',
    leaving: 'Ground below',
    whenReaches: 'when a unit reaches a hex',
    whenWins: 'when it has won banners',
    whenTurn: 'when its turn begins',
  },
  removalTitle: (army, tiles) => `${army}: ${tiles}`,
  totals: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    leaders: 'Leaders',
    blocks: 'Blocks in all',
  },
};

const uk: Labels = {
  levers: {
    'cards+': (side) => `на карту більше: ${side}`,
    'cards-': (side) => `на карту менше: ${side}`,
    'won+': (side) => `прапор уже на початку: ${side}`,
    first: (side) => `ходить першою: ${side}`,
  },
  notKept:
    'Карти, каре, прапори та утримані цілі такі, як були. Не збережено: що кожна сторона бачила з карт іншої, та додаткові правила партії.',
  ground: 'Місцевість',
  lines: 'Дороги й укріплення',
  ways: { roads: 'шлях', lanes: 'путівець', courses: 'русло' },
  looksGroup: 'Вигляд',
  looks: { village: 'село', church: 'із церквою', farm: 'ферма', lake: 'озеро', marsh: 'болото' },
  aims: 'Цілі',
  objective: {
    temporary: (army) => `ціль, ${army}: доки тримають`,
    permanent: (army) => `ціль, ${army}: раз і назавжди`,
  },
  exit: (army) => `вихід, ${army}`,
  leader: (nation) => `лідер, ${nation}`,
  nations: { french: 'Французи', british: 'Британці', portuguese: 'Португальці' },
  words: 'Назва й текст',
  fields: {
    title: 'Назва',
    date: 'Дата',
    place: 'Місце',
    facing: 'За верхнім краєм',
    history: 'Історія',
    notes: 'Примітки',
    top: 'Біля верхнього краю',
    first: 'Ходить перша',
    banners: 'Прапорів для перемоги',
  },
  none: '–',
  compass: {
    north: 'північ',
    'north-east': 'північний схід',
    east: 'схід',
    'south-east': 'південний схід',
    south: 'південь',
    'south-west': 'південний захід',
    west: 'захід',
    'north-west': 'північний захід',
  },
  armies: 'Армії',
  commander: (army) => `Командувач, ${army}`,
  cards: (army) => `Карт у руці, ${army}`,
  hands: 'Роздача',
  handsGiven: 'Обидві сторони починають із певними картами',
  hand: (army) => `Рука, ${army}`,
  spot: {
    place: 'Місцина',
    placeName: 'Назва місцини',
    waterName: 'Назва води',
    name: 'Назва',
    blocks: 'Блоків',
  },
  aim: {
    banners: 'Прапорів',
    lasting: 'Зараховується',
    share: 'Із її гексів',
    moment: 'Перевіряється',
    exitBanners: 'Прапорів за кожен загін, що вийшов',
  },
  lasting: { temporary: 'доки її тримають', permanent: 'раз і назавжди' },
  share: { each: 'кожен окремо', most: 'більшість', all: 'усі разом' },
  moment: { start: 'на початку ходу', 'at-once': 'негайно' },
  removals: 'Мости й укріплення, які знімають',
  removal: {
    army: 'Армія',
    reaches: 'Досягає',
    wins: 'Здобутих прапорів',
    turn: 'Її хід',
    tiles: 'Знімають',
    leaving: 'Місцевість під ними',
    whenReaches: 'коли загін досягає гексу',
    whenWins: 'коли вона здобула прапори',
    whenTurn: 'коли починається її хід',
  },
  removalTitle: (army, tiles) => `${army}: ${tiles}`,
  totals: {
    infantry: 'Піхота',
    cavalry: 'Кавалерія',
    artillery: 'Артилерія',
    leaders: 'Лідери',
    blocks: 'Разом блоків',
  },
};

const ru: Labels = {
  levers: {
    'cards+': (side) => `на карту больше: ${side}`,
    'cards-': (side) => `на карту меньше: ${side}`,
    'won+': (side) => `знамя уже в начале: ${side}`,
    first: (side) => `ходит первой: ${side}`,
  },
  notKept:
    'Карты, каре, знамёна и удержанные цели такие, как были. Не сохранено: что каждая сторона видела из карт другой, и дополнительные правила партии.',
  ground: 'Местность',
  lines: 'Дороги и укрепления',
  ways: { roads: 'тракт', lanes: 'просёлок', courses: 'русло' },
  looksGroup: 'Вид',
  looks: { village: 'деревня', church: 'с церковью', farm: 'ферма', lake: 'озеро', marsh: 'болото' },
  aims: 'Цели',
  objective: {
    temporary: (army) => `цель, ${army}: пока удерживается`,
    permanent: (army) => `цель, ${army}: раз и навсегда`,
  },
  exit: (army) => `выход, ${army}`,
  leader: (nation) => `полководец, ${nation}`,
  nations: { french: 'Французы', british: 'Британцы', portuguese: 'Португальцы' },
  words: 'Название и текст',
  fields: {
    title: 'Название',
    date: 'Дата',
    place: 'Место',
    facing: 'За верхним краем',
    history: 'История',
    notes: 'Примечания',
    top: 'У верхнего края',
    first: 'Ходит первой',
    banners: 'Знамён для победы',
  },
  none: '–',
  compass: {
    north: 'север',
    'north-east': 'северо-восток',
    east: 'восток',
    'south-east': 'юго-восток',
    south: 'юг',
    'south-west': 'юго-запад',
    west: 'запад',
    'north-west': 'северо-запад',
  },
  armies: 'Армии',
  commander: (army) => `Командующий, ${army}`,
  cards: (army) => `Карт на руке, ${army}`,
  hands: 'Раздача',
  handsGiven: 'Обе стороны начинают с определёнными картами',
  hand: (army) => `Рука, ${army}`,
  spot: {
    place: 'Место',
    placeName: 'Название места',
    waterName: 'Название воды',
    name: 'Название',
    blocks: 'Блоков',
  },
  aim: {
    banners: 'Знамён',
    lasting: 'Засчитывается',
    share: 'Из её гексов',
    moment: 'Проверяется',
    exitBanners: 'Знамён за каждый вышедший отряд',
  },
  lasting: { temporary: 'пока её удерживают', permanent: 'раз и навсегда' },
  share: { each: 'каждый отдельно', most: 'большинство', all: 'все вместе' },
  moment: { start: 'в начале хода', 'at-once': 'немедленно' },
  removals: 'Мосты и укрепления, которые снимают',
  removal: {
    army: 'Армия',
    reaches: 'Достигает',
    wins: 'Взятых знамён',
    turn: 'Её ход',
    tiles: 'Снимают',
    leaving: 'Местность под ними',
    whenReaches: 'когда отряд достигает гекса',
    whenWins: 'когда она взяла знамёна',
    whenTurn: 'когда начинается её ход',
  },
  removalTitle: (army, tiles) => `${army}: ${tiles}`,
  totals: {
    infantry: 'Пехота',
    cavalry: 'Кавалерия',
    artillery: 'Артиллерия',
    leaders: 'Полководцы',
    blocks: 'Всего блоков',
  },
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, uk, ru };
