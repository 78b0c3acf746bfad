import type { Game, Mind, Rng, Seat, Sight } from '@bicorne/engine';

/** Draws looked at for each state that is kept, where the game has a belief. */
const DRAWS = 4;

/**
 * Complete states that agree with all that a seat sees. Where the game believes some of them more than others,
 * more are drawn and kept by the weight of the belief.
 */
export function imagine(
  game: Game,
  mind: Mind,
  { view }: Sight,
  seat: Seat,
  rng: Rng,
  count: number,
): unknown[] {
  const draw = (): unknown => game.sample(view, seat, rng);
  if (!mind.believe) return Array.from({ length: count }, draw);
  return Array.from({ length: count }, () => keepOne(mind, Array.from({ length: DRAWS }, draw), seat, rng));
}

function keepOne(mind: Mind, drawn: readonly unknown[], seat: Seat, rng: Rng): unknown {
  const weights = drawn.map((state) => mind.believe?.(state, seat) ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (rng.below(1 << 24) / (1 << 24)) * total;
  return drawn.find((_, i) => (at -= weights[i]) < 0) ?? drawn[0];
}
