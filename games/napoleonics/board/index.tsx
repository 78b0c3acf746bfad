import type { BoardModule } from '@bicorne/boardkit';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import { fieldOf } from '../rules/field.ts';
import type { View } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { LAYOUT } from './ground.ts';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { Tray } from './Tray.tsx';
import type { NapoleonicsWords } from './words/lexicon.ts';

export const board: BoardModule<View, Action, Event, NapoleonicsWords> = {
  Board,
  extent: () => ({ width: LAYOUT.width, height: LAYOUT.height }),
  Tray,
  Score,
  Preview,
  drawn: (action) => 'hex' in action || 'card' in action,
  turned: (view, viewer) => viewer >= 0 && fieldOf(view).edge[viewer] === 'top',
};
