import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  D6,
  drawOutcome,
  facesShown,
  isOutcome,
  listOutcomes,
  makeDie,
  MOST_DICE,
  readOutcome,
  rolled,
  shown,
  writeOutcome,
  type Chance,
  type Die,
} from './chance.ts';
import { quickRng } from './random.ts';

const BATTLE = makeDie(['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'sabers']);
const bag: Chance = { kind: 'pick', from: [1, 1, 2, 5], names: ['', 'one', 'two', '', '', 'five'] };

/** Every way the dice can fall, one by one. */
function bruteForce({ sides }: Die, count: number): Map<number, number> {
  const odds = new Map<number, number>();
  const total = sides.length ** count;
  for (let way = 0; way < total; way++) {
    const faces = Array.from(
      { length: count },
      (_, i) => sides[Math.floor(way / sides.length ** i) % sides.length],
    );
    const outcome = rolled(faces);
    odds.set(outcome, (odds.get(outcome) ?? 0) + 1 / total);
  }
  return odds;
}

const anyRoll = fc.record({
  kind: fc.constant('dice' as const),
  die: fc.constantFrom(D6, BATTLE),
  count: fc.integer({ min: 0, max: MOST_DICE }),
});

describe('a roll', () => {
  it.each([
    ['D6', D6, [0, 1, 2, 3, 4]],
    ['battle', BATTLE, [0, 1, 2, 5]],
  ] as const)('of %s dice has the exact weights of counting every way they fall', (_, die, dice) => {
    for (const count of dice) {
      const listed = listOutcomes({ kind: 'dice', die, count });
      const counted = bruteForce(die, count);
      expect(listed).toHaveLength(counted.size);
      for (const { outcome, weight } of listed) expect(weight).toBeCloseTo(counted.get(outcome) ?? 0, 12);
    }
  });

  it('of eight battle dice has 495 outcomes', () => {
    expect(listOutcomes({ kind: 'dice', die: BATTLE, count: 8 })).toHaveLength(495);
  });

  it('of the most dice still adds up to one', () => {
    const list = listOutcomes({ kind: 'dice', die: D6, count: MOST_DICE });
    expect(list.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(list.every(({ outcome }) => isOutcome({ kind: 'dice', die: D6, count: MOST_DICE }, outcome))).toBe(
      true,
    );
  });

  it('falls as often as its weights say', () => {
    const chance: Chance = { kind: 'dice', die: BATTLE, count: 2 };
    const rng = quickRng('falls');
    const seen = new Map<number, number>();
    for (let i = 0; i < 36_000; i++) {
      const outcome = drawOutcome(chance, rng);
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
    for (const { outcome, weight } of listOutcomes(chance))
      expect(Math.abs((seen.get(outcome) ?? 0) - 36_000 * weight)).toBeLessThan(
        4 * Math.sqrt(36_000 * weight),
      );
  });

  it('counts how many dice show each face', () => {
    const outcome = rolled([0, 0, 4]);
    expect([shown(outcome, 0), shown(outcome, 1), shown(outcome, 4)]).toEqual([2, 0, 1]);
    expect(facesShown(BATTLE, outcome)).toEqual([0, 0, 4]);
  });

  it('is written with the first letters of its faces, and read in any order', () => {
    const chance: Chance = { kind: 'dice', die: BATTLE, count: 3 };
    expect(writeOutcome(chance, rolled([0, 3, 0]))).toBe('iif');
    expect(readOutcome(chance, 'fii')).toEqual({ ok: true, value: rolled([0, 3, 0]) });
  });

  it('without dice is a dash', () => {
    expect(writeOutcome({ kind: 'dice', die: D6, count: 0 }, 0)).toBe('-');
    expect(readOutcome({ kind: 'dice', die: D6, count: 0 }, '-')).toEqual({ ok: true, value: 0 });
  });

  it('reads back whatever falls', () => {
    fc.assert(
      fc.property(anyRoll, fc.string(), (chance, seed) => {
        const outcome = drawOutcome(chance, quickRng(seed));
        expect(isOutcome(chance, outcome)).toBe(true);
        expect(readOutcome(chance, writeOutcome(chance, outcome))).toEqual({ ok: true, value: outcome });
      }),
    );
  });

  it.each(['', 'ii', 'iiii', 'xxx', 'i'.repeat(16), '__proto__'])('of three dice cannot be %j', (text) => {
    expect(readOutcome({ kind: 'dice', die: BATTLE, count: 3 }, text).ok).toBe(false);
  });
});

it('more dice than a roll can hold are not read as fewer', () => {
  for (const count of [1, MOST_DICE])
    expect(readOutcome({ kind: 'dice', die: BATTLE, count }, 'i'.repeat(MOST_DICE + count)).ok).toBe(false);
});

describe('a blind pick', () => {
  it('weighs a thing by how often it is there', () => {
    expect(listOutcomes(bag)).toEqual([
      { outcome: 1, weight: 0.5 },
      { outcome: 2, weight: 0.25 },
      { outcome: 5, weight: 0.25 },
    ]);
  });

  it('gives only what is in the bag', () => {
    const rng = quickRng('bag');
    const drawn = new Set(Array.from({ length: 200 }, () => drawOutcome(bag, rng)));
    expect(drawn).toEqual(new Set([1, 2, 5]));
  });

  it('is written by name', () => {
    expect(writeOutcome(bag, 5)).toBe('five');
    expect(readOutcome(bag, 'five')).toEqual({ ok: true, value: 5 });
    expect(readOutcome(bag, 'six').ok).toBe(false);
    expect(readOutcome(bag, '').ok).toBe(false);
  });
});

describe('an outcome from outside', () => {
  it.each([-1, 0.5, NaN, Infinity, 2 ** 53, 2 ** 32 + 2, 2 ** 31, '1', null, undefined, [1], {}])(
    '%j is none',
    (value) => {
      expect(isOutcome({ kind: 'dice', die: D6, count: 2 }, value)).toBe(false);
      expect(isOutcome(bag, value)).toBe(false);
    },
  );

  it('must have the right number of dice', () => {
    expect(isOutcome({ kind: 'dice', die: D6, count: 2 }, rolled([0]))).toBe(false);
    expect(isOutcome({ kind: 'dice', die: D6, count: 2 }, rolled([0, 5]))).toBe(true);
  });
});
