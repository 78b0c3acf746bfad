import type { Language } from '@bicorne/boardkit';
import type {
  Choice,
  FieldGroup,
  ListOfRows,
  Spot,
  Strength,
  ToolGroup,
  WorkshopModule,
} from '@bicorne/boardkit/workshop/contract.ts';
import { faultIn } from '@bicorne/boardkit/workshop/faults.ts';
import { listOf, rowsOf } from '@bicorne/boardkit/workshop/path.ts';
import { ARMIES, FIRST_HOUR, FRENCH, LAST_HOUR } from '../../data/forces.ts';
import type { ScenarioInput } from '../../data/scenarios.ts';
import { HAND, isReserve, NAME } from '../../rules/map.ts';
import { FACES, MOST_ALIKE } from '../../rules/pieces.ts';
import { Block } from '../Block.tsx';
import { Disc } from '../Disc.tsx';
import { middleOf, shapeOf } from '../layout.ts';
import { sheetFor } from '../sheet.ts';
import type { MarengoWords } from '../words/lexicon.ts';
import { Drawing } from './Drawing.tsx';
import { FAULTS } from './faults.ts';
import { LABELS, type Labels } from './labels.ts';

const SHEET = sheetFor(false);

/** Localities, approaches and the boxes beside the map, approaches last: they lie upon their locality. */
const SPOTS: readonly Spot[] = Array.from({ length: HAND }, (_, position) => position)
  .filter((position) => position > 0 && shapeOf(SHEET, position) !== '')
  .toSorted((one, other) => Number(!isReserve(one)) - Number(!isReserve(other)))
  .map((position): Spot => {
    const { x, y } = middleOf(SHEET, position);
    return { id: NAME[position], x, y, outline: shapeOf(SHEET, position), around: [] };
  });

/** As a scenario writes them; face-up guns are said apart. */
const WRITTEN = ['i3', 'i2', 'i1', 'c2', 'c1', 'a1'] as const;

const BLANK: ScenarioInput = { hour: FIRST_HOUR, toMove: 'austrian', pieces: [], discs: [] };

export const workshop: WorkshopModule<ScenarioInput, MarengoWords> = {
  extent: SHEET,
  spots: SPOTS,
  blank: () => BLANK,
  Drawing,
  open(words, language: Language) {
    const labels = LABELS[language];
    return {
      groups: groupsOf(words, labels),
      battle: battleFields(words, labels),
      lists: [bagsOf(words, labels)],
      at: (scenario, spot) => piecesAt(scenario, spot, words),
      levers: labels.levers,
      notKept: labels.notKept,
      faultText: (fault) => faultIn(FAULTS, fault, language),
      strengths: (scenario) => strengthsOf(scenario, words, labels),
    };
  },
};

/** M4.3: what is dealt, and from which of two bags. */
const BAG = { army: 'french', faces: [], into: [] };

const bagsOf = (words: MarengoWords, labels: Labels): ListOfRows => ({
  id: 'bags',
  name: labels.bags,
  path: ['bags'],
  has: () => true,
  title: ({ army, faces, into }) =>
    labels.bagOf(
      words.armies[ARMIES.findIndex((one) => one === army)] ?? '',
      listOf(faces).length,
      rowsOf(into).reduce((sum, { count }) => sum + Number(count), 0),
    ),
  fields: (_row, index) => [
    {
      path: ['bags', index, 'army'],
      name: labels.bagArmy,
      value: {
        kind: 'choice',
        of: ARMIES.map((value, seat) => ({ value, name: words.armies[seat] })),
      },
    },
    {
      path: ['bags', index, 'faces'],
      name: labels.bagFaces,
      value: {
        kind: 'many',
        of: WRITTEN.map((face) => ({ value: face, name: words.face(FACES.indexOf(face)), most: MOST_ALIKE })),
      },
    },
  ],
  added: [{ name: labels.bag, row: BAG }],
});

const groupsOf = (words: MarengoWords, labels: Labels): readonly ToolGroup[] => [
  ...armyTools(words, labels),
  {
    id: 'bags',
    name: labels.bags,
    tools: labels.dealt.map((name, index) => ({
      id: `bag-${index + 1}`,
      lay: { kind: 'dealt', field: 'bags', index, row: BAG, list: 'into' } as const,
      name,
      sign: (
        <g transform="scale(.5)">
          <Block army={FRENCH} face={null} />
          <text className="tile-number" y="46" textAnchor="middle" fontSize="34">
            {index + 1}
          </text>
        </g>
      ),
    })),
  },
];

const armyTools = (words: MarengoWords, labels: Labels): readonly ToolGroup[] =>
  ARMIES.map((army, seat) => ({
    id: army,
    name: words.armies[seat],
    tools: [
      ...WRITTEN.map((face) => ({
        id: `${army}-${face}`,
        lay: { kind: 'face', field: 'pieces', row: { army }, list: 'faces', value: face } as const,
        name: `${words.armies[seat]}: ${words.face(FACES.indexOf(face))}`,
        sign: (
          <g transform="scale(.5)">
            <Block army={seat} face={FACES.indexOf(face)} />
          </g>
        ),
      })),
      {
        id: `${army}-disc`,
        lay: { kind: 'count', field: 'discs', row: { army }, number: 'count', numbered: true } as const,
        name: labels.disc(words.armies[seat]),
        sign: <Disc army={seat} radius={20} />,
      },
    ],
  }));

function battleFields({ armies }: MarengoWords, labels: Labels): readonly FieldGroup[] {
  const of: Choice[] = ARMIES.map((value, seat) => ({ value, name: armies[seat] }));
  return [
    {
      id: 'time',
      name: labels.time,
      fields: [
        { path: ['hour'], name: labels.hour, value: { kind: 'number', least: FIRST_HOUR, most: LAST_HOUR } },
        { path: ['toMove'], name: labels.toMove, value: { kind: 'choice', of } },
        ...ARMIES.map(
          (army, seat) =>
            ({
              path: ['uncommitted', army],
              name: labels.uncommitted(armies[seat]),
              value: { kind: 'number', least: 0, most: 40 },
              otherwise: army === 'french' ? 3 : 0,
            }) as const,
        ),
      ],
    },
    {
      id: 'words',
      name: labels.words,
      fields: [
        { path: ['title'], name: labels.title, value: { kind: 'said' } },
        { path: ['history'], name: labels.history, value: { kind: 'said', long: true } },
        { path: ['notes'], name: labels.notes, value: { kind: 'said', long: true } },
      ],
    },
  ];
}

/** What stands in a position, by name; there is nothing more to say of it. */
const piecesAt = ({ pieces = [] }: ScenarioInput, spot: string, words: MarengoWords): readonly FieldGroup[] =>
  pieces.flatMap(({ army, at, faces }, i) =>
    at === spot
      ? [
          {
            id: `pieces-${i}`,
            name: `${words.armies[ARMIES.indexOf(army)]}: ${words.faces(FACES.map((face) => faces.filter((one) => one === face).length))}`,
            fields: [],
          },
        ]
      : [],
  );

const strengthsOf = (
  { pieces = [], bags = [], discs = [] }: ScenarioInput,
  words: MarengoWords,
  labels: Labels,
): readonly Strength[] =>
  ARMIES.map((army, seat) => {
    const faces = [...pieces, ...bags].filter((one) => one.army === army).flatMap((one) => one.faces);
    const total = { name: labels.pieces, count: faces.length };
    return {
      side: words.armies[seat],
      total,
      lines: [
        ...WRITTEN.map((face) => ({
          name: words.face(FACES.indexOf(face)),
          count: faces.filter((one) => one === face).length,
        })),
        total,
        {
          name: labels.discs,
          count: discs.reduce((sum, disc) => sum + (disc.army === army ? disc.count : 0), 0),
        },
      ],
    };
  });
