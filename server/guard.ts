import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { WebSocket } from 'ws';
import { Allowance } from './limit.ts';
import type { Payer } from './slices.ts';
import type { Lines } from './sockets.ts';

/** A line as it is below rooms and words. */
type Conn = Socket['conn'];

/** What was sent and not read stays in memory: so much of it for a line, of which a long match is a fifth. */
const MOST_UNREAD = 1_000_000;
/** What a line may be sent in answer to dear words: so many bytes a second, and so many at once after a rest. */
const ANSWERED_PER_SECOND = 100_000;
const ANSWERED_AT_ONCE = 2_000_000;
/** An address may be sent what so great a part of the lines it may have would be: who comes again and again gains nothing. */
const SHARE_OF_LINES = 1 / 20;
/** What a millisecond of the thread weighs on which all are served, in bytes. */
const WEIGHT_OF_MILLISECOND = 2000;
/** So much long work may wait for an address, for each line it may have. */
const WAITING_FOR_A_LINE = 4;
/** What all lines together leave unread, and from how much on one counts among those that are behind. */
const MOST_UNREAD_OF_ALL = 64_000_000;
const BEHIND = 65_536;
/** So many addresses are kept count of before those that have rested are forgotten. */
const MOST_ADDRESSES = 10_000;

export interface Guarded {
  /** Lines from one address at the same time. */
  readonly most: number;
  /** Behind so many proxies. */
  readonly trustProxy: number;
  /** Bytes that a line may leave unread. */
  readonly unread?: number;
  /** Bytes that all of them may. */
  readonly unreadOfAll?: number;
}

/** Keeps count of lines by address, of what is not read, and of what a line and an address have been sent. */
export class LineGuard {
  readonly #options: Guarded;
  readonly #byAddress = new Map<string, number>();
  readonly #allowances = new WeakMap<Conn, Allowance>();
  readonly #ofAddresses = new Map<string, Allowance>();
  /** Those with much that waits for them, and how much it was when they were last sent something. */
  readonly #behind = new Map<Conn, number>();

  constructor(options: Guarded) {
    this.#options = options;
  }

  /** Whether one more line may come from where this request comes from. */
  hasRoom(request: IncomingMessage): boolean {
    return (this.#byAddress.get(addressOf(request, this.#options.trustProxy)) ?? 0) < this.#options.most;
  }

  watch(lines: Lines): void {
    lines.engine.on('connection', (line: Conn) => {
      this.#count(line);
      this.#watch(line);
    });
  }

  /** Whether this line, or those of its address together, have been sent as much as they may for now. */
  isSpent(line: Conn): boolean {
    const now = performance.now();
    const own = this.#allowances.get(line)?.isSpent(now) ?? false;
    return own || this.isSpentAt(addressOf(line.request, this.#options.trustProxy), now);
  }

  isSpentAt(address: string, now = performance.now()): boolean {
    return this.#ofAddresses.get(address)?.isSpent(now) ?? false;
  }

  /** So many bytes were sent over it, or what is done for it weighs as much. */
  spend(line: Conn, bytes: number): void {
    this.#allowances.get(line)?.spend(bytes, performance.now());
    this.spendAt(addressOf(line.request, this.#options.trustProxy), bytes);
  }

  /** So many bytes were sent there in answer to something dear. */
  spendAt(address: string, bytes: number): void {
    const now = performance.now();
    const known = this.#ofAddresses.get(address);
    const lines = Math.max(1, this.#options.most * SHARE_OF_LINES);
    const allowance = known ?? new Allowance(lines * ANSWERED_PER_SECOND, lines * ANSWERED_AT_ONCE, now);
    allowance.spend(bytes, now);
    if (!known) this.#add(address, allowance, now);
  }

  /** What is worked out in answer to what came over this line, or from this address. */
  payerOf(line: Conn): Payer {
    const key = addressOf(line.request, this.#options.trustProxy);
    const pay = (milliseconds: number): void => this.spend(line, milliseconds * WEIGHT_OF_MILLISECOND);
    return { key, most: this.#mostWaiting, pay };
  }

  payerAt(address: string): Payer {
    const pay = (milliseconds: number): void => this.spendAt(address, milliseconds * WEIGHT_OF_MILLISECOND);
    return { key: address, most: this.#mostWaiting, pay };
  }

  get #mostWaiting(): number {
    return this.#options.most * WAITING_FOR_A_LINE;
  }

  /** One that has rested long enough is as a new one. */
  #add(address: string, allowance: Allowance, now: number): void {
    if (this.#ofAddresses.size >= MOST_ADDRESSES)
      for (const [other, one] of this.#ofAddresses) if (one.isWhole(now)) this.#ofAddresses.delete(other);
    this.#ofAddresses.set(address, allowance);
  }

  #count(line: Conn): void {
    const address = addressOf(line.request, this.#options.trustProxy);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    line.once('close', () => {
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
  }

  #watch(line: Conn): void {
    this.#allowances.set(line, new Allowance(ANSWERED_PER_SECOND, ANSWERED_AT_ONCE, performance.now()));
    let waiting = 0;
    line.once('close', () => this.#behind.delete(line));
    line.on('flush', () => void (waiting = 0));
    line.on('packetCreate', ({ data }: { data?: unknown }) => {
      const bytes = typeof data === 'string' ? data.length : 0;
      this.spend(line, bytes);
      waiting += bytes;
      this.#weigh(line, waiting + unsentOf(line));
    });
  }

  #weigh(line: Conn, unread: number): void {
    if (unread > (this.#options.unread ?? MOST_UNREAD)) return cut(line);
    if (unread <= BEHIND) return void this.#behind.delete(line);
    this.#behind.set(line, unread);
    let all = 0;
    for (const bytes of this.#behind.values()) all += bytes;
    if (all > (this.#options.unreadOfAll ?? MOST_UNREAD_OF_ALL)) this.#cutWorst();
  }

  /** Of those who have read meanwhile what waits for them is less than it was. */
  #cutWorst(): void {
    let worst: [Conn | null, number] = [null, BEHIND];
    for (const one of this.#behind.keys()) {
      const unread = unsentOf(one);
      this.#behind.set(one, unread);
      if (unread > worst[1]) worst = [one, unread];
    }
    if (worst[0]) cut(worst[0]);
  }
}

/** As Fastify takes it: the proxies that are trusted are the last to have written theirs down. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const told = headers['x-forwarded-for'];
  const hops = (Array.isArray(told) ? told.join(',') : (told ?? '')).split(',').map((one) => one.trim());
  const named = trustProxy > 0 ? hops.at(-Math.min(trustProxy, hops.length)) : undefined;
  return named === undefined || named === '' ? (socket.remoteAddress ?? '') : named;
}

const socketOf = (line: Conn): WebSocket | null => {
  const socket: unknown = Reflect.get(line.transport, 'socket');
  return socket instanceof WebSocket ? socket : null;
};

const unsentOf = (line: Conn): number => socketOf(line)?.bufferedAmount ?? 0;

/** At once, and with all that waits: to close it in order one would have to wait until it is read. */
function cut(line: Conn): void {
  const socket = socketOf(line);
  line.close(true);
  socket?.terminate();
}
