import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BotPool } from '@bicorne/bots/pool';
import { look, type Game, type Seat, type Sight } from '@bicorne/engine';
import { stageOf } from './dice.ts';
import type { Table } from './table.ts';

export interface BotOptions {
  readonly threads: number;
  readonly delay: number;
  /** Takes the bot's action, in notation, decided when there were so many steps. */
  readonly play: (match: string, seat: Seat, steps: number, action: string) => Promise<unknown>;
  readonly find: (match: string) => Promise<Table | null>;
  readonly failed: (error: unknown, match: string) => void;
}

/** Asks the bots whose turn it is. They think in threads of their own and are told what their seat sees. */
export class Bots {
  readonly #options: BotOptions;
  readonly #pool: BotPool;
  readonly #thinking = new Set<string>();
  readonly #stop = new AbortController();

  constructor(options: BotOptions) {
    this.#options = options;
    this.#pool = new BotPool(options.threads);
  }

  /** To be called whenever a bot may have become the one to act. */
  wake(table: Table): void {
    const { turn } = table.stored;
    if (turn.kind !== 'seats' || stageOf(table.stored) !== 'play') return;
    for (const seat of turn.seats) {
      const { bot } = table.stored.seats[seat];
      if (bot !== null) void this.#turn(table, seat, bot);
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#pool.close();
  }

  async #turn(table: Table, seat: Seat, bot: string): Promise<void> {
    const { id } = table.stored;
    const key = `${id}/${seat}`;
    if (this.#thinking.has(key) || this.#stop.signal.aborted) return;
    this.#thinking.add(key);
    const done = await this.#think(table, seat, bot).catch((error: unknown) => this.#fail(error, id));
    this.#thinking.delete(key);
    const again = done === undefined ? null : await this.#options.find(id).catch(() => null);
    if (again) this.wake(again);
  }

  async #think(table: Table, seat: Seat, bot: string): Promise<unknown> {
    const { id, game } = table.stored;
    const { steps } = table;
    const seed = randomBytes(16).toString('hex');
    const sight = look(table.match, seat);
    const [action] = await Promise.all([
      this.#pool.ask({ game, bot, seat, sight, seed }).catch((error: unknown) => {
        this.#fail(error, id);
        return anyAction(table.match.game, sight);
      }),
      pause(this.#delay(), null, { signal: this.#stop.signal }),
    ]);
    return this.#options.play(id, seat, steps, action);
  }

  /** Drawn without regard to what there is to think about: how long it takes tells nothing. */
  #delay(): number {
    const { delay } = this.#options;
    return delay === 0 ? 0 : randomInt(Math.ceil(delay / 2), Math.ceil(delay * 1.5) + 1);
  }

  #fail(error: unknown, match: string): void {
    if (!this.#stop.signal.aborted) this.#options.failed(error, match);
  }
}

/** A bot that fails is an error in the log, never a match that stands still. */
const anyAction = (game: Game, { legal }: Sight): string => game.write(legal[randomInt(legal.length)]);
