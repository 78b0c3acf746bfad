import { quickRng, type Seat, type Sight } from '@bicorne/engine';
import { loadRulebook } from './bot.ts';
import { botNamed } from './index.ts';
import type { Purse } from './purse.ts';

/** One question to a bot, as it is handed to another thread: names and what the seat sees, nothing else. */
export interface Job {
  /** The match it is about; its name tells nothing. */
  readonly match: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly sight: Sight;
  readonly seed: string;
}

/** The answer in the game's notation; what it cost is written into the purse. */
export async function doJob({ game, bot, seat, sight, seed }: Job, purse?: Purse): Promise<string> {
  const rulebook = await loadRulebook(game);
  const decide = botNamed(bot);
  if (!rulebook || !decide) throw new Error(`no bot ${bot} for ${game}`);
  return rulebook.game.write(decide(rulebook, sight, seat, quickRng(seed), purse));
}
