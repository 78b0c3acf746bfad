/** Found by `npx bicorne tune campaign-1815`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  steps: 0.06,
  losses: 2,
  brink: 2,
  routed: 2,
  cities: 0.3,
  lateCities: 2,
  reach: 0.3,
  massing: 0.05,
  pressure: 0.1,
  fights: 0.3,
  holes: -0.15,
  beyond: 0.05,
  time: 1,
};
