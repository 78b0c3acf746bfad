import { isClosed, isHeavy, isLight, isStopping, isTown, paces } from './chart.ts';
import { around } from './hexes.ts';
import type { Asking, Leader, Table, Unit } from './table.ts';

/** Ordered pieces move one after the other. */
export function* marching(table: Table): Asking<void> {
  const { seat } = table;
  for (;;) {
    const units = table
      .army(seat)
      .filter((unit) => destinations(table, unit).size > 0 || exitOf(table, unit) !== '');
    const leaders = table.leaders.filter(
      (leader) => leader.seat === seat && leader.hex !== '' && rides(table, leader).length > 0,
    );
    if (units.length + leaders.length === 0) return;
    const words = [
      ...units.map(({ hex }) => `move:${hex}`),
      ...leaders.map(({ hex }) => `ride:${hex}`),
      'done',
    ];
    const answer = yield { kind: 'ask', seat, words };
    if (answer === 'done') return;
    const [verb, hex] = answer.split(':');
    const unit = table.unitAt(hex);
    const leader = table.leaderAt(hex);
    if (verb === 'move' && unit) yield* march(table, unit);
    if (verb === 'ride' && leader) yield* ride(table, leader);
    table.clearTiles();
  }
}

function reachOf(card: string, unit: Unit): number {
  const { most } = paces(unit.kind);
  switch (card) {
    case 'fire-and-hold':
    case 'cold-steel':
      return 0;
    case 'grande-manoeuvre':
      return 4;
    case 'bombard':
      return 3;
    case 'bayonet-charge':
    case 'force-march':
      return 2;
    case 'cavalry-charge':
      return isHeavy(unit.kind) ? 3 : most;
    default:
      return most;
  }
}

/** The leader who goes with the unit. */
function companion(table: Table, unit: Unit): Leader | undefined {
  const leader = table.leaderAt(unit.hex);
  return leader?.ordered ? undefined : leader;
}

/** Every hex it may move to, with the hexes of the shortest way. */
function destinations(table: Table, unit: Unit): Map<string, number> {
  const found = new Map<string, number>();
  if (!unit.ordered || unit.moved > 0 || unit.joined || unit.square > 0) return found;
  const led = companion(table, unit) !== undefined;
  let edge = [unit.hex];
  for (let pace = 1; pace <= reachOf(table.card, unit); pace++) {
    const next = new Set<string>();
    for (const from of edge)
      for (const to of around(from)) {
        if (!mayEnter(table, unit, to, led)) continue;
        if (!found.has(to)) found.set(to, pace);
        if (!isHalted(table, from, to)) next.add(to);
      }
    edge = [...next];
  }
  return found;
}

export function mayEnter(table: Table, unit: Unit, to: string, led: boolean): boolean {
  if (isClosed(table.groundAt(to), unit.arm) || table.unitAt(to)) return false;
  const leader = table.leaderAt(to);
  return !leader || (leader.seat === unit.seat && !led);
}

/** Whether the step ends the move: by the ground, by works, or by a leader who waits there. */
export const isHalted = (table: Table, from: string, to: string): boolean =>
  isStopped(table, from, to) || table.leaderAt(to) !== undefined;

const isStopped = (table: Table, from: string, to: string): boolean =>
  isStopping(table.groundAt(to)) ||
  table.crossesWorks(from, to) ||
  (table.first && table.worksAt(to).length > 0);

/** Entering wood or town costs the battle of this turn. */
export function tires(table: Table, unit: Unit, to: string): boolean {
  const ground = table.groundAt(to);
  return isTown(ground) || (ground === 'forest' && !isLight(unit.kind));
}

function* march(table: Table, unit: Unit): Asking<void> {
  const found = destinations(table, unit);
  const exit = exitOf(table, unit);
  const words = [...found.keys()].map((hex) => `to:${hex}`);
  const answer = yield { kind: 'ask', seat: table.seat, words: exit === '' ? words : [...words, 'exit'] };
  if (answer === 'exit') return leave(table, unit, exit);
  const to = answer.slice(3);
  unit.led = companion(table, unit) !== undefined;
  table.put(unit, to, unit.led);
  unit.moved = found.get(to) ?? 0;
  unit.tired = tires(table, unit, to);
  table.settleObjectives(unit);
}

/** The hex by which a unit may leave at best, or nothing: it must come to it with a pace to spare. */
function exitOf(table: Table, unit: Unit): string {
  if (!unit.ordered || unit.moved > 0 || unit.joined || unit.square > 0) return '';
  const most = reachOf(table.card, unit);
  const ways = [...destinations(table, unit)].filter(
    ([hex, paces]) => paces < most && !table.leaderAt(hex) && passes(table, unit, hex, paces),
  );
  const hexes = [...(most > 0 ? [unit.hex] : []), ...ways.map(([hex]) => hex)];
  const worth = (hex: string): number => table.exitAt(hex, unit.seat);
  return hexes.reduce((best, hex) => (worth(hex) > (best === '' ? -1 : worth(best)) ? hex : best), '');
}

/** Whether it can come to this hex, in paces to spare, without being stopped there. */
function passes(table: Table, unit: Unit, hex: string, paces: number): boolean {
  if (isStopping(table.groundAt(hex))) return false;
  const led = companion(table, unit) !== undefined;
  const most = reachOf(table.card, unit);
  const come = (from: string, left: number): boolean =>
    left > 0 &&
    around(from).some(
      (to) =>
        mayEnter(table, unit, to, led) && !isHalted(table, from, to) && (to === hex || come(to, left - 1)),
    );
  return come(unit.hex, Math.max(paces, most - 1));
}

function leave(table: Table, unit: Unit, by: string): void {
  const leader = companion(table, unit);
  if (leader) leader.hex = '';
  unit.hex = '';
  table.settleObjectives();
  table.award(unit.seat, table.exitAt(by, unit.seat));
  table.isAnybodyLeft(unit.seat);
}

/** Where an ordered leader may ride, and whether off the board. */
function rides(table: Table, leader: Leader): string[] {
  if (!leader.ordered || leader.moved || (table.unitAt(leader.hex)?.square ?? 0) > 0) return [];
  const most = table.card === 'grande-manoeuvre' ? 4 : 3;
  const reached = new Set<string>();
  let edge = [leader.hex];
  let exits = false;
  for (let pace = 1; pace <= most; pace++) {
    exits ||= edge.some(
      (hex) => (table.first && table.isOwnEdge(hex, leader.seat)) || table.exitAt(hex, leader.seat) >= 0,
    );
    const next = new Set<string>();
    for (const from of edge)
      for (const to of around(from)) {
        if (!mayPass(table, leader, to)) continue;
        reached.add(to);
        if (!isStopped(table, from, to)) next.add(to);
      }
    edge = [...next];
  }
  reached.delete(leader.hex);
  const ends = [...reached].filter((hex) => !table.leaderAt(hex));
  return [...ends.map((hex) => `to:${hex}`), ...(exits ? ['exit'] : [])];
}

function mayPass(table: Table, leader: Leader, to: string): boolean {
  if (isClosed(table.groundAt(to), 'leader')) return false;
  const there = table.unitAt(to) ?? table.leaderAt(to);
  return !there || there.seat === leader.seat;
}

function* ride(table: Table, leader: Leader): Asking<void> {
  const answer = yield { kind: 'ask', seat: table.seat, words: rides(table, leader) };
  leader.moved = true;
  leader.hex = answer === 'exit' ? '' : answer.slice(3);
  const unit = table.unitAt(leader.hex);
  if (unit) unit.joined = true;
}
