import { enemyOf } from '../data/forces.ts';
import type { Assault } from '../rules/frames.ts';
import {
  ANSWER,
  BEYOND,
  isReserve,
  LAST_LOCALITY,
  LOCALITY,
  opposite,
  POSITIONS,
  SIDES,
  TO_BLOCK,
} from '../rules/map.ts';
import {
  A1,
  ALL_ARTILLERY,
  ALL_INFANTRY,
  CAVALRY,
  countOf,
  firstFace,
  size,
  strength,
  TYPE,
  type Group,
} from '../rules/pieces.ts';
import { gunAt } from '../rules/state.ts';
import type { MarengoView } from '../rules/view.ts';

/**
 * Discs that the defenders of a locality lose if they must leave it: exact for one's own pieces, what is usual for
 * hidden ones. Whoever is cut off loses more. (M13.2)
 */
export function tollOf(view: MarengoView, via: number, attackers: number): number {
  const inReserve = TO_BLOCK[via] === 2 && attackers > 1 ? 2 : 1; // M13.5
  return POSITIONS[BEYOND[via]].reduce(
    (sum, position) =>
      sum + tollAt(view, via, position, isReserve(position) ? inReserve : TO_BLOCK[position]),
    view.guns.filter((entry) => LOCALITY[gunAt(entry)] === BEYOND[via]).length,
  );
}

function tollAt(view: MarengoView, via: number, position: number, reductions: number): number {
  const here = view.stacks.filter(({ at }) => (at === ANSWER ? opposite(via) : at) === position); // M9.8
  if (here.some(({ faces }) => faces === undefined)) return reductions;
  const group = here.reduce((sum, { faces = 0 }) => sum + faces, turnedUpAt(view, position));
  const bearing = isReserve(position) ? group & ALL_INFANTRY : group & ~ALL_ARTILLERY;
  return Math.min(reductions, strength(bearing)) + countOf(group, A1);
}

/** Defenders that lead or counter-attack in an assault on this approach. */
function turnedUpAt({ frames }: MarengoView, position: number): Group {
  const assault = frames.find((frame) => frame.at === 'assault');
  return assault && opposite(assault.from) === position ? assault.guard + assault.counter : 0;
}

/** Discs that a defender commits who throws back this manoeuvre attack. (M18.3, M18.4) */
export const heldBy = (via: number, attackers: number, first: boolean): number =>
  TO_BLOCK[via] === 2 && attackers > 1 && first ? 2 : 1;

/**
 * Reductions that have been taken and those that follow from the pieces turned up so far: the attacker's and the
 * defender's. The loser pays for all of them. (M11.18 to M11.20, M18.11)
 */
export function reductionsOf(
  frame: Assault,
  total: number,
): { readonly attacker: number; readonly defender: number } {
  const riders = TYPE[firstFace(frame.counter)] === CAVALRY ? size(frame.counter) : 0;
  const crushed = total <= 0 && -total >= strength(frame.lead) ? frame.leading : 0;
  return {
    attacker: frame.attackerLost + frame.guarding + riders + crushed,
    defender: frame.defenderLost + frame.leading,
  };
}

/** What becomes of the committed discs of the army that acts if it ends its turn now. (M18.20, M18.21) */
export interface Renewal {
  readonly lost: readonly number[];
  readonly back: readonly number[];
}

export function renewalOf(view: MarengoView): Renewal {
  const { army, discs, entered } = view;
  const lost: number[] = [];
  const back: number[] = [];
  for (let locality = 1; locality <= LAST_LOCALITY; locality++) {
    if (discs[army][locality] === 0) continue;
    if (entered[locality] === enemyOf(army)) lost.push(locality);
    else if (!isThreatened(view, locality)) back.push(locality);
  }
  return { lost, back };
}

const isThreatened = ({ army, garrison, entered }: MarengoView, locality: number): boolean =>
  SIDES[locality].some((side) => garrison[BEYOND[side]] > 0 && entered[BEYOND[side]] === enemyOf(army));
