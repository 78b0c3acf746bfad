import { checkBounds } from './bounds.ts';
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
import { checkBids, type Bids } from './bids.ts';
import { payHandicap, type Handicap } from './handicap.ts';
import { CHUNK, List } from './list.ts';
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
  readonly steps: List<Step>;
  /** Indices of the steps that stand. */
  readonly live: List<number>;
  /** How many no longer stand, or took others back. */
  readonly undone: number;
  readonly start: unknown;
  readonly state: unknown;
  /** Some earlier states, so that taking back need not begin at the start. */
  readonly kept: readonly Kept[];
  /** How many times chance was asked; it never goes back. */
  readonly chances: number;
  /** How many of the last gestures their seat may still take back by itself; most are of one step. */
  readonly safe: number;
  /** Ended by the players or the clock rather than by the rules. */
  readonly stopped: Ending | null;
}

/** A state as it was after so many standing steps, if the last of them was this one; as JSON, which is small. */
interface Kept {
  readonly count: number;
  readonly step: Step;
  readonly state: string;
}

export interface Header {
  readonly game: string;
  readonly rules: string;
  /** A scenario of the game by name, or a whole scenario object. */
  readonly scenario: unknown;
  readonly options: Options;
  /** Paid before the first action. */
  readonly handicap?: Handicap;
  /** What was bid for the sides, by those who have them; the handicap follows from it. */
  readonly bids?: Bids;
  /** Who plays which seat. */
  readonly players: Readonly<Record<string, string>>;
  /** The day on which it began, and upon which clock, for a reader: nothing follows from them. */
  readonly date?: string;
  readonly clock?: string;
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
  readonly handicap?: Handicap | undefined;
  readonly bids?: Bids | undefined;
  readonly players?: Readonly<Record<string, string>>;
  readonly date?: string | undefined;
  readonly clock?: string | undefined;
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
  const bounded = entry ? ok(null) : checkBounds(chosen);
  if (!bounded.ok) return bounded;
  const given = game.setup(entry ? entry.scenario : chosen, options.value);
  if (!given.ok) return given;
  const { handicap, bids } = opening;
  const start = handicap ? payHandicap(game, given.value, handicap) : given;
  if (!start.ok) return start;
  const seats = game.seats(start.value);
  const players = opening.players ?? {};
  const stranger = Object.keys(players).find((name) => !seats.includes(name));
  if (stranger !== undefined)
    return refuse('unknown', `there is no seat ${JSON.stringify(stranger.slice(0, 40))}`, {
      place: 'players',
    });
  const settled = bids ? checkBids(bids, seats, handicap) : ok(null);
  if (!settled.ok) return settled;
  const header: Header = {
    game: game.id,
    rules: game.rules,
    scenario: chosen,
    options: options.value,
    ...(handicap ? { handicap } : {}),
    ...(bids ? { bids } : {}),
    players,
    ...(opening.date === undefined ? {} : { date: opening.date }),
    ...(opening.clock === undefined ? {} : { clock: opening.clock }),
    chance: opening.chance ?? { kind: 'manual' },
  };
  return ok(freshMatch(game, header, start.value));
}

const freshMatch = (game: Game, header: Header, start: unknown): Match => ({
  game,
  header,
  seats: game.seats(start),
  steps: List.of<Step>([]),
  live: List.of<number>([]),
  undone: 0,
  start,
  state: start,
  kept: [],
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
  const plain = { kind: 'act', seat, action, text: textOf(game, action) } as const;
  const step: Step = more ? { ...plain, more } : plain;
  return ok({ match: append(match, step, state, safeAfter(match, seat, state, events)), events });
}

/** Games make every action once; so is its text made, and all matches share it. */
const TEXTS = new WeakMap<Game, WeakMap<Action, string>>();

function textOf(game: Game, action: Action): string {
  const known = TEXTS.get(game) ?? new WeakMap<Action, string>();
  const text = known.get(action) ?? game.write(action);
  TEXTS.set(game, known.set(action, text));
  return text;
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
  const last = match.steps.at(match.live.at(-1) ?? match.steps.length);
  return last?.kind === 'act' ? last : null;
}

function append(match: Match, step: Step, state: unknown, safe: number): Match {
  const live = withNext(match);
  return {
    ...match,
    steps: match.steps.plus(step),
    live,
    state,
    safe,
    kept: keeping(match.kept, live.length, step, state),
    chances: match.chances + (step.kind === 'chance' ? 1 : 0),
  };
}

/** 0, 1, 2…: what stands where nothing was ever taken back, so that all such matches share it. */
let everything = List.of<number>([]);

function withNext({ steps, live }: Match): List<number> {
  const next = live.plus(steps.length);
  if (next.length % CHUNK !== 0 || live.length < steps.length) return next;
  while (everything.length < next.length) everything = everything.plus(everything.length);
  return everything.first(next.length);
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
export function stepsOf({ steps, live }: Match, gestures: number): number {
  let at = live.length;
  for (let left = gestures; at > 0; at--) if (!goesOn(stepAt(steps, live, at - 1)) && left-- === 0) break;
  return live.length - at;
}

/** How many gestures are done with, if the last so many standing steps are taken back. */
export const gesturesIn = ({ steps, live }: Lists, count: number): number =>
  live.slice(live.length - count).filter((index) => !goesOn(steps.at(index))).length;

/** Of a match, or while one is read. */
interface Lists {
  readonly steps: Pick<List<Step>, 'at'>;
  readonly live: Pick<List<number>, 'length' | 'slice'>;
}

/** Takes back the last `count` standing steps. Whether that is allowed or granted is the caller's to know. */
export function takeBack(match: Match, count: number): Result<Match> {
  if (match.stopped) return refuse('over', 'the match has ended');
  if (!Number.isInteger(count) || count < 1 || count > unsettled(match, count))
    return refuse('not-allowed', `there are ${unsettled(match)} steps to take back, not ${count}`);
  const left = match.live.length - count;
  return ok({
    ...match,
    steps: match.steps.plus({ kind: 'undo', count }),
    live: match.live.first(left),
    undone: match.undone + count + 1,
    safe: Math.max(0, match.safe - gesturesIn(match, count)),
    ...rewound(match, left),
  });
}

/** How many of the last so many standing steps were played under the rules of now, and can be taken back. */
function unsettled({ live, steps }: Match, most = live.length): number {
  let count = 0;
  while (
    count < Math.min(most, live.length) &&
    stepAt(steps, live, live.length - count - 1).kind !== 'resume'
  )
    count++;
  return count;
}

const stepAt = (steps: List<Step>, live: List<number>, place: number): Step => steps.get(live.get(place));

// States on the way

/** Of so many states one is kept, and of those the last two: taking back plays hardly more than that again. */
export const KEEP_EVERY = 64;
const KEEP = 2;

export const keeping = (kept: readonly Kept[], count: number, step: Step, state: unknown): readonly Kept[] =>
  count % KEEP_EVERY === 0 ? [...kept, { count, step, state: JSON.stringify(state) }].slice(-KEEP) : kept;

/** The state after the first `count` standing steps, computed anew, and what is kept of those before it. */
function rewound(match: Match, count: number): Pick<Match, 'state' | 'kept'> {
  const { game, steps, live } = match;
  const standing = match.kept.filter(
    (one) => one.count <= count && stepAt(steps, live, one.count - 1) === one.step,
  );
  const from = standing.at(-1);
  const { count: begun, state } = from
    ? { count: from.count, state: JSON.parse(from.state) }
    : settledBefore(match, count);
  const last = count - 1 - ((count - 1) % KEEP_EVERY);
  let kept: readonly Kept[] = standing;
  for (let at = begun; at < count; at++) {
    const step = stepAt(steps, live, at);
    takeStep(game, state, step);
    if (at + 1 === last) kept = keeping(kept, last, step, state);
  }
  return { state, kept };
}

/** Where what was played under other rules ends, or the start. */
function settledBefore(match: Match, count: number): { readonly count: number; readonly state: unknown } {
  const { game, steps, live, start } = match;
  for (let at = count; at > 0; at--) {
    const step = stepAt(steps, live, at - 1);
    if (step.kind === 'resume') return { count: at, state: game.clone(step.state) };
  }
  return { count: 0, state: game.clone(start) };
}

/** Changes the state as this step did. */
export function takeStep(game: Game, state: unknown, step: Step): void {
  if (step.kind === 'act') game.act(state, step.seat, step.action);
  else if (step.kind === 'chance') game.settle(state, step.outcome);
}

/** How many of the standing steps were played under other rules, and cannot be played again. */
export const settledSteps = (match: Match): number => match.live.length - unsettled(match);

/** Every state from there on, with how many steps stood; it is looked at and let go. */
export function* statesSince(match: Match, count: number): Generator<readonly [number, unknown]> {
  const state = stateAt(match, count);
  yield [count, state];
  for (let at = count; at < match.live.length; at++) {
    takeStep(match.game, state, stepAt(match.steps, match.live, at));
    yield [at + 1, state];
  }
}

/** The state as it was after the first `count` standing steps. */
export const stateAt = (match: Match, count: number): unknown =>
  rewound(match, Math.min(count, match.live.length)).state;

/**
 * A match of its own that shares the first `count` standing steps with this one. What chance does in it no longer
 * follows from this match's numbers.
 */
export function branch(match: Match, count: number): Result<Match> {
  if (!Number.isInteger(count) || count < settledSteps(match) || count > match.live.length)
    return refuse('unknown', `there are ${match.live.length} steps, no step ${count}`);
  const steps = match.live.slice(0, count).map((index) => match.steps.get(index));
  return ok({
    ...freshMatch(match.game, { ...match.header, chance: { kind: 'manual' } }, match.start),
    steps: List.of(steps),
    live: List.of(steps.map((_, index) => index)),
    ...rewound(match, count),
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
  kept: [],
  game,
});
