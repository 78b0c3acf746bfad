import { contrast, LEVELS, makeJudge, newPurse, think, type Opinion, type Rulebook } from '@bicorne/bots';
import { drawOutcome, quickRng, sight, type Match, type Rng, type Seat, type Sight } from '@bicorne/engine';
import type { Exercise } from '@bicorne/games';
import { prove } from './prove.ts';

/** Officers in a hurry play: what is looked for are questions. */
const PLAYING = { ...LEVELS.officer, trials: LEVELS.officer.trials / 4, millis: Infinity };
const LOOKING = { ...LEVELS.marshal, millis: Infinity };

/** What one holds for so much better than the rest is always looked at, and one in so many of the others. */
const PROMISING = 0.012;
const BY_LOT = 3;
/** By how much an answer must seem better than every other to be proved; in chances of victory. */
const CLEAR = 0.03;
/** So often it is tried beside the next best before it is proved, since what seemed best has also been lucky. */
const QUICK = 400;
/** Where a match is as good as over nothing is asked. */
const OPEN = 0.08;
/** So many of one match at most. */
const MOST = 6;

/**
 * Plays a match of bots and yields an exercise wherever there is one, null after every other decision. The same match
 * and seed always have the same exercises.
 */
export function* exercisesOf(rulebook: Rulebook, start: Match, seed: string): Generator<Exercise | null> {
  const { game, bot } = rulebook;
  const state = game.clone(start.state);
  const dice = quickRng(`${seed}/dice`);
  const rng = quickRng(`${seed}/thoughts`);
  const purses = start.seats.map(newPurse);
  const taken = new Taken();
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), dice));
      continue;
    }
    const [seat] = turn.seats;
    const seen = sight(game, state, seat);
    const opinions = think(rulebook, makeJudge(rulebook, {}), seen, seat, rng, PLAYING, purses[seat]);
    const now = bot.mind?.mover(state) ?? 0;
    const looks = taken.wants(seat, now) && isPromising(opinions, seen, rng);
    const found = looks ? exerciseAt(rulebook, start, seen, seat, rng) : null;
    yield found && taken.take(seat, now, found) ? found : null;
    game.act(state, seat, opinions[0].action);
  }
}

/** What was taken of a match: no two of one turn, and nothing twice. */
class Taken {
  readonly #known = new Set<string>();
  #count = 0;

  wants = (seat: Seat, turn: number): boolean =>
    this.#count < MOST && !this.#known.has(`${seat} turn ${turn}`);

  take(seat: Seat, turn: number, { better }: Exercise): boolean {
    const answer = `${seat} ${better}`;
    if (this.#known.has(answer)) return false;
    this.#known.add(answer).add(`${seat} turn ${turn}`);
    this.#count++;
    return true;
  }
}

/** There is a choice, something at stake, and perhaps an answer that is better than the rest. */
function isPromising(opinions: readonly Opinion[], { legal }: Sight, rng: Rng): boolean {
  const [{ trials, value }] = opinions;
  if (legal.length < 3 || trials === 0 || value < OPEN || value > 1 - OPEN) return false;
  return rng.below(BY_LOT) === 0 || gapOf(opinions) >= PROMISING;
}

const gapOf = ([best, ...others]: readonly Opinion[]): number =>
  best.value - Math.max(...others.filter(({ trials }) => trials > 0).map(({ value }) => value));

/** Marshal finds it clearly best, and it is not what suggests itself; then it is proved. */
export function exerciseAt(
  rulebook: Rulebook,
  start: Match,
  seen: Sight,
  seat: Seat,
  rng: Rng,
): Exercise | null {
  const { game } = rulebook;
  const judge = makeJudge(rulebook, {});
  const opinions = think(rulebook, judge, seen, seat, rng, LOOKING);
  if (gapOf(opinions) < CLEAR) return null;
  const [best, next] = opinions.map(({ action }) => action);
  const quick = contrast(rulebook, seen, seat, [best, next], rng, { search: 1, duel: QUICK, states: QUICK });
  if (!quick || quick.cost < CLEAR) return null;
  const world = game.sample(seen.view, seat, rng);
  const leans = judge.lean(world, seat, seen.legal).subarray(0, seen.legal.length);
  const obvious = seen.legal[leans.indexOf(Math.max(...leans))];
  if (obvious === best) return null;
  return prove(rulebook, start, world, seat, best, obvious, rng);
}
