import { expect, test } from 'vitest';
import { normal } from './normal.ts';

test('the normal distribution is the one of the tables', () => {
  expect([0, 1, 1.96, -1.645].map((z) => Number(normal(z).toFixed(3)))).toEqual([0.5, 0.841, 0.975, 0.05]);
});
