import type { Terms } from './terms.ts';

/**
 * A tournament is its terms and the list of what was decided; all else is computed from them. An event is an
 * immutable value, which `decide` carries on by one decision. Nothing here knows the time or a game's rules.
 */
export interface Event {
  readonly terms: Terms;
  readonly decisions: readonly Decision[];
  readonly entrants: readonly Entrant[];
  /** Who stands in the draw, the first first; null while entry is open. Those who enter late are behind. */
  readonly field: readonly number[] | null;
  readonly rounds: readonly Round[];
  readonly bracket: Bracket | null;
  readonly paused: boolean;
}

/** A place in the tournament. Its number, the place in the list, is kept when another person takes it over. */
export interface Entrant {
  readonly id: string;
  readonly rating: number | null;
  readonly lot: string;
  /** How many rounds had been paired when he came, and when he left. */
  readonly came: number;
  readonly left: number | null;
  /** Who held the place before. */
  readonly before: readonly string[];
  /** He would have a bot in the last place, so that it begins. */
  readonly agrees: boolean;
}

export interface Round {
  readonly stage: 'round-robin' | 'swiss' | 'knock-out';
  readonly scenario: string;
  readonly tables: readonly Table[];
}

export interface Table {
  /**
   * Two: the first has the first side, in a pair of games in the first of them. One: he has no opponent. None: nobody
   * came so far (in a knock-out whose players have left).
   */
  readonly players: Pairing;
  /** Null while they play, and where there is nobody to play. */
  readonly outcome: Outcome | null;
}

export type Pairing = readonly number[];

/** Which of the two players of a table. */
export type Player = 0 | 1;

export type Outcome =
  | { readonly how: 'played'; readonly games: readonly GameResult[] }
  /** One of them, or both, did not come. */
  | { readonly how: 'forfeit'; readonly absent: readonly Player[] };

export interface GameResult {
  /** Null: drawn. */
  readonly winner: Player | null;
  /** By player, what each had to show in the game's coin; two noughts where it was not played out. */
  readonly margin: readonly [number, number];
}

/** Place 2n and 2n + 1 of a round of a knock-out meet in place n of the next. */
export interface Bracket {
  /** The best first. */
  readonly seeds: readonly number[];
  /** The number of its first round. */
  readonly from: number;
}

/** Rounds and tables are counted from 0, entrants are named by who holds the place. */
export type Decision =
  /** Before entry closes, and in Swiss rounds also later. */
  | { readonly do: 'enter'; readonly entrant: string; readonly rating?: number }
  /** Before entry closes. */
  | { readonly do: 'agree'; readonly entrant: string }
  | { readonly do: 'close' }
  /** Kept as it was drawn: an event is read without pairing anew, and `verify` does so. */
  | { readonly do: 'pair'; readonly tables: readonly Pairing[] }
  | ({ readonly do: 'result' } & Judged)
  | ({ readonly do: 'correct'; readonly reason: string } & Judged)
  | { readonly do: 'withdraw'; readonly entrant: string; readonly reason: string }
  | {
      readonly do: 'replace';
      readonly entrant: string;
      readonly by: string;
      readonly rating?: number;
      readonly reason: string;
    }
  | { readonly do: 'pause'; readonly reason: string }
  | { readonly do: 'resume' };

interface Judged {
  readonly round: number;
  readonly table: number;
  readonly outcome: Outcome;
}

/** What the organiser changed, for everybody to read: which decision it was, and why. */
export interface Intervention {
  readonly number: number;
  readonly decision: Extract<Decision, { readonly reason: string }>;
}

export const interventions = ({ decisions }: Event): Intervention[] =>
  decisions.flatMap((decision, number) => ('reason' in decision ? { number, decision } : []));

export const isPresent = ({ left }: Entrant): boolean => left === null;

export const isPlayed = ({ players, outcome }: Table): boolean => players.length < 2 || outcome !== null;

export const isWhole = ({ tables }: Round): boolean => tables.every(isPlayed);

/** How many rounds there will be; null while nobody can say. */
export function roundCount({ terms: { format }, field, bracket }: Event): number | null {
  const size = field?.length ?? null;
  switch (format.kind) {
    case 'swiss':
      return format.rounds;
    case 'round-robin':
      return size && size - 1 + (size % 2);
    case 'knock-out':
      return size && Math.ceil(Math.log2(size));
    case 'swiss-top8':
      return bracket && bracket.from + Math.ceil(Math.log2(Math.max(1, bracket.seeds.length)));
  }
}

export const isOver = (event: Event): boolean =>
  event.rounds.length === roundCount(event) && event.rounds.every(isWhole);
