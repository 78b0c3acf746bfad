import { expect, it } from 'vitest';
import { actionMark, gestureMark, gestureOf } from './contract.ts';

const PICK = { do: 'pick', unit: 3 };
const STEP = { do: 'step', to: 7 };

it('a gesture of one action is marked as the action is', () => {
  expect(gestureMark([PICK])).toBe(actionMark(PICK));
});

it('a mark tells what it was made of', () => {
  expect(gestureOf(gestureMark([PICK, STEP]))).toEqual([PICK, STEP]);
  expect(gestureOf(actionMark(STEP))).toEqual([STEP]);
});
