import { BIDDINGS, type Bidding } from '@bicorne/engine';
import {
  type FORMATS,
  LEAST_ENTRANTS,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  TIE_BREAKS,
  type Battles,
  type Points,
} from '@bicorne/tournament/terms';
import { z } from 'zod';
import { clockSetting, type ClockSetting } from './clock.ts';
import { LANGUAGES, type Person } from './people.ts';
import { id, word, writing } from './words.ts';

/**
 *     GET  /api/events               eventQuery → EventCard[]: those that go on or take entries first
 *     POST /api/events               eventRequest → EventCard; by somebody who has an account
 *     GET  /api/events/:id           EventSheet: all that is known of one
 *     POST /api/events/:id/enter     → EventSheet
 *     POST /api/events/:id/withdraw  → EventSheet; what is still to be played is forfeited
 *     POST /api/events/:id/agree     → EventSheet; to a bot in the last place of a cup of the house, by an entrant
 *     POST /api/events/:id/organise  organiseRequest → EventSheet; by the organiser, with a reason
 *     GET  /api/events/:id/records   the records of all games that are over, one after the other
 *     GET  /api/events/:id/calendar  its days as a calendar file
 */

const reason = writing.trim().min(1).max(200);
const DAY = 86_400_000;
/** Entry is open no longer than that. */
const MOST_AHEAD = 400 * DAY;

const rounds = z.int().min(1).max(MOST_ROUNDS);
const format = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round-robin') }),
  z.strictObject({ kind: z.literal('knock-out') }),
  z.strictObject({ kind: z.literal('swiss'), rounds }),
  z.strictObject({ kind: z.literal('swiss-top8'), rounds }),
]);

const scenarios = z.array(word).min(1).max(MOST_ROUNDS);
const battles = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), scenario: word }),
  z.strictObject({ kind: z.literal('rounds'), scenarios }),
  z.strictObject({ kind: z.literal('lots'), scenarios }),
]);

/** In halves. */
const worth = z.number().min(0).max(10).multipleOf(0.5);
const points = z.strictObject({
  won: worth,
  ahead: worth,
  level: worth,
  behind: worth,
  lost: worth,
  bye: worth,
});

/** Who may enter: all of it must hold. */
const doors = z.strictObject({
  /** Only these. */
  invited: z.array(id).max(MOST_ENTRANTS).optional(),
  /** Only with a rating in the game from, and up to. */
  least: z.int().min(0).max(4000).optional(),
  most: z.int().min(0).max(4000).optional(),
  /** Only whoever has set this language. */
  language: z.enum(LANGUAGES).optional(),
});
export type EventDoors = z.output<typeof doors>;

export const eventRequest = z.strictObject({
  title: writing.trim().min(3).max(60),
  game: word,
  format,
  match: z.enum(['single', 'pair']).default('pair'),
  battles,
  /** What a match is worth; by default a pair 3, 2, 1½, 1 or 0, a single game 1, ½ or 0. */
  points: points.optional(),
  seeding: z.enum(['lots', 'ratings']).default('lots'),
  tieBreaks: z
    .array(z.enum(TIE_BREAKS))
    .max(TIE_BREAKS.length)
    .default([...TIE_BREAKS]),
  clock: clockSetting,
  /** Both bid for the sides of each table; against a bot it answers, and between bots there are none. */
  bids: z.enum(BIDDINGS).optional(),
  rated: z.boolean().default(true),
  doors: doors.default({}),
  most: z.int().min(LEAST_ENTRANTS).max(MOST_ENTRANTS).default(64),
  /** When entry closes and the first round is paired, by the server's clock; absent: when the organiser says so. */
  closesAt: z.int().min(0).optional(),
  /** Also as soon as as many have entered as may. */
  whenFull: z.boolean().default(false),
  /** Minutes after which whoever has not come to his table forfeits. */
  grace: z
    .int()
    .min(1)
    .max(60 * 24 * 14)
    .default(10),
});
export type EventRequest = z.input<typeof eventRequest>;
export type EventWish = z.output<typeof eventRequest>;

/** How far ahead entry may close. */
export const closesInTime = (closesAt: number, now: number): boolean =>
  closesAt > now && closesAt < now + MOST_AHEAD;

export const eventQuery = z.strictObject({
  game: word.optional(),
  stage: z.enum(['open', 'running', 'over']).optional(),
  most: z.coerce.number().int().min(1).max(100).default(50),
});

const at = { round: z.int().min(0).max(1000), table: z.int().min(0).max(1000) };
const entrant = z.int().min(0).max(MOST_ENTRANTS);
/** Who of a table's two has won each of its games, null for a draw; or who did not come. */
const ruling = z.union([
  z.strictObject({
    winners: z
      .array(z.union([z.literal(0), z.literal(1), z.null()]))
      .min(1)
      .max(2),
  }),
  z.strictObject({
    absent: z
      .array(z.union([z.literal(0), z.literal(1)]))
      .min(1)
      .max(2),
  }),
]);
export type Ruling = z.output<typeof ruling>;

export const organiseRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({ do: z.literal('bots'), bot: word, count: z.int().min(1).max(32) }),
  z.strictObject({ do: z.literal('pause'), reason }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('correct'), ...at, ruling, reason }),
  z.strictObject({ do: z.literal('withdraw'), entrant, reason }),
  z.strictObject({ do: z.literal('replace'), entrant, by: id, reason }),
  z.strictObject({ do: z.literal('cancel'), reason }),
]);
export type OrganiseWish = z.output<typeof organiseRequest>;

export type EventStage = 'open' | 'running' | 'over' | 'cancelled';

/** A line of the calendar. */
export interface EventCard {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly format: (typeof FORMATS)[number];
  readonly match: 'single' | 'pair';
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly stage: EventStage;
  readonly paused: boolean;
  readonly host: Person | null;
  readonly entrants: number;
  readonly most: number;
  readonly closesAt: number | null;
  readonly createdAt: number;
  readonly endedAt: number | null;
  /** Rounds that are paired, and how many there will be, where that is known. */
  readonly round: number;
  readonly rounds: number | null;
  /** The first three, once it is over. */
  readonly honour: readonly string[];
}

export interface EventEntrant {
  /** Empty: somebody who left for good. */
  readonly name: string;
  readonly person?: string;
  readonly bot?: true;
  readonly rating: number | null;
  readonly left: boolean;
  /** To a bot in the last place, in a cup of the house that takes entries. */
  readonly agrees?: true;
}

export interface EventTable {
  /** Numbers of the entrants; the first has the first side. One: free in this round. */
  readonly players: readonly number[];
  /** The games that are made, in their order. */
  readonly matches: readonly string[];
  /** Null while it is played. */
  readonly outcome: EventOutcome | null;
  /** By player, once it is decided. */
  readonly points: readonly number[];
}

export type EventOutcome =
  | {
      readonly how: 'played';
      readonly games: readonly {
        readonly winner: number | null;
        readonly margin: readonly [number, number];
      }[];
    }
  | { readonly how: 'forfeit'; readonly absent: readonly number[] };

export interface EventRound {
  readonly stage: 'round-robin' | 'swiss' | 'knock-out';
  readonly scenario: string;
  readonly tables: readonly EventTable[];
}

export interface EventRow {
  readonly place: number;
  readonly entrant: number;
  readonly points: number;
  /** In the order of `tieBreaks`; null where it parts nobody. */
  readonly tieBreaks: readonly (number | null)[];
  /** Rounds of the knock-out come through; null: not in it. */
  readonly through: number | null;
}

/** What the organiser changed, and why. */
export interface EventChange {
  readonly at: number;
  readonly what: 'correct' | 'withdraw' | 'replace' | 'pause' | 'cancel';
  readonly reason: string;
  /** Whom it is about, where it is about one. */
  readonly entrant?: number;
  readonly round?: number;
  readonly table?: number;
}

export interface EventSheet {
  readonly card: EventCard;
  readonly battles: Battles;
  readonly doors: Omit<EventDoors, 'invited'> & { readonly invited?: boolean };
  readonly seeding: 'lots' | 'ratings';
  readonly tieBreaks: readonly (typeof TIE_BREAKS)[number][];
  readonly grace: number;
  readonly points: Points;
  readonly bids?: Bidding;
  readonly entrants: readonly EventEntrant[];
  readonly rounds: readonly EventRound[];
  readonly standings: readonly EventRow[];
  readonly changes: readonly EventChange[];
  /** From which every lot follows, and the digest of who met whom (see docs/tournaments.md). */
  readonly seed: string;
  readonly digest: string;
  /** The entrant that the one who asks is. */
  readonly mine: number | null;
  /** Whether he may enter now. */
  readonly mayEnter: boolean;
  /** Whether he may agree to a bot in the last place now. */
  readonly mayAgree: boolean;
  readonly mayOrganise: boolean;
}
