import { readRecord, replay, tagValue, type Viewer } from '@bicorne/engine';
import { loadRules } from '@bicorne/games';
import { fetchRecord } from '../net/api.ts';

/** What a viewer and each seat see of the last position of a match. */
export interface LastViews {
  readonly own: unknown;
  readonly seats: readonly unknown[];
}

/** By the record, which is open when the match has ended; null where it cannot be had or played under these rules. */
export async function lastViews(match: string, viewer: Viewer): Promise<LastViews | null> {
  const record = await fetchRecord(match);
  const sheet = record.ok ? readRecord(record.value) : record;
  if (!sheet.ok) return null;
  const module = await loadRules(tagValue(sheet.value, 'Game') ?? '');
  if (!module) return null;
  const played = replay(sheet.value, (id) => (id === module.game.id ? module.game : undefined));
  if (!played.ok) return null;
  const { game, state, seats } = played.value.match;
  return { own: game.view(state, viewer), seats: seats.map((_, seat) => game.view(state, seat)) };
}
