import type { ChanceSource, FaultCode, GameEvent, Options, Sight, Turn } from '@bicorne/engine';
import { z } from 'zod';

/** What the page and the server say to each other. Every message that comes in is checked here, and nowhere else. */

const id = z.string().regex(/^[a-z0-9]{6,32}$/);
const name = z.string().trim().min(1).max(40);
const word = z.string().min(1).max(60);

/** SHA-256 of the number that a person adds to the dice, and the number itself: 32 hex digits or more, of his own drawing. */
const commitment = z.string().regex(/^[0-9a-f]{64}$/);
const diceNumber = z.string().regex(/^[0-9a-f]{32,64}$/);

/**
 * Over HTTP. Every answer is an `Answer` as JSON, faults with a fitting status; the record alone is plain text.
 *
 *     GET  /api/me                  Person | null
 *     POST /api/guest               guestRequest → Person; sets the cookie, or gives the guest a new name
 *     GET  /api/matches             MatchList
 *     POST /api/matches             matchRequest → MatchCard
 *     GET  /api/matches/:id         MatchCard
 *     POST /api/matches/:id/join    joinRequest → MatchCard
 *     GET  /api/matches/:id/record  the record: whole when the match is over, a player's own while it runs
 */

export const guestRequest = z.strictObject({ name });

/** Who sits where: the one who asks, a friend or stranger yet to come, or a bot. */
export const seatWish = z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: word })]);
export type SeatWish = z.infer<typeof seatWish>;

export const matchRequest = z.strictObject({
  game: word,
  scenario: word,
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])).default({}),
  seats: z.record(word, seatWish),
  /** Open seats are shown in the lobby; otherwise only the link leads there. */
  listed: z.boolean().default(false),
  /** Of the number of the one who asks; without it the server draws one for him. */
  commitment: commitment.optional(),
});
export type MatchRequest = z.input<typeof matchRequest>;

/** By default any open seat; someone who already sits here must name a further one to take it. */
export const joinRequest = z.strictObject({ seat: word.optional(), commitment: commitment.optional() });

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface MatchList {
  readonly mine: readonly MatchCard[];
  readonly open: readonly MatchCard[];
}

/**
 * Seats are still open; or all are taken and the server waits for numbers that were committed to; or it is
 * played; or it is over.
 */
export type Stage = 'seats' | 'numbers' | 'play' | 'over';

export interface MatchCard {
  readonly id: string;
  readonly stage: Stage;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly SeatCard[];
  /** How many steps it took; only when it is over, since before that a count would tell of hidden ones. */
  readonly steps?: number;
  readonly turn: Turn;
  readonly createdAt: number;
  /** When the turn last passed. */
  readonly movedAt: number;
}

export interface SeatCard {
  readonly seat: string;
  /** A name, or null while the seat is open. */
  readonly player: string | null;
  readonly bot: string | null;
  /** Whether the one who asks sits here. */
  readonly mine: boolean;
  /** Whether the server waits for the number of this seat: its client answers with `number`. */
  readonly owesNumber: boolean;
}

// Over the socket. `seat` is needed only by someone who holds more than one.

const seat = word.optional();

export const watchMessage = z.strictObject({
  match: id,
  /** The last message this client has; it is sent the rest. −1: nothing yet. */
  have: z.int().min(-1).max(1_000_000),
  seat,
});

export const actMessage = z.strictObject({
  match: id,
  /** The last message the client had when it decided: a late or doubled action is refused. */
  n: z.int().min(0).max(1_000_000),
  action: z.union([
    z.string().max(80),
    z.record(z.string().max(20), z.union([z.number(), z.string().max(80), z.boolean()])),
  ]),
  seat,
});

export const undoMessage = z.strictObject({
  match: id,
  n: z.int().min(0).max(1_000_000),
  count: z.int().min(1).max(10_000),
  seat,
});
export const resignMessage = z.strictObject({ match: id, seat });

export const leaveMessage = z.strictObject({ match: id });

/** Opens the number that was committed to, when every seat is taken. */
export const numberMessage = z.strictObject({ match: id, number: diceNumber });

/** All of a moment, sent when a client begins to watch or cannot be brought up to date by updates. */
export interface Snapshot {
  readonly match: MatchCard;
  readonly viewer: number;
  /** Number of the last update, by the viewer's own count: what he did not notice leaves no gap. */
  readonly n: number;
  readonly sight: Sight;
  /** Steps that the viewer may take back by himself. */
  readonly mayTakeBack: number;
  /** What the viewer saw happen so far, without what was taken back. */
  readonly story: readonly StoryStep[];
  readonly chance: ChanceSource;
}

export interface StoryStep {
  /** The number of the update that told it; the first is 1. */
  readonly n: number;
  /** In an update: so many entries are struck from the end of the story, instead of one added. */
  readonly undo?: number;
  readonly events: readonly GameEvent[];
}

/** The viewer did something, saw something, or his sight is another; `sight` is the difference (see patch.ts). */
export interface Update {
  readonly match: string;
  readonly n: number;
  readonly step: StoryStep;
  readonly sight: unknown;
  readonly mayTakeBack: number;
}

export interface ServerToClient {
  update: (update: Update) => void;
  /** The card changed: to those who watch when somebody joined, opened his number, or it began or ended; to players elsewhere also when the turn passed. */
  card: (card: MatchCard) => void;
}

export interface ClientToServer {
  watch: (message: unknown, answer: (result: Answer<Snapshot>) => void) => void;
  act: (message: unknown, answer: (result: Answer<{ n: number }>) => void) => void;
  undo: (message: unknown, answer: (result: Answer<{ n: number }>) => void) => void;
  resign: (message: unknown, answer: (result: Answer<{ n: number }>) => void) => void;
  number: (message: unknown, answer: (result: Answer<MatchCard>) => void) => void;
  /** No more of this match. */
  leave: (message: unknown, answer: (result: Answer<null>) => void) => void;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: WireFault };

/** The engine's faults, and those of the house. */
export const SERVER_FAULTS = [
  'no-name', // asks for a guest's cookie first
  'stale', // decided on an older position, or sent twice
  'not-begun', // seats or numbers are missing
  'too-many', // over a limit; try later
  'unavailable', // the server stops, or failed; nothing was done
  'network', // said by the page to itself: no answer came
] as const;

export interface WireFault {
  readonly code: FaultCode | (typeof SERVER_FAULTS)[number];
  readonly message: string;
  readonly rule?: string;
  readonly place?: string;
}
