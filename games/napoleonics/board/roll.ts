import { FACES, type Face } from '@bicorne/boardkit';
import { ARMS } from '../data/units.ts';
import type { Event } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { oneByOne } from './effects.ts';

export interface Roll {
  /** Where it is thrown; null for a roll that belongs to no hex. */
  readonly at: number | null;
  readonly dice: readonly ThrownDie[];
  readonly key: string;
}

export interface ThrownDie {
  readonly id: string;
  readonly face: Face;
  /** Takes a block, makes the target go back, or does nothing. */
  readonly tells: 'hit' | 'flag' | 'nothing';
}

/** The last throw of what happened just now. */
export function rollOf(view: View, field: Field, events: readonly Event[]): Roll | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if ('faces' in event)
      return {
        at: rollHex(view, event),
        dice: diceShown(event.faces, hitsOf(view, field, event)),
        key: `${i}/${event.faces.join('')}`,
      };
  }
  return null;
}

type Thrown = Extract<Event, { faces: readonly number[] }>;

function rollHex(view: View, event: Thrown): number | null {
  if (event.type === 'rolled') return event.at;
  if (event.type === 'commandRoll') return null;
  const hex = view.leaderHex[event.leader];
  return hex === NONE ? (view.flight?.hex ?? null) : hex;
}

/** Counts of each face as dice in a row, and what each of them does. */
export const diceShown = (counts: readonly number[], hits: readonly Face[]): ThrownDie[] =>
  FACES.flatMap((face, i) =>
    Array.from({ length: counts[i] ?? 0 }, (_, k) => ({
      id: `${face}${k}`,
      face,
      tells: hits.includes(face) ? 'hit' : face === 'flag' ? 'flag' : 'nothing',
    })),
  );

function hitsOf(view: View, field: Field, event: Thrown): Face[] {
  if (event.type === 'commandRoll') return [];
  if (event.type !== 'rolled') return ['saber'];
  const on = targetOf(view, event);
  const arm: Face[] = on === NONE ? [] : [ARMS[field.arm[on]]];
  if (event.way === 'fire') return arm;
  if (event.way === 'melee' && view.melee?.reaction === 'retire') return ['cavalry'];
  return field.kind[event.by].sabers || on === NONE ? [...arm, 'saber'] : arm;
}

/** The unit rolled against: it may have left the hex since. */
function targetOf(
  { attack, melee, unitAt }: View,
  { way, at, by }: Extract<Event, { type: 'rolled' }>,
): number {
  if (attack !== null && attack.by === by) return attack.on;
  if (melee !== null && melee.attacker === by) return melee.defender;
  if (melee !== null && way !== 'melee' && way !== 'fire') return melee.attacker;
  return unitAt[at];
}

/** Every throw is seen before what it does, and every hit by itself. */
export function beats(events: readonly Event[]): readonly (readonly Event[])[] {
  const parts: Event[][] = [[]];
  for (const event of events.flatMap(oneByOne)) {
    parts[parts.length - 1].push(event);
    if ('faces' in event) parts.push([]);
  }
  return parts;
}
