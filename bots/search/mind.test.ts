import type { Mind } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { makeJudge, temperedWeights } from './mind.ts';

const mind: Mind = {
  features: [{ id: 'risk', dial: 'care' }, { id: 'closeness', dial: 'approach' }, { id: 'material' }],
  weights: { risk: -1, closeness: -2, material: 3 },
  look: () => undefined,
  lean: (_state, _seat, legal, into) => legal.forEach((_, i) => (into[i] = i)),
  turns: 1,
  mover: () => 0,
  questions: () => 1,
};

test('care makes more of what is unwelcome, other dials make a feature more welcome; the rest stays', () => {
  expect(temperedWeights(mind, { care: 1.5, approach: 1.5 })).toEqual([-1.5, -1, 3]);
  expect(temperedWeights(mind, {})).toEqual([-1, -2, 3]);
});

test('there may be any number of actions to lean to', () => {
  const legal = Array.from({ length: 1000 }, (_, n) => ({ do: `m${n}` }));
  expect(makeJudge({ bot: { worth: () => 0, mind } }, {}).lean(null, 0, legal)[999]).toBe(999);
});
