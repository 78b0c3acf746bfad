import { BORDERS, LOCALITIES } from '../../data/map.ts';

// The printed map by names: `5` is a reserve, `5/9` the approach of 5 towards 9, `1-2S` a border, `5-9:main` a crossing.

export interface Approach {
  readonly name: string;
  readonly border: string;
  readonly of: number;
  readonly to: number;
  readonly wide: boolean;
  /** One letter for every symbol printed in it: infantry, cavalry, artillery penalties, x the obstruction. */
  readonly symbols: string;
  /** Where one goes who leaves by it. */
  readonly leads: 'east' | 'west' | 'anywhere';
}

function approachOf(row: (typeof BORDERS)[number], end: 0 | 1): Approach {
  const [border, a, b, width, symbolsOfA, symbolsOfB, east] = row;
  const [of, to] = end === 0 ? [a, b] : [b, a];
  return {
    name: `${of}/${to}${/[NS]$/.exec(border)?.[0] ?? ''}`,
    border,
    of,
    to,
    wide: width === 'wide',
    symbols: end === 0 ? symbolsOfA : symbolsOfB,
    leads: east === to ? 'east' : east === of ? 'west' : 'anywhere',
  };
}

export const APPROACHES: readonly Approach[] = BORDERS.flatMap((row) => [
  approachOf(row, 0),
  approachOf(row, 1),
]);

export function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
}

/** A table by name, for what is asked again and again. */
const indexed = <K, T>(keys: readonly K[], of: (key: K) => T): ((key: K) => T) => {
  const table = new Map(keys.map((key) => [key, of(key)]));
  return (key) => found(table.get(key), String(key));
};

export const ALL_LOCALITIES: readonly number[] = LOCALITIES.map(({ id }) => id);
export const approachesOf = indexed(ALL_LOCALITIES, (locality) =>
  APPROACHES.filter(({ of }) => of === locality),
);
const byName = new Map(APPROACHES.map((one) => [one.name, one]));
export const approachNamed = (name: string): Approach => found(byName.get(name), name);
export const opposite = indexed(APPROACHES, ({ border, to }) =>
  found(
    APPROACHES.find((one) => one.border === border && one.of === to),
    border,
  ),
);

/** Pieces that block it fully. */
export const fullBlock = ({ wide }: Approach): number => (wide ? 2 : 1);
export const isObstruction = ({ symbols }: Approach): boolean => symbols.includes('x');
export const penalties = ({ symbols }: Approach, letter: string): number =>
  [...symbols].filter((one) => one === letter).length;

export const isReserve = (position: string): boolean => /^\d+$/.test(position);
export const isApproach = (position: string): boolean => position.includes('/');
/** The locality of a reserve or an approach, 0 of anything else. */
export function localityOf(position: string): number {
  const known = localities.get(position) ?? Number(/^\d+/.exec(position)?.[0] ?? 0);
  localities.set(position, known);
  return known;
}
const localities = new Map<string, number>();

const rowOf = indexed(ALL_LOCALITIES, (locality) =>
  found(
    LOCALITIES.find(({ id }) => id === locality),
    `locality ${locality}`,
  ),
);
export const capacityOf = (locality: number): number => rowOf(locality).capacity;
export const isEast = (locality: number): boolean => rowOf(locality).eastOfObjective;

/** The pieces of road inside a locality, each with the crossings, and the boxes, that it joins. */
export const roadsOf = indexed(ALL_LOCALITIES, (locality) =>
  rowOf(locality).roads.map((road) => road.split(' ')),
);
const isCrossing = (name: string): boolean => name.includes(':');
export const crossingsOn = (roads: readonly (readonly string[])[]): string[] =>
  roads.flat().filter(isCrossing);
export const isMain = (crossing: string): boolean => !crossing.includes(':local');
/** The approach by which a crossing leaves this locality. */
export const exitOf = (crossing: string, locality: number): Approach =>
  found(
    approachesOf(locality).find(({ border }) => crossing.startsWith(`${border}:`)),
    `${crossing} out of ${locality}`,
  );
export const roadWith = (locality: number, name: string): string[] =>
  found(
    roadsOf(locality).find((road) => road.includes(name)),
    `road of ${name} in ${locality}`,
  );
