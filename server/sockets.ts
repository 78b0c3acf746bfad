import type { Server as HttpServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import {
  CHECKS,
  WORDS,
  type Answer,
  type ClientToServer,
  type Person,
  type ServerToClient,
  type Word,
  type Words,
} from '@bicorne/table/protocol';
import { Server, type Socket } from 'socket.io';
import type { z } from 'zod';
import type { Audience } from './audience.ts';
import { card } from './card.ts';
import type { Now } from './clock/shared.ts';
import type { Config } from './config.ts';
import type { Hall } from './hall/hall.ts';
import type { Attendance, Presence } from './hall/presence.ts';
import { failure, isExpected } from './fault.ts';
import type { LineGuard } from './guard.ts';
import type { House } from './house.ts';
import { Limit } from './limit.ts';
import type { Lobby } from './lobby.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';
import type { Hint } from './peers.ts';
import type { Caller } from './people/sessions.ts';
import { onAccountOf } from './slices.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Tables } from './tables.ts';
import { COMPRESSION, PackingServer, textParser } from './wire.ts';

interface SocketData {
  caller: Caller | null;
}
interface ServerToServer {
  moved: (hints: readonly Hint[]) => void;
  changed: (person: string) => void;
  hall: (matches: readonly string[]) => void;
  presence: (attendance: Attendance) => void;
  attendance: (server: string) => void;
}
type Line = Socket<ClientToServer, ServerToClient, ServerToServer, SocketData>;
export type Lines = Server<ClientToServer, ServerToClient, ServerToServer, SocketData>;

/** Socket.IO sends the first answer, and no second one. */
type Reply = (answer: Answer<unknown>) => void;
const isReply = (given: unknown): given is Reply => typeof given === 'function';

/** What is done about each word. */
type Works = {
  readonly [W in Word]: (message: Words[W]['heard'], reply: Reply) => Promise<Answer<Words[W]['answer']>>;
};

const BIGGEST_MESSAGE = 16_384;
/** A line over which nobody has said within so many milliseconds that he is there is closed. */
const WELCOME_WITHIN = 10_000;
/** A whole match may be sent in answer to them. */
const DEAR: ReadonlySet<string> = new Set(['watch', 'moment', 'hall'] satisfies (keyof ClientToServer)[]);
/** So many windows of one person at the same time. */
const MOST_WINDOWS = 64;
/** What is watched stays in memory: so many matches for each line, the last ones. */
const MOST_WATCHED = 16;
/** Looking back costs a replay: so many a second for each line. */
const MOMENTS_PER_SECOND = 10;

/** Who may come: from pages of these origins beside its own, and by these names of the server. */
type Doors = Pick<Config, 'origins' | 'hosts'>;

export function openSockets(http: HttpServer, { origins, hosts }: Doors, guard: LineGuard): Lines {
  const lines: Lines = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: BIGGEST_MESSAGE,
    connectTimeout: WELCOME_WITHIN,
    parser: textParser,
    perMessageDeflate: COMPRESSION,
    wsEngine: PackingServer,
    allowRequest: (request, answer) =>
      answer(
        null,
        isOwnHost(request.headers.host, hosts) &&
          isOwnOrigin(request.headers.origin, request.headers.host, origins) &&
          guard.hasRoom(request),
      ),
  });
  guard.watch(lines);
  return lines;
}

// Rooms: one for each match and viewer, one for all at a match, one for all windows of a person, or of a session, and the hall.
/** A seat's has the name of whoever sits there: who got up is in a room that nothing is told any more. */
export const viewerRoom = (match: string, viewer: Viewer, person?: string): string =>
  viewer < 0 ? `match/${match}/${viewer}` : `match/${match}/${viewer}/${person}`;
export const roomAt = ({ id, seats }: StoredMatch, viewer: Viewer): string =>
  viewerRoom(id, viewer, seats[viewer]?.person?.id);
export const matchRoom = (match: string): string => `match/${match}`;
export const HALL = 'hall';
export const personRoom = (person: string): string => `person/${person}`;
export const sessionRoom = (session: string): string => `session/${session}`;

/** Those on this server; the other servers tell theirs. */
export function makeAudience(lines: Lines, time: Now): Audience {
  // The adapter is another one as soon as the server has peers.
  const room = (name: string): ReadonlySet<string> | undefined => lines.sockets.adapter.rooms.get(name);
  const players = (match: StoredMatch): Person[] => match.seats.flatMap(({ person }) => person ?? []);
  /** Whether this person has a line that is not at the match. */
  const isElsewhere = (person: string, match: string): boolean => {
    const [mine, there] = [room(personRoom(person)), room(matchRoom(match))];
    return mine !== undefined && [...mine].some((line) => !there?.has(line));
  };
  return {
    isWatched: (match, viewer) => room(roomAt(match, viewer)) !== undefined,
    isHere: (person) => room(personRoom(person)) !== undefined,
    // Straight to the lines: this is most of what is sent.
    update: (match, viewer, updates, except) => {
      for (const id of room(roomAt(match, viewer)) ?? []) {
        if (id === except) continue;
        for (const update of updates) lines.sockets.sockets.get(id)?.emit('update', update);
      }
    },
    // To whom nothing is new nothing is sent: the number of cards would tell him of what is not for him.
    cardChanged: (before, match) => {
      const now = time();
      const isNews = (asker: string | null): boolean =>
        !isDeepStrictEqual(card(before, asker, now), card(match, asker, now));
      const people = players(match);
      for (const { id } of people)
        if (isNews(id)) lines.local.to(personRoom(id)).emit('card', card(match, id, now));
      if (isNews(null))
        lines.local
          .to(matchRoom(match.id))
          .except(people.map(({ id }) => personRoom(id)))
          .emit('card', card(match, null, now));
    },
    turnPassed: (match) => {
      for (const { id } of players(match).filter((person) => isElsewhere(person.id, match.id)))
        lines.local
          .to(personRoom(id))
          .except(matchRoom(match.id))
          .emit('card', card(match, id, time()));
    },
  };
}

export interface SocketOptions {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly house: Pick<House, 'gallery' | 'offers' | 'orders' | 'talk'>;
  readonly hall: Hall;
  readonly presence: Presence;
  /** Hears of somebody whose first line this is. */
  readonly arrived: (person: string) => void;
  readonly messagesPerSecond: number;
  readonly guard: LineGuard;
  /** By the cookies of the handshake. */
  readonly whoIs: (cookies: string) => Promise<Caller | null>;
  readonly failed: (error: unknown) => void;
  /** Hears how every message was answered, and after how many milliseconds. */
  readonly answered?: (word: string, code: string, took: number) => void;
}

export function serveSockets(lines: Lines, options: SocketOptions): void {
  lines.use(async (line, next) => {
    try {
      line.data.caller = await options.whoIs(line.handshake.headers.cookie ?? '');
    } catch (error) {
      options.failed(error);
      return next(new Error('unavailable'));
    }
    next();
  });
  lines.use((line, next) => {
    const { caller } = line.data;
    const windows = caller && lines.sockets.adapter.rooms.get(personRoom(caller.person.id))?.size;
    next((windows ?? 0) < MOST_WINDOWS ? undefined : new Error('too-many'));
  });
  lines.on('connection', (line) => serveLine(line, options));
}

function serveLine(line: Line, options: SocketOptions): void {
  const { tables, lobby } = options;
  const { gallery, offers, orders, talk } = options.house;
  const { caller } = line.data;
  const person = caller?.person ?? null;
  const limit = new Limit(options.messagesPerSecond, performance.now());
  const lookingBack = new Limit(MOMENTS_PER_SECOND, performance.now());
  if (caller) void line.join([personRoom(caller.person.id), sessionRoom(caller.session)]);
  attend(line, options);
  const payer = options.guard.payerOf(line.conn);
  /** Whether it is about a match that is still to be opened for it. */
  const isCold = (message: unknown): boolean =>
    typeof message === 'object' &&
    message !== null &&
    'match' in message &&
    typeof message.match === 'string' &&
    !tables.isHere(message.match);

  /** Checks a message and answers it, whatever it is; one without an ear for the answer is not heard. */
  function on<W extends Word>(word: W, work: Works[W]): void {
    const hear = (message: unknown, reply: unknown): void => {
      if (!isReply(reply)) return;
      const begun = performance.now();
      void answerTo(message, CHECKS[word], work, reply).then((answer) => {
        reply(answer);
        options.answered?.(word, answer.ok ? 'ok' : answer.fault.code, performance.now() - begun);
      });
    };
    line.on<Word>(word, hear);
  }

  async function answerTo<T>(
    message: unknown,
    schema: z.ZodType<T>,
    work: (message: T, reply: Reply) => Promise<Answer<unknown>>,
    reply: Reply,
  ): Promise<Answer<unknown>> {
    const parsed = schema.safeParse(message);
    if (!parsed.success) return deny('malformed', 'this message cannot be read');
    if (isCold(parsed.data) && options.guard.isSpent(line.conn)) return tooMany();
    try {
      return await onAccountOf(payer, () => work(parsed.data, reply));
    } catch (error) {
      if (!isExpected(error)) options.failed(error);
      return failure(error);
    }
  }

  line.use((event, next) => {
    const [word] = event;
    const isDear = DEAR.has(word) && options.guard.isSpent(line.conn);
    if (limit.take(performance.now()) && !isDear) return next();
    const reply: unknown = event.at(-1);
    if (limit.isFlooded) line.disconnect(true);
    else if (typeof reply === 'function') reply(tooMany());
  });

  const works: Works = {
    watch: ({ match, glance, ...wish }, reply) =>
      gallery.watch(match, person, wish, (viewer, shown) => {
        if (!line.connected) return;
        leaveMatch(line, match);
        leaveOldest(line);
        // Where sides are still to be drawn his seat may become another's, and what it is told with it.
        void line.join(
          (shown.match.lot || shown.match.stage === 'bids') && viewer >= 0
            ? matchRoom(match)
            : [matchRoom(match), viewerRoom(match, viewer, person?.id)],
        );
        // Not by and by: what happens meanwhile would be heard first.
        reply(accept(glance && 'story' in shown ? { ...shown, story: [] } : shown));
      }),
    act: ({ match, n, action, seat, told, again }) =>
      tables.act(match, person, n, action, { seat, again, line: told ? line.id : undefined }),
    undo: ({ match, n, count, seat }) => tables.takeBack(match, person, n, count, seat),
    resign: ({ match, seat }) => tables.resign(match, person, seat),
    number: ({ match, number }) => lobby.openNumber(match, person, number),
    offer: (wish) => offers.offer(person, wish),
    answer: (reply) => offers.answer(person, reply),
    claim: ({ match, seat }) => offers.claim(match, person, seat),
    standing: (wish) => orders.setStanding(person, wish),
    orders: (wish) => orders.set(person, wish),
    plans: (wish) => orders.plans.change(person, wish),
    saw: ({ match, n, seat }) => gallery.saw(match, person, n, seat),
    moment: async ({ match, n, seat }) =>
      lookingBack.take(performance.now())
        ? gallery.moment(match, person, n, seat)
        : deny('too-many', 'one moment after another'),
    say: (wish) => talk.say(person, wish),
    leave: async ({ match }) => {
      leaveMatch(line, match);
      return accept(null);
    },
    hall: async ({ on }, reply) => {
      if (!on) {
        void line.leave(HALL);
        return accept(null);
      }
      void line.join(HALL);
      const shown = accept(options.hall.shown);
      // As with a match: what changes meanwhile would be heard first.
      reply(shown);
      return shown;
    },
  };
  for (const word of WORDS) on(word, works[word]);
}

const tooMany = () => deny('too-many', 'too many messages');

/** Whoever has not given a name is somebody by himself. */
function attend(line: Line, { presence, arrived }: Pick<SocketOptions, 'presence' | 'arrived'>): void {
  const person = line.data.caller?.person.id;
  const who = person ?? line.id;
  const isNew = !presence.isHere(who);
  presence.came(who);
  if (isNew && person !== undefined) arrived(person);
  line.once('disconnect', () => presence.went(who));
}

function leaveMatch(line: Line, match: string): void {
  for (const room of line.rooms)
    if (room === matchRoom(match) || room.startsWith(`${matchRoom(match)}/`)) void line.leave(room);
}

/** Makes room for one more. */
function leaveOldest(line: Line): void {
  const watched = [...line.rooms].filter((room) => /^match\/[^/]+$/.test(room));
  for (const room of watched.slice(0, Math.max(0, watched.length - MOST_WATCHED + 1)))
    leaveMatch(line, room.slice(matchRoom('').length));
}
