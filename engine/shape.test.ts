import { describe, expect, it } from 'vitest';
import { check, misfits } from './schema.ts';
import * as shape from './shape.ts';

const unit = shape.fields({
  at: shape.text(/^[A-C][1-3]$/, 'a hex, as A1'),
  kind: shape.word(['foot', 'horse']),
  blocks: shape.maybe(shape.whole(1, 4)),
  fresh: shape.unlessSaid(shape.flag(), true),
  leader: shape.orNull(shape.text()),
});
const army = shape.fields({
  units: shape.listOf(unit, 1, 2),
  names: shape.table(shape.text(/^[A-C][1-3]$/), shape.text()),
  when: shape.either(shape.fields({ turn: shape.whole(1) }), shape.fields({ wins: shape.whole(1) })),
});
const ONE = { at: 'B2', kind: 'horse', leader: null };
const ARMY = { units: [ONE], names: { A1: 'Hougoumont' }, when: { wins: 2 } };

describe('a shape', () => {
  it('gives what fits, with what is understood where nothing is said', () => {
    expect(check(army, ARMY, 'army')).toEqual({
      ok: true,
      value: { ...ARMY, units: [{ ...ONE, fresh: true }] },
    });
  });

  it.each([
    [null, 'army', 'Invalid input: expected object, received null'],
    [{ ...ARMY, units: {} }, 'army.units', 'Invalid input: expected array, received object'],
    [{ ...ARMY, units: [] }, 'army.units', 'Too small: expected array to have >=1 items'],
    [{ ...ARMY, units: [ONE, ONE, ONE] }, 'army.units', 'Too big: expected array to have <=2 items'],
    // A list with a gap, as a page may send it to a worker of its own.
    [{ ...ARMY, units: Array(1) }, 'army.units.0', 'Invalid input: expected object, received undefined'],
    [{ ...ARMY, more: 1 }, 'army', 'Unrecognized key: "more"'],
    [{ ...ARMY, units: [{ ...ONE, at: 'D1' }] }, 'army.units.0.at', 'a hex, as A1'],
    [
      { ...ARMY, units: [{ ...ONE, at: 7 }] },
      'army.units.0.at',
      'Invalid input: expected string, received number',
    ],
    [
      { ...ARMY, units: [{ ...ONE, kind: 'guns' }] },
      'army.units.0.kind',
      'Invalid option: expected one of "foot"|"horse"',
    ],
    [
      { ...ARMY, units: [{ ...ONE, blocks: 5 }] },
      'army.units.0.blocks',
      'Too big: expected number to be <=4',
    ],
    [
      { ...ARMY, units: [{ ...ONE, blocks: 0 }] },
      'army.units.0.blocks',
      'Too small: expected number to be >=1',
    ],
    [
      { ...ARMY, units: [{ ...ONE, blocks: 1.5 }] },
      'army.units.0.blocks',
      'Invalid input: expected int, received number',
    ],
    [
      { ...ARMY, units: [{ ...ONE, blocks: NaN }] },
      'army.units.0.blocks',
      'Invalid input: expected number, received NaN',
    ],
    [
      { ...ARMY, units: [{ ...ONE, fresh: 1 }] },
      'army.units.0.fresh',
      'Invalid input: expected boolean, received number',
    ],
    [{ ...ARMY, names: { D1: 'x' } }, 'army.names.D1', 'Invalid key in record'],
    [{ ...ARMY, names: [] }, 'army.names', 'Invalid input: expected record, received array'],
    [{ ...ARMY, when: {} }, 'army.when', 'Invalid input'],
  ])('names the first place that is wrong, and why: %j', (data, place, message) => {
    expect(check(army, data, 'army')).toEqual({ ok: false, fault: { code: 'invalid', message, place } });
  });

  it('names all that is wrong, in the order of the data', () => {
    const wrong = { ...ARMY, units: [{ ...ONE, at: '', blocks: 9 }], when: 1 };
    expect(misfits(army, wrong, 'army').map(({ place }) => place)).toEqual([
      'army.units.0.at',
      'army.units.0.blocks',
      'army.when',
    ]);
  });

  it('takes what is called like a part of every object for a strange key', () => {
    const data: unknown = JSON.parse('{"at":"A1","kind":"foot","leader":null,"__proto__":{"blocks":1}}');
    expect(check(unit, data, 'unit')).toMatchObject({ fault: { message: 'Unrecognized key: "__proto__"' } });
  });

  it('asks what must hold as well only of data of the right shape', () => {
    const pair = shape.holding(shape.listOf(shape.whole(1)), ([one, other]) =>
      one < other ? [] : [{ path: [1], message: 'must rise' }],
    );
    expect(misfits(pair, [2, 1], 'pair')).toMatchObject([{ place: 'pair.1', message: 'must rise' }]);
    expect(misfits(pair, [2, 'x'], 'pair')).toHaveLength(1);
  });

  it('reads a word as what it stands for', () => {
    const hex = shape.turned(shape.word(['A1', 'B2']), (name) => ['A1', 'B2'].indexOf(name));
    expect(check(hex, 'B2', 'hex')).toEqual({ ok: true, value: 1 });
  });
});
