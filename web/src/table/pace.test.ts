import { expect, it } from 'vitest';
import { beatsOf } from './pace.ts';
import type { Table } from './store.ts';

const table = (n: number, view: string, legal: Table['sight']['legal'] = []): Table => ({
  match: {
    id: 'abcdef',
    stage: 'play',
    game: 'toy',
    scenario: 'one',
    options: {},
    seats: [],
    turn: { kind: 'chance' },
    createdAt: 0,
    movedAt: 0,
  },
  viewer: 0,
  n,
  sight: { view, turn: { kind: 'chance' }, prompt: null, legal },
  mayTakeBack: 0,
  story: [],
  fresh: [],
});

const [rolled, lost] = [{ type: 'rolled' }, { type: 'lost' }];
const throwFirst = { beats: () => [[rolled], [lost]] };
const all = (): boolean => true;
const after = (fresh: Table['fresh'], legal: Table['sight']['legal'] = []): Table => ({
  ...table(2, 'after', legal),
  fresh,
});

it('a throw is shown on the position before it, where nothing may be done, then the new position', () => {
  const beats = beatsOf(table(1, 'before', [{ do: 'go' }]), after([rolled, lost]), throwFirst, all);
  expect(beats.map((beat) => beat.table.sight.view)).toEqual(['before', 'after']);
  expect(beats[0].table).toMatchObject({ fresh: [rolled], sight: { legal: [] } });
});

it('what needs no part of its own is shown at once', () => {
  expect(beatsOf(table(1, 'before'), after([lost]), {}, all)).toHaveLength(1);
});

it('what nobody notices does not hold up the rest', () => {
  const [quiet] = beatsOf(table(1, 'before'), after([]), {}, all);
  const [loud] = beatsOf(table(1, 'before'), after([lost]), {}, all);
  expect(quiet.millis).toBeLessThan(loud.millis / 5);
});

it('whoever is to act is not made to wait for what he did himself', () => {
  const [own] = beatsOf(table(1, 'before'), after([lost], [{ do: 'go' }]), {}, all);
  expect(own.millis).toBe(0);
});
