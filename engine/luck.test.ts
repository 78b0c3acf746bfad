import { expect, it } from 'vitest';
import { readOutcome } from './chance.ts';
import { luckOf, type LuckTerms } from './luck.ts';
import { act, openMatch, resume, settle, type Match } from './match.ts';
import { pebbles } from './pebbles.fixture.ts';
import { matchSheet, readRecord, writeRecord } from './record.ts';
import { replay } from './replay.ts';
import { must } from './result.ts';

/** Every toss is told as its seat's; a heap is worth what has gone from it, to whoever asks. */
const terms: LuckTerms = {
  worth: (state) => -heapOf(state),
  thrower: (event) => (event.type === 'tossed' && 'seat' in event ? Number(event.seat) : null),
};
const heapOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'heap' in state ? Number(state.heap) : 0;

/** By turns each seat takes one and tosses: heads (one pebble more), or tails (nothing). */
function played(...tosses: ('h' | 't')[]): Match {
  let match = must(openMatch(pebbles, { scenario: { heap: 50 } }));
  const fall = (text: string): void => {
    match = must(settle(match, must(readOutcome(match.game.chance(match.state), text)))).match;
  };
  fall('one');
  fall('two');
  tosses.forEach((toss, i) => {
    for (const action of ['take1', 'done']) match = must(act(match, i % 2, action)).match;
    fall(toss);
  });
  return match;
}

it('a throw is lucky by what it brought beyond its mean', () => {
  const [ann, bob] = luckOf(played('h', 't'), terms);
  expect(ann).toMatchObject({ throws: 1, dice: 1, gain: 0.5, spread: 0.5 });
  expect(bob).toMatchObject({ throws: 1, gain: -0.5 });
});

it('luck adds up, and its spread grows with the root of the throws', () => {
  const [ann] = luckOf(played('h', 't', 'h', 't', 't', 't', 'h'), terms);
  expect(ann.track).toEqual([0, 0.5, 1, 0.5, 1]);
  expect(ann.spread).toBeCloseTo(1);
  expect(ann.above).toBeCloseTo(0.8413, 3);
});

it('blind picks are no dice, and whoever threw nothing was neither lucky nor unlucky', () => {
  const [, bob] = luckOf(played('h'), terms);
  expect(bob).toEqual({ throws: 0, dice: 0, gain: 0, spread: 0, above: 0.5, track: [0] });
});

it('of a match that went on under other rules only what was thrown since counts', () => {
  const newer = { ...pebbles, rules: '2' };
  const before = played('h', 't');
  const resumed = resume(before, newer, before.state);
  const on = ['take1', 'done'].reduce((match, action) => must(act(match, 0, action)).match, resumed);
  const thrown = must(settle(on, must(readOutcome(on.game.chance(on.state), 'h')))).match;
  const again = must(replay(must(readRecord(writeRecord(matchSheet(thrown)))), () => newer)).match;
  expect(luckOf(again, terms).map(({ throws, gain }) => [throws, gain])).toEqual([
    [1, 0.5],
    [0, 0],
  ]);
});
