import { must, openMatch, type OptionValue, type Seat } from '@bicorne/engine';
import type { Rulebook } from '@bicorne/bots';
import type { GameResult, Outcome } from '@bicorne/tournament';
import { playerOf, playMatch, type Finished } from '@bicorne/bots/play';
import { findBot } from '../bots.ts';

/** A match of two entrants: plain data, handed to a worker. */
export interface Fixture {
  readonly round: number;
  readonly table: number;
  readonly scenario: string;
  /** In the order of the table. */
  readonly bots: readonly [string, string];
}

/** What all fixtures have in common. */
export interface Hall {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How many games make a match. */
  readonly games: 1 | 2;
  readonly seed: string;
  readonly turns: number;
}

/** Each game has dice of its own, which depend on the seed, its round, its table and its number in the match alone. */
export async function playFixture(hall: Hall, rulebook: Rulebook, fixture: Fixture): Promise<Outcome> {
  const games: GameResult[] = [];
  for (let game = 0; game < hall.games; game++) games.push(await playGame(hall, rulebook, fixture, game));
  return { how: 'played', games };
}

/** In the second game the players have changed sides. */
async function playGame(
  hall: Hall,
  rulebook: Rulebook,
  { round, table, scenario, bots }: Fixture,
  swap: number,
): Promise<GameResult> {
  const start = must(openMatch(rulebook.game, { scenario, options: hall.options }));
  const players = start.seats.map((_, seat) => playerOf(rulebook, findBot(bots[playerAt(seat, swap)])));
  const seed = `${hall.seed}/${round}/${table}/${swap}`;
  return resultOf(await playMatch({ rulebook, start, players, seed, turns: hall.turns }), swap);
}

/** The first seat is one side; all others, where there are more than two, are the other. */
const playerAt = (seat: Seat, swap: number): 0 | 1 => ((Math.min(1, seat) + swap) % 2 === 0 ? 0 : 1);

function resultOf({ ending, margin }: Finished, swap: number): GameResult {
  const of = (player: number): number => margin?.[(player + swap) % 2] ?? 0;
  const winner = ending.winners.length === 0 ? null : playerAt(ending.winners[0], swap);
  return { winner, margin: [of(0), of(1)] };
}
