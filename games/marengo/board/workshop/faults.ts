import type { FaultWords } from '@bicorne/boardkit/workshop/faults.ts';

/** What `rules/setup.ts` finds wrong with a battle. */
export const FAULTS: FaultWords = [
  [/^no French piece stands there$/, 'Французів там немає.', 'Французов там нет.'],
  [
    /^only in its own turn can an army have acted$/,
    'Діяти могла лише армія, чий зараз хід.',
    'Действовать могла только армия, чей сейчас ход.',
  ],
  [/^there is no such position on the map$/, 'Такого місця на мапі немає.', 'Такого места на карте нет.'],
  [
    /^the box of the other army$/,
    'Там чекають підкріплення іншої армії.',
    'Там ждут подкрепления другой армии.',
  ],
  [
    /^the other army stands in this locality$/,
    'На цій ділянці стоїть інша армія.',
    'На этом участке стоит другая армия.',
  ],
  [
    /^more pieces than the locality has room for$/,
    'Фігур більше, ніж уміщує ділянка.',
    'Фигур больше, чем вмещает участок.',
  ],
  [
    /^artillery bombards from an approach$/,
    'Артилерія обстрілює з підступу.',
    'Артиллерия обстреливает с подступа.',
  ],
  [
    /^outside its turn artillery can only have declared$/,
    'Поза своїм ходом артилерія могла лише оголосити обстріл.',
    'Вне своего хода артиллерия могла только объявить обстрел.',
  ],
  [
    /^pieces are dealt before a turn begins$/,
    'Фігури роздають до початку ходу.',
    'Фигуры раздают до начала хода.',
  ],
  [
    /^a bag must be dealt out to the last piece$/,
    'З мішка роздають усі фігури: місць має бути стільки, скільки фігур.',
    'Из мешка раздают все фигуры: мест должно быть столько, сколько фигур.',
  ],
  [
    /^pieces are dealt into reserves and boxes$/,
    'Фігури роздають лише в резерв ділянок і за край мапи.',
    'Фигуры раздают только в резерв участков и за край карты.',
  ],
  [
    /^pieces are dealt into empty localities$/,
    'Фігури роздають лише на порожні ділянки.',
    'Фигуры раздают только на пустые участки.',
  ],
  [
    /^no room for so many pieces$/,
    'Для стількох фігур тут немає місця.',
    'Для стольких фигур здесь нет места.',
  ],
  [/^this locality is occupied$/, 'Цю ділянку зайнято.', 'Этот участок занят.'],
  [/^there is no such crossing$/, 'Такого переходу немає.', 'Такого перехода нет.'],
  [/^not an approach$/, 'Це не підступ.', 'Это не подступ.'],
  [/^these pieces are not all there$/, 'Не всі ці фігури там.', 'Не все эти фигуры там.'],
  [
    /^more than (\d+) pieces of one type$/,
    'Фігур одного роду військ в армії більше, ніж $1.',
    'Фигур одного рода войск в армии больше, чем $1.',
  ],
];
