import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { TOWNS } from '../../data/towns.ts';
import { HEIGHT, sheetFor, WIDTH } from '../sheet.ts';
import { eightDays, june16, june18 } from './june.ts';

const sheet = sheetFor(false);

export const stories: StoryModule = {
  extent: { width: WIDTH, height: HEIGHT },
  size: 0.72,
  place: (name) => sheet.towns[TOWNS.findIndex(({ id }) => id === name)] ?? null,
  stories: { free: eightDays, historical: eightDays, ligny: june16, waterloo: june18 },
};
