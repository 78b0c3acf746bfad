import { LANGUAGES } from '@bicorne/boardkit';
import { describe, expect, it, test } from 'vitest';
import { words as en } from '../words/en.ts';
import { loadShellWords, type ShellWords } from '../words/words.ts';
import { endingText } from './ending.ts';

const words = { seats: { blue: 'Blue', red: 'Red', gold: 'Gold' }, ending: () => 'By the rules.' };

/** What whoever has these of the seats reads of a match that these have won. */
const told = (
  reason: string,
  winners: number[],
  mine: number[],
  size = 2,
  shell: ShellWords = en,
): string => {
  const seats = ['blue', 'red', 'gold'].slice(0, size).map((seat, at) => ({ seat, mine: mine.includes(at) }));
  return endingText({ winners, reason }, seats, words, null, shell);
};

test('what the rules have ended is told in the words of the game', () => {
  expect(told('time', [0], [1])).toBe('By the rules.');
});

describe('of what a side has done to itself', () => {
  test('the winner reads it of the enemy', () => {
    expect(told('resigned', [1], [1])).toBe('Victory: Red. The enemy has given up.');
    expect(told('clock', [1], [1])).toBe('Victory: Red. The enemy has run out of time.');
  });

  test('the loser reads it of himself', () => {
    expect(told('resigned', [1], [0])).toBe('Victory: Red. Your side has given up.');
    expect(told('clock', [1], [0])).toBe('Victory: Red. Your side has run out of time.');
  });

  test('whoever looks on, or has both sides, reads it of the one that has not won', () => {
    for (const mine of [[], [0, 1]]) {
      expect(told('resigned', [1], mine)).toBe('Victory: Red. The other side has given up.');
      expect(told('clock', [1], mine)).toBe('Victory: Red. The other side has run out of time.');
    }
  });

  test('of three seats allies read the same, and whoever sits on both sides what an onlooker reads', () => {
    for (const mine of [[1], [2], [1, 2]]) {
      expect(told('resigned', [1, 2], mine, 3)).toBe('Victory: Red, Gold. The enemy has given up.');
      expect(told('clock', [0], mine, 3)).toBe('Victory: Blue. Your side has run out of time.');
    }
    expect(told('resigned', [1, 2], [0, 1], 3)).toBe('Victory: Red, Gold. The other side has given up.');
  });

  test('where nobody has won by it there is no enemy', () => {
    for (const mine of [[], [0], [0, 1]]) {
      expect(told('resigned', [], mine)).toBe('A draw: both sides have given up.');
      expect(told('clock', [], mine)).toBe('A draw: both sides have run out of time.');
    }
  });
});

test('what nobody has done to himself reads the same for all', () => {
  for (const mine of [[], [0], [1], [0, 1]]) {
    expect(told('agreed', [], mine)).toBe('A draw, by agreement.');
    expect(told('abandoned', [], mine)).toBe('The match was left, and has no result.');
    expect(told('aborted', [], mine)).toBe('The match was called off.');
    expect(told('operator', [0], mine)).toBe('Victory: Blue. Decided by whoever runs this server.');
  }
});

it.each(LANGUAGES)(
  '%s: winner, loser, onlooker, and where nobody has won: four sentences',
  async (language) => {
    const shell = await loadShellWords(language);
    for (const reason of ['resigned', 'clock']) {
      const seen = [told(reason, [1], [1], 2, shell), told(reason, [1], [0], 2, shell)];
      seen.push(told(reason, [1], [], 2, shell), told(reason, [], [], 2, shell));
      expect(new Set(seen).size).toBe(4);
    }
  },
);
