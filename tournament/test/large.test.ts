import { must } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { nextRound } from '../index.ts';
import { closed, paired, playOut, termsOf } from './random.fixture.ts';

it('511 single games can be weighed exactly also where many have been free', () => {
  let event = closed(termsOf({ kind: 'swiss', rounds: 3 }, { match: 'single' }), 511);
  for (let round = 0; round < 2; round++)
    event = playOut(paired(event), (_, table) =>
      table % 9 === 0
        ? { how: 'forfeit', absent: [1] }
        : { how: 'played', games: [{ winner: table % 2 === 0 ? 0 : 1, margin: [1, 0] }] },
    );
  expect(must(nextRound(event)).tables).toHaveLength(256);
});
