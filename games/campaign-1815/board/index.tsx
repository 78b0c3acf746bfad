import type { BoardModule } from '@bicorne/boardkit';
import { beats, sound } from './beats.ts';
import { readPosition } from './position.ts';
import type { CampaignAction } from '../rules/actions.ts';
import type { CampaignEvent } from '../rules/events.ts';
import type { CampaignView } from '../rules/view.ts';
import { because, kin, staysUntilRead } from './because.ts';
import { Board } from './Board.tsx';
import { chosenPlace } from './choice.ts';
import { after } from './effects.ts';
import { laidOpen } from './laidOpen.ts';
import { drawLine } from './Line.tsx';
import { isDrawn } from './options.ts';
import { orderOfBattle } from './order.ts';
import { Preview } from './Preview.tsx';
import { Score } from './Score.tsx';
import { HEIGHT, WIDTH } from './sheet.ts';
import { toll, traces } from './traces.ts';
import { Tray } from './Tray.tsx';
import type { CampaignWords } from './words/lexicon.ts';

export const board: BoardModule<CampaignView, CampaignAction, CampaignEvent, CampaignWords> = {
  Board,
  extent: () => ({ width: WIDTH, height: HEIGHT }),
  Tray,
  Score,
  line: drawLine,
  beats,
  after,
  traces,
  toll,
  orderOfBattle,
  because,
  kin,
  staysUntilRead,
  sound,
  Preview,
  position: readPosition,
  laidOpen,
  // Nobody can hold the farm.
  answersAlone: (only) => only.do === 'hold' && only.block < 0,
  chosen: chosenPlace,
  drawn: isDrawn,
};
