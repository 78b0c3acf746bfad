import type { Ending, Seat } from '@bicorne/engine';
import type { RatingCard, RatingRow } from '@bicorne/table/protocol';
import type { RatingChange } from '../store/archive.ts';
import { botPlayer, type RatedPlayer } from '../store/ratings.ts';
import type { Store } from '../store/port.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { LadderResult } from '../store/ladders.ts';
import { NEW_RATING, rate } from './glicko.ts';
import { LADDER_HALVES } from './season.ts';

/** Above this nobody knows yet; such players are not in the list of the best. */
const SURE = 110;

interface Sides {
  readonly stored: StoredMatch;
  foes(seat: Seat): Seat[];
}

/** Everybody is rated against each of his foes; allies share their result. Somebody who left is nobody to be rated against. */
export function ratingChange(table: Sides, ending: Ending): RatingChange | null {
  const { seats } = table.stored;
  const players = seats.map(({ person, bot }) =>
    bot === null ? person && person.name && person.id : botPlayer(bot),
  );
  const known = players.flatMap((player) => player || []);
  if (new Set(known).size < seats.length) return null;
  return {
    players: known,
    ladder: ladderOf(seats, ending),
    change: (before) => {
      const ratings = before.map((one) => one ?? NEW_RATING);
      return ratings.map((own, seat) =>
        rate(
          own,
          table.foes(seat).map((foe) => ({ against: ratings[foe], score: scoreOf(ending, seat) })),
        ),
      );
    },
  };
}

/** Two people: a bot stands on no ladder, and three share no result in two. */
function ladderOf(seats: StoredMatch['seats'], ending: Ending): LadderResult | undefined {
  const [one, other, ...more] = seats.flatMap(({ person }) => person?.id ?? []);
  if (seats.length !== 2 || other === undefined || more.length > 0) return undefined;
  const halvesOf = (seat: Seat): number => {
    if (ending.winners.length === 0) return LADDER_HALVES.drawn;
    return ending.winners.includes(seat) ? LADDER_HALVES.won : LADDER_HALVES.lost;
  };
  return { people: [one, other], halves: [halvesOf(0), halvesOf(1)] };
}

function scoreOf({ winners }: Ending, seat: Seat): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

export const ratingCard = ({ game, rating, deviation, matches }: RatedPlayer): RatingCard => ({
  game,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  matches,
  provisional: deviation > SURE,
});

/** The best of a game, of those who have played enough to be sure of. */
export async function bestOf(store: Store, game: string, most: number): Promise<RatingRow[]> {
  const rows = await store.ratings.best(game, SURE, most);
  return rows.map((row, at) => {
    const bot = row.player.startsWith(botPlayer('')) ? row.name : null;
    const who = { place: at + 1, person: bot === null ? row.player : null, bot, name: row.name };
    return Object.assign(who, ratingCard(row));
  });
}
