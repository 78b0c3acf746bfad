import type { GameEvent, Sight, Viewer } from '@bicorne/engine';
import { applyPatch } from '@bicorne/table/patch';
import type { MatchCard, Update } from '@bicorne/table/protocol';
import type { HallLine } from '../net/hall.ts';

/** A board as it is seen from afar. */
export interface Seen {
  readonly match: MatchCard;
  readonly viewer: Viewer;
  readonly sight: Sight;
  /** What led to it from the position before. */
  readonly events: readonly GameEvent[];
}

interface Watched {
  seen: Seen | null;
  /** The last message that was taken; −1 while everything is asked for. */
  n: number;
  /** The newest that was told: it may be heard before the answer that it goes on from. */
  heard: number;
}

const NOTHING = -1;
/** Whom the server could not show it just now asks again after so long. */
const AGAIN = 5000;

/** Several boards over one line: each is asked for once, and follows what is told of it. */
export class Boards {
  readonly #line: HallLine;
  readonly #show: (boards: ReadonlyMap<string, Seen>) => void;
  readonly #watched = new Map<string, Watched>();
  readonly #hearNoMore: () => void;

  constructor(line: HallLine, show: (boards: ReadonlyMap<string, Seen>) => void) {
    this.#line = line;
    this.#show = show;
    this.#hearNoMore = line.hear({
      update: (update) => this.#take(update),
      card: (card) => this.#change(card.id, (seen) => ({ ...seen, match: card, events: [] })),
    });
  }

  /** These and no others. */
  want(matches: readonly string[]): void {
    for (const match of this.#watched.keys()) if (!matches.includes(match)) this.#leave(match);
    for (const match of matches) {
      if (this.#watched.has(match)) continue;
      const watched = { seen: null, n: NOTHING, heard: NOTHING };
      this.#watched.set(match, watched);
      void this.#ask(match, watched);
    }
  }

  close(): void {
    this.want([]);
    this.#hearNoMore();
  }

  #leave(match: string): void {
    this.#watched.delete(match);
    this.#line.leave(match);
  }

  async #ask(match: string, watched: Watched): Promise<void> {
    watched.n = NOTHING;
    const shown = await this.#line.glance(match);
    if (this.#watched.get(match) !== watched) return;
    if (!shown.ok) return void setTimeout(() => this.#askAgain(match, watched), AGAIN);
    if (!('sight' in shown.value)) return;
    const { match: card, viewer, sight, n } = shown.value;
    if (watched.heard > n) return this.#ask(match, watched);
    watched.n = watched.heard = n;
    this.#put(match, { match: card, viewer, sight, events: [] });
  }

  #askAgain(match: string, watched: Watched): void {
    if (this.#watched.get(match) === watched) void this.#ask(match, watched);
  }

  /** They come in order; where one is missing all of the board is asked for again. */
  #take({ match, n, sight, step }: Update): void {
    const watched = this.#watched.get(match);
    if (!watched) return;
    watched.heard = Math.max(watched.heard, n);
    if (watched.n === NOTHING || n <= watched.n) return;
    if (n > watched.n + 1) return void this.#ask(match, watched);
    watched.n = n;
    this.#change(match, (seen) => ({ ...seen, sight: applyPatch(seen.sight, sight), events: step.events }));
  }

  #change(match: string, change: (seen: Seen) => Seen): void {
    const seen = this.#watched.get(match)?.seen;
    if (seen) this.#put(match, change(seen));
  }

  #put(match: string, seen: Seen): void {
    const watched = this.#watched.get(match);
    if (!watched) return;
    watched.seen = seen;
    this.#show(new Map([...this.#watched].flatMap(([id, one]) => (one.seen ? [[id, one.seen]] : []))));
  }
}
