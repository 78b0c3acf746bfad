import {
  drawOutcome,
  quickRng,
  readOutcome,
  writeOutcome,
  type Game,
  type GameEvent,
  type Seat,
  type Turn,
} from '@bicorne/engine';

/** One thing tried: an action or what chance brought, in the game's notation, after another. */
export interface Stroke {
  readonly id: number;
  /** The stroke before it; 0 is the beginning. */
  readonly from: number;
  readonly text: string;
  /** Of one gesture with the stroke that follows. */
  readonly more?: true;
}

/** What a player tries out: from his own sight, in one of the worlds that agree with it, in as many lines as he likes. */
export interface Trial {
  readonly seat: Seat;
  /** The message with which he saw the position. */
  readonly n: number;
  readonly view: unknown;
  readonly world: number;
  readonly strokes: readonly Stroke[];
  /** The stroke that is shown. */
  readonly at: number;
  /** By stroke. */
  readonly notes: Readonly<Record<number, string>>;
}

export const beginTrial = (seat: Seat, n: number, view: unknown): Trial => ({
  seat,
  n,
  view,
  world: 1,
  strokes: [],
  at: 0,
  notes: {},
});

/** The strokes that lead to this one, the first first. */
export function pathTo({ strokes }: Pick<Trial, 'strokes'>, id: number): readonly Stroke[] {
  const path: Stroke[] = [];
  for (let stroke = find(strokes, id); stroke; stroke = find(strokes, stroke.from)) path.push(stroke);
  return path.toReversed();
}

const find = (strokes: readonly Stroke[], id: number): Stroke | undefined =>
  strokes.find((stroke) => stroke.id === id);

export const after = ({ strokes }: Pick<Trial, 'strokes'>, id: number): readonly Stroke[] =>
  strokes.filter(({ from }) => from === id);

/** As far as anybody thinks; more is not kept. */
const MOST_STROKES = 2000;

/** Goes on by this: as before, or in a new line. */
export function goOn(trial: Trial, text: string, more = false): Trial {
  const known = after(trial, trial.at).find((stroke) => stroke.text === text);
  if (known) return { ...trial, at: known.id };
  if (trial.strokes.length >= MOST_STROKES) return trial;
  const id = 1 + trial.strokes.reduce((most, stroke) => Math.max(most, stroke.id), 0);
  return {
    ...trial,
    strokes: [...trial.strokes, { id, from: trial.at, text, ...(more ? { more } : {}) }],
    at: id,
  };
}

export const goTo = (trial: Trial, at: number): Trial => ({ ...trial, at });

export const goBack = (trial: Trial): Trial => goTo(trial, find(trial.strokes, trial.at)?.from ?? 0);

/** Takes away a stroke and all that follows from it. */
export function cut(trial: Trial, id: number): Trial {
  const from = find(trial.strokes, id)?.from ?? 0;
  const gone = new Set([id]);
  for (const stroke of trial.strokes) if (gone.has(stroke.from)) gone.add(stroke.id);
  return {
    ...trial,
    strokes: trial.strokes.filter((stroke) => !gone.has(stroke.id)),
    notes: Object.fromEntries(Object.entries(trial.notes).filter(([stroke]) => !gone.has(Number(stroke)))),
    at: gone.has(trial.at) ? from : trial.at,
  };
}

const MOST_NOTE = 2000;

export const withNote = (trial: Trial, note: string): Trial => ({
  ...trial,
  notes: { ...trial.notes, [trial.at]: note.slice(0, MOST_NOTE) },
});

/** A moment of a trial. */
export interface Position {
  readonly state: unknown;
  readonly turn: Turn;
  /** What led to it, and who did it; nobody, where chance did. */
  readonly events: readonly GameEvent[];
}

/** Positions once reckoned, by world and stroke, as long as somebody tries: one goes to and fro. */
const reckoned = new WeakMap<object, Map<string, Position | null>>();

function knownOf({ view }: Trial): Map<string, Position | null> {
  if (typeof view !== 'object' || view === null) return new Map();
  const known = reckoned.get(view) ?? new Map<string, Position | null>();
  reckoned.set(view, known);
  return known;
}

/** A world that agrees with what the seat saw, and what was tried in it; null where that cannot be done in this world. */
export function positionAt(game: Game, trial: Trial, id: number): Position | null {
  const known = knownOf(trial);
  // By what was done, not by numbers: those of lines that were cut off come again.
  const path = pathTo(trial, id);
  const key = [trial.world, ...path.map(({ text }) => text)].join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const stroke = path.at(-1);
  const position = stroke
    ? follow(game, positionAt(game, trial, stroke.from), stroke.text)
    : firstOf(game, trial);
  known.set(key, position);
  return position;
}

function firstOf(game: Game, { view, seat, world }: Trial): Position {
  const state = game.sample(view, seat, quickRng(`world ${world}`));
  return { state, turn: game.turn(state), events: [] };
}

function follow(game: Game, before: Position | null, text: string): Position | null {
  if (!before || before.turn.kind === 'over') return null;
  const state = game.clone(before.state);
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => void events.push(event);
  if (before.turn.kind === 'chance') {
    const outcome = readOutcome(game.chance(state), text);
    if (!outcome.ok) return null;
    game.settle(state, outcome.value, emit);
  } else {
    const actor = before.turn.seats.find((seat) => actionOf(game, state, seat, text));
    const action = actor === undefined ? undefined : actionOf(game, state, actor, text);
    if (actor === undefined || !action) return null;
    game.act(state, actor, action, emit);
  }
  return { state, turn: game.turn(state), events };
}

const actionOf = (game: Game, state: unknown, seat: Seat, text: string) =>
  game.legal(state, seat).find((action) => game.write(action) === text);

/** How chance might fall here. */
export function rollHere(game: Game, { state }: Position, seed: string): string {
  const chance = game.chance(state);
  return writeOutcome(chance, drawOutcome(chance, quickRng(seed)));
}

/** The farthest stroke on the way to the one shown that can be made in this world. */
export function lastPossible(game: Game, trial: Trial): Trial {
  const path = pathTo(trial, trial.at);
  const reached = path.findLast(({ id }) => positionAt(game, trial, id) !== null);
  return { ...trial, at: reached?.id ?? 0 };
}
