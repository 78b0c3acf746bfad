import type { EventCard, EventChange, EventEntrant, EventSheet, EventTable } from '@bicorne/table/protocol';
import {
  isPresent,
  pointsAt,
  scheduleDigest,
  standings,
  type Decision,
  type Event,
  type Round,
} from '@bicorne/tournament';
import type { ListedEvent, StoredEvent } from '../store/events.ts';
import { botOf, personOf } from './entrants.ts';

export const cardOf = ({
  id,
  title,
  game,
  host,
  terms,
  plan,
  stage,
  summary,
  ...at
}: ListedEvent): EventCard => ({
  id,
  title,
  game,
  format: terms.format.kind,
  match: terms.match,
  clock: plan.clock,
  rated: plan.rated,
  stage,
  paused: summary.paused,
  host,
  entrants: summary.entrants,
  most: plan.most,
  closesAt: plan.closesAt ?? null,
  createdAt: at.createdAt,
  endedAt: at.endedAt,
  round: summary.round,
  rounds: summary.rounds,
  honour: summary.honour,
});

interface Asker {
  readonly person: string | null;
  readonly mayEnter: boolean;
  readonly names: ReadonlyMap<string, string>;
}

export function sheetOf(stored: StoredEvent, event: Event, { person, mayEnter, names }: Asker): EventSheet {
  const { terms, plan } = stored;
  const { invited, ...doors } = plan.doors;
  const mine = event.entrants.findIndex(({ id }) => id === person);
  return {
    card: cardOf(stored),
    battles: terms.battles,
    doors: { ...doors, ...(invited ? { invited: true } : {}) },
    seeding: terms.seeding,
    tieBreaks: terms.tieBreaks,
    grace: plan.grace,
    points: terms.points,
    ...(plan.bids ? { bids: plan.bids } : {}),
    entrants: event.entrants.map((entrant) => entrantOf(entrant, names)),
    rounds: event.rounds.map((round, number) => ({
      stage: round.stage,
      scenario: round.scenario,
      tables: round.tables.map((_, table) => tableOf(stored, { round, number, table })),
    })),
    standings: standings(event).map(({ place, number, points, tieBreaks, through }) => ({
      place,
      entrant: number,
      points,
      tieBreaks: terms.tieBreaks.map((one) => tieBreaks[one] ?? null),
      through,
    })),
    changes: changesOf(stored, event),
    seed: terms.seed,
    digest: scheduleDigest(event),
    mine: person === null || mine === -1 ? null : mine,
    mayEnter,
    mayAgree: mayAgree(stored, event, mine),
    mayOrganise: person !== null && stored.host?.id === person,
  };
}

/** In a cup of the house that lacks one: three wait there, and need not wait for ever. */
function mayAgree({ host, plan }: StoredEvent, { field, entrants }: Event, mine: number): boolean {
  const here = entrants.filter(isPresent).length;
  const own = entrants[mine];
  return host === null && !field && here === plan.most - 1 && own && isPresent(own) && !own.agrees;
}

function entrantOf(
  { id, rating, left, agrees }: Event['entrants'][number],
  names: ReadonlyMap<string, string>,
): EventEntrant {
  const [bot, person] = [botOf(id), personOf(id)];
  const name = bot === null ? (names.get(id) ?? '') : `${bot} ${id.slice(id.lastIndexOf('#') + 1)}`;
  return {
    name,
    ...(bot === null ? {} : { bot: true as const }),
    ...(person !== null && name !== '' ? { person } : {}),
    rating,
    left: left !== null,
    ...(agrees ? { agrees: true as const } : {}),
  };
}

interface At {
  readonly round: Round;
  readonly number: number;
  readonly table: number;
}

function tableOf({ terms, matches }: StoredEvent, { round, number, table }: At): EventTable {
  const found = round.tables[table];
  return {
    players: found.players,
    matches: matches.flatMap((one) => (one.round === number && one.table === table ? one.match : [])),
    outcome: found.outcome,
    points: found.outcome || found.players.length < 2 ? pointsAt(terms, round, found) : [],
  };
}

function changesOf({ decisions, summary, endedAt }: StoredEvent, event: Event): EventChange[] {
  const changes = decisions.flatMap(({ decision, at }) => changeOf(decision, at, event));
  if (summary.cancelled === undefined) return changes;
  return [...changes, { at: endedAt ?? 0, what: 'cancel', reason: summary.cancelled }];
}

function changeOf(decision: Decision, at: number, { entrants }: Event): EventChange[] {
  if (!('reason' in decision)) return [];
  const { do: what, reason } = decision;
  if (decision.do === 'correct') return [{ at, what, reason, round: decision.round, table: decision.table }];
  if (!('entrant' in decision)) return [{ at, what, reason }];
  const entrant = entrants.findIndex(
    ({ id, before }) => id === decision.entrant || before.includes(decision.entrant),
  );
  return [{ at, what, reason, entrant }];
}
