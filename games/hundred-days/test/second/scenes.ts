import type { Options, Rng } from '@bicorne/engine';
import type { Scenario } from '../../data/scenario.ts';
import { NATIONS, SEATS, type Nation, type SeatName } from '../../data/units.ts';
import { HEXES, neighbours, rowOf } from './hexes.ts';

// Battlefields that nobody would print: every kind of ground and unit close together, squares standing, few figures
// left, leaders alone, so that rare rules meet in one match.

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];
const chance = (one: number, rng: Rng): boolean => rng.below(one) === 0;

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(rng.below(rest.length), 1)[0]);
}

function mapOf(rng: Rng): string[] {
  const rough = 1 + rng.below(5);
  const letter = (): string => (rng.below(12) < rough ? pick([...'wwtthhhffl'], rng) : '.');
  return Array.from({ length: 9 }, () => Array.from({ length: 13 }, letter).join(' '));
}

const groundAt = (map: readonly string[], hex: string): string =>
  map.join(' ').split(' ')[HEXES.indexOf(hex)];

/** Where a road meets a river there is a bridge. */
function sidesOf(
  roads: readonly string[],
  rng: Rng,
): { streams: string[]; rivers: string[]; bridges: string[] } {
  const isOnRoad = (side: string): boolean =>
    roads.some((road) => [side, side.split('-').toReversed().join('-')].some((way) => road.includes(way)));
  const sides = HEXES.flatMap((a) => neighbours(a).flatMap((b) => (a < b ? [`${a}-${b}`] : [])));
  const wet = shuffled(sides, rng).slice(0, rng.below(70));
  const third = Math.floor(wet.length / 3);
  const rivers = wet.slice(0, third);
  const streams = wet.slice(third);
  return { streams, rivers, bridges: wet.filter((side) => isOnRoad(side) || chance(4, rng)) };
}

function roadFrom(start: string, rng: Rng): string {
  const hexes = [start];
  for (let i = 0; i < 10; i++) {
    const next = neighbours(hexes[hexes.length - 1]).filter((hex) => !hexes.includes(hex));
    if (next.length > 0) hexes.push(pick(next, rng));
  }
  return hexes.join('-');
}

const ARMS = [
  'infantry',
  'infantry',
  'infantry',
  'cavalry',
  'cavalry',
  'artillery',
  'horseArtillery',
] as const;
type Arm = (typeof ARMS)[number];
type Print = Scenario['units'][number];

const sideOf = (nation: Nation): SeatName => (nation === 'french' ? 'french' : 'allied');
const FULL: Readonly<Record<Nation, number>> = { french: 3, british: 4, prussian: 3, dutch: 2, brunswick: 3 };
const fullOf = (nation: Nation, arm: Arm): number => (arm === 'infantry' ? FULL[nation] : 2);

const isGuns = (arm: string): boolean => arm === 'artillery' || arm === 'horseArtillery';

/** The hexes of a narrow part of the field, where the armies meet. */
function fieldOf(map: readonly string[], rng: Rng): string[] {
  const centre = pick(
    HEXES.filter((hex) => rowOf(hex) > 2 && rowOf(hex) < 8),
    rng,
  );
  const size = 2 + rng.below(2);
  let hexes = [centre];
  for (let i = 0; i < size; i++) hexes = [...new Set(hexes.flatMap((hex) => [hex, ...neighbours(hex)]))];
  return hexes.filter((hex) => groundAt(map, hex) !== 'l');
}

function worn(print: Print, map: readonly string[], units: readonly Print[], rng: Rng): Print {
  const { nation, arm, at = '', elite = 0 } = print;
  const full = fullOf(nation, arm);
  // H3.7: only a unit of full strength has its marker yet
  const figures = elite > 0 && !chance(3, rng) ? full : 1 + rng.below(full);
  const forms = arm === 'infantry' && !'wtf'.includes(groundAt(map, at)) && chance(5, rng);
  const host = units.find((one) => one.at === at);
  const inside = isGuns(arm) && host?.square === true && chance(2, rng);
  return {
    ...print,
    figures,
    ...(elite > 0 ? { marker: figures < full ? 0 : rng.below(elite + 1) } : {}),
    ...(forms ? { square: true } : {}),
    ...(inside ? { inside: true } : {}),
    ...markOf(nation, arm, units, rng),
  };
}

/** One of a side at most is light infantry, and one rifles. */
function markOf(nation: Nation, arm: Arm, units: readonly Print[], rng: Rng): Pick<Print, 'mark'> {
  const mark = nation === 'british' ? pick(['light', 'rifles'] as const, rng) : 'light';
  const known = units.some((one) => one.mark === mark && sideOf(one.nation) === sideOf(nation));
  return arm === 'infantry' && !known && chance(3, rng) ? { mark } : {};
}

const canJoin = (units: readonly Print[], nation: Nation, arm: Arm, at: string): boolean =>
  units
    .filter((one) => one.at === at)
    .every((one) => sideOf(one.nation) === sideOf(nation) && isGuns(one.arm) !== isGuns(arm));

const isHeld = (units: readonly Print[], hex: string): boolean =>
  units.some(({ arm, at }) => arm === 'infantry' && at === hex);

/** Foot units come first, so that guns find their square. */
function unitsOn(map: readonly string[], field: readonly string[], rng: Rng): Print[] {
  const units: Print[] = [];
  const count = 12 + rng.below(16);
  const arms = Array.from({ length: count }, () => pick(ARMS, rng)).toSorted(
    (a, b) => Number(isGuns(a)) - Number(isGuns(b)),
  );
  for (const arm of arms) {
    const nation = chance(2, rng) ? 'french' : pick(NATIONS, rng);
    const open = shuffled(field, rng).filter((hex) => canJoin(units, nation, arm, hex));
    const beside = isGuns(arm) && !chance(4, rng) ? open.find((hex) => isHeld(units, hex)) : undefined;
    const at = beside ?? open.at(0);
    if (at === undefined) continue;
    const elite = isGuns(arm) ? 0 : Math.max(0, rng.below(5) - 2);
    units.push(worn({ nation, arm, at, ...(elite > 0 ? { elite } : {}) }, map, units, rng));
  }
  return units;
}

const edgeOf = (map: readonly string[]): string[] =>
  HEXES.filter((hex) => neighbours(hex).length < 6 && groundAt(map, hex) !== 'l');

function comers(edge: readonly string[], rng: Rng): Print[] {
  return Array.from({ length: rng.below(5) }, () => ({
    nation: pick(NATIONS, rng),
    arm: pick(ARMS, rng),
    arrives: { round: 1 + rng.below(4), by: shuffled(edge, rng).slice(0, 1 + rng.below(3)) },
  }));
}

/** A unit that is destroyed has neither a place nor a time to come. */
const fallen = (rng: Rng): Print[] =>
  Array.from({ length: rng.below(3) }, () => ({ nation: pick(NATIONS, rng), arm: pick(ARMS, rng) }));

type LeaderPrint = NonNullable<Scenario['leaders']>[number];

function leadersOn(
  units: readonly Print[],
  field: readonly string[],
  edge: readonly string[],
  rng: Rng,
): LeaderPrint[] {
  const free = shuffled(field, rng);
  const count = chance(3, rng) ? 10 + rng.below(11) : rng.below(10);
  const lone = 2 + rng.below(8);
  return Array.from({ length: count }, (): LeaderPrint => {
    const side = pick(SEATS, rng);
    const value = 1 + rng.below(3);
    const at = free.find((hex) => {
      const there = units.filter((one) => one.at === hex);
      return there.length === 0 ? chance(lone, rng) : sideOf(there[0].nation) === side;
    });
    if (at === undefined || chance(9, rng)) {
      const by = chance(2, rng) ? { by: shuffled(edge, rng).slice(0, 2) } : {};
      return { side, value, arrives: { round: 1 + rng.below(3), ...by } };
    }
    free.splice(free.indexOf(at), 1);
    return { side, value, at };
  });
}

type Bodies = NonNullable<Scenario['skirmishers']>;

/** Bodies of skirmishers, most of them next to the infantry they came from; now and then two of one unit. */
function bodiesOn(
  units: readonly Print[],
  leaders: readonly LeaderPrint[],
  map: readonly string[],
  rng: Rng,
): Bodies {
  const taken = new Set([...units, ...leaders].map(({ at }) => at));
  const bodies: Bodies = [];
  for (const [of, { nation, arm, at, figures = 0 }] of units.entries()) {
    if (arm !== 'infantry' || at === undefined) continue;
    const side = sideOf(nation);
    const marked = units.filter((one) => one.mark !== undefined && sideOf(one.nation) === side);
    const room = Math.max(0, 3 - marked.length - bodies.filter((one) => one.side === side).length);
    const count = Math.min(room, FULL[nation] - figures, rng.below(3));
    const hexes = shuffled(chance(4, rng) ? HEXES : neighbours(at), rng);
    const free = hexes.filter((one) => !taken.has(one) && groundAt(map, one) !== 'l').slice(0, count);
    for (const hex of free) {
      taken.add(hex);
      bodies.push({ side, at: hex, of });
    }
  }
  return bodies;
}

export const optionsOf = (rng: Rng, names: readonly string[]): Options => {
  const share = 1 + rng.below(3);
  return {
    skirmishers: pick(['none', 'basic', 'kevin', 'kevin'], rng),
    ...Object.fromEntries(
      names.filter((name) => name !== 'skirmishers').map((name) => [name, rng.below(4) < share]),
    ),
  };
};

/** Some have acted. */
const tired = <T>(piece: T, rng: Rng): T => (chance(8, rng) ? { ...piece, acted: true } : piece);

const EDGES = ['north', 'south', 'west', 'east'] as const;

export function sceneOf(options: Options, rng: Rng): Scenario {
  const map = mapOf(rng);
  const field = fieldOf(map, rng);
  const edge = edgeOf(map);
  const units = [
    ...unitsOn(map, field, rng).map((one) => tired(one, rng)),
    ...comers(edge, rng),
    ...fallen(rng),
  ];
  const leaders = leadersOn(units, field, edge, rng).map((one) => tired(one, rng));
  const skirmishers = options['skirmishers'] === 'none' ? [] : bodiesOn(units, leaders, map, rng);
  const roads = Array.from({ length: rng.below(4) }, () => roadFrom(pick(field, rng), rng));
  const keys = keysOn(field, rng);
  const [french, allied] = shuffled(EDGES, rng);
  const rounds = 3 + rng.below(2);
  return {
    map,
    ...sidesOf(roads, rng),
    roads,
    actions: { french: 3 + rng.below(5), allied: 3 + rng.below(5) },
    edge: { french, allied },
    need: { french: 2 + rng.below(8), allied: 2 + rng.below(8) },
    first: pick(SEATS, rng),
    rounds,
    timeout: pick([...SEATS, 'draw'], rng),
    keys,
    units,
    leaders,
    skirmishers,
    ...(chance(3, rng) ? {} : { position: positionOf(keys, rng) }),
  };
}

type Keys = NonNullable<Scenario['keys']>;

const keyAt = (at: string, rng: Rng): Keys[number] => ({
  at,
  points: 1 + rng.below(2),
  scores: pick(SEATS, rng),
  ...(chance(2, rng) ? { held: pick(SEATS, rng) } : {}),
});
const keysOn = (field: readonly string[], rng: Rng): Keys =>
  shuffled(field, rng)
    .slice(0, rng.below(5))
    .map((at) => keyAt(at, rng));

/** Some points more than its key hexes are worth. */
const pointsOf = (keys: Keys, side: SeatName, rng: Rng): number =>
  keys
    .filter((key) => key.scores === side && key.held === side)
    .reduce((sum, key) => sum + key.points, rng.below(3));

const positionOf = (keys: Keys, rng: Rng): NonNullable<Scenario['position']> => ({
  round: 1 + rng.below(3),
  turn: pick(SEATS, rng),
  ...(chance(2, rng) ? { actions: 1 + rng.below(9) } : {}),
  ...(chance(2, rng)
    ? { points: { french: pointsOf(keys, 'french', rng), allied: pointsOf(keys, 'allied', rng) } }
    : {}),
  leadersLost: { french: rng.below(3), allied: rng.below(3) },
  ...(chance(4, rng) ? { grandBattery: { french: chance(2, rng), allied: chance(2, rng) } } : {}),
});
