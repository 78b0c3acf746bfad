import type { BoardModule } from '@bicorne/boardkit';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { Board } from './Board.tsx';
import { LAYOUT } from './ground.ts';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { BY_PROMPT } from './steps.ts';
import { Tray } from './Tray.tsx';
import type { HundredDaysWords } from './words/lexicon.ts';

export const board: BoardModule<HundredDaysView, HundredDaysAction, HundredDaysEvent, HundredDaysWords> = {
  Board,
  extent: () => ({ width: LAYOUT.width, height: LAYOUT.height }),
  Tray,
  Score,
  Preview,
  drawn: (action) => !BY_PROMPT.has(action.do),
  turned: (view, viewer) =>
    viewer >= 0 && battleOf(view).scenario.edge[viewer === 0 ? 'french' : 'allied'] === 'north',
};
