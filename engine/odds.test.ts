import { expect, it } from 'vitest';
import { makeDie, type DiceRoll } from './chance.ts';
import { leadsToChance, oddsFor, oddsIn, type OddsPart } from './odds.ts';
import { pebbles } from './pebbles.fixture.ts';
import { quickRng } from './random.ts';
import { must } from './result.ts';

type State = ReturnType<typeof pebbles.clone>;
type PebbleAction = NonNullable<ReturnType<typeof pebbles.read>>;
type PebbleEvent = Parameters<NonNullable<Parameters<typeof pebbles.settle>[2]>>[0];

const action = (text: string): PebbleAction => {
  const found = pebbles.read(text);
  if (!found) throw new Error(text);
  return found;
};

/** Ann is to move; the heap has so many pebbles, and these are the tokens. */
function position(heap: number, tokens: number[] = [1, 2], taken = 0): State {
  const state = must(pebbles.setup({ heap }, { coin: true, edition: 'second' }));
  return Object.assign(state, { phase: 'take', tokens, taken });
}

const part: OddsPart<PebbleAction, PebbleEvent, State> = {
  measures: ['heap', 'over'],
  worth: () => true,
  tell: ({ after, events }) => ({
    heap: after.heap,
    ...(events.some(({ type }) => type === 'ended') ? { over: 'over' } : {}),
  }),
};

const COIN = makeDie(['heads', 'tails']);
const LOADED = makeDie(['heads', 'heads', 'tails']);

const ask = (text: string) => ({ game: pebbles, part, seat: 0, action: action(text), rng: quickRng('odds') });

it('every outcome that chance lists is counted with its weight', () => {
  const odds = oddsIn(ask('done'), position(5, [1, 2], 1));
  expect(odds).toEqual({
    measures: [
      {
        name: 'heap',
        values: [
          { value: 4, chance: 0.5 },
          { value: 5, chance: 0.5 },
        ],
      },
    ],
    given: [],
    certainty: 'exact',
  });
});

it('the state that was asked about is left alone', () => {
  const state = position(5, [1, 2], 1);
  const before = structuredClone(state);
  oddsIn(ask('done'), state);
  expect(state).toEqual(before);
});

it('a measure is told only in the branches it applies to', () => {
  const odds = oddsIn(ask('done'), position(1, [1, 2], 1));
  expect(odds.measures[1]).toEqual({ name: 'over', values: [{ value: 'over', chance: 0.5 }] });
});

it('the chances end at the next decision, unless its answer is taken for granted', () => {
  const saysDone: typeof part = {
    ...part,
    assume: (_, legal) => legal.find((one) => one.do === 'done') ?? null,
  };
  expect(oddsIn(ask('take1'), position(5)).measures[0].values).toEqual([{ value: 4, chance: 1 }]);
  const on = oddsIn({ ...ask('take1'), part: saysDone }, position(5));
  expect(on.given).toEqual(['take']);
  expect(on.measures[0].values.map(({ value }) => value)).toEqual([3, 4]);
});

it('too many branches are drawn, and said to be', () => {
  const odds = oddsIn(
    { ...ask('done'), limits: { branches: 1, draws: 2000, states: 1 } },
    position(5, [1, 2], 1),
  );
  expect(odds.certainty).toBe('drawn');
  expect(odds.measures[0].values[0].chance).toBeCloseTo(0.5, 1);
});

it('what does not depend on hidden things is exact from a view, too', () => {
  const state = position(5, [1, 2], 1);
  expect(oddsFor(ask('done'), pebbles.view(state, 0))).toEqual(oddsIn(ask('done'), state));
});

it('what is drawn and does not depend on hidden things is said to be drawn, not hidden', () => {
  const limits = { branches: 1, draws: 2000, states: 8 };
  const odds = oddsFor({ ...ask('done'), limits }, pebbles.view(position(5, [1, 2], 1), 0));
  expect(odds.certainty).toBe('drawn');
  expect(odds.measures[0].values[0].chance).toBeCloseTo(0.5, 1);
});

it('what depends on hidden things is the mean of states that agree with the view, and an estimate', () => {
  let drawn = 0;
  const guess = {
    ...pebbles,
    sample: (view: State) => ({ ...view, tokens: [1, drawn++ % 2 === 0 ? 3 : 1] }),
  };
  const peek: typeof part = {
    measures: ['token'],
    worth: () => true,
    tell: ({ after }) => ({ token: after.tokens[1] }),
  };
  const odds = oddsFor({ ...ask('peek'), game: guess, part: peek }, pebbles.view(position(5), 0));
  expect(odds).toEqual({
    measures: [
      {
        name: 'token',
        values: [
          { value: 1, chance: 0.5 },
          { value: 3, chance: 0.5 },
        ],
      },
    ],
    given: [],
    certainty: 'estimate',
  });
});

it('chances that hidden things change a little are an estimate, too', () => {
  let drawn = 0;
  const loaded = {
    ...pebbles,
    sample: (view: State) => ({ ...view, tokens: [1, drawn++ % 2 === 0 ? 3 : 1] }),
    chance: ({ tokens }: State): DiceRoll => ({
      kind: 'dice',
      die: tokens[1] === 3 ? LOADED : COIN,
      count: 1,
    }),
  };
  const odds = oddsFor({ ...ask('done'), game: loaded }, pebbles.view(position(5, [1, 2], 1), 0));
  expect(odds.certainty).toBe('estimate');
  expect(odds.measures[0].values[0].chance).toBeCloseTo((2 / 3 + 1 / 2) / 2, 12);
});

it('what the seat would not notice is not told', () => {
  const types: typeof part = {
    measures: ['types'],
    worth: () => true,
    assume: (_, legal) => legal.find((one) => one.do === 'peek') ?? null,
    tell: ({ events }) => ({ types: events.map(({ type }) => type).join(' ') }),
  };
  const odds = oddsIn({ ...ask('done'), part: types }, position(5, [1, 2], 1));
  expect(odds.given).toEqual(['take']);
  expect(new Set(odds.measures[0].values.map(({ value }) => value))).toEqual(
    new Set(['tossed', 'tossed took']),
  );
});

it('where two decide at once nobody’s answer is taken for granted', () => {
  const both: typeof pebbles = {
    ...pebbles,
    turn: (state) => (state.taken === 1 ? { kind: 'seats', seats: [0, 1] } : pebbles.turn(state)),
  };
  const any: typeof part = { ...part, assume: (_, [first]) => first };
  expect(oddsIn({ ...ask('take1'), game: both, part: any }, position(5)).given).toEqual([]);
});

it('an action leads to chance when the dice come before the next decision', () => {
  expect(leadsToChance(pebbles, null, position(5, [1, 2], 1), 0, action('done'))).toBe(true);
  expect(leadsToChance(pebbles, null, position(5), 0, action('take1'))).toBe(false);
});

it('the chances of an exact count add up to one', () => {
  const [heap] = oddsIn(ask('done'), position(9, [1, 2], 1)).measures;
  expect(heap.values.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});
