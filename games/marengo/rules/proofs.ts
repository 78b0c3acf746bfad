import { mayLead } from './assault.ts';
import type { Frame } from './frames.ts';
import { HAND, isBox, OBSTRUCTED, opposite } from './map.ts';
import { ALL_CAVALRY, ALL_INFANTRY, size, type Group } from './pieces.ts';
import { onlyCavalry } from './road.ts';
import type { State } from './state.ts';

/** Among the pieces of a place so many are of these faces: otherwise what was done could not have been. */
export interface Proof {
  readonly at: number;
  readonly faces: Group;
  readonly least: number;
}

/** M20.7 */
export function proofOf(state: State, frame: Frame): Proof | null {
  switch (frame.at) {
    case 'road':
      if (isBox(frame.from) || !onlyCavalry(state, frame)) return null;
      return { at: frame.taken ? HAND : frame.from, faces: ALL_CAVALRY, least: 1 };
    case 'attack':
      if (frame.road || !OBSTRUCTED[opposite(frame.via)]) return null;
      return { at: state.faces[HAND] === 0 ? frame.from : HAND, faces: ALL_INFANTRY, least: 1 };
    case 'assault':
      return frame.lead === 0 && frame.leading === 0
        ? { at: frame.from, faces: mayLead(frame.from), least: 1 }
        : null;
    case 'finish': // M12.3: no order is left to pay for staying behind, so whoever is left rides
      return frame.rode.length > state.orders
        ? { at: HAND, faces: ALL_CAVALRY, least: size(state.faces[HAND]) }
        : null;
    default:
      return null;
  }
}
