/** Points with a half as people write it: 1½. */
export const halves = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${points < 1 ? '' : String(Math.floor(points))}½`;
