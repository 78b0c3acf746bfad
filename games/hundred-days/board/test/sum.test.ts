import { expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { everything, playout } from '../moments.ts';
import { diceSum } from '../sum.ts';

it.each(['basic', 'kevin'])(
  'H8.5, H9.12 the sum of the dice is what the rules throw, skirmishers: %s',
  (kind) => {
    const found = new Set<string>();
    let attacks = 0;
    for (const seed of [3, 4])
      for (const { state, legal } of playout('waterloo', everything(kind), seed, 900)) {
        const unit = state.activation?.unit ?? -1;
        if (unit < 0) continue;
        for (const action of legal) {
          const sum = diceSum(state, unit, action);
          if (sum === null) continue;
          expect(sum.parts.reduce((all, { n }) => all + n, 0)).toBe(sum.total);
          // Where the defender is asked first the forecast waits for his answer.
          expect(forecast(state, action).dice ?? sum.total).toBe(sum.total);
          for (const { what } of sum.parts) found.add(what);
          attacks++;
        }
      }
    expect(attacks).toBeGreaterThan(30);
    expect([...found]).toEqual(expect.arrayContaining(['base', 'elite', 'ground']));
  },
);
