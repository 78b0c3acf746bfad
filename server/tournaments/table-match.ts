import { mostPaid, openMatch, turnOf, type Game, type Match, type Turn } from '@bicorne/engine';
import type { Event, Outcome, Player } from '@bicorne/tournament';
import { gameResult } from '@bicorne/tournament/twice';
import { biddersAt } from '../bids.ts';
import { drawNumber, seat, stageOf } from '../dice.ts';
import { endedAs, pairOf } from '../pairs/outcome.ts';
import { isBefore } from '@bicorne/table/stages';
import { newId } from '../people/secrets.ts';
import type { EventMatch, StoredEvent } from '../store/events.ts';
import type { NewMatch, StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Keeping, PairTerms, Terms } from '../store/terms.ts';
import { botOf, personOf } from './entrants.ts';

type Place = Omit<EventMatch, 'match'>;

/** The match of a table of two: seats are kept for its people, who come with numbers of their own; bots sit there. */
export function matchFor(
  { id, plan, terms }: StoredEvent,
  event: Event,
  { round, table }: Place,
  game: Game,
  now: number,
): NewMatch | null {
  const { scenario, tables } = event.rounds[round];
  const opened = openMatch(game, { scenario });
  if (!opened.ok) return null;
  const players = tables[table].players.map((number) => event.entrants[number].id);
  const kept = players.flatMap((player, at): [number, Keeping][] => {
    const person = personOf(player);
    return person === null ? [] : [[at, { person }]];
  });
  return {
    id: newId(),
    game: game.id,
    rules: game.rules,
    scenario,
    options: opened.value.header.options,
    listed: false,
    secret: drawNumber(),
    seats: opened.value.seats.map((name, at) => {
      const bot = botOf(players[at]);
      return { name, sitter: bot === null ? null : seat({ person: null, bot }) };
    }),
    turn: turnOf(opened.value),
    createdAt: now,
    host: '',
    terms: {
      clock: plan.clock,
      ...(plan.rated ? { rated: true } : {}),
      ...(terms.match === 'pair' ? { pair: pairTerms(plan.clock.kind) } : {}),
      ...bidsAt(plan, opened.value, kept.length),
      event: { id, round, table },
      kept: Object.fromEntries(kept),
    },
  };
}

/** Where somebody is there to bid, and something to bid with. */
function bidsAt({ bids }: StoredEvent['plan'], { game, start }: Match, people: number): Pick<Terms, 'bids'> {
  const most = mostPaid(game, start);
  return bids && people > 0 && most.some((amount) => amount > 0) ? { bids: { kind: bids, most } } : {};
}

/** Where a player of the table sits in its first game: bids may have changed the sides. */
export const seatAt = ({ terms: { bids } }: StoredMatch, player: Player): Player =>
  bids?.changed ? PLAYERS[1 - player] : player;

/** By correspondence both games go on at the same time; live there is one board before one. */
const pairTerms = (kind: 'live' | 'days'): PairTerms => ({
  games: kind === 'days' ? 'together' : 'after',
  oneClock: false,
  game: 0,
});

/** Until when both must have come; null once they have. */
export const comesBy = ({ plan }: StoredEvent, match: StoredMatch, minute: number): number | null => {
  const stage = stageOf(match);
  return isBefore(stage) ? match.createdAt + plan.grace * minute : null;
};

/** What became of a table, as far as the archive tells; null while it is played. */
export async function outcomeOf(
  { archive, matches }: Pick<Store, 'archive' | 'matches'>,
  { terms }: StoredEvent,
  first: StoredMatch,
): Promise<Outcome | null> {
  const entry = first.turn.kind === 'over' ? await archive.find(first.id) : null;
  if (!entry) return null;
  if (entry.result === 'none') return notPlayed(first);
  if (terms.match === 'single') {
    const ended = endedAs(entry);
    return ended && { how: 'played', games: [gameResult(ended, seatAt(first, 0))] };
  }
  const second = first.affairs.second === undefined ? null : await matches.find(first.affairs.second);
  const other = second?.turn.kind === 'over' ? await archive.find(second.id) : null;
  if (!other) return null;
  const outcome = pairOf(entry, other)?.outcome;
  return outcome ? byPlayer(first, outcome) : notPlayed(first);
}

/** What was counted by who sat where in the first game. */
function byPlayer(first: StoredMatch, { games }: Extract<Outcome, { readonly how: 'played' }>): Outcome {
  const turned = games.map(({ winner, margin }) => ({
    winner: winner === null ? null : seatAt(first, winner),
    margin: [margin[seatAt(first, 0)], margin[seatAt(first, 1)]] as const,
  }));
  return { how: 'played', games: turned };
}

const PLAYERS: readonly Player[] = [0, 1];
const DRAWN = { winner: null, margin: [0, 0] } as const;

/** Who had not come; or had not bid; or had not opened his number. */
function lateSeats(match: StoredMatch): number[] {
  const { seats } = match;
  const empty = seats.flatMap(({ commitment }, at) => (commitment === null ? at : []));
  if (empty.length > 0) return empty;
  const bidders = biddersAt({ ...match, turn: NOBODY });
  if (bidders.length > 0) return bidders;
  return seats.flatMap(({ number }, at) => (number === null ? at : []));
}

/** As it was before it was called off. */
const NOBODY: Turn = { kind: 'seats', seats: [] };

/** Who had not come when it was called off; where both had, at the last moment, nobody has won. */
function notPlayed(match: StoredMatch): Outcome {
  const { terms } = match;
  const late = lateSeats(match);
  const absent = PLAYERS.filter((player) => late.includes(seatAt(match, player)));
  if (absent.length > 0) return { how: 'forfeit', absent };
  return { how: 'played', games: terms.pair ? [DRAWN, DRAWN] : [DRAWN] };
}
