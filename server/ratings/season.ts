/** A season is a quarter of a year by UTC: `2026-4`. */
export const seasonAt = (at: number): string => {
  const day = new Date(at);
  return `${day.getUTCFullYear()}-${Math.floor(day.getUTCMonth() / 3) + 1}`;
};

/** From when, and until when; null where this is no season. */
export function seasonSpan(season: string): { readonly from: number; readonly until: number } | null {
  const [, year, quarter] = /^(\d{4})-([1-4])$/.exec(season) ?? [];
  if (year === undefined) return null;
  const month = 3 * (Number(quarter) - 1);
  return { from: Date.UTC(Number(year), month), until: Date.UTC(Number(year), month + 3) };
}

/** What a rated game by itself is worth, in halves of a point: as much as a pair that ends so. */
export const LADDER_HALVES = { won: 6, drawn: 3, lost: 0 } as const;
