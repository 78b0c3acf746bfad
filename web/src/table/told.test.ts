import { diff } from '@bicorne/table/patch';
import { expect, it } from 'vitest';
import { advance, endsOwnTurn, retake, tell, type Table } from './told.ts';

const table: Table = {
  match: {
    id: 'abcdef',
    stage: 'play',
    game: 'toy',
    scenario: 'one',
    options: {},
    seats: [],
    steps: 1,
    turn: { kind: 'seats', seats: [0] },
    createdAt: 0,
    movedAt: 0,
  },
  viewer: 0,
  n: 1,
  sight: {
    view: { at: [1, 2, 3] },
    turn: { kind: 'seats', seats: [0] },
    prompt: null,
    legal: [{ do: 'go' }],
  },
  mayTakeBack: 0,
  story: [{ n: 1, events: [{ type: 'began' }] }],
  fresh: [],
};

it('an update carries the difference of the sight, and its events are what is fresh', () => {
  const after = { ...table.sight, view: { at: [1, 5, 3] }, legal: [] };
  const step = { n: 2, events: [{ type: 'moved' }] };
  const next = advance(table, {
    match: 'abcdef',
    n: 2,
    step,
    sight: diff(table.sight, after),
    mayTakeBack: 1,
  });
  expect(next).toMatchObject({ n: 2, sight: after, fresh: step.events, mayTakeBack: 1 });
  expect(next.story).toHaveLength(2);
});

it('steps that were taken back leave the story', () => {
  const story = [1, 2, 3].map((n) => ({ n, events: [] }));
  expect(tell(story, { n: 4, undo: 2, events: [] })).toEqual([{ n: 1, events: [] }]);
});

const moved = (n: number) => ({
  match: 'abcdef',
  n,
  step: { n, events: [{ type: 'moved' }] },
  sight: diff({ at: n - 1 }, { at: n }),
  mayTakeBack: 0,
});
const chance = { kind: 'manual' } as const;
const at = (n: number): Table => ({ ...table, n, sight: { ...table.sight, view: { at: n } } });
const update = (n: number) => ({ ...moved(n), sight: { view: moved(n).sight } });

it('after a lost line the rest goes on from what is there', () => {
  const rest = { match: table.match, viewer: 0, n: 4, chance, updates: [update(2), update(3), update(4)] };
  expect(retake(at(1), rest)).toMatchObject({ n: 4, sight: { view: { at: 4 } } });
});

it('what came in by itself while the rest was on its way is not taken twice', () => {
  const rest = { match: table.match, viewer: 0, n: 3, chance, updates: [update(2), update(3)] };
  const late = retake(at(2), rest);
  expect(late).toMatchObject({ n: 3, sight: { view: { at: 3 } } });
  expect(late?.story).toHaveLength(2);
});

it('the rest of what other eyes saw, or of a later moment, is of no use', () => {
  const rest = { match: table.match, viewer: 1, n: 2, chance, updates: [update(2)] };
  expect(retake(at(1), rest)).toBeNull();
  expect(retake(at(1), { ...rest, viewer: 0, n: 5, updates: [update(5)] })).toBeNull();
  expect(retake(null, rest)).toBeNull();
});

it('a whole moment stands for itself, whatever was there', () => {
  const { fresh: _, ...seen } = at(7);
  expect(retake(at(1), { ...seen, chance })).toEqual({ ...at(7), fresh: [] });
});

it('a standing answer is offered when one’s own turn has ended, where there are such questions and nobody plays live', () => {
  const theirs: Table = {
    ...table,
    standing: { strike: 'no' },
    sight: { ...table.sight, turn: { kind: 'seats', seats: [1] } },
  };
  const clock = { at: 0, seats: [], pausedUntil: null };
  const live = { ...clock, setting: { kind: 'live', base: 60, increment: 0 } } as const;
  const days = { ...clock, setting: { kind: 'days', perMove: 86_400, bank: 0 } } as const;
  expect(endsOwnTurn(theirs)).toBe(true);
  expect(endsOwnTurn({ ...theirs, match: { ...theirs.match, clock: days } })).toBe(true);
  expect(endsOwnTurn({ ...theirs, match: { ...theirs.match, clock: live } })).toBe(false);
  expect(endsOwnTurn({ ...theirs, sight: table.sight })).toBe(false);
  expect(endsOwnTurn({ ...table, sight: theirs.sight })).toBe(false);
});

it('what is answered without asking comes with the rest, and stays where the rest does not tell', () => {
  const had = { ...at(1), standing: { strike: 'no' as const } };
  const rest = { match: table.match, viewer: 0, n: 1, updates: [], chance };
  expect(retake(had, rest)?.standing).toEqual({ strike: 'no' });
  expect(retake(had, { ...rest, standing: { strike: 'ask' } })?.standing).toEqual({ strike: 'ask' });
});
