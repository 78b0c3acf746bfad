import { join } from 'node:path';
import { gameIds } from '@bicorne/games';
import {
  commitment,
  must,
  ONLOOKER,
  openMatch,
  turnOf,
  type Bid,
  type Match,
  type Plan,
  type Seat,
  type Turn,
  type Viewer,
  type StandingOrder,
} from '@bicorne/engine';
import type { Answer, Done, MatchCard, Snapshot, Update } from '@bicorne/table/protocol';
import { newProgress } from '@bicorne/table/plans';
import { writeStep } from '@bicorne/table/steps';
import { io, type Socket } from 'socket.io-client';
import { asked, newClock, pass } from '../clock/clock.ts';
import { lotOrder } from '../dice.ts';
import { COOKIE } from '../people/sessions.ts';
import { hashOf } from '../people/secrets.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { NewSeat, Sitter } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Terms } from '../store/terms.ts';
import { post, value } from './people.ts';
import { startProcess, type ServerProcess } from './process.ts';
import { layWire, type Wire } from './wire.ts';

const SEATS = 3;
/** So much may be bid for a side, whatever its game lets it give. */
export const MOST_BID = 99;
/** So many matches are looked at: whoever has just left one might still be told that it is his turn there. */
const STAY = 50;
/** Whoever is slow leaks nothing. */
const PATIENCE = 300_000;
const NOW = Date.UTC(2015, 5, 18, 11, 35);
/** With a clock more is told: cards as well, whenever the turn passes. And who plays live is asked everything. */
const CLOCK = { kind: 'live', base: 86_400, increment: 0 } as const;
/** The same in every world: who sits where, and what the dice and the lot follow from. */
const numberOf = (seat: number): string => String(seat).repeat(32);
export const SECRET = dealer();
const sessionOf = (person: string): string => `session-of-${person}`;
const cookieOf = (person: string): string => `${COOKIE}=${sessionOf(person)}`;

/** By this number of the server's the lot gives everybody the seat at which matches without one have him. */
function dealer(): string {
  for (let tried = 0; ; tried++) {
    const secret = tried.toString(16).padStart(32, '5');
    const deals = [2, SEATS].map((seats) =>
      lotOrder(
        secret,
        Array.from({ length: seats }, (_, seat) => commitment(numberOf(seat))),
      ),
    );
    if (deals.every((order) => order.every((from, seat) => from === seat))) return secret;
  }
}

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

/** What is bid, by whoever. */
export type Wanted = Pick<Bid, 'side' | 'amount'>;

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
      // Not of long ago: a server that has just started ends such sessions, perhaps before the line is open.
      await store.people.add({ id: person, name: `Somebody's ${person}` }, hashOf(sessionOf(person)), NOW);
      lines.set(person, await WireLine.open(server.address, person));
    }
    return new World(server, store, lines);
  }

  /** Puts this position on a table, under the same terms in every world. */
  async put(id: string, match: Match, viewer: Viewer): Promise<void> {
    const seats = match.seats.map((name, seat): NewSeat => ({ name, sitter: sitting(seat, viewer) }));
    await this.#add(id, match, seats, turnOf(match), { clock: CLOCK });
    await this.#lay(id, match);
  }

  /** Puts a table there whose players still bid for the sides, sealed. */
  async offer(id: string, match: Match, viewer: Viewer): Promise<void> {
    const seats = match.seats.map((name, seat): NewSeat => ({ name, sitter: sitting(seat, viewer) }));
    const bids = { kind: 'sealed', most: seats.map(() => MOST_BID) } as const;
    await this.#add(id, match, seats, turnOf(match), { clock: CLOCK, bids });
  }

  async bid(id: string, seat: Seat, viewer: Viewer, bid: Wanted): Promise<void> {
    const cookie = cookieOf(personAt(seat, viewer));
    await value(await post(this.#server.address, `/api/matches/${id}/bid`, bid, cookie));
  }

  /** What the viewer is answered who asks for this. */
  async read(path: string, viewer: Viewer): Promise<Buffer> {
    const headers = { cookie: cookieOf(personAt(viewer, viewer)) };
    const response = await fetch(this.#server.address + path, { headers });
    return Buffer.from(`${response.status} ${await response.text()}`);
  }

  async #add(id: string, match: Match, seats: NewSeat[], turn: Turn, terms: Terms): Promise<void> {
    const { game, header } = match;
    await this.#store.matches.add({
      id,
      game: game.id,
      rules: game.rules,
      scenario: header.scenario,
      options: header.options,
      listed: false,
      secret: SECRET,
      seats,
      turn,
      createdAt: NOW,
      host: seats.find(({ sitter }) => sitter?.person)?.sitter?.person ?? '',
      terms,
    });
  }

  async #lay(id: string, match: Match): Promise<void> {
    const { game, seats, state } = match;
    const turn = turnOf(match);
    const steps = [writeStep({ kind: 'resume', rules: game.rules, state })];
    const clock = pass(CLOCK, newClock(CLOCK, seats.length), asked(turn), NOW);
    await this.#store.matches.steps.append(id, { from: 0, steps, turn, movedAt: NOW, clock });
  }

  /**
   * The same by lot. All but one have come and wait at the start, the viewer among them, each where another will
   * sit; then the last one comes, the sides are drawn, and the position is on the table. The players look anew;
   * the viewer has not yet.
   */
  async deal(id: string, match: Match, viewer: Viewer): Promise<void> {
    const places = [...match.seats.keys()];
    const last = places.findIndex((place) => place !== viewer);
    const start = must(
      openMatch(match.game, { scenario: match.header.scenario, options: match.header.options }),
    );
    const seats = match.seats.map((name, seat): NewSeat => {
      const place = (seat + 1) % places.length;
      return place === last ? { name, sitter: null } : { name, sitter: sitting(place, viewer) };
    });
    await this.#add(id, match, seats, turnOf(start), { clock: CLOCK, lot: true });
    await this.gather(id, match.seats, viewer, last);
    await this.#lay(id, match);
    await this.#comeLast(id, last, viewer);
    await this.#stumble(start, viewer);
    await Promise.all(
      places.filter((place) => place !== viewer).map((place) => this.line(place, viewer).watch(id)),
    );
  }

  async #comeLast(id: string, place: Seat, viewer: Viewer): Promise<void> {
    const number = numberOf(place);
    const wish = { commitment: commitment(number) };
    const cookie = cookieOf(personAt(place, viewer));
    const { seats } = await value<MatchCard>(
      await post(this.#server.address, `/api/matches/${id}/join`, wish, cookie),
    );
    if (!seats[place].mine) throw new Error('the lot gave him another seat');
    const line = this.line(place, viewer);
    await line.watch(id);
    await line.ask('number', { match: id, number });
  }

  /** The server learns of the position by the first who acts as if it were not there; chance does where it begins. */
  async #stumble(start: Match, viewer: Viewer): Promise<void> {
    const turn = turnOf(start);
    if (turn.kind !== 'seats') return;
    const [seat] = turn.seats;
    const [action] = start.game.legal(start.state, seat);
    await this.line(seat, viewer).actTooLate(start.game.write(action));
  }

  /** What the seat has answered beforehand. */
  order(id: string, seat: Seat, orders: readonly StandingOrder[]): Promise<void> {
    return this.#store.orders.set(id, seat, orders);
  }

  /** What the seat means to do in a turn of its own. */
  async plan(id: string, seat: Seat, viewer: Viewer, plan: Plan): Promise<void> {
    const progress = newProgress(1, plan.runs);
    await this.#store.plans.add(id, seat, { person: personAt(seat, viewer), plan, progress });
  }

  async stepsOf(id: string): Promise<number> {
    return (await this.#store.matches.find(id))?.steps ?? 0;
  }

  /** All players come, to look, or all but one, and the viewer; what came before is forgotten, and matches of long ago are left. */
  async gather(id: string, seats: readonly string[], viewer: Viewer, but?: Seat): Promise<void> {
    const lines = [...new Set([viewer, ...seats.keys()])].map((place) => this.line(place, viewer));
    this.#looking.push({ id, lines });
    const left = this.#looking.length > STAY ? this.#looking.shift() : undefined;
    if (left) await Promise.all(left.lines.map((line) => line.leave(left.id)));
    for (const line of lines) line.frames();
    const away = but === undefined ? undefined : this.line(but, viewer);
    await Promise.all(lines.filter((line) => line !== away).map((line) => line.watch(id)));
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

/** Who is at this place, with the number that is his wherever he sits. */
const sitting = (place: Seat, viewer: Viewer): Sitter => ({
  person: personAt(place, viewer),
  bot: null,
  commitment: commitment(numberOf(place)),
  number: numberOf(place),
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
      extraHeaders: { cookie: cookieOf(person) },
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
    // As the page of live boards looks at it, now and then.
    const glance = match.charCodeAt(match.length - 1) % 3 === 0;
    this.#first = (await this.ask<Snapshot>('watch', { match, have: -1, glance })).n;
    this.#n = this.#first;
  }

  /** Fails where it is refused. At every other match what it tells comes with the answer. */
  async act(action: string): Promise<void> {
    const told = this.#match.charCodeAt(this.#match.length - 1) % 2 === 0;
    const { n } = await this.ask<Done>('act', { match: this.#match, n: this.#n, action, told });
    this.#n = Math.max(this.#n, n);
  }

  /** Fails where it is not refused as decided on what is there no more. */
  async actTooLate(action: string): Promise<void> {
    const answer = await this.#hear('act', { match: this.#match, n: this.#n, action });
    if (answer.ok || answer.fault.code !== 'stale') throw new Error('there was nothing new');
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
    const answer = await this.#hear<T>(word, message);
    if (!answer.ok) throw new Error(`${word}: ${answer.fault.message}`);
    return answer.value;
  }

  #hear<T>(word: string, message: object): Promise<Answer<T>> {
    return this.#socket.timeout(PATIENCE).emitWithAck(word, message);
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
