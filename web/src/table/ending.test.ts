import { expect, test } from 'vitest';
import { words as shell } from '../words/en.ts';
import { endingText } from './ending.ts';

const words = { seats: { blue: 'Blue', red: 'Red' }, ending: () => 'By the rules.' };
const told = (winners: number[], reason: string): string =>
  endingText({ winners, reason }, ['blue', 'red'], words, null, shell);

test('what the rules have ended is told in the words of the game', () => {
  expect(told([0], 'time')).toBe('By the rules.');
});

test('what the players or their clocks have ended names the winner and how, true for whoever reads it', () => {
  expect(told([1], 'resigned')).toBe('Victory: Red. Their enemy has given up.');
  expect(told([0, 1], 'clock')).toBe('Victory: Blue, Red. Their enemy has run out of time.');
});

test('where nobody has won nobody is named', () => {
  expect(told([], 'agreed')).toBe('A draw, by agreement.');
  expect(told([], 'aborted')).toBe('The match was called off.');
});
