import type { Language } from '@bicorne/boardkit';
import type {
  FieldGroup,
  Spot,
  Strength,
  ToolGroup,
  WorkshopModule,
} from '@bicorne/boardkit/workshop/contract.ts';
import { faultIn } from '@bicorne/boardkit/workshop/faults.ts';
import { ARMIES, BLOCKS } from '../../data/blocks.ts';
import { readBlockWord } from '../../data/schema.ts';
import { TOWNS } from '../../data/towns.ts';
import { TRACK } from '../../data/track.ts';
import { FULL } from '../../rules/blocks.ts';
import { EXITS } from '../../rules/board.ts';
import { Face } from '../Block.tsx';
import { HEIGHT, sheetFor, WIDTH } from '../sheet.ts';
import type { CampaignWords } from '../words/lexicon.ts';
import { battles } from './battles.ts';
import { Drawing } from './Drawing.tsx';
import { FAULTS } from './faults.ts';
import { LABELS, type Labels } from './labels.ts';
import { standing, type Draft } from './standing.ts';

const SHEET = sheetFor(false);
const REACH = 44;

const SPOTS: readonly Spot[] = SHEET.towns.map(({ x, y }, town) => ({
  id: TOWNS[town].id,
  x,
  y,
  outline: `M${x - REACH} ${y}a${REACH} ${REACH} 0 1 0 ${2 * REACH} 0a${REACH} ${REACH} 0 1 0 ${-2 * REACH} 0Z`,
  around: EXITS[town].map(({ to }) => TOWNS[to].id),
}));

export const workshop: WorkshopModule<Draft, CampaignWords> = {
  extent: { width: WIDTH, height: HEIGHT },
  spots: SPOTS,
  blank: () => ({ setup: 'position', turn: 1, towns: {} }),
  Drawing,
  open(words, language: Language) {
    const labels = LABELS[language];
    return {
      groups: groupsOf(words),
      battle: battleFields(words, labels),
      lists: [battles(words, labels)],
      at: (scenario, spot) => blocksAt(scenario, spot, words, labels),
      levers: {},
      notKept: labels.notKept,
      faultText: (fault) => faultIn(FAULTS, fault, language),
      strengths: (scenario) => strengthsOf(scenario, words, labels),
    };
  },
};

const groupsOf = (words: CampaignWords): readonly ToolGroup[] =>
  ARMIES.map((army, i) => ({
    id: army,
    name: words.armies[i],
    tools: BLOCKS.flatMap(({ id, army: of }, block) =>
      of === army
        ? [
            {
              id,
              lay: { kind: 'piece', field: 'towns', value: id } as const,
              name: words.block(block),
              sign: <Face block={block} steps={FULL[block]} />,
              inBox: 1,
            },
          ]
        : [],
    ),
  }));

function battleFields(words: CampaignWords, labels: Labels): readonly FieldGroup[] {
  const of = BLOCKS.map(({ id }, block) => ({ value: id, name: words.block(block), most: 1 }));
  return [
    {
      id: 'time',
      name: labels.time,
      fields: [
        {
          path: ['turn'],
          name: labels.turn,
          value: {
            kind: 'choice',
            of: TRACK.map(({ day, hour }, i) => ({ value: i + 1, name: labels.space(day, hour) })),
          },
          otherwise: 1,
        },
        { path: ['unknown'], name: labels.unknown, value: { kind: 'many', of, optional: true } },
        {
          path: ['disorganised'],
          name: labels.disorganised,
          value: { kind: 'many', of, optional: true },
        },
        { path: ['lost'], name: labels.lost, value: { kind: 'many', of, optional: true } },
      ],
    },
    {
      id: 'words',
      name: labels.words,
      fields: [
        { path: ['title'], name: labels.title, value: { kind: 'said' } },
        { path: ['notes'], name: labels.notes, value: { kind: 'said', long: true } },
      ],
    },
  ];
}

/** The blocks of a town, each with the steps that it has left. */
const blocksAt = (
  { towns = {} }: Draft,
  spot: string,
  words: CampaignWords,
  labels: Labels,
): readonly FieldGroup[] =>
  (towns[spot] ?? []).map((word, i) => {
    const { id } = readBlockWord(word);
    const block = BLOCKS.findIndex((one) => one.id === id);
    const full = BLOCKS[block]?.steps ?? 1;
    return {
      id,
      name: words.block(block),
      fields: [
        {
          path: ['towns', spot, i],
          name: labels.steps,
          value: {
            kind: 'choice',
            of: Array.from({ length: full }, (_, lost) => ({
              value: lost === 0 ? id : `${id}=${full - lost}`,
              name: String(full - lost),
            })),
          },
        },
      ],
    };
  });

const strengthsOf = (scenario: Draft, words: CampaignWords, labels: Labels): readonly Strength[] =>
  ARMIES.map((army, i) => {
    const own = Object.values(standing(scenario))
      .flat()
      .map(readBlockWord)
      .flatMap(({ id, steps }) => {
        const block = BLOCKS.find((one) => one.id === id);
        return block?.army === army ? [steps ?? block.steps] : [];
      });
    const total = { name: labels.stepsInAll, count: own.reduce((sum, steps) => sum + steps, 0) };
    return { side: words.armies[i], total, lines: [{ name: labels.blocks, count: own.length }, total] };
  });
