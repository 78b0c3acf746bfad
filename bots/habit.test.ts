import { layOut, type Action } from '@bicorne/engine';
import { loadGame, loadHabit, offeredGames, type HabitFile } from '@bicorne/games';
import { describe, expect, test } from 'vitest';
import { decisions } from './decisions.fixture.ts';
import { loadRulebook } from './index.ts';
import { makeHabit } from './habit.ts';
import { makeJudge } from './search/mind.ts';

describe.each(offeredGames())('%s', (id) => {
  test('has a habit that fits the cases its mind tells', async () => {
    expect((await loadRulebook(id))?.habit).toBeDefined();
  });

  test('every case of an action is one of those described', async () => {
    const module = await loadGame(id);
    const mind = module?.bot.mind;
    if (!module || !mind?.habits) throw new Error(`${id} has no habits`);
    const { habits } = mind;
    const { count } = layOut(habits.groups);
    let told = 0;
    const add = (row: number, value: number): void => {
      told++;
      expect(Number.isInteger(row) && row >= 0 && row < count && Number.isFinite(value)).toBe(true);
    };
    for (const scenario of module.game.scenarios)
      for (const { state, seat } of decisions(module, 80, scenario.id)) {
        const legal = module.game.legal(state, seat);
        const leans = new Float64Array(legal.length);
        mind.lean(state, seat, legal, leans);
        habits.begin(state, seat);
        legal.forEach((action, i) => habits.gather(state, action, leans[i], { add }));
      }
    expect(told).toBeGreaterThan(1000);
  });

  test('a habit that was learned of other cases is none', async () => {
    const [module, file] = await Promise.all([loadGame(id), loadHabit(id)]);
    if (!module?.bot.mind || !file) throw new Error(`${id} has no habit`);
    const { mind } = module.bot;
    expect(makeHabit(mind, file)).toBeDefined();
    expect(makeHabit(mind, { ...file, weights: {} })).toBeUndefined();
    expect(makeHabit(mind, { ...file, weights: { ...file.weights, more: [1] } })).toBeUndefined();
    expect(makeHabit(mind, { ...file, weights: { ...file.weights, verb: [1] } })).toBeUndefined();
  });

  test('the habit makes a difference to what suggests itself', async () => {
    const rulebook = await loadRulebook(id);
    if (!rulebook) throw new Error(`no ${id}`);
    const [plain, learned] = [makeJudge({ bot: rulebook.bot }, {}), makeJudge(rulebook, {})];
    let apart = 0;
    for (const { state, seat } of decisions(rulebook, 40)) {
      const legal = rulebook.game.legal(state, seat);
      const before = [...plain.lean(state, seat, legal)].slice(0, legal.length);
      learned
        .lean(state, seat, legal)
        .forEach((lean, i) => (apart += i < legal.length ? Math.abs(lean - before[i]) : 0));
    }
    expect(apart).toBeGreaterThan(1);
  });
});

test('a habit adds up what it made of the cases of an action, and says it as sharply as the file does', () => {
  const file: HabitFile = { made: 'by hand', sharp: 2, weights: { verb: [0.5, -1] } };
  const legal: Action[] = [{ do: 'go' }, { do: 'stay' }];
  const habit = makeHabit(
    {
      features: [],
      weights: {},
      look: () => undefined,
      lean: () => undefined,
      turns: 1,
      mover: () => 0,
      questions: () => 1,
      habits: {
        groups: [{ id: 'verb', by: { verb: 2 } }],
        begin: () => undefined,
        gather: (_state, action, lean, into) => into.add(action.do === 'go' ? 0 : 1, 1 + lean),
      },
    },
    file,
  );
  const leans = new Float64Array([1, 0]);
  habit?.sway(null, 0, legal, leans);
  expect([...leans]).toEqual([2 * (1 + 0.5 * 2), 2 * -1]);
});
