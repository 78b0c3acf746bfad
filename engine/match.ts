import { drawOutcome, isOutcome, writeOutcome, type Chance, type Outcome } from './chance.ts';
import {
  sight,
  type Action,
  type Ending,
  type Game,
  type GameEvent,
  type Seat,
  type Sight,
  type Turn,
  type Viewer,
} from './contract.ts';
import { completeOptions, type Options } from './options.ts';
import { chanceKey, chanceRng } from './random.ts';
import { ok, refuse, type Result } from './result.ts';

/**
 * A match is its header, then the list of what was decided; everything else is computed from it.
 * Matches are values: every operation returns a new one and leaves the old one as it was.
 */
export interface Match {
  readonly game: Game;
  readonly header: Header;
  readonly seats: readonly string[];
  /** All that ever happened, taken-back steps included. */
  readonly steps: readonly Step[];
  /** Indices of the steps that stand. */
  readonly live: readonly number[];
  /** How many no longer stand, or took others back. */
  readonly undone: number;
  readonly start: unknown;
  readonly state: unknown;
  /** How many times chance was asked; it never goes back. */
  readonly chances: number;
  /** How many of the last gestures their seat may still take back by itself; most are of one step. */
  readonly safe: number;
  /** Ended by the players or the clock rather than by the rules. */
  readonly stopped: Ending | null;
}

export interface Header {
  readonly game: string;
  readonly rules: string;
  /** A scenario of the game by name, or a whole scenario object. */
  readonly scenario: unknown;
  readonly options: Options;
  /** Who plays which seat. */
  readonly players: Readonly<Record<string, string>>;
  readonly chance: ChanceSource;
}

/** Where chance's answers come from. */
export type ChanceSource =
  | { readonly kind: 'manual' }
  | { readonly kind: 'seed'; readonly seed: string }
  | {
      readonly kind: 'fair';
      /** Hash of every party's number, published before the first action. */
      readonly commitments: Readonly<Record<string, string>>;
      /** The numbers opened so far; the server's only when the match has ended. */
      readonly numbers: Readonly<Record<string, string>>;
    };

export interface ActStep {
  readonly kind: 'act';
  readonly seat: Seat;
  readonly action: Action;
  readonly text: string;
  /** Of one gesture with the step that follows: they stand or fall together. */
  readonly more?: true;
}

export type Step =
  | ActStep
  | { readonly kind: 'chance'; readonly outcome: Outcome; readonly text: string }
  | { readonly kind: 'undo'; readonly count: number }
  | { readonly kind: 'stop'; readonly ending: Ending }
  /** From here on under other rules, from this state. */
  | { readonly kind: 'resume'; readonly rules: string; readonly state: unknown };

export interface Played {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

export interface Opening {
  /** By default the game's first. */
  readonly scenario?: unknown;
  readonly options?: unknown;
  readonly players?: Readonly<Record<string, string>>;
  readonly chance?: ChanceSource;
}

export function openMatch(game: Game, opening: Opening = {}): Result<Match> {
  const chosen = opening.scenario ?? game.scenarios[0].id;
  const entry = typeof chosen === 'string' ? game.scenarios.find(({ id }) => id === chosen) : undefined;
  if (typeof chosen === 'string' && !entry)
    return refuse('unknown', `${game.id} has no scenario ${JSON.stringify(chosen.slice(0, 40))}`, {
      place: 'scenario',
    });
  const options = completeOptions(game.options, opening.options ?? {}, entry?.options);
  if (!options.ok) return options;
  const start = game.setup(entry ? entry.scenario : chosen, options.value);
  if (!start.ok) return start;
  const seats = game.seats(start.value);
  const players = opening.players ?? {};
  const stranger = Object.keys(players).find((name) => !seats.includes(name));
  if (stranger !== undefined)
    return refuse('unknown', `there is no seat ${JSON.stringify(stranger.slice(0, 40))}`, {
      place: 'players',
    });
  const header: Header = {
    game: game.id,
    rules: game.rules,
    scenario: chosen,
    options: options.value,
    players,
    chance: opening.chance ?? { kind: 'manual' },
  };
  return ok(freshMatch(game, header, start.value));
}

const freshMatch = (game: Game, header: Header, start: unknown): Match => ({
  game,
  header,
  seats: game.seats(start),
  steps: [],
  live: [],
  undone: 0,
  start,
  state: start,
  chances: 0,
  safe: 0,
  stopped: null,
});

export const turnOf = (match: Match): Turn =>
  match.stopped ? { kind: 'over', ending: match.stopped } : match.game.turn(match.state);

export function look(match: Match, viewer: Viewer): Sight {
  const seen = sight(match.game, match.state, viewer);
  return match.stopped ? { ...seen, turn: turnOf(match), prompt: null, legal: [] } : seen;
}

/** A seat acts, with an action or its notation, as it came from outside; with `more` its gesture goes on. */
export function act(match: Match, seat: Seat, given: unknown, more = false): Result<Played> {
  const turn = turnOf(match);
  if (turn.kind === 'over') return refuse('over', 'the match has ended');
  if (turn.kind === 'chance' || !turn.seats.includes(seat))
    return refuse('not-your-turn', `${match.seats[seat] ?? 'this seat'} is not to act`);
  const found = findAction(match, seat, given);
  if (!found.ok) return found;
  const { game } = match;
  const action = found.value;
  const state = game.clone(match.state);
  const events: GameEvent[] = [];
  game.act(state, seat, action, (event) => events.push(event));
  const plain = { kind: 'act', seat, action, text: game.write(action) } as const;
  const step: Step = more ? { ...plain, more } : plain;
  return ok({ match: append(match, step, state, safeAfter(match, seat, state, events)), events });
}

/** Only what the game itself lists is ever handed to its rules. */
function findAction(match: Match, seat: Seat, given: unknown): Result<Action> {
  const { game, state } = match;
  const found = game
    .legal(state, seat)
    .find((action) => (typeof given === 'string' ? game.write(action) === given : sameAction(action, given)));
  if (found) return ok(found);
  const readable = typeof given === 'string' ? game.read(given) !== null : isAction(given);
  if (!readable) return refuse('malformed', 'not an action of this game');
  const rule = game.prompt(state, seat)?.rule;
  return refuse('illegal', 'not among the legal actions here', rule === undefined ? {} : { rule });
}

const isAction = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'do' in given && typeof given.do === 'string';

/** Actions are flat: two are the same when they have the same fields with the same plain values. */
export function sameAction(action: Action, given: unknown): boolean {
  if (action === given) return true;
  if (typeof given !== 'object' || given === null) return false;
  const fields = Object.entries(action);
  if (Object.keys(given).length !== fields.length) return false;
  const values = new Map<string, unknown>(Object.entries(given));
  return fields.every(([key, value]) => values.get(key) === value);
}

/** A step stays in its seat's own hands while it asks nobody else, leaves nothing to chance and reveals nothing. */
function safeAfter(match: Match, seat: Seat, state: unknown, events: readonly GameEvent[]): number {
  const turn = match.game.turn(state);
  if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return 0;
  if (events.some((event) => match.game.reveals(event, seat))) return 0;
  const last = lastAct(match);
  if (last?.seat !== seat) return 1;
  return last.more ? match.safe : match.safe + 1;
}

function lastAct(match: Match): ActStep | null {
  const last = match.steps[match.live.at(-1) ?? -1];
  return last?.kind === 'act' ? last : null;
}

function append(match: Match, step: Step, state: unknown, safe: number): Match {
  return {
    ...match,
    steps: [...match.steps, step],
    live: [...match.live, match.steps.length],
    state,
    safe,
    chances: match.chances + (step.kind === 'chance' ? 1 : 0),
  };
}

/** Chance answers. */
export function settle(match: Match, outcome: Outcome): Result<Played> {
  const turn = turnOf(match);
  if (turn.kind === 'over') return refuse('over', 'the match has ended');
  if (turn.kind !== 'chance') return refuse('not-your-turn', 'chance is not to act');
  const { game } = match;
  const chance = game.chance(match.state);
  if (!isOutcome(chance, outcome))
    return refuse('illegal', `${String(outcome)} is not a possible outcome here`);
  const state = game.clone(match.state);
  const events: GameEvent[] = [];
  game.settle(state, outcome, (event) => events.push(event));
  const step: Step = { kind: 'chance', outcome, text: writeOutcome(chance, outcome) };
  return ok({ match: append(match, step, state, 0), events });
}

/** How the runner answers chance number `n`. */
export type Roller = (chance: Chance, n: number) => Outcome;

export const roller =
  (key: Uint8Array): Roller =>
  (chance, n) =>
    drawOutcome(chance, chanceRng(key, n));

export const seedRoller = (seed: string): Roller => roller(chanceKey({ seed }));

/** Lets chance answer until a seat is to act or the match is over. */
export function runChance(match: Match, roll: Roller): Played {
  const events: GameEvent[] = [];
  let now = match;
  while (turnOf(now).kind === 'chance') {
    const answered = settle(now, roll(now.game.chance(now.state), now.chances));
    if (!answered.ok) throw new Error(`the roller answered badly: ${answered.fault.message}`);
    events.push(...answered.value.events);
    now = answered.value.match;
  }
  return { match: now, events };
}

/** What was taken back stays in the list, and is played again by whoever opens the match: nobody makes it grow for ever. */
const MOST_UNDONE = 4000;

/** How many of its own last gestures this seat may take back without asking anybody: none behind another's, which it noticed. */
export const mayTakeBack = (match: Match, seat: Seat): number =>
  lastAct(match)?.seat === seat && match.undone < MOST_UNDONE ? match.safe : 0;

/** Whether the gesture of this step goes on with the next. */
export const goesOn = (step: Step | undefined): boolean => step?.kind === 'act' && step.more === true;

/** Of how many steps the last gestures are that stand. */
export function stepsOf({ steps, live }: Pick<Match, 'steps' | 'live'>, gestures: number): number {
  let at = live.length;
  for (let left = gestures; at > 0; at--) if (!goesOn(steps[live[at - 1]]) && left-- === 0) break;
  return live.length - at;
}

/** How many gestures are done with, if the last so many standing steps are taken back. */
export const gesturesIn = ({ steps, live }: Pick<Match, 'steps' | 'live'>, count: number): number =>
  live.slice(live.length - count).filter((index) => !goesOn(steps[index])).length;

/** Takes back the last `count` standing steps. Whether that is allowed or granted is the caller's to know. */
export function takeBack(match: Match, count: number): Result<Match> {
  if (match.stopped) return refuse('over', 'the match has ended');
  const most = match.live.length - settledSteps(match);
  if (!Number.isInteger(count) || count < 1 || count > most)
    return refuse('not-allowed', `there are ${most} steps to take back, not ${count}`);
  const live = match.live.slice(0, match.live.length - count);
  return ok({
    ...match,
    steps: [...match.steps, { kind: 'undo', count }],
    live,
    undone: match.undone + count + 1,
    state: stateAfter(match, live),
    safe: Math.max(0, match.safe - gesturesIn(match, count)),
  });
}

/** The state after these of the match's steps, computed anew. */
function stateAfter(match: Match, live: readonly number[]): unknown {
  const steps = live.map((index) => match.steps[index]);
  const resumed = steps.findLastIndex(({ kind }) => kind === 'resume');
  const from = steps[resumed];
  const state = match.game.clone(from?.kind === 'resume' ? from.state : match.start);
  for (const step of steps.slice(resumed + 1)) takeStep(match.game, state, step);
  return state;
}

/** Changes the state as this step did. */
export function takeStep(game: Game, state: unknown, step: Step): void {
  if (step.kind === 'act') game.act(state, step.seat, step.action);
  else if (step.kind === 'chance') game.settle(state, step.outcome);
}

/** How many of the standing steps were played under other rules, and cannot be played again. */
export const settledSteps = (match: Match): number =>
  match.live.findLastIndex((index) => match.steps[index].kind === 'resume') + 1;

/** Every state from there on, with how many steps stood; it is looked at and let go. */
export function* statesSince(match: Match, count: number): Generator<readonly [number, unknown]> {
  const state = stateAt(match, count);
  yield [count, state];
  for (let at = count; at < match.live.length; at++) {
    takeStep(match.game, state, match.steps[match.live[at]]);
    yield [at + 1, state];
  }
}

/** The state as it was after the first `count` standing steps. */
export const stateAt = (match: Match, count: number): unknown =>
  stateAfter(match, match.live.slice(0, count));

/**
 * A match of its own that shares the first `count` standing steps with this one. What chance does in it no longer
 * follows from this match's numbers.
 */
export function branch(match: Match, count: number): Result<Match> {
  if (!Number.isInteger(count) || count < settledSteps(match) || count > match.live.length)
    return refuse('unknown', `there are ${match.live.length} steps, no step ${count}`);
  const live = match.live.slice(0, count);
  const steps = live.map((index) => match.steps[index]);
  return ok({
    ...freshMatch(match.game, { ...match.header, chance: { kind: 'manual' } }, match.start),
    steps,
    live: steps.map((_, index) => index),
    state: stateAfter(match, live),
    chances: steps.filter(({ kind }) => kind === 'chance').length,
    stopped: count === match.live.length ? match.stopped : null,
  });
}

/** Ends the match by resignation, agreement or the clock. */
export function stop(match: Match, ending: Ending): Result<Match> {
  if (turnOf(match).kind === 'over') return refuse('over', 'the match has ended');
  const { winners, reason } = ending;
  if (!winners.every((seat) => seat in match.seats)) return refuse('unknown', 'a winner has no seat here');
  if (new Set(winners).size < winners.length) return refuse('malformed', 'a winner is named twice');
  // Lists show it: what somebody wrote into a record must not fill them.
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(reason)) return refuse('malformed', 'the reason must be one short word');
  return ok({ ...append(match, { kind: 'stop', ending }, match.state, 0), stopped: ending });
}

/** Goes on under other rules from a stored state; the record marks the place. */
export const resume = (match: Match, game: Game, state: unknown): Match => ({
  ...append(match, { kind: 'resume', rules: game.rules, state }, state, 0),
  game,
});
