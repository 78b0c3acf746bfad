import type { Game, Rng, Seat, Sight } from '@bicorne/engine';

/** The n-th of the complete states that are imagined; after the last comes the first again. */
export type Imagined = (n: number) => unknown;

/** States that agree with all that a seat sees; each is drawn when it is first wanted. */
export function imagine(game: Game, { view }: Sight, seat: Seat, rng: Rng, count: number): Imagined {
  const states: unknown[] = [];
  return (n) => {
    while (states.length <= n % count) states.push(game.sample(view, seat, rng));
    return states[n % count];
  };
}
