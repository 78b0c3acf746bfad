import { POINTS } from '@bicorne/tournament';
import { twice, type Ended, type TwiceResult } from '@bicorne/tournament/twice';
import { NEW_RATING, rate } from '../ratings/glicko.ts';
import type { RatingChange, StoredEntry } from '../store/archive.ts';
import { botPlayer } from '../store/ratings.ts';

/** A game of the archive by its seats; null where it has no result. */
export function endedAs({ winners, result, margin, players }: StoredEntry): Ended | null {
  if (result === 'none') return null;
  const won = players.flatMap(({ seat }, at) => (winners.includes(seat) ? [at] : []));
  return { winners: won, margin: margin ?? null };
}

export function pairOf(first: StoredEntry, second: StoredEntry): TwiceResult | null {
  const [one, other] = [endedAs(first), endedAs(second)];
  return one && other && twice(one, other);
}

/** The pair is one result for the ratings: its points as a share of what a pair is worth. */
export function pairRating(first: StoredEntry, second: StoredEntry): RatingChange | null {
  const pair = pairOf(first, second);
  const players = first.players.map(({ person, name, bot }) => (bot ? botPlayer(name) : name && person));
  const known = players.flatMap((player) => player || []);
  if (!pair || new Set(known).size < 2) return null;
  const [score, otherScore] = pair.points.map((points) => points / POINTS.pair.won);
  const people = first.players.flatMap(({ person, bot }) => (bot ? [] : (person ?? [])));
  const [one, other] = people;
  return {
    players: known,
    ...(people.length === 2
      ? {
          ladder: {
            people: [one, other] as const,
            halves: [2 * pair.points[0], 2 * pair.points[1]] as const,
          },
        }
      : {}),
    change: (before) => {
      const [one, other] = before.map((rating) => rating ?? NEW_RATING);
      return [rate(one, [{ against: other, score }]), rate(other, [{ against: one, score: otherScore }])];
    },
  };
}
