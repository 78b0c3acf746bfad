import type { OddsWords } from '@bicorne/boardkit';
import { expect, it } from 'vitest';
import { oddsLine, percent } from './say.ts';

it('what is possible is never called impossible, nor what is likely certain', () => {
  expect([0.002, 0.21, 0.998, 1].map((chance) => percent(chance, 'en'))).toEqual([
    '<1%',
    '21%',
    '>99%',
    '100%',
  ]);
});

it('one line tells the likeliest words, and no figures', () => {
  const words: OddsWords = {
    measure: (name) => name,
    value: (_, value) => `it is ${value}`,
    given: () => '',
  };
  const measures = [
    { name: 'hits', values: [{ value: 2, chance: 1 }] },
    {
      name: 'fate',
      values: [
        { value: 'driven back', chance: 0.6 },
        { value: 'destroyed', chance: 0.4 },
      ],
    },
  ];
  expect(oddsLine({ measures, given: [], certainty: 'exact' }, words, 'en')).toBe(
    'it is driven back 60%, it is destroyed 40%',
  );
});
