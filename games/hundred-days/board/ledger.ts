import { useState } from 'react';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { STEP_OF } from './steps.ts';

/** What has been told of the turn so far. Events come step by step; a fight is many steps. */
export interface Ledger {
  /** The die of the action points. */
  readonly purse: Extract<HundredDaysEvent, { type: 'actions' }> | null;
  /** The fight that is on, or was last. */
  readonly fight: readonly HundredDaysEvent[];
  /** Nothing else has happened since. */
  readonly current: boolean;
}

export const EMPTY: Ledger = { purse: null, fight: [], current: false };

export function nextLedger(ledger: Ledger, events: readonly HundredDaysEvent[]): Ledger {
  if (events.length === 0) return ledger;
  const next = events.reduce(note, ledger);
  return { ...next, current: next.fight !== ledger.fight && next.fight.length > 0 };
}

function note(ledger: Ledger, event: HundredDaysEvent): Ledger {
  if (event.type === 'turn') return EMPTY;
  if (event.type === 'actions') return { ...ledger, purse: event };
  if (event.type === 'fired' || event.type === 'shock-declared') return { ...ledger, fight: [event] };
  const [first] = ledger.fight;
  if (!first || STEP_OF[event.type] === undefined || !belongs(first, event)) return ledger;
  return { ...ledger, fight: [...ledger.fight, event] };
}

/** Units march after a fight as well: only the attacker's way into the hex he attacked is a part of it. */
function belongs(first: HundredDaysEvent, event: HundredDaysEvent): boolean {
  if (event.type !== 'moved') return true;
  return first.type === 'shock-declared' && event.unit === first.unit && event.to === first.at;
}

export function useLedger(events: readonly HundredDaysEvent[]): Ledger {
  const [told, setTold] = useState<{ readonly events: typeof events; readonly ledger: Ledger } | null>(null);
  if (told?.events === events) return told.ledger;
  const ledger = nextLedger(told?.ledger ?? EMPTY, events);
  setTold({ events, ledger });
  return ledger;
}

const NO_FIGHT: readonly HundredDaysEvent[] = [];

/** The fight as the map shows it: until it is over and the next piece is chosen. */
export const fightShown = (
  { fight, current }: Ledger,
  { attack, activation }: HundredDaysView,
): typeof fight => (attack !== null || (current && activation === null) ? fight : NO_FIGHT);
