import type { BoardModule } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import { ARMIES } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import { setup } from '../rules/setup.ts';
import { view, type MarengoView } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { sheetFor } from './sheet.ts';
import { isDrawn } from './spots.ts';
import { Tray } from './Tray.tsx';
import type { MarengoWords } from './words/lexicon.ts';

/** A drawn example of the rulebook: both armies lie open. */
function readPosition(source: string): MarengoView | null {
  const state = setup(parsed(source), {});
  if (!state.ok) return null;
  const stacks = ARMIES.flatMap((_, army) =>
    view(state.value, army).stacks.filter((stack) => stack.army === army),
  );
  return { ...view(state.value, ONLOOKER), stacks };
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

export const board: BoardModule<MarengoView, MarengoAction, MarengoEvent, MarengoWords> = {
  Board,
  extent: () => ({ width: sheetFor(false).width, height: sheetFor(false).height }),
  Tray,
  Score,
  Preview,
  position: readPosition,
  drawn: isDrawn,
};
