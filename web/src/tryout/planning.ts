import {
  asItIs,
  restsOnGround,
  restsOnThrow,
  type Action,
  type Conditions,
  type Game,
  type GroundTest,
  type Plan,
  type PlanStep,
} from '@bicorne/engine';
import { after, pathTo, positionAt, type Position, type Stroke, type Trial } from './trial.ts';

/** What can be made a plan of a line that was tried out. */
export interface Planned {
  readonly turn: number;
  readonly comes: Plan['comes'];
  readonly steps: readonly PlanStep[];
  /** What it may rest on when it begins: where it goes the enemy is no stronger. */
  readonly grounds: readonly GroundTest[];
  /** That nothing has changed within so many places of where it goes, by how many; none where it goes nowhere. */
  readonly still: readonly GroundTest[];
  /** The position in which each step was thought of. */
  readonly views: readonly unknown[];
}

/** A step in the making, with those that follow it, in lines that part. */
interface Node {
  readonly do: readonly string[];
  readonly ask: string;
  readonly when: readonly GroundTest[];
  readonly view: unknown;
  readonly next: Node[];
}

/** The last thing one did oneself, and whether others or chance have decided since. */
interface Tried {
  readonly state: unknown;
  readonly action: Action;
}

/**
 * The first turn of one's own in the line that is shown, and in those that part from it where chance or others decide.
 * Null where there is none: then there is nothing to plan.
 */
export function planOf(game: Game, trial: Trial): Planned | null {
  const { conditions } = game;
  const start = positionAt(game, trial, 0);
  if (!conditions?.ground || !start) return null;
  const first = beginOf(game, conditions, trial, start);
  if (!first) return null;
  const begun = positionAt(game, trial, first.id);
  if (!begun) return null;
  const maker = new Maker(game, conditions, trial, conditions.turn(begun.state));
  const lines = maker.grow(first.id, null, false);
  if (lines.length === 0) return null;
  const steps: PlanStep[] = [];
  const views: unknown[] = [];
  flatten(lines, 0, steps, views);
  const places = [...maker.places];
  const { ground } = conditions;
  const { seat } = trial;
  return {
    turn: conditions.turn(start.state),
    comes: first.comes,
    steps,
    views,
    grounds: restsOnGround(conditions, begun.state, [...maker.aimed], seat).filter(isEnemyThere),
    still: Array.from({ length: places.length > 0 ? ground.reach : 0 }, (_, far) =>
      asItIs(ground, begun.state, seat, `still${far + 1}`, places.slice(0, MOST_PLACES)),
    ),
  };
}

const MOST_PLACES = 40;

const isEnemyThere = (test: GroundTest): boolean => test.is === 'most' && test.value > 0;

/** Where one's own turn begins in the shown line: at once, or after the others' turn. */
function beginOf(
  game: Game,
  { turn, ground }: Conditions,
  trial: Trial,
  start: Position,
): { readonly id: number; readonly comes: Plan['comes'] } | null {
  const { seat } = trial;
  const isMine = ({ state }: Position): boolean => ground?.isTurn(state, seat) ?? false;
  if (isMine(start)) return { id: 0, comes: 'now' };
  const line = [...pathTo(trial, trial.at), ...lastLine(trial, trial.at)];
  const found = line.find(({ id }) => {
    const position = positionAt(game, trial, id);
    return position && isMine(position) && turn(position.state) !== turn(start.state);
  });
  return found ? { id: found.id, comes: 'next' } : null;
}

/** How the line goes on that was tried last. */
function lastLine(trial: Trial, from: number): Stroke[] {
  const next = after(trial, from).at(-1);
  return next ? [next, ...lastLine(trial, next.id)] : [];
}

class Maker {
  /** Where its steps go, and what they are aimed at. */
  readonly places = new Set<number>();
  readonly aimed = new Set<number>();
  readonly #game: Game;
  readonly #conditions: Conditions;
  readonly #trial: Trial;
  readonly #turn: number;
  readonly #shown: ReadonlySet<number>;

  constructor(game: Game, conditions: Conditions, trial: Trial, turn: number) {
    this.#game = game;
    this.#conditions = conditions;
    this.#trial = trial;
    this.#turn = turn;
    this.#shown = new Set(pathTo(trial, trial.at).map(({ id }) => id));
  }

  grow(id: number, tried: Tried | null, isDecided: boolean): Node[] {
    const position = positionAt(this.#game, this.#trial, id);
    if (!position || this.#conditions.turn(position.state) !== this.#turn) return [];
    const ways = after(this.#trial, id).filter((way) => positionAt(this.#game, this.#trial, way.id));
    if (!this.#isOwn(position)) return merged(ways.flatMap((way) => this.grow(way.id, tried, true)));
    const way = ways.find((one) => this.#shown.has(one.id)) ?? ways.at(-1);
    return way ? this.#step(position, way, isDecided ? tried : null) : [];
  }

  #isOwn({ turn }: Position): boolean {
    return turn.kind === 'seats' && turn.seats.includes(this.#trial.seat);
  }

  #step(position: Position, first: Stroke, decided: Tried | null): Node[] {
    const game = this.#game;
    const { seat } = this.#trial;
    const { state } = position;
    const ask = game.prompt(state, seat)?.ask;
    if (ask === undefined) return [];
    const gesture = this.#gesture(first);
    let before = state;
    let last: Tried | null = null;
    for (const stroke of gesture) {
      const action = game.read(stroke.text);
      if (action) last = { state: before, action };
      if (action) this.#goTo(before, action);
      before = positionAt(game, this.#trial, stroke.id)?.state ?? before;
    }
    return [
      {
        do: gesture.map(({ text }) => text),
        ask,
        when: decided ? restsOnThrow(this.#conditions, decided, state, seat) : [],
        view: game.view(state, seat),
        next: this.grow(gesture[gesture.length - 1].id, last, false),
      },
    ];
  }

  /** The strokes that were one gesture. */
  #gesture(first: Stroke): Stroke[] {
    const gesture = [first];
    for (let last = first; last.more === true;) {
      const next = after(this.#trial, last.id);
      const on = next.find(({ id }) => this.#shown.has(id)) ?? next.at(-1);
      if (!on || !positionAt(this.#game, this.#trial, on.id)) break;
      gesture.push(on);
      last = on;
    }
    return gesture;
  }

  #goTo(state: unknown, action: Action): void {
    const aims = this.#conditions.ground?.aims(state, action) ?? [];
    for (const place of aims) this.places.add(place);
    for (const place of aims.slice(0, 1)) this.aimed.add(place);
  }
}

/** Lines that begin alike are one; those that rest on more come before those that rest on less. */
function merged(lines: readonly Node[]): Node[] {
  const known = new Map<string, Node>();
  for (const line of lines) {
    const key = JSON.stringify([line.ask, line.do, line.when]);
    const same = known.get(key);
    known.set(key, same ? { ...same, next: merged([...same.next, ...line.next]) } : line);
  }
  return [...known.values()].toSorted((one, other) => other.when.length - one.when.length);
}

function flatten(lines: readonly Node[], from: number, steps: PlanStep[], views: unknown[]): void {
  for (const { do: words, ask, when, view, next } of lines) {
    views.push(view);
    const number = steps.push({ after: from, do: words, ask, ...(when.length > 0 ? { when } : {}) });
    flatten(next, number, steps, views);
  }
}

/** The same plan, going on whatever falls where only one line goes on. */
export const whateverFalls = (steps: readonly PlanStep[]): readonly PlanStep[] =>
  steps.map((step) => {
    const isAlone = steps.filter((other) => other.after === step.after).length === 1;
    const { when: _, ...rest } = step;
    return isAlone ? rest : step;
  });

/** Whether anything in it hangs on what comes of a throw. */
export const hangsOnThrows = (steps: readonly PlanStep[]): boolean =>
  steps.some(({ when = [] }) => when.length > 0);

/** A new one's name; those made later come later in order. */
export const newPlanId = (now: number, random: number): string =>
  `p${now.toString(36)}${Math.floor(random * 36 ** 4)
    .toString(36)
    .padStart(4, '0')}`;

/** No seat of this line has decided so often in a turn. */
const MOST_SKIPPED = 400;

/**
 * Has the other side do as little as it can until one's own turn comes, or one is asked: what names nothing ends most
 * questions. Chance falls as it falls.
 */
export function skipToOwnTurn(
  game: Game,
  trial: Trial,
  go: (trial: Trial, text: string) => Trial,
  roll: (position: Position, n: number) => string,
): Trial {
  const { seat } = trial;
  let now = trial;
  for (let n = 0; n < MOST_SKIPPED; n++) {
    const position = positionAt(game, now, now.at);
    if (!position || position.turn.kind === 'over') return now;
    const { turn, state } = position;
    if (turn.kind === 'chance') now = go(now, roll(position, n));
    else if (turn.seats.includes(seat)) return now;
    else now = go(now, game.write(leastOf(game.legal(state, turn.seats[0]))));
  }
  return now;
}

const leastOf = (legal: readonly Action[]): Action =>
  legal.findLast((action) => Object.keys(action).length === 1) ?? legal[legal.length - 1];
