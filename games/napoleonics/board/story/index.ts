import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { hexNamed, OFF } from '../../data/board.ts';
import { LAYOUT } from '../ground.ts';
import { firstPosition } from './rolica.ts';

export const stories: StoryModule = {
  extent: { width: LAYOUT.width, height: LAYOUT.height },
  place: (name) => (hexNamed(name) === OFF ? null : LAYOUT.centres[hexNamed(name)]),
  stories: {
    'rolica-first-position': firstPosition,
  },
};
