import type { BoardModule } from '@bicorne/boardkit';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import type { MarengoView } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { sheetFor } from './sheet.ts';
import { isDrawn } from './spots.ts';
import { Tray } from './Tray.tsx';
import type { MarengoWords } from './words/lexicon.ts';

export const board: BoardModule<MarengoView, MarengoAction, MarengoEvent, MarengoWords> = {
  Board,
  extent: () => ({ width: sheetFor(false).width, height: sheetFor(false).height }),
  Tray,
  Score,
  Preview,
  drawn: isDrawn,
};
