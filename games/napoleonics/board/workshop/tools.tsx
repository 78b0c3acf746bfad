import type { Laying, Tool, ToolGroup } from '@bicorne/boardkit/workshop/contract.ts';
import { MIDDLE, Swatch, THROUGH } from '@bicorne/boardkit/workshop/Swatch.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner, Medallion } from '@bicorne/boardkit/pieces/Marks.tsx';
import type { Landscape } from '@bicorne/boardkit';
import { DIRECTIONS } from '@bicorne/engine';
import { TERRAINS } from '../../data/terrain.ts';
import {
  ARMIES,
  ARMS,
  LEADERS_IN_BOX,
  NATIONS,
  UNIT_KINDS,
  type Nation,
  type UnitKind,
} from '../../data/units.ts';
import { classMark } from '../model.ts';
import { Unit } from '../Unit.tsx';
import type { NapoleonicsWords } from '../words/lexicon.ts';
import type { Labels } from './labels.ts';

/** The tools of the box, as data. */
export const groupsOf = (words: NapoleonicsWords, labels: Labels): readonly ToolGroup[] => [
  { id: 'ground', name: labels.ground, tools: groundTools(words) },
  { id: 'lines', name: labels.lines, tools: lineTools(words, labels) },
  { id: 'looks', name: labels.looksGroup, tools: lookTools(labels) },
  { id: 'aims', name: labels.aims, tools: aimTools(words, labels) },
  ...NATIONS.map((nation) => ({
    id: nation,
    name: labels.nations[nation],
    tools: [...unitTools(words, nation), leaderTool(labels, nation)],
  })),
];

const stream = (breadth: number) => [
  { run: THROUGH, breadth: THROUGH.map(() => breadth), rises: false, ends: false },
];
const village = (kind: Landscape['settlements'][number]['kind']): Partial<Landscape> => ({
  settlements: [{ hex: MIDDLE, kind }],
});
const NARROW = 0.08;
const BROAD = 0.24;

const LANDS: Readonly<Record<string, Partial<Landscape>>> = {
  forest: { woods: [MIDDLE] },
  hill: { hills: [MIDDLE] },
  ruggedHill: { crags: [MIDDLE] },
  town: village('village'),
  mill: village('mill'),
  river: { streams: stream(BROAD) },
  fordableRiver: { streams: stream(NARROW) },
  bridge: { streams: stream(BROAD), bridges: [MIDDLE] },
  sandQuarry: { pits: [MIDDLE] },
};

const groundTools = (words: NapoleonicsWords): Tool[] =>
  TERRAINS.filter(({ name }) => name !== 'clear').map(({ name }) => ({
    id: name,
    lay: { kind: 'word', field: 'terrain', value: name },
    name: termOf(words.terrain, name),
    sign: <Swatch id={name} land={LANDS[name] ?? {}} />,
  }));

const termOf = (terms: Readonly<Record<string, string>>, name: string): string => terms[name] ?? name;

const lineTools = (words: NapoleonicsWords, { ways }: Labels): Tool[] => [
  wayTool('roads', ways.roads, { roads: [{ run: THROUGH, kind: 'highway' }] }),
  wayTool('lanes', ways.lanes, { roads: [{ run: THROUGH, kind: 'lane' }] }),
  wayTool('courses', ways.courses, { streams: stream(NARROW) }),
  {
    id: 'works',
    lay: { kind: 'edge', field: 'works', directions: DIRECTIONS },
    name: words.worksName,
    sign: <Swatch id="works" land={{ works: [{ hex: MIDDLE, directions: [4, 5] }] }} />,
  },
];

const wayTool = (field: string, name: string, land: Partial<Landscape>): Tool => ({
  id: field,
  lay: { kind: 'way', field },
  name,
  sign: <Swatch id={field} land={land} />,
});

const LOOKS: Readonly<Record<keyof Labels['looks'], Partial<Landscape>>> = {
  village: village('village'),
  church: village('church'),
  farm: village('farm'),
  lake: { lakes: [MIDDLE] },
  marsh: { marshes: [MIDDLE] },
};

const lookTools = ({ looks }: Labels): Tool[] =>
  (['village', 'church', 'farm', 'lake', 'marsh'] as const).map((look) => ({
    id: `look-${look}`,
    lay: { kind: 'word', field: 'looks', value: look },
    name: looks[look],
    sign: <Swatch id={`look-${look}`} land={LOOKS[look]} />,
  }));

const STANDS_FOR = { french: 'french', allied: 'british' } as const;

const aimTools = ({ seats }: NapoleonicsWords, labels: Labels): Tool[] =>
  ARMIES.flatMap((army) => {
    const aim = (id: string, name: string, lay: Laying, won: boolean): Tool => ({
      id: `${id}-${army}`,
      name,
      lay,
      sign: (
        <g transform="translate(-12 24) scale(1.75)">
          <Banner livery={LIVERIES[STANDS_FOR[army]]} won={won} />
        </g>
      ),
    });
    const laying = (lasting: string): Laying => ({
      kind: 'member',
      field: 'objectives',
      row: { army, lasting },
      more: { banners: 1 },
      list: 'hexes',
    });
    return [
      aim('held', labels.objective.temporary(seats[army]), laying('temporary'), false),
      aim('kept', labels.objective.permanent(seats[army]), laying('permanent'), true),
      {
        id: `exit-${army}`,
        name: labels.exit(seats[army]),
        lay: { kind: 'member', field: 'exits', row: { army }, more: { banners: 1 }, list: 'hexes' },
        sign: <path className={`nap-exit bk-${STANDS_FOR[army]}`} d="M-24 -9H2V-19L26 0L2 19V9H-24Z" />,
      },
    ];
  });

const unitTools = (words: NapoleonicsWords, nation: Nation): Tool[] =>
  UNIT_KINDS.filter((kind) => kind.nation === nation).map((kind) => ({
    id: `${nation}-${kind.code}`,
    lay: { kind: 'row', field: 'units', row: { nation, kind: kind.code }, instead: { nation: NATIONS } },
    name: words.unitName(nation, kind.code),
    sign: <g transform="translate(2 3) scale(.72)">{unitSign(kind)}</g>,
    inBox: Number.isFinite(kind.inBox) ? kind.inBox : undefined,
  }));

const AT_REST = { may: false, chosen: false, ordered: false, moved: false, fought: false };

const unitSign = ({ nation, code, arm, blocks, guard }: UnitKind) => (
  <Unit
    x={0}
    y={0}
    flipped={false}
    unit={{
      id: 0,
      hex: 0,
      seat: 0,
      nation,
      code,
      sign: ARMS[arm],
      mark: classMark(nation, code),
      guard,
      blocks,
      gaps: 0,
      front: 'up',
      square: false,
      state: AT_REST,
    }}
  />
);

const leaderTool = (labels: Labels, nation: Nation): Tool => ({
  id: `${nation}-leader`,
  lay: { kind: 'row', field: 'leaders', row: { nation }, instead: { nation: NATIONS }, named: 'name' },
  name: labels.leader(labels.nations[nation]),
  sign: <Medallion livery={LIVERIES[nation]} radius={22} />,
  inBox: LEADERS_IN_BOX[nation],
});
