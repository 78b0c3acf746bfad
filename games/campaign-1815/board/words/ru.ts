import { plural } from '@bicorne/boardkit';
import type { Arm } from '../../data/blocks.ts';
import type { Hour } from '../../data/track.ts';
import type { Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';

const form = plural('ru');
const blocks = (n: number): string =>
  `${n} ${form(n, { one: 'блок', few: 'блока', many: 'блоков', other: 'блока' })}`;
const ofBlocks = (n: number): string => `${n} ${form(n, { one: 'блока', other: 'блоков' })}`;
const steps = (n: number): string =>
  `${n} ${form(n, { one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' })}`;
const hits = (n: number): string =>
  `${n} ${form(n, { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' })}`;
const dice = (n: number): string =>
  `${n} ${form(n, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' })}`;
const ARMS: Readonly<Record<Arm, string>> = {
  leader: 'полководец',
  infantry: 'пехота',
  cavalry: 'кавалерия',
  foot: 'артиллерия',
  horse: 'конная артиллерия',
};
const HOURS: Readonly<Record<Hour, string>> = { morning: 'утро', afternoon: 'день', night: 'ночь' };
const CAUSES = {
  fire: 'от огня',
  morale: 'подвела мораль',
  march: 'на форсированном марше',
  rout: 'в бегстве',
  'no-road': 'свободной дороги не было',
  stream: 'ручей отрезал путь',
  square: 'вместе со своим каре',
  supply: 'из-за нехватки снабжения',
  retreat: 'при отступлении',
} as const;
/** Fire needs no word: it has just been told. */
const because = (cause: keyof typeof CAUSES): string => (cause === 'fire' ? '' : ` ${CAUSES[cause]}`);
const AIMS = {
  line: 'огонь',
  squares: 'огонь по каре',
  far: 'огонь издали',
  'far-squares': 'огонь издали по каре',
} as const;

const CORPS: Readonly<Record<string, string>> = {
  Guard: 'Гвардия',
  R: 'Резерв',
  C: 'Кавалерия',
  CR: 'Конная артиллерия',
};

const STALLS =
  ' Если в этом раунде вы не стреляете, не вступаете в бой, не отступаете и никого не подводите, битва проиграна: тупик, и все ваши блоки должны уйти.';

/** C5.3 */
const GROUPS = ['группа 1 из 2', 'можно выбрать группу 2 из 2', 'обе группы выбраны'] as const;

/** Of every ally. */
const WINS = 'Разбейте французскую армию или продержитесь до конца последнего хода.';

const LEXICON: Lexicon = {
  language: 'ru',
  locale: 'ru',
  title: 'Кампания Ватерлоо',
  tagline: 'Восемь дней июня 1815 года: скрытые армии на дорогах Бельгии и битвы, когда они встретятся.',
  seats: {
    french: 'Французы',
    allied: 'Союзники',
    'anglo-dutch': 'Англо-голландцы',
    prussian: 'Пруссаки',
    first: 'Первый игрок',
    second: 'Второй игрок',
  },
  scenarios: {
    free: {
      title: 'Свободная расстановка',
      date: 'июнь 1815 года',
      history:
        'Наполеон снова в Париже, и вся Европа вооружается против него. Две армии уже стоят в Бельгии: Веллингтон прикрывает Брюссель, Блюхер держит Маас. Если ударить раньше, чем подойдут остальные, и именно между ними, можно разбить их одну за другой.',
      notes:
        'Сначала ставят союзники, не больше четырёх блоков в городе, затем французы, не больше двенадцати. Французы побеждают, если разобьют обе союзные армии или 22 июня будут держать два из трёх городов снабжения. Карта — наша реконструкция.',
    },
    historical: {
      title: '15 июня 1815 года',
      date: '15–22 июня 1815 года',
      history:
        'Рассвет над Самброй. Северная армия незаметно собралась между Сольром и Филиппвилем. Войска Веллингтона и Блюхера разбросаны по квартирам на сотню миль и нападения не ждут.',
      notes:
        'Французы побеждают, если разобьют обе союзные армии или 22 июня будут держать два из трёх городов снабжения. Расположение корпусов — наша реконструкция, а не изданная расстановка.',
    },
    ligny: {
      title: 'Линьи и Катр-Бра',
      date: '16 июня 1815 года',
      history:
        'Две битвы так близко, что с одной слышна другая. Наполеон бьёт Блюхера за ручьём у Линьи, а Ней нащупывает перекрёсток, соединяющий обе союзные армии.',
      notes: 'Отсюда кампания идёт до 22 июня. Наша реконструкция.',
    },
    waterloo: {
      title: 'Ватерлоо и Вавр',
      date: '18 июня 1815 года',
      history:
        'После дождливой ночи Веллингтон стоит перед лесом Суань. Груши держит один прусский корпус у Вавра, а остальные идут на гром пушек.',
      notes: 'Отсюда кампания идёт до 22 июня. Наша реконструкция.',
    },
  },
  toll: (strength, pieces) => `${steps(strength)}; уничтожено блоков: ${pieces}`,
  wins: {
    french: 'Разбейте обе союзные армии или удержите два из трёх городов снабжения в конце хода 22 июня.',
    allied: WINS,
    'anglo-dutch': WINS,
    prussian: WINS,
  },
  effort: 'Три часа · сложная',
  handicap: {
    title: 'Шаги',
    text: 'Эта сторона снимает столько шагов со своих блоков по выбору, по одному с каждого, втайне.',
  },
  options: {
    players: {
      title: 'Игроки',
      text: 'Втроём один играет за Веллингтона, другой за Блюхера; блоков союзника никто из них не видит.',
      choices: { 2: 'двое', 3: 'трое' },
    },
    revealLate: {
      title: 'Позднее раскрытие',
      text: 'В битве блок раскрывают, лишь когда он стреляет или вступает в бой.',
    },
    bid: { title: 'Торги за стороны', text: 'Двое игроков торгуются за сторону шагами своей армии.' },
  },
  armies: ['Французы', 'Англо-голландцы', 'Пруссаки'],
  sides: ['Французы', 'Союзники'],
  rivers: {
    sambre: 'Самбра',
    meuse: 'Маас',
    scheldt: 'Шельда',
    dender: 'Дендер',
    dyle: 'Диль',
    senne: 'Сенна',
    lys: 'Лис',
    haine: 'Эн',
    ourthe: 'Урт',
    gete: 'Гете',
    vesdre: 'Ведр',
    lesse: 'Лесс',
  },
  regions: {
    flanders: 'Фландрия',
    brabant: 'Брабант',
    hainaut: 'Эно',
    hesbaye: 'Эсбе',
    condroz: 'Кондроз',
    ardennes: 'Арденны',
  },
  named: {
    F01: 'Наполеон',
    F02: 'гвардейская пехота',
    F03: 'гвардейская кавалерия',
    F04: 'гвардейская артиллерия А',
    F05: 'гвардейская артиллерия Б',
    F19: 'лёгкая кавалерия Пажоля',
    F20: 'драгуны Эксельмана',
    F21: 'тяжёлая кавалерия Келлермана',
    F22: 'кирасиры Мийо',
    F23: 'конная артиллерия А',
    F24: 'конная артиллерия Б',
    A01: 'Веллингтон',
    A02: 'британская пехота I корпуса',
    A03: 'нидерландская пехота I корпуса',
    A05: 'британская пехота II корпуса',
    A06: 'нидерландская пехота II корпуса',
    A08: 'британская пехота резерва',
    A09: 'ганноверская пехота резерва',
    A10: 'брауншвейгская пехота резерва',
    A11: 'артиллерия резерва',
    A12: 'британская тяжёлая кавалерия',
    A13: 'британская лёгкая кавалерия',
    A14: 'нидерландская кавалерия',
    A15: 'британская конная артиллерия А',
    A16: 'британская конная артиллерия Б',
    P01: 'Блюхер',
  },
  unit: ({ corps, arm }, letter, landwehr) =>
    `${landwehr ? 'ландвер' : ARMS[arm]} ${corps} корпуса${letter === '' || landwehr ? '' : letter === 'A' ? ' А' : ' Б'}`,
  corps: (name) => CORPS[name] ?? `${name} корпус`,
  hiddenBlock: 'блок',
  blockSteps: (name, n) => `${name}, ${steps(n)}`,
  whyNot: {
    theirs: 'Вести можно только собственные блоки.',
    empty: 'Ваших блоков здесь нет: сначала выберите город с ними.',
    marched: 'Эти блоки в этот ход уже совершили марш.',
    groups: 'Обе группы этого хода уже выбраны: дальше идут только они.',
    armyGroup: 'Эта армия двигает одну группу за ход, и она уже выбрана.',
    far: 'Дороги туда нет: марш ведёт в соседний город, кавалерия проходит два.',
    roadFull: ({ n }) => `Дорога в этот ход больше не пропустит: уже прошло ${blocks(n)}.`,
    bridgeFull: ({ n }) => `Через реку за ход атакуют не больше ${n} блоков.`,
    night: 'Ночью никто не входит в город, где стоит враг.',
    cannotJoin:
      'Две группы атакуют вместе, только если обе начали ход рядом с городом и их города соединены дорогой.',
    stuck: 'Отсюда этой группе не открыта ни одна дорога.',
    notYours: 'Вы управляете только своими блоками.',
    acted: 'Этот блок уже действовал в этом раунде.',
    idle: 'Этому блоку сейчас делать нечего.',
    asked: 'Сначала нужно ответить на другое.',
  },
  prompts: {
    bid: ({ side, bid }) =>
      side === ''
        ? 'Какую сторону вы хотите и сколько её шагов за неё отдадите?'
        : `Ставка (${side}): ${bid}. Поднять или пасовать?`,
    reduce: ({ bid }) => `Выберите блок, отдающий шаг (осталось ${bid}).`,
    council: () => 'До первого хода можно поговорить с союзником. Скажите, когда будете готовы.',
    place: () => 'Расставьте свои блоки: выберите блок, затем отмеченный город.',
    march: ({ night, groups }) =>
      `${night ? 'Ночь. Выберите город и ведите его группу; ночью никто не атакует.' : 'Выберите город и ведите его группу или закончите марши.'}${groups === undefined ? '' : ` (${GROUPS[groups]})`}`,
    ride: ({ block }) => `${block}: куда дальше?`,
    force: () => 'Вести блоки ещё на один город? На 1, 2 или 3 блок теряет шаг.',
    order: () => 'Боёв несколько. Какой следующий?',
    show: ({ town }) => `Стычка: ${town}. Выставьте до четырёх блоков.`,
    lose: ({ hits: n }) => `Кто принимает попадание? (осталось ${n})`,
    leave: ({ town }) => `Ваши блоки уходят: ${town}. Кто куда?`,
    lay: ({ town }) => `${town}: положите местность на одну из своих позиций.`,
    deploy: ({ town }) => `${town}: расставьте блоки слева, в центре, справа и в резерве.`,
    hold: ({ ground }) => `Кто занимает позицию (${ground})?`,
    recoil: () => 'Через ручей пройдут не все. Кто отходит?',
    combat: ({ town, round, stalls }) =>
      `${town}, раунд ${round}: каждый блок может раз двинуться, стрелять или отступить.${stalls ? STALLS : ''}`,
    reinforce: ({ town, stalls }) => `Подтянуть подкрепления по дорогам: ${town}?${stalls ? STALLS : ''}`,
    regroup: ({ town }) => `${town}: победа. Перегруппироваться с соседними городами?`,
    attrition: () => 'Город снабжения потерян: выберите блок, которым жертвуете.',
  },
  moments: {
    bid: 'Торги за стороны.',
    reduce: 'Уплата шагами.',
    place: 'Расстановка.',
    council: 'Союзники совещаются.',
    march: 'Марши.',
    ride: 'Блок движется дальше.',
    force: 'Форсированные марши.',
    order: 'Очередь боёв.',
    show: 'Стычка: выбор блоков.',
    lose: 'Распределение попаданий.',
    leave: 'Блоки покидают поле.',
    lay: 'Выкладывание местности.',
    deploy: 'Построение.',
    hold: 'Занятие ферм и холмов.',
    recoil: 'Отход через ручей.',
    combat: 'Бой.',
    reinforce: 'Подкрепления.',
    regroup: 'Перегруппировка.',
    attrition: 'Потери из-за нехватки снабжения.',
  },
  chance: 'Решают кубики.',
  actions: {
    place: ({ block, to }) => `${block} › ${to}`,
    march: ({ block, to, hostile }) => `${block}: ${hostile ? 'атака' : 'марш'} › ${to}`,
    ride: ({ block, to }) => `${block}: дальше через ${to}`,
    leave: ({ block, to }) => `${block} › ${to}`,
    reinforce: ({ block, from }) => `${block} ‹ ${from}`,
    regroup: ({ block, from, to }) => `${block}: ${from} › ${to}`,
    force: ({ block, to, hostile }) => `${block}: форсированно${hostile ? ', атака' : ''} › ${to}`,
    led: ({ block, to }) => `${block}: форсированно › ${to}, показать полководца (+1)`,
    reduce: ({ block }) => `минус шаг: ${block}`,
    show: ({ block }) => `выставить: ${block}`,
    lose: ({ block }) => `принимает попадание: ${block}`,
    hold: ({ block, nobody }) => (nobody ? 'никто' : `занимает ${block}`),
    recoil: ({ block }) => `отвести: ${block}`,
    square: ({ block }) => `${block}: построить каре`,
    dissolve: ({ block }) => `${block}: распустить каре`,
    emerge: ({ block }) => `${block}: выйти из каре`,
    starve: ({ block }) => `пожертвовать: ${block}`,
    take: ({ block, place }) => `${block}: занять местность (${place})`,
    swap: ({ block, place }) => `${block}: сменить того, кто держит (${place})`,
    deploy: ({ block, place }) => `${block} › ${place}`,
    move: ({ block, place }) => `${block} › ${place}`,
    retreat: ({ block, to }) => `${block}: отступление › ${to}`,
    fire: ({ block, target }) => `${block}: ${AIMS[target]}`,
    shelter: ({ block, host }) => `${block}: укрыться в каре (${host})`,
    lay: ({ terrain, place }) => `${terrain} › ${place}`,
    fight: ({ to }) => `бой: ${to}`,
    bid: ({ side, bid }) => `ставка ${bid}: ${side}`,
    raise: ({ bid }) => `поднять до ${bid + 1}`,
    pass: () => 'пас',
    done: ({ asked }) => (asked && LEXICON.done[asked]) || LEXICON.done.other,
  },
  goals: {
    march: (to) => `марш › ${to}`,
    ride: (to) => `дальше через ${to}`,
    force: (to) => `форсированно › ${to}`,
    led: (to) => `форсированно › ${to}, с полководцем`,
    other: (to) => `› ${to}`,
  },
  done: {
    council: 'Готовы',
    march: 'Закончить марши',
    force: 'Больше не форсировать',
    show: 'Это все',
    combat: 'Закончить бой',
    reinforce: 'Без подкреплений',
    regroup: 'Закончить перегруппировку',
    other: 'Готово',
  },
  events: {
    'opened-bid': ({ seat }, say) => `${say.bidder(seat)} открывает торги.`,
    bid: ({ seat, side, amount }, say) => `${say.bidder(seat)}: ${amount} (${say.side(side)}).`,
    sides: ({ steps: n }) => `Стороны разобраны; победитель торгов платит ${steps(n)}.`,
    reduced: ({ army, block }, say) => `${say.army(army)}: ${say.block(block)} отдаёт шаг.`,
    placed: ({ army, block, town }, say) => `${say.army(army)}: ${say.block(block)}, ${say.town(town)}.`,
    turn: ({ turn }, say) => say.when(turn),
    marched: ({ army, block, from, to }, say) =>
      `${say.army(army)}: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    forced: ({ army, block, from, to }, say) =>
      `${say.army(army)}, форсированный марш: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    'force-rolled': ({ block, die, bonus, failed }, say) =>
      `Форсированный марш, ${say.block(block)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''} против 4, ${failed ? 'потерян шаг' : 'без потерь'}.`,
    clash: ({ town, battle }, say) => `${battle ? 'Битва' : 'Стычка'}: ${say.town(town)}.`,
    chose: ({ army, block }, say) => `${say.army(army)} выставляют в стычку: ${say.block(block)}.`,
    opened: ({ block, steps: n }, say) => `${say.owner(block)}, видно: ${say.block(block)}, ${steps(n)}.`,
    closed: () => null,
    lost: ({ army, block, steps: n, town, cause }, say) =>
      `${say.army(army)}: ${say.block(block)}, минус ${steps(n)}${because(cause)}${town >= 0 ? ` (${say.town(town)})` : ''}.`,
    destroyed: ({ block, cause }, say) =>
      `${say.owner(block)}, уничтожено: ${say.block(block)}, ${CAUSES[cause]}.`,
    drew: ({ role, terrain }, say) => `${say.role(role)} тянет: ${say.terrain(terrain)}.`,
    laid: ({ role, place, terrain }, say) =>
      `${say.role(role)}: ${say.terrain(terrain)}, ${say.place(place)}.`,
    deployed: ({ army, block, place }, say) => `${say.army(army)}: ${say.block(block)}, ${say.place(place)}.`,
    held: ({ army, block, place }, say) =>
      `${say.army(army)}: ${say.block(block)} держит позицию (${say.place(place)}).`,
    abandoned: ({ town, place, terrain }, say) =>
      `${say.town(town)}: ${say.terrain(terrain)}, ${say.place(place)}, оставлено.`,
    part: ({ town, round, side }, say) => `${say.town(town)}, раунд ${round}: ${say.side(side)}.`,
    tested: ({ block, die, bonus, good }, say) =>
      `${say.owner(block)}, мораль, ${say.block(block)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''} против 4, ${good ? 'устояли' : 'не выдержали'}.`,
    moved: ({ army, block, to }, say) => `${say.army(army)}: ${say.block(block)} › ${say.place(to)}.`,
    fired: ({ block, target, power, dice: n }, say) =>
      `${say.owner(block)}, ${say.block(block)}: ${AIMS[target]}, ${dice(n)}, сила огня ${power}.`,
    rolled: ({ hits: n }) => (n === 0 ? 'Без попаданий.' : `${hits(n)}.`),
    wasted: ({ hits: n }) => `Лишние: ${hits(n)}.`,
    square: ({ block, formed }, say) =>
      `${say.owner(block)}: ${say.block(block)} ${formed ? 'строит каре' : 'распускает каре'}.`,
    sheltered: ({ block, host }, say) =>
      `${say.owner(block)}: ${say.block(block)} укрывается в каре (${say.block(host)}).`,
    emerged: ({ block }, say) => `${say.owner(block)}: ${say.block(block)} выходит из каре.`,
    retreated: ({ army, block, to }, say) =>
      `${say.army(army)}: ${say.block(block)}, отступление › ${say.town(to)}.`,
    routed: ({ side, town, place }, say) =>
      `${say.side(side)} бегут (${say.town(town)}): ${say.place(place)} занял враг, а своих там нет.`,
    outnumbered: ({ side, town, blocks: [attackers, defenders] }, say) =>
      `${say.town(town)}, после стычки: у атакующего ${blocks(attackers)}, у обороняющегося ${blocks(defenders)}${attackers === defenders ? ' (при равенстве уходит атакующий)' : ''}. Отступают: ${say.side(side)}.`,
    idled: ({ town, side }, say) =>
      `${say.town(town)}: ${say.side(side)} ничего не предпринимают; ещё один такой раунд, и они должны уйти с поля.`,
    stalemate: ({ town }, say) => `Тупик: ${say.town(town)}. Атакующий уходит.`,
    won: ({ side, town }, say) => `${say.side(side)} победили: ${say.town(town)}.`,
    reinforced: ({ army, block, from, to }, say) =>
      `${say.army(army)}, подкрепление: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    regrouped: ({ army, block, from, to }, say) =>
      `${say.army(army)} перегруппировываются: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    'army-routed': ({ army }, say) => `Армия разбита: ${say.army(army)}.`,
    ended: ({ ending, side }, say) => say.ending(ending.reason, side),
  },
  endings: {
    'all-routed': (winner) => `${winner} победили: разбиты все три армии.`,
    'allies-routed': (winner) => `${winner} победили: обе союзные армии разбиты.`,
    'french-routed': (winner) => `${winner} победили: французская армия разбита.`,
    cities: (winner) => `${winner} победили: 22 июня два города снабжения в их руках.`,
    time: (winner) => `${winner} победили: они продержались до конца.`,
    other: (winner) => `${winner} победили.`,
  },
  odds: {
    measures: {
      foeSteps: 'Шагов потеряет враг',
      foeBlocks: 'Вражеских блоков уничтожено',
      ownSteps: 'Шагов потеряете вы',
      ownBlocks: 'Ваших блоков уничтожено',
      march: 'Блок',
      morale: 'Кто не выдержит',
      battle: 'Битва',
    },
    values: {
      unhurt: 'приходит без потерь',
      weakened: 'теряет шаг',
      destroyed: 'уничтожен',
      stands: 'держится',
      breaks: 'отходит',
      routs: 'бегство',
      goesOn: 'продолжается',
    },
    given: { lose: 'какой из равных, выбирает владелец', reinforce: 'без подкреплений' },
  },
  ui: {
    sum: {
      firepower: 'сила огня',
      square: 'каре',
      held: 'занятая местность',
      canister: 'картечь',
      shock: 'шок-атака',
      ground: 'местность',
    },
    signs: {
      title: 'Обозначения',
      note: 'что нарисовано на блоках и карте',
      close: 'Закрыть',
      blocks: 'Блоки',
      states: 'Их состояние',
      map: 'Карта',
      steps: 'Сила — на верхнем краю; с потерями блок поворачивают',
      label: 'под знаком корпус и сила огня',
      backs: 'То, что видит враг: армия, и больше ничего',
      group: 'Столько блоков стоит в городе',
      may: 'Сейчас может идти или драться',
      picked: 'Пошёл бы',
      acted: 'Уже прошёл марш',
      forced: 'Прошёл форсированным маршем',
      disorder: 'Расстроен',
      fortress: 'Крепость',
      city: 'Город, что снабжает армию',
      bridge: 'Мост: по нему проходит меньше блоков',
      fight: 'Здесь идёт бой',
    },
    northLetter: 'С',
    nearest: (at, n) => `ближайший враг: ${at}, дорог: ${n}`,
    mapDate: 'Бельгия в июне 1815 года',
    frontier: 'граница Франции',
    deploymentLine: 'линия расстановки',
    majorRoad: 'большая дорога',
    minorRoad: 'малая дорога',
    track: 'Июнь 1815 года',
    sideShort: { french: 'Ф', allied: 'С' },
    when: (day, hour) => `${day} июня, ${HOURS[hour]}`,
    turnOf: (turn, of) => `Ход ${turn} из ${of}`,
    losses: (army, lost, limit) => `${army}, потери: ${blocks(lost)}; на ${limit} армия разбита`,
    routedArmy: (army) => `${army}: армия разбита`,
    citiesHeld: (n) => `Города снабжения в руках французов: ${n} из 3`,
    mayTalk: 'союзники могут советоваться',
    blocksOf: (army, n) => `${army}: ${blocks(n)}`,
    empty: 'пусто',
    mayGo: 'сюда можно идти',
    mayAct: 'могут действовать',
    supplies: (army, loss) =>
      `Снабжает армию (${army}); в руках французов стоит ${blocks(loss)} каждый французский ход.`,
    zone: {
      french: 'Франция',
      anglo: 'Нидерланды, англо-голландская сторона линии',
      prussian: 'Нидерланды, прусская сторона линии',
    },
    maybe: (list) => `Видели раньше, может быть здесь: ${list}`,
    fast: (army, n) => `${army}: быстрых не меньше ${n} (кавалерия, конная артиллерия или полководец)`,
    role: ['Атакующий', 'Обороняющийся'],
    battleAt: (town) => `Битва: ${town}`,
    skirmishAt: (town) => `Стычка: ${town}`,
    battle: 'битва',
    skirmish: 'стычка',
    round: (round) => `раунд ${round}`,
    places: [
      'не построены',
      'резерв',
      'левый фланг',
      'центр',
      'правый фланг',
      'вражеская позиция против левого',
      'вражеская позиция против центра',
      'вражеская позиция против правого',
    ],
    terrain: { open: 'поле', wood: 'лес', farm: 'ферма', stream: 'ручей', hill: 'холм' },
    arm: ARMS,
    toPlace: (place, action) => `${place}: ${action}`,
    toDeploy: 'ещё не построены',
    toPlace2: (left) => `Ещё поставить: ${left}`,
    notShown: 'позади',
    shownLine: 'в стычке',
    roadsHere: 'Дороги отсюда',
    attackerCame: 'отсюда напали',
    passing: (used, limit) => `отступление ${used}/${limit}`,
    dice: 'Кубики',
    testNeeds: (least) => `успех от ${least}`,
    fireNeeds: (power) => `попадает на ${power} и меньше`,
    drawnMarkers: 'Вытянуто из мешка',
    map: 'Карта',
    follow: 'Следить за игрой',
    back: 'Назад',
    all: 'Все',
    none: 'Ни одного',
    whichTown: 'Выберите город, чья группа выступит:',
    whichBlock: 'Выберите блок:',
    pointHint: 'Задержите курсор или палец на городе или блоке, чтобы прочитать о них.',
    strength: (n, of) => `Сила: ${n} из ${of}`,
    duty: {
      infantry: 'Стреляет по врагам на своей позиции. Против кавалерии может построить каре.',
      cavalry: 'Стреляет по врагам на своей позиции; первый раз после собственного налёта с +1 (шок-атака).',
      foot: 'В столкновении стреляет на своей позиции, впервые картечью (+1). Иначе бьёт издали по позиции напротив.',
      horse: 'Как артиллерия, но в одном раунде может сделать шаг и выстрелить.',
      leader: 'Добавляет 1 к морали своей армии на своей позиции; может укрыться в каре.',
    },
    condition: {
      acted: 'действие сделано',
      square: 'в каре',
      sheltered: 'под защитой каре',
      holds: 'держит местность',
      shaken: 'мораль подвела',
      shock: 'шок-атака ещё впереди (+1)',
      canister: 'картечь израсходована',
    },
    mayNow: (list) => `Может сейчас: ${list}.`,
    deeds: {
      fire: 'стрелять',
      far: 'стрелять издали',
      move: 'двигаться',
      retreat: 'отступить по дороге',
      square: 'построить каре',
      dissolve: 'распустить каре',
      shelter: 'укрыться в каре',
      emerge: 'выйти из каре',
      hold: 'занять местность',
    },
    faceHidden: 'Его видит только владелец.',
    together: (goal, n, of) => `${goal} (${n < of ? `${n} из ${ofBlocks(of)}` : blocks(n)})`,
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  steps: 'На карте у вас остаётся больше силы, чем у врага.',
  losses: 'Размен в вашу пользу.',
  brink: 'Это бережёт вашу армию от развала или приближает к нему врага.',
  routed: 'Это может решить, чья армия будет разбита.',
  cities: 'Важные города достаются вам.',
  lateCities: 'Города, которые считаются в конце, достаются вам.',
  reach: 'Ваши корпуса ближе к городам или закрывают путь к ним.',
  massing: 'Ваши корпуса стоят теснее.',
  pressure: 'На дорогах, где армии стоят друг против друга, вы сильнее.',
  fights: 'Там, где идёт бой, вы сильнее.',
  danger: 'Меньше ваших групп под ударом превосходящих сил врага или больше вражеских под вашим.',
  holes: 'В вашей боевой линии меньше брешей.',
  beyond: 'Ваши войска давят на позиции врага.',
  time: 'Календарь работает на вас.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
