import { must, quickRng } from '@bicorne/engine';
import { exampleGame, loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { filmOf, type Film } from './film.ts';
import { foresee, type Foreseen } from './foresee.ts';
import { randomMatch } from './matches.fixture.ts';
import { loadGround } from './value.ts';

async function film(): Promise<Film> {
  const ground = await loadGround(exampleGame(), { each: 2, outcomes: 24 });
  if (!ground) throw new Error('no game');
  return must(filmOf(ground, randomMatch(ground.rulebook.game, 'foresee')));
}

/** At every choice of the match the first answer beside the last, as its seat saw it in these states. */
function told({ ground, match, steps }: Film, states: readonly unknown[]): Foreseen[][] {
  const { game } = match;
  return steps.flatMap((step, at) => {
    if (step.kind !== 'act') return [];
    const legal = game.legal(states[at], step.seat);
    const [one, other] = [legal[0], legal[legal.length - 1]];
    if (legal.length < 2) return [];
    return [foresee(ground.rulebook, game.view(states[at], step.seat), step.seat, [one, other], at)];
  });
}

test('what is likelier after one answer is told with how often it came after each, the greatest difference first', async () => {
  const one = await film();
  const all = told(one, one.states);
  expect(all.flat().length).toBeGreaterThan(0);
  for (const list of all) {
    const gaps = list.map(({ after: [one, other] }) => Math.abs(one - other));
    expect(gaps).toEqual(gaps.toSorted((one, other) => other - one));
    for (const { after } of list) for (const share of after) expect(share >= 0 && share <= 1).toBe(true);
    expect(Math.min(1, ...gaps)).toBeGreaterThanOrEqual(0.15);
  }
  expect(told(one, one.states)).toEqual(all);
});

test('it hangs on nothing that the seat could not know', async () => {
  const one = await film();
  const module = await loadGame(one.match.game.id);
  const rng = quickRng('redraw');
  const redrawn = one.states.map((state, at) => {
    const step = one.steps[at];
    return step?.kind === 'act' ? module?.secrecy.redraw(state, step.seat, rng) : state;
  });
  expect(JSON.stringify(redrawn)).not.toBe(JSON.stringify(one.states));
  expect(told(one, redrawn)).toEqual(told(one, one.states));
});
