import { describe, expect, expectTypeOf, it } from 'vitest';
import { field, verbs, written, type ActionOf } from './verbs.ts';

const hex = field('to', ['a1', 'a2', 'b1']);
const unit = field('unit', ['foot', 'horse']);
const value = field('value', ['+1', '+2'], [1, 2]);

const VERBS = verbs({
  go: written`-${hex}`,
  lead: written`lead:${unit}${value}`,
  ride: written`ride:${unit}>${hex}`,
  done: written`done`,
});

describe('the verbs of a game', () => {
  it('make every action once, by the values of its fields', () => {
    const { go, lead, ride, done } = VERBS.made;
    expect(done).toEqual({ do: 'done' });
    expect(go).toEqual([
      { do: 'go', to: 0 },
      { do: 'go', to: 1 },
      { do: 'go', to: 2 },
    ]);
    expect(lead[1]).toEqual([
      { do: 'lead', unit: 1, value: 1 },
      { do: 'lead', unit: 1, value: 2 },
    ]);
    expect(ride[1][2]).toEqual({ do: 'ride', unit: 1, to: 2 });
    expect(Object.isFrozen(ride[1][2])).toBe(true);
  });

  it('write an action as its verb is written', () => {
    const { go, lead, ride, done } = VERBS.made;
    expect([go[1], lead[0][1], ride[1][2], done].map(VERBS.write)).toEqual([
      '-a2',
      'lead:foot+2',
      'ride:horse>b1',
      'done',
    ]);
  });

  it('read what is written, and nothing else', () => {
    const { go, lead, ride, done } = VERBS.made;
    for (const action of [...go, ...lead.flat(), ...ride.flat(), done])
      expect(VERBS.read(VERBS.write(action))).toBe(action);
    for (const text of ['', 'go', '-c9', 'done ', 'lead:foot', 'constructor'])
      expect(VERBS.read(text)).toBe(null);
  });

  it('write an action that came from elsewhere', () => {
    expect(VERBS.write({ do: 'ride', unit: 0, to: 1 })).toBe('ride:foot>a2');
  });

  it('are the type of the actions', () => {
    expectTypeOf<ActionOf<typeof VERBS>>().toEqualTypeOf<
      | { readonly do: 'go'; readonly to: number }
      | { readonly do: 'lead'; readonly unit: number; readonly value: number }
      | { readonly do: 'ride'; readonly unit: number; readonly to: number }
      | { readonly do: 'done' }
    >();
    expectTypeOf(VERBS.made.done).toEqualTypeOf<{ readonly do: 'done' }>();
    expectTypeOf(VERBS.made.ride[0][0].to).toEqualTypeOf<number>();
  });
});
