import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { flags } from './flags.ts';
import { firstOrders } from './orders.ts';
import { steel } from './steel.ts';

export const lessons: readonly Lesson[] = [firstOrders, steel, flags];
