import type { Action, Rng, Seat, Sight } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import type { Purse } from './purse.ts';

/** What a bot knows of the game: its rules and what the game tells the search. Both are public. */
export type Rulebook = Pick<GameModule, 'game' | 'bot'>;

/**
 * A bot answers a question put to its seat. It is handed the sight of that seat, as a person is; the state
 * of the match never reaches it. The same sight, random numbers and purse give the same answer.
 */
export type Bot = (rulebook: Rulebook, sight: Sight, seat: Seat, rng: Rng, purse?: Purse) => Action;
