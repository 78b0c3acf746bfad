import { DISSOLVE, EMERGE, FORM_SQUARE, SHELTER, SWAP, TAKE, type Doing } from './actions.ts';
import { ARMY_OF, IS_GUNS, IS_INFANTRY, IS_LEADER, NO_BLOCK } from './blocks.ts';
import type { Say } from './events.ts';
import { HIDES, HOLDABLE, holdGround, isSheltered, isSquare, spend, standsOwn, terrainAt } from './field.ts';
import { openBlock, secretOf } from './fog.ts';
import type { Taking } from './gather.ts';
import {
  ACTED,
  engaged,
  fightNow,
  FIRED,
  groundOf,
  has,
  HOLDS,
  roleOf,
  seatOfBlock,
  SQUARE,
  STEPPED,
  type Fight,
  type State,
} from './state.ts';

/** C6.69–C6.73, C6.78–C6.83: squares and shelter; C6.22, C6.23: who holds the ground. */

const idle = (s: State, block: number): boolean => !has(s, block, ACTED | FIRED | STEPPED);

export function listFormations(
  s: State,
  f: Fight,
  block: number,
  blocks: readonly number[],
  list: Taking<Doing<'square' | 'dissolve' | 'shelter' | 'emerge'>>,
): void {
  if (!standsOwn(s, block)) return;
  if (isSheltered(s, block)) list.add(EMERGE[block]);
  else if (IS_INFANTRY[block]) listSquare(s, f, block, list);
  else if (IS_LEADER[block] || IS_GUNS[block]) listShelters(s, block, blocks, list);
}

/** C6.69, C6.70, C6.71 */
function listSquare(s: State, f: Fight, block: number, list: Taking<Doing<'square' | 'dissolve'>>): void {
  if (isSquare(s, block)) list.add(DISSOLVE[block]);
  else if (engaged(s, f, block) && !HIDES[terrainAt(s, f, block)] && !has(s, block, HOLDS))
    list.add(FORM_SQUARE[block]);
}

/** C6.78 */
function listShelters(
  s: State,
  block: number,
  blocks: readonly number[],
  list: Taking<Doing<'shelter'>>,
): void {
  for (const host of blocks)
    if (isSquare(s, host) && s.place[host] === s.place[block] && !s.host.includes(host))
      list.add(SHELTER(block, host));
}

export function formSquare(s: State, block: number, say: Say): void {
  s.flags[block] |= SQUARE;
  finish(s, block);
  say?.({ type: 'square', block, formed: true });
}

/** C6.83 */
export function dissolve(s: State, block: number, say: Say): void {
  s.flags[block] &= ~SQUARE;
  const guest = s.host.indexOf(block);
  if (guest >= 0) s.host[guest] = NO_BLOCK;
  finish(s, block);
  say?.({ type: 'square', block, formed: false });
}

export function shelter(s: State, block: number, host: number, say: Say): void {
  openBlock(s, block, say);
  s.host[block] = host;
  finish(s, block);
  say?.({ type: 'sheltered', block, host });
}

/** C6.82 */
export function emerge(s: State, block: number, say: Say): void {
  s.host[block] = NO_BLOCK;
  finish(s, block);
  say?.({ type: 'emerged', block });
}

function finish(s: State, block: number): void {
  spend(s, block);
  s.phase = 'aftermath';
}

// Farms and hills

const groundUnder = (s: State, block: number): number => groundOf(roleOf(s, block), s.place[block]);

const canHold = (s: State, f: Fight, block: number): boolean =>
  HOLDABLE[f.terrain[groundUnder(s, block)]][block] && !isSquare(s, block) && !isSheltered(s, block);

export function listHolds(s: State, f: Fight, block: number, list: Taking<Doing<'take' | 'swap'>>): void {
  if (!canHold(s, f, block)) return;
  const ground = groundUnder(s, block);
  const holder = f.holders[ground];
  if (holder === NO_BLOCK) list.add(TAKE(block, s.place[block])); // C6.23
  else if (holder !== block && maySwap(s, f, ground, holder, block)) list.add(SWAP(block, s.place[block]));
}

/** C6.22 */
const maySwap = (s: State, f: Fight, ground: number, holder: number, block: number): boolean =>
  seatOfBlock(s, holder) === seatOfBlock(s, block) && idle(s, holder) && ((f.swapped >> ground) & 1) === 0;

export function takeGround(s: State, block: number, say: Say): void {
  hold(s, block, say);
  finish(s, block);
}

export function swapGround(s: State, block: number, say: Say): void {
  const f = fightNow(s);
  f.swapped |= 1 << groundUnder(s, block);
  hold(s, block, say);
  s.phase = 'aftermath';
}

function hold(s: State, block: number, say: Say): void {
  const f = fightNow(s);
  holdGround(s, f, groundUnder(s, block), block);
  const place = s.place[block];
  say?.({ type: 'held', army: ARMY_OF[block], block, town: f.town, place, secret: secretOf(s, block) });
}
