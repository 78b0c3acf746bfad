import { quickRng, type Seat, type Sight } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { botNamed } from './index.ts';

/** One question to a bot, as it is handed to another thread: names and what the seat sees, nothing else. */
export interface Job {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly sight: Sight;
  readonly seed: string;
}

/** The answer in the game's notation. */
export async function doJob({ game, bot, seat, sight, seed }: Job): Promise<string> {
  const rulebook = await loadGame(game);
  const decide = botNamed(bot);
  if (!rulebook || !decide) throw new Error(`no bot ${bot} for ${game}`);
  return rulebook.game.write(decide(rulebook, sight, seat, quickRng(seed)));
}
