import {
  act,
  drawOutcome,
  must,
  ONLOOKER,
  openMatch,
  quickRng,
  settle,
  turnOf,
  type Action,
  type Match,
  type Rng,
  type Seat,
} from '@bicorne/engine';
import { gameIds, loadGame, type GameModule } from '@bicorne/games';
import { expect, test } from 'vitest';
import { AROUND } from './proof/around.ts';
import { wholeGestures, writeStep } from './steps.ts';
import { Table, type Added, type Stored } from './table.ts';

async function module(id: string): Promise<GameModule> {
  const found = await loadGame(id);
  if (!found) throw new Error('no such game');
  return found;
}

const picket = await module('picket');
const BLUE = 0;
const RED = 1;

const key = (): Uint8Array => new Uint8Array(32);

function open(game: GameModule, scenario: string, words: readonly string[] = []): Table<Stored> {
  const { options } = must(openMatch(game.game, { scenario })).header;
  return Table.open<Stored>(game, { id: 'abcdef', rules: game.game.rules, scenario, options }, words, {
    key,
  });
}

/** Makes it stored, and says what was, and what blue, red and the onlooker are told. */
async function store(table: Table<Stored>, played: ReturnType<Table<Stored>['act']>) {
  const kept: Added[] = [];
  const told: unknown[][] = [];
  await table.store(must(played), {
    keep: async (added) => (kept.push(added), table.stored),
    viewers: () => [BLUE, RED, ONLOOKER],
    tell: (all) => told.push([...all.values()]),
  });
  return { kept: kept.map(({ words }) => words), told };
}

/** Blue and red are to place their blocks, both at once. */
async function placing(): Promise<Table<Stored>> {
  const table = open(picket, 'ford');
  const owed = table.owed();
  if (owed.length > 0) await store(table, { ok: true, value: owed });
  return table;
}

const wordsOf = ({ match }: Table<Stored>): string[] => match.steps.map(writeStep);

test('a gesture is stored at once, is one update to whoever notices it, and is taken back whole', async () => {
  const table = await placing();
  const before = table.match;
  const { n, story } = table.stream(BLUE);
  const { kept, told } = await store(table, table.act(BLUE, ['@a1', '@a2']));
  expect(kept).toEqual([['+0:@a1', '0:@a2']]);
  const placed = { step: { events: [{ block: 0 }, { block: 1 }] }, mayTakeBack: 0 };
  expect(told).toMatchObject([[[{ n: n + 1, mayTakeBack: 1 }], [placed], [placed]]]);
  expect(table.snapshot(BLUE, AROUND).story).toHaveLength(story.length + 1);
  const back = await store(table, table.takeBack(BLUE, 1));
  expect(back.kept).toEqual([['<2']]);
  expect(back.told).toMatchObject([[[{ n: n + 2, step: { undo: 1 }, mayTakeBack: 0 }], [{}], [{}]]]);
  expect(table.match.state).toEqual(before.state);
});

test('a gesture of one action is that action; what is taken back are gestures, however many steps they are of', async () => {
  const table = await placing();
  expect((await store(table, table.act(BLUE, ['@a1']))).kept).toEqual([['0:@a1']]);
  await store(table, table.act(BLUE, '@a2'));
  expect((await store(table, table.takeBack(BLUE, 2))).kept).toEqual([['<2']]);
  await store(table, table.act(BLUE, ['@a1', '@a2']));
  expect(table.takeBack(BLUE, 2)).toMatchObject({ ok: false, fault: { code: 'not-allowed' } });
});

test('a gesture is refused whole, and says which of its actions is at fault', async () => {
  const table = await placing();
  const refused = (seat: Seat, ...actions: unknown[]) => table.act(seat, actions);
  const steps = table.match;
  expect(refused(BLUE)).toMatchObject({ fault: { code: 'malformed' } });
  expect(refused(BLUE, '@a1', '@a1')).toMatchObject({ fault: { code: 'illegal', place: '1' } });
  expect(refused(BLUE, '@a1', 'nonsense', '@a2')).toMatchObject({ fault: { code: 'malformed', place: '1' } });
  expect(refused(BLUE, '@a1', ['@a2'])).toMatchObject({ fault: { code: 'malformed', place: '1' } });
  expect(refused(BLUE, '@e1', '@a1')).toMatchObject({ fault: { code: 'illegal', place: '0' } });
  expect(refused(BLUE, '@a1', '@a2', '@a3', '@b1')).toMatchObject({
    fault: { code: 'not-allowed', place: '2' },
  });
  expect(table.match).toBe(steps);
});

test('the last action of a gesture may be what ends the turn; then nothing of it is taken back alone', async () => {
  const table = await placing();
  await store(table, table.act(BLUE, ['@a1', '@a2', '@a3']));
  await store(table, table.act(RED, ['@e1', '@e2', '@e3']));
  const { turn } = table;
  const seat = turn.kind === 'seats' ? turn.seats[0] : -1;
  const [first] = table.stream(seat).sight.legal;
  const chosen = must(act(table.match, seat, first)).match;
  const { legal } = { legal: picket.game.legal(chosen.state, seat) };
  const { kept } = await store(table, table.act(seat, [first, legal[0]]));
  expect(kept[0]).toHaveLength(2);
  expect(table.takeBack(seat, 1)).toMatchObject({ ok: false });
});

test('a table that is opened anew from its rows is the same to all who look, also where gestures were taken back', async () => {
  const table = await placing();
  await store(table, table.act(BLUE, ['@a1', '@a2']));
  await store(table, table.takeBack(BLUE, 1));
  await store(table, table.act(BLUE, ['@a3', '@a1']));
  await store(table, table.act(RED, '@e1'));
  const again = open(picket, 'ford', wordsOf(table));
  for (const viewer of [BLUE, RED, ONLOOKER])
    expect(again.snapshot(viewer, AROUND)).toEqual(table.snapshot(viewer, AROUND));
  expect(again.match).toEqual({ ...table.match, game: again.match.game });
});

test('whoever asks again whether a gesture was done is told so, and of no other', async () => {
  const table = await placing();
  const { n } = table.stream(BLUE);
  await store(table, table.act(BLUE, ['@a1', '@a2']));
  expect(table.hasDone(BLUE, n, ['@a1', '@a2'])).toBe(true);
  for (const other of ['@a1', ['@a1'], ['@a2', '@a1'], ['@a1', '@a2', '@a3']])
    expect(table.hasDone(BLUE, n, other)).toBe(false);
});

test('nobody cuts a gesture in two: neither who takes back to a step within it, nor who repairs a match', async () => {
  const table = await placing();
  const from = table.steps;
  await store(table, table.act(BLUE, ['@a1', '@a2', '@a3']));
  for (const keep of [from + 1, from + 2]) {
    const { kept } = await store(open(picket, 'ford', wordsOf(table)), table.rewind(keep));
    expect(kept).toEqual([['<3']]);
  }
  expect([0, 1, 2, 3].map((count) => wholeGestures(['+0:a', '+0:b', '0:c'], count))).toEqual([0, 0, 0, 3]);
});

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** A gesture as long as it may be, from where a seat is to act, and the match after it. */
function drawGesture(match: Match, seat: Seat, rng: Rng): { actions: Action[]; after: Match } {
  const actions: Action[] = [];
  let after = match;
  do {
    const action = pick(match.game.legal(after.state, seat), rng);
    after = must(act(after, seat, action)).match;
    actions.push(action);
  } while (after.safe > 0 && actions.length < 6);
  return { actions, after };
}

test.each(gameIds())('%s: a gesture comes to the same as its actions one by one', async (id) => {
  const game = await module(id);
  const rng = quickRng(`gestures of ${id}`);
  const scenario = game.game.scenarios[0].id;
  const table = open(game, scenario);
  if (table.turn.kind === 'chance') await store(table, { ok: true, value: table.owed() });
  for (let i = 0; i < 25 && table.turn.kind === 'seats'; i++) {
    const seat = pick(table.turn.seats, rng);
    const { actions, after } = drawGesture(table.match, seat, rng);
    const n = table.stream(seat).n;
    const played = must(table.act(seat, actions));
    expect(played[actions.length - 1].match.state).toEqual(after.state);
    await store(table, { ok: true, value: played });
    expect(table.stream(seat).n).toBeGreaterThan(n);
  }
  const again = open(game, scenario, wordsOf(table));
  for (const viewer of [ONLOOKER, ...table.match.seats.keys()])
    expect(again.snapshot(viewer, AROUND)).toEqual(table.snapshot(viewer, AROUND));
});

/** Whether a gesture of this seat could go on after this action. */
function goesOnAfter({ game }: Match, state: unknown, seat: Seat, action: Action): boolean {
  const after = game.clone(state);
  let learns = false;
  game.act(after, seat, action, (event) => (learns ||= game.reveals(event, seat)));
  const turn = game.turn(after);
  return !learns && turn.kind === 'seats' && turn.seats.includes(seat);
}

test.each(gameIds())(
  '%s: that a gesture cannot go on tells nothing that its seat does not know',
  async (id) => {
    const { game, secrecy } = await module(id);
    for (const [at, { id: scenario }] of game.scenarios.slice(0, 3).entries()) {
      const rng = quickRng(`probing ${id} ${at}`);
      let match = must(openMatch(game, { scenario }));
      for (let i = 0; i < 120; i++) {
        const turn = turnOf(match);
        if (turn.kind === 'over') break;
        if (turn.kind === 'chance') {
          match = must(settle(match, drawOutcome(game.chance(match.state), rng))).match;
          continue;
        }
        const seat = pick(turn.seats, rng);
        const action = pick(game.legal(match.state, seat), rng);
        const other = secrecy.redraw(match.state, seat, rng);
        expect(goesOnAfter(match, other, seat, action)).toBe(goesOnAfter(match, match.state, seat, action));
        match = must(act(match, seat, action)).match;
      }
    }
  },
);
