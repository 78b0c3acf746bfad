import { act, openMatch, settle, takeBack, turnOf, type Match, type Played } from '../match.ts';
import { quickRng } from '../random.ts';
import { must } from '../result.ts';
import { difference, notPlain, text, throughJson } from './compare.ts';
import { playOn, randomStep, take, type Taken } from './steps.ts';
import type { Run, Trial } from './trial.ts';

const FAR = 200;

/** A copy and its original go their own ways, whichever of them is played on. */
export function cloning(trial: Trial): void {
  const { game, rng, report } = trial;
  for (const { state } of trial.spots()) {
    const before = text(state);
    for (const played of ['original', 'copy'] as const) {
      const original = throughJson(state);
      const copy = game.clone(original);
      if (text(copy) !== before) report('clone differs', difference(state, copy));
      const still = played === 'original' ? copy : original;
      playOn(game, played === 'original' ? original : copy, rng, FAR);
      if (text(still) !== before)
        report('clone shares', `playing the ${played} on changed ${difference(state, still)}`);
    }
  }
}

/** A state is plain data: through text and back it is the same, and plays on the same. */
export function plainState(trial: Trial): void {
  const { game, report } = trial;
  for (const { state, trail } of trial.spots()) {
    const odd = notPlain(state);
    if (odd) report('not JSON', odd);
    const rng = (): ReturnType<typeof quickRng> => quickRng(trail.length);
    const one = game.clone(state);
    const other = throughJson(state);
    const told = (world: unknown): string => {
      const steps: Taken[] = [];
      playOn(game, world, rng(), FAR, (taken) => steps.push(taken));
      return text([steps, world]);
    };
    if (told(one) !== told(other)) report('plays on otherwise', 'after writing and reading the state');
  }
}

/** Taking back any number of steps gives the very state that was there before them. */
export function takingBack(trial: Trial): void {
  const { game, rng, report } = trial;
  for (const run of trial.runs()) {
    let match = must(openMatch(game, { scenario: run.scenario, options: run.options }));
    const states = [text(match.state)];
    const backAt = 1 + rng.below(60);
    while (turnOf(match).kind !== 'over' && match.steps.length < game.bound) {
      const next = playStep(match, trial);
      if (!next) break;
      match = next.match;
      states[match.live.length] = text(match.state);
      if (match.steps.length % 61 !== backAt) continue;
      match = must(takeBack(match, 1 + rng.below(Math.min(match.live.length, 20))));
      if (text(match.state) !== states[match.live.length]) {
        const before: unknown = JSON.parse(states[match.live.length]);
        return report('undo forgets', difference(before, match.state), spotOf(match, run));
      }
    }
  }
}

/** One random step by way of the match. */
export function playStep(match: Match, { rng }: Pick<Trial, 'rng'>): Played | null {
  const taken = randomStep(match.game, match.state, turnOf(match), rng);
  if (!taken) return null;
  return must(taken.kind === 'act' ? act(match, taken.seat, taken.action) : settle(match, taken.outcome));
}

export function spotOf(
  match: Match,
  run: Run,
): { run: Run; state: unknown; turn: ReturnType<typeof turnOf>; trail: Taken[] } {
  const steps = match.live.map((index) => match.steps.get(index));
  const trail = steps.filter((step) => step.kind === 'act' || step.kind === 'chance');
  return { run, state: match.state, turn: turnOf(match), trail };
}

/** The same steps from the same start: the same states. Nothing is remembered outside the state. */
export function repeats(trial: Trial): void {
  const { game, report } = trial;
  for (const { run, state, trail } of trial.spots()) {
    const again = game.clone(run.start);
    for (const taken of trail) take(game, again, taken);
    if (text(again) !== text(state)) report('not repeatable', difference(state, again));
  }
}
