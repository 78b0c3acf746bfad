import type { Answer, MatchCard, Snapshot, Update } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import type { BoardListener, HallLine } from '../net/hall.ts';
import { Boards, type Seen } from './boards.ts';

/** A line on which the test says what is told. */
function lineOf() {
  const asked: { match: string; answer: (shown: Answer<Snapshot>) => void }[] = [];
  const left: string[] = [];
  let board: BoardListener | null = null;
  const line: HallLine = {
    glance: (match) => new Promise((answer) => asked.push({ match, answer })),
    leave: (match) => left.push(match),
    hear: (listener) => {
      board = listener;
      return () => (board = null);
    },
    reopen: () => undefined,
    close: () => undefined,
  };
  const seen = new Map<string, Seen>();
  const boards = new Boards(line, (now) => {
    seen.clear();
    for (const [id, one] of now) seen.set(id, one);
  });
  const tell = (match: string, n: number, hill: string): void => board?.update(update(match, n, hill));
  const show = async (match: string, n: number, hill: string): Promise<void> => {
    asked.find((one) => one.match === match)?.answer(shown(match, n, hill));
    await Promise.resolve();
  };
  return { boards, asked, left, seen, tell, show, isHeard: () => board !== null };
}

const update = (match: string, n: number, hill: string): Update => ({
  match,
  n,
  step: { n, events: [] },
  sight: { view: { hill: [hill] } },
  mayTakeBack: 0,
});

const shown = (match: string, n: number, hill: string): Answer<Snapshot> => {
  const card: Partial<MatchCard> = { id: match };
  const sight = { view: { hill }, turn: { kind: 'seats', seats: [] }, prompt: null, legal: [] };
  const snapshot: unknown = { match: card, viewer: -1, n, sight, story: [] };
  return JSON.parse(JSON.stringify({ ok: true, value: snapshot }));
};

const hillAt = (seen: ReadonlyMap<string, Seen>, match: string): unknown => seen.get(match)?.sight.view;

test('a board is asked for once, and follows what is told of it', async () => {
  const { boards, asked, seen, tell, show } = lineOf();
  boards.want(['a', 'b']);
  boards.want(['b', 'a']);
  expect(asked.map(({ match }) => match)).toEqual(['a', 'b']);
  await show('a', 4, 'empty');
  tell('a', 5, 'taken');
  tell('b', 9, 'not known here yet');
  expect(hillAt(seen, 'a')).toEqual({ hill: 'taken' });
  expect([...seen.keys()]).toEqual(['a']);
});

test('where something was missed all of the board is asked for again', async () => {
  const { boards, asked, seen, tell, show } = lineOf();
  boards.want(['a']);
  await show('a', 4, 'empty');
  tell('a', 6, 'lost');
  expect(asked).toHaveLength(2);
  expect(hillAt(seen, 'a')).toEqual({ hill: 'empty' });
  asked[1].answer(shown('a', 6, 'lost'));
  await Promise.resolve();
  expect(hillAt(seen, 'a')).toEqual({ hill: 'lost' });
});

test('what is heard before the answer that it goes on from is not lost', async () => {
  const { boards, asked, seen, tell, show } = lineOf();
  boards.want(['a']);
  tell('a', 5, 'taken');
  await show('a', 4, 'empty');
  expect(asked).toHaveLength(2);
  expect(seen.size).toBe(0);
});

test('a board that is no longer wanted is left, and what is said of it afterwards shows nothing', async () => {
  const { boards, left, seen, tell, show, isHeard } = lineOf();
  boards.want(['a', 'b']);
  await show('a', 1, 'empty');
  boards.want(['b']);
  expect(left).toEqual(['a']);
  tell('a', 2, 'taken');
  await show('b', 1, 'far');
  expect([...seen.keys()]).toEqual(['b']);
  boards.close();
  expect(left).toEqual(['a', 'b']);
  expect(isHeard()).toBe(false);
});
