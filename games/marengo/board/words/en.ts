import type { Asked, Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';
import { plural, minus } from '@bicorne/boardkit';

const form = plural('en');
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${form(n, { one, other: many })}`;
const pieces = (n: number): string => count(n, 'piece');
const discs = (n: number): string => count(n, 'disc');
const where = (place: string): string => (place === '' ? '' : ` (${place})`);

/** What it means to be done, where there is a better word for it. */
const ENOUGH: Readonly<Partial<Record<Asked, string>>> = {
  'attack-pick': 'attack',
  'attack-answer': 'that is all',
  'attack-advance': 'stay',
  'assault-lead': 'no more',
  'assault-storm': 'that is all',
  'assault-counter': 'no more',
  commit: 'move none',
  renew: 'take none back',
  organise: 'no second piece',
  road: 'stop here',
  finish: 'stay in reserve',
};

/** The same where nothing has been chosen yet. */
const NONE: Readonly<Partial<Record<Asked, string>>> = {
  'attack-answer': 'bring nobody up',
  'assault-lead': 'nobody leads',
  'assault-counter': 'no counter-attack',
};

const LEXICON: Lexicon = {
  locale: 'en-GB',
  title: 'Marengo',
  tagline: 'Two lines of blocks on a battle plan: manoeuvre, bluff and morale, without dice.',
  seats: { austrian: 'Austrians', french: 'French' },
  scenarios: {
    marengo: {
      title: 'Marengo',
      date: '14 June 1800',
      history:
        'Bonaparte has crossed the Alps and stands between Melas and Vienna, but he has scattered his divisions to look for an enemy who, he believes, wants to slip away. At dawn Melas comes out of Alessandria over the Bormida with all he has. Victor and Lannes hold the brook of Fontanone till the afternoon, then the French line gives way; the battle seems lost when Desaix comes back to the sound of the guns and Kellermann rides into the Austrian flank.',
      notes:
        'The Austrians break the French morale, or have three pieces east of the objective line at nightfall. The French break the Austrians, or hold the line until 21 h. The relief and the vineyards of the map are drawn freely.',
    },
  },
  toll: (strength, gone) => `${strength} of strength; pieces gone: ${gone}`,
  wins: {
    austrian: 'Break the French morale, or have three pieces beyond the line in the east at nightfall.',
    french:
      'Break the Austrian morale, or let no more than two enemy pieces stand beyond the line in the east at nightfall.',
  },
  effort: 'Two to three hours · demanding',
  handicap: {
    title: 'Morale discs',
    text: 'This army gives up so many of its uncommitted discs before the battle.',
  },
  options: {
    orderTogether: {
      title: 'Organise two together',
      text: 'One order may organise two French pieces that stand in the same locality.',
    },
  },
  types: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery' },
  gun: 'bombarding artillery',
  boxes: { alessandria: 'Alessandria', tortona: 'Tortona', novi: 'Novi', sale: 'Sale' },
  places: {},
  approach: (of, to) => `${of} facing ${to}`,
  wings: { N: 'north', S: 'south' },
  ways: { N: 'northern', E: 'eastern', S: 'southern', W: 'western', M: 'middle' },
  unnamed: (number) => `No. ${number}`,
  whyNot: {
    acted: 'These pieces have acted this turn.',
    disordered: 'Disorganised pieces neither attack nor leave their locality.',
    theirs: 'Only your own pieces can be chosen.',
    empty: 'Nobody of yours stands here: choose one of your lines first.',
    waits: ({ n }) => `They do not enter before ${n} h.`,
    noOrders: 'Your orders are spent, and this costs one.',
    far: 'No single action leads there: a march goes to the next locality, by road over three borders.',
    held: 'The enemy stands there: no march enters, only an attack.',
    blocked: 'The approach is fully blocked: a manoeuvre attack cannot pass. Assault it.',
    noRoom: ({ n }) => `There is no room: this locality holds ${n} of your pieces.`,
    closed: 'An assault failed here this turn: nothing more crosses this border.',
    shut: 'The enemy waits in his box to enter here: nobody else does.',
    needsInfantry: 'Over an obstruction infantry must be among the attackers.',
    nobodyBeyond: 'No enemy stands beyond: there is nobody to block.',
    otherApproach: 'Pieces march into approaches of their own locality alone, and to one place together.',
    surprised: 'At 6 h no French piece blocks an approach.',
    stuck: 'There is no action for these pieces now.',
    asked: 'Something else is asked first.',
  },
  prompts: {
    deal: () => 'The French pieces are dealt out.',
    actions: ({ orders }) =>
      `Choose pieces for an action, or end your actions (${count(orders, 'order')} left).`,
    march: ({ from, to, taken }) =>
      taken === 0 ? `Which pieces march from ${from} to ${to}?` : `March to ${to}: ${pieces(taken)}. More?`,
    'attack-pick': ({ from, to, taken }) =>
      taken === 0 ? `Which pieces of ${from} attack ${to}?` : `Attack on ${to}: ${pieces(taken)}. More?`,
    'attack-answer': ({ to }) => `${to} is attacked. Do you bring pieces up from the reserve to block?`,
    'attack-show': () => 'Show one infantry piece of the attack on the obstruction.',
    'attack-advance': () => 'The attack is blocked. Do the attackers advance into the approach?',
    finish: ({ to }) => `Does cavalry go on from ${to} into an approach?`,
    road: ({ from, taken, underway }) =>
      taken === 0
        ? `Which piece marches by road from ${from}?`
        : underway
          ? 'Where does the march go on? It may stop here.'
          : 'Which way does it march?',
    pontoon: () => 'Which piece crosses by the pontoon bridge?',
    'assault-lead': ({ from }) => `Assault from ${from}. Choose your leading pieces, or none.`,
    'assault-storm': ({ to, taken }) =>
      taken === 0
        ? `Assault on ${to}: choose who leads, then who joins.`
        : `Assault on ${to}: does anybody else join?`,
    'assault-barrage': () => 'Does your artillery open defensive fire?',
    'assault-hit': () => 'Defensive fire: which leading piece is reduced?',
    'assault-counter': () => 'Do you counter-attack?',
    'assault-share': ({ left }) => `Counter-attack: who takes the next reduction (${left} left)?`,
    'assault-suffer': ({ left }) => `Which of your leading pieces takes the next reduction (${left} left)?`,
    'assault-spill': ({ left }) => `Choose pieces to reduce (${left} left).`,
    'assault-endure': ({ left }) => `Which of your leading pieces takes the next reduction (${left} left)?`,
    'assault-overflow': ({ left }) => `Choose pieces to reduce (${left} left).`,
    target: ({ to }) => `${to} is bombarded. Which piece is reduced?`,
    'retreat-reduce': ({ locality, left }) => `Retreat from ${locality}: who is reduced (${left} left)?`,
    'retreat-move': ({ locality }) => `Retreat from ${locality}: who goes where?`,
    lose: ({ army, left }) => `The ${army} lose ${discs(left)}: choose from which localities.`,
    commit: ({ army, locality, left }) =>
      `The ${army} lack ${discs(left)} for ${locality}. Do you move some there from other localities?`,
    organise: ({ left }) =>
      left === 0
        ? 'Does the same order organise a second piece?'
        : `Go on organising (${pieces(left)} to do); elsewhere you may do what costs no order.`,
    renew: () => 'Take back one committed disc, if you like.',
  },
  moments: {
    deal: 'Setting up',
    actions: 'Actions',
    march: 'Cross-country march',
    'attack-pick': 'Manoeuvre attack: the attackers',
    'attack-answer': 'Manoeuvre attack: the answer',
    'attack-show': 'Manoeuvre attack: infantry is shown',
    'attack-advance': 'Manoeuvre attack: the advance',
    finish: 'Cavalry continuation',
    road: 'Road march',
    pontoon: 'Pontoon bridge',
    'assault-lead': 'Assault: the defender’s leading pieces',
    'assault-storm': 'Assault: the attacker’s pieces',
    'assault-barrage': 'Assault: defensive fire',
    'assault-hit': 'Assault: defensive fire',
    'assault-counter': 'Assault: the counter-attack',
    'assault-share': 'Assault: the counter-attack',
    'assault-suffer': 'Assault: the attacker’s reductions',
    'assault-spill': 'Assault: the attacker’s reductions',
    'assault-endure': 'Assault: the defender’s reductions',
    'assault-overflow': 'Assault: the defender’s reductions',
    target: 'Bombardment',
    'retreat-reduce': 'Retreat: reductions',
    'retreat-move': 'Retreat: the way back',
    lose: 'Lost morale',
    commit: 'Committed morale',
    organise: 'Organising',
    renew: 'Renewal of morale',
  },
  actions: {
    end: () => 'end my actions',
    done: ({ asked, none }) => (none ? NONE[asked] : undefined) ?? ENOUGH[asked] ?? 'done',
    advance: ({ to }) => `advance to ${to}`,
    fire: () => 'open fire: a leading piece is reduced',
    hold: () => 'hold fire',
    march: ({ to, up, back }) => (back ? 'fall back to reserve' : up ? `block ${to}` : `march to ${to}`),
    attack: ({ to, wing }) => `manoeuvre attack on ${to}${wing && ` (${wing})`}`,
    assault: ({ to }) => `assault on ${to}`,
    bombard: ({ to }) => `declare a bombardment of ${to}`,
    complete: ({ to }) => `bombard ${to} now`,
    cancel: ({ to }) => `cancel the bombardment of ${to}`,
    road: ({ from }) => `march by road from ${from}`,
    enter: ({ from, to }) => `enter from ${from} into ${to} by road`,
    pontoon: ({ to }) => `cross by the pontoon bridge into ${to}`,
    organise: ({ at }) => `organise a piece in ${at}`,
    disc: ({ at }) => `a disc from ${at}`,
    cross: ({ to, main, raid, way }) =>
      `${raid ? 'attack' : 'to'} ${to} by ${way}${main ? 'main' : 'local'} road`,
    piece: ({ face }) => face,
    show: ({ face }) => `show ${face}`,
    lead: ({ face }) => `lead with ${face}`,
    counter: ({ face }) => `counter-attack with ${face}`,
    ride: ({ face, to }) => `${face} goes on into ${to}`,
    retreat: ({ face, to }) => `${face} to ${to}`,
    reduce: ({ face, at }) => `reduce ${face}${where(at)}`,
  },
  events: {
    dealt: () => null,
    turn: ({ army, hour }, say) => `${hour} h · ${say.army(army)}`,
    recovered: ({ from, count: n }, say) => `${pieces(n)} back into reserve from ${say.at(from)}.`,
    began: () => null,
    spent: () => null,
    took: () => null,
    moved: ({ from, to, count: n, faces }, say) =>
      from === to
        ? null
        : `${faces === undefined ? pieces(n) : say.faces(faces)}: ${say.at(from)} › ${say.at(to)}.`,
    crossed: () => null,
    attacked: ({ army, via, count: n, road }, say) =>
      `${say.army(army)} make a manoeuvre attack${road ? ' by road' : ''} with ${pieces(n)}: ${say.at(via)}.`,
    answered: ({ army, count: n, to }, say) => `${say.army(army)} bring up ${pieces(n)}: ${say.at(to)}.`,
    decided: ({ won, cause }) =>
      ({
        open: 'The attack succeeds: the approach is not held.',
        blocked: 'The attack is thrown back: the approach is blocked.',
        'partly-blocked':
          'The attack is thrown back: one piece alone does not force a partly blocked approach.',
        result: won
          ? 'The assault succeeds: the result is above zero.'
          : 'The assault is thrown back: the result is not above zero.',
      })[cause],
    stormed: ({ army, from }, say) => `${say.army(army)} assault from ${say.at(from)}.`,
    led: ({ army, face }, say) => `${say.army(army)} lead with ${say.face(face)}.`,
    countered: ({ army, face }, say) => `${say.army(army)} counter-attack with ${say.face(face)}.`,
    fired: ({ army }, say) => `${say.army(army)}: the artillery opens defensive fire.`,
    'held-fire': ({ army }, say) => `${say.army(army)} do not fire.`,
    result: ({ lead, penalties, guard, counter, total }) =>
      `Result: ${lead} − ${penalties} (ground) − ${guard} (leading) − ${counter} (counter) = ${minus(total)}.`,
    bombarded: ({ army, from, stage }, say) =>
      `${say.army(army)} ${{ declared: 'declare', completed: 'carry out', cancelled: 'cancel' }[stage] ?? 'declare'} a bombardment from ${say.at(from)}.`,
    shown: ({ army, at, face }, say) => `${say.army(army)} show ${say.face(face)}${where(say.at(at))}.`,
    reduced: ({ army, at, face, to }, say) =>
      `${say.army(army)}: ${say.face(face)} ${to < 0 ? 'is destroyed' : `is reduced to ${say.face(to)}`}${where(say.at(at))}.`,
    revealed: ({ army, at, group }, say) =>
      group === 0 ? null : `${say.army(army)} in ${say.at(at)}: ${say.faces(group)}.`,
    destroyed: ({ army, at, face }, say) => `${say.army(army)} lose ${say.face(face)}${where(say.at(at))}.`,
    retreated: ({ army, from, to, face }, say) =>
      `${say.army(army)} retreat: ${say.face(face)}, ${say.at(from)} › ${say.at(to)}.`,
    organised: ({ at }, say) => `${say.at(at)} is organised.`,
    disorganised: ({ at }, say) => `${say.at(at)}: all are disorganised.`,
    discs: ({ army, what, count: n, from, to, stripped }, say) =>
      ({
        gained: `${say.army(army)} gain ${discs(n)}.`,
        committed: `${say.army(army)} commit ${discs(n)} to ${say.at(to)}.`,
        moved: `${discs(n)} of the ${say.army(army)}: ${say.at(from)} › ${say.at(to)}.`,
        returned: `${say.army(army)} take back ${discs(n)} from ${say.at(from)}.`,
        lost: `${say.army(army)} lose ${discs(n)}${from === 0 ? '' : where(say.at(from))}${stripped ? ': the enemy was there last' : ''}.`,
      })[what],
    ended: ({ ending }, say) => say.ending(ending),
  },
  endings: {
    demoralised: (winner) => `Decisive victory of the ${winner}: the other army’s morale is broken.`,
    breakthrough: (winner) =>
      `Night falls. Marginal victory of the ${winner}: three pieces are through the line.`,
    'line-held': (winner) => `Night falls. Marginal victory of the ${winner}: the line has held.`,
    other: (winner) => `The ${winner} have won.`,
  },
  ui: {
    northLetter: 'N',
    nearest: (at, n) => `nearest enemy: ${at}, ${n} ${n === 1 ? 'border' : 'borders'} away`,
    hour: (hour) => `${hour} h`,
    timeTrack: 'Time track',
    uncommitted: 'Uncommitted morale',
    objectiveLine: 'objective line',
    pieces,
    discs,
    orders: (left) => `${count(left, 'order')} left`,
    morale: (army, total, free) => `${army}: morale ${total}, of it ${free} uncommitted`,
    through: (n) => `${n} Austrian pieces beyond the objective line; three win at nightfall`,
    throughShort: (n) => (n < 3 ? `beyond the line ${n}/3` : `beyond the line ${n}`),
    signs: {
      title: 'Signs',
      note: 'what is drawn on the map',
      close: 'Close',
      pieces: 'Pieces',
      approaches: 'In the approaches',
      marks: 'Marks',
      strength: 'strength 1 to 3: as many signs',
      hidden: 'Face down: only its owner knows it',
      remembered: 'Remembered: it was shown, and nobody has joined it since',
      noted: 'Among these pieces are at least such',
      shared: 'The same of these and a few pieces elsewhere',
      acted: 'Has acted this turn',
      full: 'Blocked approach',
      part: 'Wide approach, blocked in part',
      free: 'May go there without an order',
      dear: 'Going there costs an order',
      target: 'May be attacked',
      discs: 'Morale discs, committed to this locality',
      crossing: 'Road crossing, used by one of three pieces',
      room: 'Locality 7, with room for four pieces',
    },
    legend: {
      infantry: 'infantry −1',
      cavalry: 'cavalry −1',
      artillery: 'no gunfire',
      bar: 'bars cavalry',
      arrow: 'eastward',
    },
    capacity: (n, room) => `${n} of ${room}`,
    empty: 'empty',
    disorganised: 'disorganised',
    wide: 'wide approach: two pieces block it',
    narrow: 'narrow approach: one piece blocks it',
    blocked: { no: 'open', part: 'partly blocked', full: 'blocked' },
    penalty: (type, n) => `${type} −${n}`,
    obstruction: 'obstruction to cavalry',
    noPenalty: 'no penalty',
    oneSide: (of) => `against ${of}`,
    eastward: (to) => `marked eastward, to ${to}`,
    atLeast: (faces, places, several) => `${faces}: ${several ? 'somewhere in ' : ''}${places}`,
    waitsUntil: (hour) => `enter from ${hour} h`,
    chooseHint: 'Choose one of your lines on the map, or here:',
    free: 'free',
    oneOrder: '1 order',
    byRoad: (to) => `march by road to ${to}`,
    raid: (to) => `attack from the road: ${to}`,
    someGo: 'Choose pieces, then the place they shall go to.',
    unspent: (n) => `${count(n, 'order')} ${n === 1 ? 'stays' : 'stay'} unspent`,
    discloses: 'leading pieces are shown to the enemy',
    outlook: (worst, best, n, known) =>
      `result between ${minus(worst)} and ${minus(best)}; in the way: ${pieces(n)}, ${known === '' ? 'none of them known' : `known: ${known}`}`,
    showsGuns: 'the artillery is turned face up',
    freeMain: 'free by main road',
    freeUpTo: (n) => `free up to ${pieces(n)}`,
    together: (n) => `all ${n} together`,
    back: 'Back',
    steps: [
      'Declaration',
      'Defender’s leading pieces',
      'Attacker’s pieces',
      'Defensive fire',
      'Counter-attack',
      'Result',
      'Reductions counted',
      'Reductions taken',
      'Retreat and advance',
    ],
    step: (number, name) => `Step ${number} of 9: ${name}`,
    sum: { lead: 'leading', penalties: 'ground', guard: 'defence', counter: 'counter' },
    sumWon: 'the attacker wins',
    sumLost: 'the defender wins',
    sumSoFar: 'so far',
    toBlock: (n) =>
      n === 1 ? 'Narrow approach: one piece blocks it.' : 'Wide approach: two pieces block it.',
    wouldSucceed: 'As it stands the attack succeeds.',
    wouldFail: 'As it stands the attack is blocked.',
    attackWon: 'The attack has succeeded.',
    attackLost: 'The attack was blocked.',
    wouldCommit: (n, where) => `A defence that holds commits ${discs(n)} to ${where}.`,
    toll: (n) => `success: about ${discs(n)} lost`,
    wouldFall: (n, where) => `If ${where} falls, the retreat costs about ${discs(n)}.`,
    held: (n) => `blocked: ${discs(n)} committed`,
    reductions: (attacker, defender) =>
      `Reductions so far: attacker ${attacker}, defender ${defender}. The loser pays a disc for each.`,
    hit: 'one reduction, one disc',
    renewal: (lost, back) =>
      `When the turn ends: ${[lost && `lost in ${lost}`, back && `back from ${back}`].filter(Boolean).join('; ')}.`,
    losses: (army, strength, gone) =>
      `${army}: ${strength} strength lost${gone > 0 ? `, ${pieces(gone)} gone` : ''}.`,
    underFire:
      'One piece is reduced: of those in the approach, else of the reserve, else any. It costs a disc.',
    partStops: 'One piece stops a lone first attacker.',
    aside: 'Explanations',
    pointHint: 'Rest the pointer or a finger on a locality or an approach to read about it.',
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  discs: 'Morale goes your way.',
  brink: 'It keeps your army from breaking, or brings the enemy nearer to it.',
  strength: 'The losses go your way.',
  committed: 'Less of your morale is tied up on the field.',
  exposed: 'Fewer of your pieces lie open to an assault.',
  pressed: 'The weak spots of the two lines suit you better.',
  blocking: 'More of the ways to you are barred.',
  advance: 'How far the Austrians have come suits you better.',
  race: 'The race to the eastern edge goes better for you.',
  through: 'What breaks through in the east counts in your favour.',
  waiting: 'How quickly the Austrians leave their bridgehead suits you better.',
  screen: 'Who stands in the Austrians’ way suits you better.',
  disorder: 'The French disorder suits you better.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
