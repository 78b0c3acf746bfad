import { sight, type Game, type Seat } from '../contract.ts';
import { groundFact, groundParts, HOLDERS, type Ground, type GroundTest } from '../ground.ts';
import { drawOutcome } from '../chance.ts';
import { checkPlan, planMoment, planNext, type Plan, type PlanStep } from '../plans.ts';
import { digest, type Rng } from '../random.ts';
import { brief, text } from './compare.ts';
import { oneOf } from './steps.ts';
import type { Spot, Trial } from './trial.ts';

/** Plans that are tried at each place. */
const PLANS = 4;
const DRAWS = 2;

/**
 * The ground on which plans rest is told by the seat's own sight alone; and a plan takes a step only where all that it
 * rests on holds, as somebody else reckons it (`judgePlan`).
 */
export function plans(trial: Trial): void {
  const ground = trial.game.conditions?.ground;
  if (!ground) return;
  wholeAsMap(trial, ground);
  for (const spot of trial.spots('act')) {
    if (spot.turn.kind !== 'seats') continue;
    for (const seat of spot.turn.seats) {
      toldAlike(trial, ground, spot, seat);
      firesRightly(trial, spot, seat);
    }
  }
}

function wholeAsMap({ report }: Trial, { places, near, reach }: Ground): void {
  if (reach < 1) report('nothing is near', `${reach}`);
  for (let place = 0; place < places; place++)
    for (const other of near(place))
      if (other < 0 || other >= places || !near(other).includes(place))
        report('a place that is near one, and that one not near it', `${place}, ${other}`);
}

function toldAlike({ game, secrecy, rng, report }: Trial, ground: Ground, { state }: Spot, seat: Seat): void {
  const told = (one: unknown): string =>
    text([
      ground.isTurn(one, seat),
      Array.from({ length: ground.places }, (_, place) => ground.stands(one, seat, place)),
    ]);
  const { view } = sight(game, state, seat);
  const drawn = Array.from({ length: DRAWS }, () => game.sample(view, seat, rng));
  for (const other of [secrecy.redraw(state, seat, rng), ...drawn])
    if (told(other) !== told(state))
      return report(
        'what a plan rests on leaks',
        `${told(state).slice(0, 300)} ${told(other).slice(0, 300)}`,
      );
  for (const action of game.legal(state, seat))
    for (const place of ground.aims(state, action))
      if (!Number.isInteger(place) || place < 0 || place >= ground.places)
        report('an action aimed at no place', `${game.write(action)}: ${place}`);
}

function firesRightly({ game, rng, report }: Trial, { state }: Spot, seat: Seat): void {
  for (let n = 0; n < PLANS; n++) {
    const plan = randomPlan(game, state, seat, rng);
    const checked = checkPlan(game, plan);
    if (!checked.ok) return report('a plan of what was played is refused', brief(checked.fault));
    for (const last of [0, rng.below(plan.steps.length + 1)]) {
      const fired = firedAt(game, state, seat, plan, last);
      const right = judgePlan(game, state, seat, plan, last);
      if (fired !== right)
        report('a plan goes on against its condition', `${fired}, not ${right}: ${text(plan)}`);
    }
  }
}

/** What a plan does here, as it is known everywhere. */
export function firedAt(game: Game, state: unknown, seat: Seat, plan: Plan, last: number): string {
  const own = sight(game, state, seat);
  const moment = planMoment(game, own, seat);
  if (!moment?.isMine) return '';
  const next = planNext(game, own, moment, seat, plan, last);
  return next.kind === 'acts' ? `${next.step}: ${next.do.join(' ')}` : '';
}

/** A plan as a player might have made it here or elsewhere, often near the facts of now, in lines that part. */
export function randomPlan(game: Game, state: unknown, seat: Seat, rng: Rng): Plan {
  const steps: PlanStep[] = [];
  const grow = (from: unknown, after: number): void => {
    const now = game.clone(from);
    for (let at = after; steps.length < 5;) {
      const turn = game.turn(now);
      if (turn.kind === 'chance') {
        game.settle(now, drawOutcome(game.chance(now), rng));
        continue;
      }
      if (turn.kind === 'over' || !turn.seats.includes(seat)) return;
      const action = oneOf(game.legal(now, seat), rng);
      const ask = rng.below(12) === 0 ? 'elsewhere' : (game.prompt(now, seat)?.ask ?? '');
      steps.push({ after: at, do: [game.write(action)], ask, when: randomTests(game, now, seat, rng) });
      if (rng.below(3) === 0) grow(now, at);
      game.act(now, seat, action);
      at = steps.length;
    }
  };
  grow(state, 0);
  const turn = game.conditions?.turn(state) ?? 0;
  const rests = randomTests(game, state, seat, rng);
  return { id: 'fuzz', turn, comes: 'now', runs: true, rests, steps };
}

function randomTests(game: Game, state: unknown, seat: Seat, rng: Rng): GroundTest[] {
  const ground = game.conditions?.ground;
  if (!ground) return [];
  return Array.from({ length: rng.below(3) }, () => randomTest(ground, state, seat, rng));
}

function randomTest(ground: Ground, state: unknown, seat: Seat, rng: Rng): GroundTest {
  const part = oneOf(Object.keys(groundParts(ground)), rng);
  const at = Array.from({ length: 1 + rng.below(3) }, () => rng.below(ground.places));
  const fact = groundFact(ground, state, seat, part, at);
  if (typeof fact === 'number') {
    const value = Math.max(0, fact + rng.below(3) - 1);
    return { part, at, is: rng.below(2) === 0 ? 'least' : 'most', value };
  }
  if (part !== 'holder') return { part, at, is: 'one', of: [rng.below(4) === 0 ? digest(at) : String(fact)] };
  return { part, at, is: 'one', of: HOLDERS.filter((holder) => holder === fact || rng.below(2) === 0) };
}

/**
 * What should be done, written apart from the evaluator, by the state itself: every line is weighed whole, and only then
 * is it looked which comes first. Empty where nothing should.
 */
export function judgePlan(game: Game, state: unknown, seat: Seat, plan: Plan, last: number): string {
  const ground = game.conditions?.ground;
  const turn = game.turn(state);
  if (!ground || turn.kind !== 'seats' || !turn.seats.includes(seat) || !ground.isTurn(state, seat))
    return '';
  const so = (test: GroundTest): boolean => judgeTest(ground, state, seat, test);
  if (last === 0 && !plan.rests.every(so)) return '';
  const ask = game.prompt(state, seat)?.ask;
  const weighed = plan.steps.map(
    (step) =>
      step.after === last && step.ask === ask && (step.when ?? []).filter((test) => !so(test)).length === 0,
  );
  const first = weighed.indexOf(true);
  if (first === -1) return '';
  const words = plan.steps[first].do;
  const listed = new Set(game.legal(state, seat).map((action) => game.write(action)));
  return listed.has(words[0]) ? `${first + 1}: ${words.join(' ')}` : '';
}

function judgeTest(ground: Ground, state: unknown, seat: Seat, test: GroundTest): boolean {
  const all = Array.from({ length: ground.places }, (_, place) => ({
    place,
    ...ground.stands(state, seat, place),
  }));
  const theirs = test.at.reduce((sum, place) => sum + all[place].enemies, 0);
  const mine = test.at.reduce((sum, place) => sum + all[place].own, 0);
  if (test.is !== 'one') {
    const fact = test.part === 'enemies' ? theirs : mine;
    return test.is === 'least' ? !(fact < test.value) : !(fact > test.value);
  }
  if (test.part === 'holder') {
    if (theirs > 0) return test.of.some((word) => word === 'enemy');
    return test.of.some((word) => word === (mine > 0 ? 'own' : 'nobody'));
  }
  const far = ways(ground, test.at);
  const seen = all.filter(({ place }) => far[place] <= Number(test.part.at(-1)));
  return test.of.some((sign) => sign === digest(seen.map(({ marks }) => marks)));
}

/** How far each place is from the nearest of these: looked up again and again until nothing gets nearer. */
function ways({ places, near }: Ground, from: readonly number[]): number[] {
  const far = Array.from({ length: places }, (_, place) => (from.includes(place) ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (let place = 0; place < places; place++)
      for (const next of near(place))
        if (far[next] + 1 < far[place]) {
          far[place] = far[next] + 1;
          changed = true;
        }
  }
  return far;
}
