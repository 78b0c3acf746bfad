import { readEvent, type Event } from '@bicorne/tournament';
import type { StoredEvent } from '../store/events.ts';

/** Who holds a place: a person by id, or one of several bots of a name. */
const BOT = 'bot:';

export const botEntrant = (bot: string, number: number): string => `${BOT}${bot}#${number}`;

export const botOf = (entrant: string): string | null =>
  entrant.startsWith(BOT) ? entrant.slice(BOT.length).replace(/#\d+$/, '') : null;

export const personOf = (entrant: string): string | null => (entrant.startsWith(BOT) ? null : entrant);

/** The tournament as its decisions make it. */
export function eventOf({ id, terms, decisions }: StoredEvent): Event {
  const event = readEvent(
    terms,
    decisions.map(({ decision }) => decision),
  );
  if (!event.ok) throw new Error(`the event ${id} does not read: ${event.fault.message}`);
  return event.value;
}
