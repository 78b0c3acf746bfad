import { loadRulebook, makeJudge, think, LEVELS, type Rulebook } from '@bicorne/bots';
import { act, must, openMatch, quickRng, runChance, seedRoller, sight, turnOf } from '@bicorne/engine';
import { exampleGame, loadGame, type Exercise } from '@bicorne/games';
import { expect, test } from 'vitest';
import { chooseExercises } from './choose.ts';
import { exerciseAt, exercisesOf } from './find.ts';

async function rulebookOf(): Promise<Rulebook> {
  const rulebook = await loadRulebook(exampleGame());
  if (!rulebook) throw new Error('no game');
  return rulebook;
}

/** The first few of a seed. */
function some(rulebook: Rulebook, count: number): Exercise[] {
  const found: Exercise[] = [];
  for (let match = 0; found.length < count; match++)
    for (const one of exercisesOf(rulebook, must(openMatch(rulebook.game)), `few ${match}`))
      if (one && found.push(one) === count) return found;
  return found;
}

test('an exercise opens as its seat saw it, and everything it speaks of is legal there', async () => {
  const rulebook = await rulebookOf();
  const { game } = rulebook;
  for (const one of some(rulebook, 2)) {
    const kept: Exercise = JSON.parse(JSON.stringify(one));
    expect(game.turn(kept.state)).toEqual({ kind: 'seats', seats: [one.seat] });
    const legal = sight(game, kept.state, one.seat).legal.map((action) => game.write(action));
    expect(legal).toEqual(expect.arrayContaining([one.better, ...one.others.map(({ text }) => text)]));
    expect(one.line[0]).toBe(one.better);
    expect(one.others.map(({ text }) => text)).not.toContain(one.better);
    expect(Math.min(...one.others.map(({ cost }) => cost))).toBeGreaterThanOrEqual(0.03);
    expect(one.difficulty).toBeGreaterThanOrEqual(1);
    expect(one.difficulty).toBeLessThanOrEqual(5);
  }
});

test('a match has the same exercises wherever it is played', async () => {
  const rulebook = await rulebookOf();
  expect(some(rulebook, 1)).toEqual(some(rulebook, 1));
});

test('what is kept of a position does not change when all that its seat could not know is drawn again', async () => {
  const rulebook = await rulebookOf();
  const { game } = rulebook;
  const module = await loadGame(game.id);
  const start = must(openMatch(game));
  const roll = seedRoller('redraw');
  const rng = quickRng('redraw');
  let { match } = runChance(start, roll);
  let compared = 0;
  for (let turn = turnOf(match); turn.kind === 'seats' && compared === 0; turn = turnOf(match)) {
    const [seat] = turn.seats;
    const other = module?.secrecy.redraw(match.state, seat, rng);
    const seen = sight(game, match.state, seat);
    const made = exerciseAt(rulebook, start, seen, seat, quickRng('same'));
    expect(exerciseAt(rulebook, start, sight(game, other, seat), seat, quickRng('same'))).toEqual(made);
    if (made && JSON.stringify(other) !== JSON.stringify(match.state)) compared++;
    const effort = { ...LEVELS.recruit, millis: Infinity };
    const [{ action }] = think(rulebook, makeJudge(rulebook, {}), seen, seat, rng, effort);
    ({ match } = runChance(must(act(match, seat, action)).match, roll));
  }
  expect(compared).toBe(1);
});

test('of many those are kept that differ most, the easiest first, and the same answer not over and over', () => {
  const one = (n: number, scenario: string, difficulty: number, better: string): Exercise => ({
    id: String(n),
    scenario,
    options: {},
    seat: 0,
    state: {},
    better,
    chance: 0.5,
    others: [],
    line: [better],
    reasons: [],
    difficulty,
  });
  const alike = Array.from({ length: 20 }, (_, n) => one(n, 'a', 1, 'move:A1'));
  const rest = [one(20, 'b', 2, 'move:A1'), one(21, 'a', 5, 'hold'), one(22, 'b', 3, 'fire:B2')];
  const chosen = chooseExercises([...alike, ...rest, rest[0]], 10);
  expect(chosen.map(({ difficulty }) => difficulty)).toEqual([1, 1, 2, 3, 5]);
  const three = chooseExercises([...alike, ...rest], 3).map(({ better }) => better);
  expect(three).toEqual(['move:A1', 'fire:B2', 'hold']);
});
