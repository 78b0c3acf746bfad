import { DONE, type Doing } from './actions.ts';
import { IS_HORSE } from './blocks.ts';
import type { Say } from './events.ts';
import { fire, findTargets, listFire } from './fire.ts';
import { blocksOf, standsBeyond } from './field.ts';
import { gathering } from './gather.ts';
import { survey } from './going.ts';
import { listMoves, move } from './manoeuvre.ts';
import { listRetreats, openTowns, retreat } from './retreat.ts';
import {
  dissolve,
  emerge,
  formSquare,
  listFormations,
  listHolds,
  shelter,
  swapGround,
  takeGround,
} from './squares.ts';
import { endCombat } from './rounds.ts';
import { ACTED, fightNow, FIRED, has, OPEN, RESERVE, seatOfBlock, STEPPED, type State } from './state.ts';

/** C6.41: the combat step. */

type Combat =
  | 'done'
  | 'move'
  | 'fire'
  | 'retreat'
  | 'square'
  | 'dissolve'
  | 'shelter'
  | 'emerge'
  | 'take'
  | 'swap';

const gatherCombat = gathering<Combat>();

export function listCombat(s: State): readonly Doing<Combat>[] {
  const f = fightNow(s);
  const blocks = blocksOf(s, f, f.part);
  const targets = findTargets(s, f, f.part);
  const towns = openTowns(s, f, f.part);
  const list = gatherCombat(DONE);
  survey(f, f.part);
  for (const block of blocks) {
    if (has(s, block, ACTED) || seatOfBlock(s, block) !== s.actor) continue;
    const idle = !has(s, block, FIRED | STEPPED); // C6.51, C7.1
    listMoves(s, block, list);
    if (idle) listRetreats(s, f, block, towns, list);
    if (s.place[block] === RESERVE) continue;
    listFire(s, f, block, targets, list);
    if (!idle) continue;
    listFormations(s, f, block, blocks, list);
    listHolds(s, f, block, list);
  }
  return list.copy();
}

/** Asks each seat that has a block left which could still do something, for all that the others see. C2.7 */
export function callCombat(s: State): void {
  if (mayAnyAct(s)) s.phase = 'combat';
  else endCombat(s);
}

function mayAnyAct(s: State): boolean {
  const f = fightNow(s);
  let mayBe = false;
  for (const block of blocksOf(s, f, f.part)) {
    if (seatOfBlock(s, block) !== s.actor || isSpent(s, block)) continue;
    if (!has(s, block, OPEN)) return true;
    if (!has(s, block, FIRED | STEPPED) && !standsBeyond(s, block)) return true; // back, or out of the square
    mayBe = true;
  }
  return mayBe && listCombat(s).length > 1;
}

/** Only horse artillery does something after its fire. C6.51, C6.62 */
const isSpent = (s: State, block: number): boolean =>
  has(s, block, ACTED) || (has(s, block, FIRED) && !IS_HORSE[block]);

/** What a block does in the combat step; the rules then go on from it. */
const by =
  <A extends { readonly block: number }>(does: (s: State, action: A, say: Say) => void) =>
  (s: State, say: Say, action: A): void => {
    s.block = action.block;
    does(s, action, say);
  };

export const COMBAT = {
  move: by((s, { block, to }: Doing<'move'>, say) => move(s, block, to, say)),
  fire: by((s, { block, target }: Doing<'fire'>, say) => fire(s, block, target, say)),
  retreat: by((s, { block, to }: Doing<'retreat'>, say) => retreat(s, block, to, say)),
  square: by((s, { block }: Doing<'square'>, say) => formSquare(s, block, say)),
  dissolve: by((s, { block }: Doing<'dissolve'>, say) => dissolve(s, block, say)),
  shelter: by((s, { block, host }: Doing<'shelter'>, say) => shelter(s, block, host, say)),
  emerge: by((s, { block }: Doing<'emerge'>, say) => emerge(s, block, say)),
  take: by((s, { block }: Doing<'take'>, say) => takeGround(s, block, say)),
  swap: by((s, { block }: Doing<'swap'>, say) => swapGround(s, block, say)),
};
