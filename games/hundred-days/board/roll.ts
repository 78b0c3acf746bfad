import type { HundredDaysEvent } from '../rules/events.ts';
import { isAttack } from './ledger.ts';
import { STEP_OF } from './steps.ts';
import type { Step } from './words/lexicon.ts';
import { facesOf } from './words/make.ts';

export interface ThrownDie {
  readonly id: string;
  readonly value: number;
  /** It hits, kills, drives back, forms: what it was thrown for has happened. */
  readonly hit: boolean;
}

/** A throw as it lies on the map. */
export interface Roll {
  readonly at: number;
  readonly dice: readonly ThrownDie[];
  /** The step of the fight it belongs to, and the dice that count: `≥ 5`, `≤ 4`. */
  readonly step: Step;
  readonly counts: string;
  readonly key: string;
}

/** The highest dice are the hits, whatever the number was. */
const thrown = (roll: number, id: string, hit: (value: number, i: number) => boolean): ThrownDie[] =>
  facesOf(roll).map((value, i) => ({ id: `${id}${i}`, value, hit: hit(value, i) }));

/** The dice that an event tells of, with what each of them meant; `id` tells the throws of a fight apart. */
export function diceOf(event: HundredDaysEvent, id = ''): readonly ThrownDie[] {
  const single = (value: number, hit: boolean): ThrownDie[] => [{ id, value, hit }];
  switch (event.type) {
    case 'rolled':
      return thrown(event.roll, id, (_, i) => i < event.hits);
    case 'leader-tested':
      return thrown(event.roll, id, (value) => value === 1);
    case 'morale':
      return single(event.die, !event.stands);
    case 'charge-tested':
      return single(event.die, event.goesIn);
    case 'rallied':
      return single(event.die, event.won);
    case 'called-back':
      return single(event.die, event.joined);
    case 'actions':
      return single(event.die, false);
    case 'square':
      return event.test === undefined ? [] : single(event.test.die, event.formed);
    default:
      return [];
  }
}

const isThrow = (event: HundredDaysEvent): boolean => diceOf(event).length > 0;

/** Every throw is seen before what it does. */
export function beats(events: readonly HundredDaysEvent[]): readonly (readonly HundredDaysEvent[])[] {
  const parts: HundredDaysEvent[][] = [[]];
  for (const event of events) {
    parts[parts.length - 1].push(event);
    if (isThrow(event)) parts.push([]);
  }
  return parts;
}

/** The last throw of a fight; the rifles' own die lies with the others. */
export function rollOf(at: number, fight: readonly HundredDaysEvent[]): Roll | null {
  const last = fight.findLastIndex(isThrow);
  const event = fight[last];
  const step = event && STEP_OF[event.type];
  if (!event || !step) return null;
  const first =
    event.type === 'rolled' ? fight.findLastIndex((one, i) => i < last && one.type !== 'rolled') + 1 : last;
  const dice = fight.slice(first, last + 1).flatMap((one, i) => diceOf(one, `${i}.`));
  return {
    at,
    dice,
    step,
    counts: countsOf(event, fight),
    key: `${last}/${dice.map(({ value }) => value).join('')}`,
  };
}

/** The dice that do what the throw is for, as a table would print them. */
function countsOf(event: HundredDaysEvent, fight: readonly HundredDaysEvent[]): string {
  switch (event.type) {
    case 'morale':
      return `≤ ${Math.min(event.sum, 5)}`; // H10.3
    case 'square':
      return `≤ ${Math.min(event.test?.sum ?? 0, 6)}`;
    case 'called-back':
      return `≤ ${event.sum}`;
    case 'charge-tested':
      return `> ${Math.min(event.sum, 5)}`;
    case 'rolled':
      return hitsOn(fight);
    case 'leader-tested':
      return '= 1'; // H6.5
    default:
      return '';
  }
}

function hitsOn(fight: readonly HundredDaysEvent[]): string {
  const attack = fight.findLast((event) => event.type === 'shocked' || isAttack(event));
  if (!attack || !('low' in attack)) return '';
  return attack.low === 6 ? '= 6' : `≥ ${attack.low}`;
}
