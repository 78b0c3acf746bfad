import type { CaptainPosition, CaptainPositions } from '@bicorne/boardkit/teach/captain.ts';
import { frameAround } from '@bicorne/boardkit/geometry.ts';
import { must } from '@bicorne/engine';
import { layoutFor } from './ground.ts';
import { hexesShown } from './shown.ts';
import { GRID, hexNamed } from '../data/board.ts';
import { readScenario } from '../data/format.ts';
import { GROUND } from '../data/terrain.ts';

const CARD = `
actions: french 4, allied 4
need: french 8, allied 8
edge: french south, allied north
first: french
rounds: 14
timeout: allied
`;

/** The map of a scenario file, open but for the ground that is named: `w E4 F4` is wood on these hexes. */
function mapOf(ground: readonly string[]): string {
  const rows = GRID.rows.map(({ length }) => Array.from({ length }, () => GROUND.clear.letter));
  for (const [letter, ...hexes] of ground.map((line) => line.split(' ')))
    for (const hex of hexes.map(hexNamed)) rows[GRID.row[hex]][GRID.col[hex]] = letter;
  return `map:\n${rows.map((row, n) => `  ${n + 1} ${row.join(' ')}`).join('\n')}\n`;
}

/** Drawn as a scenario file in the middle of the battle; whoever has the turn is the reader. */
function drawn(source: string, ...ground: readonly string[]): CaptainPosition {
  const scenario = must(readScenario(`${CARD}${mapOf(ground)}${source}`));
  const seat = scenario.position?.turn ?? scenario.first;
  // A river runs on beyond the picture. Whose own edge is the upper one reads the sheet turned round.
  const layout = layoutFor(scenario.edge[seat] === 'north');
  return { scenario, seat, frame: frameAround(layout, hexesShown({ ...scenario, rivers: [] })) };
}

export const positions: CaptainPositions = {
  guns: drawn(`
units:
  french infantry E6
  french artillery E7
  french infantry D7
  french cavalry H7
  prussian infantry E4
  prussian artillery E4
  prussian infantry G4

round: 4
turn: french
left: 3
points: french 6, allied 6
`),
  steel: drawn(
    `
keys:
  F4 2 french = Brye

units:
  french infantry+1 F5
  french artillery E6
  french infantry G6
  prussian infantry F4
  prussian infantry H3
  prussian artillery G2
  prussian cavalry E1

round: 4
turn: french
left: 3
points: french 6, allied 6
`,
  ),
  cripple: drawn(`
units:
  french infantry E5 figures:1
  french infantry F5
  prussian infantry E4 figures:1
  prussian infantry F3
  prussian artillery G3

round: 6
turn: french
left: 4
points: french 6, allied 6
`),
  horse: drawn(`
units:
  french cavalry+1 E8
  french artillery F6
  french infantry D7
  british infantry E4
  british infantry G3
  british cavalry E1

round: 5
turn: french
left: 4
points: french 6, allied 6
`),
  unasked: drawn(
    `
units:
  french cavalry+2 F8
  french artillery D7
  french infantry E8
  british infantry E5 figures:2
  british artillery F5
  british cavalry H4
  british infantry D4

round: 5
turn: allied
left: 2
points: french 5, allied 6
`,
  ),
  leader: drawn(`
units:
  french infantry E5 figures:1
  french infantry F6
  french artillery G6
  french cavalry H7
  british infantry D3
  british artillery E3
  british infantry G3

leaders:
  french 2 E5 = Ney

round: 6
turn: french
left: 3
points: french 6, allied 4
`),
  bridge: drawn(
    `
rivers:
  A4-A5 A4-B5 B4-B5 B4-C5 C4-C5 C4-D5 D4-D5 D4-E5 E4-E5 E4-F5 F4-F5 F4-G5
  G4-G5 G4-H5 H4-H5 H4-I5 I4-I5 I4-J5 J4-J5 J4-K5 K4-K5 K4-L5 L4-L5 L4-M5 M4-M5

bridges:
  E4-E5

keys:
  E4 2 french = Wavre

units:
  french infantry E5
  french artillery D6
  french artillery F6
  french infantry E7
  prussian infantry E4
  prussian artillery F3
  prussian infantry D2
  prussian cavalry F2

round: 4
turn: french
left: 4
points: french 3, allied 6
`,
    't E4',
  ),
  trap: drawn(`
units:
  french infantry E2
  french cavalry G3
  french infantry D4
  prussian infantry E1
  prussian infantry I1
  prussian cavalry I3

round: 9
turn: french
left: 3
points: french 7, allied 7
`),
  road: drawn(
    `
keys:
  E4 2 french

units:
  french infantry E5
  french infantry C7
  french artillery D7
  french cavalry G7
  british artillery E2
  british infantry G2
  british cavalry F2

round: 9
turn: french
left: 2
points: french 5, allied 5
`,
    't E5',
  ),
  clock: drawn(
    `
units:
  french infantry E6
  french artillery F6
  french infantry+1 D7
  french cavalry H8
  british infantry E4 figures:1
  british infantry F4 figures:3
  british artillery G4

round: 13
turn: allied
left: 3
points: french 7, allied 5
`,
  ),
  last: drawn(
    `
units:
  french infantry D5
  french artillery F7
  french cavalry H7
  prussian infantry D4 figures:1
  prussian artillery F4 figures:1
  prussian infantry H4 figures:1
  prussian infantry I3

leaders:
  allied 1 J5 = Zieten

round: 12
turn: french
left: 2
points: french 7, allied 7
`,
    'w D4',
  ),
};
