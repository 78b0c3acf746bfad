import type { Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { NAMES_RU } from './names.ts';
import { plural } from '@bicorne/boardkit';

const form = plural('ru');
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form(n, { one, few, many, other: few })}`;
const points = (n: number): string => count(n, 'очко', 'очка', 'очков');
const dice = (n: number): string => count(n, 'кубик', 'кубика', 'кубиков');
const figures = (n: number): string => count(n, 'фигура', 'фигуры', 'фигур');
const hexes = (n: number): string => count(n, 'гекс', 'гекса', 'гексов');
const hits = (n: number): string =>
  n === 0 ? 'ни одного попадания' : count(n, 'попадание', 'попадания', 'попаданий');
const on = (low: number): string => (low === 6 ? '6' : `${low}–6`);
const lower = (seat: string): string => seat.toLocaleLowerCase('ru');

const one = (name: string) => ({ name, number: 'one' }) as const;
const many = (name: string) => ({ name, number: 'many' }) as const;

/** The dice that succeed, a 6 at most. */
const upTo = (most: number): string =>
  most < 1 ? 'не выйдет' : most === 1 ? 'на 1' : `на 1–${Math.min(most, 6)}`;

/** What lets a move go no farther. */
const ENDS = { ground: '; местность останавливает', stack: '; рядом со своими движение окончено' } as const;

/** Of both sides. */
const WINS =
  'Первыми наберите столько победных очков, сколько показано вверху: за уничтоженные части, убитых полководцев и ключевые места.';

const LEXICON: Lexicon = {
  locale: 'ru',
  title: 'Сто дней',
  tagline: 'Четыре сражения июня 1815 года: очки действий, каре и полководцы.',
  seats: { french: 'Французы', allied: 'Союзники' },
  nations: {
    french: { one: 'французская', many: 'французские' },
    british: { one: 'британская', many: 'британские' },
    prussian: { one: 'прусская', many: 'прусские' },
    dutch: { one: 'нидерландская', many: 'нидерландские' },
    brunswick: { one: 'брауншвейгская', many: 'брауншвейгские' },
  },
  arms: {
    infantry: one('пехота'),
    cavalry: one('кавалерия'),
    artillery: one('артиллерия'),
    horseArtillery: one('конная артиллерия'),
    skirmishers: many('застрельщики'),
  },
  grounds: {
    clear: 'равнина',
    wood: 'лес',
    town: 'город',
    fortification: 'укрепление',
    hill: 'холм',
    lake: 'озеро, непроходимо',
  },
  toll: (strength, pieces) => `потерь: ${strength}; уничтожено частей: ${pieces}`,
  wins: {
    french: WINS,
    allied: WINS,
  },
  effort: 'Час-два · средняя',
  handicap: {
    title: 'Победные очки',
    text: 'Соперник начинает с таким числом победных очков.',
  },
  options: {
    skirmishers: {
      title: 'Застрельщики',
      text: 'Пехота может выслать застрельщиков: редкую цепь, которая проходит два гекса, стреляет одним кубиком и гибнет от одного попадания.',
      choices: { none: 'Без них', basic: 'Основные', kevin: 'По Кевину' },
    },
    lightInfantry: {
      title: 'Лёгкая пехота',
      text: 'Каждая сторона отмечает одну пехотную часть: она может пройти гекс и выстрелить 2 кубиками.',
    },
    britishRifles: {
      title: 'Британские стрелки',
      text: 'Одна британская пехотная часть отмечена: один кубик её огня попадает на 5–6.',
    },
    cavalryLeader: {
      title: 'Начальник кавалерии',
      text: 'Каждая сторона может добавить к кавалерии полководца +1 или +2.',
    },
    horseArtillery: {
      title: 'Конная артиллерия',
      text: 'Каждая сторона ставит при кавалерии конную батарею: она движется на 2 гекса и может стрелять после движения.',
    },
    leaderInShock: {
      title: 'Полководец в ударе',
      text: 'Полководец при пехоте, которая идёт в удар, может добавить кубики, по 1 очку за каждый, рискуя собой.',
    },
    leaderExtraHex: {
      title: 'Дополнительный гекс',
      text: 'Часть, которая идёт с полководцем, за 1 очко может пройти ещё один гекс.',
    },
    closeCharge: {
      title: 'Атака вплотную',
      text: 'Кавалерия, касающаяся врага, может ударить без разгона; попадает на 5–6.',
    },
    cavalryAgainstCavalry: {
      title: 'Кавалерия против кавалерии',
      text: 'Кавалерия может атаковать кавалерию, если её кубик выше морали защитника; попадает на 6.',
    },
    infantryAgainstCavalry: {
      title: 'Пехота против кавалерии',
      text: 'Пехота может ударить по кавалерии; та принимает бой или отходит.',
    },
    grandBattery: {
      title: 'Большая батарея',
      text: 'Раз за игру все батареи сплошной группы стреляют за 1 очко.',
    },
    gunsFromHill: { title: 'Пушки на холме', text: 'Артиллерия с холма стреляет на гекс дальше, на 6.' },
    gunsAgainstSquare: {
      title: 'Пушки против каре',
      text: 'У артиллерии рядом с каре два дополнительных кубика вместо одного.',
    },
    infantryAgainstSquare: {
      title: 'Пехота против каре',
      text: 'Пехота может ударить по каре с одним дополнительным кубиком.',
    },
    squareByMorale: {
      title: 'Каре по морали',
      text: 'Ответное каре строится, если кубик не выше суммы фигур, отметки и морали местности; полководец прибавляет 1.',
    },
    frenchShock: { title: 'Французский удар', text: 'У французской пехоты дополнительный кубик в ударе.' },
    britishFire: { title: 'Британский огонь', text: 'У британской пехоты дополнительный кубик в стрельбе.' },
  },
  victory: (french, allied, rounds, timeout) =>
    `Французам нужно ${points(french)}, союзникам — ${points(allied)}. После ${rounds}-го раунда ${{ french: 'побеждают французы', allied: 'побеждают союзники', draw: 'ничья' }[timeout]}.`,
  names: NAMES_RU,
  whyNot: {
    theirs: 'Это не ваша фишка.',
    empty: 'Здесь никого нет: выберите одну из своих фишек.',
    acted: 'Эта фишка в этот ход уже действовала.',
    noPoints: 'На это уже нет очков действий.',
    nothing: 'Эта фишка не может сделать ничего.',
    far: 'Этот гекс не рядом: фишка идёт гекс за гексом.',
    barred: 'Туда не пройти: не дают местность, запас хода или те, кто там стоит.',
    occupied: 'Сквозь части не проходят, а встать с этой в одном гексе нельзя.',
    range: ({ n }) => `Слишком далеко: огонь достаёт не дальше чем на ${hexes(n)}.`,
    sight: ({ hex }) => `Не видно: линию закрывает ${hex}.`,
    noDice: 'Для этой атаки не осталось бы ни одного кубика.',
    here: 'Фишка здесь: нажмите, куда ей идти, или завершите её движение.',
    asked: 'Сначала нужно ответить на другое.',
  },
  prompts: {
    mark: ({ what }) =>
      ({
        light: 'Отметьте одну пехотную часть как лёгкую пехоту.',
        rifles: 'Отметьте одну британскую пехотную часть как стрелков.',
        cavalryLeader: 'Добавьте к кавалерии полководца или обойдитесь без него.',
        horseArtillery: 'Выберите кавалерию, при которой встанет конная батарея.',
      })[what],
    command: ({ actions }) =>
      actions === 0
        ? 'Очков действий не осталось: завершите ход.'
        : `Выберите, кто действует (осталось ${points(actions)}).`,
    order: ({ piece }) => `${piece}: движение, огонь или другой приказ?`,
    march: ({ piece }) => `${piece}, на марше: дальше или встать?`,
    battery: () => 'Большая батарея: выберите, кто стреляет дальше.',
    batteryFire: ({ piece }) => `Большая батарея: ${piece}, выберите цель.`,
    leaderDice: ({ attacker }) => `Удар, ${attacker}: сколько кубиков добавит полководец?`,
    reactSquare: ({ attacker, target, square }) =>
      `Атака, ${attacker}; цель — ${target}. Строить каре (${upTo(square)})?`,
    gunsInside: () => 'Пушки убрать в каре или оставить снаружи?',
    nameTarget: ({ target }) => `Пушки стоят вне каре: цель — ${target} или пушки?`,
    meet: ({ attacker, target }) => `Удар: ${attacker}. ${target}: принять бой или отойти?`,
    callBack: ({ attacker, target }) => `Удар, ${attacker}; цель — ${target}. Отозвать застрельщиков?`,
    loss: ({ hits: n }) => `Обе части равны по силе: кто несёт потерю? (осталось: ${hits(n)})`,
    withdraw: () => 'Полководец остался один: куда он отходит?',
    retreat: ({ piece, hexes: n }) => `${piece}: выберите путь отступления (${hexes(Math.max(1, n))}).`,
    advance: ({ attacker }) => `${attacker}: занять свободный гекс?`,
    whoNext: () => 'Несколько отрядов застрельщиков могут действовать вместе со своей частью: кто первый?',
    follow: ({ piece }) => `${piece}: идти за своей частью?`,
    joinFire: ({ piece }) => `${piece}: стрелять вместе со своей частью?`,
  },
  moments: {
    mark: ({ what }) =>
      ({
        light: 'Пехотную часть отмечают как лёгкую пехоту.',
        rifles: 'Британскую пехотную часть отмечают как стрелков.',
        cavalryLeader: 'К кавалерии могут добавить полководца.',
        horseArtillery: 'К кавалерии добавляют конную батарею.',
      })[what],
    command: ({ actions }) =>
      actions === 0 ? 'Очков действий не осталось.' : `Действия (осталось ${points(actions)}).`,
    battery: () => 'Большая батарея: стреляют следующие пушки.',
    batteryFire: ({ piece }) => `Большая батарея: ${piece}, выбирают цель.`,
    retreat: ({ piece, hexes: n }) => `${piece}: отступление (${hexes(Math.max(1, n))}).`,
  },
  actions: {
    mark: ({ piece, what }) =>
      what === 'horseArtillery' ? `конная батарея: ${piece}` : `отметить: ${piece}`,
    'cavalry-leader': ({ piece, count: n }) => `полководец +${n}: ${piece}`,
    pick: ({ piece }) => `приказ: ${piece}`,
    'pick-leader': ({ piece }) => `полководец: ${piece}`,
    'grand-battery': ({ piece }) => `большая батарея: ${piece}`,
    'end-turn': () => 'завершить ход',
    'take-along': ({ piece }) => `идти вместе: ${piece}`,
    step: ({ hex }) => `идти на ${hex}`,
    halt: () => 'встать здесь',
    fire: ({ piece }) => `огонь: ${piece}`,
    'fire-guns': ({ hex }) => `огонь по пушкам вне каре, ${hex}`,
    shock: ({ piece }) => `удар: ${piece}`,
    'shock-guns': ({ hex }) => `удар по пушкам вне каре, ${hex}`,
    'form-square': () => 'в каре',
    'leave-square': () => 'выйти из каре',
    rally: () => 'сплотить',
    'put-out': ({ hex }) => `застрельщиков на ${hex}`,
    'take-back': ({ piece }) => `вернуть: ${piece}`,
    'leader-dice': ({ count: n }) => (n === 0 ? 'ни одного' : `добавить ${dice(n)} за ${points(n)}`),
    yes: ({ asked }) => (asked === 'reactSquare' ? 'в каре' : 'отозвать: на 4–6 их настигнут'),
    no: ({ asked }) =>
      asked === 'reactSquare'
        ? 'стоять в линии'
        : asked === 'callBack'
          ? 'оставить: попадание на 3–6 их уничтожит'
          : asked === 'follow'
            ? 'остаться'
            : asked === 'joinFire'
              ? 'не стрелять'
              : asked === 'whoNext'
                ? 'никто'
                : 'без полководца',
    inside: () => 'пушки внутрь: укрыты, но молчат',
    outside: () => 'пушки снаружи: их могут атаковать отдельно',
    'aim-square': () => 'по каре',
    'aim-guns': () => 'по пушкам',
    meet: () => 'принять бой: пехота попадает на 5–6',
    'fall-back': () => 'отойти: на гекс за каждый кубик удара',
    lose: ({ piece }) => `потеря: ${piece}`,
    withdraw: ({ hex }) => `отойти на ${hex}`,
    retreat: ({ hex }) => `отступить на ${hex}`,
    advance: () => 'занять гекс',
    'advance-led': () => 'занять гекс с полководцем',
    stay: ({ asked }) => (asked === 'withdraw' ? 'остаться на месте' : 'стоять'),
    follow: ({ hex }) => `идти следом на ${hex}`,
    done: () => 'довольно',
  },
  events: {
    marked: ({ unit, as }, say) => `${say.unit(unit)}: ${as === 'light' ? 'лёгкая пехота' : 'стрелки'}.`,
    'leader-added': ({ unit, value }, say) => `${say.unit(unit)}: полководец +${value}.`,
    'horse-artillery': ({ beside }, say) => `Конная батарея: ${say.unit(beside)}.`,
    turn: ({ round, seat }, say) => `Раунд ${round}: ${say.seat(seat)}.`,
    actions: ({ die, actions }) => `Кубик ${die}: ${points(actions)} действий.`,
    moved: ({ unit, from, to, ends }, say) =>
      from < 0
        ? `${say.unit(unit)}: на поле, ${say.hex(to)}.`
        : `${say.unit(unit)}: ${say.hex(from)} – ${say.hex(to)}${ends ? ENDS[ends] : ''}.`,
    'leader-moved': ({ leader, from, to }, say) =>
      from < 0
        ? `${say.leader(leader)}: на поле, ${say.hex(to)}.`
        : `${say.leader(leader)}: ${say.hex(from)} – ${say.hex(to)}.`,
    fired: ({ unit, at, dice: n, low }, say) =>
      `${say.unit(unit)}: огонь по ${say.hex(at)}, ${dice(n)}, попадает на ${on(low)}.`,
    'shock-declared': ({ unit, at }, say) => `${say.unit(unit)}: удар по ${say.hex(at)}.`,
    shocked: ({ dice: n, low }) => `Удар: ${dice(n)}, попадает на ${on(low)}.`,
    'leader-joined': ({ leader, dice: n }, say) => `${say.leader(leader)} добавляет ${dice(n)}.`,
    rolled: ({ roll, hits: n }, say) => `Кубики ${say.dice(roll)}: ${hits(n)}.`,
    lost: ({ unit, figures: n, marker }, say) =>
      n === 0 ? null : `${say.unit(unit)}: потеря; в строю ${figures(n)}${marker > 0 ? `, +${marker}` : ''}.`,
    destroyed: ({ unit, cause }, say) =>
      ({
        losses: `Уничтожено: ${say.unit(unit)}.`,
        'shut-in': `Уничтожено, отступать некуда: ${say.unit(unit)}.`,
        'ridden-down': `Смято кавалерией: ${say.unit(unit)}.`,
        caught: `Не добежали до своей части: ${say.unit(unit)}.`,
      })[cause],
    'leader-tested': ({ leader, roll, killed }, say) =>
      `${say.leader(leader)} под огнём, ${say.dice(roll)}: ${killed ? 'погиб' : 'невредим'}.`,
    'leader-killed': ({ leader }, say) => `Потерян полководец: ${say.leader(leader)}.`,
    scored: ({ seat, points: n }, say) => `${say.seat(seat)}: ${n > 0 ? '+' : '−'}${points(Math.abs(n))}.`,
    'key-taken': ({ key, seat }, say) => `${say.seat(seat)} берут ключевой гекс: ${say.key(key)}.`,
    square: ({ unit, formed, test }, say) =>
      `${say.unit(unit)}: ${test === undefined ? '' : `кубик ${test.die} против ${test.sum}, `}${formed ? 'в каре' : 'каре не вышло, кавалерии дополнительный кубик'}.`,
    'square-left': ({ unit }, say) => `${say.unit(unit)}: выход из каре.`,
    'guns-placed': ({ unit, inside }, say) => `${say.unit(unit)}: ${inside ? 'внутри каре' : 'вне каре'}.`,
    'charge-tested': ({ die, sum, goesIn }) =>
      `Атака: кубик ${die} против ${sum}, ${goesIn ? 'доведена до конца' : 'захлебнулась'}.`,
    morale: ({ unit, die, sum, stands }, say) =>
      `${say.unit(unit)}, мораль ${sum}: кубик ${die}, ${stands ? 'устояли' : die === 6 && sum >= 6 ? 'шестёрка всегда гонит назад' : 'отступление'}.`,
    retreated: ({ unit, from, to }, say) =>
      `${say.unit(unit)}: отступление ${say.hex(from)} – ${say.hex(to)}.`,
    rallied: ({ unit, die, sum, won }, say) =>
      `${say.unit(unit)}, сплочение на ${sum}: кубик ${die}, ${won ? 'шаг возвращён' : 'напрасно'}.`,
    'put-out': ({ by, at }, say) => `${say.unit(by)}: застрельщики на ${say.hex(at)}.`,
    'called-back': ({ die, sum, joined }) =>
      `Застрельщики бегут к своим: кубик ${die} против ${sum}, ${joined ? 'добежали' : 'пойманы'}.`,
    'taken-back': ({ by }, say) => `${say.unit(by)}: застрельщики вернулись.`,
    'grand-battery': ({ units }) => `Большая батарея из ${units.length} батарей!`,
    ended: () => null,
  },
  ending: (winner, byTime) =>
    winner === null
      ? 'Наступила ночь: ничья.'
      : `${winner === 'french' ? 'Французы' : 'Союзники'} побеждают${byTime ? ': наступила ночь' : ' по очкам'}.`,
  odds: {
    measures: {
      foot: 'Атакованная часть',
      guns: 'Её артиллерия',
      steps: 'Потеряно шагов',
      leader: 'Её полководец',
      ownLeader: 'Полководец атаки',
      square: 'Каре',
      charge: 'Атака',
      rally: 'Сплочение',
    },
    fates: {
      destroyed: 'уничтожена',
      back: 'отступает',
      weakened: 'стоит с потерями',
      unhurt: 'стоит без потерь',
    },
    leader: { lost: 'гибнет', safe: 'невредим' },
    square: { formed: 'построено', broken: 'не вышло' },
    charge: { home: 'доведена до конца', stopped: 'захлебнулась' },
    rally: { regained: 'шаг возвращён', vain: 'напрасно' },
    given: {
      leaderDice: 'без кубиков полководца',
      reactSquare: 'если пехота стоит в линии',
      meet: 'если кавалерия принимает бой',
      callBack: 'если застрельщиков оставляют',
      gunsInside: 'если пушки внутри каре',
      nameTarget: 'если цель — каре',
      loss: 'при равной силе первой теряет пехота или кавалерия',
    },
  },
  ui: {
    sum: {
      base: 'основа',
      elite: 'элитность',
      nation: 'за нацию',
      square: 'по каре',
      ground: 'местность',
      screen: 'завеса застрельщиков',
      leader: 'полководец',
    },
    signs: {
      title: 'Обозначения',
      note: 'что нарисовано на фишках и карте',
      close: 'Закрыть',
      units: 'Части',
      marks: 'Их знаки',
      map: 'Карта',
      elite: 'Элитные: потери сверх фигур',
      cuirass: 'Элитная кавалерия',
      horse: 'Конная артиллерия',
      leader: 'Полководец и его ценность',
      gap: 'Фигура потеряна',
      acted: 'В этом ходу уже действовала',
      may: 'Может действовать сейчас',
      square: 'В каре',
      keyHex: 'Ключевой гекс: чего он стоит и кто его держит',
      target: 'Огонь: столько кубиков и сколько это стоит',
      shock: 'Удар: столько кубиков',
      step: 'Можно идти туда, уже оплачено',
      paid: 'Пойти туда стоит столько очков',
    },
    northLetter: 'С',
    nearest: (at, n) => `ближайший враг: ${at}, гексов: ${n}`,
    hexes: 'гексов',
    points,
    score: (side, n, need) => `${side}: ${n} из ${need} ${form(need, { one: 'очка', other: 'очков' })}`,
    round: (round, rounds) => `Раунд ${round} из ${rounds}`,
    purse: (side) => `Очки действий: ${side}`,
    purseLeft: (n) => (n === 0 ? 'не осталось' : `осталось ${n}`),
    unspent: (n) => `Неизрасходованных очков действий: ${n}.`,
    purseFrom: (base, die, more) => `${base} + ${more} (кубик ${die})`,
    price: (n) => (n === 0 ? 'даром' : points(n)),
    dice,
    hitsOn: (low) => `на ${on(low)}`,
    figures,
    marker: (n) => `+${n}`,
    leader: (name, value) => `полководец ${name} (+${value})`,
    cavalryLeader: 'Начальник кавалерии',
    key: (name, n, scores, holder) =>
      `ключевой гекс ${name}: ${points(n)} (${lower(scores)}), держат ${lower(holder)}`,
    inSquare: 'в каре',
    inside: 'внутри каре',
    acted: 'действие сделано',
    light: 'лёгкая пехота',
    rifles: 'стрелки',
    orders: 'Приказы',
    allowance: (n) => `ещё оплачено гексов: ${n}`,
    atHex: (hex) => `Гекс ${hex}`,
    fight: 'Бой',
    steps: {
      declare: 'объявлено',
      react: 'ответ',
      dice: 'кубики',
      leader: 'полководец',
      morale: 'мораль',
      losses: 'потери',
      retreat: 'отступление',
      advance: 'занятие',
    },
    waiting: 'Подойдут',
    fallen: 'Потери',
    fromRound: (round) => `раунд ${round}`,
    rules: 'Дополнительные правила',
    noRules: 'в этой партии их нет',
    hint: 'Выберите подсвеченную фишку на карте.',
    info: {
      morale: (sum) => `мораль ${sum}`,
      cover: (n) => `атака сюда: −${dice(n)}`,
      farCover: (n) => `огонь с 2 гексов и дальше: −${dice(n)}`,
      steadies: (n) => `мораль +${n}`,
      stops: 'кто вошёл, тот встал',
      blocks: 'закрывает видимость',
      noCharge: 'без удара кавалерии',
      noSquare: 'без каре',
    },
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  points: 'Счёт победных очков меняется в вашу пользу.',
  nearGoal: 'Это приближает вас к победе или отдаляет от неё врага.',
  infantry: 'Размен пехоты в вашу пользу.',
  cavalry: 'Размен кавалерии в вашу пользу.',
  guns: 'Размен пушек в вашу пользу.',
  markers: 'Ваши части лучше берегут свои отметки.',
  frail: 'Меньше ваших частей держится на последней фигуре или больше вражеских.',
  threats: 'Дальше ваши части ударят сильнее.',
  dangers: 'Ваши части в меньшей опасности, чем вражеские.',
  closeness: 'Расстояние до врага становится вам выгоднее.',
  leaders: 'Ваши полководцы живы или гибнут вражеские.',
  led: 'Ваши полководцы остаются при войсках.',
  reach: 'Ваша пехота ближе к ключевым гексам.',
  time: 'Время работает на вас.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
