import type { FaultWords } from '@bicorne/boardkit/workshop/faults.ts';

/** What `rules/check.ts` finds wrong with a battle. */
export const FAULTS: FaultWords = [
  [/^no unit stands on the field$/, 'На полі немає жодної частини.', 'На поле нет ни одной части.'],
  [/^the two hexes do not touch$/, 'Ці гекси не межують.', 'Эти гексы не граничат.'],
  [/^(\S+) do not touch$/, 'Гекси $1 не межують.', 'Гексы $1 не граничат.'],
  [/^there is no water under the bridge$/, 'Під мостом немає води.', 'Под мостом нет воды.'],
  [
    /^no bridge over the river at (\S+)$/,
    'Дорога перетинає річку без мосту: $1.',
    'Дорога пересекает реку без моста: $1.',
  ],
  [/^a second key in this hex$/, 'Цей гекс уже ключовий.', 'Этот гекс уже ключевой.'],
  [
    /^more figures than it starts with$/,
    'Фігур більше, ніж буває на початку.',
    'Фигур больше, чем бывает в начале.',
  ],
  [/^more marker than it starts with$/, 'Маркер більший, ніж на початку.', 'Маркер больше, чем в начале.'],
  [/^guns carry no marker$/, 'Артилерія маркера не має.', 'У артиллерии маркера нет.'],
  [/^it is on the board already$/, 'Вона вже на полі.', 'Она уже на поле.'],
  [/^he is on the board already$/, 'Він уже на полі.', 'Он уже на поле.'],
  [/^nobody stands in a lake$/, 'В озері ніхто не стоїть.', 'В озере никто не стоит.'],
  [
    /^it has no hex to enter by$/,
    'Не сказано, через який гекс вона прийде.',
    'Не сказано, через какой гекс она придёт.',
  ],
  [/^no square can stand here$/, 'Каре тут стояти не може.', 'Каре здесь стоять не может.'],
  [/^there is no square to be inside of$/, 'Тут немає каре.', 'Здесь нет каре.'],
  [/^only infantry is marked so$/, 'Так позначають лише піхоту.', 'Так отмечают только пехоту.'],
  [
    /^only British infantry has rifles$/,
    'Стрілки є лише в британської піхоти.',
    'Стрелки есть только у британской пехоты.',
  ],
  [/^a side marks one unit$/, 'Сторона позначає одну частину.', 'Сторона отмечает одну часть.'],
  [/^enemies in one hex$/, 'Вороги в одному гексі.', 'Враги в одном гексе.'],
  [
    /^two of a kind in one hex$/,
    'Дві однакові частини в одному гексі.',
    'Две одинаковые части в одном гексе.',
  ],
  [/^two leaders in one hex$/, 'Два лідери в одному гексі.', 'Два полководца в одном гексе.'],
  [
    /^fewer points than its key hexes are worth$/,
    'Очок менше, ніж варті ключові гекси сторони.',
    'Очков меньше, чем стоят ключевые гексы стороны.',
  ],
];
