import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { chanceKey, chanceRng, commitment, digest, quickRng, type Rng } from './random.ts';

function counts(rng: Rng, sides: number, draws: number): number[] {
  const seen = Array<number>(sides).fill(0);
  for (let i = 0; i < draws; i++) seen[rng.below(sides)]++;
  return seen;
}

/** The sum of squared errors over what is expected; for six sides above 20.5 only once in a thousand honest trials. */
const chiSquare = (seen: readonly number[], draws: number): number =>
  seen.reduce((sum, n) => sum + (n - draws / seen.length) ** 2 / (draws / seen.length), 0);

describe.each([
  ['quick numbers', () => quickRng('a seed')],
  ['the match’s own numbers', () => chanceRng(chanceKey({ seed: 'a seed' }), 0)],
])('%s', (_, make) => {
  it('are the same for the same seed', () => {
    expect(counts(make(), 6, 100)).toEqual(counts(make(), 6, 100));
  });

  it('favour no side of a die', () => {
    expect(chiSquare(counts(make(), 6, 60_000), 60_000)).toBeLessThan(20.5);
  });

  it('stay below their bound, also where it does not divide a power of two', () => {
    const rng = make();
    for (const n of [1, 2, 3, 7, 1000, 2 ** 30 + 1, 2 ** 31 - 1])
      for (let i = 0; i < 50; i++) {
        const x = rng.below(n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }
  });

  it('favour no half of a bound just above a power of two', () => {
    const rng = make();
    const bound = 3 * 2 ** 29;
    let low = 0;
    for (let i = 0; i < 20_000; i++) if (rng.below(bound) < bound / 2) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(250);
  });
});

describe('chance number n', () => {
  const key = chanceKey({ server: 'one', blue: 'two' });
  const first = (n: number): string => JSON.stringify(counts(chanceRng(key, n), 1000, 20));

  it('depends on n alone, not on what was asked before', () => {
    chanceRng(key, 3).below(6);
    expect(first(4)).toBe(first(4));
  });

  it('differs from its neighbours', () => {
    expect(new Set([0, 1, 2, 3, 4].map(first)).size).toBe(5);
  });

  it('goes on past one block of the hash', () => {
    const rng = chanceRng(key, 0);
    const drawn = Array.from({ length: 64 }, () => rng.below(2 ** 30));
    expect(new Set(drawn).size).toBe(64);
  });
});

describe('the key', () => {
  it('does not depend on the order of the parties', () => {
    expect(chanceKey({ a: '1', b: '2' })).toEqual(chanceKey({ b: '2', a: '1' }));
  });

  it('depends on every number and on whose it is', () => {
    const keys = [{ a: '1', b: '2' }, { a: '2', b: '1' }, { a: '12', b: '' }, { a: '1' }, { ab: '12' }];
    expect(new Set(keys.map((numbers) => String(chanceKey(numbers)))).size).toBe(5);
  });

  it('cannot be made to look like another by a number that contains a separator', () => {
    expect(chanceKey({ a: '1;1:b=1:2' })).not.toEqual(chanceKey({ a: '1', b: '2' }));
  });
});

describe('as docs/records.md tells anybody to compute them', () => {
  const key = chanceKey({ b: '22', a: '1' });

  it('the key is the SHA-256 of 1:a=1:1;1:b=2:22;', () => {
    expect(bytesToHex(key)).toBe('d0c48ca5183ae920744c558073aa5f64503f80f7905c9a21a4ed0c83823deba4');
  });

  it('numbers below six come from the words of HMAC-SHA256, block after block', () => {
    const rng = chanceRng(key, 3);
    expect(Array.from({ length: 12 }, () => rng.below(6))).toEqual([5, 1, 5, 1, 0, 5, 0, 4, 5, 1, 4, 5]);
  });
});

describe('hashes', () => {
  it('a commitment is the SHA-256 of the number', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('a digest is sixteen digits that change with the data', () => {
    expect(digest({ a: [1, 2] })).toMatch(/^[0-9a-f]{16}$/);
    expect(digest({ a: [1, 2] })).not.toBe(digest({ a: [2, 1] }));
  });
});
