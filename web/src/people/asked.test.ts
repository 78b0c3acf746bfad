import type { ArchiveEntry } from '@bicorne/table/protocol';
import { expect, it } from 'vitest';
import { isAsked } from './asked.ts';

const entry: ArchiveEntry = {
  id: 'one',
  game: 'marengo',
  scenario: 'marengo',
  imported: false,
  rated: false,
  players: [
    { seat: 'french', name: 'Клео Богунська', bot: false, person: 'cleo' },
    { seat: 'austrian', name: 'officer', bot: true },
  ],
  winners: ['french'],
  reason: 'morale',
  steps: 9,
  endedAt: Date.parse('2026-11-19T23:30:00Z'),
  record: '/api/records/one',
};

it('by a part of a name in any letters, by person, game and result', () => {
  expect(isAsked(entry, {})).toBe(true);
  expect(isAsked(entry, { player: 'богун', person: 'cleo', game: 'marengo', result: 'won' })).toBe(true);
  for (const query of [{ player: 'ann' }, { person: 'ann' }, { game: 'picket' }, { scenario: 'ford' }])
    expect(isAsked(entry, query)).toBe(false);
  expect(isAsked({ ...entry, winners: [] }, { result: 'drawn' })).toBe(true);
  expect(isAsked({ ...entry, reason: 'aborted' }, { result: 'won' })).toBe(false);
});

it('from a day to a day, both of them included', () => {
  expect(isAsked(entry, { since: '2026-11-19', until: '2026-11-19' })).toBe(true);
  expect(isAsked(entry, { since: '2026-11-20' })).toBe(false);
  expect(isAsked(entry, { until: '2026-11-18' })).toBe(false);
});
