/** Found by `npx bicorne tune marengo`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  discs: 0.25,
  brink: 3,
  strength: 0.15,
  committed: -0.03,
  exposed: -0.15,
  pressed: -0.04,
  blocking: 0.06,
  advance: 0.1,
  race: 0.6,
  through: 2,
  waiting: 0.03,
  screen: 0.1,
  disorder: 0.03,
};
