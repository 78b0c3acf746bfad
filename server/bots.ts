import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BotPool } from '@bicorne/bots/pool';
import { look, type Game, type Seat, type Sight } from '@bicorne/engine';
import { inTime } from '@bicorne/table/answers';
import { stageOf } from './dice.ts';
import { retryAfter, type Queue } from './queue/port.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Table } from './table.ts';

export interface BotOptions {
  readonly threads: number;
  readonly delay: number;
  readonly queue: Queue;
  /** Takes the bot's action, in notation, decided when there were so many steps. */
  readonly play: (match: string, seat: Seat, steps: number, action: string) => Promise<unknown>;
  readonly find: (match: string) => Promise<Table | null>;
  /** The same, as the store has it now. */
  readonly refresh: (match: string) => Promise<Table | null>;
  readonly failed: (error: unknown, match: string) => void;
}

/** The kind of its jobs: a turn of a bot's each. */
export const JOB = 'bot';
/** So many matches may have their bot think or wait: who is next to think, the pool knows. */
const AT_ONCE = 1024;

/** Asks the bots whose turn it is. They think in threads of their own and are told what their seat sees. */
export class Bots {
  readonly #options: BotOptions;
  readonly #pool: BotPool;
  /** Matches in which a bot of this server has the turn. */
  readonly #playing = new Set<string>();
  /** Of these, those for which another job came meanwhile. */
  readonly #calledAgain = new Set<string>();
  readonly #stop = new AbortController();

  constructor(options: BotOptions) {
    this.#options = options;
    this.#pool = new BotPool(options.threads);
    if (options.threads === 0) options.queue.leave(JOB);
    else options.queue.handle(JOB, (match) => this.#turn(match), AT_ONCE);
  }

  /** To be called whenever a bot may have become the one to act. */
  wake(match: StoredMatch): void {
    if (!hasWork(match) || this.#playing.has(match.id) || this.#stop.signal.aborted) return;
    void this.#call(match.id, askerOf(match));
  }

  /** Until the queue has it: nobody else would call the bot. */
  async #call(id: string, by: string): Promise<void> {
    const { signal } = this.#stop;
    for (let tries = 1; !signal.aborted; tries++) {
      try {
        return await this.#options.queue.put(JOB, id, undefined, by);
      } catch (error) {
        this.#fail(error, id);
        await pause(retryAfter(tries), null, { signal }).catch(() => undefined);
      }
    }
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#pool.waiting;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#pool.close();
  }

  /** One job is all that bots do until somebody else is to act. */
  async #turn(id: string): Promise<void> {
    if (this.#playing.has(id)) return void this.#calledAgain.add(id);
    this.#playing.add(id);
    try {
      for (;;) {
        this.#calledAgain.delete(id);
        const table = await this.#tableOf(id);
        const [seat] = table ? botsToAct(table.stored) : [];
        if (table && seat !== undefined) await this.#think(table, seat);
        else if (!this.#calledAgain.has(id)) return;
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error;
    } finally {
      this.#playing.delete(id);
      this.#calledAgain.delete(id);
    }
  }

  /** What another server stored may not be known here yet: where nothing seems to be left to do, the store is asked. */
  async #tableOf(id: string): Promise<Table | null> {
    const { find, refresh } = this.#options;
    const table = await find(id);
    return table && botsToAct(table.stored).length > 0 ? table : refresh(id);
  }

  async #think(table: Table, seat: Seat): Promise<void> {
    const { id, game, seats } = table.stored;
    const { steps } = table;
    const bot = seats[seat].bot ?? '';
    const seed = randomBytes(16).toString('hex');
    const sight = look(table.match, seat);
    const job = { match: id, game, bot, seat, sight, seed };
    const thinking = this.#pool.ask(job, askerOf(table.stored)).catch((error: unknown) => {
      this.#fail(error, id);
      return anyAction(table.match.game, sight);
    });
    const { signal } = this.#stop;
    const wait = (least: number) => pause(least + this.#delay(), null, { signal });
    await this.#options.play(id, seat, steps, await inTime(thinking, sight, wait));
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

/** Where chance is owed, a table that is opened answers it; then a bot may be to act. */
const hasWork = (match: StoredMatch): boolean =>
  botsToAct(match).length > 0 || (match.turn.kind === 'chance' && stageOf(match) === 'play');

function botsToAct(match: StoredMatch): Seat[] {
  const { turn, seats } = match;
  if (turn.kind !== 'seats' || stageOf(match) !== 'play') return [];
  return turn.seats.filter((seat) => seats[seat].bot !== null);
}

/** Whose bots they are: whoever made the match, else whoever sits there. Those of tournaments nobody has made. */
const askerOf = ({ id, host, seats }: StoredMatch): string =>
  [host, ...seats.map(({ person }) => person?.id)].find(Boolean) ?? id;

/** A bot that fails is an error in the log, never a match that stands still. */
const anyAction = (game: Game, { legal }: Sight): string => game.write(legal[randomInt(legal.length)]);
