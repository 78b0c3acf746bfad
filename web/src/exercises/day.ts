/** How many days there have been, where one is. */
export function today(): number {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/** The games have their day in turn. */
export const gameOf = <T>(games: readonly T[], day = today()): T | undefined => games[day % games.length];
