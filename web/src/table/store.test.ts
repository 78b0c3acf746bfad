import { diff } from '@bicorne/table/patch';
import { expect, it, vi } from 'vitest';
import type { Listener } from '../net/line.ts';
import { act, lastUndone, redo, takeBack, undo } from './gestures.ts';
import { createTable } from './store.ts';
import type { Table } from './told.ts';

/** A line of which the test says what comes, and when. */
const wire = vi.hoisted(() => ({
  listener: null as Listener | null,
  answers: [] as ((answer: unknown) => void)[],
  asked: [] as object[],
  numbers: [] as string[],
  unanswered: {} as Record<string, string>,
}));
vi.mock('../net/dice.ts', () => ({
  keptNumbers: () => wire.numbers,
  forgetNumbers: () => (wire.numbers = []),
  unansweredIn: async (commitments: readonly string[]) =>
    commitments.flatMap((hash) => wire.unanswered[hash] ?? []),
  forgetUnanswered: (number: string) =>
    (wire.unanswered = Object.fromEntries(
      Object.entries(wire.unanswered).filter(([, one]) => one !== number),
    )),
}));
vi.mock('../net/lazy.ts', () => ({
  lazyLine: (_: string, listener: Listener) => {
    wire.listener = listener;
    return {
      request: (_: string, message: object) => {
        wire.asked.push(message);
        return new Promise((resolve) => wire.answers.push(resolve));
      },
      close: () => undefined,
    };
  },
}));

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

/** The oldest question is answered. */
async function answer(given: unknown): Promise<void> {
  wire.answers.shift()?.(given);
  await new Promise((resolve) => setTimeout(resolve));
}

it('an answer that comes when one has left for another table changes nothing there', async () => {
  const here = createTable('abcdef');
  const leave = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(1), chance } });
  void act(here, { do: 'go' });
  leave();
  const there = createTable('fedcba');
  const close = there.open();
  await answer({ ok: false, fault: { code: 'stale', message: 'somebody was quicker' } });
  expect(there.now).toMatchObject({ table: null, fault: null });
  expect(wire.answers).toEqual([]);
  close();
});

it('on a device, whoever decides on what his action brought before that is answered is heard; who presses twice is not', async () => {
  const onDevice = (one: Table): Table => ({ ...one, match: { ...one.match, id: '~abcdef' } });
  const here = createTable('~abcdef');
  const close = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...onDevice(at(1)), chance } });
  void act(here, { do: 'go' });
  void act(here, { do: 'go' });
  wire.listener?.update({ ...update(2), match: '~abcdef' });
  void act(here, { do: 'go' });
  expect(wire.answers).toHaveLength(1);
  await answer({ ok: true, value: { n: 2 } });
  expect(wire.answers).toHaveLength(1);
  await answer({ ok: true, value: { n: 3 } });
  expect(wire.answers).toEqual([]);
  close();
});

it('whoever leaves the table altogether waits for the answer to his last action, and no longer', async () => {
  const here = createTable('abcdef');
  const leave = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(1), chance } });
  void act(here, { do: 'go' });
  leave();
  expect(here.now.busy).toBe(true);
  await answer({ ok: true, value: { n: 2 } });
  expect(here.now.busy).toBe(false);
});

it('whoever has taken a seat hears nothing of what it sees before all of it has come', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  const told = (value: unknown): Promise<void> => answer({ ok: true, value });
  wire.listener?.opened();
  await told({ ...at(4), viewer: -1, chance });
  wire.listener?.opened();
  await told({ match: table.match, viewer: 0, n: 4, updates: [], chance });
  wire.listener?.update(update(5));
  expect(here.now.table).toMatchObject({ viewer: -1, n: 4 });
  await told({ ...at(5), chance });
  wire.listener?.update(update(6));
  expect(here.now.table).toMatchObject({ viewer: 0, n: 6 });
  close();
});

it('of several numbers that he has sent somebody opens the one that he is committed to', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  const seat = { seat: 'blue', player: 'Ann', bot: null, mine: true, owesNumber: true };
  const match = { ...table.match, stage: 'numbers' as const, seats: [seat] };
  wire.numbers = ['first', 'second', 'third'];
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(0), match, chance } });
  await answer({ ok: false, fault: { code: 'not-allowed', message: 'you have not committed to this' } });
  expect(wire.asked.at(-1)).toEqual({ match: 'abcdef', number: 'second' });
  await answer({ ok: true, value: { ...match, stage: 'play', seats: [{ ...seat, owesNumber: false }] } });
  expect(wire).toMatchObject({ answers: [], numbers: [] });
  close();
});

it('what comes in one breath with the answer to the first question is not lost, though the answer is read after it', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  const first = answer({ ok: true, value: { ...at(1), chance } });
  wire.listener?.update(update(2));
  await first;
  await answer({ ok: true, value: { match: table.match, viewer: 0, n: 2, updates: [update(2)], chance } });
  expect(here.now.table).toMatchObject({ n: 2, sight: { view: { at: 2 } } });
  expect(wire.answers).toEqual([]);
  close();
});

it('nor is it by a whole moment that is one older than what has been told', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(1), chance } });
  wire.listener?.opened();
  const again = answer({ ok: true, value: { ...at(1), chance } });
  wire.listener?.update(update(2));
  await again;
  await answer({ ok: true, value: { match: table.match, viewer: 0, n: 2, updates: [update(2)], chance } });
  expect(here.now.table).toMatchObject({ n: 2, sight: { view: { at: 2 } } });
  close();
});

it('whoever was never told which match he has made opens the number that it is committed to, and no other', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  const seat = { seat: 'red', player: 'Ann', bot: null, mine: true, owesNumber: true };
  const match = { ...table.match, stage: 'numbers' as const, seats: [seat] };
  wire.unanswered = { 'hash of mine': 'mine', 'hash of another': 'another' };
  const fair = { kind: 'fair', commitments: { server: 'x', red: 'hash of mine' }, numbers: {} };
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(0), match, chance: fair } });
  await vi.waitFor(() => expect(wire.asked.at(-1)).toEqual({ match: 'abcdef', number: 'mine' }));
  await answer({ ok: true, value: { ...match, stage: 'play', seats: [{ ...seat, owesNumber: false }] } });
  expect(wire.unanswered).toEqual({ 'hash of another': 'another' });
  close();
});

it('nor is a card: whoever hears that everybody sits before he is answered still opens his number', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  const seat = { seat: 'blue', player: 'Ann', bot: null, mine: true, owesNumber: false };
  const waits = { ...table.match, stage: 'seats' as const, seats: [seat] };
  const begins = { ...waits, stage: 'numbers' as const, seats: [{ ...seat, owesNumber: true }] };
  wire.numbers = ['mine'];
  wire.listener?.opened();
  const first = answer({ ok: true, value: { ...at(0), match: waits, chance } });
  wire.listener?.card(begins);
  await first;
  await answer({ ok: true, value: { match: begins, viewer: 0, n: 0, updates: [], chance } });
  expect(wire.asked.at(-1)).toEqual({ match: 'abcdef', number: 'mine' });
  await answer({ ok: true, value: waits });
  expect(wire.answers).toEqual([]);
  close();
});

it('a word about the match one looks at does not hide the word from another', () => {
  const here = createTable('abcdef');
  const close = here.open();
  const elsewhere = { id: '1', about: 'turn' as const, match: 'fedcba', game: 'toy', at: 0 };
  wire.listener?.notice(elsewhere);
  wire.listener?.notice({ ...elsewhere, id: '2', match: 'abcdef' });
  expect(here.now.notice).toEqual(elsewhere);
  close();
});

it('of two tables in one page each is told of its own match, and acts there', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  const first = wire.listener;
  const there = createTable('fedcba');
  const closeThere = there.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(7), match: { ...table.match, id: 'fedcba' }, chance } });
  first?.opened();
  await answer({ ok: true, value: { ...at(1), chance } });
  wire.listener?.update(update(2));
  first?.update(update(2));
  expect([here.now.table?.n, there.now.table?.n]).toEqual([2, 7]);
  void act(there, { do: 'go' });
  expect(wire.asked.at(-1)).toMatchObject({ match: 'fedcba', n: 7 });
  expect([here.now.busy, there.now.busy]).toEqual([false, true]);
  await answer({ ok: true, value: { n: 8 } });
  close();
  closeThere();
});

it('whoever has left for another table is not told there what went wrong at the first', async () => {
  const here = createTable('abcdef');
  const leave = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(1), standing: { strike: 'no' }, chance } });
  void here.momentAt(1);
  void here.say('good luck', 'table');
  void here.setStanding('strike', 'ask');
  leave();
  const there = createTable('fedcba');
  const close = there.open();
  for (let n = 0; n < 3; n++) await answer({ ok: false, fault: { code: 'network', message: 'no answer' } });
  expect([here.now.fault, there.now.fault]).toEqual([null, null]);
  close();
});

it('on a device, the screen does not fall over a match that has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const over: Table = {
    ...at(2),
    sight: { ...table.sight, turn: { kind: 'over', ending: { winners: [1], reason: 'resigned' } } },
  };
  const here = createTable('~abcdef');
  const close = here.open();
  here.set({ table: at(1) });
  wire.listener?.pass('red', true);
  here.set({ table: over });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(here.now).toMatchObject({ table: over, handTo: null });
  close();
});

it('whoever was not answered what there is to see asks again, as long as he sits there and nobody else has', async () => {
  vi.useFakeTimers();
  const unheard = async (): Promise<void> => {
    wire.answers.shift()?.({ ok: false, fault: { code: 'network', message: 'no answer' } });
    await vi.runAllTimersAsync();
  };
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  await unheard();
  expect(wire.answers).toHaveLength(1);
  wire.listener?.opened();
  await unheard();
  expect(wire.answers).toHaveLength(1);
  close();
  await unheard();
  vi.useRealTimers();
  expect(wire.answers).toEqual([]);
});

it('whose action was answered too late to be heard looks what became of it: nobody else tells him', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...at(1), chance } });
  void act(here, { do: 'go' });
  await answer({ ok: false, fault: { code: 'network', message: 'no answer' } });
  await answer({ ok: true, value: { match: table.match, viewer: 0, n: 2, updates: [update(2)], chance } });
  expect(here.now).toMatchObject({ table: { n: 2 }, busy: false, fault: null });
  close();
});

it('whoever got up in another window looks on from then, by an onlooker’s eyes', async () => {
  const seats = [{ seat: 'blue', player: 'Ann', bot: null, mine: true, owesNumber: false }];
  const mine: Table = { ...at(0), match: { ...table.match, stage: 'seats', seats } };
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...mine, chance } });
  expect(wire.answers).toEqual([]);
  const left = { ...mine.match, seats: [{ ...seats[0], player: null, mine: false }] };
  wire.listener?.card(left);
  await expect.poll(() => wire.answers).toHaveLength(1);
  await answer({ ok: true, value: { ...mine, match: left, viewer: -1, chance } });
  expect(here.now.table).toMatchObject({ viewer: -1 });
  close();
});

/** The same table, whose own gestures can all be taken back. */
const own = (n: number, mayTakeBack: number): Table => ({
  ...at(n),
  mayTakeBack,
  story: Array.from({ length: n }, (_, i) => ({ n: i + 1, events: [] })),
});
const done = (n: number, mayTakeBack: number) => ({ n, updates: [{ ...update(n), mayTakeBack }] });
const undoneTo = (n: number, undo: number) => ({
  n,
  updates: [{ ...update(n), step: { n, undo, events: [] }, mayTakeBack: 0 }],
});
const GESTURE = [{ do: 'go' }, { do: 'halt' }];

it('a gesture is one message, taken back by one press, and done again by another', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...own(1, 0), chance } });
  wire.asked.length = 0;
  void act(here, ...GESTURE);
  await answer({ ok: true, value: done(2, 1) });
  void undo(here);
  await answer({ ok: true, value: undoneTo(3, 1) });
  expect(lastUndone(here.now)?.gesture).toEqual(GESTURE);
  void redo(here);
  await answer({ ok: true, value: done(4, 1) });
  expect(wire.asked).toMatchObject([{ action: GESTURE }, { count: 1 }, { action: GESTURE }]);
  expect(lastUndone(here.now)).toBeNull();
  close();
});

it('what was taken back is done again only as long as nothing else has happened', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...own(1, 0), chance } });
  void act(here, ...GESTURE);
  await answer({ ok: true, value: done(2, 1) });
  void undo(here);
  await answer({ ok: true, value: undoneTo(3, 1) });
  void act(here, { do: 'halt' });
  await answer({ ok: true, value: done(4, 1) });
  expect(lastUndone(here.now)).toBeNull();
  close();
});

it('gestures are taken back for others, which are no redo', async () => {
  const here = createTable('abcdef');
  const close = here.open();
  wire.listener?.opened();
  await answer({ ok: true, value: { ...own(3, 2), chance } });
  wire.asked.length = 0;
  void takeBack(here, 2, { do: 'halt' });
  await answer({ ok: true, value: undoneTo(4, 2) });
  await answer({ ok: true, value: done(5, 1) });
  expect(wire.asked).toMatchObject([{ count: 2 }, { action: { do: 'halt' } }]);
  expect(lastUndone(here.now)).toBeNull();
  close();
});
