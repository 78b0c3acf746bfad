import type { Landscape } from '@bicorne/boardkit';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner, Medallion } from '@bicorne/boardkit/pieces/Marks.tsx';
import type { Tool, ToolGroup } from '@bicorne/boardkit/workshop/contract.ts';
import { MIDDLE, Swatch, THROUGH } from '@bicorne/boardkit/workshop/Swatch.tsx';
import { GRID, HEX_NAMES } from '../../data/board.ts';
import { GROUND, GROUNDS, type Ground } from '../../data/terrain.ts';
import { NATION, NATIONS, SEATS, startFigures, type Arm, type Nation } from '../../data/units.ts';
import { SIGN } from '../model.ts';
import { Unit } from '../Unit.tsx';
import type { HundredDaysWords } from '../words/lexicon.ts';
import type { Labels } from './labels.ts';

/** The tools of the box, as data. */
export const groupsOf = (words: HundredDaysWords, labels: Labels): readonly ToolGroup[] => [
  { id: 'ground', name: labels.ground, tools: groundTools(words) },
  { id: 'lines', name: labels.lines, tools: lineTools(labels) },
  { id: 'keys', name: labels.keys, tools: SEATS.flatMap((seat) => sideTools(words, labels, seat)) },
  ...NATIONS.map((nation) => ({
    id: nation,
    name: labels.nations[nation],
    tools: ARMS.map((arm) => unitTool(words, nation, arm)),
  })),
];

const ROWS = GRID.rows.map((_, row) => HEX_NAMES.filter((_name, hex) => GRID.row[hex] === row));

const ALL_AROUND = [0, 1, 2, 3, 4, 5];
const LANDS: Readonly<Record<Ground, Partial<Landscape>>> = {
  clear: {},
  wood: { woods: [MIDDLE] },
  town: { settlements: [{ hex: MIDDLE, kind: 'village' }] },
  fortification: {
    settlements: [{ hex: MIDDLE, kind: 'farm' }],
    works: [{ hex: MIDDLE, directions: ALL_AROUND }],
  },
  hill: { hills: [MIDDLE] },
  lake: { lakes: [MIDDLE] },
};

const groundTools = ({ grounds }: HundredDaysWords): Tool[] =>
  GROUNDS.filter((ground) => ground !== 'clear').map((ground) => ({
    id: ground,
    lay: {
      kind: 'letter',
      field: 'map',
      value: GROUND[ground].letter,
      clear: GROUND.clear.letter,
      rows: ROWS,
    },
    name: grounds[ground],
    sign: <Swatch id={`hd-${ground}`} land={LANDS[ground]} />,
  }));

const wet = (kind: 'stream' | 'river', bridge = false): Partial<Landscape> => ({
  waterSides: [1, 2].map((direction) => ({
    hex: MIDDLE,
    direction,
    kind,
    bridge: bridge && direction === 1,
  })),
});

const lineTools = ({ water }: Labels): Tool[] => [
  {
    id: 'streams',
    lay: { kind: 'side', field: 'streams', instead: ['rivers'] },
    name: water.streams,
    sign: <Swatch id="hd-streams" land={wet('stream')} />,
  },
  {
    id: 'rivers',
    lay: { kind: 'side', field: 'rivers', instead: ['streams'] },
    name: water.rivers,
    sign: <Swatch id="hd-rivers" land={wet('river')} />,
  },
  {
    id: 'bridges',
    lay: { kind: 'side', field: 'bridges' },
    name: water.bridges,
    sign: <Swatch id="hd-bridges" land={wet('river', true)} />,
  },
  {
    id: 'roads',
    lay: { kind: 'way', field: 'roads' },
    name: water.roads,
    sign: <Swatch id="hd-roads" land={{ roads: [{ run: THROUGH, kind: 'highway' }] }} />,
  },
];

type Seat = (typeof SEATS)[number];
const STANDS_FOR: Readonly<Record<Seat, Nation>> = { french: 'french', allied: 'british' };

const sideTools = ({ seats }: HundredDaysWords, labels: Labels, seat: Seat): Tool[] => [
  {
    id: `key-${seat}`,
    lay: {
      kind: 'row',
      field: 'keys',
      row: { scores: seat },
      more: { points: 1 },
      instead: { scores: SEATS },
    },
    name: labels.key(seats[seat]),
    sign: (
      <g transform="translate(-12 24) scale(1.75)">
        <Banner livery={LIVERIES[STANDS_FOR[seat]]} />
      </g>
    ),
  },
  {
    id: `leader-${seat}`,
    lay: { kind: 'row', field: 'leaders', row: { side: seat }, more: { value: 2 }, instead: { side: SEATS } },
    name: labels.leader(seats[seat]),
    sign: <Medallion livery={LIVERIES[STANDS_FOR[seat]]} radius={22} />,
  },
];

const ARMS = ['infantry', 'cavalry', 'artillery', 'horseArtillery'] as const satisfies readonly Arm[];
const isGuns = (arm: Arm): boolean => arm === 'artillery' || arm === 'horseArtillery';

const unitTool = (words: HundredDaysWords, nation: Nation, arm: (typeof ARMS)[number]): Tool => ({
  id: `${nation}-${arm}`,
  lay: {
    kind: 'row',
    field: 'units',
    row: { nation, arm },
    instead: { arm: ARMS.filter((other) => isGuns(other) === isGuns(arm)) },
  },
  name: words.kindName(nation, arm),
  sign: <g transform="translate(2 3) scale(.72)">{unitSign(nation, arm)}</g>,
});

const unitSign = (nation: Nation, arm: Arm) => (
  <Unit
    x={0}
    y={0}
    flipped={false}
    unit={{
      id: 0,
      hex: 0,
      nation,
      arm,
      sign: SIGN[arm],
      mark: arm === 'horseArtillery' ? 'horse' : undefined,
      elite: false,
      figures: startFigures(nation, arm),
      gaps: 0,
      marker: 0,
      front: NATION[nation].seat === 'french' ? 'up' : 'down',
      place: 'alone',
      square: 'none',
      state: { may: false, chosen: false, acted: false },
    }}
  />
);
