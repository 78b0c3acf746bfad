import { drawOutcome, listOutcomes } from './chance.ts';
import type { Action, Game, GameEvent, Prompt, Seat } from './contract.ts';
import { quickRng, type Rng } from './random.ts';

/**
 * The chances of an action, up to the next decision of a player. They come from the game itself: every outcome that
 * chance lists is played, so there is no second copy of the rules.
 */
export interface Odds {
  readonly measures: readonly Measure[];
  /** Questions whose answer was taken for granted on the way, by their `ask`. */
  readonly given: readonly string[];
  /** Whether every outcome was counted, some were drawn, or it also depends on what the seat cannot know. */
  readonly certainty: 'exact' | 'drawn' | 'estimate';
}

/** One thing that may be told of what happens (`fate`, `hits`), with the chance of each value, likeliest word first. */
export interface Measure {
  readonly name: string;
  readonly values: readonly { readonly value: Told; readonly chance: number }[];
}

export type Told = string | number;

/** What a game tells of the chances of an action; it lies in the game's board room, as `board/odds.ts`. */
export interface OddsPart<A extends Action = Action, E extends GameEvent = GameEvent, V = unknown> {
  /** The measures in the order in which they are shown. */
  readonly measures: readonly string[];
  /** Whether a player would ask for the chances of this action. */
  worth(action: A, view: V): boolean;
  /**
   * The answer to take for granted where somebody is asked on the way, so that the chances reach as far as the dice:
   * a defender who may react stands and fights. Null: the chances end here.
   */
  assume?(prompt: Prompt, legal: readonly A[]): A | null;
  /** Whose throw of dice this event tells of; null where it tells of none. For the luck of a whole match. */
  thrower?(event: E, view: V): Seat | null;
  /** What one branch came to, as its seat saw it: a value for each measure that applies. */
  tell(branch: Branch<E, V>): Readonly<Record<string, Told>>;
}

export interface Branch<E extends GameEvent = GameEvent, V = unknown> {
  readonly seat: Seat;
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
}

export interface OddsLimits {
  /** More branches than this are not counted one by one but drawn. */
  readonly branches: number;
  /** How many are drawn then. */
  readonly draws: number;
  /** How many states are drawn that agree with a view. */
  readonly states: number;
}

const LIMITS: OddsLimits = { branches: 20_000, draws: 4_000, states: 16 };

interface Asked<S, A extends Action, E extends GameEvent, V> {
  readonly game: Game<S, A, E, V>;
  readonly part: OddsPart<A, E, V>;
  readonly seat: Seat;
  /** What the seat does before it, all of it without chance. */
  readonly way?: readonly A[];
  readonly action: A;
  readonly rng: Rng;
  readonly limits?: OddsLimits;
}

/** The chances in a state that is known. */
export function oddsIn<S, A extends Action, E extends GameEvent, V>(
  asked: Asked<S, A, E, V>,
  state: S,
): Odds {
  return sumUp(asked.part, reckon(asked, state));
}

/** The chances as a seat may know them: the mean over states that agree with its view. */
export function oddsFor<S, A extends Action, E extends GameEvent, V>(
  asked: Asked<S, A, E, V>,
  view: V,
): Odds {
  const { game, part, seat, rng, limits = LIMITS } = asked;
  const states = Array.from({ length: limits.states }, () => {
    const state = game.sample(view, seat, rng);
    for (const before of asked.way ?? []) game.act(state, seat, before);
    return state;
  });
  const first = reckon(asked, states[0]);
  const share = Math.ceil(limits.draws / limits.states);
  const luck = rng.below(2 ** 30);
  // Where there is too much to count in all of them, each has its share of the draws, and the same luck: what differs
  // then comes of what is hidden.
  const drawing = { branches: 0, draws: share, states: 1 };
  const reckonings = states.map((state) =>
    first.branches > share
      ? reckon({ ...asked, rng: quickRng(luck), limits: drawing }, state)
      : reckon(asked, state),
  );
  const odds = reckonings.map((one) => sumUp(part, one));
  if (odds.every((one) => isClose(one, odds[0]))) return sumUp(part, first);
  return { ...sumUp(part, mean(reckonings)), certainty: 'estimate' };
}

/** Whether this action leads to dice or a draw before its seat is asked again. */
export function leadsToChance<S, A extends Action, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  part: OddsPart<A, E, V> | null,
  given: S,
  seat: Seat,
  action: A,
): boolean {
  const state = game.clone(given);
  game.act(state, seat, action);
  for (let answer = assumed(game, part, state); answer; answer = assumed(game, part, state))
    game.act(state, answer.seat, answer.action);
  return game.turn(state).kind === 'chance';
}

/** Values of every measure with their weights. */
interface Reckoning {
  readonly tally: Map<string, Map<Told, number>>;
  readonly given: Set<string>;
  readonly branches: number;
  readonly drawn: boolean;
}

function reckon<S, A extends Action, E extends GameEvent, V>(asked: Asked<S, A, E, V>, given: S): Reckoning {
  const { game, seat, action, part } = asked;
  const tally: Reckoning['tally'] = new Map();
  const granted = new Set<string>();
  const start: Node<S, E> = { state: game.clone(given), events: [], weight: 1 };
  game.act(start.state, seat, action, (event) => start.events.push(event));
  const { ends, drawn } = follow(asked, start, granted);
  const before = game.view(given, seat);
  for (const { state, events, weight } of ends) {
    const after = game.view(state, seat);
    const told = part.tell({ seat, before, after, events: seenEvents(game, events, seat) });
    for (const [name, value] of Object.entries(told)) add(tally, name, value, weight);
  }
  return { tally, given: granted, branches: ends.length, drawn };
}

/** Those that the seat would notice; whole, since they come of a state that is only imagined. */
const seenEvents = <S, A extends Action, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  events: readonly E[],
  seat: Seat,
): E[] => events.filter((event) => game.seen(event, seat) !== null);

interface Node<S, E> {
  readonly state: S;
  readonly events: E[];
  readonly weight: number;
}

interface Ends<S, E> {
  readonly ends: readonly Node<S, E>[];
  readonly drawn: boolean;
}

/** Every branch from here to the next decision; where they are too many, as many as may be drawn. */
function follow<S, A extends Action, E extends GameEvent, V>(
  asked: Asked<S, A, E, V>,
  start: Node<S, E>,
  given: Set<string>,
): Ends<S, E> {
  const { game, limits = LIMITS } = asked;
  const ends: Node<S, E>[] = [];
  const open = [start];
  for (let node = open.pop(); node; node = open.pop()) {
    goOn(asked, node, given);
    if (game.turn(node.state).kind !== 'chance') {
      ends.push(node);
      continue;
    }
    for (const { outcome, weight } of listOutcomes(game.chance(node.state)))
      open.push(settled(game, node, outcome, node.weight * weight));
    if (open.length + ends.length > limits.branches) return { ends: draw(asked, start, given), drawn: true };
  }
  return { ends, drawn: false };
}

function settled<S, A extends Action, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  node: Node<S, E>,
  outcome: number,
  weight: number,
): Node<S, E> {
  const next: Node<S, E> = { state: game.clone(node.state), events: [...node.events], weight };
  game.settle(next.state, outcome, (event) => next.events.push(event));
  return next;
}

function draw<S, A extends Action, E extends GameEvent, V>(
  asked: Asked<S, A, E, V>,
  start: Node<S, E>,
  given: Set<string>,
): Node<S, E>[] {
  const { game, rng, limits = LIMITS } = asked;
  return Array.from({ length: limits.draws }, () => {
    let node: Node<S, E> = { ...start, state: game.clone(start.state), weight: 1 / limits.draws };
    goOn(asked, node, given);
    while (game.turn(node.state).kind === 'chance') {
      node = settled(game, node, drawOutcome(game.chance(node.state), rng), node.weight);
      goOn(asked, node, given);
    }
    return node;
  });
}

/** Takes the answers that are taken for granted, in place. */
function goOn<S, A extends Action, E extends GameEvent, V>(
  { game, part }: Asked<S, A, E, V>,
  { state, events }: Node<S, E>,
  given: Set<string>,
): void {
  for (let answer = assumed(game, part, state); answer; answer = assumed(game, part, state)) {
    given.add(answer.ask);
    game.act(state, answer.seat, answer.action, (event) => events.push(event));
  }
}

function assumed<S, A extends Action, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  part: OddsPart<A, E, V> | null,
  state: S,
): { readonly seat: Seat; readonly action: A; readonly ask: string } | null {
  const turn = game.turn(state);
  if (turn.kind !== 'seats' || turn.seats.length !== 1 || !part?.assume) return null;
  const [seat] = turn.seats;
  const prompt = game.prompt(state, seat);
  const action = prompt && part.assume(prompt, game.legal(state, seat));
  return action ? { seat, action, ask: prompt.ask } : null;
}

function add(tally: Reckoning['tally'], name: string, value: Told, weight: number): void {
  const values = tally.get(name) ?? new Map<Told, number>();
  tally.set(name, values);
  values.set(value, (values.get(value) ?? 0) + weight);
}

function mean(reckonings: readonly Reckoning[]): Reckoning {
  const all: Reckoning = {
    tally: new Map(),
    given: new Set(reckonings.flatMap(({ given }) => [...given])),
    branches: reckonings.reduce((sum, { branches }) => sum + branches, 0),
    drawn: reckonings.some(({ drawn }) => drawn),
  };
  for (const { tally } of reckonings)
    for (const [name, values] of tally)
      for (const [value, weight] of values) add(all.tally, name, value, weight / reckonings.length);
  return all;
}

function sumUp(part: { readonly measures: readonly string[] }, { tally, given, drawn }: Reckoning): Odds {
  const measures = part.measures.flatMap((name): Measure[] => {
    const values = tally.get(name);
    return values === undefined ? [] : [{ name, values: sorted(values) }];
  });
  return { measures, given: [...given], certainty: drawn ? 'drawn' : 'exact' };
}

/** Words by likelihood, figures by size. */
const sorted = (values: ReadonlyMap<Told, number>): Measure['values'] =>
  [...values]
    .map(([value, chance]) => ({ value, chance }))
    .sort((a, b) =>
      typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : b.chance - a.chance,
    );

const SMALL = 1e-9;

function isClose(one: Odds, other: Odds): boolean {
  const flat = ({ measures }: Odds): Map<string, number> =>
    new Map(
      measures.flatMap(({ name, values }) =>
        values.map(({ value, chance }) => [`${name} ${value}`, chance] as const),
      ),
    );
  const [a, b] = [flat(one), flat(other)];
  return a.size === b.size && [...a].every(([key, chance]) => Math.abs(chance - (b.get(key) ?? 0)) < SMALL);
}
