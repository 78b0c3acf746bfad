import type { Rng } from '@bicorne/engine';
import { BLOCKS, type Block } from '../../data/blocks.ts';
import type { Terrain } from '../../data/terrain.ts';
import { TOWNS } from '../../data/towns.ts';
import { TRACK } from '../../data/track.ts';
import { COLUMNS, nextTo, type Column, type Place } from './board.ts';
import { FLIP } from './fields.ts';

/** Towns around a town, nearest first. */
function around(middle: string, count: number): string[] {
  const list = [middle];
  for (const town of list) {
    if (list.length >= count) break;
    for (const near of nextTo(town)) if (!list.includes(near)) list.push(near);
  }
  return list.slice(0, count);
}

const some = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** A position late in the campaign: all three armies, worn and close together, and fights already joined. */
export function crowd(rng: Rng): object {
  const near = around(some(TOWNS, rng).id, 6 + rng.below(6));
  const fields = near.slice(0, 1 + rng.below(3));
  const [french, allied] = [
    [...fields, ...fields],
    [...fields, ...fields],
  ];
  for (const town of near.slice(fields.length)) some([french, allied], rng).push(town);
  const towns: Record<string, string[]> = {};
  for (const { id, army, steps } of BLOCKS)
    if (rng.below(6) > 0) {
      const town = some(army === 'french' ? french : allied, rng);
      (towns[town] ??= []).push(`${id}=${1 + rng.below(steps)}`);
    }
  const isShared = (town: string): boolean =>
    new Set((towns[town] ?? []).map((word) => word.startsWith('F'))).size === 2;
  const days = TRACK.flatMap(({ hour }, i) => (hour === 'night' || i < 16 ? [] : [i + 1]));
  return {
    setup: 'position',
    turn: some(days, rng),
    towns,
    battles: fields.filter(isShared).map((town) => ({ town, entered: [some(nextTo(town), rng)] })),
  };
}

// A battle in full swing

type Line = Record<Place, Block[]>;
const emptyLine = (): Line => ({
  off: [],
  reserve: [],
  left: [],
  centre: [],
  right: [],
  'beyond-left': [],
  'beyond-centre': [],
  'beyond-right': [],
});

const isGun = ({ arm }: Block): boolean => arm === 'foot' || arm === 'horse';
const GROUND: readonly Terrain[] = ['open', 'stream', 'stream', 'farm', 'hill', 'wood'];

interface Host {
  readonly line: Line;
  readonly terrain: Partial<Record<Column, Terrain>>;
  readonly intrudes: ReadonlySet<Column>;
}

const hasStream = (own: Host, foe: Host, column: Column): boolean =>
  own.terrain[column] === 'stream' || foe.terrain[FLIP[column]] === 'stream';

function placesFor(block: Block, own: Host, foe: Host): Place[] {
  const list: Place[] = ['reserve'];
  for (const column of COLUMNS) {
    if (own.terrain[column] !== 'wood' || !isGun(block)) list.push(column);
    const wooded = own.terrain[column] === 'wood' || foe.terrain[FLIP[column]] === 'wood';
    const shut = isGun(block) && (wooded || hasStream(own, foe, column));
    if (own.intrudes.has(column) && !shut && block.arm !== 'foot')
      list.push(`beyond-${column}`, `beyond-${column}`);
  }
  return list;
}

/** Each position first gets a block that can stand anywhere. */
function fill(own: Host, foe: Host, blocks: readonly Block[], rng: Rng): void {
  const firm = blocks.filter((one) => one.arm === 'infantry').slice(0, 3);
  for (const [i, block] of firm.entries()) own.line[COLUMNS[i]].push(block);
  for (const block of blocks)
    if (!firm.includes(block)) own.line[some(placesFor(block, own, foe), rng)].push(block);
}

function hostWords({ line, terrain }: Host, rng: Rng): object {
  const words = Object.entries(line)
    .filter(([place]) => place !== 'off')
    .map(([place, blocks]) => [place, blocks.map(({ id, steps }) => `${id}=${1 + rng.below(steps)}`)]);
  const holders: Partial<Record<Column, string>> = {};
  for (const column of COLUMNS) {
    const fit = line[column].find((one) =>
      terrain[column] === 'farm' ? one.arm === 'infantry' : terrain[column] === 'hill' && isGun(one),
    );
    if (fit && rng.below(2) === 0) holders[column] = fit.id;
  }
  return { ...Object.fromEntries(words), terrain, holders };
}

const pickGround = (kinds: Terrain[], rng: Rng): Host['terrain'] => {
  const list: Host['terrain'] = {};
  for (const column of COLUMNS) {
    const kind = some(GROUND, rng);
    if (kind === 'open' || kinds.filter((one) => one === kind).length === 3) continue;
    kinds.push(kind);
    list[column] = kind;
  }
  return list;
};

/** Those who are not in the battle stand around it, each side in towns of its own. */
function quartered(town: string, blocks: readonly Block[], rng: Rng): Record<string, string[]> {
  const near = nextTo(town).map((one) => ({ one, french: rng.below(2) === 0 }));
  const towns: Record<string, string[]> = {};
  for (const { id, army } of blocks) {
    const own = near.filter(({ french }) => french === (army === 'french'));
    if (own.length > 0) (towns[some(own, rng).one] ??= []).push(id);
  }
  return towns;
}

/** One battle at the beginning of a round, much of both sides engaged. */
export function melee(rng: Rng): object {
  const { id: town } = some(TOWNS, rng);
  const days = TRACK.flatMap(({ hour }, i) => (hour === 'night' ? [] : [i + 1]));
  const turn = some(days, rng);
  const isActive = ({ army }: Block): boolean => (army === 'french') === (TRACK[turn - 1].side === 'french');
  const there = BLOCKS.filter(({ arm }) => arm === 'infantry' || rng.below(3) > 0);
  // In each column at most one side has gone over the line.
  const over = COLUMNS.map(() => rng.below(3));
  const kinds: Terrain[] = [];
  const [attacker, defender] = [0, 1].map((role): Host => ({
    line: emptyLine(),
    terrain: pickGround(kinds, rng),
    intrudes: new Set(
      COLUMNS.filter((_, i) => over[i] === role).map((column) => (role === 0 ? column : FLIP[column])),
    ),
  }));
  fill(attacker, defender, there.filter(isActive), rng);
  fill(
    defender,
    attacker,
    there.filter((one) => !isActive(one)),
    rng,
  );
  const field = {
    town,
    entered: [some(nextTo(town), rng)],
    attacker: hostWords(attacker, rng),
    defender: hostWords(defender, rng),
    round: 2,
  };
  const towns = quartered(
    town,
    BLOCKS.filter((one) => !there.includes(one)),
    rng,
  );
  return { setup: 'position', turn, towns, battles: [field] };
}
