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
  /** Takes a block, makes the target go back, or does nothing; undefined in a roll that strikes nobody. */
  readonly tells: 'hit' | 'flag' | 'nothing' | undefined;
}

/** The faces that hit, and whether flags drive back; null for a roll that strikes nobody. */
type Effect = { readonly hits: readonly Face[]; readonly flags: boolean } | null;

/** The last throw of what happened just now. */
export function rollOf(view: View, field: Field, events: readonly Event[]): Roll | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if ('faces' in event)
      return {
        at: rollHex(view, event),
        dice: diceShown(event.faces, effectOf(view, field, event, events.slice(i + 1))),
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
export const diceShown = (counts: readonly number[], effect: Effect = null): ThrownDie[] =>
  FACES.flatMap((face, i) =>
    Array.from({ length: counts[i] ?? 0 }, (_, k) => ({
      id: `${face}${k}`,
      face,
      tells: effect === null ? undefined : tellOf(face, effect),
    })),
  );

function tellOf(face: Face, { hits, flags }: NonNullable<Effect>): 'hit' | 'flag' | 'nothing' {
  if (hits.includes(face)) return 'hit';
  return flags && face === 'flag' ? 'flag' : 'nothing';
}

function effectOf(view: View, field: Field, event: Thrown, then: readonly Event[]): Effect {
  if (event.type === 'commandRoll') return null;
  if (event.type === 'escapeRoll') return { hits: ['saber'], flags: false };
  if (event.type === 'checked') return { hits: isAllSabers(event.faces) ? ['saber'] : [], flags: false }; // N9.1
  const on = targetOf(view, event, then);
  const retires = event.way === 'melee' && view.melee?.reaction === 'retire'; // N13.3
  return { hits: retires ? ['cavalry'] : hitsOf(field, event, on), flags: on !== NONE && !retires };
}

const isAllSabers = (faces: readonly number[]): boolean =>
  faces.every((count, i) => count === 0 || FACES[i] === 'saber');

function hitsOf(field: Field, { way, by }: Rolled, on: number): Face[] {
  const arm: Face[] = on === NONE ? [] : [ARMS[field.arm[on]]];
  if (way === 'fire') return arm;
  return field.kind[by].sabers || on === NONE ? [...arm, 'saber'] : arm;
}

type Rolled = Extract<Event, { type: 'rolled' }>;

/** The unit rolled against: it may have left the hex since, or be gone. */
function targetOf({ attack, melee, unitAt }: View, { way, at, by }: Rolled, then: readonly Event[]): number {
  if (attack !== null && attack.by === by) return attack.on;
  if (melee !== null && melee.attacker === by) return melee.defender;
  if (melee !== null && way !== 'melee' && way !== 'fire') return melee.attacker;
  for (const event of then) if (event.type === 'lost' || event.type === 'retreated') return event.unit;
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
