import { expect, test } from 'vitest';
import { exampleRecord, run, tempFile } from './test-help.ts';

const example = (): string => tempFile('example.bicorne', exampleRecord());

test('show draws the board as the seat that is to act sees it, with the last step and what is asked', async () => {
  const { code, out } = await run('show', example(), '--at', '32');
  expect(out).toBe(`picket, after 32 steps, as blue sees it

a ..  a2  b1  ..  ..
b   ..  ..  c3  ..
c ~~  ~~  Y?  ~~  ~~
d   ..  ..  ..  ..
e ..  X?  ..  Z?  ..
turn 10, red to move

Last step:
  32. red: …
        attacked block=4 target=2

blue to act: answer turn=10 (P4.1)
  stand
  back-a4`);
  expect(code).toBe(0);
});

test('show at 0 is the set-up', async () => {
  const { out } = await run('show', example(), '--at', '0', '--json');
  expect(JSON.parse(out)).toMatchObject({ at: 0, seat: 'onlooker', last: null, toAct: [], legal: [] });
});

test('show without a place is the end of the match', async () => {
  const { out } = await run('show', example(), '--json');
  expect(JSON.parse(out)).toMatchObject({ at: 50, over: { winners: ['red'] }, prompt: null, fault: null });
});

test('a seat is not shown what another placed in secret, the referee is', async () => {
  const told = async (seat: string): Promise<unknown> =>
    JSON.parse((await run('show', example(), '--at', '8', '--seat', seat, '--json')).out).last;
  expect(await told('blue')).toEqual({
    n: 8,
    kind: 'act',
    seat: 'red',
    events: [{ type: 'placed', block: 3 }],
  });
  expect(await told('referee')).toMatchObject({
    text: '@e3',
    events: [{ type: 'placed', block: 3, at: 20 }],
  });
});

test('the referee is shown the board of every seat', async () => {
  const { out } = await run('show', example(), '--seat', 'referee', '--json');
  expect(JSON.parse(out).boards.map(({ seat }: { seat: string }) => seat)).toEqual(['blue', 'red']);
});

test('a taken-back step does not count: step 21 is the one that stood', async () => {
  const { out } = await run('show', example(), '--at', '21', '--seat', 'blue', '--json');
  expect(JSON.parse(out).last).toMatchObject({ n: 21, text: 'block0' });
});

test('a record that breaks the rules is shown up to there, with the reason', async () => {
  const broken = exampleRecord().replace('43. blue: stand', '43. blue: back-e1');
  const { code, out } = await run('show', tempFile('broken.bicorne', broken), '--json');
  expect(JSON.parse(out)).toMatchObject({ at: 42, fault: { code: 'illegal', rule: 'P4.1' } });
  expect(code).toBe(1);
});

test('show refuses a step or a seat that is not there', async () => {
  expect(await run('show', example(), '--at', '51')).toMatchObject({ code: 2, out: '' });
  expect(await run('show', example(), '--at', '-1')).toMatchObject({ code: 2, out: '' });
  expect((await run('show', example(), '--seat', 'green')).err).toContain('there are blue, red');
});

test('replay tells every move with its events and the steps that stand after it', async () => {
  const { out } = await run('replay', example(), '--json');
  const { moves } = JSON.parse(out);
  const undo = moves.findIndex(({ kind }: { kind: string }) => kind === 'undo');
  expect(moves.slice(undo - 1, undo + 2)).toEqual([
    { n: 21, kind: 'act', seat: 'blue', text: 'block2', events: [] },
    { n: 20, kind: 'undo', text: '1 taken back', events: [] },
    { n: 21, kind: 'act', seat: 'blue', text: 'block0', events: [] },
  ]);
  expect(moves.at(-2).n).toBe(50);
});

test('replay hides from a seat what it did not see', async () => {
  const { out } = await run('replay', example(), '--seat', 'blue');
  expect(out).toContain('   1. chance: …\n        drew block=0 strength=2');
  expect(out).toContain('   8. red: …\n        placed block=3\n');
  expect(out).not.toContain('@e');
});
