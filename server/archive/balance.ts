import type { BotBalance } from '@bicorne/games';
import type { BattleBalance, Company, ResultRow } from '@bicorne/table/protocol';

/** What became of a battle: how often each side has won, and how sure that is. */

export function balanceOf(
  rows: readonly ResultRow[],
  seats: readonly string[],
  bots: BotBalance | undefined,
): BattleBalance {
  const people = rows.filter((row) => !row.bots);
  const bands = Map.groupBy(people, ({ band }) => band);
  return {
    people: companyOf(people, seats),
    bands: [...bands]
      .toSorted(([one], [other]) => (one ?? -1) - (other ?? -1))
      .map(([least, rows]) => Object.assign({ least }, companyOf(rows, seats))),
    withBots: companyOf(
      rows.filter((row) => row.bots),
      seats,
    ),
    bots: bots ? { ...bots, ...intervalOf(bots.share, bots.matches) } : null,
  };
}

function companyOf(rows: readonly ResultRow[], seats: readonly string[]): Company {
  const count = (some: readonly ResultRow[]): number => some.reduce((sum, { matches }) => sum + matches, 0);
  const matches = count(rows);
  return {
    matches,
    drawn: count(rows.filter(({ winners }) => winners.length === 0)),
    seats: seats.map((seat) => {
      const won = count(rows.filter(({ winners }) => winners.includes(seat)));
      return { seat, won, ...intervalOf(matches === 0 ? 0.5 : won / matches, matches) };
    }),
  };
}

/** For 95 % of them. */
const Z = 1.96;

/** Wilson's interval, which holds for few matches as well: what the share may be where nothing else is known. */
export function intervalOf(share: number, matches: number): { readonly low: number; readonly high: number } {
  if (matches === 0) return { low: 0, high: 1 };
  const spread = Z * Z;
  const middle = (share + spread / (2 * matches)) / (1 + spread / matches);
  const half =
    (Z / (1 + spread / matches)) *
    Math.sqrt((share * (1 - share)) / matches + spread / (4 * matches * matches));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
