/** Found by `npx bicorne tune marengo`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  discs: 0.245,
  brink: 2.88,
  strength: 0.0906,
  committed: -0.054,
  exposed: -0.127,
  pressed: -0.0328,
  blocking: 0.025,
  advance: -0.0318,
  race: 0.136,
  through: 1.62,
  waiting: 0.016,
  screen: 0.0903,
  disorder: 0.0496,
};
