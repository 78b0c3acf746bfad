import type { Seat } from '@bicorne/engine';
import { ALLIED, ANGLO, PRUSSIAN, sideOfArmy } from './blocks.ts';
import { ACTIVE_SIDE, NIGHT } from './board.ts';
import type { State } from './state.ts';

/** The side of each seat; while the sides are bid for (C13) everybody is on his own. C12.8 */
export function sides(s: State): readonly number[] {
  return Array.from({ length: s.players }, (_, seat) => {
    const army = s.seatOf.indexOf(seat);
    return army < 0 ? seat : sideOfArmy(army);
  });
}

/** C12.3 */
export function alliesMayTalk(s: State): boolean {
  if (s.players < 3) return false;
  return s.phase === 'place' || s.phase === 'council' || (ACTIVE_SIDE[s.turn] === ALLIED && NIGHT[s.turn]);
}

/** C12.10 */
export function takeCouncil(s: State): void {
  s.actor = s.seatOf[ANGLO];
  s.relay = s.seatOf[PRUSSIAN];
  s.phase = 'council';
}

/** C12.3 */
export function mayTalk(s: State, one: Seat, other: Seat): boolean {
  const side = sides(s);
  return one !== other && side[one] === side[other] && alliesMayTalk(s);
}
