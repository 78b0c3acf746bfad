import type { Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { NAMES_EN } from './names.ts';
import { plural } from '@bicorne/boardkit';

const form = plural('en');
const count = (n: number, one: string, other: string): string => `${n} ${form(n, { one, other })}`;
const points = (n: number): string => count(n, 'point', 'points');
const dice = (n: number): string => count(n, 'die', 'dice');
const figures = (n: number): string => count(n, 'figure', 'figures');
const hexes = (n: number): string => count(n, 'hex', 'hexes');
const hits = (n: number): string => (n === 0 ? 'no hit' : count(n, 'hit', 'hits'));
const on = (low: number): string => (low === 6 ? '6' : `${low}–6`);

const same = (name: string) => ({ one: name, many: name });
const noun = (name: string) => ({ name, number: 'one' }) as const;

/** The dice that succeed, a 6 at most. */
const upTo = (most: number): string =>
  most < 1 ? 'not possible' : most === 1 ? 'on 1' : `on 1–${Math.min(most, 6)}`;

/** What lets a move go no farther. */
const ENDS = { ground: '; the ground ends the move', stack: '; with a friend there the move ends' } as const;

/** Of both sides. */
const WINS =
  'Be the first to reach the points that the bar asks for: one for every enemy unit destroyed and leader killed, more for key places.';

const LEXICON: Lexicon = {
  locale: 'en',
  title: 'Hundred Days',
  tagline: 'The four battles of June 1815: action points, squares and leaders.',
  seats: { french: 'French', allied: 'Allies' },
  nations: {
    french: same('French'),
    british: same('British'),
    prussian: same('Prussian'),
    dutch: same('Dutch-Belgian'),
    brunswick: same('Brunswick'),
  },
  arms: {
    infantry: noun('infantry'),
    cavalry: noun('cavalry'),
    artillery: noun('artillery'),
    horseArtillery: noun('horse artillery'),
    skirmishers: noun('skirmishers'),
  },
  grounds: {
    clear: 'clear ground',
    wood: 'wood',
    town: 'town',
    fortification: 'fortification',
    hill: 'hill',
    lake: 'lake, closed',
  },
  toll: (strength, pieces) => `${count(strength, 'step', 'steps')}; units destroyed: ${pieces}`,
  wins: {
    french: WINS,
    allied: WINS,
  },
  effort: 'One to two hours · moderate',
  handicap: {
    title: 'Victory points',
    text: 'The other side begins with so many victory points.',
  },
  options: {
    skirmishers: {
      title: 'Skirmishers',
      text: 'Infantry may put out skirmishers: a thin screen that moves two hexes, fires one die and dies of one hit.',
      choices: { none: 'None', basic: 'Basic', kevin: 'Kevin’s rules' },
    },
    lightInfantry: {
      title: 'Light infantry',
      text: 'Each side marks one infantry unit that may move a hex and then fire with 2 dice.',
    },
    britishRifles: {
      title: 'British rifles',
      text: 'One British infantry unit is marked: one die of its fire hits on 5–6.',
    },
    cavalryLeader: {
      title: 'Cavalry leader',
      text: 'Each side may add a leader of +1 or +2 to a cavalry unit.',
    },
    horseArtillery: {
      title: 'Horse artillery',
      text: 'Each side puts a horse battery with its cavalry: it moves 2 hexes and may fire after moving.',
    },
    leaderInShock: {
      title: 'Leader in the shock',
      text: 'A leader with infantry that shocks may add dice, 1 point each, at his own risk.',
    },
    leaderExtraHex: {
      title: 'The extra hex',
      text: 'A unit that moves with a leader may go one hex further for 1 point.',
    },
    closeCharge: {
      title: 'Charge from contact',
      text: 'Cavalry that touches an enemy may shock him without riding, hitting on 5–6.',
    },
    cavalryAgainstCavalry: {
      title: 'Cavalry against cavalry',
      text: 'Cavalry may charge cavalry if its die beats the defender’s morale; it hits on 6.',
    },
    infantryAgainstCavalry: {
      title: 'Infantry against cavalry',
      text: 'Infantry may shock cavalry, which meets it or falls back.',
    },
    grandBattery: {
      title: 'Grand battery',
      text: 'Once a game all batteries of a connected group fire for 1 point.',
    },
    gunsFromHill: { title: 'Guns from a hill', text: 'Artillery on a hill fires one hex further, on 6.' },
    gunsAgainstSquare: {
      title: 'Guns against a square',
      text: 'Artillery next to a square has two dice more instead of one.',
    },
    infantryAgainstSquare: {
      title: 'Infantry against a square',
      text: 'Infantry may shock a square with one die more.',
    },
    squareByMorale: {
      title: 'Square by morale',
      text: 'A reaction square forms on a die not above figures, marker and the ground’s morale, +1 with a leader.',
    },
    frenchShock: { title: 'French shock', text: 'French infantry has one die more in shock.' },
    britishFire: { title: 'British fire', text: 'British infantry has one die more in fire.' },
  },
  victory: (french, allied, rounds, timeout) =>
    `The French need ${points(french)}, the Allies ${points(allied)}. After ${rounds} rounds ${{ french: 'the French win', allied: 'the Allies win', draw: 'it is a draw' }[timeout]}.`,
  names: NAMES_EN,
  whyNot: {
    theirs: 'This is not your piece.',
    empty: 'Nobody stands here: choose one of your pieces.',
    acted: 'This unit has acted this turn.',
    noPoints: 'No action points are left for it.',
    nothing: 'There is nothing that this piece could do.',
    far: 'That hex is not next to the piece: it goes step by step.',
    barred: 'The piece cannot go there: the ground, its allowance or those who stand there forbid it.',
    occupied: 'Nobody moves through a unit, or ends with one where the stack is not allowed.',
    range: ({ n }) => `Out of range: it fires ${n} ${n === 1 ? 'hex' : 'hexes'} at most.`,
    sight: ({ hex }) => `Out of sight: ${hex} blocks the line.`,
    noDice: 'No die would be left for this attack.',
    here: 'The piece is here: press where it goes, or end its move.',
    asked: 'Something else is asked first.',
  },
  prompts: {
    mark: ({ what }) =>
      ({
        light: 'Mark one infantry unit as light infantry.',
        rifles: 'Mark one British infantry unit as rifles.',
        cavalryLeader: 'Add a leader to a cavalry unit, or do without.',
        horseArtillery: 'Choose the cavalry that gets the horse battery.',
      })[what],
    command: ({ actions }) =>
      actions === 0
        ? 'No action points left: end your turn.'
        : `Choose a piece to act (${points(actions)} left).`,
    order: ({ piece }) => `${piece}: move, fire or another order?`,
    march: ({ piece }) => `${piece} on the march: go on, or halt?`,
    battery: () => 'Grand battery: choose the next guns to fire.',
    batteryFire: ({ piece }) => `Grand battery: ${piece}, choose the target.`,
    leaderDice: ({ attacker }) => `How many dice does the leader add to the shock of ${attacker}?`,
    reactSquare: ({ attacker, target, square }) =>
      `Charge of ${attacker} at ${target}. Form square (${upTo(square)})?`,
    gunsInside: () => 'Do the guns go inside the square or stay outside?',
    nameTarget: ({ target }) => `Guns stand outside the square: aim at ${target} or at the guns?`,
    meet: ({ attacker, target }) => `Shock of ${attacker}. ${target}: meet it or fall back?`,
    callBack: ({ attacker, target }) => `Shock of ${attacker} at ${target}. Call the skirmishers back?`,
    loss: ({ hits: n }) => `Both units are equally strong: which takes the hit? (${hits(n)} left)`,
    withdraw: () => 'The leader stands alone: where does he withdraw?',
    retreat: ({ piece, hexes: n }) => `${piece}: choose the way of retreat (${hexes(Math.max(1, n))}).`,
    advance: ({ attacker }) => `${attacker}: advance into the empty hex?`,
    whoNext: () => 'Several bodies of skirmishers may come along: who is first?',
    follow: ({ piece }) => `${piece}: follow the parent unit?`,
    joinFire: ({ piece }) => `${piece}: join the fire?`,
  },
  moments: {
    mark: ({ what }) =>
      ({
        light: 'An infantry unit is marked as light infantry.',
        rifles: 'A British infantry unit is marked as rifles.',
        cavalryLeader: 'A cavalry unit may get a leader.',
        horseArtillery: 'A cavalry unit gets the horse battery.',
      })[what],
    command: ({ actions }) =>
      actions === 0 ? 'No action points left.' : `Pieces act (${points(actions)} left).`,
    battery: () => 'Grand battery: the next guns fire.',
    batteryFire: ({ piece }) => `Grand battery: ${piece} takes aim.`,
    retreat: ({ piece, hexes: n }) => `${piece} retreats (${hexes(Math.max(1, n))}).`,
  },
  actions: {
    mark: ({ piece, what }) => (what === 'horseArtillery' ? `horse battery to ${piece}` : `mark ${piece}`),
    'cavalry-leader': ({ piece, count: n }) => `leader +${n} to ${piece}`,
    pick: ({ piece }) => `order ${piece}`,
    'pick-leader': ({ piece }) => `send ${piece}`,
    'grand-battery': ({ piece }) => `grand battery with ${piece}`,
    'end-turn': () => 'end turn',
    'take-along': ({ piece }) => `march with ${piece}`,
    step: ({ hex }) => `move to ${hex}`,
    halt: () => 'halt here',
    fire: ({ piece }) => `fire at ${piece}`,
    'fire-guns': ({ hex }) => `fire at the guns outside the square, ${hex}`,
    shock: ({ piece }) => `shock ${piece}`,
    'shock-guns': ({ hex }) => `shock the guns outside the square, ${hex}`,
    'form-square': () => 'form square',
    'leave-square': () => 'leave the square',
    rally: () => 'rally',
    'put-out': ({ hex }) => `skirmishers to ${hex}`,
    'take-back': ({ piece }) => `take back ${piece}`,
    'leader-dice': ({ count: n }) => (n === 0 ? 'add none' : `add ${dice(n)} for ${points(n)}`),
    yes: ({ asked }) => (asked === 'reactSquare' ? 'form square' : 'call them back: caught on 4–6'),
    no: ({ asked }) =>
      asked === 'reactSquare'
        ? 'stand in line'
        : asked === 'callBack'
          ? 'leave them: destroyed by a hit on 3–6'
          : asked === 'follow'
            ? 'stay'
            : asked === 'joinFire'
              ? 'hold fire'
              : asked === 'whoNext'
                ? 'nobody'
                : 'no leader',
    inside: () => 'guns inside: sheltered, but silent',
    outside: () => 'guns outside: they can be attacked by themselves',
    'aim-square': () => 'at the square',
    'aim-guns': () => 'at the guns',
    meet: () => 'meet it: the infantry hits on 5–6',
    'fall-back': () => 'fall back: one hex for each die of the shock',
    lose: ({ piece }) => `loss to ${piece}`,
    withdraw: ({ hex }) => `withdraw to ${hex}`,
    retreat: ({ hex }) => `retreat to ${hex}`,
    advance: () => 'advance',
    'advance-led': () => 'advance with the leader',
    stay: ({ asked }) => (asked === 'withdraw' ? 'stay alone' : 'stay'),
    follow: ({ hex }) => `follow to ${hex}`,
    done: () => 'that is all',
  },
  events: {
    marked: ({ unit, as }, say) => `${say.unit(unit)}: ${as === 'light' ? 'light infantry' : 'rifles'}.`,
    'leader-added': ({ unit, value }, say) => `${say.unit(unit)}: leader +${value}.`,
    'horse-artillery': ({ beside }, say) => `${say.unit(beside)}: horse battery.`,
    turn: ({ round, seat }, say) => `Round ${round}: ${say.seat(seat)}.`,
    actions: ({ die, actions }) => `Die ${die}: ${points(actions)} to spend.`,
    moved: ({ unit, from, to, ends }, say) =>
      from < 0
        ? `${say.unit(unit)}: on the field at ${say.hex(to)}.`
        : `${say.unit(unit)}: ${say.hex(from)} – ${say.hex(to)}${ends ? ENDS[ends] : ''}.`,
    'leader-moved': ({ leader, from, to }, say) =>
      from < 0
        ? `${say.leader(leader)}: on the field at ${say.hex(to)}.`
        : `${say.leader(leader)}: ${say.hex(from)} – ${say.hex(to)}.`,
    fired: ({ unit, at, dice: n, low }, say) =>
      `${say.unit(unit)}: fire at ${say.hex(at)}, ${dice(n)}, hits on ${on(low)}.`,
    'shock-declared': ({ unit, at }, say) => `${say.unit(unit)}: shock at ${say.hex(at)}.`,
    shocked: ({ dice: n, low }) => `Shock: ${dice(n)}, hits on ${on(low)}.`,
    'leader-joined': ({ leader, dice: n }, say) => `${say.leader(leader)} adds ${dice(n)}.`,
    rolled: ({ roll, hits: n }, say) => `Dice ${say.dice(roll)}: ${hits(n)}.`,
    lost: ({ unit, figures: n, marker }, say) =>
      n === 0 ? null : `${say.unit(unit)}: a loss, ${figures(n)}${marker > 0 ? `, +${marker}` : ''} left.`,
    destroyed: ({ unit, cause }, say) =>
      ({
        losses: `Destroyed: ${say.unit(unit)}.`,
        'shut-in': `Destroyed, with nowhere to retreat: ${say.unit(unit)}.`,
        'ridden-down': `Ridden down: ${say.unit(unit)}.`,
        caught: `Caught before they reach their unit: ${say.unit(unit)}.`,
      })[cause],
    'leader-tested': ({ leader, roll, killed }, say) =>
      `${say.leader(leader)} under fire, ${say.dice(roll)}: ${killed ? 'he falls' : 'unhurt'}.`,
    'leader-killed': ({ leader }, say) => `${say.leader(leader)} is lost.`,
    scored: ({ seat, points: n }, say) => `${say.seat(seat)}: ${n > 0 ? '+' : '−'}${points(Math.abs(n))}.`,
    'key-taken': ({ key, seat }, say) => `${say.seat(seat)} take ${say.key(key)}.`,
    square: ({ unit, formed, test }, say) =>
      `${say.unit(unit)}: ${test === undefined ? '' : `die ${test.die} against ${test.sum}, `}${formed ? 'in square' : 'the square fails, one die more for the cavalry'}.`,
    'square-left': ({ unit }, say) => `${say.unit(unit)}: out of square.`,
    'guns-placed': ({ unit, inside }, say) =>
      `${say.unit(unit)}: ${inside ? 'inside' : 'outside'} the square.`,
    'charge-tested': ({ die, sum, goesIn }) =>
      `Charge: die ${die} against ${sum}, ${goesIn ? 'it goes in' : 'it is not pressed home'}.`,
    morale: ({ unit, die, sum, stands }, say) =>
      `${say.unit(unit)}, morale ${sum}: die ${die}, ${stands ? 'stands' : die === 6 && sum >= 6 ? 'a 6 always drives back' : 'driven back'}.`,
    retreated: ({ unit, from, to }, say) => `${say.unit(unit)}: retreat ${say.hex(from)} – ${say.hex(to)}.`,
    rallied: ({ unit, die, sum, won }, say) =>
      `${say.unit(unit)}, rally on ${sum}: die ${die}, ${won ? 'a step regained' : 'in vain'}.`,
    'put-out': ({ by, at }, say) => `${say.unit(by)}: skirmishers out at ${say.hex(at)}.`,
    'called-back': ({ die, sum, joined }) =>
      `Skirmishers run to their unit: die ${die} against ${sum}, ${joined ? 'they reach it' : 'they are caught'}.`,
    'taken-back': ({ by }, say) => `${say.unit(by)}: skirmishers back.`,
    'grand-battery': ({ units }) => `Grand battery of ${units.length}!`,
    ended: () => null,
  },
  ending: (winner, byTime) =>
    winner === null
      ? 'Night falls: a draw.'
      : `${winner === 'french' ? 'The French' : 'The Allies'} win${byTime ? ': night falls' : ' on points'}.`,
  odds: {
    measures: {
      foot: 'The unit attacked',
      guns: 'Its guns',
      steps: 'Steps lost',
      leader: 'Its leader',
      ownLeader: 'The leader of the attack',
      square: 'The square',
      charge: 'The charge',
      rally: 'The rally',
    },
    fates: {
      destroyed: 'destroyed',
      back: 'driven back',
      weakened: 'stands with losses',
      unhurt: 'stands unhurt',
    },
    leader: { lost: 'falls', safe: 'lives' },
    square: { formed: 'forms', broken: 'does not form' },
    charge: { home: 'goes in', stopped: 'is not pressed home' },
    rally: { regained: 'a step regained', vain: 'in vain' },
    given: {
      leaderDice: 'without the leader’s dice',
      reactSquare: 'if the infantry stands in line',
      meet: 'if the cavalry meets it',
      callBack: 'if the skirmishers are left',
      gunsInside: 'with the guns inside the square',
      nameTarget: 'aimed at the square',
      loss: 'where both are equal the foot unit loses first',
    },
  },
  ui: {
    sum: {
      base: 'base',
      elite: 'elite',
      nation: 'by nation',
      square: 'at a square',
      ground: 'ground',
      screen: 'screen of skirmishers',
      leader: 'leader',
    },
    signs: {
      title: 'Signs',
      note: 'what is drawn on units and map',
      close: 'Close',
      units: 'Units',
      marks: 'Their marks',
      map: 'The map',
      elite: 'Elite: steps beyond the figures',
      cuirass: 'Elite cavalry',
      horse: 'Horse artillery',
      leader: 'Leader and his value',
      gap: 'A figure is lost',
      acted: 'Has acted this turn',
      may: 'May act now',
      square: 'In square',
      keyHex: 'Key hex: what it is worth, who holds it',
      target: 'Fire: so many dice, and what it costs',
      shock: 'Shock: so many dice',
      step: 'May go there, paid for',
      paid: 'Going there costs so many points',
    },
    northLetter: 'N',
    nearest: (at, n) => `nearest enemy: ${at}, ${n} ${n === 1 ? 'hex' : 'hexes'}`,
    hexes: 'hexes',
    points,
    score: (side, n, need) => `${side}: ${n} of ${points(need)}`,
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    purse: (side) => `Action points: ${side}`,
    purseLeft: (n) => (n === 0 ? 'none left' : `${n} left`),
    unspent: (n) => (n === 1 ? 'One point stays unspent.' : `${n} points stay unspent.`),
    purseFrom: (base, die, more) => `${base} + ${more} (die ${die})`,
    price: (n) => (n === 0 ? 'free' : points(n)),
    dice,
    hitsOn: (low) => `on ${on(low)}`,
    figures,
    marker: (n) => `+${n}`,
    leader: (name, value) => `leader ${name} (+${value})`,
    cavalryLeader: 'Cavalry leader',
    key: (name, n, scores, holder) => `key hex ${name}: ${points(n)} for ${scores}, held by ${holder}`,
    inSquare: 'in square',
    inside: 'inside the square',
    acted: 'has acted',
    light: 'light infantry',
    rifles: 'rifles',
    orders: 'Orders',
    allowance: (n) => `hexes still paid for: ${n}`,
    atHex: (hex) => `At ${hex}`,
    fight: 'The fight',
    steps: {
      declare: 'declared',
      react: 'reaction',
      dice: 'dice',
      leader: 'leader',
      morale: 'morale',
      losses: 'losses',
      retreat: 'retreat',
      advance: 'advance',
    },
    waiting: 'To come',
    fallen: 'Lost',
    fromRound: (round) => `round ${round}`,
    rules: 'Optional rules',
    noRules: 'none in this match',
    hint: 'Choose a lit piece on the map.',
    info: {
      morale: (sum) => `morale ${sum}`,
      cover: (n) => `attacks on it: −${dice(n)}`,
      farCover: (n) => `fire from 2 hexes or more: −${dice(n)}`,
      steadies: (n) => `morale +${n}`,
      stops: 'who enters must stop',
      blocks: 'blocks sight',
      noCharge: 'no shock of cavalry',
      noSquare: 'no square',
    },
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  points: 'The victory points go your way.',
  nearGoal: 'It brings you nearer to victory, or keeps the enemy from it.',
  infantry: 'The infantry’s losses go your way.',
  cavalry: 'The cavalry’s losses go your way.',
  guns: 'The losses in guns go your way.',
  markers: 'The markers of your units are better kept.',
  frail: 'Fewer of your units are down to their last figure, or more of theirs are.',
  threats: 'Your units strike harder next.',
  dangers: 'Your units stand in less danger than theirs.',
  closeness: 'The distance to the enemy suits you better.',
  leaders: 'Your leaders live, or theirs fall.',
  led: 'Your leaders stay with their troops.',
  reach: 'Your foot is nearer to the key hexes.',
  time: 'The clock works for you.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
