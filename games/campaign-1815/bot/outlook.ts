import { EXITS } from '../rules/board.ts';

/** How steeply the odds decide a battle. From 141 battles of these bots, as is what follows. */
const STEEPNESS = 4;

export const chanceOf = (own: number, enemy: number): number => 1 / (1 + (enemy / own) ** STEEPNESS);

/** The loser loses nearly all of his power; what that costs the winner is about a quarter as much. */
const NET_LOSS = 0.75;

/** What one may hope to gain by a battle, in power: what the enemy loses less one's own losses. */
export function outlook(chance: number, own: number, enemy: number): number {
  return NET_LOSS * (chance * enemy - (1 - chance) * own);
}

/** How much of those a road away counts in a battle: they come up two by two. C6.63 */
export const SUPPORT = 0.2;

export function around(power: Float64Array, town: number): number {
  let sum = 0;
  for (const { to } of EXITS[town]) sum += power[to];
  return sum;
}

/** What a side has in a battle for a town before long. */
export const supported = (power: Float64Array, town: number): number =>
  power[town] + SUPPORT * around(power, town);
