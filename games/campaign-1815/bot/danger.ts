import { ATTACK_LIMIT, CITIES, EXITS, joined, NIGHT, NOWHERE, TOWN_COUNT, TURNS } from '../rules/board.ts';
import { activeSide, sideIn, type State } from '../rules/state.ts';
import { around, chanceOf, outlook, SUPPORT, supported } from './outlook.ts';

/** On the map: which groups are about to be struck by more than can stand by them. */

/** How much of a danger is left for a side that moves before it is struck, and where the night comes first (C5.20). */
const MAY_MOVE = 0.35;
const AT_NIGHT = 0.3;
/** The enemy has a move or two for all his chances: beside the best of them the others count for less. */
const OTHERS = 0.4;
/** What a city counts for beside the blocks in it, in power; more when it decides. C11.5 */
const CITY_STAKE = 6;

/** What a side stands to lose by the other's next strike, in power. */
export function dangerTo(s: State, side: number, own: Float64Array, enemy: Float64Array): number {
  let [sum, most] = [0, 0];
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (own[town] === 0 || enemy[town] > 0) continue;
    const loss = lossAt(s, side, town, own, enemy);
    sum += loss;
    if (loss > most) most = loss;
  }
  return hasteOf(s, 1 - side) * (most + OTHERS * (sum - most));
}

function lossAt(s: State, side: number, town: number, own: Float64Array, enemy: Float64Array): number {
  const strike = strikeAt(s, 1 - side, town, enemy);
  if (strike === 0) return 0;
  const behind = SUPPORT * (around(enemy, town) - strike);
  const chance = chanceOf(strike + behind, supported(own, town));
  return Math.max(0, outlook(chance, strike, own[town]) + chance * cityStake(s, town));
}

const cityStake = (s: State, town: number): number =>
  CITIES.some((city) => city.town === town) ? CITY_STAKE * (1 + 2 * (s.turn / TURNS) ** 3) : 0;

/** How soon a side can strike, 0 to 1. */
function hasteOf(s: State, side: number): number {
  const begun = s.phase !== 'march' || s.groups.some((town) => town !== NOWHERE);
  if ((side === activeSide(s)) === begun) return MAY_MOVE;
  const turn = begun ? Math.min(s.turn + 1, TURNS - 1) : s.turn;
  return NIGHT[turn] ? AT_NIGHT : 1;
}

/** The most that one group, or two that may strike together, bring over the roads. C5.8 */
function strikeAt(s: State, side: number, town: number, power: Float64Array): number {
  let most = 0;
  for (const { to: one, way } of EXITS[town]) {
    if (power[one] === 0) continue;
    const alone = overRoad(s, side, one, way, power);
    if (alone > most) most = alone;
    for (const { to: other, way: road } of EXITS[town])
      if (other > one && power[other] > 0 && joined(one, other))
        most = Math.max(most, alone + overRoad(s, side, other, road, power));
  }
  return most;
}

/** C5.13 */
const overRoad = (s: State, side: number, from: number, road: number, power: Float64Array): number =>
  power[from] * Math.min(1, ATTACK_LIMIT[road] / Math.max(1, sideIn(s, side, from)));
