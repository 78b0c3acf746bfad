import { lowest } from './bits.ts';
import { endLeg, EXITS, firstLeg, LEG_FROM, LEG_TO } from './board.ts';
import { holds, townSet } from './held.ts';
import type { State } from './state.ts';
import { isRoomy, mayEnter, mayRideOn } from './steps.ts';

/** C5.2–C5.14: by which exits of a town one may march. Exits are sets, one bit each. */

/**
 * What a town's exits offer while no road is crowded, as far as it follows from where the enemy stands within two
 * towns. He stands still while one marches, so the last chart of each town is kept.
 */
interface Chart {
  /** The enemy within two towns, as a set of towns. */
  west: number;
  east: number;
  /** Exits that lead to him, and exits behind which he holds all there is to ride on to. */
  attacks: number;
  blind: number;
  /** What nothing speaks against; two bits for each exit (see `openWays`). */
  ways: number;
}

/** A way is a bit for each exit by which one may march, and one by its side if one may then ride on. */
const march = (exit: number): number => 1 << (2 * exit);
const ride = (exit: number): number => 2 << (2 * exit);
export const MARCHES = 0x5555;
export const ALL_WAYS: readonly number[] = EXITS.map((exits) => (1 << (2 * exits.length)) - 1);
const ALL_EXITS: readonly number[] = EXITS.map((exits) => (1 << exits.length) - 1);

const charts: readonly Chart[] = EXITS.map((_, town) => ({
  west: 0,
  east: 0,
  attacks: 0,
  blind: 0,
  ways: ALL_WAYS[town],
}));

const neighbours = (town: number): number[] => EXITS[town].map(({ to }) => to);

// Sets of towns one after another, each of two numbers.

/** By town: its neighbours and theirs. */
const NEAR: readonly number[] = EXITS.flatMap((_, town) =>
  townSet(neighbours(town).flatMap((next) => neighbours(next).concat(next))),
);

/** By leg: where one can go on from its end, and not back. */
const ONWARD: readonly number[] = LEG_TO.flatMap((to, leg) =>
  townSet(neighbours(to).filter((next) => next !== LEG_FROM[leg])),
);

function chartOf(s: State, enemy: number, town: number): Chart {
  const chart = charts[town];
  const west = s.held[enemy * 2] & NEAR[town * 2];
  const east = s.held[enemy * 2 + 1] & NEAR[town * 2 + 1];
  if (chart.west === west && chart.east === east) return chart;
  chart.west = west;
  chart.east = east;
  chart.attacks = chart.blind = chart.ways = 0;
  for (let exit = 0; exit < EXITS[town].length; exit++) addExit(s, enemy, chart, exit, firstLeg(town) + exit);
  return chart;
}

function addExit(s: State, enemy: number, chart: Chart, exit: number, leg: number): void {
  if (holds(s, enemy, LEG_TO[leg])) {
    chart.attacks |= 1 << exit; // C5.7
    return;
  }
  chart.ways |= march(exit);
  if ((ONWARD[leg * 2] & ~chart.west) === 0 && (ONWARD[leg * 2 + 1] & ~chart.east) === 0)
    chart.blind |= 1 << exit;
  else chart.ways |= ride(exit);
}

/** The ways out of a town for blocks that begin there. */
export function openWays(s: State, side: number, town: number): number {
  if (!isRoomy(s)) return crowdedWays(s, side, town);
  const { ways, attacks, blind } = chartOf(s, 1 - side, town);
  return (attacks | blind) === 0 ? ways : ways | doubtfulWays(s, side, town, attacks, blind);
}

function doubtfulWays(s: State, side: number, town: number, attacks: number, blind: number): number {
  let ways = 0;
  for (let rest = attacks; rest !== 0; rest &= rest - 1)
    if (mayEnter(s, side, town, firstLeg(town) + lowest(rest), true)) ways |= march(lowest(rest));
  for (let rest = blind; rest !== 0; rest &= rest - 1)
    if (mayRideOn(s, side, town, LEG_TO[firstLeg(town) + lowest(rest)])) ways |= ride(lowest(rest));
  return ways;
}

function crowdedWays(s: State, side: number, town: number): number {
  let ways = 0;
  const first = firstLeg(town);
  for (let leg = first; leg < endLeg(town); leg++) {
    if (!mayEnter(s, side, town, leg, true)) continue;
    ways |= march(leg - first);
    if (!holds(s, 1 - side, LEG_TO[leg]) && mayRideOn(s, side, town, LEG_TO[leg])) ways |= ride(leg - first);
  }
  return ways;
}

/** The exits of a town by which a block that began at `origin` and has come there may go on. */
export function openExits(s: State, side: number, origin: number, town: number): number {
  const all = ALL_EXITS[town];
  const doubtful = isRoomy(s) ? chartOf(s, 1 - side, town).attacks : all;
  let open = all & ~doubtful;
  for (let rest = doubtful; rest !== 0; rest &= rest - 1)
    if (mayEnter(s, side, origin, firstLeg(town) + lowest(rest), false)) open |= rest & -rest;
  return open;
}
