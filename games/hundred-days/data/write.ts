import { wordsOf, writeHexes } from '@bicorne/engine';
import { GRID } from './board.ts';
import { ROW_LABELS } from './format.ts';
import type { Scenario } from './scenario.ts';

/** The file of a scenario: reading it gives the scenario back. */
export function writeScenario(scenario: Scenario): string {
  const { position } = scenario;
  return `${[
    ...writeWords('title', scenario.title),
    ...line('date', scenario.date),
    ...line('place', scenario.place),
    ...line(
      'reconstruction',
      scenario.reconstruction === undefined ? undefined : yes(scenario.reconstruction),
    ),
    ...(['actions', 'need', 'edge'] as const).flatMap((key) => line(key, sides(scenario[key]))),
    ...(['first', 'rounds', 'timeout'] as const).flatMap((key) => line(key, scenario[key])),
    '',
    'map:',
    ...writeMap(scenario.map),
    '',
    ...(['streams', 'rivers', 'bridges', 'roads'] as const).flatMap((key) => list(key, scenario[key])),
    ...block(
      'places',
      Object.entries(scenario.places ?? {}).map(([at, name]) => `${at} ${name}`),
    ),
    ...block('keys', scenario.keys?.map(writeKey)),
    ...block('units', scenario.units.map(writeUnit)),
    ...block('leaders', scenario.leaders?.map(writeLeader)),
    ...block(
      'skirmishers',
      scenario.skirmishers?.map(({ side, at, ...marks }) => words([side, at], marks)),
    ),
    ...(position ? writePosition(position) : []),
    ...writeWords('history', scenario.history),
    ...writeWords('notes', scenario.notes),
  ].join('\n')}\n`;
}

const yes = (value: boolean): string => (value ? 'yes' : 'no');
const line = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [`${name}: ${value}`];
const block = (name: string, rows: readonly string[] | undefined): string[] =>
  rows === undefined ? [] : [`${name}:`, ...rows.map((row) => `  ${row}`), ''];
type BySide = { readonly french: string | number; readonly allied: string | number };
const sides = (of: BySide | undefined): string | undefined =>
  of && `french ${of.french}, allied ${of.allied}`;

const writeWords = (name: string, of: Scenario['title']): string[] =>
  Object.entries(of ?? {}).flatMap(([language, text]) => {
    const key = language === 'en' ? name : `${name}.${language}`;
    return text.length < WIDTH ? line(key, text) : block(key, broken(wordsOf(text)));
  });

const WIDTH = 100;

/** Long lists and texts go on over several lines. */
function broken(parts: readonly string[]): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const last = rows.length - 1;
    if (last >= 0 && rows[last].length + part.length < WIDTH) rows[last] += ` ${part}`;
    else rows.push(part);
  }
  return rows;
}

const list = (name: string, of: readonly string[] | undefined): string[] =>
  of ? block(name, broken(of)) : [];

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
    ...line('left', actions),
    ...line('points', sides(points)),
    ...line('lost', sides(leadersLost)),
    ...line(
      'grand-battery',
      grandBattery && sides({ french: used(grandBattery.french), allied: used(grandBattery.allied) }),
    ),
  ];
}
