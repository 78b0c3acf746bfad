import type { Asked, Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { plural, minus } from '@bicorne/boardkit';
import { NAMES } from './ru.names.ts';

const form = plural('ru');
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form(n, { one, few, many, other: few })}`;
const pieces = (n: number): string => count(n, 'фигура', 'фигуры', 'фигур');
const discs = (n: number): string => count(n, 'диск', 'диска', 'дисков');
/** Чего не хватает. */
const lacking = (n: number): string => count(n, 'диска', 'дисков', 'дисков');
const orders = (n: number): string => count(n, 'приказ', 'приказа', 'приказов');
const where = (place: string): string => (place === '' ? '' : ` (${place})`);

/** What it means to be done, where there is a better word for it. */
const ENOUGH: Readonly<Partial<Record<Asked, string>>> = {
  'attack-pick': 'атаковать',
  'attack-answer': 'это все',
  'attack-advance': 'остаться',
  'assault-lead': 'больше никого',
  'assault-storm': 'это все',
  'assault-counter': 'больше никого',
  commit: 'не переносить',
  renew: 'не возвращать',
  organise: 'без второй фигуры',
  road: 'остановиться здесь',
  finish: 'остаться в резерве',
};

/** The same where nothing has been chosen yet. */
const NONE: Readonly<Partial<Record<Asked, string>>> = {
  'attack-answer': 'никого не выдвигать',
  'assault-lead': 'без авангарда',
  'assault-counter': 'не контратаковать',
};

const LEXICON: Lexicon = {
  locale: 'ru',
  title: 'Маренго',
  tagline: 'Две линии блоков на плане сражения: манёвр, блеф и мораль. Без кубиков.',
  seats: { austrian: 'Австрийцы', french: 'Французы' },
  scenarios: {
    marengo: {
      title: 'Маренго',
      date: '14 июня 1800 года',
      history:
        'Бонапарт перешёл Альпы и встал между Меласом и Веной, но разбросал дивизии: он уверен, что противник хочет ускользнуть. На рассвете Мелас выходит из Алессандрии за Бормиду всеми силами. Виктор и Ланн держат ручей Фонтаноне до середины дня, затем французская линия подаётся назад. Сражение кажется проигранным, но на гром орудий возвращается Дезе, а Келлерман врезается кавалерией в австрийский фланг.',
      notes:
        'Австрийцы побеждают, если сломят мораль французов или ночью будут иметь три фигуры восточнее целевой линии. Французы — если сломят австрийцев или удержат линию до 21 ч. Рельеф и виноградники на карте нарисованы вольно.',
    },
  },
  toll: (strength, gone) => `силы ${strength}; снято фигур: ${gone}`,
  wins: {
    austrian: 'Сломите боевой дух французов или к ночи проведите три фигуры за целевую линию на востоке.',
    french:
      'Сломите боевой дух австрийцев или не пустите к ночи за целевую линию на востоке больше двух их фигур.',
  },
  effort: 'Два-три часа · сложная',
  handicap: {
    title: 'Диски морали',
    text: 'Эта армия ещё до боя отдаёт столько своих свободных дисков.',
  },
  options: {
    orderTogether: {
      title: 'Приводить в порядок двоих вместе',
      text: 'Один приказ может привести в порядок две французские фигуры на одном участке.',
    },
  },
  types: { infantry: 'пехота', cavalry: 'кавалерия', artillery: 'артиллерия' },
  gun: 'бомбардирующая артиллерия',
  boxes: { alessandria: 'Алессандрия', tortona: 'Тортона', novi: 'Нови', sale: 'Сале' },
  places: NAMES,
  approach: (of, to) => `${of} против ${to}`,
  wings: { N: 'северный', S: 'южный' },
  ways: { N: 'северной', E: 'восточной', S: 'южной', W: 'западной', M: 'средней' },
  unnamed: (number) => `№ ${number}`,
  whyNot: {
    acted: 'Эти фигуры в этот ход уже действовали.',
    disordered: 'Дезорганизованные фигуры не атакуют и не покидают своего участка.',
    theirs: 'Выбирать можно только собственные фигуры.',
    empty: 'Ваших фигур здесь нет: сначала выберите свою линию.',
    waits: ({ n }) => `Они входят не раньше ${n} ч.`,
    noOrders: 'Приказы исчерпаны, а это действие стоит один.',
    far: 'Одним действием туда не дойти: марш ведёт на соседний участок, по дороге — через три границы.',
    held: 'Там враг: марш туда не ведёт, только атака.',
    blocked: 'Подступ закрыт полностью: манёвренная атака не пройдёт. Штурмуйте его.',
    noRoom: ({ n }) => `Нет места: больше ваших фигур участок не вмещает (${n}).`,
    closed: 'Штурм здесь в этот ход отбит: эту границу больше никто не пересечёт.',
    shut: 'Сюда войдёт враг, который ждёт за картой: другие сюда не входят.',
    needsInfantry: 'Через препятствие атакуют только с пехотой.',
    nobodyBeyond: 'По ту сторону врага нет: закрываться не от кого.',
    otherApproach: 'В подступ идут только с его участка, и все вместе в одно место.',
    surprised: 'В раунде 6 ч французы подступов не закрывают.',
    stuck: 'Для этих фигур сейчас нет действия.',
    asked: 'Сначала нужно ответить на другое.',
  },
  prompts: {
    deal: () => 'Французские фигуры раздаются.',
    actions: ({ orders: left }) =>
      `Выберите фигуры для действия или завершите действия (осталось: ${orders(left)}).`,
    march: ({ from, to, taken }) =>
      taken === 0 ? `Какие фигуры идут маршем: ${from} › ${to}?` : `Марш › ${to}: ${pieces(taken)}. Кто ещё?`,
    'attack-pick': ({ from, to, taken }) =>
      taken === 0 ? `Какие фигуры атакуют: ${from} › ${to}?` : `Атака › ${to}: ${pieces(taken)}. Кто ещё?`,
    'attack-answer': ({ to }) => `Вас атакуют: ${to}. Вывести фигуры из резерва, чтобы закрыть подступ?`,
    'attack-show': () => 'Покажите одну пехотную фигуру, атаковавшую через препятствие.',
    'attack-advance': () => 'Атака остановлена. Выдвинуть атакующих в подступ?',
    finish: ({ to }) => `Продолжит ли кавалерия движение в подступ (${to})?`,
    road: ({ from, taken, underway }) =>
      taken === 0
        ? `Какая фигура идёт по дороге (${from})?`
        : underway
          ? 'Куда марш идёт дальше? Можно остановиться здесь.'
          : 'Куда идёт марш?',
    pontoon: () => 'Какая фигура переходит по понтонному мосту?',
    'assault-lead': ({ from }) => `Штурм: ${from}. Выберите свой авангард или никого.`,
    'assault-storm': ({ to, taken }) =>
      taken === 0
        ? `Штурм: ${to}. Выберите авангард, затем остальных.`
        : `Штурм: ${to}. Добавить кого-нибудь?`,
    'assault-barrage': () => 'Открывает ли ваша артиллерия заградительный огонь?',
    'assault-hit': () => 'Заградительный огонь: какая фигура авангарда уменьшается?',
    'assault-counter': () => 'Контратакуете?',
    'assault-share': ({ left }) => `Контратака: кто берёт следующее уменьшение (осталось ${left})?`,
    'assault-suffer': ({ left }) => `Какая фигура авангарда берёт следующее уменьшение (осталось ${left})?`,
    'assault-spill': ({ left }) => `Выберите фигуры для уменьшения (осталось ${left}).`,
    'assault-endure': ({ left }) => `Какая фигура авангарда берёт следующее уменьшение (осталось ${left})?`,
    'assault-overflow': ({ left }) => `Выберите фигуры для уменьшения (осталось ${left}).`,
    target: ({ to }) => `Бомбардировка: ${to}. Какая фигура уменьшается?`,
    'retreat-reduce': ({ locality, left }) => `Отступление: ${locality}. Кто уменьшается (осталось ${left})?`,
    'retreat-move': ({ locality }) => `Отступление: ${locality}. Кто куда идёт?`,
    lose: ({ army, left }) => `${army} теряют ${discs(left)}: выберите, с каких участков.`,
    commit: ({ army, locality, left }) =>
      `${army}: не хватает ${lacking(left)} для участка ${locality}. Перенести туда с других?`,
    organise: ({ left }) =>
      left === 0
        ? 'Привести в порядок тем же приказом вторую фигуру?'
        : `Продолжайте наводить порядок (ещё ${pieces(left)}); на других участках можно то, что не требует приказа.`,
    renew: () => 'Можете вернуть один назначенный диск.',
  },
  moments: {
    deal: 'Подготовка',
    actions: 'Действия',
    march: 'Марш по бездорожью',
    'attack-pick': 'Манёвренная атака: атакующие',
    'attack-answer': 'Манёвренная атака: ответ',
    'attack-show': 'Манёвренная атака: показ пехоты',
    'attack-advance': 'Манёвренная атака: выдвижение',
    finish: 'Продолжение кавалерии',
    road: 'Марш по дороге',
    pontoon: 'Понтонный мост',
    'assault-lead': 'Штурм: авангард обороны',
    'assault-storm': 'Штурм: фигуры атакующего',
    'assault-barrage': 'Штурм: заградительный огонь',
    'assault-hit': 'Штурм: заградительный огонь',
    'assault-counter': 'Штурм: контратака',
    'assault-share': 'Штурм: контратака',
    'assault-suffer': 'Штурм: уменьшения атакующего',
    'assault-spill': 'Штурм: уменьшения атакующего',
    'assault-endure': 'Штурм: уменьшения обороны',
    'assault-overflow': 'Штурм: уменьшения обороны',
    target: 'Бомбардировка',
    'retreat-reduce': 'Отступление: уменьшения',
    'retreat-move': 'Отступление: путь назад',
    lose: 'Потеря морали',
    commit: 'Назначение морали',
    organise: 'Наведение порядка',
    renew: 'Восстановление морали',
  },
  actions: {
    end: () => 'завершить действия',
    done: ({ asked, none }) => (none ? NONE[asked] : undefined) ?? ENOUGH[asked] ?? 'готово',
    advance: ({ to }) => `выдвинуться: ${to}`,
    fire: () => 'открыть огонь: фигура авангарда уменьшится',
    hold: () => 'не стрелять',
    march: ({ to, up, back }) => (back ? 'отойти в резерв' : up ? `закрыть ${to}` : `марш › ${to}`),
    attack: ({ to, wing }) => `манёвренная атака: ${to}${wing && ` (${wing} подступ)`}`,
    assault: ({ to }) => `штурм: ${to}`,
    bombard: ({ to }) => `объявить бомбардировку: ${to}`,
    complete: ({ to }) => `бомбардировать: ${to}`,
    cancel: ({ to }) => `отменить бомбардировку: ${to}`,
    road: ({ from }) => `марш по дороге: ${from}`,
    enter: ({ from, to }) => `${from} › ${to} по дороге`,
    pontoon: ({ to }) => `по понтонному мосту › ${to}`,
    organise: ({ at }) => `привести фигуру в порядок: ${at}`,
    disc: ({ at }) => `диск с участка ${at}`,
    cross: ({ to, main, raid, way }) =>
      `${raid ? 'атаковать' : '›'} ${to} по ${way}${main ? 'большой' : 'местной'} дороге`,
    piece: ({ face }) => face,
    show: ({ face }) => `показать: ${face}`,
    lead: ({ face }) => `в авангард: ${face}`,
    counter: ({ face }) => `контратакует ${face}`,
    ride: ({ face, to }) => `${face} дальше › ${to}`,
    retreat: ({ face, to }) => `${face} › ${to}`,
    reduce: ({ face, at }) => `уменьшить: ${face}${where(at)}`,
  },
  events: {
    dealt: () => null,
    turn: ({ army, hour }, say) => `${hour} ч · ${say.army(army)}`,
    recovered: ({ from, count: n }, say) => `Назад в резерв: ${pieces(n)}, ${say.at(from)}.`,
    began: () => null,
    spent: () => null,
    took: () => null,
    moved: ({ from, to, count: n, faces }, say) =>
      from === to
        ? null
        : `${faces === undefined ? pieces(n) : say.faces(faces)}: ${say.at(from)} › ${say.at(to)}.`,
    crossed: () => null,
    attacked: ({ army, via, count: n, road }, say) =>
      `${say.army(army)}: манёвренная атака${road ? ' по дороге' : ''}, ${pieces(n)}, ${say.at(via)}.`,
    answered: ({ army, count: n, to }, say) =>
      `${say.army(army)} выводят в подступ: ${pieces(n)}, ${say.at(to)}.`,
    decided: ({ won, cause }) =>
      ({
        open: 'Атака удалась: подступ не удержан.',
        blocked: 'Атака отбита: подступ закрыт.',
        'partly-blocked': 'Атака отбита: в одиночку частично закрытый подступ не взять.',
        result: won ? 'Штурм удался: результат больше нуля.' : 'Штурм отбит: результат не больше нуля.',
      })[cause],
    stormed: ({ army, from }, say) => `${say.army(army)} штурмуют: ${say.at(from)}.`,
    led: ({ army, face }, say) => `${say.army(army)}, авангард: ${say.face(face)}.`,
    countered: ({ army, face }, say) => `${say.army(army)} контратакуют: ${say.face(face)}.`,
    fired: ({ army }, say) => `${say.army(army)}: заградительный огонь артиллерии.`,
    'held-fire': ({ army }, say) => `${say.army(army)} не стреляют.`,
    result: ({ lead, penalties, guard, counter, total }) =>
      `Итог: ${lead} − ${penalties} (местность) − ${guard} (авангард) − ${counter} (контратака) = ${minus(total)}.`,
    bombarded: ({ army, from, stage }, say) =>
      `${say.army(army)} ${{ declared: 'объявляют', completed: 'завершают', cancelled: 'отменяют' }[stage] ?? 'объявляют'} бомбардировку: ${say.at(from)}.`,
    shown: ({ army, at, face }, say) =>
      `${say.army(army)} показывают: ${say.face(face)}${where(say.at(at))}.`,
    reduced: ({ army, at, face, to }, say) =>
      `${say.army(army)}: ${say.face(face)} ${to < 0 ? '— уничтожена' : `› ${say.face(to)}`}${where(say.at(at))}.`,
    revealed: ({ army, at, group }, say) =>
      group === 0 ? null : `${say.army(army)}, ${say.at(at)}: ${say.faces(group)}.`,
    destroyed: ({ army, at, face }, say) =>
      `${say.army(army)} теряют: ${say.face(face)}${where(say.at(at))}.`,
    retreated: ({ army, from, to, face }, say) =>
      `${say.army(army)} отступают: ${say.face(face)}, ${say.at(from)} › ${say.at(to)}.`,
    organised: ({ at }, say) => `${say.at(at)}: порядок наведён.`,
    disorganised: ({ at }, say) => `${say.at(at)}: все дезорганизованы.`,
    discs: ({ army, what, count: n, from, to, stripped }, say) =>
      ({
        gained: `${say.army(army)} получают ${discs(n)}.`,
        committed: `${say.army(army)} назначают ${discs(n)}: ${say.at(to)}.`,
        moved: `${say.army(army)}, ${discs(n)}: ${say.at(from)} › ${say.at(to)}.`,
        returned: `${say.army(army)} возвращают ${discs(n)}: ${say.at(from)}.`,
        lost: `${say.army(army)} теряют ${discs(n)}${from === 0 ? '' : where(say.at(from))}${stripped ? ': там враг' : ''}.`,
      })[what],
    ended: ({ ending }, say) => say.ending(ending),
  },
  endings: {
    demoralised: (winner) => `${winner} одержали решающую победу: мораль другой армии сломлена.`,
    breakthrough: (winner) => `Ночь. ${winner} одержали незначительную победу: три фигуры за целевой линией.`,
    'line-held': (winner) => `Ночь. ${winner} одержали незначительную победу: линия удержана.`,
    other: (winner) => `${winner} победили.`,
  },
  ui: {
    northLetter: 'С',
    nearest: (at, n) => `ближайший враг: ${at}, границ: ${n}`,
    hour: (hour) => `${hour} ч`,
    timeTrack: 'Шкала времени',
    uncommitted: 'Неназначенные диски',
    objectiveLine: 'целевая линия',
    pieces,
    discs,
    orders: (left) => `Осталось: ${orders(left)}`,
    morale: (army, total, free) => `${army}: мораль ${total}, неназначенных ${free}`,
    through: (n) => `Австрийских фигур за целевой линией: ${n}; для победы ночью нужно 3`,
    throughShort: (n) => (n < 3 ? `за линией ${n}/3` : `за линией ${n}`),
    signs: {
      title: 'Обозначения',
      note: 'что нарисовано на карте',
      close: 'Закрыть',
      pieces: 'Фигуры',
      approaches: 'На подступах',
      marks: 'Знаки',
      strength: 'сила от 1 до 3: столько же значков',
      hidden: 'Лицом вниз: её знает только владелец',
      remembered: 'Помним: её показывали, и с тех пор к ней никто не подошёл',
      noted: 'Среди этих фигур есть по крайней мере такие',
      shared: 'То же об этих и ещё нескольких фигурах в другом месте',
      acted: 'В этом ходу уже действовала',
      full: 'Подступ закрыт',
      part: 'Широкий подступ, закрытый отчасти',
      free: 'Можно идти туда без приказа',
      dear: 'Пойти туда стоит приказа',
      target: 'Можно атаковать',
      discs: 'Диски морали, назначенные на этот участок',
      crossing: 'Переход по дороге, которым прошла одна фигура из трёх',
      room: 'Участок 7, где есть место для четырёх фигур',
    },
    legend: {
      infantry: 'пехота −1',
      cavalry: 'кавалерия −1',
      artillery: 'без пушек',
      bar: 'против кавалерии',
      arrow: 'на восток',
    },
    capacity: (n, room) => `${n} из ${room}`,
    empty: 'пусто',
    disorganised: 'дезорганизованы',
    wide: 'широкий подступ: закрывают две фигуры',
    narrow: 'узкий подступ: закрывает одна фигура',
    blocked: { no: 'открыт', part: 'закрыт частично', full: 'закрыт' },
    penalty: (type, n) => `${type} −${n}`,
    obstruction: 'препятствие для кавалерии',
    noPenalty: 'без штрафов',
    oneSide: (of) => `против ${of}`,
    eastward: (to) => `стрелка на восток: ${to}`,
    atLeast: (faces, places, several) => `${faces}: ${several ? 'где-то здесь: ' : ''}${places}`,
    waitsUntil: (hour) => `входят с ${hour} ч`,
    chooseHint: 'Выберите свою линию на карте или здесь:',
    free: 'без приказа',
    oneOrder: '1 приказ',
    byRoad: (to) => `марш по дороге › ${to}`,
    raid: (to) => `атака с марша: ${to}`,
    someGo: 'Выберите фигуры, затем место, куда им идти.',
    unspent: (n) => `Приказов останется неиспользованных: ${n}`,
    discloses: 'фигуры авангарда увидит враг',
    outlook: (worst, best, n, known) =>
      `итог от ${minus(worst)} до ${minus(best)}; на пути: ${pieces(n)}, ${known === '' ? 'ни одна не известна' : `известно: ${known}`}`,
    showsGuns: 'артиллерия будет открыта',
    freeMain: 'по большой дороге без приказа',
    freeUpTo: (n) => `без приказа: ${pieces(n)}`,
    together: (n) => `все вместе (${n})`,
    back: 'Назад',
    steps: [
      'Объявление',
      'Авангард обороны',
      'Фигуры атакующего',
      'Заградительный огонь',
      'Контратака',
      'Итог',
      'Подсчёт уменьшений',
      'Уменьшения',
      'Отступление и занятие',
    ],
    step: (number, name) => `Шаг ${number} из 9: ${name}`,
    sum: { lead: 'авангард', penalties: 'местность', guard: 'оборона', counter: 'контратака' },
    sumWon: 'побеждает атакующий',
    sumLost: 'побеждает оборона',
    sumSoFar: 'пока',
    toBlock: (n) =>
      n === 1 ? 'Узкий подступ: закрывает одна фигура.' : 'Широкий подступ: закрывают две фигуры.',
    wouldSucceed: 'Пока что атака удаётся.',
    wouldFail: 'Пока что атака остановлена.',
    attackWon: 'Атака удалась.',
    attackLost: 'Атака остановлена.',
    wouldCommit: (n, where) => `Если оборона устоит, назначит ${discs(n)}: ${where}.`,
    toll: (n) => `успех: потеряют около ${lacking(n)}`,
    wouldFall: (n, where) => `Если ${where} падёт, отступление обойдётся примерно в ${discs(n)}.`,
    held: (n) => `отбито: назначат ${discs(n)}`,
    reductions: (attacker, defender) =>
      `Уменьшения пока: атакующий ${attacker}, оборона ${defender}. Проигравший платит диск за каждое.`,
    hit: 'одно уменьшение, один диск',
    renewal: (lost, back) =>
      `В конце хода диски: ${[lost && `пропадут (${lost})`, back && `вернутся (${back})`].filter(Boolean).join('; ')}.`,
    losses: (army, strength, gone) =>
      `${army}: потеряно силы ${strength}${gone > 0 ? `, снято фигур ${gone}` : ''}.`,
    underFire:
      'Одна фигура уменьшается: из подступа, если там никого — из резерва, а нет, то любая. Это стоит диска.',
    partStops: 'Одна фигура останавливает первого атакующего, если он один.',
    aside: 'Пояснения',
    pointHint: 'Задержите курсор или палец на участке или подступе, чтобы прочесть о них.',
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  discs: 'Мораль меняется в вашу пользу.',
  brink: 'Это бережёт вашу армию от деморализации или приближает к ней врага.',
  strength: 'Размен в вашу пользу.',
  committed: 'Меньше ваших дисков назначено на участки.',
  exposed: 'Меньше ваших фигур открыто для штурма.',
  pressed: 'Слабых мест в линии становится меньше у вас или больше у врага.',
  blocking: 'Больше путей к вам перекрыто.',
  advance: 'Австрийцы продвигаются так, как выгодно вам.',
  race: 'В гонке к восточному краю ваши дела идут лучше.',
  through: 'Прорыв на востоке оборачивается в вашу пользу.',
  waiting: 'Австрийцы выходят из предмостья так быстро, как выгодно вам.',
  screen: 'Заслон на пути австрийцев меняется в вашу пользу.',
  disorder: 'Сколько французов дезорганизовано, меняется в вашу пользу.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
