import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackBattle } from '@bicorne/table/link';
import { describe, expect, it } from 'vitest';
import { run, tempFile } from './test-help.ts';

const EXAMPLES = join(import.meta.dirname, '..', 'examples', 'battles');

const HILL = `title: A hill
top: allied
cards: french 5, allied 5
first: french
banners: 1
map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       .       .       .       .       .       .       .
  C .       .       .       .       .       .       .       .       .       .       .       .       .
  D     .       .       .       .       .       H/bLN   .       .       .       .       .       .
  E .       .       .       .       .       ./fLN   .       .       .       .       .       .       .
  F     .       .       .       .       .       .       .       .       .       .       .       .
  G .       .       .       .       .       .       .       .       .       .       .       .       .
  H     .       .       .       .       .       .       .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .
`;

describe('bicorne scenario', () => {
  it('check finds nothing wrong with a sound battle, in a file or as JSON or of the box', async () => {
    expect(await run('scenario', 'check', 'napoleonics', tempFile('hill.txt', HILL))).toMatchObject({
      code: 0,
      out: 'no faults',
    });
    expect((await run('scenario', 'check', 'napoleonics', 'vimeiro')).code).toBe(0);
    const json = JSON.stringify({ map: '...../..../...../..../.....' });
    expect((await run('scenario', 'check', 'picket', tempFile('plain.json', json))).code).toBe(0);
  });

  it('knows by itself of which game a file is, where one alone can set it up', async () => {
    expect(await run('scenario', 'check', tempFile('alone.txt', HILL))).toMatchObject({
      code: 0,
      out: 'no faults',
    });
    const json = JSON.stringify({ map: '...../..../...../..../.....' });
    expect((await run('scenario', 'check', tempFile('alone.json', json))).code).toBe(0);
    expect((await run('scenario', 'check', tempFile('none.txt', 'foo: 1'))).code).toBe(2);
  });

  it.each(readdirSync(EXAMPLES).filter((file) => !file.endsWith('.md')))(
    'examples/battles/%s is sound, and is written as it stands there',
    async (file) => {
      const { code, out } = await run('scenario', 'print', join(EXAMPLES, file), '--json');
      expect(code).toBe(0);
      expect(JSON.parse(out).file).toBe(readFileSync(join(EXAMPLES, file), 'utf8'));
    },
  );

  it('balance weighs a file, and what small changes would make of it', async () => {
    const file = tempFile('weighed.txt', HILL);
    const few = ['--matches', '2', '--bot', 'random', '--workers', '1', '--json'];
    const { code, out } = await run('balance', file, '--levers', ...few);
    expect(code).toBe(0);
    const { game, scenarios } = JSON.parse(out);
    expect(game).toBe('napoleonics');
    expect(Object.keys(scenarios)).toEqual(
      expect.arrayContaining(['this battle', 'cards+ allied', 'first allied']),
    );
    expect(scenarios['this battle']).toMatchObject({ matches: 2 });
    const wet = tempFile('weighed-wet.txt', HILL.replace('./fLN', '~/fLN'));
    expect((await run('balance', 'napoleonics', wet, ...few)).code).toBe(1);
  });

  it('check names all faults, each at its place with its rule', async () => {
    const wet = HILL.replace('./fLN', '~/fLN').replace('banners: 1', 'banners: 9');
    const { code, out } = await run('scenario', 'check', 'napoleonics', tempFile('wet.txt', wet));
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'invalid at scenario.units.1.at: LN cannot stand on E6 (N2.7)',
      expect.stringContaining('invalid at scenario.banners: the french army can be sure of 1 at most'),
      expect.stringContaining('invalid at scenario.banners: the allied army can be sure of 1 at most'),
    ]);
  });

  it('check names the line of what cannot be read, and the bound of what is too much', async () => {
    const { code, out } = await run('scenario', 'check', 'napoleonics', tempFile('x.txt', `${HILL}\nfoo: 1`));
    expect([code, out]).toEqual([1, 'malformed at line 17: there is no section foo']);
    const hostile = tempFile('x.json', `{"title":{"en":"<img src=x>"}}`);
    expect((await run('scenario', 'check', 'napoleonics', hostile, '--json')).out).toContain(
      'scenario.title.en',
    );
  });

  it('draw draws the position', async () => {
    const { code, out } = await run('scenario', 'draw', 'napoleonics', tempFile('hill.txt', HILL));
    expect(code).toBe(0);
    expect(out).toContain('fLN');
  });

  it('fuzz plays mutilated scenarios to their ends', async () => {
    const { code, out } = await run('scenario', 'fuzz', 'picket', '--count', '200', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'picket', tried: 200, failures: [] });
  });

  it('says what is missing or unknown', async () => {
    expect(await run('scenario', 'paint', 'picket')).toMatchObject({ code: 2 });
    expect(await run('scenario', 'check')).toMatchObject({ code: 2 });
    expect(await run('scenario', 'check', 'picket')).toMatchObject({ code: 2 });
    expect(await run('scenario', 'check', 'chess', 'x')).toMatchObject({ code: 2 });
  });

  it('share says a link that holds the battle, print the page and the file', async () => {
    const file = tempFile('shared.txt', HILL);
    const { out } = await run('scenario', 'share', 'napoleonics', file, '--page', 'https://example.org');
    const [page, packed] = out.split('#');
    expect(page).toBe('https://example.org/workshop/napoleonics');
    const printed = await run('scenario', 'print', 'napoleonics', file);
    const unpacked = await unpackBattle(packed);
    const again = await run('scenario', 'print', 'napoleonics', tempFile('again.txt', unpacked ?? ''));
    expect(printed.out).toContain('title: A hill');
    expect(again.out).toBe(printed.out);
  });
});
