/** In log-odds of victory. Found by `npx bicorne tune campaign-1815`, but for `danger`, `fights` and `holes`, which were set by hand. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  steps: 0.0574,
  losses: 1.79,
  brink: 1.77,
  routed: 1.65,
  cities: 0.259,
  lateCities: 1.8,
  reach: 0.292,
  massing: 0.0201,
  pressure: 0.127,
  danger: -0.15,
  fights: 0.6,
  holes: -1.8,
  beyond: 0.104,
  time: 1.19,
};
