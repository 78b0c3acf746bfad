import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, diff } from './patch.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Values that share much, as two moments of a match do. */
const pair = fc
  .jsonValue({ maxDepth: 4 })
  .chain((before) => fc.tuple(fc.constant(before), fc.oneof(fc.jsonValue({ maxDepth: 4 }), changed(before))));

function changed(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value))
    return fc
      .tuple(fc.nat(value.length), fc.nat(2), fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 2 }))
      .map(([at, count, added]) => value.toSpliced(at, count, ...added));
  if (typeof value !== 'object' || value === null) return fc.jsonValue({ maxDepth: 1 });
  const entries = Object.entries(value);
  return fc
    .tuple(fc.nat(entries.length), fc.constantFrom('a', '@', '0', '__proto__'), fc.jsonValue({ maxDepth: 1 }))
    .map(([drop, key, added]) =>
      Object.fromEntries([...entries.filter((_, at) => at !== drop), [key, added]]),
    );
}

test('a patch that went over the wire leads from the one value to the other', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const patch = overTheWire(diff(overTheWire(before), overTheWire(after)));
      expect(overTheWire(applyPatch(overTheWire(before), patch))).toEqual(overTheWire(after));
    }),
    { numRuns: 2000 },
  );
});

test('no change is an empty patch, and the value stays the very same', () => {
  const value = { at: [1, 2, { deep: true }] };
  expect(diff(value, structuredClone(value))).toEqual({});
  expect(applyPatch(value, {})).toBe(value);
});

test('one element of many is named by its index', () => {
  const before = { at: [4, 8, 15, 16, 23, 42], turn: 1 };
  expect(diff(before, { at: [4, 8, 15, 17, 23, 42], turn: 2 })).toEqual({ at: { 3: [17] }, turn: [2] });
});

test('a card that leaves a hand costs one number, not the rest of the hand', () => {
  const hand = [3, 9, 9, 12, 30];
  expect(diff(hand, [3, 9, 12, 30])).toEqual({ '@': [2, 1] });
});

test('an array that is mostly new is sent whole', () => {
  expect(diff([1, 2, 3], [4, 5, 3])).toEqual([[4, 5, 3]]);
});

test('a member that goes is named, and undefined is as good as gone', () => {
  expect(diff({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ b: 0 });
  expect(applyPatch({ a: 1, b: 2 }, { b: 0 })).toEqual({ a: 1 });
});

test('what did not change is shared with the value before', () => {
  const before = { left: { deep: [1] }, right: 1 };
  const after = applyPatch(before, { right: [2] });
  expect(after).toEqual({ left: { deep: [1] }, right: 2 });
  expect(after.left).toBe(before.left);
});
