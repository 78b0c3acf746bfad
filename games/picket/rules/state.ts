import { CHANCE_TURN, seatTurn, type Ending, type Seat, type Turn } from '@bicorne/engine';
import { BLOCKS_EACH } from '../data/map.ts';

/** What is being decided: a draw, secret placing, which block, where to, stand or fall back, the dice, nothing. */
type Phase = 'draw' | 'place' | 'choose' | 'go' | 'answer' | 'roll' | 'over';

/** Blocks 0–2 are blue's, 3–5 red's; arrays run over blocks. */
export interface State {
  /** The board row by row, `.` open, `~` lake: a shared string, never copied. */
  readonly map: string;
  readonly scouts: boolean;
  phase: Phase;
  turn: number;
  active: Seat;
  /** The block that marches, and the one it attacks. */
  chosen: number;
  target: number;
  /** The hex that is fought for. */
  attacked: number;
  at: number[];
  strength: number[];
  /** Strength when drawn: what is known of the pool follows from it. */
  drawn: number[];
  /** Known to the enemy; shown to everybody. */
  known: boolean[];
  shown: boolean[];
  ending: Ending | null;
}

export const NOWHERE = -1;
export const ALL_BLOCKS = [0, 1, 2, 3, 4, 5] as const;
export const owner = (block: number): Seat => (block < BLOCKS_EACH ? 0 : 1);
export const other = (seat: Seat): Seat => 1 - seat;
export const inPlay = (state: State, block: number): boolean =>
  state.strength[block] > 0 && state.at[block] !== NOWHERE;
export const blockAt = (state: State, hex: number): number => state.at.indexOf(hex);

export const cloneState = (state: State): State => ({
  map: state.map,
  scouts: state.scouts,
  phase: state.phase,
  turn: state.turn,
  active: state.active,
  chosen: state.chosen,
  target: state.target,
  attacked: state.attacked,
  at: state.at.slice(),
  strength: state.strength.slice(),
  drawn: state.drawn.slice(),
  known: state.known.slice(),
  shown: state.shown.slice(),
  ending: state.ending,
});

/** Blocks of this seat that wait to be placed. */
export const unplaced = (state: State, seat: Seat): number =>
  ALL_BLOCKS.find(
    (block) => owner(block) === seat && state.at[block] === NOWHERE && state.strength[block] > 0,
  ) ?? -1;

export function turn(state: State): Turn {
  if (state.ending) return { kind: 'over', ending: state.ending };
  if (state.phase === 'draw' || state.phase === 'roll') return CHANCE_TURN;
  if (state.phase === 'place')
    return { kind: 'seats', seats: [0, 1].filter((seat) => unplaced(state, seat) !== -1) };
  return seatTurn(state.phase === 'answer' ? other(state.active) : state.active);
}
