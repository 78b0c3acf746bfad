import { drawOutcome, isOutcome } from '../chance.ts';
import {
  ONLOOKER,
  sight,
  type Action,
  type Game,
  type GameEvent,
  type Turn,
  type Viewer,
} from '../contract.ts';
import type { Rng } from '../random.ts';
import { difference, same, text } from './compare.ts';
import { oneOf, randomStep, take, type Taken } from './steps.ts';
import type { Trial } from './trial.ts';

const STEPS_AFTER = 12;

/** What is compared, by the name its leak is reported under. */
const PARTS = ['turn', 'legal', 'prompt', 'view'] as const;

/**
 * Non-interference. Two worlds differ in what a viewer cannot know, and in nothing else; whatever is then done
 * that can be done in both, the viewer is shown the same, byte for byte, until an event tells him something.
 */
export function interference(trial: Trial): void {
  const { game, secrecy, rng, report } = trial;
  const tally: Tally = { compared: 0, cutShort: 0 };
  for (const { run, state } of trial.spots())
    for (const viewer of [ONLOOKER, ...run.seats.keys()]) {
      twinSteps(trial, state, viewer);
      const other = secrecy.redraw(state, viewer, rng);
      if (sightsDiffer(trial, state, other, viewer, 'at once')) continue;
      followBoth(trial, [game.clone(state), game.clone(other)], viewer, tally);
    }
  const { compared, cutShort } = tally;
  if (cutShort > 50 && compared < cutShort)
    report('reveals too much', `${cutShort} of ${compared + cutShort} steps are said to tell something`);
}

/** Steps whose events could be compared to the end, and steps that told something before that. */
interface Tally {
  compared: number;
  cutShort: number;
}

type Worlds = readonly [one: unknown, other: unknown];

export function sightsDiffer(
  trial: Trial,
  one: unknown,
  other: unknown,
  viewer: Viewer,
  when: string,
): boolean {
  const [a, b] = [sight(trial.game, one, viewer), sight(trial.game, other, viewer)];
  const part = PARTS.find((name) => !same(a[name], b[name]));
  if (part)
    trial.report(`${part} leaks`, `to ${who(viewer)}, ${when}: ${difference(a[part], b[part], part)}`);
  return part !== undefined;
}

const who = (viewer: Viewer): string => (viewer === ONLOOKER ? 'the onlooker' : `seat ${viewer}`);

function followBoth(trial: Trial, [one, other]: Worlds, viewer: Viewer, tally: Tally): void {
  const { game, rng, report } = trial;
  const seats = game.seats(one).length;
  for (let i = 0; i < STEPS_AFTER; i++) {
    const taken = commonStep(game, [one, other], rng);
    if (!taken) return;
    const [a, b] = [take(game, one, taken), take(game, other, taken)];
    const [told, toldOther] = [untilReveal(game, seats, a, viewer), untilReveal(game, seats, b, viewer)];
    const both = Math.min(told.seen.length, toldOther.seen.length);
    const open = told.reveals || toldOther.reveals;
    tally[open ? 'cutShort' : 'compared']++;
    const [x, y] = open
      ? [told.seen.slice(0, both), toldOther.seen.slice(0, both)]
      : [told.seen, toldOther.seen];
    if (!same(x, y))
      return report('event leaks', `to ${who(viewer)}, after ${text(taken)}: ${difference(x, y, 'events')}`);
    if (open || sightsDiffer(trial, one, other, viewer, `after ${text(taken)}`)) return;
  }
}

const TWINS = 4;

/**
 * The same world, two different steps of somebody else: if afterwards only hidden things differ (all that the
 * viewer is shown is the same), then what he noticed of the two steps was the same as well.
 */
function twinSteps(trial: Trial, state: unknown, viewer: Viewer): void {
  const { game, secrecy, rng, report } = trial;
  const seats = game.seats(state).length;
  for (let i = 0; i < TWINS; i++) {
    const worlds = [game.clone(state), game.clone(state)] as const;
    const steps = worlds.map((world) => randomStep(game, world, game.turn(world), rng));
    const [one, other] = steps;
    if (!one || !other || same(one, other)) continue;
    const [a, b] = [take(game, worlds[0], one), take(game, worlds[1], other)];
    if (same(secrecy.hidden(worlds[0], viewer), secrecy.hidden(worlds[1], viewer))) continue;
    if (!same(sight(game, worlds[0], viewer), sight(game, worlds[1], viewer))) continue;
    const [told, toldOther] = [untilReveal(game, seats, a, viewer), untilReveal(game, seats, b, viewer)];
    if (!same(told, toldOther))
      report(
        'event leaks',
        `to ${who(viewer)}: ${text(one)} and ${text(other)} differ in ${difference(told.seen, toldOther.seen, 'events')}`,
      );
  }
}

/** What the viewer notices of these events before one that he is told something new by. */
function untilReveal(
  game: Game,
  seats: number,
  events: readonly GameEvent[],
  viewer: Viewer,
): { seen: GameEvent[]; reveals: boolean } {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const noticed = game.seen(event, viewer);
    if (!noticed) continue;
    if (tells(game, event, viewer, seats)) return { seen, reveals: true };
    seen.push(noticed);
  }
  return { seen, reveals: false };
}

/** Nobody declares what the onlooker learns: an event he notices tells him something when it tells any seat something. */
const tells = (game: Game, event: GameEvent, viewer: Viewer, seats: number): boolean =>
  viewer === ONLOOKER
    ? Array.from({ length: seats }, (_, seat) => game.reveals(event, seat)).includes(true)
    : game.reveals(event, viewer);

/** A step that can be taken in both worlds, at random; null where there is none. */
function commonStep(game: Game, [one, other]: Worlds, rng: Rng): Taken | null {
  const [turn, turnOther] = [game.turn(one), game.turn(other)];
  if (turn.kind === 'chance' && turnOther.kind === 'chance') return commonOutcome(game, [one, other], rng);
  const seats = seatsOf(turn).filter((seat) => seatsOf(turnOther).includes(seat));
  if (seats.length === 0) return null;
  const seat = oneOf(seats, rng);
  const allowed = new Set(game.legal(other, seat).map(text));
  const actions: Action[] = game.legal(one, seat).filter((action) => allowed.has(text(action)));
  return actions.length === 0 ? null : { kind: 'act', seat, action: oneOf(actions, rng) };
}

const seatsOf = (turn: Turn): readonly number[] => (turn.kind === 'seats' ? turn.seats : []);

function commonOutcome(game: Game, [one, other]: Worlds, rng: Rng): Taken | null {
  const [chance, chanceOther] = [game.chance(one), game.chance(other)];
  for (let tries = 0; tries < 8; tries++) {
    const outcome = drawOutcome(chance, rng);
    if (isOutcome(chanceOther, outcome)) return { kind: 'chance', outcome };
  }
  return null;
}
