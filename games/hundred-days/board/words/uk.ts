import type { Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { NAMES_UK } from './names.ts';
import { plural } from '@bicorne/boardkit';

const form = plural('uk');
const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form(n, { one, few, many, other: few })}`;
const points = (n: number): string => count(n, 'очко', 'очки', 'очок');
const dice = (n: number): string => count(n, 'кубик', 'кубики', 'кубиків');
const figures = (n: number): string => count(n, 'фігура', 'фігури', 'фігур');
const hexes = (n: number): string => count(n, 'гекс', 'гекси', 'гексів');
const hits = (n: number): string =>
  n === 0 ? 'жодного влучання' : count(n, 'влучання', 'влучання', 'влучань');
const on = (low: number): string => (low === 6 ? '6' : `${low}–6`);
const lower = (seat: string): string => seat.toLocaleLowerCase('uk');

const one = (name: string) => ({ name, number: 'one' }) as const;
const many = (name: string) => ({ name, number: 'many' }) as const;

/** The dice that succeed, a 6 at most. */
const upTo = (most: number): string =>
  most < 1 ? 'не вийде' : most === 1 ? 'на 1' : `на 1–${Math.min(most, 6)}`;

/** What lets a move go no farther. */
const ENDS = { ground: '; місцевість спиняє рух', stack: '; поряд зі своїми рух закінчено' } as const;

/** Of both sides. */
const WINS =
  'Першими наберіть стільки переможних очок, скільки показано вгорі: за знищені частини, вбитих лідерів і ключові місця.';

const LEXICON: Lexicon = {
  locale: 'uk',
  title: 'Сто днів',
  tagline: 'Чотири битви червня 1815 року: очки дій, каре й воєначальники.',
  seats: { french: 'Французи', allied: 'Союзники' },
  nations: {
    french: { one: 'французька', many: 'французькі' },
    british: { one: 'британська', many: 'британські' },
    prussian: { one: 'прусська', many: 'прусські' },
    dutch: { one: 'нідерландська', many: 'нідерландські' },
    brunswick: { one: 'брауншвейзька', many: 'брауншвейзькі' },
  },
  arms: {
    infantry: one('піхота'),
    cavalry: one('кавалерія'),
    artillery: one('артилерія'),
    horseArtillery: one('кінна артилерія'),
    skirmishers: many('застрільники'),
  },
  grounds: {
    clear: 'рівнина',
    wood: 'ліс',
    town: 'містечко',
    fortification: 'укріплення',
    hill: 'пагорб',
    lake: 'озеро, непрохідне',
  },
  toll: (strength, pieces) => `втрат: ${strength}; знищено частин: ${pieces}`,
  wins: {
    french: WINS,
    allied: WINS,
  },
  effort: 'Година-дві · середня',
  handicap: {
    title: 'Переможні очки',
    text: 'Суперник починає з такою кількістю переможних очок.',
  },
  options: {
    skirmishers: {
      title: 'Застрільники',
      text: 'Піхота може виставити застрільників: рідкий ланцюг, що проходить два гекси, стріляє одним кубиком і гине від одного влучання.',
      choices: { none: 'Без них', basic: 'Основні', kevin: 'За Кевіном' },
    },
    lightInfantry: {
      title: 'Легка піхота',
      text: 'Кожна сторона позначає одну піхотну частину: вона може пройти гекс і вистрілити 2 кубиками.',
    },
    britishRifles: {
      title: 'Британські стрілки',
      text: 'Одну британську піхотну частину позначено: один кубик її вогню влучає на 5–6.',
    },
    cavalryLeader: {
      title: 'Начальник кавалерії',
      text: 'Кожна сторона може додати до кавалерії воєначальника +1 або +2.',
    },
    horseArtillery: {
      title: 'Кінна артилерія',
      text: 'Кожна сторона ставить при кавалерії кінну батарею: вона рухається на 2 гекси й може стріляти після руху.',
    },
    leaderInShock: {
      title: 'Воєначальник в ударі',
      text: 'Воєначальник при піхоті, що завдає удару, може додати кубики, по 1 очку за кожен, ризикуючи собою.',
    },
    leaderExtraHex: {
      title: 'Додатковий гекс',
      text: 'Частина, що йде з воєначальником, за 1 очко може пройти ще один гекс.',
    },
    closeCharge: {
      title: 'Атака впритул',
      text: 'Кавалерія, що торкається ворога, може вдарити без розгону; влучає на 5–6.',
    },
    cavalryAgainstCavalry: {
      title: 'Кавалерія проти кавалерії',
      text: 'Кавалерія може атакувати кавалерію, якщо її кубик вищий за мораль оборонця; влучає на 6.',
    },
    infantryAgainstCavalry: {
      title: 'Піхота проти кавалерії',
      text: 'Піхота може вдарити на кавалерію; та приймає бій або відходить.',
    },
    grandBattery: {
      title: 'Велика батарея',
      text: 'Раз за гру всі батареї суцільної групи стріляють за 1 очко.',
    },
    gunsFromHill: { title: 'Гармати на пагорбі', text: 'Артилерія з пагорба стріляє на гекс далі, на 6.' },
    gunsAgainstSquare: {
      title: 'Гармати проти каре',
      text: 'Артилерія поруч із каре має два додаткові кубики замість одного.',
    },
    infantryAgainstSquare: {
      title: 'Піхота проти каре',
      text: 'Піхота може вдарити на каре, з одним додатковим кубиком.',
    },
    squareByMorale: {
      title: 'Каре за мораллю',
      text: 'Каре у відповідь шикується, якщо кубик не вищий за суму фігур, позначки й моралі місцевості; воєначальник додає 1.',
    },
    frenchShock: { title: 'Французький удар', text: 'Французька піхота має додатковий кубик в ударі.' },
    britishFire: { title: 'Британський вогонь', text: 'Британська піхота має додатковий кубик у стрільбі.' },
  },
  victory: (french, allied, rounds, timeout) =>
    `Французам треба ${points(french)}, союзникам — ${points(allied)}. Після ${rounds}-го раунду ${{ french: 'перемагають французи', allied: 'перемагають союзники', draw: 'нічия' }[timeout]}.`,
  names: NAMES_UK,
  whyNot: {
    theirs: 'Це не ваша фішка.',
    empty: 'Тут нікого немає: оберіть одну зі своїх фішок.',
    acted: 'Ця фішка цього ходу вже діяла.',
    noPoints: 'На це вже немає очок дій.',
    nothing: 'Ця фішка не може зробити нічого.',
    far: 'Цей гекс не поруч: фішка йде гекс за гексом.',
    barred: 'Туди не пройти: забороняє місцевість, запас ходу або ті, хто там стоїть.',
    occupied: 'Крізь частини не проходять, а стати з цією на одному гексі не можна.',
    range: ({ n }) => `Задалеко: вогонь дістає щонайбільше на ${hexes(n)}.`,
    sight: ({ hex }) => `Не видно: лінію закриває ${hex}.`,
    noDice: 'Для цієї атаки не лишилося б жодного кубика.',
    here: 'Фішка тут: натисніть, куди їй іти, або завершіть її рух.',
    asked: 'Спершу треба відповісти на інше.',
  },
  prompts: {
    mark: ({ what }) =>
      ({
        light: 'Позначте одну піхотну частину як легку піхоту.',
        rifles: 'Позначте одну британську піхотну частину як стрілків.',
        cavalryLeader: 'Додайте воєначальника до кавалерії або обійдіться без нього.',
        horseArtillery: 'Оберіть кавалерію, при якій стане кінна батарея.',
      })[what],
    command: ({ actions }) =>
      actions === 0
        ? 'Очок дій не лишилося: завершіть хід.'
        : `Оберіть, хто діє (лишилося ${points(actions)}).`,
    order: ({ piece }) => `${piece}: рух, вогонь чи інший наказ?`,
    march: ({ piece }) => `${piece}, у русі: далі чи стати?`,
    battery: () => 'Велика батарея: оберіть, хто стріляє далі.',
    batteryFire: ({ piece }) => `Велика батарея: ${piece}, оберіть ціль.`,
    leaderDice: ({ attacker }) => `Удар, ${attacker}: скільки кубиків додає воєначальник?`,
    reactSquare: ({ attacker, target, square }) =>
      `Атака, ${attacker}; ціль — ${target}. Шикуватися в каре (${upTo(square)})?`,
    gunsInside: () => 'Гармати сховати в каре чи лишити зовні?',
    nameTarget: ({ target }) => `Гармати стоять поза каре: ціль — ${target} чи гармати?`,
    meet: ({ attacker, target }) => `Удар: ${attacker}. ${target}: прийняти бій чи відійти?`,
    callBack: ({ attacker, target }) => `Удар, ${attacker}; ціль — ${target}. Відкликати застрільників?`,
    loss: ({ hits: n }) => `Обидві частини однаково сильні: хто бере втрату? (лишилося: ${hits(n)})`,
    withdraw: () => 'Воєначальник лишився сам: куди він відходить?',
    retreat: ({ piece, hexes: n }) => `${piece}: оберіть шлях відступу (${hexes(Math.max(1, n))}).`,
    advance: ({ attacker }) => `${attacker}: зайняти вільний гекс?`,
    whoNext: () => 'Кілька загонів застрільників можуть діяти разом зі своєю частиною: хто перший?',
    follow: ({ piece }) => `${piece}: іти за своєю частиною?`,
    joinFire: ({ piece }) => `${piece}: стріляти разом зі своєю частиною?`,
  },
  moments: {
    mark: ({ what }) =>
      ({
        light: 'Піхотну частину позначають як легку піхоту.',
        rifles: 'Британську піхотну частину позначають як стрілків.',
        cavalryLeader: 'До кавалерії можуть додати воєначальника.',
        horseArtillery: 'До кавалерії додають кінну батарею.',
      })[what],
    command: ({ actions }) =>
      actions === 0 ? 'Очок дій не лишилося.' : `Дії (лишилося ${points(actions)}).`,
    battery: () => 'Велика батарея: стріляють наступні гармати.',
    batteryFire: ({ piece }) => `Велика батарея: ${piece}, обирають ціль.`,
    retreat: ({ piece, hexes: n }) => `${piece}: відступ (${hexes(Math.max(1, n))}).`,
  },
  actions: {
    mark: ({ piece, what }) =>
      what === 'horseArtillery' ? `кінна батарея: ${piece}` : `позначити: ${piece}`,
    'cavalry-leader': ({ piece, count: n }) => `воєначальник +${n}: ${piece}`,
    pick: ({ piece }) => `наказ: ${piece}`,
    'pick-leader': ({ piece }) => `воєначальник: ${piece}`,
    'grand-battery': ({ piece }) => `велика батарея: ${piece}`,
    'end-turn': () => 'завершити хід',
    'take-along': ({ piece }) => `іти разом: ${piece}`,
    step: ({ hex }) => `іти на ${hex}`,
    halt: () => 'стати тут',
    fire: ({ piece }) => `вогонь: ${piece}`,
    'fire-guns': ({ hex }) => `вогонь по гарматах поза каре, ${hex}`,
    shock: ({ piece }) => `удар: ${piece}`,
    'shock-guns': ({ hex }) => `удар по гарматах поза каре, ${hex}`,
    'form-square': () => 'у каре',
    'leave-square': () => 'вийти з каре',
    rally: () => 'згуртувати',
    'put-out': ({ hex }) => `застрільників на ${hex}`,
    'take-back': ({ piece }) => `повернути: ${piece}`,
    'leader-dice': ({ count: n }) => (n === 0 ? 'жодного' : `додати ${dice(n)} за ${points(n)}`),
    yes: ({ asked }) => (asked === 'reactSquare' ? 'у каре' : 'відкликати: на 4–6 їх наздоженуть'),
    no: ({ asked }) =>
      asked === 'reactSquare'
        ? 'стояти в лінії'
        : asked === 'callBack'
          ? 'лишити: влучання на 3–6 їх знищить'
          : asked === 'follow'
            ? 'лишитися'
            : asked === 'joinFire'
              ? 'не стріляти'
              : asked === 'whoNext'
                ? 'ніхто'
                : 'без воєначальника',
    inside: () => 'гармати всередину: захищені, але мовчать',
    outside: () => 'гармати зовні: їх можна атакувати окремо',
    'aim-square': () => 'по каре',
    'aim-guns': () => 'по гарматах',
    meet: () => 'прийняти бій: піхота влучає на 5–6',
    'fall-back': () => 'відійти: на гекс за кожен кубик удару',
    lose: ({ piece }) => `втрата: ${piece}`,
    withdraw: ({ hex }) => `відійти на ${hex}`,
    retreat: ({ hex }) => `відступити на ${hex}`,
    advance: () => 'зайняти гекс',
    'advance-led': () => 'зайняти гекс із воєначальником',
    stay: ({ asked }) => (asked === 'withdraw' ? 'лишитися на місці' : 'стояти'),
    follow: ({ hex }) => `іти слідом на ${hex}`,
    done: () => 'досить',
  },
  events: {
    marked: ({ unit, as }, say) => `${say.unit(unit)}: ${as === 'light' ? 'легка піхота' : 'стрілки'}.`,
    'leader-added': ({ unit, value }, say) => `${say.unit(unit)}: воєначальник +${value}.`,
    'horse-artillery': ({ beside }, say) => `Кінна батарея: ${say.unit(beside)}.`,
    turn: ({ round, seat }, say) => `Раунд ${round}: ${say.seat(seat)}.`,
    actions: ({ die, actions }) => `Кубик ${die}: ${points(actions)} дій.`,
    moved: ({ unit, from, to, ends }, say) =>
      from < 0
        ? `${say.unit(unit)}: на полі, ${say.hex(to)}.`
        : `${say.unit(unit)}: ${say.hex(from)} – ${say.hex(to)}${ends ? ENDS[ends] : ''}.`,
    'leader-moved': ({ leader, from, to }, say) =>
      from < 0
        ? `${say.leader(leader)}: на полі, ${say.hex(to)}.`
        : `${say.leader(leader)}: ${say.hex(from)} – ${say.hex(to)}.`,
    fired: ({ unit, at, dice: n, low }, say) =>
      `${say.unit(unit)}: вогонь по ${say.hex(at)}, ${dice(n)}, влучає на ${on(low)}.`,
    'shock-declared': ({ unit, at }, say) => `${say.unit(unit)}: удар на ${say.hex(at)}.`,
    shocked: ({ dice: n, low }) => `Удар: ${dice(n)}, влучає на ${on(low)}.`,
    'leader-joined': ({ leader, dice: n }, say) => `${say.leader(leader)} додає ${dice(n)}.`,
    rolled: ({ roll, hits: n }, say) => `Кубики ${say.dice(roll)}: ${hits(n)}.`,
    lost: ({ unit, figures: n, marker }, say) =>
      n === 0 ? null : `${say.unit(unit)}: втрата; у строю ${figures(n)}${marker > 0 ? `, +${marker}` : ''}.`,
    destroyed: ({ unit, cause }, say) =>
      ({
        losses: `Знищено: ${say.unit(unit)}.`,
        'shut-in': `Знищено, відступати нікуди: ${say.unit(unit)}.`,
        'ridden-down': `Зім’ято кавалерією: ${say.unit(unit)}.`,
        caught: `Не добігли до свого загону: ${say.unit(unit)}.`,
      })[cause],
    'leader-tested': ({ leader, roll, killed }, say) =>
      `${say.leader(leader)} під вогнем, ${say.dice(roll)}: ${killed ? 'загинув' : 'цілий'}.`,
    'leader-killed': ({ leader }, say) => `Втрачено воєначальника: ${say.leader(leader)}.`,
    scored: ({ seat, points: n }, say) => `${say.seat(seat)}: ${n > 0 ? '+' : '−'}${points(Math.abs(n))}.`,
    'key-taken': ({ key, seat }, say) => `${say.seat(seat)} беруть ключовий гекс: ${say.key(key)}.`,
    square: ({ unit, formed, test }, say) =>
      `${say.unit(unit)}: ${test === undefined ? '' : `кубик ${test.die} проти ${test.sum}, `}${formed ? 'у каре' : 'каре не вийшло, кавалерії додатковий кубик'}.`,
    'square-left': ({ unit }, say) => `${say.unit(unit)}: вихід із каре.`,
    'guns-placed': ({ unit, inside }, say) =>
      `${say.unit(unit)}: ${inside ? 'всередині каре' : 'поза каре'}.`,
    'charge-tested': ({ die, sum, goesIn }) =>
      `Атака: кубик ${die} проти ${sum}, ${goesIn ? 'доведена до кінця' : 'захлинулася'}.`,
    morale: ({ unit, die, sum, stands }, say) =>
      `${say.unit(unit)}, мораль ${sum}: кубик ${die}, ${stands ? 'вистояно' : die === 6 && sum >= 6 ? 'шістка завжди жене назад' : 'відступ'}.`,
    retreated: ({ unit, from, to }, say) => `${say.unit(unit)}: відступ ${say.hex(from)} – ${say.hex(to)}.`,
    rallied: ({ unit, die, sum, won }, say) =>
      `${say.unit(unit)}, згуртування на ${sum}: кубик ${die}, ${won ? 'крок повернуто' : 'марно'}.`,
    'put-out': ({ by, at }, say) => `${say.unit(by)}: застрільники на ${say.hex(at)}.`,
    'called-back': ({ die, sum, joined }) =>
      `Застрільники біжать до своїх: кубик ${die} проти ${sum}, ${joined ? 'добігли' : 'упіймані'}.`,
    'taken-back': ({ by }, say) => `${say.unit(by)}: застрільники повернулися.`,
    'grand-battery': ({ units }) => `Велика батарея з ${units.length} батарей!`,
    ended: () => null,
  },
  ending: (winner, byTime) =>
    winner === null
      ? 'Настала ніч: нічия.'
      : `${winner === 'french' ? 'Французи' : 'Союзники'} перемагають${byTime ? ': настала ніч' : ' за очками'}.`,
  odds: {
    measures: {
      foot: 'Атакована частина',
      guns: 'Її артилерія',
      steps: 'Утрачено кроків',
      leader: 'Її воєначальник',
      ownLeader: 'Воєначальник атаки',
      square: 'Каре',
      charge: 'Атака',
      rally: 'Згуртування',
    },
    fates: {
      destroyed: 'знищена',
      back: 'відступає',
      weakened: 'стоїть із втратами',
      unhurt: 'стоїть без втрат',
    },
    leader: { lost: 'гине', safe: 'цілий' },
    square: { formed: 'вийшло', broken: 'не вийшло' },
    charge: { home: 'доведена до кінця', stopped: 'захлинулася' },
    rally: { regained: 'крок повернуто', vain: 'марно' },
    given: {
      leaderDice: 'без кубиків воєначальника',
      reactSquare: 'якщо піхота стоїть у лінії',
      meet: 'якщо кавалерія приймає бій',
      callBack: 'якщо застрільників лишають',
      gunsInside: 'якщо гармати всередині каре',
      nameTarget: 'якщо ціль — каре',
      loss: 'за рівної сили першою втрачає піхота чи кавалерія',
    },
  },
  ui: {
    sum: {
      base: 'основа',
      elite: 'елітність',
      nation: 'за націю',
      square: 'по каре',
      ground: 'місцевість',
      screen: 'завіса застрільників',
      leader: 'воєначальник',
    },
    signs: {
      title: 'Позначки',
      note: 'що намальовано на фішках і мапі',
      close: 'Закрити',
      units: 'Частини',
      marks: 'Їхні знаки',
      map: 'Мапа',
      elite: 'Елітні: втрати понад фігури',
      cuirass: 'Елітна кавалерія',
      horse: 'Кінна артилерія',
      leader: 'Воєначальник і його цінність',
      gap: 'Фігуру втрачено',
      acted: 'Цього ходу вже діяла',
      may: 'Може діяти зараз',
      square: 'У каре',
      keyHex: 'Ключовий гекс: чого вартий і хто його тримає',
      target: 'Вогонь: стільки кубиків і скільки це коштує',
      shock: 'Удар: стільки кубиків',
      step: 'Можна йти туди, вже оплачено',
      paid: 'Піти туди коштує стільки очок',
    },
    northLetter: 'Пн',
    nearest: (at, n) => `найближчий ворог: ${at}, гексів: ${n}`,
    hexes: 'гексів',
    points,
    score: (side, n, need) => `${side}: ${n} з ${need} ${form(need, { one: 'очка', other: 'очок' })}`,
    round: (round, rounds) => `Раунд ${round} з ${rounds}`,
    purse: (side) => `Очки дій: ${side}`,
    purseLeft: (n) => (n === 0 ? 'не лишилося' : `лишилося ${n}`),
    unspent: (n) => `Невикористаних очок дій: ${n}.`,
    purseFrom: (base, die, more) => `${base} + ${more} (кубик ${die})`,
    price: (n) => (n === 0 ? 'задарма' : points(n)),
    dice,
    hitsOn: (low) => `на ${on(low)}`,
    figures,
    marker: (n) => `+${n}`,
    leader: (name, value) => `воєначальник ${name} (+${value})`,
    cavalryLeader: 'Начальник кавалерії',
    key: (name, n, scores, holder) =>
      `ключовий гекс ${name}: ${points(n)} (${lower(scores)}), тримають ${lower(holder)}`,
    inSquare: 'у каре',
    inside: 'всередині каре',
    acted: 'дію зроблено',
    light: 'легка піхота',
    rifles: 'стрілки',
    orders: 'Накази',
    allowance: (n) => `ще оплачено гексів: ${n}`,
    atHex: (hex) => `Гекс ${hex}`,
    fight: 'Бій',
    steps: {
      declare: 'оголошено',
      react: 'відповідь',
      dice: 'кубики',
      leader: 'воєначальник',
      morale: 'мораль',
      losses: 'втрати',
      retreat: 'відступ',
      advance: 'зайняття',
    },
    waiting: 'Підійдуть',
    fallen: 'Втрати',
    fromRound: (round) => `раунд ${round}`,
    rules: 'Додаткові правила',
    noRules: 'у цій партії їх немає',
    hint: 'Оберіть підсвічену фішку на мапі.',
    info: {
      morale: (sum) => `мораль ${sum}`,
      cover: (n) => `атака сюди: −${dice(n)}`,
      farCover: (n) => `вогонь із 2 гексів і далі: −${dice(n)}`,
      steadies: (n) => `мораль +${n}`,
      stops: 'хто ввійшов, той став',
      blocks: 'закриває видимість',
      noCharge: 'без удару кавалерії',
      noSquare: 'без каре',
    },
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  points: 'Рахунок переможних очок міняється на вашу користь.',
  nearGoal: 'Це наближає вас до перемоги або віддаляє від неї ворога.',
  infantry: 'Розмін піхоти на вашу користь.',
  cavalry: 'Розмін кавалерії на вашу користь.',
  guns: 'Розмін гармат на вашу користь.',
  markers: 'Ваші частини краще бережуть свої позначки.',
  frail: 'Менше ваших частин тримається на останній фігурі або більше ворожих.',
  threats: 'Далі ваші частини вдарять сильніше.',
  dangers: 'Ваші частини в меншій небезпеці, ніж ворожі.',
  closeness: 'Відстань до ворога стає вам вигіднішою.',
  leaders: 'Ваші воєначальники живі або гинуть ворожі.',
  led: 'Ваші воєначальники лишаються при військах.',
  reach: 'Ваша піхота ближче до ключових гексів.',
  time: 'Час працює на вас.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
