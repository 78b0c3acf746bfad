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
 *     GET  /api/ladder          ladderQuery → LadderPage: who has climbed how far in a season
 *     GET  /api/results         resultQuery → ResultRow[]: how often each side of a game has won, at even terms
 *     GET  /api/balance         balanceQuery → BattleBalance: the same of one battle, with intervals, beside what bots make of it
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
  /** The weakest of them had a rating of so much at least (0, 1300, 1500, 1700, 1900); null where somebody had none. */
  readonly band: number | null;
  /** Names of the seats; empty for draws. */
  readonly winners: readonly string[];
  readonly matches: number;
}

export const balanceQuery = z.strictObject({ game: word, scenario: word });

/** What became of a battle of the box among people, with bots at the table, and among bots alone. */
export interface BattleBalance {
  readonly people: Company;
  /** The same by how strong they were. */
  readonly bands: readonly (Company & { readonly least: number | null })[];
  readonly withBots: Company;
  /** Matches of one bot against itself, as they were last counted: the share of the first seat. */
  readonly bots: (Interval & BotFigures) | null;
}

interface BotFigures {
  readonly bot: string;
  /** The version of the rules. */
  readonly rules: string;
  readonly matches: number;
  readonly share: number;
}

/** Where the share lies, with 95 % certainty. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Company {
  readonly matches: number;
  readonly drawn: number;
  readonly seats: readonly (Interval & { readonly seat: string; readonly won: number })[];
}

export const ladderQuery = z.strictObject({
  game: word,
  /** A quarter of a year, as `2026-4`; absent: the one that goes on. */
  season: z
    .string()
    .regex(/^\d{4}-[1-4]$/)
    .optional(),
});

/** A game's ladder of one season: rated results between people, four at most between the same two. */
export interface LadderPage {
  readonly season: string;
  readonly from: number;
  readonly until: number;
  readonly rows: readonly LadderRow[];
  /** Where the one who asks stands, where he is on it. */
  readonly mine: LadderRow | null;
  /** The first three of seasons that are over, the newest first. */
  readonly honour: readonly { readonly season: string; readonly rows: readonly LadderRow[] }[];
}

export interface LadderRow {
  readonly place: number;
  readonly person: string;
  readonly name: string;
  /** Of a pair 3, 2, 1½, 1 or 0; of a game 3, 1½ or 0. */
  readonly points: number;
  readonly results: number;
  readonly won: number;
}

export interface GameEntry {
  readonly id: string;
  readonly rules: string;
  readonly scenarios: readonly { readonly id: string; readonly seats: readonly string[] }[];
  readonly options: Readonly<Record<string, unknown>>;
}
