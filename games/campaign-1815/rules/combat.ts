import { DONE, type CampaignAction } from './actions.ts';
import { IS_HORSE } from './blocks.ts';
import type { Say } from './events.ts';
import { fire, findTargets, listFire } from './fire.ts';
import { blocksOf, standsBeyond } from './field.ts';
import { gather } from './gather.ts';
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

export function listCombat(s: State): readonly CampaignAction[] {
  const f = fightNow(s);
  const blocks = blocksOf(s, f, f.part);
  const targets = findTargets(s, f, f.part);
  const towns = openTowns(s, f, f.part);
  const list = gather(DONE);
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

export function combat(s: State, action: CampaignAction, say: Say): void {
  if (action.do === 'done') return endCombat(s);
  if ('block' in action) s.block = action.block;
  switch (action.do) {
    case 'move':
      return move(s, action.block, action.to, say);
    case 'fire':
      return fire(s, action.block, action.target, say);
    case 'retreat':
      return retreat(s, action.block, action.to, say);
    case 'square':
      return formSquare(s, action.block, say);
    case 'dissolve':
      return dissolve(s, action.block, say);
    case 'shelter':
      return shelter(s, action.block, action.host, say);
    case 'emerge':
      return emerge(s, action.block, say);
    case 'take':
      return takeGround(s, action.block, say);
    case 'swap':
      return swapGround(s, action.block, say);
    default:
  }
}
