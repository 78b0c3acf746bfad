import { deny } from '@bicorne/table/fault';
import type { Answer, Person } from '@bicorne/table/protocol';
import { isLate } from '../card.ts';
import type { Parts } from '../parts.ts';
import { readMatchRecord } from '../record.ts';
import { heldSeats } from '../seats.ts';

/** The record as this person may have it now: whole, his own, or what an onlooker has seen by now. */
export async function recordFor(
  { tables, house }: Parts,
  id: string,
  person: Person | null,
): Promise<Answer<string>> {
  const table = await tables.find(id);
  if (!table) return deny('unknown', 'there is no such match');
  const late = isLate(table.stored, heldSeats(table.stored, person));
  return readMatchRecord(late ? await house.gallery.lateTable(table.stored) : table, person);
}
