import type { Game } from '@bicorne/engine';
import { eventRequest, type EventRequest } from '@bicorne/table/protocol';
import type { Store } from '../store/port.ts';
import { announce, isForTwo } from './announce.ts';

const DAY = 86_400;
const MOST_BATTLES = 20;

/** By correspondence, so that whoever enters need not be there when the fourth has come. */
const CUP = {
  format: { kind: 'round-robin' },
  match: 'single',
  clock: { kind: 'days', perMove: DAY, bank: 7 * DAY },
  rated: true,
  most: 4,
  whenFull: true,
  grace: 3 * 24 * 60,
} as const satisfies Partial<EventRequest>;

/**
 * Of each game a cup of four takes entries at any time, begins when it is full, and is followed by the next. It is
 * called by its number, so that two servers open it once.
 */
export async function openCup(store: Store, game: Game): Promise<void> {
  const { open, all } = await store.events.cupsOf(game.id);
  if (open > 0) return;
  const scenarios = game.scenarios
    .map(({ id }) => id)
    .filter((id) => isForTwo(game, id))
    .slice(0, MOST_BATTLES);
  if (scenarios.length === 0) return;
  const title = `Open cup ${all + 1}: ${game.id}`;
  const wish = eventRequest.parse({ ...CUP, title, game: game.id, battles: { kind: 'lots', scenarios } });
  const made = announce(wish, game, null, store.now());
  if (made.ok) await store.events.add({ ...made.value, id: `cup-${game.id}-${all + 1}` });
}
