import { check, ok, type Ending, type Options, type Result, type Seat } from '@bicorne/engine';
import { SEATS } from '../data/map.ts';
import { scenarioSchema } from '../data/scenarios.ts';

/** Blocks 0–2 are blue's, 3–5 red's; arrays run over blocks. */
export interface State {
  /** The board row by row, `.` open, `~` lake. */
  readonly map: string;
  readonly scouts: boolean;
  phase: 'draw' | 'place' | 'choose' | 'go' | 'answer' | 'roll';
  turn: number;
  /** The block that marches, or marched last, and the one it attacks. */
  chosen: number;
  target: number;
  at: number[];
  /** 0: not drawn yet, or gone. */
  strength: number[];
  /** Whether everybody has seen its strength. */
  known: boolean[];
  ending: Ending | null;
}

export const NOWHERE = -1;
export const BLOCKS: readonly number[] = [0, 1, 2, 3, 4, 5];
export const OWN: readonly (readonly number[])[] = [BLOCKS.slice(0, 3), BLOCKS.slice(3)];
export const owner = (block: number): Seat => (block < 3 ? 0 : 1);
export const other = (seat: Seat): Seat => 1 - seat;
/** P3.1 */
export const active = (state: State): Seat => (state.turn + 1) % 2;
export const defender = (state: State): Seat => other(active(state));
export const inPlay = (state: State, seat: Seat): number[] =>
  OWN[seat].filter((block) => state.at[block] !== NOWHERE);

export function setup(data: unknown, options: Options): Result<State> {
  const scenario = check(scenarioSchema, data, 'scenario');
  if (!scenario.ok) return scenario;
  const { map, blocks, turn: number } = scenario.value;
  const given = BLOCKS.map((block) => blocks?.[SEATS[owner(block)]][block % 3]);
  return ok({
    map: map.replaceAll('/', ''),
    scouts: options['scouts'] === true,
    phase: blocks ? 'choose' : 'draw',
    turn: number,
    chosen: -1,
    target: -1,
    at: given.map((block) => block?.at ?? NOWHERE),
    strength: given.map((block) => block?.strength ?? 0),
    known: given.map((block) => block?.known ?? false),
    ending: null,
  });
}

export function cloneState(state: State): State {
  const { at, strength, known } = state;
  return { ...state, at: at.slice(), strength: strength.slice(), known: known.slice() };
}
