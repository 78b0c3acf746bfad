import type { Verdict } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { words as en } from '../words/en.ts';
import { proofText } from './proof.ts';

const verdict = (dice: Verdict['dice'], unchecked: number): Verdict => ({
  steps: 12,
  chances: 8,
  dice,
  parties: [],
  unplayed: 0,
  unchecked,
});

test('no more is called proven of the dice than was shown', () => {
  expect(proofText(verdict('proven', 0), en)).toBe(en.replay.verified);
  expect(proofText(verdict('proven', 6), en)).toBe(en.replay.verifiedSince(6));
  expect(proofText(verdict('not-opened', 0), en)).toBe(en.replay.notVerified);
  expect(proofText(null, en)).toBe(en.replay.notVerified);
});
