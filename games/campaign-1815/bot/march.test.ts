import { describe, expect, it } from 'vitest';
import { map } from '../test/table.ts';
import { leanings } from './leanings.fixture.ts';

const corps = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `F${String(first + i).padStart(2, '0')}`);

describe('what suggests itself to the French', () => {
  it('each column makes for a city of its own', () => {
    const t = map({ givet: corps(2, 8), mons: corps(10, 8), tirlemont: ['P02'] });
    const [first] = leanings(t);
    const toLiege = leanings(t).find((word) => word.includes('.givet.'));
    expect(first).toMatch(/\.(givet\.marche|mons\.(ath|braine-le-comte|leuze))$/);
    expect(toLiege).toMatch(/\.givet\.marche$/);
  });

  it('the strong group marches before the weak one', () => {
    const t = map({ givet: ['F02'], philippeville: corps(3, 8), tirlemont: ['P02'] });
    expect(leanings(t)[0]).toContain('.philippeville.');
  });

  it('from a city that is taken the rest goes on to the next, and a guard stays', () => {
    const many = map({ brussels: corps(2, 9), tirlemont: ['P02'] });
    expect(leanings(many)[0]).toMatch(/\.brussels\.(alost|ninove|malines|louvain|wavre)$/);
    const guard = map({ brussels: ['F02'], tirlemont: ['P02'] });
    expect(leanings(guard)[0]).toBe('done');
  });
});
