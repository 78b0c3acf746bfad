import type { Turn } from '@bicorne/engine';
import type { NewEntry } from '../archive.ts';
import type { NewMatch, Sitter } from '../matches.ts';
import type { Terms } from '../terms.ts';

export const FIRST: Turn = { kind: 'seats', seats: [0] };
export const OVER: Turn = { kind: 'over', ending: { winners: [0], reason: 'time' } };

export const ann: Sitter = { person: 'ann', bot: null, commitment: 'c1', number: null };
export const bea: Sitter = { person: 'bea', bot: null, commitment: 'c2', number: 'n2' };

export const newMatch = (id: string, terms: Terms = {}, ...sitters: (Sitter | null)[]): NewMatch => ({
  id,
  game: 'picket',
  rules: '1',
  scenario: 'ford',
  options: {},
  listed: true,
  secret: 'secret',
  seats: (sitters.length > 0 ? sitters : [ann, bea]).map((sitter, at) => ({
    name: ['blue', 'red'][at],
    sitter,
  })),
  turn: FIRST,
  createdAt: 1000,
  host: 'ann',
  terms,
});

/** What Ann won against a bot. */
export const entry = (id: string, endedAt: number, more: Partial<NewEntry> = {}): NewEntry => ({
  id,
  game: 'picket',
  scenario: 'ford',
  imported: false,
  rated: true,
  public: true,
  winners: ['blue'],
  result: 'won',
  reason: 'time',
  steps: 3,
  endedAt,
  record: null,
  players: [
    { seat: 'blue', person: 'ann', name: 'Ann', nameKey: 'ann', bot: false },
    { seat: 'red', person: null, name: 'drill', nameKey: 'drill', bot: true },
  ],
  ...more,
});
