import { MOVE } from './actions.ts';
import { ARMY_OF, IS_CAVALRY, IS_FAST, IS_FOOT, IS_HORSE } from './blocks.ts';
import type { Say } from './events.ts';
import {
  countCrossing,
  crossingsLeft,
  HALTS,
  hasStream,
  isSquare,
  sayAbandoned,
  shift,
  SHUT,
  UNCROSSABLE,
  STREAM,
} from './field.ts';
import { openBlock, secretOf } from './fog.ts';
import type { Gathering } from './gather.ts';
import {
  ACTED,
  column,
  engaged,
  fightNow,
  FIRED,
  groundOf,
  has,
  isBeyond,
  isOwn,
  mirror,
  OWN_POSITIONS,
  RESERVE,
  roleOf,
  SHOCK,
  STEPPED,
  type Fight,
  type State,
} from './state.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';

/** C6.42–C6.51: moves on the battlefield. */

const enemiesAt = (f: Fight, role: number, place: number): number => f.ranks[(1 - role) * 8 + mirror(place)];

/** Whether a block may step into one of the six positions, which it engages if enemies are there. */
function mayStep(f: Fight, role: number, block: number, place: number, mayEngage: boolean): boolean {
  if (SHUT[f.terrain[groundOf(role, place)]][block]) return false; // C6.12
  if (enemiesAt(f, role, place) === 0) return true;
  return mayEngage && !IS_FOOT[block]; // C6.44, C6.49
}

/** Whether a block may cross the line between the two positions of a column. C6.16, C6.18 */
const mayCross = (f: Fight, role: number, block: number, place: number): boolean =>
  !hasStream(f, role, place) || (!UNCROSSABLE[STREAM][block] && crossingsLeft(f, role, place) > 0);

/** C6.11 */
const mayPass = (f: Fight, role: number, block: number, place: number): boolean =>
  enemiesAt(f, role, place) === 0 && !HALTS[f.terrain[groundOf(role, place)]][block];

/** Steps left: none after an action; one for foot, and for horse artillery that has fired. C6.47, C6.48, C6.62 */
function reachOf(s: State, block: number): number {
  if (has(s, block, ACTED | STEPPED) || isSquare(s, block)) return 0; // C6.72
  if (has(s, block, FIRED)) return IS_HORSE[block] ? 1 : 0; // C6.51
  return IS_FAST[block] ? 2 : 1;
}

export function listMoves(s: State, f: Fight, block: number, list: Gathering): void {
  const reach = reachOf(s, block);
  if (reach === 0) return;
  const place = s.place[block];
  if (place === RESERVE) fromReserve(f, roleOf(s, block), block, reach, list);
  else if (isOwn(place)) fromOwn(s, f, block, reach, list);
  else fromBeyond(f, roleOf(s, block), block, place, reach, list);
}

/** To an own position, or through it into the enemy's. */
function fromReserve(f: Fight, role: number, block: number, reach: number, list: Gathering): void {
  for (const own of OWN_POSITIONS) {
    if (!mayStep(f, role, block, own, true)) continue;
    list.add(MOVE(block, RESERVE, own));
    if (reach > 1 && mayPass(f, role, block, own)) listForward(f, role, block, RESERVE, own, list);
  }
}

function listForward(
  f: Fight,
  role: number,
  block: number,
  from: number,
  own: number,
  list: Gathering,
): void {
  const beyond = own + 3;
  if (mayCross(f, role, block, own) && mayStep(f, role, block, beyond, true))
    list.add(MOVE(block, from, beyond));
}

/** Forward unless engaged; back to the reserve, and on to another position. C6.45, C6.49 */
function fromOwn(s: State, f: Fight, block: number, reach: number, list: Gathering): void {
  const role = roleOf(s, block);
  const place = s.place[block];
  const free = !engaged(s, f, block);
  if (free) listForward(f, role, block, place, place, list);
  list.add(MOVE(block, place, RESERVE));
  if (reach < 2) return;
  for (const own of OWN_POSITIONS)
    if (own !== place && mayStep(f, role, block, own, free)) list.add(MOVE(block, place, own));
}

/** Back over the line, and on to the reserve. */
function fromBeyond(
  f: Fight,
  role: number,
  block: number,
  place: number,
  reach: number,
  list: Gathering,
): void {
  const own = place - 3;
  if (!mayCross(f, role, block, own) || !mayStep(f, role, block, own, false)) return;
  list.add(MOVE(block, place, own));
  if (reach > 1 && mayPass(f, role, block, own)) list.add(MOVE(block, place, RESERVE));
}

const NO_SHOCK: readonly boolean[] = TERRAINS.map((terrain) => TERRAIN[terrain].cavalryFire !== null);

export function move(s: State, block: number, to: number, say: Say): void {
  const f = fightNow(s);
  const role = roleOf(s, block);
  const from = s.place[block];
  if (isBeyond(from) !== isBeyond(to) && hasStream(f, role, isBeyond(from) ? from : to))
    countCrossing(f, role, isBeyond(from) ? from : to);
  if (isBeyond(to)) openBlock(s, block, say);
  const secret = secretOf(s, block);
  sayAbandoned(s, f, block, say);
  const single = isSingleStep(from, to);
  shift(s, block, f.town, to);
  const mayStillFire = IS_HORSE[block] && single && to !== RESERVE && !has(s, block, FIRED);
  s.flags[block] |= mayStillFire ? STEPPED : ACTED; // C6.62
  if (engaged(s, f, block)) engage(s, f, block);
  say?.({ type: 'moved', army: ARMY_OF[block], block, town: f.town, from, to, secret });
  s.phase = 'aftermath';
}

/** From reserve or back to it, or over the line of a column. */
const isSingleStep = (from: number, to: number): boolean => {
  if (from === RESERVE || to === RESERVE) return isOwn(from) || isOwn(to);
  return column(from) === column(to);
};

/** C6.55, C6.10 */
function engage(s: State, f: Fight, block: number): void {
  f.busy = true;
  if (IS_CAVALRY[block] && !NO_SHOCK[f.terrain[groundOf(roleOf(s, block), s.place[block])]])
    s.flags[block] |= SHOCK;
}
