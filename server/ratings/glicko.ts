/**
 * Glicko-2 after Mark Glickman's "Example of the Glicko-2 system" (2013); the numbers in parentheses are its steps.
 * A rating period is one match: everybody's figures move when he has played.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Game {
  readonly against: Rating;
  /** 1 won, ½ drawn, 0 lost. */
  readonly score: number;
}

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much the volatility may change: between 0.3 and 1.2, less where results are hardly ever absurd. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE_ENOUGH = 0.000001;
/** Nobody is ever so well known that a result means nothing. */
const LEAST_DEVIATION = 45;

export function rate(player: Rating, games: readonly Game[]): Rating {
  const mu = (player.rating - 1500) / SCALE; // (2)
  const phi = player.deviation / SCALE;
  if (games.length === 0) return { ...player, deviation: SCALE * Math.hypot(phi, player.volatility) };
  let information = 0;
  let surprise = 0;
  for (const { against, score } of games) {
    const g = weight(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - 1500) / SCALE)));
    information += g * g * expected * (1 - expected); // (3)
    surprise += g * (score - expected); // (4)
  }
  const variance = 1 / information;
  const volatility = nextVolatility(player.volatility, phi, variance, variance * surprise); // (5)
  const spread = Math.hypot(phi, volatility); // (6)
  const deviation = 1 / Math.sqrt(1 / spread ** 2 + information); // (7)
  return {
    rating: 1500 + SCALE * (mu + deviation ** 2 * surprise), // (8)
    deviation: Math.max(LEAST_DEVIATION, SCALE * deviation),
    volatility,
  };
}

/** A result against somebody unsure weighs less. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** Finds the new volatility by the Illinois method (5). */
function nextVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = upperBound(f, a, delta * delta - phi * phi - variance);
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const value = f(between);
    if (value * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, value];
  }
  return Math.exp(low / 2);
}

function upperBound(f: (x: number) => number, a: number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let k = 1;
  while (f(a - k * TAU) < 0) k++;
  return a - k * TAU;
}
