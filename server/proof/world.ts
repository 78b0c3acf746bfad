import { join } from 'node:path';
import { gameIds } from '@bicorne/games';
import { commitment, ONLOOKER, turnOf, type Match, type Seat, type Viewer } from '@bicorne/engine';
import { io, type Socket } from 'socket.io-client';
import { asked, newClock, pass } from '../clock/clock.ts';
import { COOKIE } from '../people/sessions.ts';
import { hashOf } from '../people/secrets.ts';
import type { Answer, Done, Snapshot, Update } from '../protocol.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { NewSeat } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import { writeStep } from '../steps.ts';
import { startProcess, type ServerProcess } from './process.ts';
import { layWire, type Wire } from './wire.ts';

const SEATS = 3;
/** So many matches are looked at: whoever has just left one might still be told that it is his turn there. */
const STAY = 50;
/** Whoever is slow leaks nothing. */
const PATIENCE = 300_000;
const NOW = Date.UTC(2015, 5, 18, 11, 35);
/** With a clock more is told: cards as well, whenever the turn passes. And who plays live is asked everything. */
const CLOCK = { kind: 'live', base: 86_400, increment: 0 } as const;
/** The same in every world: who sits where, and what the dice follow from. */
export const SECRET = '5'.repeat(32);
const numberOf = (seat: number): string => String(seat).repeat(32);
const sessionOf = (person: string): string => `session-of-${person}`;

/**
 * Who is at a place while this viewer's bytes are compared: for him somebody who is never sent anything else, since
 * what a line was sent before leaves traces in how it packs the next message.
 */
const personAt = (place: Viewer, viewer: Viewer): string =>
  `${place === viewer ? 'eyes' : 'hand'}${place === ONLOOKER ? 'x' : place}`;

const PLACES: readonly Viewer[] = [ONLOOKER, ...Array.from({ length: SEATS }).keys()];
const PEOPLE = PLACES.flatMap((place) => [personAt(place, place), personAt(place, SEATS)]);

export const seatNumbers = (seats: readonly string[]): Record<string, string> =>
  Object.fromEntries(seats.map((name, seat) => [name, numberOf(seat)]));

/**
 * A server of its own with the same people and the same matches as another world's, at which the clock stands: what
 * differs in what it sends follows from what differs in the matches.
 */
export class World {
  readonly #server: ServerProcess;
  readonly #store: Store;
  readonly #lines: ReadonlyMap<string, WireLine>;
  readonly #looking: { readonly id: string; readonly lines: readonly WireLine[] }[] = [];

  private constructor(server: ServerProcess, store: Store, lines: ReadonlyMap<string, WireLine>) {
    this.#server = server;
    this.#store = store;
    this.#lines = lines;
  }

  static async open(data: string): Promise<World> {
    const games = gameIds().join(',');
    const server = await startProcess({
      BICORNE_DATA: data,
      BICORNE_GAMES: games,
      STANDING_TIME: String(NOW),
    });
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    const lines = new Map<string, WireLine>();
    for (const person of PEOPLE) {
      await store.people.add({ id: person, name: `Somebody's ${person}` }, hashOf(sessionOf(person)), 0);
      lines.set(person, await WireLine.open(server.address, person));
    }
    return new World(server, store, lines);
  }

  /** Puts this position on a table, under the same terms in every world. */
  async put(id: string, match: Match, viewer: Viewer): Promise<void> {
    const { game, header, seats, state } = match;
    const turn = turnOf(match);
    await this.#store.matches.add({
      id,
      game: game.id,
      rules: game.rules,
      scenario: header.scenario,
      options: header.options,
      listed: false,
      secret: SECRET,
      seats: seats.map((name, seat) => sitter(name, seat, personAt(seat, viewer))),
      turn,
      createdAt: NOW,
      terms: { clock: CLOCK },
    });
    const steps = [writeStep({ kind: 'resume', rules: game.rules, state })];
    const clock = pass(CLOCK, newClock(CLOCK, seats.length), asked(turn), NOW);
    await this.#store.matches.steps.append(id, { from: 0, steps, turn, movedAt: NOW, clock });
  }

  /** The seat need not be asked this. */
  spare(id: string, seat: Seat, question: string): Promise<void> {
    return this.#store.standing.set(id, seat, question, 'no');
  }

  /** All players come to look, and the viewer; what came before is forgotten, and matches of long ago are left. */
  async gather(id: string, seats: readonly string[], viewer: Viewer): Promise<void> {
    const lines = [...new Set([viewer, ...seats.keys()])].map((place) => this.line(place, viewer));
    this.#looking.push({ id, lines });
    const left = this.#looking.length > STAY ? this.#looking.shift() : undefined;
    if (left) await Promise.all(left.lines.map((line) => line.leave(left.id)));
    for (const line of lines) line.frames();
    await Promise.all(lines.map((line) => line.watch(id)));
  }

  /** Of whoever is there while this viewer's bytes are compared. */
  line(place: Viewer, viewer: Viewer): WireLine {
    const line = this.#lines.get(personAt(place, viewer));
    if (!line) throw new Error(`there is no place ${place}`);
    return line;
  }

  async close(): Promise<void> {
    for (const line of this.#lines.values()) line.close();
    await this.#store.close();
    await this.#server.kill('SIGKILL');
  }
}

const sitter = (name: string, seat: number, person: string): NewSeat => ({
  name,
  sitter: { person, bot: null, commitment: commitment(numberOf(seat)), number: numberOf(seat) },
});

/** Somebody's line, of which every byte that comes is kept. */
export class WireLine {
  readonly #wire: Wire;
  readonly #socket: Socket;
  #match = '';
  #n = 0;
  /** As it was when the line came to the match. */
  #first = 0;

  private constructor(wire: Wire, socket: Socket) {
    this.#wire = wire;
    this.#socket = socket;
    socket.on('update', ({ match, n }: Update) => {
      if (match === this.#match) this.#n = n;
    });
  }

  static async open(address: string, person: string): Promise<WireLine> {
    const wire = await layWire(new URL(address), 'what comes back');
    const socket = io(`http://127.0.0.1:${wire.port}`, {
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie: `${COOKIE}=${sessionOf(person)}` },
    });
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    wire.taken();
    return new WireLine(wire, socket);
  }

  /** The number of the last message that came. */
  get n(): number {
    return this.#n;
  }

  async watch(match: string): Promise<void> {
    this.#match = match;
    this.#first = (await this.ask<Snapshot>('watch', { match, have: -1 })).n;
    this.#n = this.#first;
  }

  /** Fails where it is refused. At every other match what it tells comes with the answer. */
  async act(action: string): Promise<void> {
    const told = this.#match.charCodeAt(this.#match.length - 1) % 2 === 0;
    const { n } = await this.ask<Done>('act', { match: this.#match, n: this.#n, action, told });
    this.#n = Math.max(this.#n, n);
  }

  /** All that was sent to this line before has come when this is answered. */
  async reach(): Promise<void> {
    await this.leave('nowhere');
  }

  /** Once all has come, asks for an older moment as well. */
  async lookBack(): Promise<void> {
    await this.reach();
    await this.ask('moment', { match: this.#match, n: Math.ceil((this.#first + this.#n) / 2) });
  }

  leave(match: string): Promise<unknown> {
    return this.ask('leave', { match });
  }

  async ask<T>(word: string, message: object): Promise<T> {
    const answer: Answer<T> = await this.#socket.timeout(PATIENCE).emitWithAck(word, message);
    if (!answer.ok) throw new Error(`${word}: ${answer.fault.message}`);
    return answer.value;
  }

  /** The frames that have come since this was last asked, as they were on the wire. */
  frames(): Buffer[] {
    return [...framesOf(this.#wire.taken())].filter((frame) => !frame.equals(PING));
  }

  close(): void {
    this.#socket.close();
    this.#wire.close();
  }
}

/** Comes by the clock, to whoever has a line. */
const PING = Buffer.from([0x81, 1, 0x32]);

/** Cut as WebSocket cuts them (RFC 6455, 5.2); a server's are not masked. */
function* framesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length;) {
    const short = bytes[at + 1] & 0x7f;
    const [head, length] =
      short === 126
        ? [4, bytes.readUInt16BE(at + 2)]
        : short === 127
          ? [10, Number(bytes.readBigUInt64BE(at + 2))]
          : [2, short];
    yield bytes.subarray(at, at + head + length);
    at += head + length;
  }
}
