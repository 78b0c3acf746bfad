import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { coins } from './coins.ts';
import { leaders } from './leaders.ts';
import { shock } from './shock.ts';
import { square } from './square.ts';

export const lessons: readonly Lesson[] = [coins, shock, square, leaders];
