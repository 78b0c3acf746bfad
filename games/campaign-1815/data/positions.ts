/** Positions on the map, reconstructed from the cantonments of June 1815; none of them is the published set-up. */

const words = (text: string): string[] => text.split(' ');

const ANGLO_CANTONMENTS = {
  brussels: words('A01 A08 A10 A11'),
  hal: words('A09'),
  enghien: words('A02'),
  'braine-le-comte': words('A04'),
  nivelles: words('A03'),
  ath: words('A05 A07'),
  oudenaarde: words('A06'),
  grammont: words('A12 A13 A15'),
  ninove: words('A16'),
  mons: words('A14'),
};

export const HISTORICAL = {
  title: { en: '15 June 1815', uk: '15 червня 1815 року', ru: '15 июня 1815 года' },
  notes: {
    en: 'Dawn on the Sambre. The Army of the North stands massed between Solre and Philippeville; Wellington and Blücher are spread over a hundred miles of cantonments. Our own reconstruction, not the published set-up.',
    uk: 'Світанок над Самброю. Північна армія зосереджена між Сольром і Філіппвілем; війська Веллінгтона й Блюхера розкидані по квартирах на сотню миль. Наша власна реконструкція, а не видана розстановка.',
    ru: 'Рассвет над Самброй. Северная армия сосредоточена между Сольром и Филиппвилем; войска Веллингтона и Блюхера разбросаны по квартирам на сотню миль. Наша собственная реконструкция, а не изданная расстановка.',
  },
  setup: 'position',
  turn: 1,
  towns: {
    solre: words('F06 F07 F08 F09 F10 F11'),
    beaumont: words('F01 F02 F03 F04 F05 F12 F13 F14 F17 F18 F19 F22'),
    philippeville: words('F15 F16 F20 F21 F23 F24'),
    charleroi: words('P02 P03 P04 P05'),
    ligny: words('P06'),
    namur: words('P01 P07 P08 P10'),
    hannut: words('P09'),
    ciney: words('P11 P12 P13 P14'),
    liege: words('P15 P16 P17 P18'),
    ...ANGLO_CANTONMENTS,
  },
};

export const LIGNY = {
  title: {
    en: 'Ligny and Quatre Bras, 16 June',
    uk: 'Ліньї та Катр-Бра, 16 червня',
    ru: 'Линьи и Катр-Бра, 16 июня',
  },
  notes: {
    en: 'Two battles within earshot of each other. Napoleon falls on Blücher behind the brook at Ligny while Ney feels for the crossroads. Our own reconstruction.',
    uk: 'Дві битви так близько, що з однієї чути другу. Наполеон б’є Блюхера за струмком біля Ліньї, а Ней намацує перехрестя. Наша власна реконструкція.',
    ru: 'Две битвы так близко, что с одной слышна другая. Наполеон бьёт Блюхера за ручьём у Линьи, а Ней нащупывает перекрёсток. Наша собственная реконструкция.',
  },
  setup: 'position',
  turn: 5,
  towns: {
    ligny: words(
      'F01 F02 F03 F04 F05 F12 F13 F14 F15 F16 F19 F20 F22 P01 P02=3 P03=3 P04 P05 P06 P07 P08 P09 P10 P11 P12 P13 P14',
    ),
    'quatre-bras': words('F09 F10 F11 F21 F23 A01 A03 A08 A10 A14'),
    charleroi: words('F06 F07 F08 F17 F18 F24'),
    nivelles: words('A02 A04'),
    'braine-le-comte': words('A05 A07'),
    enghien: words('A12 A13 A15 A16'),
    waterloo: words('A09 A11'),
    oudenaarde: words('A06'),
    gembloux: words('P17'),
    hannut: words('P15 P16 P18'),
  },
  battles: [
    { town: 'ligny', entered: ['charleroi'] },
    { town: 'quatre-bras', entered: ['charleroi'] },
  ],
};

export const WATERLOO = {
  title: {
    en: 'Waterloo and Wavre, 18 June',
    uk: 'Ватерлоо та Вавр, 18 червня',
    ru: 'Ватерлоо и Вавр, 18 июня',
  },
  notes: {
    en: 'Wellington stands before the forest; Grouchy holds a corps at Wavre while the rest of the Prussians march to the guns. Our own reconstruction.',
    uk: 'Веллінгтон стоїть перед лісом; Груші тримає корпус біля Вавра, а решта пруссаків іде на гук гармат. Наша власна реконструкція.',
    ru: 'Веллингтон стоит перед лесом; Груши держит корпус у Вавра, а остальные пруссаки идут на гром пушек. Наша собственная реконструкция.',
  },
  setup: 'position',
  turn: 11,
  towns: {
    waterloo: words(
      'F01 F02 F03 F04 F05 F06 F07 F08 F09=3 F10=2 F11 F17 F18 F21 F22 F23 A01 A02=3 A03=3 A04 A05 A07 A08=3 A10=2 A11 A12 A13 A14=2 A15 A16',
    ),
    wavre: words('F12=2 F13=1 F14 F15=3 F16 F19 F20 F24 P11=3 P12=2 P13 P14'),
    hal: words('A06 A09'),
    brussels: words('P01 P15 P16 P17 P18 P02=2 P04=1 P05=2'),
    louvain: words('P07=2 P08=2 P09 P10=2'),
  },
  battles: [
    { town: 'waterloo', entered: ['quatre-bras'] },
    { town: 'wavre', entered: ['gembloux'] },
  ],
  lost: words('P03 P06'),
};
