import { diff } from '@bicorne/server/patch';
import { expect, it } from 'vitest';
import { advance, tell, type Table } from './store.ts';

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
