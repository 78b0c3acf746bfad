import { CHANCE_TURN, seatTurn, type Ending, type Seat, type Turn } from '@bicorne/engine';
import { enemyOf, FIRST_HOUR, FRENCH } from '../data/forces.ts';
import { decider, type Frame } from './frames.ts';
import { acted, ANSWER, BAGS, boxOf, ENTRY_BOX, HAND, isBox, LOCALITY, positionOf } from './map.ts';
import { size, type Group } from './pieces.ts';

/** What both players may know of a group of one army: of the pieces in these places at least so many of each face. */
export interface Note {
  readonly army: number;
  readonly at: readonly number[];
  readonly least: Group;
}

/** Pieces dealt blind: whose bag the next one comes from and where it goes. (M4.3) */
interface Deal {
  /** By bag. */
  readonly armies: readonly number[];
  /** By piece. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  next: number;
}

export interface State {
  /** The option `orderTogether`. (M14.8) */
  readonly together: boolean;
  hour: number;
  /** The army whose turn it is. */
  army: number;
  orders: number;
  /** The face-down pieces of every place. */
  faces: Group[];
  /** By locality: how many pieces stand in it, and which army entered it last (-1: none). */
  garrison: number[];
  entered: number[];
  /** By army: the localities it stands in, in their order. */
  posts: number[][];
  // What seldom changes is shared between copies, and replaced when it does.
  /** By locality: whether the French in it are disorganised. */
  disorder: readonly boolean[];
  /** Artillery that lies face up: four times its position, plus its stage. */
  guns: number[];
  /** Positions of hidden artillery that declared or completed a bombardment in its army's last turn. */
  tired: number[];
  /** All the pieces of each army, wherever they are. (M20.10) */
  muster: Group[];
  uncommitted: number[];
  /** Committed discs by locality, and of the French ones those that the enemy moved there in his last turn. */
  discs: readonly (readonly number[])[];
  moved: readonly number[];
  /** By crossing the last step in which it was used this turn, negative for the way back. (M8.5, M8.9) */
  traffic: number[];
  /** Used up this turn: crossings by road-march attacks, approaches by manoeuvre attacks, borders by lost assaults, localities by won ones. */
  raided: number[];
  tried: number[];
  closed: number[];
  stormed: number[];
  pontoon: boolean;
  notes: readonly Note[];
  deal: Deal | null;
  /** What is going on, the innermost last; between actions there is nothing. */
  frames: Frame[];
  ending: Ending | null;
}

/** Stages of face-up artillery. (M10.2, M10.8) */
export const DECLARED = 0;
export const READY = 1;
export const FIRED = 2;
export const gun = (position: number, stage: number): number => 4 * position + stage;
export const gunAt = (entry: number): number => entry >> 2;
export const gunStage = (entry: number): number => entry & 3;

export const cloneState = (state: State): State => ({
  together: state.together,
  hour: state.hour,
  army: state.army,
  orders: state.orders,
  faces: state.faces.slice(),
  garrison: state.garrison.slice(),
  entered: state.entered.slice(),
  posts: [state.posts[0].slice(), state.posts[1].slice()],
  disorder: state.disorder,
  guns: state.guns.slice(),
  tired: state.tired.slice(),
  muster: state.muster.slice(),
  uncommitted: state.uncommitted.slice(),
  discs: state.discs,
  moved: state.moved,
  traffic: state.traffic.slice(),
  raided: state.raided.slice(),
  tried: state.tried.slice(),
  closed: state.closed.slice(),
  stormed: state.stormed.slice(),
  pontoon: state.pontoon,
  notes: state.notes,
  deal: state.deal && { ...state.deal },
  frames: state.frames.map(cloneFrame),
  ending: state.ending,
});

const cloneFrame = (frame: Frame): Frame => {
  if (frame.at === 'finish') return { ...frame, rode: frame.rode.slice() };
  if (frame.at === 'organise') return { ...frame, places: frame.places.slice(), left: frame.left.slice() };
  return { ...frame };
};

export function turn(state: State): Turn {
  if (state.ending) return { kind: 'over', ending: state.ending };
  if (state.deal) return CHANCE_TURN;
  return seatTurn(toDecide(state));
}

function toDecide(state: State): Seat {
  const { frames, army } = state;
  return frames.length === 0 ? army : decider(frames[frames.length - 1], army);
}

export const topFrame = ({ frames }: State): Frame | undefined =>
  frames.length === 0 ? undefined : frames[frames.length - 1];

/** Pieces in a position, whatever their state. */
export function standing(state: State, position: number): number {
  let count = size(state.faces[position]) + size(state.faces[acted(position)]);
  for (const entry of state.guns) if (gunAt(entry) === position) count++;
  return count;
}

/** M3.2 */
export const occupiedBy = (state: State, locality: number, army: number): boolean =>
  state.garrison[locality] > 0 && state.entered[locality] === army;
export const enemyIn = (state: State, locality: number): boolean =>
  state.garrison[locality] > 0 && state.entered[locality] !== state.army;

const waiting = (state: State, box: number): number => size(state.faces[box]) + size(state.faces[acted(box)]);

/** M15.7 */
export function shut(state: State, locality: number, army: number): boolean {
  const box = ENTRY_BOX[locality];
  return box !== 0 && boxOf(box).army !== army && waiting(state, box) > 0;
}

/** M14.1 */
export const surprised = (state: State, army: number): boolean =>
  army === FRENCH && state.hour === FIRST_HOUR;

export const morale = (state: State, army: number): number => {
  let sum = state.uncommitted[army];
  for (const count of state.discs[army]) sum += count;
  return sum;
};

/** The army whose pieces a place holds; -1 where nobody stands. */
export function armyAt(state: State, place: number): number {
  const position = positionOf(place);
  const locality = LOCALITY[position];
  if (locality > 0) return state.garrison[locality] > 0 ? state.entered[locality] : -1;
  if (position === HAND) return state.army;
  if (position === ANSWER) return enemyOf(state.army);
  if (isBox(position)) return boxOf(position).army;
  return state.deal?.armies[position - BAGS[0]] ?? -1;
}
