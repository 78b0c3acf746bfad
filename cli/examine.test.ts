import { BOTS, type Bot } from '@bicorne/bots';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { examine, type Findings } from './examine/exam.ts';
import { run } from './test-help.ts';

/** Thirty decisions of a bot that is said to have ten trials a turn. */
async function examined(bot: Bot, millis = Infinity): Promise<Findings> {
  const module = await loadGame('picket');
  if (!module) throw new Error('no picket');
  const budget = { trials: 10, millis };
  return examine(
    { module, bot, budget, scenarios: ['plain', 'ford'], decisions: 30, again: 1, seed: '1' },
    () => {},
  );
}

const first: Bot = (_rulebook, { legal }) => legal[0];

test('a bot that keeps to the rules passes', async () => {
  const { out, code } = await run(
    'examine',
    'picket',
    '--bot',
    'officer@0.02',
    '--decisions',
    '40',
    '--json',
  );
  const report = JSON.parse(out);
  expect(code).toBe(0);
  expect(report).toMatchObject({ decisions: 40, illegal: 0, repeated: 40, changed: 0, overTrials: 0 });
  expect(report.redrawn).toBeGreaterThan(0);
  expect(report.mostTrials).toBeLessThanOrEqual(80);
  expect(report.answerMillis.count).toBe(40);
});

test('an action that is not on the list is found', async () => {
  const cheat: Bot = () => ({ do: 'win' });
  const { illegal } = await examined((...asked) =>
    asked[1].legal.length > 2 ? cheat(...asked) : first(...asked),
  );
  expect(illegal).toBeGreaterThan(0);
});

test('an answer that cannot be repeated is found', async () => {
  let asked = 0;
  const moody: Bot = (_rulebook, { legal }) => legal[asked++ % legal.length];
  expect((await examined(moody)).changed).toBeGreaterThan(0);
  expect((await examined(first)).changed).toBe(0);
});

test('a turn that makes more trials than it may is found', async () => {
  const greedy: Bot = (rulebook, sight, seat, rng, purse) => {
    if (purse) purse.trials = 11;
    return BOTS['random'](rulebook, sight, seat, rng);
  };
  expect((await examined(greedy)).overTrials).toBe(30);
});

test('a bot that goes by the clock is not asked twice', async () => {
  expect((await examined(first, 100)).repeated).toBe(0);
});
