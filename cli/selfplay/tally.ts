import type { Playout } from '@bicorne/engine';

/** What is counted over many games; tallies of workers add up to the tally of one. */
export interface Tally {
  games: number;
  errors: number;
  firstError: GameError | null;
  /** By seat, and `draw`. A victory that is shared counts for each that shares it. */
  readonly wins: Wins;
  readonly scenarios: Record<string, { games: number; readonly wins: Wins }>;
  readonly reasons: Record<string, number>;
  actions: number;
  steps: number;
  longest: number;
}

type Wins = Record<string, number>;

export interface GameError {
  /** Which of the games it was. */
  readonly number: number;
  readonly scenario: string;
  readonly message: string;
}

/** Nothing yet, of these scenarios with these seats. */
export const emptyTally = (seats: Readonly<Record<string, readonly string[]>>): Tally => ({
  games: 0,
  errors: 0,
  firstError: null,
  wins: noWins(Object.values(seats).flat()),
  scenarios: Object.fromEntries(
    Object.entries(seats).map(([scenario, here]) => [scenario, { games: 0, wins: noWins(here) }]),
  ),
  reasons: {},
  actions: 0,
  steps: 0,
  longest: 0,
});

const noWins = (seats: readonly string[]): Wins =>
  Object.fromEntries([...seats, 'draw'].map((seat) => [seat, 0]));

export function addEnding(
  tally: Tally,
  scenario: string,
  seats: readonly string[],
  { ending, actions, steps }: Playout,
): void {
  tally.games++;
  tally.actions += actions;
  tally.steps += steps;
  tally.longest = Math.max(tally.longest, steps);
  tally.reasons[ending.reason] = (tally.reasons[ending.reason] ?? 0) + 1;
  const here = tally.scenarios[scenario];
  here.games++;
  const winners = ending.winners.length === 0 ? ['draw'] : ending.winners.map((seat) => seats[seat]);
  for (const winner of winners) {
    addCounts(tally.wins, { [winner]: 1 });
    addCounts(here.wins, { [winner]: 1 });
  }
}

export function addError(tally: Tally, error: GameError): void {
  tally.games++;
  tally.errors++;
  if (!tally.firstError || error.number < tally.firstError.number) tally.firstError = error;
}

/** At least one part. */
export function addTallies([first, ...rest]: readonly Tally[]): Tally {
  const sum = structuredClone(first);
  for (const part of rest) addTally(sum, part);
  return sum;
}

function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.errors += part.errors;
  sum.actions += part.actions;
  sum.steps += part.steps;
  sum.longest = Math.max(sum.longest, part.longest);
  addCounts(sum.wins, part.wins);
  addCounts(sum.reasons, part.reasons);
  for (const [scenario, { games, wins }] of Object.entries(part.scenarios)) {
    sum.scenarios[scenario].games += games;
    addCounts(sum.scenarios[scenario].wins, wins);
  }
  const first = part.firstError;
  if (first && (!sum.firstError || first.number < sum.firstError.number)) sum.firstError = first;
}

function addCounts(sum: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [key, n] of Object.entries(part)) sum[key] = (sum[key] ?? 0) + n;
}
