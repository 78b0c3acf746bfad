import { gestureMark } from '@bicorne/boardkit';
import { quickRng } from '@bicorne/engine';
import { DONE, PIECE, type MarengoAction } from '../rules/actions.ts';
import { act, legal } from '../rules/flow.ts';
import { BEYOND, boxOf, EXIT_SIDE, EXIT_TO, HAND, LOCALITY, opposite } from '../rules/map.ts';
import { size } from '../rules/pieces.ts';
import { sample } from '../rules/sample.ts';
import { cloneState, topFrame, type State } from '../rules/state.ts';
import type { MarengoView } from '../rules/view.ts';

/** What one press does with the pieces that were chosen: the place that is pressed, and every step up to there. */
export interface Goal {
  readonly at: number;
  readonly kind: GoalKind;
  readonly gesture: readonly MarengoAction[];
  /** Orders that all of it spends. */
  readonly orders: number;
}

export type GoalKind = 'place' | 'target' | 'disc';

/** A goal, and what the table looks like when it is reached. */
interface Reached extends Goal {
  readonly after: State;
}

/**
 * Where these pieces of a position can go and whom they can attack, each with one press. What follows a step is known by
 * playing it in a state that agrees with the view. Of several ways to a place those that cost fewest orders remain, and
 * of these as many as leave different things behind.
 */
export function goalsOf(
  view: MarengoView,
  begins: readonly MarengoAction[],
  faces: readonly number[],
): readonly Goal[] {
  const start = sample(view, view.viewer, quickRng('hand'));
  const found = begins.flatMap((action) => follow(start, action, faces));
  // Whoever comes back to where he was has gone nowhere.
  const away = found.filter(
    ({ at, kind, gesture: [first] }) => kind === 'target' || !('from' in first) || at !== first.from,
  );
  const places = Map.groupBy(away, ({ at, kind }) => `${at} ${kind}`);
  return [...places.values()].flatMap((ways) => worthAsking(ways));
}

function worthAsking(ways: readonly Reached[]): readonly Goal[] {
  const least = Math.min(...ways.map(({ orders }) => orders));
  const cheap = ways.filter(({ orders }) => orders === least);
  const alike = Map.groupBy(cheap, leaves);
  return [...alike.values()].map((same) => {
    const { after: _, ...goal } = same.reduce((one, other) => (roads(other) < roads(one) ? other : one));
    return goal;
  });
}

/**
 * What a way leaves behind, but for the traffic on the roads; who came through an empty locality last matters where discs
 * lie in it. (M18.20)
 */
function leaves({ after, kind, gesture }: Reached): string {
  if (kind === 'target') return gestureMark(gesture);
  const entered = after.entered.map((army, at) =>
    after.garrison[at] > 0 || after.discs.some((discs) => discs[at] > 0) ? army : 0,
  );
  return JSON.stringify({ ...after, entered, traffic: null });
}

/** Crossings that are used, so that fewer are left for others. (M8.5) */
const roads = ({ gesture }: Goal): number => gesture.filter((action) => action.do === 'cross').length;

function follow(start: State, action: MarengoAction, faces: readonly number[]): Reached[] {
  const alone = faces.length === 1;
  switch (action.do) {
    case 'march':
      return marched(start, action, action.to, faces);
    case 'attack':
      return attacked(start, action, opposite(action.via), faces);
    case 'assault':
      return [ends(start, begun(start, action, opposite(action.from)), 'target')];
    case 'bombard':
    case 'complete':
      return [ends(start, begun(start, action, BEYOND[action.from]), 'target')];
    case 'road': // M8.1
      return alone ? byRoad(start, action, action.from, faces) : [];
    case 'enter':
      return alone ? byRoad(start, action, boxOf(action.from).into, faces) : [];
    case 'pontoon':
      return alone ? overPontoon(start, action, boxOf(action.from).into, faces) : [];
    default:
      return [];
  }
}

const begun = (start: State, action: MarengoAction, at: number): Way => ({
  state: after(start, action),
  gesture: [action],
  at,
});

function after(state: State, action: MarengoAction): State {
  const next = cloneState(state);
  act(next, next.army, action);
  return next;
}

/** Somewhere on the way: where the pieces have come. */
interface Way {
  readonly state: State;
  readonly gesture: readonly MarengoAction[];
  readonly at: number;
}

const step = ({ state, gesture, at }: Way, action: MarengoAction): Way => ({
  state: after(state, action),
  gesture: [...gesture, action],
  at,
});

const answers = ({ state }: Way): readonly MarengoAction[] => legal(state, state.army);

const ends = (start: State, { state, gesture, at }: Way, kind: GoalKind): Reached => ({
  at,
  kind,
  gesture,
  orders: start.orders - state.orders,
  after: state,
});

/** Begins it, and takes up just these pieces; null where that cannot be. One that stands alone is taken up by itself. */
function taking(start: State, action: MarengoAction, at: number, faces: readonly number[]): Way | null {
  let way = begun(start, action, at);
  const taken = size(way.state.faces[HAND]) > 0;
  for (const face of taken ? faces.slice(1) : faces) {
    if (!topFrame(way.state)) return way;
    if (!answers(way).includes(PIECE[face])) return null;
    way = step(way, PIECE[face]);
  }
  return way;
}

function marched(start: State, action: MarengoAction, to: number, faces: readonly number[]): Reached[] {
  const way = taking(start, action, to, faces);
  if (!way) return [];
  if (topFrame(way.state)?.at !== 'march') return [ends(start, way, 'place')];
  if (!answers(way).includes(DONE)) return [];
  const rides = ridden(start, way);
  // Of several it is still asked which go on: they may part. (M12.3)
  const open = faces.length > 1 && answers(way).some((answer) => answer.do === 'ride');
  return [ends(start, open ? way : step(way, DONE), 'place'), ...rides];
}

/** Cavalry goes on into an approach. (M12.1) */
const ridden = (start: State, way: Way): Reached[] =>
  answers(way).flatMap((action) => {
    if (action.do !== 'ride') return [];
    const there = step({ ...way, at: action.to }, action);
    return topFrame(there.state) ? [] : [ends(start, there, 'place')];
  });

function attacked(start: State, action: MarengoAction, at: number, faces: readonly number[]): Reached[] {
  const way = taking(start, action, at, faces);
  if (!way) return [];
  const frame = topFrame(way.state);
  const picking = frame?.at === 'attack' && frame.step === 'pick';
  if (picking && !answers(way).includes(DONE)) return [];
  return [ends(start, picking ? step(way, DONE) : way, 'target')];
}

function byRoad(start: State, action: MarengoAction, at: number, faces: readonly number[]): Reached[] {
  const way = taking(start, action, at, faces);
  if (!way) return [];
  return [...(action.do === 'enter' ? halts(start, way) : []), ...goesOn(start, way)];
}

/** M8.2 */
function goesOn(start: State, way: Way): Reached[] {
  const frame = topFrame(way.state);
  if (frame?.at !== 'road') return [];
  const crossed = answers(way).flatMap((action) => {
    if (action.do !== 'cross') return [];
    const next = step({ ...way, at: crossedTo(action.by, frame.locality) }, action);
    if (topFrame(next.state)?.at === 'attack') return [ends(start, next, 'target')]; // M8.12
    return halts(start, next).concat(goesOn(start, next));
  });
  return crossed.concat(ridden(start, way));
}

/** The locality that a crossing leads to from one of its two. */
export const crossedTo = (by: number, from: number): number =>
  EXIT_TO[LOCALITY[EXIT_SIDE[2 * by]] === from ? 2 * by : 2 * by + 1];

function halts(start: State, way: Way): Reached[] {
  const frame = topFrame(way.state);
  if (frame) return frame.at === 'road' ? [ends(start, step(way, DONE), 'place')] : [];
  return [ends(start, way, 'place')];
}

/** M15.8 */
function overPontoon(start: State, action: MarengoAction, at: number, faces: readonly number[]): Reached[] {
  const way = taking(start, action, at, faces);
  return way ? [ends(start, way, 'place')] : [];
}
