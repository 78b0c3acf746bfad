import { describe, expect, it } from 'vitest';
import { beats, sound } from '../beats.ts';
import { nearest } from '../keys.ts';
import { follow, NO_ROLLS } from '../model.ts';

describe('what is heard and seen, one after another', () => {
  const fired = { type: 'fired', block: 1, target: 'line', power: 3, dice: 2 } as const;
  const rolled = { type: 'rolled', block: 1, faces: (1 << 4) | (1 << 20), hits: 1 } as const;
  const lost = { type: 'lost', army: 1, block: 30, town: 6, steps: 1, cause: 'fire', owner: 1 } as const;

  it('a throw is seen before what it does', () => {
    expect(beats([fired, rolled, lost])).toEqual([[fired, rolled], [lost]]);
  });

  it('dice rattle by their number', () => {
    expect([sound(rolled), sound(lost)]).toEqual([{ sound: 'wood', times: 2 }, null]);
  });

  it('C5.17 the die of a forced march lies where the march ended, whoever marched', () => {
    const { last } = follow(NO_ROLLS, [
      { type: 'forced', army: 0, block: 5, from: 1, to: 9, origin: 1 },
      { type: 'force-rolled', army: 0, block: 5, die: 2, bonus: 1, failed: true },
    ]);
    expect(last).toMatchObject({ dice: [2], bonus: 1, town: 9 });
  });
});

describe('arrow keys', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 60, y: 90 },
  ];

  it('go to what lies nearest in their direction, as one looks at it', () => {
    expect(nearest(points, points[0], 'right')).toBe(1);
    expect(nearest(points, points[0], 'down')).toBe(2);
  });

  it('stay where nothing lies that way', () => {
    expect(nearest(points, points[0], 'up')).toBe(-1);
  });
});
