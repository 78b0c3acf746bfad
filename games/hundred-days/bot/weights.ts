/** Found by `npx bicorne tune hundred-days`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  points: 0.4,
  nearGoal: 1.99,
  infantry: 0.0931,
  cavalry: 0.101,
  guns: 0.125,
  markers: 0.106,
  frail: -0.0858,
  threats: 0.0537,
  dangers: -0.0734,
  closeness: 0.0173,
  leaders: 0.0774,
  led: 0.0395,
  reach: 0.284,
  time: 0.668,
};
