import type { CampaignEvent } from '../rules/events.ts';
import { OFF, SHAKEN } from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';

/**
 * What an event does to the blocks that the viewer sees, for showing the effects of a throw one after another. Of the
 * others nothing is drawn but their number, and that is told when all is done.
 */
export function after(view: CampaignView, event: CampaignEvent): CampaignView {
  if (!('block' in event) || !isSeen(view, event.block)) return view;
  const { block } = event;
  switch (event.type) {
    case 'lost':
      return { ...view, steps: view.steps.with(block, view.steps[block] - event.steps) };
    // It lies where it fell until all is done.
    case 'destroyed':
      return { ...view, steps: view.steps.with(block, 0) };
    case 'tested':
      return event.good ? view : { ...view, flags: view.flags.with(block, view.flags[block] | SHAKEN) };
    case 'moved':
      return { ...view, place: view.place.with(block, event.to) };
    case 'retreated':
      return { ...view, at: view.at.with(block, event.to), place: view.place.with(block, OFF) };
    default:
      return view;
  }
}

/** A block that an event does not name to this viewer, or whose face he does not see, is left out. */
const isSeen = ({ steps }: CampaignView, block: number | undefined): block is number =>
  block !== undefined && steps[block] > 0;
