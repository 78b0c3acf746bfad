import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { WebSocket } from 'ws';
import { Allowance } from './limit.ts';
import type { Lines } from './sockets.ts';

/** A line as it is below rooms and words. */
type Conn = Socket['conn'];

/** What was sent and not read stays in memory: so much of it for a line, of which a long match is a fifth. */
const MOST_UNREAD = 1_000_000;
/** What a line may be sent in answer to dear words: so many bytes a second, and so many at once after a rest. */
const ANSWERED_PER_SECOND = 100_000;
const ANSWERED_AT_ONCE = 2_000_000;

export interface Guarded {
  /** Lines from one address at the same time. */
  readonly most: number;
  /** Behind so many proxies. */
  readonly trustProxy: number;
  /** Bytes that a line may leave unread. */
  readonly unread?: number;
}

/** Keeps count of lines by address, of what is not read, and of what a line has been sent. */
export class LineGuard {
  readonly #options: Guarded;
  readonly #byAddress = new Map<string, number>();
  readonly #allowances = new WeakMap<Conn, Allowance>();

  constructor(options: Guarded) {
    this.#options = options;
  }

  /** Whether one more line may come from where this request comes from. */
  hasRoom(request: IncomingMessage): boolean {
    return (this.#byAddress.get(this.#addressOf(request)) ?? 0) < this.#options.most;
  }

  watch(lines: Lines): void {
    lines.engine.on('connection', (line: Conn) => {
      this.#count(line);
      this.#watch(line);
    });
  }

  /** Whether this line has been sent as much as it may for now. */
  isSpent(line: Conn): boolean {
    return this.#allowances.get(line)?.isSpent(performance.now()) ?? false;
  }

  #count(line: Conn): void {
    const address = this.#addressOf(line.request);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    line.once('close', () => {
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
  }

  #watch(line: Conn): void {
    const allowance = new Allowance(ANSWERED_PER_SECOND, ANSWERED_AT_ONCE, performance.now());
    this.#allowances.set(line, allowance);
    let waiting = 0;
    line.on('flush', () => void (waiting = 0));
    line.on('packetCreate', ({ data }: { data?: unknown }) => {
      const bytes = typeof data === 'string' ? data.length : 0;
      allowance.spend(bytes, performance.now());
      waiting += bytes;
      if (waiting + unsentOf(line) > (this.#options.unread ?? MOST_UNREAD)) cut(line);
    });
  }

  /** As Fastify takes it: the proxies that are trusted are the last to have written theirs down. */
  #addressOf({ headers, socket }: IncomingMessage): string {
    const { trustProxy } = this.#options;
    const told = headers['x-forwarded-for'];
    const hops = (Array.isArray(told) ? told.join(',') : (told ?? '')).split(',').map((one) => one.trim());
    const named = trustProxy > 0 ? hops.at(-Math.min(trustProxy, hops.length)) : undefined;
    return named === undefined || named === '' ? (socket.remoteAddress ?? '') : named;
  }
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
