import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { LOCALITIES } from '../../data/map.ts';
import { sheetFor } from '../sheet.ts';
import { marengo } from './marengo.ts';

const sheet = sheetFor(false);

export const stories: StoryModule = {
  extent: { width: sheet.width, height: sheet.height },
  size: 0.78,
  /** By the number of the locality. */
  place: (name) => {
    const found = LOCALITIES.find(({ id }) => `${id}` === name);
    return found ? sheet.place(found) : null;
  },
  stories: { marengo },
};
