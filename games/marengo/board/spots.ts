import { MOST_PIECES } from '../data/forces.ts';
import { COUNTER, LEAD, PIECE, type MarengoAction } from '../rules/actions.ts';
import type { Frame } from '../rules/frames.ts';
import { BEYOND, HAND, isReserve, opposite, positionOf } from '../rules/map.ts';
import { A1, facesOf, GUN } from '../rules/pieces.ts';
import type { MarengoView } from '../rules/view.ts';
import { crossedTo, goalsOf, type GoalKind } from './goals.ts';

/** What may be done where. Everything comes from the list of legal actions. */
export interface Spots {
  /** Between actions: the positions that may act, each with all it may begin. */
  readonly sources: ReadonlyMap<number, readonly MarengoAction[]>;
  /** Places that answer the question, or that the chosen pieces may go to or act on. */
  readonly places: ReadonlyMap<number, Spot>;
  /** The same for crossings. */
  readonly crossings: ReadonlyMap<number, MarengoAction>;
}

export type SpotKind = GoalKind;
interface Spot {
  readonly kind: SpotKind;
  /** What a press may mean; of several one is asked which. */
  readonly ways: readonly Way[];
}

/** All steps that one press takes; and the piece that does it, where none was named before. */
export interface Way {
  readonly gesture: readonly MarengoAction[];
  /** Orders that all of it spends; null where the tray says what one step costs. */
  readonly orders: number | null;
  readonly face: number | null;
  readonly kind: SpotKind;
}

/** The line that shall act, and which of its pieces; none are named: any of them. */
export interface Chosen {
  readonly at: number;
  readonly faces: readonly number[];
}

export function spotsOf(view: MarengoView, legal: readonly MarengoAction[], chosen: Chosen | null): Spots {
  if (view.frames.length === 0) return between(view, legal, chosen);
  if (view.frames.at(-1)?.at === 'organise') return meanwhile(view, legal, chosen);
  return answers(view, legal);
}

/** While a locality is being organised the others may begin what costs no order. (M14.9) */
function meanwhile(view: MarengoView, legal: readonly MarengoAction[], chosen: Chosen | null): Spots {
  const goesOn = ({ do: what }: MarengoAction): boolean => what === 'organise' || what === 'done';
  const { places } = answers(view, legal.filter(goesOn));
  const free = between(
    { ...view, orders: 0 },
    legal.filter((action) => !goesOn(action)),
    chosen,
  );
  return { ...free, places: new Map([...places, ...free.places]) };
}

function answers(view: MarengoView, legal: readonly MarengoAction[]): Spots {
  const places = new Map<number, Spot>();
  const crossings = new Map<number, MarengoAction>();
  for (const action of legal) {
    const at = targetOf(view, action);
    const kind = action.do === 'disc' ? 'disc' : 'place';
    if (at > 0) add(places, at, { gesture: [action], orders: null, face: null, kind });
    if (action.do === 'cross') crossings.set(action.by, action);
  }
  return { sources: NO_SOURCES, places, crossings };
}

const NO_SOURCES: Spots['sources'] = new Map();
const NO_CROSSINGS: Spots['crossings'] = new Map();

function between(view: MarengoView, legal: readonly MarengoAction[], chosen: Chosen | null): Spots {
  const sources = Map.groupBy(
    legal.filter((action) => sourceOf(action) > 0),
    sourceOf,
  );
  const places = new Map<number, Spot>();
  const begins = chosen && sources.get(chosen.at);
  if (begins)
    for (const { faces, face } of handsOf(view, chosen))
      for (const { at, ...goal } of goalsOf(view, begins, faces)) add(places, at, { ...goal, face });
  return { sources, places, crossings: NO_CROSSINGS };
}

/** The pieces that were named; or each kind there is in the line by itself. */
function handsOf(
  view: MarengoView,
  { at, faces }: Chosen,
): { faces: readonly number[]; face: number | null }[] {
  if (faces.length > 0) return [{ faces, face: null }];
  const kinds = [...new Set(freshFaces(view, at))];
  return kinds.length < 2 ? [{ faces: kinds, face: null }] : kinds.map((face) => ({ faces: [face], face }));
}

/** One's own pieces of a line that may still act. (M6.5) */
export const freshFaces = ({ stacks }: MarengoView, position: number): number[] =>
  stacks.flatMap(({ at, acted, faces }) =>
    at === position && !acted && faces !== undefined ? facesOf(faces) : [],
  );

/** One more of a kind of which there are so many, or none of it; where these can do nothing together it goes alone. (M8.1) */
export function withOne(
  view: MarengoView,
  legal: readonly MarengoAction[],
  { at, faces }: Chosen,
  face: number,
  count: number,
): readonly number[] {
  if (faces.filter((one) => one === face).length === count) return faces.filter((one) => one !== face);
  const all = [...faces, face].toSorted((one, other) => one - other);
  return spotsOf(view, legal, { at, faces: all }).places.size > 0 ? all : [face];
}

function add(places: Map<number, Spot>, at: number, way: Way): void {
  const { ways = [], kind = way.kind } = places.get(at) ?? {};
  // What names no piece is the same for all of them.
  if (way.gesture.length === 1 && ways.some(({ gesture }) => gesture[0] === way.gesture[0])) return;
  const one = way.gesture.length === 1 ? { ...way, face: null } : way;
  places.set(at, { kind, ways: [...ways, one] });
}

/** Where one clicks to begin it. */
function sourceOf(action: MarengoAction): number {
  if (action.do === 'organise') return action.at;
  return 'from' in action ? action.from : 0;
}

/** Where one clicks to answer. */
function targetOf(view: MarengoView, action: MarengoAction): number {
  switch (action.do) {
    case 'ride':
    case 'retreat':
      return action.to;
    case 'disc':
    case 'organise':
      return action.at;
    case 'cross': {
      const road = view.frames.find((frame) => frame.at === 'road');
      return road ? crossedTo(action.by, road.locality) : 0;
    }
    default:
      return 0;
  }
}

/** All pieces that are left of a line, where they may be taken up together and it need not be said which. (M6.7, M7.1, M9.3) */
export function togetherOf(view: MarengoView, legal: readonly MarengoAction[]): readonly MarengoAction[] {
  const frame = view.frames.at(-1);
  const marches = frame?.at === 'march' && isReserve(frame.to);
  const attacks = frame?.at === 'attack' && frame.step === 'pick';
  if ((!marches && !attacks) || !legal.some((action) => action.do === 'piece')) return [];
  const left = freshFaces(view, frame.from);
  return left.length + freshFaces(view, HAND).length > MOST_PIECES ? [] : left.map((face) => PIECE[face]);
}

// Single pieces

export interface LivePieces {
  /** What may be done with a piece of that face (null where it is hidden) at that place, or in that part of an assault. */
  action(at: number, face: number | null, role: Role): MarengoAction | null;
}

type Role = 'none' | 'gun' | 'lead' | 'guard' | 'counter';

export function livePieces(view: MarengoView, legal: readonly MarengoAction[]): LivePieces {
  const found = new Map<string, MarengoAction>();
  for (const action of legal) {
    const key = pieceKey(view, action);
    if (key !== null && !found.has(key)) found.set(key, action);
  }
  return {
    action: (at, face, role) => (face === null ? null : (found.get(keyOf(at, face, role)) ?? null)),
  };
}

const keyOf = (at: number, face: number, role: Role): string =>
  role === 'none' || role === 'gun' ? `${at}:${face}${role === 'gun' ? 'g' : ''}` : `${role}:${face}`;

function pieceKey(view: MarengoView, action: MarengoAction): string | null {
  if (action.do === 'reduce') return reductionKey(view, action.at, action.face);
  if (action.do !== 'piece' && action.do !== 'lead' && action.do !== 'counter' && action.do !== 'show')
    return null;
  const gun = action.face === GUN;
  return keyOf(pickedFrom(view, action.do), gun ? A1 : action.face, gun ? 'gun' : 'none');
}

function reductionKey(view: MarengoView, at: number, face: number): string {
  if (at === COUNTER) return keyOf(0, face, 'counter');
  if (at === LEAD) return keyOf(0, face, defends(view.frames) ? 'guard' : 'lead');
  return keyOf(positionOf(at), face === GUN ? A1 : face, face === GUN ? 'gun' : 'none');
}

const defends = (frames: readonly Frame[]): boolean =>
  frames.some((frame) => frame.at === 'assault' && frame.step === 'endure');

/** The place from which pieces are being named. */
function pickedFrom({ frames }: MarengoView, what: 'piece' | 'lead' | 'counter' | 'show'): number {
  const frame = frames.at(-1);
  if (!frame || what === 'show') return HAND;
  if (frame.at === 'assault')
    return what === 'piece' || frame.step === 'storm' ? frame.from : opposite(frame.from);
  if (frame.at === 'attack') return frame.step === 'answer' ? BEYOND[frame.via] : frame.from;
  return 'from' in frame ? frame.from : 0;
}

/** For the shell: what the board or the tray offers to click. */
const BUTTONS: ReadonlySet<MarengoAction['do']> = new Set(['end', 'done', 'advance', 'fire', 'hold']);
export const isDrawn = (action: MarengoAction): boolean => !BUTTONS.has(action.do);
