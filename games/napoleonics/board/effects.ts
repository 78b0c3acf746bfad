import type { Event } from '../rules/events.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What an event does to the pieces, for showing the effects of a throw one after another. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'lost':
      return { ...view, blocks: view.blocks.with(event.unit, view.blocks[event.unit] - event.blocks) };
    case 'destroyed':
      return { ...view, ...moved(view, event.unit, NONE) };
    case 'retreated':
    case 'advanced':
      return { ...view, ...moved(view, event.unit, event.to) };
    case 'leaderLost':
      return { ...view, leaderHex: view.leaderHex.with(event.leader, NONE) };
    default:
      return view;
  }
}

function moved({ hexOf, unitAt }: View, unit: number, to: number): Pick<View, 'hexOf' | 'unitAt'> {
  const left = hexOf[unit] === NONE ? unitAt : unitAt.with(hexOf[unit], NONE);
  return { hexOf: hexOf.with(unit, to), unitAt: to === NONE ? left : left.with(to, unit) };
}

/** A unit that loses several blocks at once loses them one by one where it is shown. */
export const oneByOne = (event: Event): Event[] =>
  event.type === 'lost' && event.blocks > 1
    ? Array.from({ length: event.blocks }, () => ({ ...event, blocks: 1 }))
    : [event];
