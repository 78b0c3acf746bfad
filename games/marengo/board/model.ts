import type { ArmSign } from '@bicorne/boardkit';
import { enemyOf } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import type { Frame } from '../rules/frames.ts';
import {
  acted as actedAt,
  ANSWER,
  BEYOND,
  HAND,
  isBox,
  isReserve,
  LAST_LOCALITY,
  LOCALITY,
  opposite,
  SIDES,
  TO_BLOCK,
} from '../rules/map.ts';
import { A1, facesOf, STRENGTH, TYPE, type Group } from '../rules/pieces.ts';
import { FIRED, gunAt, gunStage } from '../rules/state.ts';
import type { MarengoView, Stack } from '../rules/view.ts';
import { notedAt, partedBy, sharedAt } from './notes.ts';
import { passagesOf, type Passage } from './passages.ts';
import { livePieces, type LivePieces } from './spots.ts';

/** All that is drawn, read off the view once; the components know nothing of the view's shape. */
export interface Model {
  /** The blocks of every position that has any, by position. */
  readonly lines: ReadonlyMap<number, Line>;
  readonly discs: readonly Discs[];
  /** Localities whose pieces are disorganised. */
  readonly disorder: ReadonlySet<number>;
  readonly trails: readonly Trail[];
  /** Pieces that came to a position just now: from where, and how many. */
  readonly arrivals: ReadonlyMap<number, Arrival>;
  /** The border over which something is being fought out, by its attack approach. */
  readonly fight: number | null;
  /** Approaches whose artillery has laid its guns and not fired yet. (M10.2) */
  readonly aims: readonly number[];
  /** Crossings that were used this turn, with the last step and the direction. */
  readonly traffic: readonly Used[];
  /** The place a marching piece has reached. */
  readonly at: number;
}

export interface Line {
  readonly position: number;
  readonly army: number;
  readonly bars: readonly Bar[];
  /** What may be remembered of the face-down pieces here: at least these. */
  readonly note: readonly number[];
  /** What may be remembered of them and of a few pieces elsewhere together. */
  readonly shared: readonly number[];
  /** How an approach is blocked. */
  readonly blocks: 'no' | 'part' | 'full';
}

/** One block. A face that is not shown is null, and nothing else tells one such block from another. */
export interface Bar {
  readonly face: number | null;
  /** A face that is remembered: all of the line are known, but none of them is shown. */
  readonly known: number | null;
  readonly acted: boolean;
  /** Taken up for the action that is on. */
  readonly lifted: boolean;
  /** Lies face up for all to see; in an assault, in this part. */
  readonly open: boolean;
  readonly role: 'none' | 'lead' | 'guard' | 'counter';
  readonly action: MarengoAction | null;
}

interface Discs {
  readonly locality: number;
  readonly army: number;
  readonly count: number;
}

export interface Trail {
  readonly from: number;
  readonly to: number;
  readonly army: number;
  readonly kind: 'march' | 'retreat' | 'attack';
  /** The crossings of a march by road. */
  readonly by: readonly Passage[];
}

export interface Arrival {
  readonly from: number;
  readonly count: number;
}

interface Used {
  readonly crossing: number;
  readonly step: number;
}

const SIGNS: readonly ArmSign[] = ['infantry', 'cavalry', 'artillery'];
export const signOf = (face: number): ArmSign => SIGNS[TYPE[face]];
export const strengthOf = (face: number): number => STRENGTH[face];

export function modelOf(
  view: MarengoView,
  legal: readonly MarengoAction[],
  events: readonly MarengoEvent[],
  traced = false,
): Model {
  return {
    lines: linesOf(view, livePieces(view, legal)),
    discs: discsOf(view),
    disorder: new Set(view.disorder.flatMap((is, locality) => (is ? [locality] : []))),
    trails: [...trailsOf(view, events).filter(({ kind }) => !traced || kind === 'attack'), ...marchOf(view)],
    arrivals: arrivalsOf(events),
    fight: fightOf(view.frames),
    aims: view.guns.filter((entry) => gunStage(entry) !== FIRED).map(gunAt),
    traffic: view.traffic.flatMap((step, crossing) =>
      step === 0 ? [] : [{ crossing, step: Math.abs(step) }],
    ),
    at: handPlace(view.frames),
  };
}

// Lines of blocks

const PLAIN = { known: null, acted: false, lifted: false, open: false, role: 'none', action: null } as const;
const makeBar = (face: number | null, more: Partial<Bar>): Bar => ({ ...PLAIN, face, ...more });

/** Blocks by the position in which they are drawn. */
class LineBook {
  readonly #lines = new Map<number, { readonly army: number; readonly bars: Bar[] }>();

  add(position: number, army: number, bars: readonly Bar[]): void {
    if (position === 0 || bars.length === 0) return;
    const known = this.#lines.get(position);
    if (known) known.bars.push(...bars);
    else this.#lines.set(position, { army, bars: [...bars] });
  }

  lines(view: MarengoView): Map<number, Line> {
    return new Map(
      [...this.#lines].map(([position, { army, bars }]) => [position, lineOf(view, position, army, bars)]),
    );
  }
}

/** Those shown in an assault stand in front, then those that may still act, those that have acted, face-up guns. */
function linesOf(view: MarengoView, live: LivePieces): Map<number, Line> {
  const book = new LineBook();
  addShown(view, live, book);
  for (const stack of view.stacks) if (!stack.acted) addStack(view, live, book, stack);
  for (const stack of view.stacks) if (stack.acted) addStack(view, live, book, stack);
  for (const entry of view.guns) {
    const at = gunAt(entry);
    const bar = makeBar(A1, { open: true, action: live.action(at, A1, 'gun') });
    book.add(at, view.entered[LOCALITY[at]], [bar]);
  }
  return book.lines(view);
}

function addStack(view: MarengoView, live: LivePieces, book: LineBook, stack: Stack): void {
  const { at, army, acted, count } = stack;
  const lifted = at === HAND || at === ANSWER;
  const faces = stack.faces === undefined ? Array<null>(count).fill(null) : facesOf(stack.faces);
  const action = (face: number | null): MarengoAction | null =>
    acted ? null : live.action(at, face, 'none');
  book.add(
    placeOf(view.frames, at),
    army,
    faces.map((face) => makeBar(face, { acted, lifted, action: action(face) })),
  );
}

/** The pieces that an assault has turned face up stand before the others. (M11.6, M11.9, M11.13) */
function addShown(view: MarengoView, live: LivePieces, book: LineBook): void {
  const assault = view.frames.find((frame) => frame.at === 'assault');
  if (!assault) return;
  const { from, lead, guard, counter } = assault;
  const shown = (group: Group, role: 'lead' | 'guard' | 'counter'): Bar[] =>
    facesOf(group).map((face) => makeBar(face, { open: true, role, action: live.action(0, face, role) }));
  book.add(from, view.army, shown(lead, 'lead'));
  book.add(opposite(from), enemyOf(view.army), [...shown(guard, 'guard'), ...shown(counter, 'counter')]);
}

/** Where every hidden block of a line is remembered for what it is its face is pencilled on it; else a note says what is. */
function lineOf(view: MarengoView, position: number, army: number, list: readonly Bar[]): Line {
  const hidden = list.filter(({ face }) => face === null);
  const places = hidden.map((bar) => placeOfBar(bar, position, army === view.army));
  const noted = notedAt(view, position, army, hidden.length);
  const known = partedBy(view, noted, places);
  return {
    position,
    army,
    bars: known ? list.map((bar) => recall(bar, known, hidden.indexOf(bar))) : list,
    note: known ? [] : facesOf(noted),
    shared: known ? [] : sharedAt(view, position, army, noted),
    blocks: blocking(position, list.length),
  };
}

/** Whether a block has acted or is taken up is seen by everybody. (M17.2, M20.1) */
function placeOfBar({ acted, lifted }: Bar, position: number, attacks: boolean): number {
  if (lifted) return attacks ? HAND : ANSWER;
  return acted ? actedAt(position) : position;
}

const recall = (bar: Bar, known: readonly number[], i: number): Bar =>
  i < 0 ? bar : { ...bar, known: known[i] };

const blocking = (position: number, count: number): Line['blocks'] => {
  if (isReserve(position) || isBox(position)) return 'no';
  return count >= TO_BLOCK[position] ? 'full' : 'part';
};

/** Where a stack is drawn: pieces in hand are where the action has brought them. */
function placeOf(frames: readonly Frame[], at: number): number {
  if (at === HAND) return handPlace(frames);
  if (at !== ANSWER) return at > ANSWER ? 0 : at;
  const attack = frames.find((frame) => frame.at === 'attack');
  return attack ? opposite(attack.via) : 0;
}

export function handPlace(frames: readonly Frame[]): number {
  for (const frame of frames.toReversed()) {
    if (frame.at === 'finish') return frame.to;
    if (frame.at === 'road') return frame.locality === 0 ? frame.from : frame.locality;
    if (frame.at === 'march' || frame.at === 'attack' || frame.at === 'assault') return frame.from;
    if (frame.at === 'pontoon' || frame.at === 'enter') return frame.from;
  }
  return 0;
}

function fightOf(frames: readonly Frame[]): number | null {
  for (const frame of frames.toReversed()) {
    if (frame.at === 'attack') return frame.via;
    if (frame.at === 'assault' || frame.at === 'target' || frame.at === 'enter') return frame.from;
  }
  return null;
}

// Discs and trails

function discsOf({ discs }: MarengoView): Discs[] {
  return discs.flatMap((counts, army) =>
    counts.flatMap((count, locality) => (count === 0 ? [] : [{ locality, army, count }])),
  );
}

function trailsOf(view: MarengoView, events: readonly MarengoEvent[]): Trail[] {
  const crossed = events.some(({ type }) => type === 'crossed');
  return events
    .flatMap((event): Trail[] => {
      if (event.type === 'moved') {
        const { from, to, army } = event;
        return [{ from, to, army, kind: 'march', by: wayOf(view, from, to, crossed) }];
      }
      if (event.type === 'recovered') return [trail(event.from, LOCALITY[event.from], event.army, 'march')];
      if (event.type === 'retreated') return [trail(event.from, event.to, event.army, 'retreat')];
      if (event.type === 'attacked') return [trail(event.via, opposite(event.via), event.army, 'attack')];
      return [];
    })
    .filter(({ from, to }) => from !== to);
}

const trail = (from: number, to: number, army: number, kind: Trail['kind']): Trail => ({
  from,
  to,
  army,
  kind,
  by: [],
});

/** By road, if something was just crossed or the places lie too far apart for any other march. */
export function wayOf(view: MarengoView, from: number, to: number, crossed: boolean): readonly Passage[] {
  if (!isBox(from) && !isReserve(from)) return [];
  const near = SIDES[LOCALITY[from]].some((side) => BEYOND[side] === LOCALITY[to]);
  if (from === LOCALITY[to] || (near && !crossed)) return [];
  return passagesOf(view, from, LOCALITY[to]) ?? [];
}

/** A march by road that is under way: from where it set out to where it is. */
function marchOf(view: MarengoView): Trail[] {
  const road = view.frames.find((frame) => frame.at === 'road');
  if (!road || road.locality === 0 || road.from === road.locality) return [];
  const { from, locality: to } = road;
  return [{ from, to, army: view.army, kind: 'march', by: passagesOf(view, from, to) ?? [] }];
}

function arrivalsOf(events: readonly MarengoEvent[]): Map<number, Arrival> {
  const arrivals = new Map<number, Arrival>();
  for (const event of events) {
    if (event.type === 'moved') arrivals.set(event.to, { from: event.from, count: event.count });
    if (event.type === 'retreated') arrivals.set(event.to, { from: event.from, count: 1 });
  }
  return arrivals;
}

// Facts that several components ask for

/** The pieces of either army in a locality: public. */
export const standingIn = (view: MarengoView, locality: number): { army: number; count: number } | null =>
  view.garrison[locality] > 0 ? { army: view.entered[locality], count: view.garrison[locality] } : null;

export const standingAt = (view: MarengoView, position: number): number =>
  view.stacks.reduce((sum, { at, count }) => sum + (at === position ? count : 0), 0) +
  view.guns.filter((entry) => gunAt(entry) === position).length;

/** Those of them that may take part in an action: they have not acted, and are no guns that lie face up. (M6.5) */
export const freshAt = ({ stacks }: MarengoView, position: number): number =>
  stacks.reduce((sum, { at, acted, count }) => sum + (at === position && !acted ? count : 0), 0);

/** Uncommitted discs and those on the map. (M18.1) */
export const moraleOf = (view: MarengoView, army: number): number =>
  view.discs[army].reduce((sum, count) => sum + count, view.uncommitted[army]);

/** Austrian pieces beyond the objective line. (M19.2) */
export const throughLine = (view: MarengoView, east: readonly boolean[]): number => {
  let count = 0;
  for (let locality = 1; locality <= LAST_LOCALITY; locality++)
    if (east[locality] && view.entered[locality] === 0) count += view.garrison[locality];
  return count;
};
