import { expect, test } from 'vitest';
import { battle } from '../../test/table.ts';
import { read } from '../../rules/actions.ts';
import { fightNow } from '../../rules/state.ts';
import { powerSum } from '../describe.ts';

const sum = (charging: string[]) => {
  const { state } = battle(
    { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F22'] },
    { left: ['P02'], centre: ['P03'], right: ['P07'] },
    { charging },
  );
  const action = read('fire.F22.line');
  if (action?.do !== 'fire') throw new Error('no fire');
  return powerSum(state, fightNow(state), action.block, action.target);
};

test('C6.55 the sum of a fire tells of the charge that is not yet struck', () => {
  expect(sum([])).toEqual({ parts: [{ what: 'firepower', n: 3 }], total: 3 });
  expect(sum(['F22'])).toEqual({
    parts: [
      { what: 'firepower', n: 3 },
      { what: 'shock', n: 1 },
    ],
    total: 4,
  });
});
