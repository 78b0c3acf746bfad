import { answersFrom, firstBest, OFF, type Asked, type Conditions, type Seat } from '@bicorne/engine';
import { AROUND, distance, type Hex } from '../data/board.ts';
import { FIRST_STRIKE } from '../data/cards.ts';
import { TERRAINS } from '../data/terrain.ts';
import { ARMS, INFANTRY } from '../data/units.ts';
import { BACK, HALT, IGNORE, NO, RETIRE, SQUARE, STRIKE, type Action } from './actions.ts';
import { attackDice, counterDice } from './attack.ts';
import { FLAG } from './dice.ts';
import { fieldOf, type Field } from './field.ts';
import { ground } from './ground.ts';
import { legal, turn } from './phases.ts';
import { hexesMade } from './retreat.ts';
import { mayRetire } from './retire.ts';
import { mayFormSquare } from './square.ts';
import { NONE, type Attack, type Flight, type Melee, type State } from './state.ts';
import { cardsInDeck } from './turn.ts';

const MOST = 20;

/** What is asked on the other's turn, and of what its conditions are made. */
export const conditions: Conditions<State, Action> = {
  ground,
  parts: {
    arm: { kind: 'word', of: ARMS },
    dice: { kind: 'number', least: 0, most: MOST },
    danger: { kind: 'number', least: 0, most: 100 },
    answer: { kind: 'number', least: 0, most: MOST },
    strength: { kind: 'number', least: 1, most: 5 },
    cards: { kind: 'number', least: 0, most: 8 },
    flags: { kind: 'number', least: 1, most: 15 },
    shut: { kind: 'number', least: 0, most: 15 },
    ground: {
      kind: 'word',
      of: TERRAINS.flatMap(({ name, closedTo }) => (closedTo === 'everybody' ? [] : [name])),
    },
  },
  questions: [
    {
      id: 'first-strike',
      under: ['react'],
      answers: ['strike', 'no'],
      no: 'no',
      parts: ['arm', 'dice', 'danger', 'answer', 'strength', 'ground'],
    },
    {
      id: 'retire',
      under: ['react'],
      answers: ['retire', 'stand'],
      no: 'stand',
      parts: ['dice', 'danger', 'answer', 'strength', 'ground'],
    },
    {
      id: 'square',
      under: ['react'],
      answers: ['form', 'stand'],
      no: 'stand',
      parts: ['dice', 'danger', 'answer', 'strength', 'cards', 'ground'],
    },
    {
      id: 'back',
      under: ['back'],
      answers: ['fight', 'no'],
      no: 'no',
      parts: ['arm', 'answer', 'strength', 'ground'],
    },
    {
      id: 'ignore',
      under: ['ignore'],
      answers: ['all', 'one', 'none'],
      parts: ['arm', 'flags', 'shut', 'strength', 'ground'],
    },
    {
      id: 'path',
      under: ['retreat'],
      answers: ['friends', 'far', 'cover'],
      parts: ['arm', 'strength', 'ground'],
    },
    { id: 'flight', under: ['flight'], answers: ['unit', 'far'], parts: ['ground'] },
  ],
  sensible: [
    { question: 'first-strike', say: 'no' },
    { question: 'retire', when: [{ part: 'dice', is: 'least', value: 4 }], say: 'retire' },
    { question: 'retire', when: [{ part: 'strength', is: 'most', value: 2 }], say: 'retire' },
    { question: 'retire', say: 'stand' },
    {
      question: 'square',
      when: [
        { part: 'dice', is: 'least', value: 3 },
        { part: 'cards', is: 'least', value: 4 },
      ],
      say: 'form',
    },
    { question: 'square', when: [{ part: 'danger', is: 'least', value: 25 }], say: 'form' },
    { question: 'square', say: 'stand' },
    { question: 'back', say: 'fight' },
    { question: 'ignore', when: [{ part: 'shut', is: 'least', value: 1 }], say: 'all' },
    { question: 'ignore', when: [{ part: 'strength', is: 'most', value: 1 }], say: 'none' },
    { question: 'ignore', say: 'all' },
    { question: 'path', say: 'friends' },
    { question: 'flight', say: 'unit' },
  ],
  own(state, seat) {
    const field = fieldOf(state);
    return state.hexOf.flatMap((place, unit) =>
      place !== NONE && field.seat[unit] === seat ? [{ unit, place }] : [],
    );
  },
  turn: (state) => 2 * cardsInDeck(state) + state.active,
  asked(state, seat) {
    return state.active === seat ? [] : (ASKED[state.phase]?.(state, seat) ?? []);
  },
};

type Ask = (state: State, seat: Seat) => readonly Asked<Action>[];

const ASKED: Partial<Record<State['phase'], Ask>> = {
  react: (state, seat) => (state.melee ? reactions(state, state.melee, seat) : []),
  back: (state) => (state.melee ? [backAsked(state, state.melee)] : []),
  ignore: (state) => (state.attack ? [ignoreAsked(state, state.attack)] : []),
  retreat: (state) => (state.attack ? [pathAsked(state, state.attack)] : []),
  flight: (state) => (state.flight ? [flightAsked(state, state.flight)] : []),
};

/** They exclude one another, and one "no" declines them all. N8.3 */
function reactions(state: State, melee: Melee, seat: Seat): Asked<Action>[] {
  const about = { unit: melee.defender, place: melee.at, facts: factsOfMelee(state, melee, seat) };
  const held = state.hands[seat].includes(FIRST_STRIKE);
  const list: Asked<Action>[] = [
    { question: 'first-strike', ...about, does: { strike: held ? STRIKE : NO, no: NO } },
  ];
  if (mayRetire(state, melee))
    list.push({ question: 'retire', ...about, does: { retire: RETIRE, stand: NO } });
  if (mayFormSquare(state, melee))
    list.push({ question: 'square', ...about, does: { form: SQUARE, stand: NO } });
  return list;
}

function factsOfMelee(state: State, melee: Melee, seat: Seat): Asked['facts'] {
  const field = fieldOf(state);
  const { attacker, defender, at } = melee;
  const dice = attackDice(state, field, melee);
  return {
    arm: ARMS[field.arm[attacker]],
    dice,
    danger: danger(dice, hitChance(field, attacker, defender), state.blocks[defender]),
    answer: counterDice(state, melee, 'back'),
    strength: state.blocks[defender],
    cards: state.hands[seat].length,
    ground: groundAt(field, at),
  };
}

const groundAt = (field: Field, hex: Hex): string => TERRAINS[field.terrain[hex]].name;

/** Of the six faces one is the arm of cavalry and of guns, two are infantry's, and one is the saber. N1.6 */
const hitChance = (field: Field, by: number, on: number): number =>
  ((field.arm[on] === INFANTRY ? 2 : 1) + (field.kind[by].sabers ? 1 : 0)) / 6;

/** In whole percent, the chance of so many hits or more. */
function danger(dice: number, chance: number, blocks: number): number {
  let exactly = (1 - chance) ** dice;
  let fewer = 0;
  for (let hits = 0; hits < Math.min(blocks, dice + 1); hits++) {
    fewer += exactly;
    exactly *= ((dice - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return Math.round(100 * (1 - Math.min(1, fewer)));
}

function backAsked(state: State, melee: Melee): Asked<Action> {
  const field = fieldOf(state);
  const { attacker, defender, at } = melee;
  return {
    question: 'back',
    unit: defender,
    place: at,
    facts: {
      arm: ARMS[field.arm[attacker]],
      answer: counterDice(state, melee, 'back'),
      strength: state.blocks[defender],
      ground: groundAt(field, at),
    },
    does: { fight: BACK, no: NO },
  };
}

function ignoreAsked(state: State, attack: Attack): Asked<Action> {
  const list = legalNow(state);
  const flags = list.length - 1;
  return {
    question: 'ignore',
    unit: attack.on,
    place: state.hexOf[attack.on],
    facts: { ...factsOfFlags(state, attack) },
    does: { all: IGNORE[flags], one: IGNORE[Math.min(1, flags)], none: IGNORE[0] },
  };
}

function factsOfFlags(state: State, { by, on, faces }: Attack): Asked['facts'] {
  const field = fieldOf(state);
  const hex = state.hexOf[on];
  const flags = faces[FLAG];
  const hexes = flags * field.kind[on].flight;
  return {
    arm: ARMS[field.arm[by]],
    flags,
    shut: hexes - hexesMade(state, field, on, hex, hexes),
    strength: state.blocks[on],
    ground: groundAt(field, hex),
  };
}

function pathAsked(state: State, { by, on }: Attack): Asked<Action> {
  const field = fieldOf(state);
  const seat = field.seat[on];
  const hex = state.hexOf[on];
  const list = legalNow(state).filter((action) => 'hex' in action);
  const best = (worth: (to: Hex) => number): Action | undefined =>
    firstBest(list, ({ hex: to }) => worth(to));
  return {
    question: 'path',
    unit: on,
    place: hex,
    facts: { arm: ARMS[field.arm[by]], strength: state.blocks[on], ground: groundAt(field, hex) },
    does: answersFrom({
      friends: best((to) => friendsBeside(state, field, seat, to, on)),
      far: best((to) => nearestEnemy(state, field, seat, to)),
      cover: best((to) => TERRAINS[field.terrain[to]].into.fire[INFANTRY]),
    }),
  };
}

/** He goes on until he is with a unit of his own, or as far as he can; he rides past no enemy if he need not. */
function flightAsked(state: State, flight: Flight): Asked<Action> {
  const field = fieldOf(state);
  const seat = field.leaderSeat[flight.leader];
  const list = legalNow(state);
  const ways = list.filter((action) => 'hex' in action);
  const safe = ways.filter(({ hex }) => state.unitAt[hex] === NONE || field.seat[state.unitAt[hex]] === seat);
  const may = safe.length > 0 || list.includes(HALT) ? safe : ways;
  const stop = list.includes(HALT) ? HALT : list[0];
  const go = (worth: (hex: Hex) => number): Action => firstBest(may, ({ hex }) => worth(hex)) ?? stop;
  const there = state.unitAt[flight.hex];
  const arrived = stop === HALT && there !== NONE && field.seat[there] === seat;
  return {
    question: 'flight',
    place: flight.hex,
    facts: { ground: groundAt(field, flight.hex) },
    does: {
      unit: arrived
        ? HALT
        : go((hex) => (state.unitAt[hex] === NONE ? friendsBeside(state, field, seat, hex, NONE) : MOST)),
      far: go((hex) => nearestEnemy(state, field, seat, hex)),
    },
  };
}

const legalNow = (state: State): readonly Action[] => {
  const asked = turn(state);
  return asked.kind === 'seats' ? legal(state, asked.seats[0]) : [];
};

function friendsBeside(state: State, field: Field, seat: Seat, hex: Hex, but: number): number {
  return AROUND[hex].filter((near) => {
    const unit = near === OFF ? NONE : state.unitAt[near];
    return unit !== NONE && unit !== but && field.seat[unit] === seat;
  }).length;
}

function nearestEnemy(state: State, field: Field, seat: Seat, hex: Hex): number {
  let nearest = MOST;
  state.hexOf.forEach((at, unit) => {
    if (at !== NONE && field.seat[unit] !== seat) nearest = Math.min(nearest, distance(hex, at));
  });
  return nearest;
}
