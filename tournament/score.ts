import type { GameResult, Outcome, Player, Round, Table } from './event.ts';
import type { Terms } from './terms.ts';

/** What a table gave its players, in their order. */
export function pointsAt(terms: Terms, { stage }: Round, { players, outcome }: Table): readonly number[] {
  if (players.length < 2) return players.map(() => (stage === 'round-robin' ? 0 : terms.points.bye));
  if (!outcome) return [0, 0];
  return [pointsOf(terms, outcome, 0), pointsOf(terms, outcome, 1)];
}

/** What an outcome gives one of the two. */
export function pointsOf({ points }: Pick<Terms, 'points'>, outcome: Outcome, player: Player): number {
  if (outcome.how === 'forfeit') return outcome.absent.includes(player) ? points.lost : points.won;
  const { games } = outcome;
  const other = player === 0 ? 1 : 0;
  if (games.every(({ winner }) => winner === player)) return points.won;
  if (games.every(({ winner }) => winner === other)) return points.lost;
  // a single game that is drawn is drawn, whoever had more to show
  const ahead = gamesAhead(games, player) || (games.length > 1 ? marginOf(outcome, player) : 0);
  if (ahead === 0) return points.level;
  return ahead > 0 ? points.ahead : points.behind;
}

/** Games won less games lost. */
const gamesAhead = (games: readonly GameResult[], player: Player): number =>
  games.reduce((sum, { winner }) => sum + (winner === null ? 0 : winner === player ? 1 : -1), 0);

/** Own margin less the other's, over all games. */
export function marginOf(outcome: Outcome, player: Player): number {
  if (outcome.how === 'forfeit') return 0;
  const ahead = outcome.games.reduce((sum, { margin: [one, other] }) => sum + one - other, 0);
  return player === 0 ? ahead : 0 - ahead;
}

/** Who goes on in a knock-out: the better by games, then by margin; where all is level the better seed. */
export function winnerAt({ players, outcome }: Table, seeds: readonly number[]): number | null {
  if (players.length < 2) return players[0] ?? null;
  if (!outcome) return null;
  const [one, other] = players;
  if (outcome.how === 'forfeit') {
    const present = ([0, 1] as const).filter((player) => !outcome.absent.includes(player));
    return present.length === 0 ? null : players[present[0]];
  }
  const ahead =
    gamesAhead(outcome.games, 0) || marginOf(outcome, 0) || seeds.indexOf(other) - seeds.indexOf(one);
  return ahead > 0 ? one : other;
}
