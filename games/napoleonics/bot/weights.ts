/** Found by `npx bicorne tune napoleonics`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  banners: 0.383,
  nearGoal: 2.18,
  infantry: 0.0663,
  cavalry: 0.087,
  artillery: 0.0761,
  frail: -0.0572,
  threats: 0.0374,
  dangers: -0.0817,
  closeness: -0.0203,
  support: 0.0131,
  led: 0.116,
  lone: -0.27,
  hand: -0.0047,
  objectives: 0.229,
};
