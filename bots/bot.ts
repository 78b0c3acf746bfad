import type { Action, Rng, Seat, Sight } from '@bicorne/engine';
import { loadGame, loadNet, type GameModule } from '@bicorne/games';
import { makeNet, type Net } from './net/net.ts';
import type { Purse } from './purse.ts';

/** What a bot knows of the game: its rules, what the game tells the search, and what was learned. All of it is public. */
export interface Rulebook extends Pick<GameModule, 'game' | 'bot'> {
  readonly net?: Net | undefined;
}

/** Whatever there is to be known of a game. */
export async function loadRulebook(id: string): Promise<(GameModule & Rulebook) | undefined> {
  const [module, file] = await Promise.all([loadGame(id), loadNet(id)]);
  if (!module) return undefined;
  const { mind } = module.bot;
  return { ...module, net: mind && file && makeNet(mind, file) };
}

/**
 * A bot answers a question put to its seat. It is handed the sight of that seat, as a person is; the state
 * of the match never reaches it. The same sight, random numbers and purse give the same answer.
 */
export type Bot = (rulebook: Rulebook, sight: Sight, seat: Seat, rng: Rng, purse?: Purse) => Action;
