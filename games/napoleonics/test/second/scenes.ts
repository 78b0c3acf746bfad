import type { Rng } from '@bicorne/engine';
import { CARDS } from '../../data/cards.ts';
import type { Scenario } from '../../data/scenario.ts';
import { LEADERS_IN_BOX, UNIT_KINDS, armyOf, type Nation } from '../../data/units.ts';
import { ARMS, armOf, fullBlocks, isClosed } from './chart.ts';
import { HEXES, around } from './hexes.ts';

// Battlefields that nobody would print: every kind of ground and unit close together, leaders alone, squares
// standing, few blocks left, so that rare rules meet in one match.

const GROUNDS = [
  'forest',
  'forest',
  'hill',
  'hill',
  'hill',
  'ruggedHill',
  'town',
  'mill',
  'river',
  'fordableRiver',
  'fordableRiver',
  'bridge',
  'sandQuarry',
];
const SIDES = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(rng.below(rest.length), 1)[0]);
}
const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

function groundOf(rng: Rng): Record<string, string> {
  const share = rng.below(8);
  return Object.fromEntries(
    HEXES.flatMap((hex) => (rng.below(16) < share ? [[hex, pick(GROUNDS, rng)]] : [])),
  );
}

function worksOf(rng: Rng): NonNullable<Scenario['works']> {
  const hexes = shuffled(HEXES, rng).slice(0, rng.below(14));
  return Object.fromEntries(hexes.map((hex) => [hex, shuffled(SIDES, rng).slice(0, 1 + rng.below(4))]));
}

type Piece = Scenario['units'][number];

/** How many at most of a kind that the box lacks. */
const OF_A_KIND = 2;

/** As many units as fit of those in the box, some of them in square. */
function unitsOf(terrain: Record<string, string>, rng: Rng): Piece[] {
  const box = boxOf(rng).slice(0, 16 + rng.below(30));
  const narrow = rng.below(3) === 0;
  const free = shuffled(HEXES, rng).filter((hex) => !narrow || isInTheMiddle(hex));
  const places = { french: 0, allied: 0 };
  return box.flatMap(({ nation, code }) => {
    const kind = nation[0] + code;
    const arm = armOf(kind);
    const at = free.find((hex) => !isClosed(terrain[hex] ?? 'clear', arm) && isOwnHalf(hex, nation, rng));
    if (at === undefined) return [];
    free.splice(free.indexOf(at), 1);
    const blocks = rng.below(3) === 0 ? fullBlocks(kind) : 1 + rng.below(fullBlocks(kind));
    const side = armyOf(nation);
    const forms = arm === 'infantry' && places[side] < 3 && rng.below(8) === 0;
    return [{ at, nation, kind: code, blocks, ...(forms ? { square: ++places[side] } : {}) }];
  });
}

const isInTheMiddle = (hex: string): boolean => /^[C-G]([4-9]|10)$/.test(hex);

/** The units of the box, now and then without an arm of one army or with all the guns first. */
function boxOf(rng: Rng): { nation: Nation; code: string }[] {
  const missing = rng.below(6) === 0 ? pick(ARMS, rng) : '';
  const side = pick(['french', 'allied'], rng);
  const guns = rng.below(3) === 0;
  const units = UNIT_KINDS.flatMap(({ nation, code, inBox }) =>
    Array.from({ length: Math.min(inBox, OF_A_KIND) }, () => ({
      nation,
      code,
      arm: armOf(nation[0] + code),
    })),
  ).filter(({ nation, arm }) => arm !== missing || armyOf(nation) !== side);
  const rank = ({ arm }: { arm: string }): number => (guns && arm === 'artillery' ? 0 : 1);
  return shuffled(units, rng).toSorted((a, b) => rank(a) - rank(b));
}

const isOwnHalf = (hex: string, nation: Nation, rng: Rng): boolean =>
  rng.below(4) === 0 || (nation === 'french' ? hex[0] > 'D' : hex[0] < 'F');

function leadersOf(units: readonly Piece[], terrain: Record<string, string>, rng: Rng): Scenario['leaders'] {
  const taken = new Set<string>();
  const nations: Nation[] = ['french', 'british', 'portuguese'];
  return nations.flatMap((nation) =>
    Array.from({ length: rng.below(LEADERS_IN_BOX[nation] + 1) }, (_, i) => {
      const open = HEXES.filter((hex) => {
        const unit = units.find((one) => one.at === hex);
        if (taken.has(hex) || isClosed(terrain[hex] ?? 'clear', 'leader')) return false;
        return unit ? armyOf(unit.nation) === armyOf(nation) : rng.below(6) === 0;
      });
      const at = pick(open, rng);
      taken.add(at);
      return { at, nation, name: `${nation} ${i}` };
    }),
  );
}

const SIDE_NAMES = ['french', 'allied'] as const;

/** Ways off the field at some edges. */
function exitsOf(rng: Rng): NonNullable<Scenario['exits']> {
  const rim = shuffled(
    HEXES.filter((hex) => around(hex).length < 6),
    rng,
  );
  return SIDE_NAMES.flatMap((army, i) =>
    rng.below(2) === 0 ? [] : [{ army, hexes: rim.slice(8 * i, 8 * i + 7), banners: rng.below(3) }],
  );
}

/** Tiles that go by one event or another. */
function removalsOf(terrain: Readonly<Record<string, string>>, rng: Rng): NonNullable<Scenario['removals']> {
  const tiles = shuffled(Object.keys(terrain), rng);
  const events = [
    { reaches: shuffled(HEXES, rng).slice(0, 5) },
    { wins: 1 + rng.below(3) },
    { turn: 2 + rng.below(4) },
  ];
  return events.flatMap((when, i) => {
    const gone = tiles.slice(6 * i, 6 * i + 1 + rng.below(5));
    const leaving = rng.below(3) === 0 ? { leaving: pick(GROUNDS, rng) } : {};
    return gone.length === 0 ? [] : [{ army: pick(SIDE_NAMES, rng), when, tiles: gone, ...leaving }];
  });
}

/** A position somewhere in the middle of a battle. */
export function sceneOf(rng: Rng): Scenario {
  const terrain = groundOf(rng);
  const units = unitsOf(terrain, rng);
  const cards = shuffled(
    CARDS.flatMap(({ name, count }) => Array<string>(count).fill(name)),
    rng,
  );
  const lying = (army: string): Record<string, string> =>
    Object.fromEntries(
      units.flatMap(({ nation, square }) =>
        square !== undefined && armyOf(nation) === army ? [[String(square), cards.pop() ?? '']] : [],
      ),
    );
  const tracks = { french: lying('french'), allied: lying('allied') };
  const hands = { french: cards.splice(0, 2 + rng.below(5)), allied: cards.splice(0, 2 + rng.below(5)) };
  const open = shuffled(
    HEXES.filter((hex) => !isClosed(terrain[hex] ?? 'clear', 'leader')),
    rng,
  );
  return {
    title: { en: 'at random' },
    top: rng.below(2) === 0 ? 'allied' : 'french',
    first: rng.below(2) === 0 ? 'allied' : 'french',
    banners: 4 + rng.below(5),
    cards: { french: 12, allied: 12 },
    terrain,
    works: worksOf(rng),
    units,
    leaders: leadersOf(units, terrain, rng),
    objectives: SIDE_NAMES.flatMap((army, i) => [
      { army, hexes: open.slice(8 * i, 8 * i + 2), banners: 1 + rng.below(2), lasting: 'temporary' as const },
      { army, hexes: [open[8 * i + 2]], banners: 1, lasting: 'permanent' as const },
      {
        army,
        hexes: open.slice(8 * i + 3, 8 * i + 4 + rng.below(4)),
        banners: 1 + rng.below(2),
        lasting: pick(['temporary', 'permanent'] as const, rng),
        of: pick(['each', 'most', 'all'] as const, rng),
        counted: pick(['start', 'at-once'] as const, rng),
      },
    ]),
    exits: rng.below(2) === 0 ? [] : exitsOf(rng),
    removals: rng.below(2) === 0 ? [] : removalsOf(terrain, rng),
    position: { hands, tracks, last: { french: cards.pop() ?? null, allied: cards.pop() ?? null } },
  };
}
