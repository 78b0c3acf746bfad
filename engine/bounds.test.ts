import { describe, expect, it } from 'vitest';
import { checkBounds, SCENARIO_BOUNDS } from './bounds.ts';

/** Where it is wrong, and why; null where nothing is. */
function fault(data: unknown): string | null {
  const result = checkBounds(data);
  return result.ok ? null : `${result.fault.place}: ${result.fault.message}`;
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : { in: nested(levels - 1) });

describe('the bounds of a scenario', () => {
  it('let an ordinary one through, with texts in every language', () => {
    expect(
      fault({ title: { en: 'A hill', uk: 'Пагорб', ru: 'Холм' }, units: [{ at: 'E6', blocks: 3 }] }),
    ).toBe(null);
  });

  it('refuse too many entries, values, letters and levels, with their place', () => {
    expect(fault({ units: Array.from({ length: 1e6 }, () => 1) })).toBe(
      `scenario.units: more than ${SCENARIO_BOUNDS.entries} entries`,
    );
    expect(fault({ units: Array.from({ length: 500 }, () => Array.from({ length: 500 }, () => 1)) })).toMatch(
      /^scenario\.units\.\d+\.\d+: more than \d+ values in all$/,
    );
    expect(fault({ title: { en: 'x'.repeat(SCENARIO_BOUNDS.text + 1) } })).toMatch(
      /^scenario\.title\.en: longer/,
    );
    expect(fault(Array.from({ length: 10 }, () => 'x'.repeat(5000)))).toMatch(/letters in all$/);
    expect(fault(nested(SCENARIO_BOUNDS.depth))).toBe(null);
    expect(fault(nested(SCENARIO_BOUNDS.depth + 1))).toMatch(/nested too deep$/);
  });

  it('refuse an array that is long and empty without walking it', () => {
    const holes: unknown[] = [];
    holes.length = 4_000_000_000;
    expect(fault({ units: holes })).toMatch(/^scenario\.units: more than/);
  });

  it('refuse what contains itself', () => {
    const loop: Record<string, unknown> = {};
    loop['again'] = { loop };
    expect(fault(loop)).toBe('scenario.again.loop: contains itself');
  });

  it('take the same object twice where it does not contain itself', () => {
    const words = { en: 'A hill' };
    expect(fault({ title: words, history: words })).toBe(null);
  });

  it('refuse prototypes, accessors, symbols, functions and other than plain objects', () => {
    expect(fault(JSON.parse('{"__proto__":{"polluted":true}}'))).toBe(
      'scenario: a field that may not be: "__proto__"',
    );
    expect(fault({ constructor: { prototype: {} } })).toMatch(/may not be: "constructor"/);
    const asked: string[] = [];
    expect(
      fault({
        get title() {
          asked.push('title');
          return 'x';
        },
      }),
    ).toMatch(/may not be: "title"/);
    expect(asked).toEqual([]);
    expect(fault({ [Symbol.iterator]: 1 })).toMatch(/may not be/);
    expect(fault({ at: () => 'E6' })).toBe('scenario.at: a function is no data');
    expect(fault({ date: new Date(0) })).toBe('scenario.date: not a plain object or list');
    expect(fault({ date: new Map() })).toBe('scenario.date: not a plain object or list');
  });

  it('refuse numbers that are none or huge', () => {
    expect(fault({ blocks: Number.NaN })).toMatch(/^scenario\.blocks: not a number/);
    expect(fault({ blocks: 1e300 })).toMatch(/^scenario\.blocks: not a number/);
    expect(fault({ blocks: 10n })).toBe('scenario.blocks: a bigint is no data');
  });

  it('refuse markup, characters that are not seen, and texts that turn about', () => {
    expect(fault({ title: { en: '<script>alert(1)</script>' } })).toBe(
      'scenario.title.en: markup has no place in a text',
    );
    expect(fault({ places: { '<b': 'x' } })).toMatch(/^scenario\.places: markup/);
    expect(fault({ title: { en: 'a \u202E b' } })).toMatch(/not seen$/);
    expect(fault({ title: { en: 'a \uD800 b' } })).toMatch(/not seen$/);
    expect(fault({ title: { en: 'strength < 3, or 5 > 4 & more' } })).toBe(null);
  });
});
