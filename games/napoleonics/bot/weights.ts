/** Found by `npx bicorne tune napoleonics`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  banners: 0.35,
  nearGoal: 2,
  infantry: 0.08,
  cavalry: 0.08,
  artillery: 0.1,
  frail: -0.1,
  threats: 0.05,
  dangers: -0.08,
  closeness: 0.02,
  support: 0.03,
  led: 0.1,
  lone: -0.05,
  hand: 0.02,
  objectives: 0.3,
};
