import { plural } from '@bicorne/boardkit';
import type { Arm } from '../../data/blocks.ts';
import type { Hour } from '../../data/track.ts';
import type { Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';

const form = plural('uk');
const blocks = (n: number): string =>
  `${n} ${form(n, { one: 'блок', few: 'блоки', many: 'блоків', other: 'блока' })}`;
const ofBlocks = (n: number): string => `${n} ${form(n, { one: 'блока', other: 'блоків' })}`;
const steps = (n: number): string =>
  `${n} ${form(n, { one: 'крок', few: 'кроки', many: 'кроків', other: 'кроку' })}`;
const hits = (n: number): string =>
  `${n} ${form(n, { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' })}`;
const dice = (n: number): string =>
  `${n} ${form(n, { one: 'кубик', few: 'кубики', many: 'кубиків', other: 'кубика' })}`;
const ARMS: Readonly<Record<Arm, string>> = {
  leader: 'полководець',
  infantry: 'піхота',
  cavalry: 'кіннота',
  foot: 'артилерія',
  horse: 'кінна артилерія',
};
const HOURS: Readonly<Record<Hour, string>> = { morning: 'ранок', afternoon: 'день', night: 'ніч' };
const CAUSES = {
  fire: 'від вогню',
  morale: 'не витримала мораль',
  march: 'на форсованому марші',
  rout: 'під час утечі',
  'no-road': 'вільної дороги не було',
  stream: 'струмок відрізав шлях',
  square: 'разом зі своїм каре',
  supply: 'через брак постачання',
  retreat: 'під час відступу',
} as const;
/** Fire needs no word: it has just been told. */
const because = (cause: keyof typeof CAUSES): string => (cause === 'fire' ? '' : ` ${CAUSES[cause]}`);
const AIMS = {
  line: 'вогонь',
  squares: 'вогонь по каре',
  far: 'вогонь здалеку',
  'far-squares': 'вогонь здалеку по каре',
} as const;

const CORPS: Readonly<Record<string, string>> = {
  Guard: 'Гвардія',
  R: 'Резерв',
  C: 'Кіннота',
  CR: 'Кінна артилерія',
};

const STALLS =
  ' Якщо в цьому раунді ви не стріляєте, не вступаєте в бій, не відступаєте й нікого не підводите, битву програно: глухий кут, і всі ваші блоки мусять піти.';

/** C5.3 */
const GROUPS = ['група 1 з 2', 'можна обрати групу 2 з 2', 'обидві групи обрано'] as const;

/** Of every ally. */
const WINS = 'Розбийте французьку армію або протримайтеся до кінця останнього ходу.';

const LEXICON: Lexicon = {
  language: 'uk',
  locale: 'uk',
  title: 'Кампанія Ватерлоо',
  tagline:
    'Вісім днів червня 1815 року: приховані армії на дорогах Бельгії та битви, коли вони зустрінуться.',
  seats: {
    french: 'Французи',
    allied: 'Союзники',
    'anglo-dutch': 'Англо-голландці',
    prussian: 'Пруссаки',
    first: 'Перший гравець',
    second: 'Другий гравець',
  },
  scenarios: {
    free: {
      title: 'Вільна розстановка',
      date: 'червень 1815 року',
      history:
        'Наполеон знову в Парижі, і вся Європа озброюється проти нього. Дві армії вже стоять у Бельгії: Веллінгтон прикриває Брюссель, Блюхер тримає Маас. Якщо вдарити раніше, ніж надійдуть інші, і саме поміж них, можна розбити їх одну за одною.',
      notes:
        'Спершу ставлять союзники, не більше чотирьох блоків у місті, потім французи, не більше дванадцяти. Французи перемагають, якщо розіб’ють обидві союзні армії або 22 червня триматимуть два з трьох міст постачання. Мапа — наша реконструкція.',
    },
    historical: {
      title: '15 червня 1815 року',
      date: '15–22 червня 1815 року',
      history:
        'Світанок над Самброю. Північна армія непомітно зібралася між Сольром і Філіппвілем. Війська Веллінгтона й Блюхера розкидані по квартирах на сотню миль і нападу не чекають.',
      notes:
        'Французи перемагають, якщо розіб’ють обидві союзні армії або 22 червня триматимуть два з трьох міст постачання. Розташування корпусів — наша реконструкція, а не видана розстановка.',
    },
    ligny: {
      title: 'Ліньї та Катр-Бра',
      date: '16 червня 1815 року',
      history:
        'Дві битви так близько, що з однієї чути другу. Наполеон б’є Блюхера за струмком біля Ліньї, а Ней намацує перехрестя, яке поєднує обидві союзні армії.',
      notes: 'Звідси кампанія триває до 22 червня. Наша реконструкція.',
    },
    waterloo: {
      title: 'Ватерлоо та Вавр',
      date: '18 червня 1815 року',
      history:
        'Після дощової ночі Веллінгтон стоїть перед лісом Суань. Груші тримає один прусський корпус біля Вавра, а решта йде на гук гармат.',
      notes: 'Звідси кампанія триває до 22 червня. Наша реконструкція.',
    },
  },
  toll: (strength, pieces) => `${steps(strength)}; знищено блоків: ${pieces}`,
  wins: {
    french:
      'Розбийте обидві союзні армії або тримайте два з трьох міст постачання наприкінці ходу 22 червня.',
    allied: WINS,
    'anglo-dutch': WINS,
    prussian: WINS,
  },
  effort: 'Три години · складна',
  handicap: {
    title: 'Кроки',
    text: 'Ця сторона знімає стільки кроків зі своїх блоків на вибір, по одному з кожного, потай.',
  },
  options: {
    players: {
      title: 'Гравці',
      text: 'Утрьох один грає за Веллінгтона, інший за Блюхера; блоків союзника жоден не бачить.',
      choices: { 2: 'двоє', 3: 'троє' },
    },
    revealLate: {
      title: 'Пізнє розкриття',
      text: 'У битві блок розкривають лише тоді, коли він стріляє або вступає в бій.',
    },
    bid: { title: 'Торги за сторони', text: 'Двоє гравців торгуються за сторону кроками власної армії.' },
  },
  armies: ['Французи', 'Англо-голландці', 'Пруссаки'],
  sides: ['Французи', 'Союзники'],
  rivers: {
    sambre: 'Самбра',
    meuse: 'Маас',
    scheldt: 'Шельда',
    dender: 'Дендер',
    dyle: 'Діль',
    senne: 'Сенна',
    lys: 'Лис',
    haine: 'Ен',
    ourthe: 'Урт',
    gete: 'Гете',
    vesdre: 'Ведр',
    lesse: 'Лес',
  },
  regions: {
    flanders: 'Фландрія',
    brabant: 'Брабант',
    hainaut: 'Ено',
    hesbaye: 'Есбе',
    condroz: 'Кондроз',
    ardennes: 'Арденни',
  },
  named: {
    F01: 'Наполеон',
    F02: 'гвардійська піхота',
    F03: 'гвардійська кіннота',
    F04: 'гвардійська артилерія А',
    F05: 'гвардійська артилерія Б',
    F19: 'легка кіннота Пажоля',
    F20: 'драгуни Ексельмана',
    F21: 'важка кіннота Келлермана',
    F22: 'кірасири Мійо',
    F23: 'кінна артилерія А',
    F24: 'кінна артилерія Б',
    A01: 'Веллінгтон',
    A02: 'британська піхота I корпусу',
    A03: 'нідерландська піхота I корпусу',
    A05: 'британська піхота II корпусу',
    A06: 'нідерландська піхота II корпусу',
    A08: 'британська піхота резерву',
    A09: 'ганноверська піхота резерву',
    A10: 'брауншвейзька піхота резерву',
    A11: 'артилерія резерву',
    A12: 'британська важка кіннота',
    A13: 'британська легка кіннота',
    A14: 'нідерландська кіннота',
    A15: 'британська кінна артилерія А',
    A16: 'британська кінна артилерія Б',
    P01: 'Блюхер',
  },
  unit: ({ corps, arm }, letter, landwehr) =>
    `${landwehr ? 'ландвер' : ARMS[arm]} ${corps} корпусу${letter === '' || landwehr ? '' : letter === 'A' ? ' А' : ' Б'}`,
  corps: (name) => CORPS[name] ?? `${name} корпус`,
  hiddenBlock: 'блок',
  blockSteps: (name, n) => `${name}, ${steps(n)}`,
  whyNot: {
    theirs: 'Вести можна лише власні блоки.',
    empty: 'Тут немає ваших блоків: спершу оберіть місто з ними.',
    marched: 'Ці блоки цього ходу вже здійснили марш.',
    groups: 'Обидві групи цього ходу вже обрано: далі йдуть лише вони.',
    armyGroup: 'Ця армія рухає одну групу за хід, і її вже обрано.',
    far: 'Дороги туди немає: марш веде до сусіднього міста, кіннота проходить два.',
    roadFull: ({ n }) => `Дорога цього ходу більше не пропустить: уже пройшло ${blocks(n)}.`,
    bridgeFull: ({ n }) => `Через річку за хід атакують щонайбільше ${n} блоки.`,
    night: 'Уночі ніхто не входить до міста, де стоїть ворог.',
    cannotJoin:
      'Дві групи атакують разом, лише якщо обидві почали хід поруч із містом і їхні міста сполучені дорогою.',
    stuck: 'Звідси цій групі не відкрита жодна дорога.',
    notYours: 'Ви керуєте лише своїми блоками.',
    acted: 'Цей блок уже діяв у цьому раунді.',
    idle: 'Цьому блоку тепер робити нічого.',
    asked: 'Спершу треба відповісти на інше.',
  },
  prompts: {
    bid: ({ side, bid }) =>
      side === ''
        ? 'Котру сторону ви хочете й скільки її кроків за неї віддасте?'
        : `Ставка (${side}): ${bid}. Підняти чи пасувати?`,
    reduce: ({ bid }) => `Оберіть блок, що віддає крок (лишилося ${bid}).`,
    council: () => 'До першого ходу можна поговорити із союзником. Скажіть, коли будете готові.',
    place: () => 'Розставте свої блоки: оберіть блок, потім позначене місто.',
    march: ({ night, groups }) =>
      `${night ? 'Ніч. Оберіть місто й ведіть його групу; уночі ніхто не атакує.' : 'Оберіть місто й ведіть його групу або завершіть марші.'}${groups === undefined ? '' : ` (${GROUPS[groups]})`}`,
    ride: ({ block }) => `${block}: куди далі?`,
    force: () => 'Вести блоки ще на одне місто? На 1, 2 чи 3 блок втрачає крок.',
    order: () => 'Боїв кілька. Котрий наступний?',
    show: ({ town }) => `Сутичка: ${town}. Виставте до чотирьох блоків.`,
    lose: ({ hits: n }) => `Хто приймає влучання? (лишилося ${n})`,
    leave: ({ town }) => `Ваші блоки відходять: ${town}. Хто куди?`,
    lay: ({ town }) => `${town}: покладіть місцевість на одну зі своїх позицій.`,
    deploy: ({ town }) => `${town}: розставте блоки ліворуч, у центрі, праворуч і в резерві.`,
    hold: ({ ground }) => `Хто займає позицію (${ground})?`,
    recoil: () => 'Через струмок пройдуть не всі. Хто відходить?',
    combat: ({ town, round, stalls }) =>
      `${town}, раунд ${round}: кожен блок може раз рушити, стріляти або відступити.${stalls ? STALLS : ''}`,
    reinforce: ({ town, stalls }) => `Підтягнути підкріплення дорогами: ${town}?${stalls ? STALLS : ''}`,
    regroup: ({ town }) => `${town}: перемога. Перегрупуватися із сусідніми містами?`,
    attrition: () => 'Місто постачання втрачено: оберіть блок, яким жертвуєте.',
  },
  moments: {
    bid: 'Торги за сторони.',
    reduce: 'Сплата кроками.',
    place: 'Розстановка.',
    council: 'Союзники радяться.',
    march: 'Марші.',
    ride: 'Блок рухається далі.',
    force: 'Форсовані марші.',
    order: 'Черга боїв.',
    show: 'Сутичка: вибір блоків.',
    lose: 'Розподіл влучань.',
    leave: 'Блоки полишають поле.',
    lay: 'Викладання місцевості.',
    deploy: 'Шикування.',
    hold: 'Заняття ферм і пагорбів.',
    recoil: 'Відхід через струмок.',
    combat: 'Бій.',
    reinforce: 'Підкріплення.',
    regroup: 'Перегрупування.',
    attrition: 'Втрати через брак постачання.',
  },
  chance: 'Вирішують кубики.',
  actions: {
    place: ({ block, to }) => `${block} › ${to}`,
    march: ({ block, to, hostile }) => `${block}: ${hostile ? 'атака' : 'марш'} › ${to}`,
    ride: ({ block, to }) => `${block}: далі через ${to}`,
    leave: ({ block, to }) => `${block} › ${to}`,
    reinforce: ({ block, from }) => `${block} ‹ ${from}`,
    regroup: ({ block, from, to }) => `${block}: ${from} › ${to}`,
    force: ({ block, to, hostile }) => `${block}: форсовано${hostile ? ', атака' : ''} › ${to}`,
    led: ({ block, to }) => `${block}: форсовано › ${to}, показати полководця (+1)`,
    reduce: ({ block }) => `мінус крок: ${block}`,
    show: ({ block }) => `виставити: ${block}`,
    lose: ({ block }) => `приймає влучання: ${block}`,
    hold: ({ block, nobody }) => (nobody ? 'ніхто' : `займає ${block}`),
    recoil: ({ block }) => `відвести: ${block}`,
    square: ({ block }) => `${block}: стати в каре`,
    dissolve: ({ block }) => `${block}: розпустити каре`,
    emerge: ({ block }) => `${block}: вийти з каре`,
    starve: ({ block }) => `пожертвувати: ${block}`,
    take: ({ block, place }) => `${block}: зайняти місцевість (${place})`,
    swap: ({ block, place }) => `${block}: змінити того, хто тримає (${place})`,
    deploy: ({ block, place }) => `${block} › ${place}`,
    move: ({ block, place }) => `${block} › ${place}`,
    retreat: ({ block, to }) => `${block}: відступ › ${to}`,
    fire: ({ block, target }) => `${block}: ${AIMS[target]}`,
    shelter: ({ block, host }) => `${block}: сховатися в каре (${host})`,
    lay: ({ terrain, place }) => `${terrain} › ${place}`,
    fight: ({ to }) => `бій: ${to}`,
    bid: ({ side, bid }) => `ставка ${bid}: ${side}`,
    raise: ({ bid }) => `підняти до ${bid + 1}`,
    pass: () => 'пас',
    done: ({ asked }) => (asked && LEXICON.done[asked]) || LEXICON.done.other,
  },
  goals: {
    march: (to) => `марш › ${to}`,
    ride: (to) => `далі через ${to}`,
    force: (to) => `форсовано › ${to}`,
    led: (to) => `форсовано › ${to}, з полководцем`,
    other: (to) => `› ${to}`,
  },
  done: {
    council: 'Готові',
    march: 'Завершити марші',
    force: 'Більше не форсувати',
    show: 'Це всі',
    combat: 'Завершити бій',
    reinforce: 'Без підкріплень',
    regroup: 'Завершити перегрупування',
    other: 'Готово',
  },
  events: {
    'opened-bid': ({ seat }, say) => `${say.bidder(seat)} відкриває торги.`,
    bid: ({ seat, side, amount }, say) => `${say.bidder(seat)}: ${amount} (${say.side(side)}).`,
    sides: ({ steps: n }) => `Сторони розібрано; переможець торгів платить ${steps(n)}.`,
    reduced: ({ army, block }, say) => `${say.army(army)}: ${say.block(block)} віддає крок.`,
    placed: ({ army, block, town }, say) => `${say.army(army)}: ${say.block(block)}, ${say.town(town)}.`,
    turn: ({ turn }, say) => say.when(turn),
    marched: ({ army, block, from, to }, say) =>
      `${say.army(army)}: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    forced: ({ army, block, from, to }, say) =>
      `${say.army(army)}, форсований марш: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    'force-rolled': ({ block, die, bonus, failed }, say) =>
      `Форсований марш, ${say.block(block)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''} проти 4, ${failed ? 'втрачено крок' : 'без втрат'}.`,
    clash: ({ town, battle }, say) => `${battle ? 'Битва' : 'Сутичка'}: ${say.town(town)}.`,
    chose: ({ army, block }, say) => `${say.army(army)} виставляють у сутичку: ${say.block(block)}.`,
    opened: ({ block, steps: n }, say) => `${say.owner(block)}, видно: ${say.block(block)}, ${steps(n)}.`,
    closed: () => null,
    lost: ({ army, block, steps: n, town, cause }, say) =>
      `${say.army(army)}: ${say.block(block)}, втрачено ${steps(n)}${because(cause)}${town >= 0 ? ` (${say.town(town)})` : ''}.`,
    destroyed: ({ block, cause }, say) =>
      `${say.owner(block)}, знищено: ${say.block(block)}, ${CAUSES[cause]}.`,
    drew: ({ role, terrain }, say) => `${say.role(role)} тягне: ${say.terrain(terrain)}.`,
    laid: ({ role, place, terrain }, say) =>
      `${say.role(role)}: ${say.terrain(terrain)}, ${say.place(place)}.`,
    deployed: ({ army, block, place }, say) => `${say.army(army)}: ${say.block(block)}, ${say.place(place)}.`,
    held: ({ army, block, place }, say) =>
      `${say.army(army)}: ${say.block(block)} тримає позицію (${say.place(place)}).`,
    abandoned: ({ town, place, terrain }, say) =>
      `${say.town(town)}: ${say.terrain(terrain)}, ${say.place(place)}, залишено.`,
    part: ({ town, round, side }, say) => `${say.town(town)}, раунд ${round}: ${say.side(side)}.`,
    tested: ({ block, die, bonus, good }, say) =>
      `${say.owner(block)}, мораль, ${say.block(block)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''} проти 4, ${good ? 'вистояно' : 'не витримано'}.`,
    moved: ({ army, block, to }, say) => `${say.army(army)}: ${say.block(block)} › ${say.place(to)}.`,
    fired: ({ block, target, power, dice: n }, say) =>
      `${say.owner(block)}, ${say.block(block)}: ${AIMS[target]}, ${dice(n)}, сила вогню ${power}.`,
    rolled: ({ hits: n }) => (n === 0 ? 'Без влучань.' : `${hits(n)}.`),
    wasted: ({ hits: n }) => `Зайві: ${hits(n)}.`,
    square: ({ block, formed }, say) =>
      `${say.owner(block)}: ${say.block(block)} ${formed ? 'стає в каре' : 'розпускає каре'}.`,
    sheltered: ({ block, host }, say) =>
      `${say.owner(block)}: ${say.block(block)} ховається в каре (${say.block(host)}).`,
    emerged: ({ block }, say) => `${say.owner(block)}: ${say.block(block)} виходить із каре.`,
    retreated: ({ army, block, to }, say) =>
      `${say.army(army)}: ${say.block(block)}, відступ › ${say.town(to)}.`,
    routed: ({ side, town, place }, say) =>
      `${say.side(side)} тікають (${say.town(town)}): ${say.place(place)} зайняв ворог, і своїх там немає.`,
    outnumbered: ({ side, town, blocks: [attackers, defenders] }, say) =>
      `${say.town(town)}, після сутички: у нападника ${blocks(attackers)}, в оборонця ${blocks(defenders)}${attackers === defenders ? ' (за рівності йде нападник)' : ''}. Відступають: ${say.side(side)}.`,
    idled: ({ town, side }, say) =>
      `${say.town(town)}: ${say.side(side)} нічого не роблять; ще один такий раунд, і вони мусять піти з поля.`,
    stalemate: ({ town }, say) => `Глухий кут: ${say.town(town)}. Нападник іде геть.`,
    won: ({ side, town }, say) => `${say.side(side)} перемогли: ${say.town(town)}.`,
    reinforced: ({ army, block, from, to }, say) =>
      `${say.army(army)}, підкріплення: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    regrouped: ({ army, block, from, to }, say) =>
      `${say.army(army)} перегруповуються: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    'army-routed': ({ army }, say) => `Армію розбито: ${say.army(army)}.`,
    ended: ({ ending, side }, say) => say.ending(ending.reason, side),
  },
  endings: {
    'all-routed': (winner) => `${winner} перемогли: розбито всі три армії.`,
    'allies-routed': (winner) => `${winner} перемогли: обидві союзні армії розбито.`,
    'french-routed': (winner) => `${winner} перемогли: французьку армію розбито.`,
    cities: (winner) => `${winner} перемогли: 22 червня два міста постачання в їхніх руках.`,
    time: (winner) => `${winner} перемогли: вони протрималися до кінця.`,
    other: (winner) => `${winner} перемогли.`,
  },
  odds: {
    measures: {
      foeSteps: 'Кроків утратить ворог',
      foeBlocks: 'Ворожих блоків знищено',
      ownSteps: 'Кроків утратите ви',
      ownBlocks: 'Ваших блоків знищено',
      march: 'Блок',
      morale: 'Хто не витримає',
      battle: 'Битва',
    },
    values: {
      unhurt: 'приходить без втрат',
      weakened: 'втрачає крок',
      destroyed: 'знищено',
      stands: 'тримається',
      breaks: 'відходить',
      routs: 'утеча',
      goesOn: 'триває',
    },
    given: { lose: 'котрий із рівних, обирає власник', reinforce: 'без підкріплень' },
  },
  ui: {
    sum: {
      firepower: 'сила вогню',
      square: 'каре',
      held: 'зайнята місцевість',
      canister: 'картеч',
      shock: 'шокова атака',
      ground: 'місцевість',
    },
    signs: {
      title: 'Позначки',
      note: 'що намальовано на блоках і мапі',
      close: 'Закрити',
      blocks: 'Блоки',
      states: 'Їхній стан',
      map: 'Мапа',
      steps: 'Сила — на верхньому краї; із втратами блок повертають',
      label: 'під знаком корпус і сила вогню',
      backs: 'Те, що бачить ворог: армія, і більш нічого',
      group: 'Стільки блоків стоїть у місті',
      may: 'Зараз може рушити або битися',
      picked: 'Рушив би',
      acted: 'Уже рушив',
      forced: 'Рушив форсованим маршем',
      disorder: 'Розладнаний',
      fortress: 'Фортеця',
      city: 'Місто, що постачає армію',
      bridge: 'Міст: ним проходить менше блоків',
      fight: 'Тут іде бій',
    },
    northLetter: 'Пн',
    nearest: (at, n) => `найближчий ворог: ${at}, доріг: ${n}`,
    mapDate: 'Бельгія в червні 1815 року',
    frontier: 'кордон Франції',
    deploymentLine: 'лінія розстановки',
    majorRoad: 'великий шлях',
    minorRoad: 'мала дорога',
    track: 'Червень 1815 року',
    sideShort: { french: 'Ф', allied: 'С' },
    when: (day, hour) => `${day} червня, ${HOURS[hour]}`,
    turnOf: (turn, of) => `Хід ${turn} з ${of}`,
    losses: (army, lost, limit) => `${army}, втрати: ${blocks(lost)}; на ${limit} армію розбито`,
    routedArmy: (army) => `${army}: армію розбито`,
    citiesHeld: (n) => `Міста постачання в руках французів: ${n} з 3`,
    mayTalk: 'союзники можуть радитися',
    blocksOf: (army, n) => `${army}: ${blocks(n)}`,
    empty: 'порожньо',
    mayGo: 'сюди можна йти',
    mayAct: 'можуть діяти',
    supplies: (army, loss) =>
      `Постачає армію (${army}); у руках французів коштує ${blocks(loss)} кожного французького ходу.`,
    zone: {
      french: 'Франція',
      anglo: 'Нідерланди, англо-голландський бік лінії',
      prussian: 'Нідерланди, прусський бік лінії',
    },
    maybe: (list) => `Бачили раніше, може бути тут: ${list}`,
    fast: (army, n) => `${army}: швидких щонайменше ${n} (кіннота, кінна артилерія або полководець)`,
    role: ['Нападник', 'Оборонець'],
    battleAt: (town) => `Битва: ${town}`,
    skirmishAt: (town) => `Сутичка: ${town}`,
    battle: 'битва',
    skirmish: 'сутичка',
    round: (round) => `раунд ${round}`,
    places: [
      'не вишикувані',
      'резерв',
      'лівий фланг',
      'центр',
      'правий фланг',
      'ворожа позиція проти лівого',
      'ворожа позиція проти центру',
      'ворожа позиція проти правого',
    ],
    terrain: { open: 'поле', wood: 'ліс', farm: 'ферма', stream: 'струмок', hill: 'пагорб' },
    arm: ARMS,
    toPlace: (place, action) => `${place}: ${action}`,
    toDeploy: 'ще не вишикувані',
    toPlace2: (left) => `Ще поставити: ${left}`,
    notShown: 'позаду',
    shownLine: 'у сутичці',
    roadsHere: 'Дороги звідси',
    attackerCame: 'звідси напали',
    passing: (used, limit) => `відступ ${used}/${limit}`,
    dice: 'Кубики',
    testNeeds: (least) => `успіх від ${least}`,
    fireNeeds: (power) => `влучає на ${power} і менше`,
    drawnMarkers: 'Витягнуто з торбини',
    map: 'Мапа',
    follow: 'Стежити за грою',
    back: 'Назад',
    all: 'Усі',
    none: 'Жодного',
    whichTown: 'Оберіть місто, чия група рушить:',
    whichBlock: 'Оберіть блок:',
    pointHint: 'Затримайте курсор або палець на місті чи блоці, щоб прочитати про них.',
    strength: (n, of) => `Сила: ${n} з ${of}`,
    duty: {
      infantry: 'Стріляє по ворогах на своїй позиції. Проти кінноти може стати в каре.',
      cavalry: 'Стріляє по ворогах на своїй позиції; перший раз після власного нальоту з +1 (шокова атака).',
      foot: 'У зіткненні стріляє на своїй позиції, уперше картеччю (+1). Інакше б’є здалеку по позиції навпроти.',
      horse: 'Як артилерія, але в одному раунді може ступити крок і вистрелити.',
      leader: 'Додає 1 до моралі своєї армії на своїй позиції; може сховатися в каре.',
    },
    condition: {
      acted: 'дію зроблено',
      square: 'у каре',
      sheltered: 'під захистом каре',
      holds: 'тримає місцевість',
      shaken: 'мораль не витримала',
      shock: 'шокова атака ще попереду (+1)',
      canister: 'картеч витрачено',
    },
    mayNow: (list) => `Може зараз: ${list}.`,
    deeds: {
      fire: 'стріляти',
      far: 'стріляти здалеку',
      move: 'рухатися',
      retreat: 'відступити дорогою',
      square: 'стати в каре',
      dissolve: 'розпустити каре',
      shelter: 'сховатися в каре',
      emerge: 'вийти з каре',
      hold: 'зайняти місцевість',
    },
    faceHidden: 'Його бачить лише власник.',
    together: (goal, n, of) => `${goal} (${n < of ? `${n} із ${ofBlocks(of)}` : blocks(n)})`,
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  steps: 'На мапі у вас лишається більше сили, ніж у ворога.',
  losses: 'Розмін на вашу користь.',
  brink: 'Це береже вашу армію від розвалу або наближає до нього ворога.',
  routed: 'Це може вирішити, чию армію буде розбито.',
  cities: 'Важливі міста дістаються вам.',
  lateCities: 'Міста, які рахуються наприкінці, дістаються вам.',
  reach: 'Ваші корпуси ближче до міст або закривають шлях до них.',
  massing: 'Ваші корпуси стоять тісніше.',
  pressure: 'На дорогах, де армії стоять одна проти одної, ви сильніші.',
  fights: 'Там, де йде бій, ви сильніші.',
  danger: 'Менше ваших груп під ударом переважних сил ворога або більше ворожих під вашим.',
  holes: 'У вашій бойовій лінії менше прогалин.',
  beyond: 'Ваші війська тиснуть на позиції ворога.',
  time: 'Календар працює на вас.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
