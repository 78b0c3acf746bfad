import type { Asked, Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { plural, minus } from '@bicorne/boardkit';
import { NAMES } from './uk.names.ts';

const form = plural('uk');
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form(n, { one, few, many, other: few })}`;
const pieces = (n: number): string => count(n, 'фігура', 'фігури', 'фігур');
const discs = (n: number): string => count(n, 'диск', 'диски', 'дисків');
/** Чого бракує. */
const lacking = (n: number): string => count(n, 'диска', 'дисків', 'дисків');
const orders = (n: number): string => count(n, 'наказ', 'накази', 'наказів');
const where = (place: string): string => (place === '' ? '' : ` (${place})`);

/** What it means to be done, where there is a better word for it. */
const ENOUGH: Readonly<Partial<Record<Asked, string>>> = {
  'attack-pick': 'атакувати',
  'attack-answer': 'це все',
  'attack-advance': 'лишитися',
  'assault-lead': 'більше нікого',
  'assault-storm': 'це все',
  'assault-counter': 'більше нікого',
  commit: 'не переносити',
  renew: 'не повертати',
  organise: 'без другої фігури',
  road: 'спинитися тут',
  finish: 'лишитися в резерві',
};

/** The same where nothing has been chosen yet. */
const NONE: Readonly<Partial<Record<Asked, string>>> = {
  'attack-answer': 'нікого не висувати',
  'assault-lead': 'без авангарду',
  'assault-counter': 'не контратакувати',
};

const LEXICON: Lexicon = {
  locale: 'uk',
  title: 'Маренго',
  tagline: 'Дві лінії блоків на плані битви: маневр, блеф і моральний стан. Без кубиків.',
  seats: { austrian: 'Австрійці', french: 'Французи' },
  scenarios: {
    marengo: {
      title: 'Маренго',
      date: '14 червня 1800 року',
      history:
        'Бонапарт перейшов Альпи й став між Меласом і Віднем, але розкидав дивізії: він певен, що ворог хоче вислизнути. На світанку Мелас виходить з Алессандрії через Борміду всіма силами. Віктор і Ланн тримають струмок Фонтаноне до пообіддя, потім французька лінія відходить. Битва здається програною, аж тут на гук гармат повертається Дезе, а Келлерман врізається кіннотою в австрійський фланг.',
      notes:
        'Австрійці перемагають, якщо зламають моральний стан французів або матимуть уночі три фігури на схід від цільової межі. Французи — якщо зламають австрійців або втримають межу до 21 год. Рельєф і виноградники на мапі намальовано довільно.',
    },
  },
  toll: (strength, gone) => `міці ${strength}; знято фігур: ${gone}`,
  wins: {
    austrian: 'Зламайте бойовий дух французів або до ночі проведіть три фігури за цільову межу на сході.',
    french:
      'Зламайте бойовий дух австрійців або не пустіть до ночі за цільову межу на сході більш як дві їхні фігури.',
  },
  effort: 'Дві-три години · складна',
  handicap: {
    title: 'Диски моралі',
    text: 'Ця армія ще до бою віддає стільки своїх непризначених дисків.',
  },
  options: {
    orderTogether: {
      title: 'Впорядковувати двох разом',
      text: 'Один наказ може впорядкувати дві французькі фігури в одній ділянці.',
    },
  },
  types: { infantry: 'піхота', cavalry: 'кіннота', artillery: 'артилерія' },
  gun: 'артилерія, що бомбардує',
  boxes: { alessandria: 'Алессандрія', tortona: 'Тортона', novi: 'Нові', sale: 'Сале' },
  places: NAMES,
  approach: (of, to) => `${of} проти ${to}`,
  wings: { N: 'північний', S: 'південний' },
  ways: { N: 'північним', E: 'східним', S: 'південним', W: 'західним', M: 'середнім' },
  unnamed: (number) => `№ ${number}`,
  whyNot: {
    acted: 'Ці фігури цього ходу вже діяли.',
    disordered: 'Дезорганізовані фігури не атакують і не полишають своєї ділянки.',
    theirs: 'Обирати можна лише власні фігури.',
    empty: 'Тут немає ваших фігур: спершу оберіть свою лінію.',
    waits: ({ n }) => `Вони входять не раніше ${n} год.`,
    noOrders: 'Накази вичерпано, а ця дія коштує один.',
    far: 'Однією дією туди не дійти: марш веде до сусідньої ділянки, шляхом — через три межі.',
    held: 'Там ворог: марш туди не веде, лише атака.',
    blocked: 'Підступ заблоковано повністю: маневрена атака не пройде. Штурмуйте його.',
    noRoom: ({ n }) => `Немає місця: більше ваших фігур ділянка не вміщує (${n}).`,
    closed: 'Штурм тут цього ходу відбито: цю межу більше ніхто не перетне.',
    shut: 'Тут має увійти ворог, що чекає за мапою: інші сюди не входять.',
    needsInfantry: 'Через перешкоду атакують лише з піхотою.',
    nobodyBeyond: 'По той бік ворога немає: блокувати нікого.',
    otherApproach: 'До підступу йдуть лише з його ділянки, і всі разом в одне місце.',
    surprised: 'У раунді 6 год французи підступів не блокують.',
    stuck: 'Для цих фігур зараз немає дії.',
    asked: 'Спершу треба відповісти на інше.',
  },
  prompts: {
    deal: () => 'Французькі фігури роздаються.',
    actions: ({ orders: left }) => `Оберіть фігури для дії або завершіть дії (лишилося: ${orders(left)}).`,
    march: ({ from, to, taken }) =>
      taken === 0 ? `Які фігури марширують: ${from} › ${to}?` : `Марш › ${to}: ${pieces(taken)}. Ще когось?`,
    'attack-pick': ({ from, to, taken }) =>
      taken === 0 ? `Які фігури атакують: ${from} › ${to}?` : `Атака › ${to}: ${pieces(taken)}. Ще когось?`,
    'attack-answer': ({ to }) => `Вас атакують: ${to}. Вивести фігури з резерву, щоб заблокувати підступ?`,
    'attack-show': () => 'Покажіть одну піхотну фігуру, що атакувала через перешкоду.',
    'attack-advance': () => 'Атаку заблоковано. Чи просунуться нападники до підступу?',
    finish: ({ to }) => `Чи продовжить кіннота просування до підступу (${to})?`,
    road: ({ from, taken, underway }) =>
      taken === 0
        ? `Яка фігура марширує шляхом (${from})?`
        : underway
          ? 'Куди далі йде марш? Можна спинитися тут.'
          : 'Куди йде марш?',
    pontoon: () => 'Яка фігура переходить понтонним мостом?',
    'assault-lead': ({ from }) => `Штурм: ${from}. Оберіть свій авангард або нікого.`,
    'assault-storm': ({ to, taken }) =>
      taken === 0 ? `Штурм: ${to}. Оберіть авангард, потім решту.` : `Штурм: ${to}. Долучити ще когось?`,
    'assault-barrage': () => 'Чи веде ваша артилерія загороджувальний вогонь?',
    'assault-hit': () => 'Загороджувальний вогонь: котра фігура авангарду зменшується?',
    'assault-counter': () => 'Чи контратакуєте?',
    'assault-share': ({ left }) => `Контратака: хто бере наступне зменшення (лишилося ${left})?`,
    'assault-suffer': ({ left }) => `Котра фігура авангарду бере наступне зменшення (лишилося ${left})?`,
    'assault-spill': ({ left }) => `Оберіть фігури для зменшення (лишилося ${left}).`,
    'assault-endure': ({ left }) => `Котра фігура авангарду бере наступне зменшення (лишилося ${left})?`,
    'assault-overflow': ({ left }) => `Оберіть фігури для зменшення (лишилося ${left}).`,
    target: ({ to }) => `Бомбардування: ${to}. Котра фігура зменшується?`,
    'retreat-reduce': ({ locality, left }) => `Відступ: ${locality}. Хто зменшується (лишилося ${left})?`,
    'retreat-move': ({ locality }) => `Відступ: ${locality}. Хто куди йде?`,
    lose: ({ army, left }) => `${army} втрачають ${discs(left)}: оберіть, з яких ділянок.`,
    commit: ({ army, locality, left }) =>
      `${army}: бракує ${lacking(left)} для ділянки ${locality}. Перенести туди з інших?`,
    organise: ({ left }) =>
      left === 0
        ? 'Впорядкувати тим самим наказом другу фігуру?'
        : `Впорядковуйте далі (ще ${pieces(left)}); деінде можна те, що не потребує наказу.`,
    renew: () => 'Можете повернути один призначений диск.',
  },
  moments: {
    deal: 'Підготування',
    actions: 'Дії',
    march: 'Марш бездоріжжям',
    'attack-pick': 'Маневрена атака: нападники',
    'attack-answer': 'Маневрена атака: відповідь',
    'attack-show': 'Маневрена атака: показ піхоти',
    'attack-advance': 'Маневрена атака: просування',
    finish: 'Продовження кінноти',
    road: 'Марш шляхом',
    pontoon: 'Понтонний міст',
    'assault-lead': 'Штурм: авангард оборонця',
    'assault-storm': 'Штурм: фігури нападника',
    'assault-barrage': 'Штурм: загороджувальний вогонь',
    'assault-hit': 'Штурм: загороджувальний вогонь',
    'assault-counter': 'Штурм: контратака',
    'assault-share': 'Штурм: контратака',
    'assault-suffer': 'Штурм: зменшення нападника',
    'assault-spill': 'Штурм: зменшення нападника',
    'assault-endure': 'Штурм: зменшення оборонця',
    'assault-overflow': 'Штурм: зменшення оборонця',
    target: 'Бомбардування',
    'retreat-reduce': 'Відступ: зменшення',
    'retreat-move': 'Відступ: шлях назад',
    lose: 'Втрата морального стану',
    commit: 'Призначення морального стану',
    organise: 'Впорядкування',
    renew: 'Відновлення морального стану',
  },
  actions: {
    end: () => 'завершити дії',
    done: ({ asked, none }) => (none ? NONE[asked] : undefined) ?? ENOUGH[asked] ?? 'готово',
    advance: ({ to }) => `просунутися: ${to}`,
    fire: () => 'відкрити вогонь: фігура авангарду зменшиться',
    hold: () => 'не стріляти',
    march: ({ to, up, back }) => (back ? 'відійти до резерву' : up ? `блокувати ${to}` : `марш › ${to}`),
    attack: ({ to, wing }) => `маневрена атака: ${to}${wing && ` (${wing} підступ)`}`,
    assault: ({ to }) => `штурм: ${to}`,
    bombard: ({ to }) => `оголосити бомбардування: ${to}`,
    complete: ({ to }) => `бомбардувати: ${to}`,
    cancel: ({ to }) => `скасувати бомбардування: ${to}`,
    road: ({ from }) => `марш шляхом: ${from}`,
    enter: ({ from, to }) => `${from} › ${to} шляхом`,
    pontoon: ({ to }) => `понтонним мостом › ${to}`,
    organise: ({ at }) => `впорядкувати фігуру: ${at}`,
    disc: ({ at }) => `диск з ділянки ${at}`,
    cross: ({ to, main, raid, way }) =>
      `${raid ? 'атакувати' : '›'} ${to} ${way}${main ? 'великим' : 'місцевим'} шляхом`,
    piece: ({ face }) => face,
    show: ({ face }) => `показати: ${face}`,
    lead: ({ face }) => `в авангард: ${face}`,
    counter: ({ face }) => `контратакує ${face}`,
    ride: ({ face, to }) => `${face} далі › ${to}`,
    retreat: ({ face, to }) => `${face} › ${to}`,
    reduce: ({ face, at }) => `зменшити: ${face}${where(at)}`,
  },
  events: {
    dealt: () => null,
    turn: ({ army, hour }, say) => `${hour} год · ${say.army(army)}`,
    recovered: ({ from, count: n }, say) => `Назад до резерву: ${pieces(n)}, ${say.at(from)}.`,
    began: () => null,
    spent: () => null,
    took: () => null,
    moved: ({ from, to, count: n, faces }, say) =>
      from === to
        ? null
        : `${faces === undefined ? pieces(n) : say.faces(faces)}: ${say.at(from)} › ${say.at(to)}.`,
    crossed: () => null,
    attacked: ({ army, via, count: n, road }, say) =>
      `${say.army(army)}: маневрена атака${road ? ' шляхом' : ''}, ${pieces(n)}, ${say.at(via)}.`,
    answered: ({ army, count: n, to }, say) =>
      `${say.army(army)} виводять до підступу: ${pieces(n)}, ${say.at(to)}.`,
    decided: ({ won, cause }) =>
      ({
        open: 'Атака вдалася: підступ не втримано.',
        blocked: 'Атаку відбито: підступ заблоковано.',
        'partly-blocked': 'Атаку відбито: сама одна фігура не бере частково заблокованого підступу.',
        result: won
          ? 'Штурм вдався: результат більший за нуль.'
          : 'Штурм відбито: результат не більший за нуль.',
      })[cause],
    stormed: ({ army, from }, say) => `${say.army(army)} штурмують: ${say.at(from)}.`,
    led: ({ army, face }, say) => `${say.army(army)}, авангард: ${say.face(face)}.`,
    countered: ({ army, face }, say) => `${say.army(army)} контратакують: ${say.face(face)}.`,
    fired: ({ army }, say) => `${say.army(army)}: загороджувальний вогонь артилерії.`,
    'held-fire': ({ army }, say) => `${say.army(army)} не стріляють.`,
    result: ({ lead, penalties, guard, counter, total }) =>
      `Підсумок: ${lead} − ${penalties} (місцевість) − ${guard} (авангард) − ${counter} (контратака) = ${minus(total)}.`,
    bombarded: ({ army, from, stage }, say) =>
      `${say.army(army)} ${{ declared: 'оголошують', completed: 'завершують', cancelled: 'скасовують' }[stage] ?? 'оголошують'} бомбардування: ${say.at(from)}.`,
    shown: ({ army, at, face }, say) => `${say.army(army)} показують: ${say.face(face)}${where(say.at(at))}.`,
    reduced: ({ army, at, face, to }, say) =>
      `${say.army(army)}: ${say.face(face)} ${to < 0 ? '— знищено' : `› ${say.face(to)}`}${where(say.at(at))}.`,
    revealed: ({ army, at, group }, say) =>
      group === 0 ? null : `${say.army(army)}, ${say.at(at)}: ${say.faces(group)}.`,
    destroyed: ({ army, at, face }, say) =>
      `${say.army(army)} втрачають: ${say.face(face)}${where(say.at(at))}.`,
    retreated: ({ army, from, to, face }, say) =>
      `${say.army(army)} відступають: ${say.face(face)}, ${say.at(from)} › ${say.at(to)}.`,
    organised: ({ at }, say) => `${say.at(at)}: впорядковано.`,
    disorganised: ({ at }, say) => `${say.at(at)}: усі дезорганізовані.`,
    discs: ({ army, what, count: n, from, to, stripped }, say) =>
      ({
        gained: `${say.army(army)} отримують ${discs(n)}.`,
        committed: `${say.army(army)} призначають ${discs(n)}: ${say.at(to)}.`,
        moved: `${say.army(army)}, ${discs(n)}: ${say.at(from)} › ${say.at(to)}.`,
        returned: `${say.army(army)} повертають ${discs(n)}: ${say.at(from)}.`,
        lost: `${say.army(army)} втрачають ${discs(n)}${from === 0 ? '' : where(say.at(from))}${stripped ? ': там ворог' : ''}.`,
      })[what],
    ended: ({ ending }, say) => say.ending(ending),
  },
  endings: {
    demoralised: (winner) => `${winner} здобули вирішальну перемогу: іншу армію деморалізовано.`,
    breakthrough: (winner) => `Ніч. ${winner} здобули незначну перемогу: три фігури за цільовою межею.`,
    'line-held': (winner) => `Ніч. ${winner} здобули незначну перемогу: межу втримано.`,
    other: (winner) => `${winner} перемогли.`,
  },
  ui: {
    northLetter: 'Пн',
    nearest: (at, n) => `найближчий ворог: ${at}, меж: ${n}`,
    hour: (hour) => `${hour} год`,
    timeTrack: 'Доріжка часу',
    uncommitted: 'Непризначені диски',
    objectiveLine: 'цільова межа',
    pieces,
    discs,
    orders: (left) => `Лишилося: ${orders(left)}`,
    morale: (army, total, free) => `${army}: моральний стан ${total}, непризначених ${free}`,
    through: (n) => `Австрійських фігур за цільовою межею: ${n}; для перемоги вночі треба 3`,
    throughShort: (n) => (n < 3 ? `за межею ${n}/3` : `за межею ${n}`),
    signs: {
      title: 'Позначки',
      note: 'що намальовано на мапі',
      close: 'Закрити',
      pieces: 'Фігури',
      approaches: 'На підступах',
      marks: 'Знаки',
      strength: 'міць від 1 до 3: стільки ж значків',
      hidden: 'Долілиць: її знає лише власник',
      remembered: 'Пам’ятаємо: її показували, і відтоді до неї ніхто не підійшов',
      noted: 'Серед цих фігур є принаймні такі',
      shared: 'Те саме про ці й ще кілька фігур деінде',
      acted: 'Цього ходу вже діяла',
      full: 'Підступ перекрито',
      part: 'Широкий підступ, перекритий частково',
      free: 'Можна йти туди без наказу',
      dear: 'Піти туди коштує наказу',
      target: 'Можна атакувати',
      discs: 'Диски бойового духу, призначені на цю ділянку',
      crossing: 'Перехід дорогою, яким пройшла одна фігура з трьох',
      room: 'Ділянка 7, де є місце для чотирьох фігур',
    },
    legend: {
      infantry: 'піхота −1',
      cavalry: 'кіннота −1',
      artillery: 'без гармат',
      bar: 'проти кінноти',
      arrow: 'на схід',
    },
    capacity: (n, room) => `${n} з ${room}`,
    empty: 'порожньо',
    disorganised: 'дезорганізовані',
    wide: 'широкий підступ: блокують дві фігури',
    narrow: 'вузький підступ: блокує одна фігура',
    blocked: { no: 'відкрито', part: 'частково заблоковано', full: 'заблоковано' },
    penalty: (type, n) => `${type} −${n}`,
    obstruction: 'перешкоджання кінноті',
    noPenalty: 'без штрафів',
    oneSide: (of) => `проти ${of}`,
    eastward: (to) => `стрілка на схід: ${to}`,
    atLeast: (faces, places, several) => `${faces}: ${several ? 'десь тут: ' : ''}${places}`,
    waitsUntil: (hour) => `входять з ${hour} год`,
    chooseHint: 'Оберіть свою лінію на мапі або тут:',
    free: 'без наказу',
    oneOrder: '1 наказ',
    byRoad: (to) => `марш шляхом › ${to}`,
    raid: (to) => `атака з маршу: ${to}`,
    someGo: 'Оберіть фігури, а тоді місце, куди їм іти.',
    unspent: (n) => `Наказів лишиться невикористаних: ${n}`,
    discloses: 'фігури авангарду побачить ворог',
    outlook: (worst, best, n, known) =>
      `підсумок від ${minus(worst)} до ${minus(best)}; на шляху: ${pieces(n)}, ${known === '' ? 'жодної не відомо' : `відомо: ${known}`}`,
    showsGuns: 'артилерію буде відкрито',
    freeMain: 'великим шляхом без наказу',
    freeUpTo: (n) => `без наказу: ${pieces(n)}`,
    together: (n) => `усі разом (${n})`,
    back: 'Назад',
    steps: [
      'Оголошення',
      'Авангард оборонця',
      'Фігури нападника',
      'Загороджувальний вогонь',
      'Контратака',
      'Підсумок',
      'Підрахунок зменшень',
      'Зменшення',
      'Відступ і просування',
    ],
    step: (number, name) => `Крок ${number} з 9: ${name}`,
    sum: { lead: 'авангард', penalties: 'місцевість', guard: 'оборона', counter: 'контратака' },
    sumWon: 'виграє нападник',
    sumLost: 'виграє оборонець',
    sumSoFar: 'поки',
    toBlock: (n) =>
      n === 1 ? 'Вузький підступ: блокує одна фігура.' : 'Широкий підступ: блокують дві фігури.',
    wouldSucceed: 'Поки що атака вдається.',
    wouldFail: 'Поки що атаку заблоковано.',
    attackWon: 'Атака вдалася.',
    attackLost: 'Атаку заблоковано.',
    wouldCommit: (n, where) => `Якщо оборона встоїть, призначить ${discs(n)}: ${where}.`,
    toll: (n) => `успіх: втратять близько ${lacking(n)}`,
    wouldFall: (n, where) => `Якщо ${where} впаде, відступ коштуватиме близько ${lacking(n)}.`,
    held: (n) => `відбито: призначать ${discs(n)}`,
    reductions: (attacker, defender) =>
      `Зменшення поки що: нападник ${attacker}, оборонець ${defender}. Переможений платить диск за кожне.`,
    hit: 'одне зменшення, один диск',
    renewal: (lost, back) =>
      `Наприкінці ходу диски: ${[lost && `пропадуть (${lost})`, back && `повернуться (${back})`].filter(Boolean).join('; ')}.`,
    losses: (army, strength, gone) =>
      `${army}: втрачено міці ${strength}${gone > 0 ? `, знято фігур ${gone}` : ''}.`,
    underFire:
      'Одна фігура зменшується: з підступу, якщо там нікого — з резерву, а ні, то будь-яка. Це коштує диска.',
    partStops: 'Одна фігура спиняє першого нападника, якщо він сам.',
    aside: 'Пояснення',
    pointHint: 'Затримайте курсор або палець на ділянці чи підступі, щоб прочитати про них.',
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  discs: 'Моральний стан міняється на вашу користь.',
  brink: 'Це береже вашу армію від деморалізації або наближає до неї ворога.',
  strength: 'Розмін на вашу користь.',
  committed: 'Менше ваших дисків призначено до ділянок.',
  exposed: 'Менше ваших фігур відкрито для штурму.',
  pressed: 'Слабких місць у лінії меншає у вас або більшає у ворога.',
  blocking: 'Більше шляхів до вас перекрито.',
  advance: 'Австрійці просуваються так, як вигідно вам.',
  race: 'У перегонах до східного краю ваші справи йдуть краще.',
  through: 'Прорив на сході обертається на вашу користь.',
  waiting: 'Австрійці виходять із передмостя так швидко, як вигідно вам.',
  screen: 'Заслін на шляху австрійців міняється на вашу користь.',
  disorder: 'Скільки французів дезорганізовано, міняється на вашу користь.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
