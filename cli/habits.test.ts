import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame, type HabitFile } from '@bicorne/games';
import { makeHabit } from '@bicorne/bots/habit';
import { expect, test } from 'vitest';
import { fitHabit } from './habits/fit.ts';
import { Notebook, type Lessons } from './habits/lessons.ts';
import { run, tempFolder } from './test-help.ts';

/** Matches of one question each: of three actions with a case of their own, the second was found good, whatever it was leant to. */
const matches = (count: number): Lessons[] =>
  Array.from({ length: count }, (_, match) => {
    const notes = new Notebook();
    for (const action of [0, 1, 2]) {
      notes.add(action, 1);
      notes.endAction(action === match % 3 ? 2 : 0, action === 1 ? 1 : 0);
    }
    notes.endQuestion();
    return notes.close();
  });

test('what a search found good becomes a habit, by the cases it has', () => {
  const { weights, before, after, questions } = fitHabit(matches(4000), 3, 0);
  expect(questions).toBe(4000);
  expect(after).toBeLessThan(0.5 * before);
  expect(weights[1]).toBeGreaterThan(weights[0] + 1);
  expect(weights[1]).toBeGreaterThan(weights[2] + 1);
});

test('where nothing can be told apart nothing is learned', () => {
  const alike = matches(800);
  for (const { rows } of alike) rows.fill(0);
  const { weights, before, after } = fitHabit(alike, 3, 0.02);
  expect(after).toBe(before);
  expect([...weights]).toEqual([0, 0, 0]);
});

test('a habit is learned from matches, the same whoever plays them, and fits the game', async () => {
  const learn = async (workers: string): Promise<HabitFile> => {
    const into = join(tempFolder(), 'habit.json');
    const { code, out } = await run(
      'habits',
      'hundred-days',
      '--matches',
      '2',
      '--bot',
      'marshal@0.02',
      '--into',
      into,
      '--workers',
      workers,
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'hundred-days', matches: 2 });
    return JSON.parse(readFileSync(into, 'utf8'));
  };
  const [one, other] = [await learn('1'), await learn('2')];
  expect(one).toEqual(other);
  const mind = (await loadGame('hundred-days'))?.bot.mind;
  expect(mind && makeHabit(mind, one)).toBeDefined();
});

test.each([
  [['picket'], /no habits to learn/],
  [['napoleonics', '--bot', 'drill'], /does not search/],
  [['napoleonics', '--sharp', '0'], /--sharp/],
])('bad words are told: %j', async (words, says) => {
  const { code, err } = await run('habits', ...words);
  expect(code).not.toBe(0);
  expect(err).toMatch(says);
});
