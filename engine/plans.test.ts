import { describe, expect, it } from 'vitest';
import type { Conditions } from './conditions.ts';
import type { Action, Sight } from './contract.ts';
import { asItIs, notSo, within, type Ground, type GroundTest } from './ground.ts';
import {
  checkPlan,
  MOST_PLAN_STEPS,
  planMoment,
  planNext,
  restsOnGround,
  restsOnThrow,
  type Plan,
  type PlanNext,
} from './plans.ts';

/** Five places in a row, with somebody's strength at each: the enemy's below 0. */
type Row = readonly number[];

const ground: Ground<Row> = {
  places: 5,
  near: (place) => [place - 1, place + 1].filter((next) => next >= 0 && next < 5),
  reach: 2,
  isTurn: () => true,
  stands: (row, _, place) => ({
    own: Math.max(0, row[place]),
    enemies: Math.max(0, -row[place]),
    marks: [row[place]],
  }),
  aims: (_, action) => ('to' in action ? [Number(action.to)] : []),
};

const ROW: Row = [3, 0, -2, 0, -1];
const so = (row: Row, ...tests: GroundTest[]): boolean => notSo(ground, row, 0, tests) === undefined;

describe('the ground on which a plan rests', () => {
  it('is held by whoever has somebody there, the enemy before oneself', () => {
    const held = (at: number[], of: string[]): GroundTest => ({ part: 'holder', at, is: 'one', of });
    expect(so(ROW, held([0], ['own']), held([1], ['nobody']), held([2], ['enemy']))).toBe(true);
    expect(so(ROW, held([0, 2], ['enemy']))).toBe(true);
    expect(so(ROW, held([1], ['own', 'enemy']))).toBe(false);
  });

  it('is as strong as its places together', () => {
    expect(so(ROW, { part: 'enemies', at: [2, 4], is: 'most', value: 3 })).toBe(true);
    expect(so(ROW, { part: 'enemies', at: [2, 4], is: 'most', value: 2 })).toBe(false);
    expect(so(ROW, { part: 'own', at: [0], is: 'least', value: 4 })).toBe(false);
  });

  it('has not changed within so many places, and what is farther off does not matter', () => {
    const still = asItIs(ground, ROW, 0, 'still1', [0]);
    expect(within(ground, [0], 1)).toEqual(new Set([0, 1]));
    expect(so([3, 0, 9, 9, 9], still)).toBe(true);
    expect(so([3, 1, -2, 0, -1], still)).toBe(false);
  });

  it('knows nothing of parts that there are not', () => {
    expect(so(ROW, { part: 'constructor', at: [0], is: 'least', value: 0 })).toBe(false);
    expect(so(ROW, { part: 'weather', at: [0], is: 'one', of: ['undefined'] })).toBe(false);
  });
});

interface Going extends Action {
  readonly to: number;
}
const go = (to: number): Going => ({ do: 'go', to });
const READ: Readonly<Record<string, Going>> = { go1: go(1), go2: go(2), go3: go(3) };

const conditions: Conditions = {
  questions: [],
  parts: {},
  sensible: [],
  asked: () => [],
  own: () => [],
  turn: () => 7,
  ground,
};
const game = {
  conditions,
  sample: (view: unknown): unknown => view,
  write: (action: Action): string => ('to' in action ? `go${String(action.to)}` : action.do),
  read: (text: string): Action | null => READ[text] ?? null,
};

const sightOf = (view: Row, ask = 'move'): Sight => ({
  view,
  turn: { kind: 'seats', seats: [0] },
  prompt: { ask, rule: 'X1.1' },
  legal: [go(1), go(2)],
});

const FREE: GroundTest = { part: 'holder', at: [2], is: 'one', of: ['nobody'] };

/** Into the place in the middle; then on, if it is free now, else to the side of it. */
const plan: Plan = {
  id: 'plan01',
  turn: 7,
  comes: 'now',
  runs: true,
  rests: [{ part: 'enemies', at: [2], is: 'most', value: 2 }],
  steps: [
    { after: 0, do: ['go2'], ask: 'move' },
    { after: 1, do: ['go3'], ask: 'move', when: [FREE] },
    { after: 1, do: ['go1'], ask: 'move' },
    { after: 2, do: ['go1'], ask: 'rest' },
  ],
};

function next(view: Row, last: number, ask?: string): PlanNext | null {
  const sight = sightOf(view, ask);
  const moment = planMoment(game, sight, 0);
  return moment && planNext(game, sight, moment, 0, plan, last);
}

describe('a plan', () => {
  it('begins where what it rests on holds', () => {
    expect(next(ROW, 0)).toEqual({ kind: 'acts', step: 1, do: ['go2'] });
    expect(next([3, 0, -3, 0, -1], 0)).toEqual({
      kind: 'stops',
      stop: { why: 'ground', step: 1, test: plan.rests[0] },
    });
  });

  it('parts by what has come of a step, and the first line that holds is the one, allowed or not', () => {
    expect(next(ROW, 1)).toEqual({ kind: 'acts', step: 3, do: ['go1'] });
    expect(next([3, 0, 0, 0, -1], 1)).toEqual({ kind: 'stops', stop: { why: 'illegal', step: 2 } });
  });

  it('goes no farther where another thing is asked, and ends where nothing follows', () => {
    expect(next(ROW, 0, 'retreat')).toEqual({ kind: 'stops', stop: { why: 'asked', step: 1 } });
    expect(next(ROW, 2)).toEqual({ kind: 'stops', stop: { why: 'asked', step: 4 } });
    expect(next(ROW, 3)).toEqual({ kind: 'ended' });
  });

  it('rests on what came of a throw in the world in which it was tried', () => {
    const tried = { state: ROW, action: go(2) };
    expect(restsOnThrow(conditions, tried, [3, 0, 0, 0, -1], 0)).toEqual([FREE]);
    expect(restsOnThrow(conditions, tried, [3, 0, -1, 0, -1], 0)).toEqual([
      { part: 'enemies', at: [2], is: 'most', value: 1 },
    ]);
    expect(restsOnThrow(conditions, tried, ROW, 0)).toEqual([]);
    expect(restsOnGround(conditions, ROW, [2], 0)).toEqual(plan.rests);
  });

  it('is refused where it goes in a circle, names nothing of the game, or is too much', () => {
    const code = (changed: Partial<Plan>): string | undefined => {
      const checked = checkPlan(game, { ...plan, ...changed });
      return checked.ok ? undefined : checked.fault.code;
    };
    const [first] = plan.steps;
    expect(code({})).toBeUndefined();
    expect(code({ steps: [{ ...first, after: 1 }] })).toBe('invalid');
    expect(code({ steps: [{ ...first, do: ['fly'] }] })).toBe('malformed');
    expect(code({ steps: Array.from({ length: MOST_PLAN_STEPS + 1 }, () => first) })).toBe('malformed');
    expect(code({ rests: [{ ...FREE, at: [5] }] })).toBe('invalid');
    expect(code({ rests: [{ ...FREE, at: [] }] })).toBe('invalid');
    expect(code({ rests: [{ ...FREE, of: ['everybody'] }] })).toBe('invalid');
    expect(code({ rests: [{ part: 'still3', at: [1], is: 'one', of: ['0'.repeat(16)] }] })).toBe('invalid');
    expect(code({ rests: [{ part: 'holder', at: [1], is: 'most', value: 1 }] })).toBe('invalid');
  });
});
