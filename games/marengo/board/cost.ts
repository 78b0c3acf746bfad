import type { MarengoAction } from '../rules/actions.ts';
import { isSide, LOCALITY_EXITS, MAIN, TO_BLOCK } from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';
import { standingAt } from './model.ts';
import type { MarengoWords } from './words/lexicon.ts';

/** What an action costs, said before it is taken; null where it is part of one that is on. (M6.2, M6.3) */
export function costOf(view: MarengoView, action: MarengoAction, { ui }: MarengoWords): string | null {
  switch (action.do) {
    case 'march':
      return isSide(action.to) ? blockingCost(view, action.to, ui) : ui.oneOrder;
    case 'attack':
    case 'assault':
      return ui.oneOrder;
    case 'organise':
      return view.frames.length === 0 ? ui.oneOrder : null;
    case 'road':
      return LOCALITY_EXITS[action.from].some((exit) => MAIN[exit >> 1]) ? ui.freeMain : ui.oneOrder;
    case 'cross':
      return MAIN[action.by] || hasPaid(view) ? null : ui.oneOrder;
    case 'enter':
    case 'pontoon':
    case 'bombard':
    case 'complete':
    case 'cancel':
      return ui.free;
    default:
      return null;
  }
}

/** M7.5 */
function blockingCost(view: MarengoView, side: number, ui: MarengoWords['ui']): string {
  const missing = TO_BLOCK[side] - standingAt(view, side);
  return missing > 0 ? ui.freeUpTo(missing) : ui.oneOrder;
}

const hasPaid = ({ frames }: MarengoView): boolean =>
  frames.some((frame) => frame.at === 'road' && frame.paid);
