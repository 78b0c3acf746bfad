import { STAGES } from '@bicorne/table/stages';
import type {
  ArchiveEntry,
  ArchivePage,
  BattleBalance,
  BattleEntry,
  BattleSheet,
  EventCard,
  EventRow,
  EventSheet,
  GameEntry,
  LadderPage,
  MatchCard,
  MatchList,
  Profile,
  RatingCard,
  RatingRow,
  ResultRow,
} from '@bicorne/table/protocol';
import { z } from 'zod';

/** What the public routes answer, for the OpenAPI page; the types hold them to the protocol. */

const name = z.string();
const moment = z.int().meta({ description: 'milliseconds since 1970' });

export const archiveEntry: z.ZodType<ArchiveEntry> = z
  .object({
    id: z.string(),
    game: name,
    scenario: name,
    imported: z.boolean().meta({ description: 'uploaded: nobody vouches for the names' }),
    rated: z.boolean(),
    players: z.array(z.object({ seat: name, name, bot: z.boolean(), person: z.string().exactOptional() })),
    winners: z.array(name).meta({ description: 'seats; empty for a draw' }),
    reason: z.string(),
    steps: z.int(),
    endedAt: moment,
    record: z.string().meta({ description: 'the path of its record' }),
  })
  .meta({ id: 'ArchiveEntry' });

export const archivePage: z.ZodType<ArchivePage> = z
  .object({ entries: z.array(archiveEntry), next: z.string().nullable() })
  .meta({ id: 'ArchivePage' });

const ratingShape = {
  game: name,
  rating: z.int(),
  deviation: z.int(),
  matches: z.int(),
  provisional: z.boolean(),
};
const ratingCard: z.ZodType<RatingCard> = z.object(ratingShape).meta({ id: 'Rating' });

export const ratingRow: z.ZodType<RatingRow> = z
  .object({
    ...ratingShape,
    place: z.int(),
    person: z.string().nullable(),
    bot: z.string().nullable(),
    name,
  })
  .meta({ id: 'RatingRow' });

export const resultRow: z.ZodType<ResultRow> = z
  .object({
    scenario: name,
    bots: z.boolean().meta({ description: 'whether a bot sat at them' }),
    band: z
      .int()
      .nullable()
      .meta({ description: 'the least rating at the table was of this band; null: somebody had none' }),
    winners: z.array(name).meta({ description: 'seats; empty for draws' }),
    matches: z.int(),
  })
  .meta({ id: 'ResultRow' });

const ladderRow = z.object({
  place: z.int(),
  person: z.string(),
  name,
  points: z.number(),
  results: z.int(),
  won: z.int(),
});

export const ladderPage: z.ZodType<LadderPage> = z
  .object({
    season: z.string(),
    from: moment,
    until: moment,
    rows: z.array(ladderRow),
    mine: ladderRow.nullable(),
    honour: z.array(z.object({ season: z.string(), rows: z.array(ladderRow) })),
  })
  .meta({ id: 'LadderPage' });

const interval = { low: z.number(), high: z.number() };

const company = z.object({
  matches: z.int(),
  drawn: z.int(),
  seats: z.array(z.object({ seat: name, won: z.int(), ...interval })),
});

export const battleBalance: z.ZodType<BattleBalance> = z
  .object({
    people: company.meta({ description: 'matches among people at even terms; intervals hold 95 %' }),
    bands: z.array(company.extend({ least: z.int().nullable() })),
    withBots: company.meta({ description: 'matches at which a bot sat' }),
    bots: z
      .object({ bot: z.string(), rules: z.string(), matches: z.int(), share: z.number(), ...interval })
      .nullable()
      .meta({ description: 'a bot against itself: the share of the first seat' }),
  })
  .meta({ id: 'BattleBalance' });

export const profile: z.ZodType<Profile> = z
  .object({
    person: z.object({ id: z.string(), name }),
    account: z.boolean(),
    since: moment,
    ratings: z.array(ratingCard),
  })
  .meta({ id: 'Profile' });

const turn = z.union([
  z.object({ kind: z.literal('seats'), seats: z.array(z.int()) }),
  z.object({ kind: z.literal('chance') }),
  z.object({
    kind: z.literal('over'),
    ending: z.object({ winners: z.array(z.int()), reason: z.string() }),
  }),
]);

export const matchCard: z.ZodType<Pick<MatchCard, 'id' | 'game' | 'scenario' | 'turn'>> = z
  .looseObject({
    id: z.string(),
    stage: z.enum(STAGES),
    game: name,
    scenario: name,
    options: z.record(z.string(), z.union([z.boolean(), z.string()])),
    seats: z.array(
      z.looseObject({ seat: name, player: name.nullable(), bot: name.nullable(), mine: z.boolean() }),
    ),
    turn,
    createdAt: moment,
    movedAt: moment,
  })
  .meta({ id: 'MatchCard' });

export const matchList: z.ZodType<
  Record<keyof MatchList, Pick<MatchCard, 'id' | 'game' | 'scenario' | 'turn'>[]>
> = z
  .object({ mine: z.array(matchCard), asked: z.array(matchCard), open: z.array(matchCard) })
  .meta({ id: 'MatchList' });

export const gameEntry: z.ZodType<GameEntry> = z
  .object({
    id: z.string(),
    rules: z.string(),
    scenarios: z.array(z.object({ id: z.string(), seats: z.array(name) })),
    options: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Game' });

export const eventCard: z.ZodType<
  Pick<EventCard, 'id' | 'title' | 'game' | 'stage' | 'entrants' | 'round' | 'rounds' | 'honour'>
> = z
  .looseObject({
    id: z.string(),
    title: name,
    game: name,
    format: z.string(),
    match: z.enum(['single', 'pair']),
    rated: z.boolean(),
    stage: z.enum(['open', 'running', 'over', 'cancelled']),
    entrants: z.int(),
    closesAt: moment.nullable(),
    round: z.int().meta({ description: 'rounds that are paired' }),
    rounds: z.int().nullable().meta({ description: 'how many there will be, where that is known' }),
    honour: z.array(name).meta({ description: 'the first three, once it is over' }),
  })
  .meta({ id: 'EventCard' });

const eventRow: z.ZodType<EventRow> = z.object({
  place: z.int(),
  entrant: z.int(),
  points: z.number(),
  tieBreaks: z.array(z.number().nullable()).meta({ description: 'in the order of `tieBreaks`' }),
  through: z.int().nullable(),
});

export const eventSheet: z.ZodType<Pick<EventSheet, 'standings' | 'seed' | 'digest'>> = z
  .looseObject({
    card: eventCard,
    entrants: z.array(z.looseObject({ name, rating: z.number().nullable(), left: z.boolean() })),
    rounds: z.array(
      z.looseObject({
        stage: z.enum(['round-robin', 'swiss', 'knock-out']),
        scenario: name,
        tables: z.array(
          z.looseObject({
            players: z
              .array(z.int())
              .meta({ description: 'numbers of entrants; the first has the first side' }),
            matches: z.array(z.string()),
            points: z.array(z.number()),
          }),
        ),
      }),
    ),
    standings: z.array(eventRow),
    seed: z.string(),
    digest: z.string().meta({ description: 'SHA-256 of terms, places and who met whom' }),
  })
  .meta({ id: 'EventSheet' });

type ShownEntry = Pick<BattleEntry, 'id' | 'game' | 'title' | 'version' | 'stars' | 'plays'>;

const battleEntry: z.ZodType<ShownEntry> = z
  .looseObject({
    id: z.string(),
    game: name,
    title: z.object({ en: z.string(), uk: z.string().exactOptional(), ru: z.string().exactOptional() }),
    version: z.int(),
    stars: z.int(),
    plays: z.int().meta({ description: 'matches on this server that were played to an end' }),
    scenario: z.unknown().meta({ description: 'what it holds, as its game defines it' }),
  })
  .meta({ id: 'Battle' });

export const battlePage: z.ZodType<{ battles: ShownEntry[]; next: string | null }> = z
  .object({ battles: z.array(battleEntry), next: z.string().nullable() })
  .meta({ id: 'BattlePage' });

export const battleSheet: z.ZodType<ShownEntry & Pick<BattleSheet, 'shown' | 'results'>> = z
  .intersection(
    battleEntry,
    z.looseObject({
      shown: z.int().meta({ description: 'the version whose scenario this is' }),
      results: z.array(z.object({ bots: z.boolean(), winners: z.array(name), matches: z.int() })),
    }),
  )
  .meta({ id: 'BattleSheet' });
