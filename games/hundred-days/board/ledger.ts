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
  /** It was still being fought as this happened: what is told belongs to it. */
  readonly open: boolean;
  /** Nothing else has happened since. */
  readonly current: boolean;
}

export const EMPTY: Ledger = { purse: null, fight: [], open: false, current: false };

/** `fighting`: an attack was on before these events. */
export function nextLedger(ledger: Ledger, events: readonly HundredDaysEvent[], fighting: boolean): Ledger {
  if (events.length === 0) return ledger;
  const next = events.reduce(note, { ...ledger, open: fighting });
  return { ...next, current: next.open };
}

function note(ledger: Ledger, event: HundredDaysEvent): Ledger {
  // The last fight may still be read while the next side thinks.
  if (event.type === 'turn') return { ...EMPTY, fight: ledger.fight };
  if (event.type === 'actions') return { ...ledger, purse: event };
  if (event.type === 'fired' || event.type === 'shock-declared')
    return { ...ledger, fight: [event], open: true };
  if (!ledger.open || STEP_OF[event.type] === undefined) return ledger;
  return { ...ledger, fight: [...ledger.fight, event] };
}

interface Told {
  readonly view: HundredDaysView;
  readonly events: readonly HundredDaysEvent[];
  readonly ledger: Ledger;
}

/** The ledger of a table, kept from step to step. */
export function useLedger(view: HundredDaysView, events: readonly HundredDaysEvent[]): Ledger {
  const [told, setTold] = useState<Told | null>(null);
  if (told?.view === view && told.events === events) return told.ledger;
  const fighting = told !== null && told.view.attack !== null;
  const ledger = told?.events === events ? told.ledger : nextLedger(told?.ledger ?? EMPTY, events, fighting);
  setTold({ view, events, ledger });
  return ledger;
}

const NO_FIGHT: readonly HundredDaysEvent[] = [];

/** The fight as the map shows it: until it is over and the next piece is chosen. */
export const fightShown = (
  { fight, current }: Ledger,
  { attack, activation }: HundredDaysView,
): typeof fight => (attack !== null || (current && activation === null) ? fight : NO_FIGHT);
