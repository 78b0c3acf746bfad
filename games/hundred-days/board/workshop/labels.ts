import type { Language } from '@bicorne/boardkit';

/** What the workshop says of this game that its board does not say anyway. */
export interface Labels {
  readonly levers: Readonly<Record<string, (side: string) => string>>;
  readonly notKept: string;
  readonly ground: string;
  readonly lines: string;
  readonly water: Readonly<Record<'streams' | 'rivers' | 'bridges' | 'roads', string>>;
  readonly keys: string;
  readonly key: (side: string) => string;
  readonly leader: (side: string) => string;
  readonly skirmishers: (side: string) => string;
  readonly nations: Readonly<Record<'french' | 'british' | 'prussian' | 'dutch' | 'brunswick', string>>;
  readonly armies: string;
  readonly actions: (side: string) => string;
  readonly need: (side: string) => string;
  readonly edge: (side: string) => string;
  readonly edges: Readonly<Record<'north' | 'south' | 'west' | 'east', string>>;
  readonly rounds: string;
  readonly first: string;
  readonly timeout: string;
  readonly draw: string;
  readonly words: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly history: string;
  readonly notes: string;
  readonly spot: string;
  readonly spotName: string;
  readonly name: string;
  readonly figures: string;
  readonly elite: string;
  readonly mark: string;
  readonly marks: Readonly<Record<'none' | 'light' | 'rifles', string>>;
  readonly value: string;
  readonly points: string;
  readonly held: string;
  readonly arrivals: string;
  readonly leaderArrivals: string;
  readonly round: string;
  readonly by: string;
  readonly inRound: (round: number) => string;
  readonly totals: Readonly<
    Record<'infantry' | 'cavalry' | 'guns' | 'leaders' | 'figures' | 'later', string>
  >;
}

const en: Labels = {
  levers: {
    'actions+': (side) => `one action more a turn: ${side}`,
    'actions-': (side) => `one action less a turn: ${side}`,
    'need+': (side) => `one point more to win: ${side}`,
    'need-': (side) => `one point less to win: ${side}`,
    first: (side) => `moves first: ${side}`,
  },
  notKept:
    'Losses, squares, points and the actions left are as they were. Not kept: skirmishers that are out, and the options of the match.',
  ground: 'Ground',
  lines: 'Water and roads',
  water: { streams: 'stream', rivers: 'river', bridges: 'bridge', roads: 'road' },
  keys: 'Key hexes and leaders',
  key: (side) => `key hex for the ${side}`,
  leader: (side) => `leader, ${side}`,
  skirmishers: (side) => `skirmishers, ${side}`,
  nations: {
    french: 'French',
    british: 'British',
    prussian: 'Prussians',
    dutch: 'Dutch-Belgians',
    brunswick: 'Brunswick',
  },
  armies: 'Armies',
  actions: (side) => `Action points, ${side}`,
  need: (side) => `Points to win, ${side}`,
  edge: (side) => `Own edge, ${side}`,
  edges: { north: 'north', south: 'south', west: 'west', east: 'east' },
  rounds: 'Rounds',
  first: 'Moves first',
  timeout: 'When the rounds are over, wins',
  draw: 'nobody: a draw',
  words: 'Title and text',
  title: 'Title',
  date: 'Date',
  place: 'Place',
  history: 'History',
  notes: 'Notes',
  spot: 'Place',
  spotName: 'Name of the place',
  name: 'Name',
  figures: 'Figures',
  elite: 'Elite or heavy marker',
  mark: 'Marked as',
  marks: { none: '–', light: 'light infantry', rifles: 'rifles' },
  value: 'Value',
  points: 'Points',
  held: 'Held at first by',
  arrivals: 'Reinforcements',
  leaderArrivals: 'Leaders who come later',
  round: 'From round',
  by: 'By these hexes',
  inRound: (round) => `round ${round}`,
  totals: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    guns: 'Batteries',
    leaders: 'Leaders',
    figures: 'Figures in all',
    later: 'Of these later',
  },
};

const uk: Labels = {
  levers: {
    'actions+': (side) => `на дію за хід більше: ${side}`,
    'actions-': (side) => `на дію за хід менше: ${side}`,
    'need+': (side) => `на очко більше до перемоги: ${side}`,
    'need-': (side) => `на очко менше до перемоги: ${side}`,
    first: (side) => `ходить першою: ${side}`,
  },
  notKept:
    'Втрати, каре, очки та решта дій такі, як були. Не збережено: вислані застрільники та додаткові правила партії.',
  ground: 'Місцевість',
  lines: 'Вода й дороги',
  water: { streams: 'струмок', rivers: 'річка', bridges: 'міст', roads: 'дорога' },
  keys: 'Ключові гекси й лідери',
  key: (side) => `ключовий гекс, ${side}`,
  leader: (side) => `лідер, ${side}`,
  skirmishers: (side) => `застрільники, ${side}`,
  nations: {
    french: 'Французи',
    british: 'Британці',
    prussian: 'Пруссаки',
    dutch: 'Голландці й бельгійці',
    brunswick: 'Брауншвейгці',
  },
  armies: 'Армії',
  actions: (side) => `Очки дій, ${side}`,
  need: (side) => `Очок для перемоги, ${side}`,
  edge: (side) => `Свій край, ${side}`,
  edges: { north: 'північ', south: 'південь', west: 'захід', east: 'схід' },
  rounds: 'Раундів',
  first: 'Ходить перша',
  timeout: 'Коли раунди скінчаться, перемагає',
  draw: 'ніхто: нічия',
  words: 'Назва й текст',
  title: 'Назва',
  date: 'Дата',
  place: 'Місце',
  history: 'Історія',
  notes: 'Примітки',
  spot: 'Місцина',
  spotName: 'Назва місцини',
  name: 'Назва',
  figures: 'Фігур',
  elite: 'Маркер елітної чи важкої частини',
  mark: 'Позначена як',
  marks: { none: '–', light: 'легка піхота', rifles: 'стрілки' },
  value: 'Цінність',
  points: 'Очок',
  held: 'Спершу тримають',
  arrivals: 'Підкріплення',
  leaderArrivals: 'Лідери, які прибудуть',
  round: 'З раунду',
  by: 'Через гекси',
  inRound: (round) => `раунд ${round}`,
  totals: {
    infantry: 'Піхота',
    cavalry: 'Кавалерія',
    guns: 'Батареї',
    leaders: 'Лідери',
    figures: 'Разом фігур',
    later: 'З них прибудуть',
  },
};

const ru: Labels = {
  levers: {
    'actions+': (side) => `на действие за ход больше: ${side}`,
    'actions-': (side) => `на действие за ход меньше: ${side}`,
    'need+': (side) => `на очко больше до победы: ${side}`,
    'need-': (side) => `на очко меньше до победы: ${side}`,
    first: (side) => `ходит первой: ${side}`,
  },
  notKept:
    'Потери, каре, очки и остаток действий такие, как были. Не сохранено: высланные застрельщики и дополнительные правила партии.',
  ground: 'Местность',
  lines: 'Вода и дороги',
  water: { streams: 'ручей', rivers: 'река', bridges: 'мост', roads: 'дорога' },
  keys: 'Ключевые гексы и полководцы',
  key: (side) => `ключевой гекс, ${side}`,
  leader: (side) => `полководец, ${side}`,
  skirmishers: (side) => `застрельщики, ${side}`,
  nations: {
    french: 'Французы',
    british: 'Британцы',
    prussian: 'Пруссаки',
    dutch: 'Голландцы и бельгийцы',
    brunswick: 'Брауншвейгцы',
  },
  armies: 'Армии',
  actions: (side) => `Очки действий, ${side}`,
  need: (side) => `Очков для победы, ${side}`,
  edge: (side) => `Свой край, ${side}`,
  edges: { north: 'север', south: 'юг', west: 'запад', east: 'восток' },
  rounds: 'Раундов',
  first: 'Ходит первой',
  timeout: 'Когда раунды кончатся, побеждает',
  draw: 'никто: ничья',
  words: 'Название и текст',
  title: 'Название',
  date: 'Дата',
  place: 'Место',
  history: 'История',
  notes: 'Примечания',
  spot: 'Место',
  spotName: 'Название места',
  name: 'Название',
  figures: 'Фигур',
  elite: 'Маркер элитной или тяжёлой части',
  mark: 'Отмечена как',
  marks: { none: '–', light: 'лёгкая пехота', rifles: 'стрелки' },
  value: 'Ценность',
  points: 'Очков',
  held: 'Сначала удерживают',
  arrivals: 'Подкрепления',
  leaderArrivals: 'Полководцы, которые прибудут',
  round: 'С раунда',
  by: 'Через гексы',
  inRound: (round) => `раунд ${round}`,
  totals: {
    infantry: 'Пехота',
    cavalry: 'Кавалерия',
    guns: 'Батареи',
    leaders: 'Полководцы',
    figures: 'Всего фигур',
    later: 'Из них прибудут',
  },
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, uk, ru };
