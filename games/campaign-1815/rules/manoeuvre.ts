import { MOVE, PLACES, type Doing } from './actions.ts';
import { ARMY_OF, IS_CAVALRY, IS_FAST, IS_HORSE } from './blocks.ts';
import type { Say } from './events.ts';
import { countCrossing, hasStream, isSquare, sayAbandoned, shift } from './field.ts';
import { openBlock, secretOf } from './fog.ts';
import type { Taking } from './gather.ts';
import { destinations } from './going.ts';
import {
  ACTED,
  ahead,
  behind,
  column,
  engaged,
  fightNow,
  FIRED,
  groundOf,
  has,
  isBeyond,
  isOwn,
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

/** Steps left: none after an action; one for foot, and for horse artillery that has fired. C6.47, C6.48, C6.62 */
function reachOf(s: State, block: number): number {
  if (has(s, block, ACTED | STEPPED) || isSquare(s, block)) return 0; // C6.72
  if (has(s, block, FIRED)) return IS_HORSE[block] ? 1 : 0; // C6.51
  return IS_FAST[block] ? 2 : 1;
}

/** By place: the places one can come to from there, in the order in which they are offered. */
const OFFERED: readonly (readonly number[])[] = [...PLACES.keys()].map((from) => {
  if (from === RESERVE) return OWN_POSITIONS.flatMap((own) => [own, ahead(own)]);
  if (isBeyond(from)) return [behind(from), RESERVE];
  return [ahead(from), RESERVE].concat(OWN_POSITIONS.filter((own) => own !== from));
});

export function listMoves(s: State, block: number, list: Taking<Doing<'move'>>): void {
  const reach = reachOf(s, block);
  if (reach === 0) return;
  const from = s.place[block];
  const places = destinations(block, from, reach);
  for (const to of OFFERED[from]) if (((places >> to) & 1) === 1) list.add(MOVE(block, from, to));
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
