import type { Point } from '@bicorne/boardkit';
import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { TOWNS } from '../../data/towns.ts';
import { HEIGHT, sheetFor, WIDTH } from '../sheet.ts';
import { eightDays, june16, june18 } from './june.ts';

const sheet = sheetFor(false);

/** Troops stand above their town, as the blocks do, so that its name is read below them. */
const ABOVE = -66;
/** Where towns lie close together, armies step aside from each other. */
const ASIDE: Readonly<Record<string, number>> = {
  waterloo: -50,
  'quatre-bras': -60,
  wavre: 70,
  gembloux: 90,
  beaumont: -30,
  charleroi: -30,
};

function placeOf(name: string): Point | null {
  const town = sheet.towns[TOWNS.findIndex(({ id }) => id === name)];
  return town ? { x: town.x + (ASIDE[name] ?? 0), y: town.y + ABOVE } : null;
}

export const stories: StoryModule = {
  extent: { width: WIDTH, height: HEIGHT },
  size: 0.54,
  place: placeOf,
  stories: { free: eightDays, historical: eightDays, ligny: june16, waterloo: june18 },
};
