import {
  body,
  said,
  type Commander,
  type Phase,
  type Said,
  type Story,
} from '@bicorne/boardkit/teach/story.ts';

const COMMANDERS: readonly Commander[] = [
  { seat: 'anglo-dutch', portrait: 'wellington', name: said('Wellington', 'Веллінгтон', 'Веллингтон') },
  { seat: 'french', portrait: 'napoleon', name: said('Napoleon', 'Наполеон', 'Наполеон') },
  { seat: 'prussian', portrait: 'blucher', name: said('Blücher', 'Блюхер', 'Блюхер') },
];

const BODIES = {
  napoleon: body('french', 'infantry', said('Napoleon', 'Наполеон', 'Наполеон')),
  ney: body('french', 'infantry', said('Ney', 'Ней', 'Ней')),
  grouchy: body('french', 'infantry', said('Grouchy', 'Груші', 'Груши')),
  wellington: body('british', 'infantry', said('Wellington', 'Веллінгтон', 'Веллингтон')),
  orange: body('dutch', 'infantry', said('Orange', 'Оранський', 'Оранский')),
  zieten: body('prussian', 'infantry', said('Zieten', 'Цітен', 'Цитен')),
  blucher: body('prussian', 'infantry', said('Blücher', 'Блюхер', 'Блюхер')),
  bulow: body('prussian', 'infantry', said('Bülow', 'Бюлов', 'Бюлов')),
  thielmann: body('prussian', 'infantry', said('Thielmann', 'Тільман', 'Тильман')),
};

const SURE: Said = said(
  'Where the armies slept each night is known. The towns are those of our map, which stands in for a wider country; troops between two towns are drawn at the nearer one.',
  'Де армії ночували щоночі, відомо. Міста — з нашої мапи, що заступає ширшу країну; військо між двома містами намальовано в ближчому.',
  'Где армии ночевали каждую ночь, известно. Города — с нашей карты, заменяющей более широкую страну; войска между двумя городами нарисованы в ближайшем.',
);

const JUNE_15: Phase = {
  when: said('15 June, dawn', '15 червня, світанок', '15 июня, рассвет'),
  text: said(
    'A hundred and twenty thousand men lie between the Sambre and the Meuse, and nobody on the other side knows it. At four in the morning they cross the frontier towards Charleroi, between the two allied armies.',
    'Сто двадцять тисяч лежать між Самброю й Маасом, і на тому боці про це не знають. О четвертій ранку вони переходять кордон у напрямку Шарлеруа, між двома союзними арміями.',
    'Сто двадцать тысяч лежат между Самброй и Маасом, и на той стороне об этом не знают. В четыре утра они переходят границу в направлении Шарлеруа, между двумя союзными армиями.',
  ),
  at: {
    napoleon: 'beaumont',
    ney: 'solre',
    grouchy: 'philippeville',
    wellington: 'brussels',
    orange: 'braine-le-comte',
    zieten: 'charleroi',
    blucher: 'namur',
    thielmann: 'ciney',
    bulow: 'liege',
  },
};

const CROSSING: Phase = {
  when: said('15 June, evening', '15 червня, вечір', '15 июня, вечер'),
  text: said(
    'Zieten falls back fighting and wins the day that Blücher needs to gather. Ney, given the left wing at a moment’s notice, stops short of the crossroads at Quatre Bras. Wellington dances in Brussels.',
    'Цітен відходить із боєм і виграє день, потрібний Блюхерові, щоб зібратися. Ней, якому на ходу доручили ліве крило, не доходить до перехрестя Катр-Бра. Веллінгтон танцює в Брюсселі.',
    'Цитен отходит с боем и выигрывает день, нужный Блюхеру, чтобы собраться. Ней, которому на ходу поручили левое крыло, не доходит до перекрёстка Катр-Бра. Веллингтон танцует в Брюсселе.',
  ),
  at: {
    napoleon: 'charleroi',
    ney: 'charleroi',
    grouchy: 'charleroi',
    zieten: 'ligny',
    orange: 'nivelles',
    blucher: 'ligny',
  },
  clash: ['charleroi'],
  driven: ['zieten'],
};

const TWO_BATTLES: Phase = {
  when: said('16 June', '16 червня', '16 июня'),
  text: said(
    'Two battles at once. Napoleon breaks Blücher at Ligny; Ney is held by Wellington at Quatre Bras. D’Erlon’s corps marches between the two all afternoon and fights in neither.',
    'Дві битви водночас. Наполеон ламає Блюхера під Ліньї; Нея Веллінгтон стримує біля Катр-Бра. Корпус д’Ерлона все пополуднє марширує між ними й не б’ється в жодній.',
    'Две битвы разом. Наполеон ломает Блюхера при Линьи; Нея Веллингтон сдерживает у Катр-Бра. Корпус д’Эрлона весь день марширует между ними и не бьётся ни в одной.',
  ),
  at: {
    napoleon: 'ligny',
    grouchy: 'ligny',
    ney: 'quatre-bras',
    wellington: 'quatre-bras',
    orange: 'quatre-bras',
    blucher: 'gembloux',
    zieten: 'gembloux',
    thielmann: 'gembloux',
    bulow: 'hannut',
  },
  clash: ['ligny', 'quatre-bras'],
  driven: ['blucher', 'zieten'],
};

const RAIN: Phase = {
  when: said('17 June', '17 червня', '17 июня'),
  text: said(
    'The Prussians go north to Wavre and not home to the Rhine. Wellington slips back to Mont-Saint-Jean through a cloudburst; Napoleon follows him, and sends Grouchy with thirty thousand men to look for Blücher on the wrong road.',
    'Пруссаки йдуть на північ, до Вавра, а не додому за Рейн. Веллінгтон у зливу відходить до Мон-Сен-Жана; Наполеон іде за ним, а Груші з тридцятьма тисячами посилає шукати Блюхера не тією дорогою.',
    'Пруссаки идут на север, к Вавру, а не домой за Рейн. Веллингтон в ливень отходит к Мон-Сен-Жану; Наполеон идёт за ним, а Груши с тридцатью тысячами посылает искать Блюхера не той дорогой.',
  ),
  at: {
    blucher: 'wavre',
    zieten: 'wavre',
    thielmann: 'wavre',
    bulow: 'wavre',
    wellington: 'waterloo',
    orange: 'waterloo',
    napoleon: 'quatre-bras',
    ney: 'quatre-bras',
    grouchy: 'gembloux',
  },
  driven: ['wellington', 'orange'],
};

const WATERLOO: Phase = {
  when: said('18 June', '18 червня', '18 июня'),
  text: said(
    'Wellington holds the ridge till evening. Blücher leaves one corps at Wavre for Grouchy to fight and brings the other three through the mud on to Napoleon’s flank. By nightfall there is no French army.',
    'Веллінгтон тримає гребінь до вечора. Блюхер лишає у Ваврі один корпус, щоб Груші мав із ким битися, а решту три багном веде Наполеонові у фланг. До ночі французької армії немає.',
    'Веллингтон держит гребень до вечера. Блюхер оставляет в Вавре один корпус, чтобы Груши было с кем биться, а остальные три по грязи ведёт Наполеону во фланг. К ночи французской армии нет.',
  ),
  at: {
    napoleon: 'waterloo',
    ney: 'waterloo',
    bulow: 'waterloo',
    zieten: 'waterloo',
    blucher: 'waterloo',
    grouchy: 'wavre',
  },
  clash: ['waterloo', 'wavre'],
};

const FLIGHT: Phase = {
  when: said('After', 'Після', 'После'),
  text: said(
    'The Prussian horse drums the beaten army over the Sambre by moonlight. Grouchy alone brings his wing home in order, through Namur. On 22 June Napoleon signs away his throne for the second time.',
    'При місяці прусська кіннота під барабан жене розбиту армію за Самбру. Лише Груші в порядку приводить своє крило додому, через Намюр. 22 червня Наполеон удруге зрікається престолу.',
    'При луне прусская конница под барабан гонит разбитую армию за Самбру. Лишь Груши в порядке приводит своё крыло домой, через Намюр. 22 июня Наполеон во второй раз отрекается от престола.',
  ),
  at: {
    napoleon: 'philippeville',
    ney: 'beaumont',
    grouchy: 'namur',
    blucher: 'quatre-bras',
    zieten: 'charleroi',
    bulow: 'quatre-bras',
    wellington: 'nivelles',
    orange: 'nivelles',
    thielmann: 'gembloux',
  },
  driven: ['napoleon', 'ney', 'grouchy'],
};

/** A story that begins later has everybody where the days before had left him. */
function from(before: readonly Phase[], first: Phase): Phase {
  return { ...first, at: Object.assign({}, ...before.map(({ at }) => at), first.at) };
}

export const eightDays: Story = {
  commanders: COMMANDERS,
  bodies: BODIES,
  phases: [JUNE_15, CROSSING, TWO_BATTLES, RAIN, WATERLOO, FLIGHT],
  sure: SURE,
};

export const june16: Story = {
  commanders: COMMANDERS,
  bodies: BODIES,
  phases: [from([JUNE_15], CROSSING), TWO_BATTLES, RAIN],
  sure: SURE,
};

export const june18: Story = {
  commanders: COMMANDERS,
  bodies: BODIES,
  phases: [from([JUNE_15, CROSSING, TWO_BATTLES], RAIN), WATERLOO, FLIGHT],
  sure: SURE,
};
