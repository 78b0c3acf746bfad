import {
  asDraft,
  atLine,
  bySide,
  proseOf,
  readBySide,
  readScenarioFile,
  readHexes,
  readNumber,
  readText,
  readWords,
  SECTION_READ,
  wordsOf,
  type Draft,
  type Line,
  type Result,
  type ScenarioFile,
  type Section,
  type SectionReader,
  type SectionReaders,
} from '@bicorne/engine';
import { GRID } from './board.ts';
import { scenarioSchema, type Scenario } from './scenario.ts';
import { GROUND, GROUNDS } from './terrain.ts';

/*
 * The scenario file. The map is one letter a hex; pieces are lines of words, with a name behind `=`:
 *   french infantry+2 E9 figures:2 square = Old Guard
 *   british artillery round 6 by A1 B1 A2 = Lloyd
 *   allied 3 round 2 = Wellington
 */

export const ROW_LABELS = GRID.rows.map((_, row) => String(row + 1));
const LETTERS: ReadonlySet<string> = new Set(GROUNDS.map((ground) => GROUND[ground].letter));

const readList: SectionReader = (draft, section) => {
  draft[section.name] = wordsOf(proseOf(section));
  return SECTION_READ;
};

/** What belongs to a battle that has begun. */
const inPosition =
  (key: string, read: (section: Section) => unknown): SectionReader =>
  (draft, section) => {
    draft['position'] = { ...asDraft(draft['position']), [key]: read(section) };
    return SECTION_READ;
  };

const readLines =
  (read: (text: string) => Draft): SectionReader =>
  (draft, section) => {
    draft[section.name] = section.lines.map(({ text }) => read(text));
    return SECTION_READ;
  };

const READERS: SectionReaders = {
  title: readWords,
  history: readWords,
  notes: readWords,
  date: readText,
  place: readText,
  reconstruction(draft, section) {
    draft['reconstruction'] = proseOf(section) === 'yes';
    return SECTION_READ;
  },
  actions: readBySide(Number),
  need: readBySide(Number),
  edge: readBySide(String),
  first: readText,
  rounds: readNumber,
  timeout: readText,
  map(draft, section) {
    const cells = readHexes(GRID, ROW_LABELS, section);
    if (!cells.ok) return cells;
    const strange = cells.value.find(({ word }) => !LETTERS.has(word));
    if (strange) return atLine(strange.line, `there is no ground ${JSON.stringify(strange.word)}`);
    const letters = cells.value.map(({ word }) => word);
    draft['map'] = GRID.rows.map((_, row) =>
      letters.filter((_letter, hex) => GRID.row[hex] === row).join(' '),
    );
    return SECTION_READ;
  },
  streams: readList,
  rivers: readList,
  bridges: readList,
  roads: readList,
  places: readPlaces,
  keys: readLines(readKey),
  units: readLines(readUnit),
  leaders: readLines(readLeader),
  skirmishers: readLines(readSkirmishers),
  round: inPosition('round', (section) => Number(proseOf(section))),
  turn: inPosition('turn', proseOf),
  left: inPosition('actions', (section) => Number(proseOf(section))),
  points: inPosition('points', (section) => bySide(section, Number)),
  lost: inPosition('leadersLost', (section) => bySide(section, Number)),
  'grand-battery': inPosition('grandBattery', (section) => bySide(section, (text) => text === 'used')),
};

function readPlaces(draft: Draft, { lines }: Section): Result<null> {
  const entry = ({ text }: Line): string[] => /^(\S+)\s+(.+)$/.exec(text)?.slice(1) ?? [text, ''];
  draft['places'] = Object.fromEntries(lines.map(entry));
  return SECTION_READ;
}

// Pieces

const isHex = (word: string | undefined): boolean => word !== undefined && /^[A-Z][0-9]+$/.test(word);

/** Where it stands, or when and where it comes; `gone` when it has been destroyed. */
function takePlace(words: string[]): Draft {
  const first = words.shift();
  if (isHex(first)) return { at: first };
  if (first !== 'round') return {};
  const round = Number(words.shift());
  if (words.at(0) !== 'by') return { arrives: { round } };
  words.shift();
  const count = words.findIndex((word) => !isHex(word));
  return { arrives: { round, by: words.splice(0, count === -1 ? words.length : count) } };
}

/** `figures:2 square acted`: numbers behind a colon, else a plain yes. */
const takeMarks = (words: readonly string[]): Draft =>
  Object.fromEntries(words.map((word) => word.split(':', 2)).map(([key, value]) => [key, readMark(value)]));

function readMark(value: string | undefined): unknown {
  if (value === undefined) return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function splitName(text: string): { words: string[]; name: Draft } {
  const [words, name] = text.split(/\s+=\s+/, 2);
  return { words: wordsOf(words), name: name === undefined ? {} : { name } };
}

export function readUnit(text: string): Draft {
  const { words, name } = splitName(text);
  const nation = words.shift();
  const [arm, elite] = (words.shift() ?? '').split('+', 2);
  const place = takePlace(words);
  return {
    nation,
    arm,
    ...(elite === undefined ? {} : { elite: Number(elite) }),
    ...place,
    ...takeMarks(words),
    ...name,
  };
}

export function readLeader(text: string): Draft {
  const { words, name } = splitName(text);
  const [side, value] = words.splice(0, 2);
  return { side, value: Number(value), ...takePlace(words), ...takeMarks(words), ...name };
}

export function readSkirmishers(text: string): Draft {
  const [side, at, ...marks] = wordsOf(text);
  return { side, at, ...takeMarks(marks) };
}

export function readKey(text: string): Draft {
  const { words, name } = splitName(text);
  const [at, points, scores, ...marks] = words;
  return { at, points: Number(points), scores, ...takeMarks(marks), ...name };
}

const FILE: ScenarioFile<Scenario, Draft> = {
  schema: scenarioSchema,
  readers: READERS,
  empty: () => ({}),
  named: {
    'position.actions': 'left',
    'position.leadersLost': 'lost',
    'position.grandBattery': 'grand-battery',
  },
};

export const readScenario = (text: string): Result<Scenario> => readScenarioFile(FILE, text);
