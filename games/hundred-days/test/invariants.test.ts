import { completeOptions, drawOutcome, must, quickRng, type Options, type Rng } from '@bicorne/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZE } from '../data/board.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { battleOf } from '../rules/battle.ts';
import { GONE, has, INSIDE, NONE, SQUARE, type State } from '../rules/state.ts';

/** Any set of options. */
const anyOptions = fc.record(
  Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [
      name,
      spec.kind === 'switch' ? fc.boolean() : fc.constantFrom(...spec.of),
    ]),
  ),
);

/** Each optional rule turned on by itself; the two kinds of skirmishers are two rules. */
const ALONE: readonly Options[] = Object.entries(game.options).flatMap(([name, spec]): Options[] =>
  spec.kind === 'switch'
    ? [{ [name]: true }]
    : spec.of.filter((word) => word !== spec.default).map((word) => ({ [name]: word })),
);
const both = (one: Options, two: Options): Options => ({ ...one, ...two });
const PAIRS = ALONE.flatMap((one, i) => ALONE.slice(i + 1).map((two) => both(one, two)));

const HOT: ReadonlySet<string> = new Set([
  'fire',
  'shock',
  'put-out',
  'rally',
  'grand-battery',
  'take-along',
  'take-back',
  'shock-guns',
]);

/** A random player who would rather fight than end his turn. */
function chooseAction(state: State, seat: number, rng: Rng) {
  const legal = game.legal(state, seat);
  const going = legal.length > 1 ? legal.filter((action) => action.do !== 'end-turn') : legal;
  const hot = going.filter((action) => HOT.has(action.do));
  const from = hot.length > 0 && rng.below(3) > 0 ? hot : going;
  return from[rng.below(from.length)];
}

function playThrough(id: string, options: Options, seed: number, look: (state: State) => void): State {
  const { scenario } = SCENARIOS.find((entry) => entry.id === id) ?? SCENARIOS[0];
  const state = must(game.setup(scenario, must(completeOptions(game.options, options))));
  const rng = quickRng(seed);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return state;
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    else game.act(state, turn.seats[0], chooseAction(state, turn.seats[0], rng));
    look(state);
  }
}

/** What is wrong with a position by the rules of stacking and counting; nothing, for any that can be reached. */
const faultsOf = (state: State): string[] => [
  ...hexFaults(state),
  ...unitFaults(state),
  ...pointFaults(state),
];

function hexFaults(state: State): string[] {
  const { roster, leaders, ground } = battleOf(state);
  const found: string[] = [];
  for (let hex = 0; hex < SIZE; hex++) {
    const [foot, guns, chief] = [state.foot[hex], state.guns[hex], state.chief[hex]];
    const seats = new Set<number>();
    for (const unit of [foot, guns]) if (unit !== NONE) seats.add(roster.seat[unit]);
    if (chief !== NONE) seats.add(leaders.seat[chief]);
    if (seats.size > 1) found.push(`enemies share hex ${hex}`);
    if (seats.size > 0 && !ground[hex].open) found.push(`hex ${hex} is a lake`);
    if (foot === NONE) continue;
    const alone = guns === NONE && chief === NONE;
    const passing = state.phase === 'march' && state.activation?.unit === foot;
    if (roster.arm[foot] === 'skirmishers' && !alone && !passing) found.push(`skirmishers share hex ${hex}`);
    if (has(state, foot, SQUARE) && !ground[hex].square) found.push(`a square in hex ${hex}`);
  }
  return found;
}

function unitFaults(state: State): string[] {
  const { roster } = battleOf(state);
  const marching = state.phase === 'march' ? state.activation?.leader : NONE;
  const found: string[] = [];
  state.at.forEach((at, unit) => {
    const [figures, full] = [state.figures[unit], state.full[unit]];
    const index = roster.isGuns[unit] ? state.guns : state.foot;
    const goesAlong = state.activation?.beside.includes(unit) ?? false; // H18.18
    if (at >= 0 && index[at] !== unit && !goesAlong) found.push(`unit ${unit} is not in its hex`);
    if ((at === GONE) !== (figures === 0)) found.push(`unit ${unit} has ${figures} figures at ${at}`);
    if (figures > full || full > roster.start[unit]) found.push(`unit ${unit} has ${figures} of ${full}`);
    if (state.marker[unit] > roster.elite[unit]) found.push(`marker of unit ${unit}`);
    if (has(state, unit, INSIDE) && !has(state, state.foot[at], SQUARE))
      found.push(`unit ${unit} inside nothing`);
  });
  state.leaderAt.forEach((at, leader) => {
    if (at >= 0 && leader !== marching && state.chief[at] !== leader)
      found.push(`leader ${leader} is not in his hex`);
  });
  return found;
}

/** H14.1, H14.2: a side's points are the enemy's dead, the enemy's leaders and its own key hexes. */
function pointFaults(state: State): string[] {
  const { roster, keys } = battleOf(state);
  return [0, 1].flatMap((seat) => {
    const dead = roster.of[1 - seat].filter(
      (unit) => state.at[unit] === GONE && state.full[unit] > 0 && roster.arm[unit] !== 'skirmishers',
    );
    const held = keys.filter(({ scores }, key) => scores === seat && state.held[key] === seat);
    const due = held.reduce((sum, { points }) => sum + points, dead.length + state.leadersLost[1 - seat]);
    return state.points[seat] === due ? [] : [`seat ${seat} has ${state.points[seat]} points, not ${due}`];
  });
}

/** Faults of a whole random battle, the first few. */
function battleFaults(id: string, options: Options, seed: number): string[] {
  const found: string[] = [];
  playThrough(id, options, seed, (state) => {
    if (found.length < 3) found.push(...faultsOf(state));
  });
  return found;
}

describe('any battle with any options', () => {
  const anyBattle = [fc.constantFrom(...SCENARIOS.map(({ id }) => id)), anyOptions, fc.nat()] as const;

  it('H3.9 H14.7 keeps stacks, figures and points right at every step, and ends', () => {
    fc.assert(
      fc.property(...anyBattle, (id, options, seed) => {
        expect(battleFaults(id, options, seed)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('H1.6 with any two optional rules and no others', () => {
    const found = PAIRS.flatMap((options, i) => battleFaults(SCENARIOS[i % SCENARIOS.length].id, options, i));
    expect(found).toEqual([]);
  });
});

describe('H7 sight over any ground', () => {
  it.each(SCENARIOS)('H7.2 what sees is seen at $id', ({ id }) => {
    const { sees } = battleOf({ battle: id });
    const oneWay = Array.from(sees).filter(
      (seen, pair) => seen !== sees[(pair % SIZE) * SIZE + Math.floor(pair / SIZE)],
    );
    expect(oneWay).toEqual([]);
  });
});
