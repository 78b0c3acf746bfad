import type { Action, Rng, Seat, Sight } from '@bicorne/engine';
import { loadGame, loadHabit, loadNet, type GameModule } from '@bicorne/games';
import { makeHabit, type Habit } from './habit.ts';
import { makeNet, type Net } from './net/net.ts';
import type { Purse } from './purse.ts';

/** What a bot knows of the game: its rules, what the game tells the search, and what was learned. All of it is public. */
export interface Rulebook extends Pick<GameModule, 'game' | 'bot'> {
  readonly net?: Net | undefined;
  readonly habit?: Habit | undefined;
}

/** Whatever there is to be known of a game. */
export async function loadRulebook(id: string): Promise<(GameModule & Rulebook) | undefined> {
  const [module, net, habit] = await Promise.all([loadGame(id), loadNet(id), loadHabit(id)]);
  if (!module) return undefined;
  const { mind } = module.bot;
  return {
    ...module,
    net: mind && net && makeNet(mind, net),
    habit: mind && habit && makeHabit(mind, habit),
  };
}

/**
 * A bot answers a question put to its seat. It is handed the sight of that seat, as a person is; the state
 * of the match never reaches it. The same sight, random numbers and purse give the same answer.
 */
export type Bot = (rulebook: Rulebook, sight: Sight, seat: Seat, rng: Rng, purse?: Purse) => Action;
