import type { Bid, Bidding, Handicap } from '@bicorne/engine';
import type { BattleVersion, ClockSetting, OfferKind, PairWish } from '@bicorne/table/protocol';

/** What was agreed when the match was made, besides game and options. */
export interface Terms {
  readonly clock?: ClockSetting;
  readonly rated?: true;
  readonly handicap?: Handicap;
  readonly bids?: BidTerms;
  /** Minutes by which onlookers see later. */
  readonly delay?: number;
  /** Bots may be asked for advice. */
  readonly advice?: true;
  /** Answers given beforehand come at their player's own pace. */
  readonly paced?: true;
  /** The sides are drawn when every seat is taken. */
  readonly lot?: true;
  /** One of the two games of a pair. */
  readonly pair?: PairTerms;
  /** The tournament and the table of its round that it belongs to. */
  readonly event?: { readonly id: string; readonly round: number; readonly table: number };
  /** Where its battle is in the library: the match holds all of it by itself. */
  readonly library?: BattleVersion;
  /** What is left to each seat when it begins, in milliseconds, where that is not all. */
  readonly left?: readonly number[];
  /** The match after which this one is the rematch. */
  readonly after?: string;
  /** Open seats that are not for everybody, by number: for whoever brings the token, or for one person. */
  readonly kept?: Readonly<Record<number, Keeping>>;
}

export interface BidTerms {
  readonly kind: Bidding;
  /** How much each seat's side can give. */
  readonly most: readonly number[];
  /** What was bid, by those who have the sides now; absent until it is settled. Empty in the second game of a pair, which goes by the first. */
  readonly settled?: readonly Bid[];
  /** They changed seats by it. */
  readonly changed?: true;
}

export interface PairTerms extends PairWish {
  readonly game: 0 | 1;
  /** The first game, of the second. */
  readonly first?: string;
}

export type Keeping = { readonly token: string } | { readonly person: string };

/** Those for whom seats are kept. */
export const keptPeople = ({ kept }: Terms): string[] => [
  ...new Set(Object.values(kept ?? {}).flatMap((one) => ('person' in one ? one.person : []))),
];

export const withoutKept = ({ kept, ...terms }: Terms, person: string): Terms => ({
  ...terms,
  kept: Object.fromEntries(
    Object.entries(kept ?? {}).filter(([, one]) => !('person' in one && one.person === person)),
  ),
});

/** Each seat is kept as the one of before that it takes the place of. */
export function keptInOrder({ kept, ...terms }: Terms, order: readonly number[]): Terms {
  if (!kept) return terms;
  const seats = order.flatMap((from, seat) => (kept[from] === undefined ? [] : [[seat, kept[from]]]));
  return { ...terms, kept: Object.fromEntries(seats) };
}

/** What is afoot between the players, and what became of the match. */
export interface Affairs {
  readonly offers?: readonly StoredOffer[];
  /** What was offered since the turn last passed, so that nobody is asked the same thing all the time. */
  readonly asked?: { readonly movedAt: number; readonly offers: readonly string[] };
  /** Bids for the sides that have come in; others are told of sealed ones only that they are there. */
  readonly bids?: readonly Bid[];
  readonly rematch?: string;
  /** Of the first game of a pair: the second. */
  readonly second?: string;
  /** Of each seat, where not everybody is on his own; as the rules last said. */
  readonly sides?: readonly number[];
  readonly shared?: true;
}

export interface StoredOffer {
  readonly what: OfferKind;
  readonly by: number;
  /** The seats that are asked, and those of them that have agreed. */
  readonly ask: readonly number[];
  readonly agreed: readonly number[];
  /** When the turn had last passed. */
  readonly movedAt: number;
  /** With `undo`: so many of the match's steps stay as they are, and how many of his own decisions go. */
  readonly keep?: number;
  readonly count?: number;
  /** The last message that each person's seat had when it was asked: what came since nobody has agreed to. */
  readonly told?: Readonly<Record<number, number>>;
  readonly hours?: number;
  /** With `bot`: which one, and the seat it is to have. */
  readonly bot?: string;
  readonly army?: number;
}
