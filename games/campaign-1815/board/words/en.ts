import { plural } from '@bicorne/boardkit';
import type { Arm } from '../../data/blocks.ts';
import type { Hour } from '../../data/track.ts';
import type { Lexicon } from './lexicon.ts';
import { makeWords } from './make.ts';

const form = plural('en');
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${form(n, { one, other: many })}`;
const blocks = (n: number): string => count(n, 'block');
const steps = (n: number): string => count(n, 'step');
const hits = (n: number): string => count(n, 'hit');
const ARMS: Readonly<Record<Arm, string>> = {
  leader: 'leader',
  infantry: 'infantry',
  cavalry: 'cavalry',
  foot: 'artillery',
  horse: 'horse artillery',
};
const HOURS: Readonly<Record<Hour, string>> = { morning: 'morning', afternoon: 'afternoon', night: 'night' };
const CAUSES = {
  fire: 'by fire',
  morale: 'its nerve broke',
  march: 'on the forced march',
  rout: 'in the rout',
  'no-road': 'no road was free',
  stream: 'cut off by the stream',
  square: 'with its square',
  supply: 'for want of supply',
  retreat: 'in the retreat',
} as const;
/** Fire needs no word: it has just been told. */
const because = (cause: keyof typeof CAUSES): string => (cause === 'fire' ? '' : ` ${CAUSES[cause]}`);
const AIMS = {
  line: 'fire',
  squares: 'fire at the squares',
  far: 'fire at long range',
  'far-squares': 'fire at the squares at long range',
} as const;

const CORPS: Readonly<Record<string, string>> = {
  Guard: 'Guard',
  R: 'Reserve',
  C: 'Cavalry',
  CR: 'Horse artillery',
};

const STALLS =
  ' Unless you fire, engage, retreat or bring somebody up in this round, you lose the battle by stalemate: all your blocks must leave.';

/** C5.3 */
const GROUPS = ['group 1 of 2', 'group 2 of 2 may be chosen', 'both groups are chosen'] as const;

/** Of every ally. */
const WINS = 'Rout the French army, or hold out until the last turn is over.';

const LEXICON: Lexicon = {
  language: 'en',
  locale: 'en-GB',
  title: 'The Waterloo Campaign',
  tagline: 'Eight days in June 1815: hidden armies on the roads of Belgium, and battles when they meet.',
  seats: {
    french: 'French',
    allied: 'Allies',
    'anglo-dutch': 'Anglo-Dutch',
    prussian: 'Prussians',
    first: 'First player',
    second: 'Second player',
  },
  scenarios: {
    free: {
      title: 'Free set-up',
      date: 'June 1815',
      history:
        'Napoleon is back in Paris and all Europe arms against him. Two armies already stand in Belgium: Wellington before Brussels, Blücher along the Meuse. If he strikes before the others arrive, and strikes between them, he may beat one after the other.',
      notes:
        'The Allies place first, at most four blocks in a town, then the French, at most twelve. The French win by routing both allied armies, or by holding two of the three supply cities on 22 June. The map is our own reconstruction.',
    },
    historical: {
      title: '15 June 1815',
      date: '15 to 22 June 1815',
      history:
        'Dawn on the Sambre. The Army of the North stands massed between Solre and Philippeville, unseen. Wellington and Blücher are spread over a hundred miles of cantonments and do not expect to be attacked.',
      notes:
        'The French win by routing both allied armies, or by holding two of the three supply cities on 22 June. Where each corps stands is our own reconstruction, not the published set-up.',
    },
    ligny: {
      title: 'Ligny and Quatre Bras',
      date: '16 June 1815',
      history:
        'Two battles within earshot of each other. Napoleon falls on Blücher behind the brook at Ligny while Ney feels for the crossroads that joins the two allied armies.',
      notes: 'The campaign goes on from here until 22 June. Our own reconstruction.',
    },
    waterloo: {
      title: 'Waterloo and Wavre',
      date: '18 June 1815',
      history:
        'After a night of rain Wellington stands before the forest of Soignes. Grouchy holds one Prussian corps at Wavre while the others march to the sound of the guns.',
      notes: 'The campaign goes on from here until 22 June. Our own reconstruction.',
    },
  },
  toll: (strength, pieces) => `${steps(strength)}; blocks destroyed: ${pieces}`,
  wins: {
    french:
      'Rout both allied armies, or hold two of the three supply cities at the end of a turn of 22 June.',
    allied: WINS,
    'anglo-dutch': WINS,
    prussian: WINS,
  },
  effort: 'Three hours · demanding',
  handicap: {
    title: 'Steps',
    text: 'This side takes so many steps off blocks of its choice, one off each, unseen.',
  },
  options: {
    players: {
      title: 'Players',
      text: 'With three, one plays Wellington and one Blücher; neither sees the blocks of the other.',
      choices: { 2: 'two', 3: 'three' },
    },
    revealLate: {
      title: 'Late reveal',
      text: 'In battle a block is opened only when it fires or is engaged.',
    },
    bid: {
      title: 'Bids for the sides',
      text: 'Two players bid steps of their own army for the side they want.',
    },
  },
  armies: ['French', 'Anglo-Dutch', 'Prussians'],
  sides: ['French', 'Allies'],
  rivers: {
    sambre: 'Sambre',
    meuse: 'Meuse',
    scheldt: 'Scheldt',
    dender: 'Dender',
    dyle: 'Dyle',
    senne: 'Senne',
    lys: 'Lys',
    haine: 'Haine',
    ourthe: 'Ourthe',
    gete: 'Gete',
    vesdre: 'Vesdre',
    lesse: 'Lesse',
  },
  regions: {
    flanders: 'Flanders',
    brabant: 'Brabant',
    hainaut: 'Hainaut',
    hesbaye: 'Hesbaye',
    condroz: 'Condroz',
    ardennes: 'Ardennes',
  },
  named: {
    F01: 'Napoleon',
    F02: 'Guard infantry',
    F03: 'Guard cavalry',
    F04: 'Guard artillery A',
    F05: 'Guard artillery B',
    F19: 'Pajol’s light cavalry',
    F20: 'Exelmans’s dragoons',
    F21: 'Kellermann’s heavy cavalry',
    F22: 'Milhaud’s cuirassiers',
    F23: 'horse artillery A',
    F24: 'horse artillery B',
    A01: 'Wellington',
    A02: 'British infantry of I Corps',
    A03: 'Netherlands infantry of I Corps',
    A05: 'British infantry of II Corps',
    A06: 'Netherlands infantry of II Corps',
    A08: 'British infantry of the Reserve',
    A09: 'Hanoverian infantry of the Reserve',
    A10: 'Brunswick infantry of the Reserve',
    A11: 'artillery of the Reserve',
    A12: 'British heavy cavalry',
    A13: 'British light cavalry',
    A14: 'Netherlands cavalry',
    A15: 'British horse artillery A',
    A16: 'British horse artillery B',
    P01: 'Blücher',
  },
  unit: ({ corps, arm }, letter, landwehr) =>
    `${landwehr ? 'Landwehr' : ARMS[arm]} of ${corps} Corps${letter === '' || landwehr ? '' : ` ${letter}`}`,
  corps: (name) => CORPS[name] ?? `${name} Corps`,
  hiddenBlock: 'a block',
  blockSteps: (name, n) => `${name}, ${steps(n)}`,
  whyNot: {
    theirs: 'You march your own blocks alone.',
    empty: 'Nobody of yours stands here: choose a town with your blocks first.',
    marched: 'These blocks have marched this turn.',
    groups: 'Your two groups of this turn have been chosen: only they march on.',
    armyGroup: 'This army moves one group a turn, and it has been chosen.',
    far: 'No road leads there: a march goes to a neighbouring town, a ride over two.',
    roadFull: ({ n }) => `The road takes no more this turn: ${n} blocks have gone.`,
    bridgeFull: ({ n }) => `Over the river only ${n} blocks attack in a turn.`,
    night: 'At night nobody enters a town that the enemy holds.',
    cannotJoin:
      'Two groups attack together only if both began next to the town and their towns are joined by a road.',
    stuck: 'No road from here is open to this group.',
    notYours: 'You lead your own blocks alone.',
    acted: 'This block has acted in this round.',
    idle: 'Nothing is open to this block now.',
    asked: 'Something else is asked first.',
  },
  prompts: {
    bid: ({ side, bid }) =>
      side === ''
        ? 'Which side do you want, and how many of its steps would you give for it?'
        : `The bid for the ${side} is ${bid}. Raise it or pass?`,
    reduce: ({ bid }) => `Choose a block that gives up a step (${bid} left).`,
    place: () => 'Place your blocks: choose one, then a marked town.',
    council: () => 'Before the first turn you may talk with your ally. Say when you are ready.',
    march: ({ night, groups }) =>
      `${night ? 'Night. Choose a town and march its group; nobody attacks at night.' : 'Choose a town and march its group, or end your marches.'}${groups === undefined ? '' : ` (${GROUPS[groups]})`}`,
    ride: ({ block }) => `Where does ${block} ride on to?`,
    force: () => 'Force blocks one town further? On a 1, 2 or 3 a block loses a step.',
    order: () => 'Several fights. Which one comes next?',
    show: ({ town }) => `Skirmish at ${town}: show up to four blocks.`,
    lose: ({ hits: n }) => `Who takes the hit? (${hits(n)} left)`,
    leave: ({ town }) => `Your blocks leave ${town}: who goes where?`,
    lay: ({ town }) => `${town}: lay the terrain on one of your positions.`,
    deploy: ({ town }) => `${town}: deploy your blocks in left, centre, right and reserve.`,
    hold: ({ ground }) => `Who holds the position (${ground})?`,
    recoil: () => 'The stream lets few across. Who goes back?',
    combat: ({ town, round, stalls }) =>
      `${town}, round ${round}: each block may move, fire or retreat once.${stalls ? STALLS : ''}`,
    reinforce: ({ town, stalls }) => `Bring reinforcements to ${town} by the roads?${stalls ? STALLS : ''}`,
    regroup: ({ town }) => `${town} is won. Regroup with the neighbouring towns?`,
    attrition: () => 'A supply city is lost: choose a block that is given up.',
  },
  moments: {
    bid: 'Bids for the sides.',
    reduce: 'Steps are given up.',
    place: 'Set-up.',
    council: 'The allies take council.',
    march: 'Marches.',
    ride: 'A block rides on.',
    force: 'Forced marches.',
    order: 'The order of the fights.',
    show: 'Skirmish: blocks are chosen.',
    lose: 'Hits are taken.',
    leave: 'Blocks leave the field.',
    lay: 'Terrain is laid.',
    deploy: 'Deployment.',
    hold: 'Farms and hills are taken.',
    recoil: 'Blocks go back over the stream.',
    combat: 'Combat.',
    reinforce: 'Reinforcements.',
    regroup: 'Regrouping.',
    attrition: 'Losses for want of supply.',
  },
  chance: 'The dice decide.',
  actions: {
    place: ({ block, to }) => `${block} › ${to}`,
    march: ({ block, to, hostile }) => `${block}: ${hostile ? 'attack' : 'march to'} ${to}`,
    ride: ({ block, to }) => `${block}: ride through ${to}`,
    leave: ({ block, to }) => `${block} › ${to}`,
    reinforce: ({ block, from }) => `${block} from ${from}`,
    regroup: ({ block, from, to }) => `${block}: ${from} › ${to}`,
    force: ({ block, to, hostile }) => `${block}: force on to ${hostile ? 'attack ' : ''}${to}`,
    led: ({ block, to }) => `${block}: force on to ${to}, leader shown (+1)`,
    reduce: ({ block }) => `${block} loses a step`,
    show: ({ block }) => `show ${block}`,
    lose: ({ block }) => `${block} takes the hit`,
    hold: ({ block, nobody }) => (nobody ? 'nobody' : `${block} holds it`),
    recoil: ({ block }) => `${block} goes back`,
    square: ({ block }) => `${block}: form square`,
    dissolve: ({ block }) => `${block}: dissolve the square`,
    emerge: ({ block }) => `${block}: leave the square`,
    starve: ({ block }) => `give up ${block}`,
    take: ({ block, place }) => `${block}: take hold (${place})`,
    swap: ({ block, place }) => `${block}: relieve the holder (${place})`,
    deploy: ({ block, place }) => `${block} › ${place}`,
    move: ({ block, place }) => `${block} › ${place}`,
    retreat: ({ block, to }) => `${block}: retreat to ${to}`,
    fire: ({ block, target }) => `${block}: ${AIMS[target]}`,
    shelter: ({ block, host }) => `${block}: shelter in the square of ${host}`,
    lay: ({ terrain, place }) => `lay ${terrain} › ${place}`,
    fight: ({ to }) => `fight at ${to}`,
    bid: ({ side, bid }) => `bid ${bid} for the ${side}`,
    raise: ({ bid }) => `raise to ${bid + 1}`,
    pass: () => 'pass',
    done: ({ asked }) => (asked && LEXICON.done[asked]) || LEXICON.done.other,
  },
  goals: {
    march: (to) => `march to ${to}`,
    ride: (to) => `ride through ${to}`,
    force: (to) => `force on to ${to}`,
    led: (to) => `force on to ${to}, leader shown`,
    other: (to) => `› ${to}`,
  },
  done: {
    council: 'Ready',
    march: 'End marches',
    force: 'No more forced marches',
    show: 'That is all',
    combat: 'End combat',
    reinforce: 'No more reinforcements',
    regroup: 'End regrouping',
    other: 'Done',
  },
  events: {
    'opened-bid': ({ seat }, say) => `${say.bidder(seat)} opens the bids.`,
    bid: ({ seat, side, amount }, say) => `${say.bidder(seat)}: ${amount} for the ${say.side(side)}.`,
    sides: ({ steps: n }) => `The sides are taken; the winner pays ${steps(n)}.`,
    reduced: ({ army, block }, say) => `${say.army(army)}: ${say.block(block)} gives up a step.`,
    placed: ({ army, block, town }, say) => `${say.army(army)}: ${say.block(block)} at ${say.town(town)}.`,
    turn: ({ turn }, say) => say.when(turn),
    marched: ({ army, block, from, to }, say) =>
      `${say.army(army)}: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    forced: ({ army, block, from, to }, say) =>
      `${say.army(army)}, forced march: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    'force-rolled': ({ block, die, bonus, failed }, say) =>
      `Forced march, ${say.block(block)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''} against 4, ${failed ? 'a step is lost' : 'no loss'}.`,
    clash: ({ town, battle }, say) => `${battle ? 'Battle' : 'Skirmish'} at ${say.town(town)}.`,
    chose: ({ army, block }, say) => `${say.army(army)} send ${say.block(block)} into the skirmish.`,
    opened: ({ block, steps: n }, say) => `${say.owner(block)}, seen: ${say.block(block)}, ${steps(n)}.`,
    closed: () => null,
    lost: ({ army, block, steps: n, town, cause }, say) =>
      `${say.army(army)}: ${say.block(block)} loses ${steps(n)}${because(cause)}${town >= 0 ? ` (${say.town(town)})` : ''}.`,
    destroyed: ({ block, cause }, say) =>
      `${say.owner(block)}, destroyed: ${say.block(block)}, ${CAUSES[cause]}.`,
    drew: ({ role, terrain }, say) => `${say.role(role)} draws: ${say.terrain(terrain)}.`,
    laid: ({ role, place, terrain }, say) =>
      `${say.role(role)}: ${say.terrain(terrain)}, ${say.place(place)}.`,
    deployed: ({ army, block, place }, say) => `${say.army(army)}: ${say.block(block)}, ${say.place(place)}.`,
    held: ({ army, block, place }, say) =>
      `${say.army(army)}: ${say.block(block)} takes hold (${say.place(place)}).`,
    abandoned: ({ town, place, terrain }, say) =>
      `${say.town(town)}: ${say.terrain(terrain)}, ${say.place(place)}, given up.`,
    part: ({ town, round, side }, say) => `${say.town(town)}, round ${round}: ${say.side(side)}.`,
    tested: ({ block, die, bonus, good }, say) =>
      `${say.owner(block)}, morale, ${say.block(block)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''} against 4, ${good ? 'stands' : 'gives way'}.`,
    moved: ({ army, block, to }, say) => `${say.army(army)}: ${say.block(block)} › ${say.place(to)}.`,
    fired: ({ block, target, power, dice }, say) =>
      `${say.owner(block)}, ${say.block(block)}: ${AIMS[target]}, ${count(dice, 'die', 'dice')} at F${power}.`,
    rolled: ({ hits: n }) => (n === 0 ? 'No hits.' : `${hits(n)}.`),
    wasted: ({ hits: n }) => `${hits(n)} beyond the last step.`,
    square: ({ block, formed }, say) =>
      `${say.owner(block)}: ${say.block(block)} ${formed ? 'forms square' : 'dissolves its square'}.`,
    sheltered: ({ block, host }, say) =>
      `${say.owner(block)}: ${say.block(block)} shelters with ${say.block(host)}.`,
    emerged: ({ block }, say) => `${say.owner(block)}: ${say.block(block)} leaves the square.`,
    retreated: ({ army, block, to }, say) =>
      `${say.army(army)}: ${say.block(block)} retreats to ${say.town(to)}.`,
    routed: ({ side, town, place }, say) =>
      `${say.side(side)} routed at ${say.town(town)}: on their ${say.place(place)} only the enemy stands.`,
    outnumbered: ({ side, town, blocks: [attackers, defenders] }, say) =>
      `After the skirmish at ${say.town(town)}: ${count(attackers, 'attacker')}, ${count(defenders, 'defender')}${attackers === defenders ? '; with equal numbers the attacker gives way' : ''}. ${say.side(side)} retreat.`,
    idled: ({ town, side }, say) =>
      `${say.side(side)} do nothing at ${say.town(town)}: after another such round they must leave the field.`,
    stalemate: ({ town }, say) => `Stalemate at ${say.town(town)}: the attacker leaves.`,
    won: ({ side, town }, say) => `${say.side(side)} win at ${say.town(town)}.`,
    reinforced: ({ army, block, from, to }, say) =>
      `${say.army(army)}: ${say.block(block)} from ${say.town(from)} to ${say.town(to)}.`,
    regrouped: ({ army, block, from, to }, say) =>
      `${say.army(army)} regroup: ${say.block(block)}, ${say.town(from)} › ${say.town(to)}.`,
    'army-routed': ({ army }, say) => `The army breaks: ${say.army(army)}.`,
    ended: ({ ending, side }, say) => say.ending(ending.reason, side),
  },
  endings: {
    'all-routed': (winner) => `The ${winner} win: all three armies have broken.`,
    'allies-routed': (winner) => `The ${winner} win: both allied armies have broken.`,
    'french-routed': (winner) => `The ${winner} win: the French army has broken.`,
    cities: (winner) => `The ${winner} win: they hold two supply cities on 22 June.`,
    time: (winner) => `The ${winner} win: they have held out to the end.`,
    other: (winner) => `The ${winner} win.`,
  },
  odds: {
    measures: {
      foeSteps: 'Steps the enemy loses',
      foeBlocks: 'Enemy blocks destroyed',
      ownSteps: 'Steps you lose',
      ownBlocks: 'Your blocks destroyed',
      march: 'The block',
      morale: 'Those who give way',
      battle: 'The battle',
    },
    values: {
      unhurt: 'arrives unhurt',
      weakened: 'loses a step',
      destroyed: 'destroyed',
      stands: 'stands',
      breaks: 'falls back',
      routs: 'rout',
      goesOn: 'goes on',
    },
    given: { lose: 'the owner’s choice between equals', reinforce: 'without reinforcements' },
  },
  ui: {
    sum: {
      firepower: 'firepower',
      square: 'square',
      held: 'ground held',
      canister: 'canister',
      shock: 'charge',
      ground: 'ground',
    },
    signs: {
      title: 'Signs',
      note: 'what is drawn on blocks and map',
      close: 'Close',
      blocks: 'Blocks',
      states: 'Their state',
      map: 'The map',
      steps: 'Its strength is on the top edge; as it loses steps it is turned',
      label: 'corps and firepower below the sign',
      backs: 'What the enemy sees: the army, and nothing else',
      group: 'So many blocks stand in the town',
      may: 'May march or fight now',
      picked: 'Would go',
      acted: 'Has marched',
      forced: 'Has marched by force',
      disorder: 'Disordered',
      fortress: 'Fortress',
      city: 'City that supplies an army',
      bridge: 'Bridge: over it pass fewer blocks',
      fight: 'A fight is on',
    },
    northLetter: 'N',
    nearest: (at, n) => `nearest enemy: ${at}, ${count(n, 'road')}`,
    mapDate: 'Belgium in June 1815',
    frontier: 'frontier of France',
    deploymentLine: 'deployment line',
    majorRoad: 'major road',
    minorRoad: 'minor road',
    track: 'June 1815',
    sideShort: { french: 'F', allied: 'A' },
    when: (day, hour) => `${day} June, ${HOURS[hour]}`,
    turnOf: (turn, of) => `Turn ${turn} of ${of}`,
    losses: (army, lost, limit) => `${army}: ${blocks(lost)} lost, the army breaks at ${limit}`,
    routedArmy: (army) => `${army}: the army has broken`,
    citiesHeld: (n) => `Supply cities in French hands: ${n} of 3`,
    mayTalk: 'the allies may talk',
    blocksOf: (army, n) => `${army}: ${blocks(n)}`,
    empty: 'empty',
    mayGo: 'may be entered',
    mayAct: 'may act',
    supplies: (army, loss) =>
      `Supplies the army (${army}); in French hands it costs ${blocks(loss)} each French turn.`,
    zone: {
      french: 'France',
      anglo: 'Netherlands, Anglo-Dutch side of the line',
      prussian: 'Netherlands, Prussian side of the line',
    },
    maybe: (list) => `Seen before, may be here: ${list}`,
    fast: (army, n) => `${army}: at least ${n} fast (cavalry, horse artillery or the leader)`,
    role: ['Attacker', 'Defender'],
    battleAt: (town) => `Battle of ${town}`,
    skirmishAt: (town) => `Skirmish at ${town}`,
    battle: 'battle',
    skirmish: 'skirmish',
    round: (round) => `round ${round}`,
    places: [
      'not deployed',
      'reserve',
      'left',
      'centre',
      'right',
      'enemy position opposite the left',
      'enemy position opposite the centre',
      'enemy position opposite the right',
    ],
    terrain: { open: 'open ground', wood: 'wood', farm: 'farm', stream: 'stream', hill: 'hill' },
    arm: ARMS,
    toPlace: (place, action) => `${place}: ${action}`,
    toDeploy: 'to be deployed',
    toPlace2: (left) => `To place: ${left}`,
    notShown: 'held back',
    shownLine: 'in the skirmish',
    roadsHere: 'Roads from here',
    attackerCame: 'the attack came',
    passing: (used, limit) => `retreat ${used}/${limit}`,
    dice: 'Dice',
    testNeeds: (least) => `good on ${least} or more`,
    fireNeeds: (power) => `hits on ${power} or less`,
    drawnMarkers: 'Drawn from the bag',
    map: 'Map',
    follow: 'Follow play',
    back: 'Back',
    all: 'All',
    none: 'None',
    whichTown: 'Choose a town whose group shall march:',
    whichBlock: 'Choose a block:',
    pointHint: 'Rest the pointer or a finger on a town or a block to read about it.',
    strength: (n, of) => `${n} of ${steps(of)}`,
    duty: {
      infantry: 'Fires at the enemies in its position. May form square against cavalry.',
      cavalry: 'Fires at the enemies in its position; +1 at its first fire after it has ridden at them.',
      foot: 'Engaged: fires in its position, the first time canister (+1). Else: long fire at the position opposite.',
      horse: 'Like artillery, but may make a step and fire in the same round.',
      leader: 'Adds 1 to the morale of his army in his position; may shelter in a square.',
    },
    condition: {
      acted: 'has acted',
      square: 'in square',
      sheltered: 'sheltered in a square',
      holds: 'holds the ground',
      shaken: 'gives way',
      shock: 'charge not yet struck (+1)',
      canister: 'canister spent',
    },
    mayNow: (list) => `May now: ${list}.`,
    deeds: {
      fire: 'fire',
      far: 'fire at long range',
      move: 'move',
      retreat: 'retreat by road',
      square: 'form square',
      dissolve: 'dissolve the square',
      shelter: 'take shelter',
      emerge: 'leave the square',
      hold: 'take hold of the ground',
    },
    faceHidden: 'Only its owner sees its face.',
    together: (goal, n, of) => `${goal} (${n < of ? `${n} of ` : ''}${blocks(of)})`,
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  steps: 'You keep more strength on the map than they do.',
  losses: 'The losses go your way.',
  brink: 'It keeps your army from collapse, or brings theirs nearer to it.',
  routed: 'It may decide whose army routs.',
  cities: 'The cities that count go your way.',
  lateCities: 'The cities that count at the end go your way.',
  reach: 'Your corps are nearer to the cities, or bar the way to them.',
  massing: 'Your corps stand closer together.',
  pressure: 'Along the roads you are the stronger where armies face each other.',
  fights: 'You are stronger where there is fighting.',
  danger: 'Fewer of your groups can be struck by more than they are, or more of theirs.',
  holes: 'Your line of battle has fewer gaps.',
  beyond: 'Your troops press into the enemy’s positions.',
  time: 'The calendar works for you.',
};

export const words = { ...makeWords(LEXICON), reasons: REASONS };
