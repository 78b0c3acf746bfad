import { expect, it } from 'vitest';
import { beatsOf, comeToKnow, isSameMoment, showingAtOnce, showNext, type Beat } from './pace.ts';
import type { Table } from './told.ts';

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

const blocks = (view: unknown): number => Number(view);
const losing = {
  beats: () => [[rolled], [lost, lost, { type: 'silent' }, { type: 'fled' }]],
  after: (view: unknown, event: { type: string }) => (event.type === 'lost' ? blocks(view) - 1 : view),
};
const told = ({ type }: { type: string }): boolean => type !== 'silent';
const fight = (): ReturnType<typeof beatsOf> =>
  beatsOf(
    { ...table(1, ''), sight: { ...table(1, '').sight, view: 4 } },
    { ...after([rolled, { type: 'lost' }]), sight: { ...table(2, '').sight, view: 2 } },
    losing,
    told,
  );

it('after a throw every effect has its own part, on the position that the ones before it left', () => {
  expect(fight().map((beat) => beat.table.sight.view)).toEqual([4, 3, 2, 2]);
  expect(fight().map((beat) => beat.table.fresh.length)).toEqual([1, 2, 4, 2]);
});

it('the throw lies longer than an effect, and what is not told has no part of its own', () => {
  const [thrown, first, second] = fight();
  expect(thrown.millis).toBeGreaterThan(first.millis);
  expect(second.table.fresh.at(-1)).toEqual({ type: 'silent' });
});

it('a board that does not say what an event does keeps the old position until all is told', () => {
  const beats = beatsOf(table(1, 'before'), after([rolled, lost]), { beats: losing.beats }, told);
  expect(beats.map((beat) => beat.table.sight.view)).toEqual(['before', 'before', 'before', 'after']);
});

it('what is grave stays until it is read, and the rest waits for it', () => {
  const grave = {
    beats: () => [[rolled], [lost]],
    staysUntilRead: ({ type }: { type: string }) => type === 'rolled',
  };
  const beats = beatsOf(table(1, 'before'), after([rolled, lost]), grave, all);
  expect(beats.map(({ stays = false }) => stays)).toEqual([true, false]);
});

it('a new card is no new moment: a throw that ends the match is shown to its end', () => {
  const before = table(2, 'after');
  const over = { ...before, match: { ...before.match, stage: 'over' as const } };
  expect(isSameMoment(before, over)).toBe(true);
  expect(isSameMoment(before, { ...over, n: 3 })).toBe(false);
  expect(isSameMoment(before, { ...over, sight: { ...before.sight } })).toBe(false);
});

const story = (n: number): Table['story'] => Array.from({ length: n }, (_, at) => ({ n: at, events: [] }));
const at = (n: number, legal?: Table['sight']['legal']): Table => ({
  ...table(n, String(n), legal),
  story: story(n),
});
const one = (_: Table, next: Table): readonly Beat[] => [{ table: next, millis: 400 }];
const two = (before: Table, next: Table): readonly Beat[] => [
  { table: before, millis: 900 },
  { table: next, millis: 0 },
];

it('what happens while nothing else is shown is shown at once, and nothing is behind', () => {
  const now = comeToKnow(showingAtOnce(at(1)), at(2), one, 'normal');
  expect([now.shown.table.n, now.waiting]).toEqual([2, []]);
});

it('of a throw the first part is shown at once, and the rest waits for it', () => {
  const now = comeToKnow(showingAtOnce(at(1)), at(2), two, 'normal');
  expect(now.shown.millis).toBe(900);
  expect(now.waiting.map((beat) => beat.table.n)).toEqual([2]);
});

it('what happens while something is shown waits until that has had its time', () => {
  const first = comeToKnow(showingAtOnce(at(1)), at(2), one, 'normal');
  const early = comeToKnow(first, at(3), one, 'normal');
  expect([early.shown.table.n, early.waiting.length]).toEqual([2, 1]);
  const late = comeToKnow(showNext(first), at(3), one, 'normal');
  expect([late.shown.table.n, late.waiting.length]).toEqual([3, 0]);
});

it('without pauses, and after a jump, the newest is shown and nothing waits', () => {
  const first = comeToKnow(showingAtOnce(at(1)), at(2), two, 'normal');
  expect(comeToKnow(first, at(3), two, 'none')).toEqual(showingAtOnce(at(3)));
  expect(comeToKnow(first, at(9), two, 'normal')).toEqual(showingAtOnce(at(9)));
});

it('a part whose time comes just after a jump does not bring the old position back', () => {
  const first = comeToKnow(showingAtOnce(at(1)), at(2), two, 'normal');
  const late = showNext(comeToKnow(first, at(9), two, 'normal'));
  expect([late.shown.table.n, late.waiting]).toEqual([9, []]);
});

it('a new card changes nothing of what is being shown', () => {
  const first = comeToKnow(showingAtOnce(at(1)), at(2), two, 'normal');
  const card = { ...first.known, mayTakeBack: 1 };
  expect(comeToKnow(first, card, two, 'none')).toEqual({ ...first, known: card });
});
