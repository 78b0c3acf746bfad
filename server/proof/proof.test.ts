import { expect, test } from 'vitest';
import { prove } from './index.ts';

/** The long forms are `npm run proof`. */
test.each(['kills', 'beforehand', 'hostile', 'leaks', 'two-servers', 'crowd'])(
  '%s, in short',
  async (name) => {
    const findings = await prove([name], { short: true });
    expect(findings.filter(({ held }) => !held)).toEqual([]);
    expect(findings.length).toBeGreaterThan(1);
  },
);
