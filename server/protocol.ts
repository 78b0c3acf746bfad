import type { ChanceSource, GameEvent, Options, Sight, Turn } from '@bicorne/engine';
import { z } from 'zod';

/** What the page and the server say to each other. Every message that comes in is checked here, and nowhere else. */

const id = z.string().regex(/^[a-z0-9]{6,32}$/);
const name = z.string().trim().min(1).max(40);
const word = z.string().min(1).max(60);

// Over HTTP

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
});
export type MatchRequest = z.input<typeof matchRequest>;

export const joinRequest = z.strictObject({ seat: word.optional() });

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface MatchCard {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly SeatCard[];
  /** How many steps stand. */
  readonly steps: number;
  readonly turn: Turn;
  readonly createdAt: number;
  readonly movedAt: number;
}

export interface SeatCard {
  readonly seat: string;
  /** A name, or null while the seat is open. */
  readonly player: string | null;
  readonly bot: string | null;
  /** Whether the one who asks sits here. */
  readonly mine: boolean;
}

// Over the socket

export const watchMessage = z.strictObject({
  match: id,
  /** The last step this client has; it is sent the rest. −1: nothing yet. */
  have: z.int().min(-1).max(1_000_000),
});

export const actMessage = z.strictObject({
  match: id,
  /** The number of steps the client saw when it decided: a late or doubled message is refused. */
  n: z.int().min(0).max(1_000_000),
  action: z.union([
    z.string().max(80),
    z.record(z.string().max(20), z.union([z.number(), z.string().max(80), z.boolean()])),
  ]),
});

export const undoMessage = z.strictObject({
  match: id,
  n: z.int().min(0).max(1_000_000),
  count: z.int().min(1).max(10_000),
});
export const resignMessage = z.strictObject({ match: id });

/** All of a moment, sent when a client begins to watch or cannot be brought up to date by updates. */
export interface Snapshot {
  readonly match: MatchCard;
  readonly viewer: number;
  /** Number of the last step, counting those taken back: the match's own clock. */
  readonly n: number;
  readonly sight: Sight;
  /** Steps that the viewer may take back by himself. */
  readonly mayTakeBack: number;
  /** What the viewer saw happen so far, step by step: the log. */
  readonly story: readonly StoryStep[];
  readonly chance: ChanceSource;
}

export interface StoryStep {
  readonly n: number;
  /** Steps that were taken back are struck from the story. */
  readonly undo?: number;
  readonly events: readonly GameEvent[];
}

/** One step more. `sight` is the difference to the sight before (see patch.ts). */
export interface Update {
  readonly match: string;
  readonly n: number;
  readonly step: StoryStep;
  readonly sight: unknown;
  readonly mayTakeBack: number;
}

export interface ServerToClient {
  update: (update: Update) => void;
  /** Somebody joined, resigned…: the card changed. */
  card: (card: MatchCard) => void;
}

export interface ClientToServer {
  watch: (message: unknown, answer: (result: Answer<Snapshot>) => void) => void;
  act: (message: unknown, answer: (result: Answer<{ n: number }>) => void) => void;
  undo: (message: unknown, answer: (result: Answer<{ n: number }>) => void) => void;
  resign: (message: unknown, answer: (result: Answer<{ n: number }>) => void) => void;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly fault: { readonly code: string; readonly message: string; readonly rule?: string };
    };
