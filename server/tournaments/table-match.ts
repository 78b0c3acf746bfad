import { openMatch, turnOf, type Game } from '@bicorne/engine';
import type { Event, Outcome, Player } from '@bicorne/tournament';
import { gameResult } from '@bicorne/tournament/twice';
import { drawNumber, seat, stageOf } from '../dice.ts';
import { endedAs, pairOf } from '../pairs/outcome.ts';
import { isBefore } from '@bicorne/table/stages';
import { newId } from '../people/secrets.ts';
import type { EventMatch, StoredEvent } from '../store/events.ts';
import type { NewMatch, StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Keeping, PairTerms } from '../store/terms.ts';
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
      event: { id, round, table },
      kept: Object.fromEntries(kept),
    },
  };
}

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
    return ended && { how: 'played', games: [gameResult(ended, 0)] };
  }
  const second = first.affairs.second === undefined ? null : await matches.find(first.affairs.second);
  const other = second?.turn.kind === 'over' ? await archive.find(second.id) : null;
  return other && (pairOf(entry, other)?.outcome ?? notPlayed(first));
}

const PLAYERS: readonly Player[] = [0, 1];
const DRAWN = { winner: null, margin: [0, 0] } as const;

/** Who had not come when it was called off; where both had, at the last moment, nobody has won. */
function notPlayed({ seats, terms }: StoredMatch): Outcome {
  const absent = PLAYERS.filter((player) => seats[player].number === null);
  if (absent.length > 0) return { how: 'forfeit', absent };
  return { how: 'played', games: terms.pair ? [DRAWN, DRAWN] : [DRAWN] };
}
