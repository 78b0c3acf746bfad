import { loadRulebook, type Bot } from '@bicorne/bots';
import { must, openMatch, quickRng, unasked } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { countHandovers } from './handovers/count.ts';
import { run } from './test-help.ts';

test('answers given beforehand leave fewer hand-overs, and the same seed counts the same', async () => {
  const count = async (): Promise<Record<string, unknown>> =>
    JSON.parse(
      (await run('handovers', 'napoleonics', '--bot', 'recruit@0.02', '--matches', '6', '--json')).out,
    );
  const counted = await count();
  expect(counted).toMatchObject({ game: 'napoleonics', matches: 6, bot: 'recruit@0.02', seed: '1' });
  expect(counted['with']).toBeLessThan(Number(counted['without']));
  expect(counted['saved']).toBeCloseTo(1 - Number(counted['with']) / Number(counted['without']), 2);
  expect(await count()).toEqual(counted);
});

test('a hand-over is counted when another seat must come, and not when it has answered already', async () => {
  const rulebook = await loadRulebook('picket');
  if (!rulebook) throw new Error('picket is gone');
  const { game } = rulebook;
  const start = must(openMatch(game, { scenario: 'plain' }));
  const came: number[] = [];
  const first: Bot = (_, { legal }, seat) => {
    if (came.at(-1) !== seat) came.push(seat);
    return legal[legal.length - 1];
  };
  const handovers = countHandovers(rulebook, start, first, unasked(game), quickRng('1'));
  expect(handovers).toBe(came.length);
});

test('it is said which game has nothing to be answered', async () => {
  expect(await run('handovers', 'whist')).toMatchObject({ code: 2 });
  expect(await run('handovers', 'picket', '--matches', '0')).toMatchObject({ code: 2 });
});
