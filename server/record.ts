import { matchSheet, writeRecord, type Match } from '@bicorne/engine';
import { chanceSource, stageOf } from './dice.ts';
import { accept, deny } from './fault.ts';
import type { Answer, Person } from './protocol.ts';
import type { StoredMatch } from './store/port.ts';
import type { Table } from './table.ts';

/** The record as this person may have it: whole when the match is over, with every number opened. */
export function readMatchRecord(table: Table | null, _person: Person | null): Answer<string> {
  if (!table) return deny('unknown', 'there is no such match');
  if (stageOf(table.stored) !== 'over') return deny('not-allowed', 'the record opens when the match is over');
  return accept(writeRecord(matchSheet(withHeader(table.match, table.stored))));
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
