import { z } from 'zod';
import type { RatingCard } from './people.ts';
import { name, word, writing } from './words.ts';

/**
 * For everybody, also from other programs; described by `/api/openapi.json` and on the page `/api/docs`.
 *
 *     GET  /api/games           GameEntry[]
 *     GET  /api/archive         archiveQuery → ArchivePage: finished matches that are listed, rated or shared, and uploads
 *     POST /api/archive         uploadRequest → ArchiveEntry; the engine checks every step
 *     GET  /api/archive/:id     ArchiveEntry
 *     GET  /api/records/:id     the record as text
 *     GET  /api/ratings         ratingQuery → RatingRow[]: the best of a game
 *     GET  /api/results         resultQuery → ResultRow[]: how often each side of a game has won
 */

export const RESULTS = ['won', 'drawn', 'none'] as const;

export const archiveQuery = z.strictObject({
  game: word.optional(),
  scenario: word.optional(),
  /** A part of a player's or bot's name, in small or capital letters. */
  player: name.optional(),
  /** Only what ended on this day, or later; and on this day or earlier; by UTC. */
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Somebody's id: his own matches, whatever he or others were called. */
  person: word.optional(),
  /** `won`: somebody won, `drawn`, or `none`: closed without a result. */
  result: z.enum(RESULTS).optional(),
  /** The name of the seat that won. */
  winner: word.optional(),
  /** What `next` of the page before said. */
  before: z
    .string()
    .regex(/^\d{1,16}-[a-z0-9]{6,32}$/)
    .optional(),
  most: z.coerce.number().int().min(1).max(100).default(25),
});

export interface ArchivePage {
  readonly entries: readonly ArchiveEntry[];
  /** Give it as `before` for the next page; null on the last. */
  readonly next: string | null;
}

export interface ArchiveEntry {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  /** Uploaded: the names are as the record gives them, and nobody vouches for them. */
  readonly imported: boolean;
  readonly rated: boolean;
  readonly players: readonly {
    readonly seat: string;
    readonly name: string;
    readonly bot: boolean;
    /** For his page; absent for bots, uploads and those who left. */
    readonly person?: string;
  }[];
  /** Names of the seats that won; empty for a draw. */
  readonly winners: readonly string[];
  readonly reason: string;
  readonly steps: number;
  readonly endedAt: number;
  /** Where its record is. */
  readonly record: string;
}

export const uploadRequest = z.strictObject({ record: writing.min(1).max(500_000) });

export const ratingQuery = z.strictObject({
  game: word,
  most: z.coerce.number().int().min(1).max(200).default(50),
});

export interface RatingRow extends RatingCard {
  readonly place: number;
  /** An account, or a bot by its name. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly name: string;
}

export const resultQuery = z.strictObject({ game: word });

/** So many finished matches of a scenario, of those that everybody may watch, were played in this company and won by these. */
export interface ResultRow {
  readonly scenario: string;
  /** Whether a bot sat at them. */
  readonly bots: boolean;
  /** Names of the seats; empty for draws. */
  readonly winners: readonly string[];
  readonly matches: number;
}

export interface GameEntry {
  readonly id: string;
  readonly rules: string;
  readonly scenarios: readonly { readonly id: string; readonly seats: readonly string[] }[];
  readonly options: Readonly<Record<string, unknown>>;
}
