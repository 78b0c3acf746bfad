import { COUNTER, LEAD, type MarengoAction } from '../rules/actions.ts';
import type { Frame } from '../rules/frames.ts';
import {
  BEYOND,
  boxOf,
  EXIT_SIDE,
  EXIT_TO,
  HAND,
  isBox,
  LOCALITY,
  LOCALITY_EXITS,
  opposite,
  positionOf,
} from '../rules/map.ts';
import { A1, GUN } from '../rules/pieces.ts';
import type { MarengoView } from '../rules/view.ts';

/** What may be done where. Everything comes from the list of legal actions. */
export interface Spots {
  /** Between actions: the positions that may act, each with all it may do. */
  readonly sources: ReadonlyMap<number, readonly MarengoAction[]>;
  /** Places that answer the question, or that the chosen source may act on. */
  readonly places: ReadonlyMap<number, Spot>;
  /** The same for crossings. */
  readonly crossings: ReadonlyMap<number, MarengoAction>;
}

export type SpotKind = 'place' | 'target' | 'disc';
interface Spot {
  readonly kind: SpotKind;
  readonly actions: readonly MarengoAction[];
}

export function spotsOf(view: MarengoView, legal: readonly MarengoAction[], chosen: number | null): Spots {
  const sources = new Map<number, MarengoAction[]>();
  const places = new Map<number, Spot>();
  const crossings = new Map<number, MarengoAction>();
  const between = view.frames.length === 0;
  for (const action of legal) {
    const source = between ? sourceOf(action) : 0;
    if (source > 0) push(sources, source, action);
    if (source > 0 && source !== chosen) continue;
    const at = targetOf(view, action);
    if (at > 0) places.set(at, joined(places.get(at), action));
    if (action.do === 'cross') crossings.set(action.by, action);
    if (action.do === 'road') for (const by of wayOut(view, action.from)) crossings.set(by, action);
  }
  return { sources, places, crossings };
}

function push(map: Map<number, MarengoAction[]>, key: number, action: MarengoAction): void {
  const known = map.get(key);
  if (known) known.push(action);
  else map.set(key, [action]);
}

const joined = (known: Spot | undefined, action: MarengoAction): Spot => ({
  kind: KINDS[action.do] ?? 'place',
  actions: [...(known?.actions ?? []), action],
});

const KINDS: Readonly<Partial<Record<MarengoAction['do'], SpotKind>>> = {
  attack: 'target',
  assault: 'target',
  bombard: 'target',
  complete: 'target',
  disc: 'disc',
};

/** Where one clicks to begin it. */
function sourceOf(action: MarengoAction): number {
  if (action.do === 'organise') return action.at;
  return 'from' in action ? action.from : 0;
}

/** Where one clicks to do it. */
function targetOf(view: MarengoView, action: MarengoAction): number {
  switch (action.do) {
    case 'march':
    case 'ride':
    case 'retreat':
      return action.to;
    case 'attack':
      return opposite(action.via);
    case 'assault':
      return opposite(action.from);
    case 'bombard':
    case 'complete':
      return BEYOND[action.from];
    case 'enter':
    case 'pontoon':
      return isBox(action.from) ? boxOf(action.from).into : 0;
    case 'disc':
      return action.at;
    case 'organise':
      return view.frames.length > 0 ? action.at : 0;
    case 'cross':
      return crossTarget(view, action.by);
    default:
      return 0;
  }
}

/** The locality that a marching piece reaches by a crossing. */
function crossTarget(view: MarengoView, by: number): number {
  const road = view.frames.find((frame) => frame.at === 'road');
  if (!road) return 0;
  return LOCALITY[EXIT_SIDE[2 * by]] === road.locality ? EXIT_TO[2 * by] : EXIT_TO[2 * by + 1];
}

/** Crossings by which a road leads out of a locality towards no enemy: where a march by road would begin. */
const wayOut = (view: MarengoView, locality: number): number[] =>
  LOCALITY_EXITS[locality]
    .filter((exit) => {
      const to = EXIT_TO[exit];
      return view.garrison[to] === 0 || view.entered[to] === view.army;
    })
    .map((exit) => exit >> 1);

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
