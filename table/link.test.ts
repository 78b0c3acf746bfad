import { expect, it } from 'vitest';
import { packBattle, unpackBattle } from './link.ts';

const FILE = 'title: A hill\n\nmap:\n  A .       ./fLN\n  B   H       .\n';

it('a battle goes into a link and comes out, but for blanks', async () => {
  const packed = await packBattle(FILE);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpackBattle(packed)).toBe('title: A hill\nmap:\n A . ./fLN\n B H .\n');
});

it('what was cut off, changed or never was a battle is none', async () => {
  const packed = await packBattle(FILE.repeat(20));
  expect(await unpackBattle(packed.slice(0, packed.length / 2))).toBeNull();
  expect(await unpackBattle('')).toBeNull();
  expect(await unpackBattle('1<img src=x>')).toBeNull();
  expect(await unpackBattle(`2${packed.slice(1)}`)).toBeNull();
});

it('a small link cannot hold a file without end', async () => {
  const packed = await packBattle('map:\n'.concat('x'.repeat(5_000_000)));
  expect(packed.length).toBeLessThan(20_000);
  expect(await unpackBattle(packed)).toBeNull();
  expect(await unpackBattle(`1${'A'.repeat(1_000_000)}`)).toBeNull();
});
