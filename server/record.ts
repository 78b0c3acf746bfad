import { matchSheet, seenBy, writeEyes, writeRecord, type Match } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, Person } from '@bicorne/table/protocol';
import { chanceSource, stageOf } from './dice.ts';
import { viewerOf } from './seats.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Table } from './table.ts';

/** The record as this person may have it: when the match is over all of it, before that what he has seen. */
export function readMatchRecord(table: Table | null, person: Person | null): Answer<string> {
  if (!table) return deny('unknown', 'there is no such match');
  const match = withHeader(table.match, table.stored);
  if (stageOf(table.stored) === 'over') return accept(writeRecord(matchSheet(match)));
  const viewer = viewerOf(table.stored, person);
  return viewer.ok ? accept(writeEyes(seenBy(match, viewer.value))) : viewer;
}

const withHeader = (match: Match, stored: StoredMatch): Match => ({
  ...match,
  header: {
    ...match.header,
    players: Object.fromEntries(
      stored.seats.map(({ name, person, bot }) => [name, person?.name ?? bot ?? '']),
    ),
    chance: chanceSource(stored),
  },
});
