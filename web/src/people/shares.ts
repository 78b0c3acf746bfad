import type { ResultRow } from '@bicorne/table/protocol';

/** What of a battle's matches these have won. */
export interface Share {
  readonly winners: readonly string[];
  /** The first of them, by the order of the seats; null for draws. */
  readonly side: number | null;
  readonly wins: number;
}

interface Battle {
  readonly scenario: string;
  readonly matches: number;
  readonly shares: readonly Share[];
}

/** Matches between people, in the order of the battles and of the seats; draws come last. */
export function sharesOf(
  rows: readonly ResultRow[],
  scenarios: readonly string[],
  seats: readonly string[],
): Battle[] {
  const place = (name: string, all: readonly string[]): number => {
    const at = all.indexOf(name);
    return at === -1 ? all.length : at;
  };
  const share = ({ winners, matches }: ResultRow): Share => ({
    winners,
    side: winners.length === 0 ? null : Math.min(...winners.map((seat) => place(seat, seats))),
    wins: matches,
  });
  const battles = Map.groupBy(
    rows.filter(({ bots }) => !bots),
    ({ scenario }) => scenario,
  );
  return [...battles]
    .map(([scenario, results]) => ({
      scenario,
      matches: sum(results),
      shares: [...Map.groupBy(results, ({ winners }) => winners.join()).values()]
        .map((same) => share({ ...same[0], matches: sum(same) }))
        .toSorted((a, b) => (a.side ?? Infinity) - (b.side ?? Infinity)),
    }))
    .toSorted((a, b) => place(a.scenario, scenarios) - place(b.scenario, scenarios));
}

const sum = (rows: readonly ResultRow[]): number => rows.reduce((all, { matches }) => all + matches, 0);
