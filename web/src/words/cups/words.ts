import type { Bidding } from '@bicorne/engine';
import type { EventCard, EventChange, EventSheet, EventStage } from '@bicorne/table/protocol';
import { lazyWords } from '../lazy.ts';

/** Handicaps, pairs, tournaments: loaded where they are shown. */
export interface CupWords {
  readonly handicap: string;
  readonly whoGives: string;
  readonly nobodyGives: string;

  /** Bids for the sides. */
  readonly bids: string;
  readonly noBids: string;
  readonly byBids: Readonly<Record<Bidding, string>>;
  readonly bidNotes: Readonly<Record<Bidding, string>>;
  readonly sideWanted: string;
  /** So much of this coin. */
  readonly iGive: (coin: string) => string;
  readonly bid: (side: string, amount: number) => string;
  readonly otherBids: (side: string, amount: number) => string;
  readonly takeSide: (side: string) => string;
  readonly bidOf: (who: string, side: string, amount: number) => string;
  readonly bidAwaited: (who: string) => string;
  readonly gives: (coin: string, amount: number) => string;
  readonly nobodyGivesAny: string;
  /** Two at one device, before it is known who has which side. */
  readonly bidders: readonly [string, string];

  /** Ladders and seasons. */
  readonly ladderNote: string;
  readonly season: (year: string, quarter: string) => string;
  readonly seasonUntil: (day: string) => string;
  readonly nobodyClimbed: string;
  readonly results: string;
  readonly wins: string;
  readonly tableOfHonour: string;
  readonly noHonour: string;

  /** Who wins a battle: among people, by their strength, and among bots. */
  readonly whoWins: string;
  readonly whoWinsNote: string;
  readonly amongPeople: string;
  readonly withBots: string;
  readonly againstItself: (bot: string) => string;
  /** Ratings from, where the weakest of them had one. */
  readonly ratedFrom: (least: number | null) => string;
  readonly matchCount: (matches: number) => string;
  readonly drawnCount: (matches: number) => string;
  readonly notPlayedYet: string;

  /** One game or a pair. */
  readonly games: string;
  readonly pair: string;
  readonly pairNote: string;
  readonly secondGame: string;
  readonly afterFirst: string;
  readonly together: string;
  readonly oneClock: string;
  readonly toSecond: string;
  readonly toFirst: string;
  readonly pairResult: string;
  readonly gameNumber: (game: number) => string;
  readonly points: string;
  /** Read to those who do not see that it is underlined. */
  readonly won: string;

  // Tournaments

  /** One that the house holds. */
  readonly openCup: (game: string, number: string) => string;
  /** To a bot in the last place of it. */
  readonly agreeToBot: string;
  readonly haveAgreed: (some: number, of: number) => string;
  readonly noTournaments: string;
  readonly stages: Readonly<Record<EventStage, string>>;
  readonly formats: Readonly<Record<EventCard['format'], string>>;
  readonly inPairs: string;
  readonly inSingleGames: string;
  /** Rounds that are paired, of so many; null: nobody can say yet. */
  readonly roundOf: (round: number, of: number | null) => string;
  readonly places: (taken: number, of: number) => string;
  readonly until: (hour: string) => string;
  readonly paused: string;
  readonly wonBy: (name: string) => string;

  readonly announce: string;
  readonly accountFirst: string;
  readonly name: string;
  readonly battle: string;
  readonly battleWays: Readonly<Record<'every' | 'fixed' | 'rounds' | 'lots', string>>;
  readonly amongThese: string;
  readonly whoMayEnter: string;
  readonly ratingFrom: string;
  readonly ratingTo: string;
  readonly anyRating: string;
  readonly language: string;
  readonly anyLanguage: string;
  readonly byInvitation: string;
  readonly nobodyToInvite: string;
  readonly theseMayEnter: string;
  readonly pointsFor: Readonly<Record<'won' | 'ahead' | 'level' | 'behind' | 'lost', string>>;
  readonly format: string;
  readonly swissRounds: string;
  readonly match: string;
  readonly mostEntrants: string;
  readonly entryCloses: string;
  readonly whenISay: string;
  readonly inHours: (hours: number) => string;

  readonly toMyMatch: string;
  readonly enter: string;
  readonly withdraw: string;
  readonly withdrawSure: string;
  readonly allTournaments: string;
  readonly honour: string;
  readonly nobodyYet: string;
  readonly standings: string;
  readonly place: string;
  readonly player: string;
  readonly rating: string;
  readonly tieBreaks: Readonly<Record<EventSheet['tieBreaks'][number], string>>;
  readonly hasLeft: string;
  readonly crosstable: string;
  readonly rounds: string;
  readonly roundNumber: (round: number) => string;
  readonly free: string;
  readonly playing: string;
  readonly forfeit: string;

  readonly changes: string;
  readonly changed: Readonly<Record<EventChange['what'], string>>;
  /** Those that the house itself gives. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly forPrograms: string;
  readonly allRecords: string;
  readonly calendar: string;
  readonly seed: string;
  readonly digest: string;

  readonly organise: string;
  readonly addBots: string;
  readonly howMany: string;
  readonly closeAndBegin: string;
  readonly callOff: string;
  readonly pause: string;
  readonly resume: string;
  readonly reason: string;
  readonly withdrawEntrant: string;
  readonly correct: string;
  readonly tableOf: string;
  readonly rulings: Readonly<Record<'first' | 'second' | 'level' | 'first-absent' | 'second-absent', string>>;
}

export const { load: loadCupWords, use: useCupWords } = lazyWords<CupWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
