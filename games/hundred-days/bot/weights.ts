/** Found by `npx bicorne tune hundred-days`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 0.4,
  nearGoal: 2,
  infantry: 0.1,
  cavalry: 0.12,
  guns: 0.12,
  markers: 0.1,
  frail: -0.1,
  threats: 0.05,
  dangers: -0.08,
  closeness: 0.01,
  leaders: 0.1,
  led: 0.05,
  reach: 0.3,
  time: 1,
};
