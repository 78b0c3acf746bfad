import { expect, it } from 'vitest';
import { z } from 'zod';
import { check } from './schema.ts';

const schema = z.strictObject({ units: z.array(z.strictObject({ at: z.int().min(1) })) });

it('gives data that fits', () => {
  expect(check(schema, { units: [{ at: 3 }] }, 'scenario')).toEqual({
    ok: true,
    value: { units: [{ at: 3 }] },
  });
});

it('names the first place that does not, and why', () => {
  const result = check(schema, { units: [{ at: 3 }, { at: 0 }] }, 'scenario');
  expect(result).toMatchObject({ ok: false, fault: { code: 'invalid', place: 'scenario.units.1.at' } });
  expect(result.ok ? '' : result.fault.message).toContain('1');
});

it.each([null, 7, 'text', [], { units: 1 }, { units: [], more: 1 }])('refuses %j', (data) => {
  expect(check(schema, data, 'scenario').ok).toBe(false);
});
