import { LEVELS } from '@bicorne/bots/levels';
import { loadGame } from '@bicorne/games';
import type { Answer, MatchCard } from '@bicorne/server/protocol';
import { startHere, startNow } from '../local/device.ts';
import type { ShellWords } from '../words/words.ts';
import { seatsOf } from './offers.ts';

const [EASIEST] = Object.keys(LEVELS);

/** A battle on this device from the first of its seats, against the bot for first battles. */
export async function startBattle(
  game: string,
  scenario: string,
  you: string,
  { device }: ShellWords,
): Promise<Answer<MatchCard>> {
  const module = await loadGame(game);
  if (!module) return startNow(game, you, device.levels);
  const seats = seatsOf(module.game, scenario, {}).map((seat, at) =>
    at === 0
      ? { seat, player: you, bot: null }
      : { seat, player: device.levels[EASIEST] ?? EASIEST, bot: EASIEST },
  );
  return startHere({ game, scenario, options: {}, seats });
}
