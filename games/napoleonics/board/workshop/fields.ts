import type { Choice, Field, FieldGroup, ListOfRows } from '@bicorne/boardkit/workshop/contract.ts';
import { CARD_NAMES, DECK, cardNamed } from '../../data/cards.ts';
import type { Scenario } from '../../data/scenario.ts';
import { TERRAINS } from '../../data/terrain.ts';
import { ARMIES, UNIT_KINDS, kindOf, type Army } from '../../data/units.ts';
import type { NapoleonicsWords } from '../words/lexicon.ts';
import type { Labels } from './labels.ts';

const choices = (names: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));

const armies = ({ seats }: NapoleonicsWords): Choice[] =>
  ARMIES.map((army) => ({ value: army, name: seats[army] }));

/** What is said of the battle as a whole. */
export const battleFields = (words: NapoleonicsWords, labels: Labels): FieldGroup[] => [
  {
    id: 'armies',
    name: labels.armies,
    fields: [
      { path: ['first'], name: labels.fields.first, value: { kind: 'choice', of: armies(words) } },
      { path: ['top'], name: labels.fields.top, value: { kind: 'choice', of: armies(words) } },
      { path: ['banners'], name: labels.fields.banners, value: { kind: 'number', least: 1, most: 30 } },
      ...ARMIES.flatMap((army): Field[] => [
        {
          path: ['cards', army],
          name: labels.cards(words.seats[army]),
          value: { kind: 'number', least: 1, most: 12 },
        },
      ]),
    ],
  },
  { id: 'hands', name: labels.hands, fields: handFields(words, labels) },
  { id: 'words', name: labels.words, fields: wordFields(labels) },
];

const wordFields = ({ fields, compass, none }: Labels): Field[] => [
  { path: ['title'], name: fields.title, value: { kind: 'said' } },
  { path: ['date'], name: fields.date, value: { kind: 'text', as: 'date' } },
  { path: ['place'], name: fields.place, value: { kind: 'text' } },
  {
    path: ['facing'],
    name: fields.facing,
    value: { kind: 'choice', of: [{ value: undefined, name: none }, ...choices(compass)] },
  },
  { path: ['history'], name: fields.history, value: { kind: 'said', long: true } },
  { path: ['notes'], name: fields.notes, value: { kind: 'said', long: true } },
];

function handFields({ seats, card }: NapoleonicsWords, labels: Labels): Field[] {
  const of = CARD_NAMES.map((name) => ({
    value: name,
    name: card(cardNamed(name)).name,
    most: DECK[cardNamed(name)],
  }));
  return [
    {
      path: ['position', 'hands'],
      name: labels.handsGiven,
      value: { kind: 'switch', on: { french: [], allied: [] } },
    },
    ...ARMIES.map((army): Field => ({
      path: ['position', 'hands', army],
      name: labels.hand(seats[army]),
      value: { kind: 'many', of },
    })),
  ];
}

/** What lies on a hex. */
export function fieldsAt(
  scenario: Scenario,
  at: string,
  words: NapoleonicsWords,
  labels: Labels,
): readonly FieldGroup[] {
  return [
    ...unitFields(scenario, at, words, labels),
    ...leaderFields(scenario, at, labels),
    ...aimFields(scenario, at, words, labels),
    placeFields(scenario, at, labels),
  ];
}

const unitFields = (
  { units }: Scenario,
  at: string,
  words: NapoleonicsWords,
  { spot }: Labels,
): FieldGroup[] =>
  units.flatMap((unit, i) => {
    const row = UNIT_KINDS[kindOf(unit.nation, unit.kind)];
    if (unit.at !== at || row === undefined) return [];
    return [
      {
        id: `unit-${i}`,
        name: words.unitName(unit.nation, unit.kind),
        fields: [
          { path: ['units', i, 'name'], name: spot.name, value: { kind: 'text' } },
          {
            path: ['units', i, 'blocks'],
            name: spot.blocks,
            value: { kind: 'number', least: 1, most: row.blocks, optional: true },
            otherwise: row.blocks,
          },
        ],
      },
    ];
  });

const leaderFields = ({ leaders }: Scenario, at: string, labels: Labels): FieldGroup[] =>
  leaders.flatMap((leader, i) =>
    leader.at === at
      ? [
          {
            id: `leader-${i}`,
            name: labels.leader(labels.nations[leader.nation]),
            fields: [{ path: ['leaders', i, 'name'], name: labels.spot.name, value: { kind: 'text' } }],
          },
        ]
      : [],
  );

function aimFields(
  { objectives = [], exits = [] }: Scenario,
  at: string,
  { seats }: NapoleonicsWords,
  labels: Labels,
): FieldGroup[] {
  return [
    ...objectives.flatMap(({ army, hexes, lasting }, i) =>
      hexes.includes(at)
        ? [
            {
              id: `aim-${i}`,
              name: labels.objective[lasting](seats[army]),
              fields: objectiveFields(i, hexes, labels),
            },
          ]
        : [],
    ),
    ...exits.flatMap(({ army, hexes }, i) =>
      hexes.includes(at)
        ? [
            {
              id: `exit-${i}`,
              name: `${labels.exit(seats[army])}: ${hexes.join(' ')}`,
              fields: [
                {
                  path: ['exits', i, 'banners'],
                  name: labels.aim.exitBanners,
                  value: { kind: 'number', least: 0, most: 9 },
                } as const,
              ],
            },
          ]
        : [],
    ),
  ];
}

function objectiveFields(
  i: number,
  hexes: readonly string[],
  { aim, lasting, share, moment, none }: Labels,
): Field[] {
  const shares: Field = {
    path: ['objectives', i, 'of'],
    name: `${aim.share} (${hexes.join(' ')})`,
    value: { kind: 'choice', of: choices(share) },
    otherwise: 'each',
  };
  return [
    { path: ['objectives', i, 'banners'], name: aim.banners, value: { kind: 'number', least: 1, most: 9 } },
    {
      path: ['objectives', i, 'lasting'],
      name: aim.lasting,
      value: { kind: 'choice', of: choices(lasting) },
    },
    ...(hexes.length > 1 ? [shares] : []),
    {
      path: ['objectives', i, 'counted'],
      name: aim.moment,
      value: { kind: 'choice', of: [{ value: undefined, name: none }, ...choices(moment)] },
    },
  ];
}

const WET: ReadonlySet<string> = new Set(['river', 'fordableRiver', 'bridge']);

const placeFields = ({ terrain }: Scenario, at: string, { spot }: Labels): FieldGroup => ({
  id: 'place',
  name: `${spot.place} ${at}`,
  fields: [
    { path: ['places', at], name: spot.placeName, value: { kind: 'text' } },
    ...(WET.has(terrain[at] ?? '')
      ? [{ path: ['waters', at], name: spot.waterName, value: { kind: 'text' } } as const]
      : []),
  ],
});

/** Tiles that are taken off the map. N14.30 */
export const removals = (words: NapoleonicsWords, labels: Labels): ListOfRows => ({
  id: 'removals',
  name: labels.removals,
  path: ['removals'],
  has: () => true,
  title: (row) => labels.removalTitle(armyName(words, row['army']), String(row['tiles'])),
  fields: (row, i) => [
    {
      path: ['removals', i, 'army'],
      name: labels.removal.army,
      value: { kind: 'choice', of: armies(words) },
    },
    conditionField(row['when'], i, labels),
    { path: ['removals', i, 'tiles'], name: labels.removal.tiles, value: { kind: 'spots' } },
    {
      path: ['removals', i, 'leaving'],
      name: labels.removal.leaving,
      value: {
        kind: 'choice',
        of: TERRAINS.map(({ name }) => ({
          value: name === 'clear' ? undefined : name,
          name: Object.entries(words.terrain).find(([key]) => key === name)?.[1] ?? name,
        })),
      },
    },
  ],
  added: [
    { name: labels.removal.whenReaches, row: { army: 'french', when: { reaches: [] }, tiles: [] } },
    { name: labels.removal.whenWins, row: { army: 'french', when: { wins: 3 }, tiles: [] } },
    { name: labels.removal.whenTurn, row: { army: 'french', when: { turn: 4 }, tiles: [] } },
  ],
});

const armyName = ({ seats }: NapoleonicsWords, army: unknown): string =>
  seats[ARMIES.find((one): one is Army => one === army) ?? 'french'];

function conditionField(when: unknown, i: number, { removal }: Labels): Field {
  const has = (key: string): boolean => typeof when === 'object' && when !== null && key in when;
  if (has('reaches'))
    return { path: ['removals', i, 'when', 'reaches'], name: removal.reaches, value: { kind: 'spots' } };
  const key = has('wins') ? 'wins' : 'turn';
  return {
    path: ['removals', i, 'when', key],
    name: removal[key],
    value: { kind: 'number', least: 1, most: 99 },
  };
}
