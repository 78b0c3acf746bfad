import { expect, it } from 'vitest';
import { nearest } from './steps.ts';

const beside = (place: number): number[] => [place - 1, place + 1].filter((next) => next >= 0 && next < 10);

it('the nearest place is found with its distance, the start itself first, and none where there is none', () => {
  expect(nearest(3, beside, (place) => place % 4 === 0)).toEqual({ place: 4, steps: 1 });
  expect(nearest(8, beside, (place) => place % 4 === 0)).toEqual({ place: 8, steps: 0 });
  expect(nearest(3, beside, (place) => place > 10)).toBeNull();
});
