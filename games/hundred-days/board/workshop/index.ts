import { asDraft } from '@bicorne/engine';
import type { Strength, WorkshopModule } from '@bicorne/boardkit/workshop/contract.ts';
import { faultIn } from '@bicorne/boardkit/workshop/faults.ts';
import { hexSpots } from '@bicorne/boardkit/workshop/spots.ts';
import { GRID, HEX_NAMES } from '../../data/board.ts';
import type { Scenario } from '../../data/scenario.ts';
import { NATION, SEATS, startFigures } from '../../data/units.ts';
import { LAYOUT } from '../ground.ts';
import type { HundredDaysWords } from '../words/lexicon.ts';
import { Drawing } from './Drawing.tsx';
import { battleFields, fieldsAt, lists } from './fields.ts';
import { FAULTS } from './faults.ts';
import { LABELS, type Labels } from './labels.ts';
import { groupsOf } from './tools.tsx';

const BLANK: Scenario = {
  title: { en: '' },
  map: GRID.rows.map(({ length }) => Array<string>(length).fill('.').join(' ')),
  actions: { french: 5, allied: 5 },
  edge: { french: 'south', allied: 'north' },
  need: { french: 6, allied: 6 },
  first: 'french',
  rounds: 12,
  timeout: 'draw',
  units: [],
};

const OPPOSITE: Readonly<Record<string, string>> = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
};

export const workshop: WorkshopModule<Scenario, HundredDaysWords> = {
  extent: { width: LAYOUT.width, height: LAYOUT.height },
  spots: hexSpots(LAYOUT, HEX_NAMES),
  blank: () => BLANK,
  Drawing,
  turned(scenario) {
    const draft = asDraft(scenario);
    const edges = Object.entries(asDraft(draft['edge'])).map(([side, edge]) => [
      side,
      OPPOSITE[String(edge)],
    ]);
    return { ...draft, edge: Object.fromEntries(edges) };
  },
  open(words, language) {
    const labels = LABELS[language];
    return {
      groups: groupsOf(words, labels),
      battle: battleFields(words, labels),
      lists: lists(words, labels),
      at: (scenario, spot) => fieldsAt(scenario, spot, words, labels),
      faultText: (fault) => faultIn(FAULTS, fault, language),
      levers: labels.levers,
      notKept: labels.notKept,
      strengths: (scenario) => strengthsOf(scenario, words, labels),
    };
  },
};

const strengthsOf = (
  { units, leaders = [] }: Scenario,
  { seats }: HundredDaysWords,
  { totals }: Labels,
): Strength[] =>
  SEATS.map((seat) => {
    const own = units.filter(
      ({ nation, at, arrives }) => NATION[nation].seat === seat && (at ?? arrives) !== undefined,
    );
    const count = (...arms: readonly string[]): number => own.filter(({ arm }) => arms.includes(arm)).length;
    const total = {
      name: totals.figures,
      count: own.reduce((sum, { nation, arm, figures }) => sum + (figures ?? startFigures(nation, arm)), 0),
    };
    return {
      side: seats[seat],
      total,
      lines: [
        { name: totals.infantry, count: count('infantry') },
        { name: totals.cavalry, count: count('cavalry') },
        { name: totals.guns, count: count('artillery', 'horseArtillery') },
        { name: totals.leaders, count: leaders.filter(({ side }) => side === seat).length },
        total,
        { name: totals.later, count: own.filter(({ at }) => at === undefined).length },
      ],
    };
  });
