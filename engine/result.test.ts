import { expect, it } from 'vitest';
import { must, ok, refuse } from './result.ts';

it('a refusal that is a bug says what was refused, where and why', () => {
  const refused = refuse('malformed', 'there is no ground "Z"', { place: 'line 16' });
  expect(() => must(refused, 'sabugal')).toThrow('sabugal: malformed at line 16: there is no ground "Z"');
  expect(() => must(refuse('over', 'too late'))).toThrow(/^over: too late$/);
  expect(must(ok(7), 'seven')).toBe(7);
});
