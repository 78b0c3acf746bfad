import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { battle } from './battle.ts';
import { march } from './march.ts';
import { retreat } from './retreat.ts';
import { skirmish } from './skirmish.ts';
import { square } from './square.ts';
import { supply } from './supply.ts';

export const lessons: readonly Lesson[] = [march, skirmish, battle, square, retreat, supply];
