import type { Sound } from '@bicorne/boardkit';
import type { HundredDaysEvent } from '../rules/events.ts';
import { diceOf } from './roll.ts';

const SOUNDS: Readonly<Partial<Record<HundredDaysEvent['type'], Sound>>> = {
  moved: 'wood',
  'leader-moved': 'wood',
  retreated: 'wood',
  square: 'wood',
  'square-left': 'wood',
  'put-out': 'wood',
  'taken-back': 'wood',
};

/** Dice rattle by their number; pieces are set down once. */
export function sound(event: HundredDaysEvent): { readonly sound: Sound; readonly times: number } | null {
  const dice = diceOf(event).length;
  if (dice > 0) return { sound: 'wood', times: dice };
  const one = SOUNDS[event.type];
  return one === undefined ? null : { sound: one, times: 1 };
}
