import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { hexNamed } from '../../data/board.ts';
import { LAYOUT } from '../ground.ts';
import { ligny } from './ligny.ts';
import { quatreBras } from './quatre-bras.ts';
import { waterloo } from './waterloo.ts';
import { wavre } from './wavre.ts';

export const stories: StoryModule = {
  extent: { width: LAYOUT.width, height: LAYOUT.height },
  size: 0.85,
  place: (name) => LAYOUT.centres[hexNamed(name)] ?? null,
  stories: { ligny, 'quatre-bras': quatreBras, waterloo, wavre },
};
