import { ignoredByClass, isClosed, isMilitia } from './chart.ts';
import { fighting } from './dice.ts';
import { around } from './hexes.ts';
import type { Asking, Leader, Table, Unit } from './table.ts';

export const count = (faces: string, letter: string): number => faces.split(letter).length - 1;

/** One roll against a unit. */
export interface Blow {
  readonly by: Unit;
  readonly on: Unit;
  readonly faces: string;
  readonly way: 'fire' | 'melee' | 'retire';
}

/** Losses, the leader's check, flags and the retreat. */
export function* suffer(table: Table, blow: Blow): Asking<void> {
  const { by, on, faces, way } = blow;
  const sabers = way === 'melee' && table.sabersHit(by) ? count(faces, 's') : 0;
  const hits = Math.min(on.blocks, count(faces, on.arm[0]) + sabers);
  const leader = table.leaderAt(on.hex);
  yield* lose(table, on, hits, leader, false);
  if (on.hex === '' || way === 'retire') return;
  const flags = count(faces, 'f');
  if (flags > 0) yield* waver(table, blow, flags, hits > 0 && leader !== undefined);
}

/** Blocks go; their leader is checked unless he was for this roll. */
function* lose(
  table: Table,
  unit: Unit,
  blocks: number,
  leader: Leader | undefined,
  checked: boolean,
): Asking<void> {
  if (blocks === 0) return;
  unit.blocks -= blocks;
  if (unit.blocks > 0) {
    if (leader && !checked && count(yield { kind: 'roll', dice: 2 }, 's') === 2) fall(table, leader);
    return;
  }
  table.takeOffSquare(unit);
  unit.hex = '';
  table.settleObjectives();
  table.award(1 - unit.seat, 1);
  table.isAnybodyLeft(unit.seat);
  if (!leader) return;
  if (!checked && (yield { kind: 'roll', dice: 1 }) === 's') fall(table, leader);
  else yield* flee(table, leader);
}

export function fall(table: Table, leader: Leader): void {
  leader.hex = '';
  table.award(1 - leader.seat, 1);
}

function* waver(table: Table, { by, on }: Blow, flags: number, checked: boolean): Asking<void> {
  const bounces = by.square > 0 && on.arm === 'cavalry' && around(by.hex).includes(on.hex);
  const most = bounces ? 0 : Math.min(flags, steadiness(table, by, on));
  const words = Array.from({ length: most + 1 }, (_, n) => `ignore:${n}`);
  const ignored = most === 0 ? 0 : Number((yield { kind: 'ask', seat: on.seat, words }).slice(7));
  const hexes = (flags - ignored) * (isMilitia(on.kind) ? 3 : 1);
  const left = on.square > 0 ? hexes : yield* retreat(table, on, hexes);
  yield* lose(table, on, Math.min(left, on.blocks), table.leaderAt(on.hex), checked);
}

/** Flags a unit may ignore. */
function steadiness(table: Table, by: Unit, on: Unit): number {
  const leader = table.leaderAt(on.hex) ? 1 : 0;
  const friends = around(on.hex).filter(
    (hex) => (table.unitAt(hex) ?? table.leaderAt(hex))?.seat === on.seat,
  );
  const support = on.square === 0 && friends.length >= 2 ? 1 : 0;
  const works = on.arm !== 'cavalry' && table.isThroughWorks(by.hex, on.hex) ? 1 : 0;
  return leader + support + works + ignoredByClass(on.kind);
}

/** The ways back of so many hexes or of as many as can be made; a leader met stops it for good. */
function ways(table: Table, unit: Unit, hexes: number): string[][] {
  const led = table.leaderAt(unit.hex) !== undefined;
  const walk = (hex: string, left: number): { path: string[]; missing: number }[] => {
    if (left === 0) return [{ path: [], missing: 0 }];
    const on = table.backOf(hex, unit.seat).filter((to) => !isClosed(table.groundAt(to), unit.arm));
    const found = on.flatMap((to) => {
      if (table.unitAt(to)) return [];
      const leader = table.leaderAt(to);
      if (leader) return led || leader.seat !== unit.seat ? [] : [{ path: [to], missing: 0 }];
      return walk(to, left - 1).map(({ path, missing }) => ({ path: [to, ...path], missing }));
    });
    return found.length === 0 ? [{ path: [], missing: left }] : found;
  };
  const all = walk(unit.hex, hexes);
  const least = Math.min(...all.map(({ missing }) => missing));
  return all.filter(({ missing }) => missing === least).map(({ path }) => path);
}

/** Goes back, and tells how many hexes could not be made. */
function* retreat(table: Table, unit: Unit, hexes: number): Asking<number> {
  const from = unit.hex;
  let left = hexes;
  while (left > 0) {
    const steps = new Set(ways(table, unit, left).flatMap(([first]) => first ?? []));
    if (steps.size === 0) break;
    const words = [...steps].map((hex) => `retreat:${hex}`);
    const to = (yield { kind: 'ask', seat: unit.seat, words }).slice(8);
    const met = table.leaderAt(to) !== undefined;
    table.put(unit, to, true);
    table.settleObjectives();
    left = met ? 0 : left - 1;
  }
  if (unit.hex !== from) table.settleObjectives(unit);
  return left;
}

/** The whole ways of two hexes that cavalry may retire by. */
export function retirements(table: Table, unit: Unit): string[][] {
  const led = table.leaderAt(unit.hex) !== undefined;
  const isOpen = (hex: string): boolean => !isClosed(table.groundAt(hex), unit.arm);
  const first = table.backOf(unit.hex, unit.seat).filter((hex) => isOpen(hex) && table.isEmpty(hex));
  return first.flatMap((one) =>
    table
      .backOf(one, unit.seat)
      .filter((two) => {
        if (!isOpen(two) || table.unitAt(two)) return false;
        const leader = table.leaderAt(two);
        return !leader || (leader.seat === unit.seat && !led);
      })
      .map((two) => [one, two]),
  );
}

export function* retire(table: Table, unit: Unit): Asking<void> {
  const open = retirements(table, unit);
  const firsts = new Set(open.map(([one]) => `retreat:${one}`));
  const one = (yield { kind: 'ask', seat: unit.seat, words: [...firsts] }).slice(8);
  const seconds = open.filter((way) => way[0] === one).map((way) => `retreat:${way[1]}`);
  table.put(unit, one, true);
  table.settleObjectives();
  const two = (yield { kind: 'ask', seat: unit.seat, words: seconds }).slice(8);
  table.put(unit, two, true);
  table.settleObjectives(unit);
}

/** The retreat of a leader, one to three hexes, through enemies if he must. */
export function* flee(table: Table, leader: Leader): Asking<void> {
  let hex = leader.hex;
  leader.hex = '';
  for (let step = 0; ; step++) {
    const words = flights(table, leader.seat, hex, step);
    if (words.length === 0) return fall(table, leader);
    const answer = yield { kind: 'ask', seat: leader.seat, words };
    if (answer === 'exit') return;
    if (answer === 'halt') break;
    hex = answer.slice(5);
    const enemy = table.unitAt(hex);
    if (!enemy || enemy.seat === leader.seat) continue;
    const faces = yield { kind: 'roll', dice: fighting(enemy, 'leader') };
    if (count(faces, 's') > 0) return fall(table, leader);
  }
  leader.hex = hex;
}

/** What he may do after so many steps; nothing where all ways end among enemies. */
function flights(table: Table, seat: number, hex: string, step: number): string[] {
  const here = table.leaderAt(hex);
  const enemy = table.unitAt(hex)?.seat === 1 - seat;
  const halts = step > 0 && !here && !enemy ? ['halt'] : [];
  if (step === 3) return halts;
  const exits = table.isOwnEdge(hex, seat) ? ['exit'] : [];
  const on = table
    .backOf(hex, seat)
    .filter((to) => !isClosed(table.groundAt(to), 'leader') && flights(table, seat, to, step + 1).length > 0);
  return [...halts, ...exits, ...on.map((to) => `flee:${to}`)];
}
