import { scenarioNamed } from '../../data/scenarios.ts';
import { type CardWords, type Lexicon, type ScenarioName, type ScenarioText } from './lexicon.ts';
import { makeWords } from './make.ts';
import { plural } from '@bicorne/boardkit';

const form = plural('en');
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${form(n, { one, other: many })}`;
const list = new Intl.ListFormat('en-GB');

const one = (name: string) => ({ name, number: 'one' }) as const;
const many = (name: string) => ({ name, number: 'many' }) as const;
const same = (word: string) => ({ one: word, neuter: word, many: word });

const SIDE = { left: 'Left', centre: 'Centre', right: 'Right' } as const;
const WHERE = { left: 'on the left', centre: 'in the centre', right: 'on the right' } as const;
type Side = keyof typeof SIDE;

const sided =
  (name: string, says: (where: string) => string) =>
  (side: Side): CardWords => ({ name: `${name} ${SIDE[side]}`, text: says(WHERE[side]) });
const scout = sided(
  'Scout',
  (where) =>
    `Order 1 unit or leader ${where}. When you draw, take two cards, keep one and discard the other.`,
);
const probe = sided('Probe', (where) => `Order 2 units or leaders ${where}.`);
const attack = sided('Attack', (where) => `Order 3 units or leaders ${where}.`);
const assault = sided('Assault', (where) => `Order as many units or leaders ${where} as you have command.`);

/** The English texts stand in the scenario files. */
function text(id: ScenarioName): ScenarioText {
  const { history, notes } = scenarioNamed(id);
  return { history: history?.en ?? '', notes: notes?.en ?? '' };
}

/** How long an objective counts, and from when. */
const HELD = {
  permanent: { atOnce: 'won once and kept', start: 'won for good when held at the start of their turn' },
  temporary: { atOnce: 'as long as held', start: 'while held at the start of their turn' },
} as const;

const minus = (dice: number): string => (dice === 0 ? '0' : `−${dice}`);

/** Of both sides. */
const WINS =
  'Be the first to have as many banners as the bar asks for: one for every enemy unit or leader lost, and for some places.';

const LEXICON: Lexicon = {
  locale: 'en-GB',
  title: 'Napoleonics',
  tagline: 'Battles of the Peninsula and of 1815 with cards, blocks and battle dice.',
  seats: { french: 'French', allied: 'Allies' },
  nations: { french: same('French'), british: same('British'), portuguese: same('Portuguese') },
  units: {
    LN: one('line infantry'),
    LT: one('light infantry'),
    RL: one('rifle light infantry'),
    GR: many('grenadiers'),
    YG: one('Young Guard'),
    OG: one('Old Guard'),
    GG: many('guard grenadiers'),
    MI: one('militia'),
    LC: one('light cavalry'),
    HC: one('heavy cavalry'),
    CU: many('cuirassiers'),
    GHC: one('guard heavy cavalry'),
    FA: one('foot artillery'),
    GFA: one('guard foot artillery'),
    HA: one('horse artillery'),
    GLT: one('guard light infantry'),
    GLC: one('guard light cavalry'),
    LL: many('lancers'),
    GHA: one('guard horse artillery'),
    MC: one('militia cavalry'),
    MA: one('militia artillery'),
  },
  terrain: {
    clear: 'open ground',
    forest: 'forest',
    hill: 'hill',
    ruggedHill: 'rugged hill, impassable',
    town: 'town',
    mill: 'mill',
    river: 'river, impassable',
    fordableRiver: 'ford',
    bridge: 'bridge',
    sandQuarry: 'sand quarry',
  },
  works: 'field works',
  ignoring: { leader: 'its leader', support: 'support', class: 'its class', works: 'the field works' },
  faces: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery', flag: 'flag', saber: 'saber' },
  cards: {
    'scout-left': scout('left'),
    'scout-centre': scout('centre'),
    'scout-right': scout('right'),
    'probe-left': probe('left'),
    'probe-centre': probe('centre'),
    'probe-right': probe('right'),
    'attack-left': attack('left'),
    'attack-centre': attack('centre'),
    'attack-right': attack('right'),
    'assault-left': assault('left'),
    'assault-centre': assault('centre'),
    'assault-right': assault('right'),
    'coordinated-advance': {
      name: 'Coordinated Advance',
      text: 'Order 1 unit or leader on the left, 2 in the centre and 1 on the right.',
    },
    'flank-attack': { name: 'Flank Attack', text: 'Order 2 units or leaders on each flank.' },
    forward: { name: 'Forward', text: 'Order 2 units or leaders in each section.' },
    'recon-in-force': { name: 'Recon in Force', text: 'Order 1 unit or leader in each section.' },
    'bayonet-charge': {
      name: 'Bayonet Charge',
      text: 'Order up to 4 infantry units. They may move 2 hexes and still fight, in melee only. Guard infantry rolls 1 die more.',
    },
    bombard: {
      name: 'Bombard',
      text: 'Order up to 4 artillery units. Each moves up to 3 hexes without battle, or stands and battles with 2 dice more (guard 3).',
    },
    'cavalry-charge': {
      name: 'Cavalry Charge',
      text: 'Order up to 4 cavalry or horse artillery units. Cavalry rolls 1 die more (guard 2); heavy cavalry may move 3 hexes.',
    },
    'counter-attack': {
      name: 'Counter-Attack',
      text: 'Counts as the card your opponent played last turn, with left and right exchanged.',
    },
    elan: {
      name: 'Elan',
      text: 'Roll as many dice as you have command. Each symbol orders a unit of its arm, each flag any unit or leader. Ordered units roll 1 die more. The discards are mixed into the deck.',
    },
    'fire-and-hold': {
      name: 'Fire and Hold',
      text: 'Order up to 4 infantry or artillery units that touch no enemy. They stand and fire with 1 die more.',
    },
    'first-strike': {
      name: 'First Strike',
      text: 'Play it when your unit is attacked in melee: your unit rolls first. As your own command it orders nothing.',
    },
    'force-march': {
      name: 'Force March',
      text: 'Order all infantry in one section. Light, grenadier and guard units and units with a leader may move 2 hexes and battle; other infantry may move 2 hexes, but then does not battle.',
    },
    'cold-steel': {
      name: 'Give Them the Cold Steel',
      text: 'Order all your units that touch an enemy unit. They do not move or fire, and fight in melee with 1 die more.',
    },
    leadership: {
      name: 'Leadership',
      text: 'Order all your leaders. A unit whose leader stays with it is ordered and rolls 1 die more.',
    },
    'grande-manoeuvre': {
      name: 'La Grande Manoeuvre',
      text: 'Up to 4 units or leaders move up to 4 hexes and do not battle. Or order 1 unit as usual.',
    },
    rally: {
      name: 'Rally',
      text: 'Roll as many dice as you have command. Each arm symbol gives a block back to a unit of that arm, which is then ordered.',
    },
    'short-supply': {
      name: 'Short Supply',
      text: 'Send one unit of either side back to its own edge in its section. Nothing is ordered.',
    },
    'one-unit': { name: 'One unit of choice', text: 'Order 1 unit, without the effects of the card.' },
  },
  toll: (strength, pieces) => `${count(strength, 'block')}; units destroyed: ${pieces}`,
  wins: {
    french: WINS,
    allied: WINS,
  },
  effort: 'About an hour · easy to learn',
  handicap: {
    title: 'Banners',
    text: 'The other side begins with so many banners already won.',
  },
  options: {
    edition: {
      title: 'Edition of the rules',
      text: 'In the first edition squares may form in towns, fords and field works and lead no combined attack, field works stop whoever enters them, leaders may ride off the field, and Cavalry Charge looks at cavalry alone.',
      choices: { later: 'Later wording', first: 'First edition' },
    },
    nationalCards: {
      title: 'National unit cards',
      text: 'French grenadiers have no extra die at range, and French militia that moved rounds down.',
    },
  },
  scenarios: {
    'rolica-first-position': text('rolica-first-position'),
    'rolica-second-position': text('rolica-second-position'),
    vimeiro: text('vimeiro'),
    corunna: text('corunna'),
    talavera: text('talavera'),
    'bussaco-reynier': text('bussaco-reynier'),
    'bussaco-ney': text('bussaco-ney'),
    sabugal: text('sabugal'),
    'fuentes-de-onoro-3-may': text('fuentes-de-onoro-3-may'),
    'fuentes-de-onoro-5-may': text('fuentes-de-onoro-5-may'),
    'salamanca-pakenham': text('salamanca-pakenham'),
    'salamanca-cole': text('salamanca-cole'),
    sorauren: text('sorauren'),
    orthez: text('orthez'),
    'quatre-bras': text('quatre-bras'),
    waterloo: text('waterloo'),
  },
  victory: (goal, objectives, exits) =>
    [
      `${count(goal, 'banner')} win.`,
      ...objectives.map(
        ({ army, hexes, banners, permanent, of, atOnce }) =>
          `${army}: ${{ each: '', most: 'most of ', all: 'all of ' }[of]}${list.format(hexes)} ${hexes.length > 1 ? 'are worth' : 'is worth'} ${count(banners, 'banner')}${hexes.length > 1 && of === 'each' ? ' each' : ''}, ${HELD[permanent ? 'permanent' : 'temporary'][atOnce ? 'atOnce' : 'start']}.`,
      ),
      ...exits.map(
        ({ army, hexes, banners }) =>
          `${army}: units may leave by ${list.format(hexes)}${banners === 0 ? '' : `, ${count(banners, 'banner')} for each`}.`,
      ),
    ].join(' '),
  unnamed: 'Leader',
  people: {},
  places: {},
  whyNot: {
    card: 'First play a command card.',
    theirs: 'This unit is not yours to choose.',
    empty: 'Nobody stands here.',
    ordered: 'This unit has its order already.',
    notOrderable:
      'The card has no order for this piece: not in this section, not of this kind, or all its orders are given.',
    noOrder: 'This unit has no order: only ordered units move and battle.',
    moved: 'This unit has moved: each moves once a turn.',
    noWay: 'No way leads there that the unit may take.',
    occupied: 'The hex is taken: no unit enters or passes it.',
    far: ({ n }) => `Too far: this unit moves ${n} ${n === 1 ? 'hex' : 'hexes'} at most.`,
    battled: 'This unit has battled: each battles once a turn.',
    tired: 'It has moved too far to battle.',
    noTarget: 'It has no target in range and sight.',
    range: ({ n }) => `Out of range: this unit fires ${n} hexes at most.`,
    sight: ({ hex }) => `Out of sight: ${hex} blocks the line.`,
    engaged: 'An enemy stands next to it: it must attack one of those.',
    onlyMelee: 'Cavalry does not fire: it attacks those next to it.',
    noDice: 'No die would be left for this fire.',
    asked: 'Something else is asked first.',
  },
  prompts: {
    play: () => 'Play a command card.',
    section: () => 'Choose the section that marches.',
    manner: () => 'Manoeuvre with up to four pieces, or order one unit?',
    restore: ({ left }) => `Give back a block to a unit (${left} left).`,
    supply: () => 'Choose the unit that is out of supply.',
    place: ({ piece }) => `Choose where to put ${piece}.`,
    order: ({ left, card }) => `Order units and leaders: ${card}${left > 0 ? `, ${left} more` : ''}.`,
    leaveSquare: ({ piece }) => `Shall ${piece} leave its square?`,
    move: () => 'Choose a piece to move, or go on to battle.',
    to: ({ piece }) => `Choose where ${piece} goes.`,
    ride: ({ piece }) => `Choose where ${piece} rides.`,
    battle: () => 'Choose a unit that battles, or end the battles.',
    target: ({ piece }) => `Choose the target of ${piece}.`,
    support: ({ attacker, defender }) =>
      `Combined arms: choose batteries that join ${attacker} against ${defender}.`,
    react: ({ attacker, defender }) => `${attacker} attacks ${defender}. How does it react?`,
    ignore: ({ piece, left, reasons }) =>
      `${count(left, 'flag')} against ${piece}: how many are ignored (${reasons})?`,
    retreat: ({ piece, left }) => `${piece}: choose the way back (${count(left, 'hex', 'hexes')}).`,
    flight: ({ piece }) => `${piece} must fall back 1 to 3 hexes. Choose his way.`,
    back: ({ defender }) => `Shall ${defender} battle back?`,
    advance: ({ attacker, cavalry }) =>
      cavalry ? `Breakthrough: does ${attacker} ride into the hex?` : `Does ${attacker} take the ground?`,
    press: ({ attacker }) => `${attacker} may ride one hex further.`,
    bonus: ({ attacker }) => `Bonus melee: choose what ${attacker} charges.`,
    keep: () => 'Keep one of the two cards.',
  },
  moments: {
    play: () => 'A command card is being chosen.',
    section: () => 'A section is being chosen to march.',
    restore: ({ left }) => `Blocks are given back (${left} left).`,
    supply: () => 'A unit that is out of supply is being chosen.',
    place: ({ piece }) => `${piece} is put back on the field.`,
    order: ({ left, card }) => `Orders are given: ${card}${left > 0 ? `, ${left} more` : ''}.`,
    move: () => 'Pieces move.',
    to: ({ piece }) => `${piece} moves.`,
    ride: ({ piece }) => `${piece} rides.`,
    battle: () => 'Units battle.',
    target: ({ piece }) => `${piece} picks its target.`,
    support: ({ attacker, defender }) => `Combined arms: batteries may join ${attacker} against ${defender}.`,
    retreat: ({ piece, left }) => `${piece} falls back (${count(left, 'hex', 'hexes')}).`,
    flight: ({ piece }) => `${piece} must fall back 1 to 3 hexes.`,
    bonus: ({ attacker }) => `Bonus melee of ${attacker}.`,
    keep: () => 'One of two cards is kept.',
  },
  actions: {
    order: ({ piece }) => `order ${piece}`,
    detach: ({ leader, hex }) => `order ${leader} (${hex}) by himself`,
    restore: ({ piece }) => `give a block back to ${piece}`,
    supply: ({ piece }) => `send back ${piece}`,
    place: ({ hex }) => `put it on ${hex}`,
    move: ({ piece }) => `move ${piece}`,
    ride: ({ leader, hex }) => `ride with ${leader} (${hex})`,
    to: ({ hex }) => `go to ${hex}`,
    battle: ({ piece }) => `battle with ${piece}`,
    attack: ({ piece }) => `attack ${piece}`,
    join: ({ piece }) => `join in with ${piece}`,
    retreat: ({ hex }) => `retreat to ${hex}`,
    flee: ({ hex }) => `fall back to ${hex}`,
    press: ({ hex }) => `ride on to ${hex}`,
    play: ({ card }) => `play ${card}`,
    keep: ({ card }) => `keep ${card}`,
    ignore: ({ flags, driven }) =>
      `${flags === 0 ? 'ignore none' : `ignore ${count(flags, 'flag')}`}: ${driven}`,
    section: ({ section }) => SIDE[section],
    manoeuvre: () => 'La Grande Manoeuvre',
    single: () => 'order one unit',
    leave: () => 'leave the square: its card comes back',
    stay: () => 'stay in square: it does not move',
    strike: () => 'play First Strike: roll first',
    retire: () => 'retire and reform: 2 hexes back',
    square: () => 'form square: a card is laid aside',
    back: () => 'battle back',
    advance: () => 'advance',
    halt: () => 'stop here',
    exit: () => 'leave the field',
    done: ({ asked }) =>
      ({
        order: 'orders are given',
        move: 'go on to battle',
        battle: 'end the battles',
        support: 'attack now',
        press: 'stop here',
        restore: 'no more blocks',
      })[asked] ?? 'done',
    no: ({ asked }) =>
      ({ react: 'stand and fight', back: 'do not battle back', advance: 'stay', bonus: 'no bonus melee' })[
        asked
      ] ?? 'no',
  },
  driven: {
    back: (n) => `retreat ${count(n, 'hex', 'hexes')}`,
    lose: (n) => `lose ${count(n, 'block')}`,
    destroyed: 'be destroyed',
    stands: 'stand fast',
  },
  events: {
    dealt: () => null,
    turn: ({ seat }, say) => `Turn of the ${say.seat(seat)}.`,
    played: ({ seat, card, rating }, say) => `${say.seat(seat)} play ${say.card(card)} (command ${rating}).`,
    copied: ({ card }, say) => `it counts as ${say.card(card)}.`,
    commandRoll: ({ seat, faces }, say) => `${say.seat(seat)} roll for orders: ${say.faces(faces)}.`,
    section: ({ section }) => `the infantry ${[WHERE.left, WHERE.centre, WHERE.right][section]} marches.`,
    ordered: ({ unit, at }, say) => `${say.unit(unit)} (${say.hex(at)}) is ordered.`,
    leaderOrdered: ({ leader }, say) => `${say.leader(leader)} is ordered.`,
    restored: ({ unit }, say) => `${say.unit(unit)} gets a block back.`,
    supplied: ({ unit, from, to }, say) =>
      `${say.unit(unit)} is sent back from ${say.hex(from)} to ${say.hex(to)}.`,
    leftSquare: ({ unit }, say) => `${say.unit(unit)} is no longer in square: its card is back in hand.`,
    moved: ({ unit, from, to }, say) => `${say.unit(unit)}: ${say.hex(from)} – ${say.hex(to)}.`,
    leaderMoved: ({ leader, from, to }, say) => `${say.leader(leader)}: ${say.hex(from)} – ${say.hex(to)}.`,
    leaderLeft: ({ leader }, say) => `${say.leader(leader)} leaves the field.`,
    declared: ({ way, by, at, bonus }, say) =>
      `${say.unit(by)} ${way === 'fire' ? 'fires at' : bonus ? 'charges on against' : 'attacks'} ${say.hex(at)}.`,
    joined: ({ unit }, say) => `${say.unit(unit)} joins in.`,
    reacted: ({ reaction }) =>
      ({
        none: null,
        strike: 'First Strike!',
        retire: 'The cavalry retires and reforms.',
        square: 'The infantry forms square.',
      })[reaction],
    formedSquare: ({ unit, place, card }, say) =>
      `${say.unit(unit)} is in square (place ${place}${say.unknown(card) ? '' : `: ${say.card(card)}`}).`,
    rolled: ({ way, at, faces }, say) =>
      `${{ fire: 'Fire', melee: 'Melee', back: 'Battle back', strike: 'First Strike', square: 'The square strikes' }[way]} at ${say.hex(at)}: ${say.faces(faces)}.`,
    noDice: ({ by }, say) => `${say.unit(by)} has no die to roll.`,
    lost: ({ unit, blocks, cause }, say) =>
      `${say.unit(unit)} loses ${count(blocks, 'block')}${cause === 'retreat' ? ' for want of a way back' : ''}.`,
    destroyed: ({ unit, at }, say) => `${say.unit(unit)} is destroyed on ${say.hex(at)}.`,
    checked: ({ leader, faces }, say) => `${say.leader(leader)} under fire: ${say.faces(faces)}.`,
    leaderLost: ({ leader }, say) => `${say.leader(leader)} has fallen.`,
    ignored: ({ unit, flags, by }, say) =>
      flags === 0 ? null : `${say.unit(unit)} ignores ${count(flags, 'flag')}: ${say.reasons(by)}.`,
    bounced: ({ unit }, say) => `${say.unit(unit)} bounces off the square: no flag of a square is ignored.`,
    retreated: ({ unit, from, to }, say) => `${say.unit(unit)} retreats: ${say.hex(from)} – ${say.hex(to)}.`,
    fled: ({ leader, from, to }, say) =>
      `${say.leader(leader)} falls back: ${say.hex(from)} – ${say.hex(to)}.`,
    escapeRoll: ({ leader, faces }, say) => `${say.leader(leader)} rides for his life: ${say.faces(faces)}.`,
    advanced: ({ unit, to }, say) => `${say.unit(unit)} advances to ${say.hex(to)}.`,
    declinedBack: ({ unit }, say) => `${say.unit(unit)} does not battle back.`,
    banner: ({ seat, banners }, say) => `A banner for the ${say.seat(seat)}: ${banners}.`,
    objective: ({ seat, hexes, held }, say) =>
      `${list.format(hexes.map(say.hex))} ${held ? '' : 'no longer '}${hexes.length > 1 ? 'count' : 'counts'} for the ${say.seat(seat)}.`,
    unitLeft: ({ unit, from }, say) => `${say.unit(unit)} leaves the field by ${say.hex(from)}.`,
    tilesGone: ({ hexes }, say) => `Taken off the map: ${list.format(hexes.map(say.hex))}.`,
    discarded: () => null,
    mixed: () => 'The discards are mixed into the deck.',
    drew: ({ seat, card }, say) => (say.unknown(card) ? null : `${say.seat(seat)} draw ${say.card(card)}.`),
    kept: ({ seat, card, thrown }, say) =>
      `${say.seat(seat)} keep ${say.unknown(card) ? 'one of two cards' : say.card(card)} and discard ${say.card(thrown)}.`,
    over: ({ winner }, say) => `The ${say.seat(winner)} have won.`,
  },
  ending: (winner, by) =>
    by === 'banners'
      ? `The ${winner} have won by banners.`
      : `The ${winner} have won: the enemy has left the field.`,
  odds: {
    measures: {
      foe: 'The enemy',
      foeBlocks: 'Blocks it loses',
      foeLeader: 'Its leader',
      own: 'Our unit',
      ownBlocks: 'Blocks we lose',
      ownLeader: 'Our leader',
    },
    fates: {
      destroyed: 'destroyed',
      back: 'driven back',
      flagged: 'must retreat or ignore flags',
      weakened: 'stands with losses',
      unhurt: 'stands unhurt',
    },
    leader: { lost: 'falls', safe: 'lives' },
    given: { support: 'without batteries', react: 'if the defender stands and fights' },
  },
  ui: {
    northLetter: 'N',
    nearest: (at, n) => `nearest enemy: ${at}, ${count(n, 'hex', 'hexes')}`,
    rating: 'C',
    hexes: 'hexes',
    hand: 'Your hand',
    handOf: (army, n) => `${army}: ${count(n, 'card')}`,
    deck: (n) => `Deck ${n}`,
    discards: (n) => `Discards ${n}`,
    spread: {
      title: 'Discards',
      order: (n) => (n === 1 ? '1 card' : `${count(n, 'card')}, the newest first`),
      close: 'Close',
    },
    sum: {
      half: 'moved ÷ 2',
      guns: 'guns',
      square: 'square',
      class: 'class',
      card: 'card',
      ground: 'ground',
    },
    sections: { left: 'left section', centre: 'centre section', right: 'right section' },
    signs: { title: 'Signs', note: 'who is who in this battle' },
    played: (army) => `Played by the ${army}`,
    squares: 'Squares',
    squarePlace: (place, card) => `Place ${place}: ${card ?? 'free'}`,
    hiddenCard: 'A hidden card',
    scouted: 'Scouted: keep one',
    roll: 'Last roll',
    noHits: 'no effect',
    hits: (n) => count(n, 'hit'),
    flags: (n) => count(n, 'flag'),
    banners: (army, n, goal) => `${army}: ${n} of ${count(goal, 'banner')}`,
    blocks: (n) => count(n, 'block'),
    dice: (n) => count(n, 'die', 'dice'),
    couldFight: (n) => (n === 1 ? 'One unit could still battle.' : `${n} units could still battle.`),
    leader: (name) => `leader ${name}`,
    objective: (army, n, needed, of) =>
      `objective of the ${army}, ${count(n, 'banner')}${of === 1 ? '' : ` for ${needed} of ${of} hexes`}`,
    exit: (army, n) => `way off the field for the ${army}${n === 0 ? '' : `, ${count(n, 'banner')} a unit`}`,
    info: {
      closed: { artillery: 'closed to artillery', everybody: 'nobody may enter' },
      stops: 'whoever enters stops',
      tires: {
        'all but light infantry': 'only light infantry may battle in the turn it enters',
        everybody: 'no battle in the turn of entering',
      },
      blocks: 'blocks sight',
      high: 'high ground',
      losses: ([infantry, cavalry, artillery]) =>
        `infantry ${minus(infantry)}, cavalry ${minus(cavalry)}, artillery ${minus(artillery)}`,
      into: {
        both: (losses) => `Dice of an attack into it: ${losses}`,
        fire: (losses) => `Dice of fire into it: ${losses}`,
        melee: (losses) => `Dice of melee into it: ${losses}`,
      },
      outOf: {
        both: (losses) => `Dice of an attack out of it: ${losses}`,
        fire: (losses) => `Dice of fire out of it: ${losses}`,
        melee: (losses) => `Dice of melee out of it: ${losses}`,
      },
      march: (battling, most) => {
        if (battling === 0) return `moves ${most} or battles`;
        return battling === most ? `moves ${most} and battles` : `moves ${battling} and battles, or ${most}`;
      },
      range: (hexes) => `range ${hexes}`,
      melee: (dice) => `melee ${count(dice, 'die', 'dice')}`,
      seen: (from, dice) => `In sight from ${from}: ${count(dice, 'die', 'dice')}`,
      cut: (from, at) => `Not in sight from ${from}: cut at ${at}`,
      far: (from) => `Out of range from ${from}`,
    },
    inSquare: 'in square',
    ordered: 'ordered',
    moved: 'moved',
    fought: 'has fought',
  },
};

/** Why a move is advised, by what the evaluation looks at; true whichever side is asked. */
const REASONS = {
  banners: 'It wins banners, or saves you from losing them.',
  nearGoal: 'It brings you nearer to victory, or keeps the enemy from it.',
  infantry: 'The infantry’s losses go your way.',
  cavalry: 'The cavalry’s losses go your way.',
  artillery: 'The artillery’s losses go your way.',
  frail: 'Fewer of your units hang by a single block, or more of theirs do.',
  threats: 'Your units strike harder next.',
  dangers: 'Your units stand in less danger than theirs.',
  closeness: 'The distance to the enemy suits you better.',
  support: 'Your units keep closer together.',
  led: 'Your leaders stay with their troops.',
  lone: 'No leader of yours is left alone.',
  hand: 'It makes better use of the cards in your hand.',
  objectives: 'You are closer to the ground that counts.',
};

const STANDING = { 'first-strike': 'Ask me whether I play First Strike' };

export const words = { ...makeWords(LEXICON), reasons: REASONS, standing: STANDING };
