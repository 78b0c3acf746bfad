import { BOXES, MARCH_STEPS } from '../data/forces.ts';
import { CROSS, DONE, ENTER, PIECE, PONTOON, RIDE, ROAD, type MarengoAction } from './actions.ts';
import { rideInto } from './continuation.ts';
import type { Say } from './events.ts';
import type { Pontoon, Road } from './frames.ts';
import { mayManoeuvre, pushAttack } from './manoeuvre.ts';
import {
  BEYOND,
  borderOf,
  boxOf,
  CAPACITY,
  ENTRY_ROAD,
  entryOf,
  EXIT_ROAD,
  EXIT_SIDE,
  EXIT_TO,
  FIRST_BOX,
  HAND,
  isBox,
  LOCALITY,
  LOCALITY_EXITS,
  MAIN,
  OBSTRUCTED,
  opposite,
  ROAD_EXITS,
} from './map.ts';
import { reveal } from './memory.ts';
import { relocate, setDown, spendOrder, takeUp, takeUpTheOnlyOne } from './moving.ts';
import { mayJoin } from './organise.ts';
import { listFaces } from './picking.ts';
import { ALL_CAVALRY, C1, C2, firstFace, size, type Group } from './pieces.ts';
import { enemyIn, shut, surprised, topFrame, type State } from './state.ts';

/** Where a marching piece is, or would set out from. */
type Column = Pick<Road, 'locality' | 'road' | 'step' | 'paid'>;

const NOT_SET_OUT = -1;
const exitsOf = ({ locality, road }: Column): readonly number[] =>
  road === NOT_SET_OUT ? LOCALITY_EXITS[locality] : ROAD_EXITS[road];

/** The step in which a crossing can be used in this direction after so many steps, or 0. (M8.5, M8.9) */
function stepFor(state: State, exit: number, steps: number): number {
  const used = state.traffic[exit >> 1];
  if (used !== 0 && used < 0 !== ((exit & 1) === 1)) return 0;
  const step = Math.max(steps, Math.abs(used)) + 1;
  return step <= MARCH_STEPS ? step : 0;
}

const mayPay = (state: State, column: Column): boolean => column.paid || state.orders > 0;

function mayCross(state: State, column: Column, exit: number, cavalry: boolean): boolean {
  const to = EXIT_TO[exit];
  const crossing = exit >> 1;
  if (state.disorder[column.locality]) return false; // M14.3, M14.12
  if (stepFor(state, exit, column.step) === 0 || !(MAIN[crossing] || mayPay(state, column))) return false;
  if (enemyIn(state, to)) return cavalry && mayRaid(state, exit);
  if (state.garrison[to] >= CAPACITY[to] || state.stormed.includes(to)) return false; // M3.5, M11.5
  if (!mayJoin(state, column.locality, to)) return false; // M14.9
  return !state.closed.includes(borderOf(EXIT_SIDE[exit])) && !shut(state, to, state.army);
}

/** M8.12, M8.14, M9.4 */
function mayRaid(state: State, exit: number): boolean {
  const via = EXIT_SIDE[exit];
  if (state.raided.includes(exit >> 1) || OBSTRUCTED[opposite(via)]) return false;
  return mayManoeuvre(state, via);
}

/** M12.4, M12.5, M12.7 */
function mayRide(state: State, column: Column, exit: number): boolean {
  if (surprised(state, state.army) || !enemyIn(state, BEYOND[EXIT_SIDE[exit]])) return false;
  return MAIN[exit >> 1] || mayPay(state, column);
}

/** Whether anything is left to decide for a piece of that kind. */
function goesOn(state: State, column: Column, cavalry: boolean): boolean {
  for (const exit of exitsOf(column)) {
    if (mayCross(state, column, exit, cavalry)) return true;
    if (cavalry && mayRide(state, column, exit)) return true;
  }
  return false;
}

const AT_REST = LOCALITY_EXITS.map((_, locality): Column => ({
  locality,
  road: NOT_SET_OUT,
  step: 0,
  paid: false,
}));

/** The pieces of a reserve that can set out. */
function marchers(state: State, locality: number): Group {
  const group = state.faces[locality];
  const column = AT_REST[locality];
  if (goesOn(state, column, false)) return group;
  const riders = group & ALL_CAVALRY;
  return riders !== 0 && goesOn(state, column, true) ? riders : 0;
}

/** Whether only cavalry can be on this march: both players see it. (M20.7) */
export const onlyCavalry = (state: State, frame: Road): boolean =>
  frame.raid !== 'none' || (frame.road === NOT_SET_OUT && !goesOn(state, frame, false));

export function listRoad(state: State, locality: number, list: MarengoAction[]): void {
  if (LOCALITY_EXITS[locality].length > 0 && marchers(state, locality) !== 0) list.push(ROAD[locality]);
}

/** M15 */
export function listEntries(state: State, list: MarengoAction[]): void {
  for (let i = 0; i < BOXES.length; i++) {
    const { army, hour, into, pontoon } = BOXES[i];
    const box = FIRST_BOX + i;
    if (army !== state.army || hour > state.hour || state.faces[box] === 0) continue;
    if (enemyIn(state, into) || state.garrison[into] >= CAPACITY[into] || !mayJoin(state, 0, into)) continue;
    if (state.traffic[entryOf(box)] < MARCH_STEPS && !state.stormed.includes(into)) list.push(ENTER[i]);
    if (pontoon && !state.pontoon) list.push(PONTOON);
  }
}

export function beginRoad(state: State, from: number, say: Say): void {
  say?.({ type: 'began', army: state.army, what: 'road', from, to: from });
  state.frames.push({
    at: 'road',
    from,
    locality: LOCALITY[from],
    road: NOT_SET_OUT,
    step: 0,
    taken: false,
    paid: false,
    raid: 'none',
    by: -1,
  });
}

export function listMarchOn(state: State, frame: Road, list: MarengoAction[]): void {
  if (!frame.taken) {
    const group = isBox(frame.from) ? state.faces[frame.from] : marchers(state, frame.locality);
    return listFaces(list, PIECE, group);
  }
  const face = firstFace(state.faces[HAND]);
  const cavalry = face === C2 || face === C1;
  if (frame.road !== NOT_SET_OUT) list.push(DONE);
  for (const exit of exitsOf(frame)) if (mayCross(state, frame, exit, cavalry)) list.push(CROSS[exit >> 1]);
  if (cavalry) listRoadRides(state, frame, RIDE[face], list);
}

function listRoadRides(
  state: State,
  frame: Road,
  rides: readonly MarengoAction[],
  list: MarengoAction[],
): void {
  for (const exit of exitsOf(frame)) {
    const action = rides[EXIT_SIDE[exit]];
    if (mayRide(state, frame, exit) && !list.includes(action)) list.push(action);
  }
}

/** M20.9 */
export function runRoad(state: State, frame: Road, say: Say): boolean {
  if (frame.raid === 'won' || frame.raid === 'stayed' || frame.raid === 'advanced')
    return endRaid(state, frame, say);
  if (!frame.taken && size(state.faces[frame.from]) === 1) {
    setOut(state, frame, firstFace(state.faces[frame.from]), say);
    return false;
  }
  if (!frame.taken || frame.road === NOT_SET_OUT || goesOn(state, frame, true)) return true;
  endRoad(state, frame, say);
  return false;
}

export function actRoad(state: State, frame: Road, action: MarengoAction, say: Say): void {
  if (action.do === 'piece') setOut(state, frame, action.face, say);
  else if (action.do === 'cross') cross(state, frame, action.by, say);
  else if (action.do === 'ride') rideOff(state, frame, action.face, action.to, say);
  else endRoad(state, frame, say);
}

function setOut(state: State, frame: Road, face: number, say: Say): void {
  takeUp(state, frame.from, face, say);
  frame.taken = true;
  if (!isBox(frame.from)) return;
  const crossing = entryOf(frame.from);
  const { into } = boxOf(frame.from);
  frame.step = state.traffic[crossing] + 1;
  state.traffic[crossing] = frame.step;
  say?.({ type: 'crossed', army: state.army, by: crossing, to: into, step: frame.step });
  arrive(state, frame, into, ENTRY_ROAD[frame.from - FIRST_BOX], say);
}

function arrive(state: State, frame: Road, locality: number, road: number, say: Say): void {
  relocate(state, frame.locality, locality, 1, state.army, say);
  frame.locality = locality;
  frame.road = road;
}

function cross(state: State, frame: Road, crossing: number, say: Say): void {
  const exit = LOCALITY[EXIT_SIDE[2 * crossing]] === frame.locality ? 2 * crossing : 2 * crossing + 1;
  const to = EXIT_TO[exit];
  if (!MAIN[crossing]) pay(state, frame, say); // M8.3
  frame.step = stepFor(state, exit, frame.step);
  state.traffic[crossing] = (exit & 1) === 1 ? -frame.step : frame.step;
  say?.({ type: 'crossed', army: state.army, by: crossing, to, step: frame.step });
  if (!enemyIn(state, to)) return arrive(state, frame, to, EXIT_ROAD[exit], say);
  state.raided.push(crossing);
  frame.raid = 'fought';
  frame.by = exit;
  pushAttack(state, frame.locality, EXIT_SIDE[exit], true);
}

function pay(state: State, frame: Road, say: Say): void {
  if (frame.paid) return;
  frame.paid = true;
  spendOrder(state, say);
}

/** M8.13 */
function endRaid(state: State, frame: Road, say: Say): boolean {
  if (frame.raid === 'won') {
    frame.raid = 'fought';
    arrive(state, frame, EXIT_TO[frame.by], EXIT_ROAD[frame.by], say);
    return false;
  }
  showRaider(state, frame, say);
  setDown(state, frame.from, frame.raid === 'advanced' ? EXIT_SIDE[frame.by] : frame.locality, say);
  state.frames.pop();
  return false;
}

/** M8.16 */
function showRaider(state: State, frame: Road, say: Say): void {
  if (frame.raid === 'none') return;
  reveal(state, HAND, state.faces[HAND]);
  say?.({ type: 'shown', army: state.army, at: frame.locality, face: firstFace(state.faces[HAND]) });
}

function rideOff(state: State, frame: Road, face: number, to: number, say: Say): void {
  const byMain = exitsOf(frame).some((exit) => EXIT_SIDE[exit] === to && MAIN[exit >> 1]);
  if (!byMain) pay(state, frame, say); // M12.5
  rideInto(state, frame.from, face, to, say);
  state.frames.pop();
}

function endRoad(state: State, frame: Road, say: Say): void {
  showRaider(state, frame, say);
  setDown(state, frame.from, frame.locality, say);
  state.frames.pop();
}

// The pontoon bridge (M15.8)

export function beginPontoon(state: State, from: number, say: Say): void {
  say?.({ type: 'began', army: state.army, what: 'pontoon', from, to: boxOf(from).into });
  state.pontoon = true;
  state.frames.push({ at: 'pontoon', from });
}

export function listPontoon(state: State, frame: Pontoon, list: MarengoAction[]): void {
  listFaces(list, PIECE, state.faces[frame.from]);
}

export function runPontoon(state: State, frame: Pontoon, say: Say): boolean {
  if (takeUpTheOnlyOne(state, frame.from, say)) landPontoon(state, frame, say);
  return topFrame(state) === frame;
}

export function actPontoon(state: State, frame: Pontoon, action: MarengoAction, say: Say): void {
  if (action.do !== 'piece') return;
  takeUp(state, frame.from, action.face, say);
  landPontoon(state, frame, say);
}

function landPontoon(state: State, { from }: Pontoon, say: Say): void {
  const { into } = boxOf(from);
  relocate(state, 0, into, 1, state.army, say);
  setDown(state, from, into, say);
  state.frames.pop();
}
