import { luckOf, readRecord, replay, tagValue, type SeatLuck } from '@bicorne/engine';
import { loadGame, loadOdds } from '@bicorne/games';

/** Null where the record cannot be played again, or the game does not tell whose throws they are. */
export async function luckIn(record: string): Promise<readonly SeatLuck[] | null> {
  const sheet = readRecord(record);
  if (!sheet.ok) return null;
  const id = tagValue(sheet.value, 'Game') ?? '';
  const [module, part] = await Promise.all([loadGame(id), loadOdds(id)]);
  const { thrower } = part ?? {};
  if (!module || !thrower) return null;
  const played = replay(sheet.value, (name) => (name === id ? module.game : undefined));
  if (!played.ok) return null;
  return luckOf(played.value.match, { worth: (state, seat) => module.bot.worth(state, seat), thrower });
}
