import type { Draft } from '@bicorne/engine';
import type { Choice, Field, FieldGroup, ListOfRows } from '@bicorne/boardkit/workshop/contract.ts';
import { asDraft } from '@bicorne/engine';
import type { Scenario } from '../../data/scenario.ts';
import { NATIONS, SEATS, startFigures } from '../../data/units.ts';
import type { HundredDaysWords } from '../words/lexicon.ts';
import type { Labels } from './labels.ts';

const ARMS = ['infantry', 'cavalry', 'artillery', 'horseArtillery'] as const;

const choices = (names: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));
const number = (path: Field['path'], name: string, least: number, most: number): Field => ({
  path,
  name,
  value: { kind: 'number', least, most },
});

/** What is said of the battle as a whole. */
export const battleFields = ({ seats }: HundredDaysWords, labels: Labels): FieldGroup[] => [
  {
    id: 'armies',
    name: labels.armies,
    fields: [
      { path: ['first'], name: labels.first, value: { kind: 'choice', of: choices(seats) } },
      number(['rounds'], labels.rounds, 1, 60),
      {
        path: ['timeout'],
        name: labels.timeout,
        value: { kind: 'choice', of: [...choices(seats), { value: 'draw', name: labels.draw }] },
      },
      ...SEATS.flatMap((seat): Field[] => [
        number(['need', seat], labels.need(seats[seat]), 1, 99),
        number(['actions', seat], labels.actions(seats[seat]), 0, 20),
        {
          path: ['edge', seat],
          name: labels.edge(seats[seat]),
          value: { kind: 'choice', of: choices(labels.edges) },
        },
      ]),
    ],
  },
  {
    id: 'words',
    name: labels.words,
    fields: [
      { path: ['title'], name: labels.title, value: { kind: 'said' } },
      { path: ['date'], name: labels.date, value: { kind: 'text', as: 'date' } },
      { path: ['place'], name: labels.place, value: { kind: 'text' } },
      { path: ['history'], name: labels.history, value: { kind: 'said', long: true } },
      { path: ['notes'], name: labels.notes, value: { kind: 'said', long: true } },
    ],
  },
];

/** What lies on a hex. */
export const fieldsAt = (
  scenario: Scenario,
  at: string,
  words: HundredDaysWords,
  labels: Labels,
): readonly FieldGroup[] => [
  ...scenario.units.flatMap((unit, i) =>
    unit.at === at
      ? [
          {
            id: `unit-${i}`,
            name: words.kindName(unit.nation, unit.arm),
            fields: unitFields(unit, i, labels),
          },
        ]
      : [],
  ),
  ...(scenario.leaders ?? []).flatMap((leader, i) =>
    leader.at === at
      ? [
          {
            id: `leader-${i}`,
            name: labels.leader(words.seats[leader.side]),
            fields: leaderFields(i, labels),
          },
        ]
      : [],
  ),
  ...(scenario.keys ?? []).flatMap((key, i) =>
    key.at === at
      ? [{ id: `key-${i}`, name: labels.key(words.seats[key.scores]), fields: keyFields(i, words, labels) }]
      : [],
  ),
  {
    id: 'place',
    name: `${labels.spot} ${at}`,
    fields: [{ path: ['places', at], name: labels.spotName, value: { kind: 'text' } }],
  },
];

function unitFields({ nation, arm }: Scenario['units'][number], i: number, labels: Labels): Field[] {
  const full = startFigures(nation, arm);
  const mark: Field = {
    path: ['units', i, 'mark'],
    name: labels.mark,
    value: {
      kind: 'choice',
      of: [
        { value: undefined, name: labels.marks.none },
        { value: 'light', name: labels.marks.light },
        { value: 'rifles', name: labels.marks.rifles },
      ],
    },
  };
  const elite: Field = {
    path: ['units', i, 'elite'],
    name: labels.elite,
    value: { kind: 'number', least: 0, most: 2, optional: true },
    otherwise: 0,
  };
  return [
    { path: ['units', i, 'name'], name: labels.name, value: { kind: 'text' } },
    {
      path: ['units', i, 'figures'],
      name: labels.figures,
      value: { kind: 'number', least: 1, most: full, optional: true },
      otherwise: full,
    },
    ...(arm === 'infantry' || arm === 'cavalry' ? [elite] : []),
    ...(arm === 'infantry' ? [mark] : []),
  ];
}

const leaderFields = (i: number, labels: Labels): Field[] => [
  { path: ['leaders', i, 'name'], name: labels.name, value: { kind: 'text' } },
  number(['leaders', i, 'value'], labels.value, 1, 3),
];

const keyFields = (i: number, { seats }: HundredDaysWords, labels: Labels): Field[] => [
  number(['keys', i, 'points'], labels.points, 1, 9),
  {
    path: ['keys', i, 'held'],
    name: labels.held,
    value: { kind: 'choice', of: [{ value: undefined, name: labels.marks.none }, ...choices(seats)] },
  },
  { path: ['keys', i, 'name'], name: labels.name, value: { kind: 'text' } },
];

/** Who comes later, and by which hexes. H15 */
export const lists = (words: HundredDaysWords, labels: Labels): ListOfRows[] => [
  {
    id: 'arrivals',
    name: labels.arrivals,
    path: ['units'],
    has: (row) => row['arrives'] !== undefined,
    title: (row) => titled(row, kindOf(row, words), labels),
    fields: (_, i) => [...kindFields(i, words, labels), ...arrivalFields(['units', i], labels)],
    added: NATIONS.map((nation) => ({
      name: labels.nations[nation],
      row: { nation, arm: 'infantry', arrives: { round: 4, by: [] } },
    })),
  },
  {
    id: 'leader-arrivals',
    name: labels.leaderArrivals,
    path: ['leaders'],
    has: (row) => row['arrives'] !== undefined,
    title: (row) => titled(row, '', labels),
    fields: (_, i) => [...leaderFields(i, labels), ...arrivalFields(['leaders', i], labels)],
    added: SEATS.map((seat) => ({
      name: labels.leader(words.seats[seat]),
      row: { side: seat, value: 2, arrives: { round: 4 } },
    })),
  },
];

function kindOf(row: Draft, words: HundredDaysWords): string {
  const nation = NATIONS.find((one) => one === row['nation']) ?? 'french';
  return words.kindName(nation, ARMS.find((one) => one === row['arm']) ?? 'infantry');
}

function titled(row: Draft, kind: string, labels: Labels): string {
  const name = typeof row['name'] === 'string' ? row['name'] : kind;
  return `${name}, ${labels.inRound(Number(asDraft(row['arrives'])['round']))}`;
}

const kindFields = (i: number, words: HundredDaysWords, labels: Labels): Field[] => [
  { path: ['units', i, 'name'], name: labels.name, value: { kind: 'text' } },
  {
    path: ['units', i, 'arm'],
    name: labels.armies,
    value: {
      kind: 'choice',
      of: ARMS.map((arm) => ({ value: arm, name: words.kindName('french', arm).replace(/^\S+ /, '') })),
    },
  },
];

const arrivalFields = (path: Field['path'], labels: Labels): Field[] => [
  number([...path, 'arrives', 'round'], labels.round, 1, 60),
  { path: [...path, 'arrives', 'by'], name: labels.by, value: { kind: 'spots' } },
];
