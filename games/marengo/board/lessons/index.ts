import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { assault } from './assault.ts';
import { defence } from './defence.ts';
import { manoeuvre } from './manoeuvre.ts';
import { march } from './march.ts';
import { morale } from './morale.ts';

export const lessons: readonly Lesson[] = [march, manoeuvre, assault, defence, morale];
