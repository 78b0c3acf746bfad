import { lookingBack, makingSheet, writeEyes, writeRecord, type Match } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, ClockSetting, Person } from '@bicorne/table/protocol';
import { chanceSource, stageOf } from './dice.ts';
import { viewerOf } from './seats.ts';
import { sliced } from './slices.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Table } from './table.ts';

/** The record as this person may have it: when the match is over all of it, before that what he has seen. */
export async function readMatchRecord(table: Table | null, person: Person | null): Promise<Answer<string>> {
  if (!table) return deny('unknown', 'there is no such match');
  const match = withHeader(table.match, table.stored);
  if (stageOf(table.stored) === 'over') return accept(writeRecord(await sliced(makingSheet(match))));
  const viewer = viewerOf(table.stored, person);
  return viewer.ok ? accept(writeEyes(await sliced(lookingBack(match, viewer.value)))) : viewer;
}

const withHeader = (match: Match, stored: StoredMatch): Match => ({
  ...match,
  header: {
    ...match.header,
    players: Object.fromEntries(
      stored.seats.map(({ name, person, bot }) => [name, person?.name ?? bot ?? '']),
    ),
    date: new Date(stored.createdAt).toISOString().slice(0, 10),
    ...(stored.terms.clock ? { clock: clockText(stored.terms.clock) } : {}),
    chance: chanceSource(stored),
  },
});

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For a reader, in the language of records. */
export function clockText(clock: ClockSetting): string {
  if (clock.kind === 'live')
    return `${span(clock.base)}${clock.increment > 0 ? ` + ${span(clock.increment)}` : ''}`;
  const bank = clock.bank > 0 ? [`${span(clock.bank)} in the bank`] : [];
  const rests = clock.weekends === 'off' ? ['not on weekends'] : [];
  return [`${span(clock.perMove)} a move`, ...bank, ...rests].join(', ');
}

/** In the largest unit in which it is a whole number. */
function span(seconds: number): string {
  if (seconds % DAY === 0) return seconds === DAY ? '1 day' : `${String(seconds / DAY)} days`;
  if (seconds % HOUR === 0) return `${String(seconds / HOUR)} h`;
  return seconds % MINUTE === 0 ? `${String(seconds / MINUTE)} min` : `${String(seconds)} s`;
}
