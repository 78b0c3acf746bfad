import {
  breakLines,
  wordsOf,
  writeBlock,
  writeFileOf,
  writeHexes,
  writeLine,
  writeWords,
} from '@bicorne/engine';
import { GRID } from './board.ts';
import { ROW_LABELS } from './format.ts';
import type { Scenario } from './scenario.ts';

/** The file of a scenario: reading it gives the scenario back. */
export function writeScenario(scenario: Scenario): string {
  const { position } = scenario;
  return writeFileOf([
    ...writeWords('title', scenario.title),
    ...writeLine('date', scenario.date),
    ...writeLine('place', scenario.place),
    ...writeLine(
      'reconstruction',
      scenario.reconstruction === undefined ? undefined : yes(scenario.reconstruction),
    ),
    ...(['actions', 'need', 'edge'] as const).flatMap((key) => writeLine(key, sides(scenario[key]))),
    ...(['first', 'rounds', 'timeout'] as const).flatMap((key) => writeLine(key, scenario[key])),
    '',
    'map:',
    ...writeMap(scenario.map),
    '',
    ...(['streams', 'rivers', 'bridges', 'roads'] as const).flatMap((key) => list(key, scenario[key])),
    ...writeBlock(
      'places',
      Object.entries(scenario.places ?? {}).map(([at, name]) => `${at} ${name}`),
    ),
    ...writeBlock('keys', scenario.keys?.map(writeKey)),
    ...writeBlock('units', scenario.units.map(writeUnit)),
    ...writeBlock('leaders', scenario.leaders?.map(writeLeader)),
    ...writeBlock(
      'skirmishers',
      scenario.skirmishers?.map(({ side, at, ...marks }) => words([side, at], marks)),
    ),
    ...(position ? writePosition(position) : []),
    ...writeWords('history', scenario.history),
    ...writeWords('notes', scenario.notes),
  ]);
}

const yes = (value: boolean): string => (value ? 'yes' : 'no');
type BySide = { readonly french: string | number; readonly allied: string | number };
const sides = (of: BySide | undefined): string | undefined =>
  of && `french ${of.french}, allied ${of.allied}`;

const list = (name: string, of: readonly string[] | undefined): string[] =>
  writeBlock(name, of && breakLines(of));

function writeMap(map: readonly string[]): string[] {
  const letters = map.flatMap(wordsOf);
  return writeHexes(GRID, ROW_LABELS, (hex) => letters[hex]).map((row) => `  ${row}`);
}

type Marks = Readonly<Record<string, string | number | boolean | undefined>>;

function words(first: readonly (string | number)[], marks: Marks, name?: string): string {
  const marked = Object.entries(marks).flatMap(([key, value]) => writeMark(key, value));
  return [...first, ...marked, ...(name === undefined ? [] : ['=', name])].join(' ');
}

const writeMark = (key: string, value: Marks[string]): string[] => {
  if (value === undefined || value === false) return [];
  return [value === true ? key : `${key}:${value}`];
};

function writePlace(at: string | undefined, arrives: Scenario['units'][number]['arrives']): string[] {
  if (at !== undefined) return [at];
  if (!arrives) return ['gone'];
  return ['round', String(arrives.round), ...(arrives.by ? ['by', ...arrives.by] : [])];
}

const writeUnit = ({ nation, arm, elite, at, arrives, name, ...marks }: Scenario['units'][number]): string =>
  words([nation, elite === undefined ? arm : `${arm}+${elite}`, ...writePlace(at, arrives)], marks, name);

const writeLeader = ({
  side,
  value,
  at,
  arrives,
  name,
  ...marks
}: NonNullable<Scenario['leaders']>[number]): string =>
  words([side, value, ...writePlace(at, arrives)], marks, name);

const writeKey = ({ at, points, scores, name, ...marks }: NonNullable<Scenario['keys']>[number]): string =>
  words([at, points, scores], marks, name);

function writePosition({
  round,
  turn,
  actions,
  points,
  leadersLost,
  grandBattery,
}: NonNullable<Scenario['position']>): string[] {
  const used = (of: boolean): string => (of ? 'used' : 'kept');
  return [
    `round: ${round}`,
    `turn: ${turn}`,
    ...writeLine('left', actions),
    ...writeLine('points', sides(points)),
    ...writeLine('lost', sides(leadersLost)),
    ...writeLine(
      'grand-battery',
      grandBattery && sides({ french: used(grandBattery.french), allied: used(grandBattery.allied) }),
    ),
  ];
}
