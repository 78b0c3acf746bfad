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

it('a throw is shown on the position before it, where nothing may be done, then the new position', () => {
  const beats = beatsOf(table(1, 'before', [{ do: 'go' }]), table(2, 'after'), [[rolled], [lost]], true);
  expect(beats.map((beat) => beat.table.sight.view)).toEqual(['before', 'after']);
  expect(beats[0].table).toMatchObject({ fresh: [rolled], sight: { legal: [] } });
});

it('what needs no part of its own is shown at once', () => {
  expect(beatsOf(table(1, 'before'), table(2, 'after'), [[lost]], true)).toHaveLength(1);
});

it('what nobody notices does not hold up the rest', () => {
  const [quiet] = beatsOf(table(1, 'before'), table(2, 'after'), [[]], false);
  const [loud] = beatsOf(table(1, 'before'), table(2, 'after'), [[lost]], true);
  expect(quiet.millis).toBeLessThan(loud.millis / 5);
});

it('whoever is to act is not made to wait for what he did himself', () => {
  const [own] = beatsOf(table(1, 'before'), table(2, 'after', [{ do: 'go' }]), [[lost]], true);
  expect(own.millis).toBe(0);
});
