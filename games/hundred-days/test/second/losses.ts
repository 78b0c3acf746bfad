import type { Aim } from './fire.ts';
import { isPassable } from './ground.ts';
import { neighbours } from './hexes.ts';
import {
  ask,
  destroy,
  footAt,
  groundOf,
  gunsAt,
  isRoad,
  killLeader,
  leaderAt,
  objectOf,
  roll,
  unitNamed,
  unitsAt,
  waterOf,
  type Leader,
  type Play,
  type Side,
  type Table,
  type Unit,
} from './table.ts';

// What falls: figures, markers and leaders.

/** H3.7 */
function hurt(t: Table, unit: Unit): void {
  if (unit.marker > 0) unit.marker--;
  else if (unit.figures > 1) unit.figures--;
  else {
    const guns = gunsAt(t, unit.at);
    if (guns && guns !== unit) guns.inside = false;
    destroy(t, unit);
  }
}

function* whoIsHit(t: Table, at: string, aim: Aim): Play<Unit | undefined> {
  const [foot, guns] = [footAt(t, at), gunsAt(t, at)];
  if (aim === 'foot') return foot;
  if (aim === 'guns' || !foot) return guns;
  if (!guns || guns.inside || guns.arm === 'horseArtillery') return foot;
  if (foot.figures !== guns.figures) return foot.figures > guns.figures ? foot : guns;
  const word = yield* ask('loss', foot.side, [`lose:${foot.id}`, `lose:${guns.id}`]);
  return unitNamed(t, objectOf(word));
}

/** H6.8, H8.7, H8.8, H12.13 */
export function* takeHits(t: Table, at: string, aim: Aim, hits: number): Play {
  for (let left = hits; left > 0; left--) {
    const unit = yield* whoIsHit(t, at, aim);
    if (unit) hurt(t, unit);
    else {
      const leader = leaderAt(t, at);
      if (leader && unitsAt(t, at).length === 0) killLeader(t, leader);
      return;
    }
  }
}

/** H6.5, H6.6 */
export function* testLeader(t: Table, what: string, leader: Leader | undefined, dice: number): Play {
  if (!leader || dice === 0) return;
  const faces = yield* roll(what, dice, 1);
  if (faces.includes(1)) killLeader(t, leader);
}

/** H6.9 */
function refuges(t: Table, leader: Leader): string[] {
  const found = new Set<string>();
  const isHeld = (hex: string): boolean =>
    unitsAt(t, hex).some(({ side }) => side !== leader.side) ||
    (leaderAt(t, hex)?.side ?? leader.side) !== leader.side;
  const walk = (from: string, left: number): void => {
    for (const to of neighbours(from)) {
      if (!isPassable(t, from, to) || isHeld(to)) continue;
      if (!leaderAt(t, to) && footAt(t, to)?.arm !== 'skirmishers') found.add(to);
      const stops = !isRoad(t, from, to) && (groundOf(t, to) === 'wood' || waterOf(t, from, to) === 'stream');
      if (left > 1 && !stops) walk(to, left - 1);
    }
  };
  walk(leader.at, 3);
  found.delete(leader.at);
  return [...found];
}

/** A leader whose last unit is gone; true when he stays where he is. */
export function* withdrawIfAlone(t: Table, side: Side, hex: string): Play<boolean> {
  const leader = leaderAt(t, hex);
  if (!leader || leader.side !== side || unitsAt(t, hex).length > 0) return false;
  const hexes = refuges(t, leader);
  if (hexes.length === 0) {
    killLeader(t, leader);
    return false;
  }
  const word = yield* ask('withdraw', side, [...hexes.map((to) => `withdraw:${to}`), 'stay']);
  if (word === 'stay') return true;
  leader.at = objectOf(word);
  return false;
}
