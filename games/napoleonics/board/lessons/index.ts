import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { firstOrders } from './orders.ts';

export const lessons: readonly Lesson[] = [firstOrders];
