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
    expect(first).toMatch(/\.(givet\.dinant|mons\.(ath|braine-le-comte|leuze))$/);
    expect(toLiege).toMatch(/\.givet\.dinant$/);
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

  it('a detachment ahead does not turn the rest to another city', () => {
    const t = map({ 'braine-le-comte': corps(2, 8), hal: corps(10, 3), tirlemont: ['P02'] });
    expect(leanings(t).find((word) => word.includes('.braine-le-comte.'))).toMatch(/\.hal$/);
  });

  it('those who have gone ahead in this turn do not turn the rest elsewhere', () => {
    const t = map({ nivelles: corps(2, 12), tirlemont: ['P02'] });
    const [first] = leanings(t);
    const way = first.slice(first.indexOf('.nivelles'));
    for (let gone = 0; gone < 7; gone++) {
      const [next] = leanings(t);
      expect(next.endsWith(way)).toBe(true);
      t.do(next);
    }
  });
});

describe('what suggests itself to the Allies', () => {
  it('the army marches before a straggler', () => {
    const army = ['P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08'];
    const t = map({ hal: corps(2, 12), brussels: ['A02'], namur: army, hannut: ['P09'] }, { turn: 2 });
    expect(leanings(t).find((word) => word.includes('.P'))).toMatch(/\.namur\./);
  });
});
