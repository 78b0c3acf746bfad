import { describe, expect, it } from 'vitest';
import { List } from './list.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const grown = (count: number): List<number> =>
  upTo(count).reduce((list, item) => list.plus(item), List.of<number>([]));

describe('a list that is a value', () => {
  it.each([0, 1, 63, 64, 65, 128, 5000])('of %s reads the same, grown or made at once', (count) => {
    for (const list of [grown(count), List.of(upTo(count))]) {
      expect([...list]).toEqual(upTo(count));
      expect(list.slice()).toEqual(upTo(count));
      expect(list.map((item) => -item)).toEqual(upTo(count).map((item) => -item));
      expect(list).toHaveLength(count);
      expect([list.at(0), list.at(-1), list.at(count)]).toEqual([
        upTo(count)[0],
        upTo(count).at(-1),
        undefined,
      ]);
    }
  });

  it('is never changed by another that is longer or shorter', () => {
    const list = grown(130);
    const [one, other] = [list.first(70).plus(-1), list.first(70).plus(-2)];
    expect([one.at(-1), other.at(-1), list.get(70), list.length]).toEqual([-1, -2, 70, 130]);
  });

  it.each([0, 1, 63, 64, 65, 129, 130, 200])('has its first %s', (count) => {
    expect([...grown(130).first(count)]).toEqual(upTo(130).slice(0, count));
  });

  it('is cut as an array is, and searched from its end', () => {
    expect(grown(130).slice(60, 70)).toEqual(upTo(130).slice(60, 70));
    expect([grown(130).slice(140), grown(130).slice(5, 3)]).toEqual([[], []]);
    expect(grown(130).findLastIndex((item) => item % 60 === 0)).toBe(120);
    expect(grown(130).findLastIndex((item) => item < 0)).toBe(-1);
  });
});
