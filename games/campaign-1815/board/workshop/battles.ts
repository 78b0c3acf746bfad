import type { Field, ListOfRows } from '@bicorne/boardkit/workshop/contract.ts';
import { BLOCKS } from '../../data/blocks.ts';
import { HOST_PLACES } from '../../data/schema.ts';
import { TERRAINS } from '../../data/terrain.ts';
import { TOWNS } from '../../data/towns.ts';
import { PLACES } from '../../rules/actions.ts';
import { EXITS, townNamed } from '../../rules/board.ts';
import type { CampaignWords } from '../words/lexicon.ts';
import type { Labels } from './labels.ts';

const ROLES = ['attacker', 'defender'] as const;
const COLUMNS = ['left', 'centre', 'right'] as const;
type Words = Pick<CampaignWords, 'block' | 'town' | 'ui'>;

/** Battles that go on already: in a town where both sides stand, or laid out with all that stands on the field. C6 */
export const battles = (words: CampaignWords, labels: Labels): ListOfRows => ({
  id: 'battles',
  name: labels.battles,
  path: ['battles'],
  has: () => true,
  title: ({ town }) => `${labels.battle}: ${words.town(townNamed(String(town)))}`,
  fields: ({ town }, index) => [
    ...whereFields(townNamed(String(town)), index, words, labels),
    ...ROLES.flatMap((role) => hostFields(role, index, words, labels)),
    {
      path: ['battles', index, 'squares'],
      name: labels.squares,
      value: { kind: 'many', optional: true, of: blocksOf(words, 'infantry') },
    },
  ],
  added: [
    { name: labels.battle, row: { town: 'ligny', entered: [TOWNS[EXITS[townNamed('ligny')][0].to].id] } },
  ],
});

const whereFields = (town: number, index: number, words: Words, labels: Labels): readonly Field[] => [
  {
    path: ['battles', index, 'town'],
    name: labels.town,
    value: { kind: 'choice', of: TOWNS.map(({ id }, at) => ({ value: id, name: words.town(at) })) },
  },
  {
    path: ['battles', index, 'entered'],
    name: labels.entered,
    value: {
      kind: 'many',
      of: (EXITS[town] ?? []).map(({ to }) => ({ value: TOWNS[to].id, name: words.town(to), most: 1 })),
    },
  },
  {
    path: ['battles', index, 'part'],
    name: labels.part,
    value: { kind: 'choice', of: ROLES.map((value) => ({ value, name: labels.hosts[value] })) },
    otherwise: 'attacker',
  },
  {
    path: ['battles', index, 'step'],
    name: labels.step,
    value: {
      kind: 'choice',
      of: (['morale', 'combat'] as const).map((value) => ({ value, name: labels.stages[value] })),
    },
    otherwise: 'morale',
  },
  {
    path: ['battles', index, 'round'],
    name: labels.round,
    value: { kind: 'number', least: 1, most: 30 },
    otherwise: 1,
  },
];

/** What stands where on a side of the field, and on what ground. */
const hostFields = (
  role: (typeof ROLES)[number],
  index: number,
  words: Words,
  labels: Labels,
): readonly Field[] => [
  ...HOST_PLACES.map((place): Field => ({
    path: ['battles', index, role, place],
    name: `${labels.hosts[role]}, ${words.ui.places[PLACES.indexOf(place)]}`,
    value: { kind: 'many', optional: true, of: blocksOf(words) },
  })),
  ...COLUMNS.map((column): Field => ({
    path: ['battles', index, role, 'terrain', column],
    name: labels.ground(labels.hosts[role], words.ui.places[PLACES.indexOf(column)]),
    value: {
      kind: 'choice',
      of: TERRAINS.map((value) => ({
        value: value === 'open' ? undefined : value,
        name: words.ui.terrain[value],
      })),
    },
  })),
];

const blocksOf = (words: Words, arm?: string) =>
  BLOCKS.flatMap(({ id, arm: of }, block) =>
    arm === undefined || of === arm ? [{ value: id, name: words.block(block), most: 1 }] : [],
  );
