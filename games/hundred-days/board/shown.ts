import { hexNamed } from '../data/board.ts';
import type { Scenario } from '../data/scenario.ts';
import { GROUND } from '../data/terrain.ts';

const CLEAR = GROUND.clear.letter;

/** What a small picture of a position has to show: its pieces, key hexes, water and ground. */
export const hexesShown = ({ map, units, leaders = [], keys = [], ...drawn }: Scenario): number[] => [
  ...[...units, ...leaders, ...keys].flatMap(({ at }) => (at === undefined ? [] : [hexNamed(at)])),
  ...[drawn.streams, drawn.rivers].flatMap((list = []) =>
    list.flatMap((run) => run.split('-').map(hexNamed)),
  ),
  ...map.flatMap((row) => row.trim().split(' ')).flatMap((letter, hex) => (letter === CLEAR ? [] : [hex])),
];
