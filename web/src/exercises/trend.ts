import type { Bill } from './practice.ts';

/** What mistakes cost in the matches of one game. */
export interface GameTrend {
  readonly game: string;
  /** Lost a turn, match by match, the oldest first. */
  readonly course: readonly number[];
  /** Over all of them. */
  readonly mean: number;
  /** By what was asked, lost a match; the dearest first. */
  readonly kinds: readonly { readonly ask: string; readonly cost: number }[];
}

const MOST_KINDS = 3;
const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);
const lostIn = ({ lost }: Bill): number => sum(Object.values(lost));

export function trendsOf(bills: readonly Bill[]): GameTrend[] {
  const games = [...new Set(bills.map(({ game }) => game))];
  return games.map((game) =>
    trendOf(
      game,
      bills.filter((bill) => bill.game === game),
    ),
  );
}

function trendOf(game: string, bills: readonly Bill[]): GameTrend {
  const asks = [...new Set(bills.flatMap(({ lost }) => Object.keys(lost)))];
  const kinds = asks
    .map((ask) => ({ ask, cost: sum(bills.map(({ lost }) => lost[ask] ?? 0)) / bills.length }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST_KINDS);
  return {
    game,
    course: bills.map((bill) => lostIn(bill) / Math.max(1, bill.turns)),
    mean: sum(bills.map(lostIn)) / Math.max(1, sum(bills.map(({ turns }) => turns))),
    kinds,
  };
}
