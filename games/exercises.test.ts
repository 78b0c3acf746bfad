import { openMatch, sight } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { loadExercises, loadRules, offeredGames } from './registry.ts';

test.each(offeredGames())(
  '%s: every exercise opens under the rules of today, and what it speaks of is legal there (else: npx bicorne exercises)',
  async (id) => {
    const [file, module] = await Promise.all([loadExercises(id), loadRules(id)]);
    const game = module?.game;
    if (!file || !game) throw new Error(`${id} has no exercises`);
    expect(new Set(file.exercises.map((one) => one.id)).size).toBe(file.exercises.length);
    for (const { scenario, options, seat, state, better, others, line } of file.exercises) {
      expect(openMatch(game, { scenario, options }).ok).toBe(true);
      const { legal, prompt } = sight(game, game.clone(state), seat);
      const texts = legal.map((action) => game.write(action));
      expect(texts).toEqual(expect.arrayContaining([better, ...others.map(({ text }) => text)]));
      expect(line[0]).toBe(better);
      expect(prompt).not.toBeNull();
    }
  },
);

test.each(offeredGames())('%s: the easiest come first', async (id) => {
  const levels = (await loadExercises(id))?.exercises.map(({ difficulty }) => difficulty) ?? [];
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});
