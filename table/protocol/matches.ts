import {
  BIDDINGS,
  type Bid,
  type Bidding,
  type Ending,
  type Handicap,
  type Options,
  type Turn,
} from '@bicorne/engine';
import { z } from 'zod';
import type { BattleTitle } from '../battle.ts';
import type { Stage } from '../stages.ts';
import { clockSetting, type ClockCard, type ClockSetting } from './clock.ts';
import { battleVersion, ownBattle, type BattleVersion } from './library.ts';
import { pairWish, type PairMark } from './pairs.ts';
import { commitment, id, word } from './words.ts';

/**
 *     GET  /api/matches               MatchList
 *     POST /api/matches               matchRequest → MatchCard
 *     GET  /api/matches/:id           MatchCard
 *     POST /api/matches/:id/join      joinRequest → MatchCard
 *     POST /api/matches/:id/close     → MatchCard; before it has begun, by whoever made it or is asked to play; with three
 *                                   seats or more whoever is asked declines for himself, and his seat is open
 *     POST /api/matches/:id/leave     → MatchCard; before it has begun, by anybody else who sits at it: his seats are as
 *                                   they were before he came. When all have come, only until another has opened his number;
 *                                   when it has begun only where an ally takes over his army
 *     POST /api/matches/:id/rematch   rematchRequest → MatchCard of the new one, sides changed, seats kept for the same people
 *     POST /api/matches/:id/share     → MatchCard; a finished match goes into the archive for everybody
 *     POST /api/matches/:id/bid     bidRequest → MatchCard; for a side, before it begins
 *     GET  /api/matches/:id/record    the record as text: whole when the match is over, a player's own while it runs
 *     GET  /api/invitations/:token    Invitation; looking changes nothing
 *     POST /api/invitations/:token    joinRequest → MatchCard; sits down
 */

/**
 * Who sits where: the one who asks; anybody who has the match's address; a friend who brings the invitation;
 * one certain person, who is told that he is asked; or a bot.
 */
export const seatWish = z.union([
  z.literal('me'),
  z.literal('open'),
  z.literal('friend'),
  z.strictObject({ person: id }),
  z.strictObject({ bot: word }),
]);
export type SeatWish = z.infer<typeof seatWish>;

const MOST_DELAY = 24 * 60;
/** Of any game; each says how much a seat of each battle can give. */
const MOST_HANDICAP = 100;

export const matchRequest = z.strictObject({
  game: word,
  /** A battle of the box by its name, one of the library, or one of somebody's own. */
  scenario: z.union([word, battleVersion, ownBattle]),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60)])).default({}),
  seats: z.record(word, seatWish),
  /** Open seats are shown in the lobby; otherwise only the link leads there. */
  listed: z.boolean().default(false),
  /** The sides are drawn when every seat is taken, by the numbers of the dice: nobody chooses, and it can be checked. */
  lot: z.boolean().default(false),
  /** One seat gives its enemy so much of the game's coin before the first action. */
  handicap: z.strictObject({ seat: word, amount: z.int().min(1).max(MOST_HANDICAP) }).optional(),
  /** Instead: both bid for the sides before it begins, at the same time or by raising; for matches of two seats. */
  bids: z.enum(BIDDINGS).optional(),
  /** Two games with sides changed; for matches of two seats. */
  pair: pairWish.optional(),
  /** Counts for the ratings: only between accounts and bots, and only with a clock. */
  rated: z.boolean().default(false),
  /** Absent: no clock. */
  clock: clockSetting.optional(),
  /** Minutes by which onlookers see later what happens. */
  delay: z.int().min(0).max(MOST_DELAY).default(0),
  /** Bots may be asked for advice; never where it is rated. */
  advice: z.boolean().default(false),
  /** Answers given beforehand come at their player's own pace, not at once. */
  paced: z.boolean().default(false),
  /** Of the number of the one who asks; without it the server draws one for him. */
  commitment: commitment.optional(),
});
export type MatchRequest = z.input<typeof matchRequest>;

/** By default any open seat; someone who already sits here must name a further one to take it. */
export const joinRequest = z.strictObject({ seat: word.optional(), commitment: commitment.optional() });
export const rematchRequest = z.strictObject({ commitment: commitment.optional() });

/** The side that one wants, and what one would give for it; to take the other side of a raised bid costs nothing. */
export const bidRequest = z.strictObject({ side: word, amount: z.int().min(0).max(MOST_HANDICAP) });

export interface MatchList {
  readonly mine: readonly MatchCard[];
  /** Where a seat is kept for the one who asks: somebody wants to play with him. */
  readonly asked: readonly MatchCard[];
  readonly open: readonly MatchCard[];
}

export interface Invitation {
  readonly match: MatchCard;
  /** The seat it leads to. */
  readonly seat: string;
}

/** What everybody may know of a match. */
export interface MatchCard {
  readonly id: string;
  readonly stage: Stage;
  readonly game: string;
  /** Of the box; empty for a battle of somebody's own. */
  readonly scenario: string;
  /** What that one is called. */
  readonly battle?: BattleTitle;
  /** Where it is in the library. */
  readonly library?: BattleVersion;
  readonly options: Options;
  readonly seats: readonly SeatCard[];
  /** How many steps it took; only when it is over, since before that a count would tell of hidden ones. */
  readonly steps?: number;
  /** To an onlooker of a match with a delay nobody is to act, and nothing has moved: his sight tells, later. */
  readonly turn: Turn;
  readonly createdAt: number;
  /** When the turn last passed. */
  readonly movedAt: number;

  // What follows is absent where there is none of it.

  /** The sides are still to be drawn: who sits where is not settled. When they are, those who sit here `watch` anew. */
  readonly lot?: true;
  readonly rated?: true;
  readonly handicap?: Handicap;
  /** The sides are bid for. */
  readonly bids?: BidsCard;
  /** The tournament that it belongs to, by id. */
  readonly event?: string;
  /** It is one of the two games of a pair. */
  readonly pair?: PairMark;
  /** On a device: by seat, what each had to show in the game's coin where it was played out. */
  readonly margin?: readonly number[];
  readonly delay?: number;
  /** People play each other, and were agreed that bots may be asked for advice. */
  readonly advice?: true;
  /** Answers given beforehand take as long as their player's others. */
  readonly paced?: true;
  /** What was agreed of the clock; `clock` is how the clocks stand, which not everybody sees at once. */
  readonly timing?: ClockSetting;
  readonly clock?: ClockCard;
  /** What waits for an answer. */
  readonly offers?: readonly Offer[];
  /** To the one who made it, until it begins: he may close it, and nobody else. */
  readonly host?: true;
  /** To one who sits here: he may go, and an ally takes over his army. */
  readonly mayHandOver?: true;
  /** To one who has several armies of one side: the seats that a bot may be given. */
  readonly mayCommission?: readonly number[];
  /** To one who sits here: what he may claim now. */
  readonly mayClaim?: Claim;
  /** To one who sits here: the tokens of the seats kept for friends, by seat. */
  readonly invitations?: Readonly<Record<string, string>>;
  /** The match that goes on from here with sides changed. */
  readonly rematch?: string;
  /** Finished and in the archive for everybody. */
  readonly shared?: true;
}

export interface BidsCard {
  readonly kind: Bidding;
  /** How much each seat's side can give. */
  readonly most: readonly number[];
  /** Seats that may bid now. */
  readonly asked: readonly string[];
  /** What everybody may know: raised bids as they come, sealed ones when both are in. */
  readonly given: readonly Bid[];
}

export interface SeatCard {
  readonly seat: string;
  /** A name, or null while the seat is open; empty when it was somebody who left for good. */
  readonly player: string | null;
  readonly bot: string | null;
  /** Whether the one who asks sits here. */
  readonly mine: boolean;
  /** Whether the server waits for the number of this seat: its client answers with `number`. */
  readonly owesNumber: boolean;
  /** The id of the one who sits here, for his page, block and report. */
  readonly person?: string;
  /** An open seat that is kept for one who has the invitation, or for one certain person. */
  readonly kept?: true;
  /** To one who sits here: the id of the person for whom this open seat is kept. */
  readonly keptFor?: string;
}

/** How a match ends that its rules do not end: by its players, their clocks, or whoever runs the server. */
export type TableEnding = 'resigned' | 'left' | 'clock' | 'agreed' | 'abandoned' | 'aborted' | 'operator';

export interface StopEnding extends Ending {
  readonly reason: TableEnding;
}

/**
 * A draw; steps to be taken back beyond what one may take back alone; a pause of all clocks; its early end; on a side
 * of several seats, to give up together; or that a bot commands one of several armies that one has. Every other seat
 * that it concerns has to agree.
 */
export const OFFERS = ['draw', 'undo', 'pause', 'resume', 'resign', 'bot'] as const;
export type OfferKind = (typeof OFFERS)[number];

export interface Offer {
  readonly what: OfferKind;
  /** Seats, by number. */
  readonly by: number;
  readonly waitsFor: readonly number[];
  /** With `undo`: how many of his own decisions he would take back. */
  readonly count?: number;
  /** With `pause`: for how many hours at most. */
  readonly hours?: number;
  /** With `bot`: which one, and the seat it is to have. */
  readonly bot?: string;
  readonly army?: number;
}

/**
 * `win`: somebody's time is spent. `nothing`: in a match without a clock the one to act has been away so long
 * that the others may close it, without a result for anybody.
 */
export type Claim = 'win' | 'nothing';
