import { asDraft } from '@bicorne/engine';
import type { Strength, WorkshopModule } from '@bicorne/boardkit/workshop/contract.ts';
import { faultIn } from '@bicorne/boardkit/workshop/faults.ts';
import { hexSpots } from '@bicorne/boardkit/workshop/spots.ts';
import { HEX_NAMES } from '../../data/board.ts';
import type { Scenario } from '../../data/scenario.ts';
import { ARMIES, ARMS, UNIT_KINDS, armyOf, kindOf } from '../../data/units.ts';
import { LAYOUT } from '../ground.ts';
import type { NapoleonicsWords } from '../words/lexicon.ts';
import { Drawing, Seeing } from './Drawing.tsx';
import { battleFields, fieldsAt, removals } from './fields.ts';
import { FAULTS } from './faults.ts';
import { LABELS, type Labels } from './labels.ts';
import { groupsOf } from './tools.tsx';

const BLANK: Scenario = {
  title: { en: '' },
  top: 'french',
  cards: { french: 5, allied: 5 },
  first: 'french',
  banners: 5,
  terrain: {},
  units: [],
  leaders: [],
};

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
/** The direction of the top edge, where the sheet is turned half round. */
const OPPOSITE: Readonly<Record<string, string>> = Object.fromEntries(
  COMPASS.map((direction, at) => [direction, COMPASS[(at + 4) % COMPASS.length]]),
);

export const workshop: WorkshopModule<Scenario, NapoleonicsWords> = {
  extent: { width: LAYOUT.width, height: LAYOUT.height },
  spots: hexSpots(LAYOUT, HEX_NAMES),
  blank: () => BLANK,
  Drawing,
  Looking: Seeing,
  turned(scenario) {
    const { top, facing, ...rest } = asDraft(scenario);
    const other = typeof facing === 'string' ? OPPOSITE[facing] : undefined;
    return {
      ...rest,
      top: top === 'french' ? 'allied' : 'french',
      ...(facing === undefined ? {} : { facing: other ?? facing }),
    };
  },
  open(words, language) {
    const labels = LABELS[language];
    return {
      groups: groupsOf(words, labels),
      battle: battleFields(words, labels),
      lists: [removals(words, labels)],
      at: (scenario, spot) => fieldsAt(scenario, spot, words, labels),
      faultText: (fault) => faultIn(FAULTS, fault, language),
      levers: labels.levers,
      notKept: labels.notKept,
      strengths: (scenario) => strengthsOf(scenario, words, labels),
    };
  },
};

const strengthsOf = (
  { units, leaders }: Scenario,
  { seats }: NapoleonicsWords,
  { totals }: Labels,
): Strength[] =>
  ARMIES.map((army) => {
    const own = units.flatMap(({ nation, kind, blocks }) => {
      const row = UNIT_KINDS[kindOf(nation, kind)];
      return armyOf(nation) === army && row ? [{ arm: ARMS[row.arm], blocks: blocks ?? row.blocks }] : [];
    });
    const led = leaders.filter(({ nation }) => armyOf(nation) === army).length;
    const total = { name: totals.blocks, count: own.reduce((sum, unit) => sum + unit.blocks, 0) };
    return {
      side: seats[army],
      lines: [
        ...ARMS.map((arm) => ({ name: totals[arm], count: own.filter((unit) => unit.arm === arm).length })),
        { name: totals.leaders, count: led },
        total,
      ],
      total,
    };
  });
