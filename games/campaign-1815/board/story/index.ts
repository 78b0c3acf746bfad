import type { Point } from '@bicorne/boardkit';
import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { TOWNS } from '../../data/towns.ts';
import { HEIGHT, sheetFor, WIDTH } from '../sheet.ts';
import { eightDays, june16, june18 } from './june.ts';

const sheet = sheetFor(false);

/** Troops stand above their town, as the blocks do, so that its name is read below them. */
const above = (town: Point | undefined): Point | null => (town ? { x: town.x, y: town.y - 84 } : null);

export const stories: StoryModule = {
  extent: { width: WIDTH, height: HEIGHT },
  size: 0.72,
  place: (name) => above(sheet.towns[TOWNS.findIndex(({ id }) => id === name)]),
  stories: { free: eightDays, historical: eightDays, ligny: june16, waterloo: june18 },
};
