import type { Seat } from '@bicorne/engine';

/**
 * What a seat has spent on the turn that goes on. A bot has no memory: whoever asks it keeps its purse from one
 * question to the next, and the bot writes into it. Without one every question is the first of its turn.
 */
export interface Purse {
  /** As the game numbers it (`Mind.mover`). */
  turn: number;
  trials: number;
  millis: number;
}

export const newPurse = (): Purse => ({ turn: NaN, trials: 0, millis: 0 });

/** A new turn, a full purse. */
export function openPurse(purse: Purse, turn: number): void {
  if (purse.turn !== turn) Object.assign(purse, newPurse(), { turn });
}

/** Nobody thinks in so many matches at once on one machine; the longest unused is forgotten. */
const MOST = 2_000;

/** The purses of many matches, by match and seat. */
export class Purses {
  readonly #purses = new Map<string, Purse>();

  of(match: string, seat: Seat): Purse {
    return { ...(this.#purses.get(`${match}/${seat}`) ?? newPurse()) };
  }

  keep(match: string, seat: Seat, purse: Purse): void {
    const key = `${match}/${seat}`;
    this.#purses.delete(key);
    this.#purses.set(key, purse);
    for (const oldest of this.#purses.keys()) {
      if (this.#purses.size <= MOST) return;
      this.#purses.delete(oldest);
    }
  }
}
