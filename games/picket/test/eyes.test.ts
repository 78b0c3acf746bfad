import {
  act,
  must,
  ONLOOKER,
  openMatch,
  readEyes,
  readRecord,
  seenBy,
  settle,
  writeEyes,
  type Match,
} from '@bicorne/engine';
import { expect, it } from 'vitest';
import { game } from '../index.ts';

/** Both seats have drawn; blue has placed all its blocks, red two of its own. */
function played(strengths: readonly number[], blue: readonly string[], red: readonly string[]): Match {
  let match = strengths.reduce((now, strength) => must(settle(now, strength)).match, must(openMatch(game)));
  for (const hex of blue) match = must(act(match, 0, `@${hex}`)).match;
  for (const hex of red) match = must(act(match, 1, `@${hex}`)).match;
  return match;
}

const ownLines = (match: Match, seat: number): string => writeEyes(seenBy(match, seat));

it('a seat’s record is the same whatever the enemy drew and wherever he placed in secret', () => {
  const one = played([1, 1, 2, 3, 2, 2], ['a1', 'a2', 'a3'], ['e1', 'e2']);
  const other = played([1, 1, 2, 1, 1, 2], ['a1', 'a2', 'a3'], ['e5', 'e3']);
  expect(ownLines(one, 0)).toBe(ownLines(other, 0));
  expect(ownLines(one, 1)).not.toBe(ownLines(other, 1));
});

it('the onlooker’s record tells neither seat’s secrets', () => {
  const one = played([1, 1, 2, 3, 2, 2], ['a1', 'a2', 'a3'], ['e1', 'e2']);
  const other = played([3, 2, 1, 1, 1, 2], ['a5', 'a4', 'a3'], ['e5', 'e3']);
  expect(ownLines(one, ONLOOKER)).toBe(ownLines(other, ONLOOKER));
});

it('a seat’s record reads back, and is not taken for a match', () => {
  const match = played([1, 1, 2, 3, 2, 2], ['a1', 'a2', 'a3'], ['e1', 'e2']);
  const text = ownLines(match, 0);
  expect(must(readEyes(text))).toEqual(seenBy(match, 0));
  expect(readRecord(text)).toMatchObject({ ok: false });
});
