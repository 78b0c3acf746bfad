import {
  atLine,
  ok,
  proseOf,
  readHexes,
  readSections,
  wordsOf,
  type Line,
  type Result,
  type Section,
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

type Draft = Record<string, unknown>;
type Reader = (draft: Draft, section: Section) => Result<null>;
const DONE: Result<null> = ok(null);
export const ROW_LABELS = GRID.rows.map((_, row) => String(row + 1));
const LETTERS: ReadonlySet<string> = new Set(GROUNDS.map((ground) => GROUND[ground].letter));

const asRecord = (value: unknown): Draft => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A word in one language: `title:`, `title.uk:`. */
const readWords: Reader = (draft, section) => {
  const [name, language = 'en'] = section.name.split('.');
  draft[name] = { ...asRecord(draft[name]), [language]: proseOf(section) };
  return DONE;
};

const readText: Reader = (draft, section) => {
  draft[section.name] = proseOf(section);
  return DONE;
};

const readNumber: Reader = (draft, section) => {
  draft[section.name] = Number(proseOf(section));
  return DONE;
};

const readList: Reader = (draft, section) => {
  draft[section.name] = wordsOf(proseOf(section));
  return DONE;
};

/** `french 5, allied 4` */
function bySide(section: Section, read: (text: string) => unknown): Draft {
  const parts = proseOf(section).split(',');
  return Object.fromEntries(parts.map(wordsOf).map(([side = '', value = '']) => [side, read(value)]));
}

const readBySide =
  (read: (text: string) => unknown): Reader =>
  (draft, section) => {
    draft[section.name] = bySide(section, read);
    return DONE;
  };

/** What belongs to a battle that has begun. */
const inPosition =
  (key: string, read: (section: Section) => unknown): Reader =>
  (draft, section) => {
    draft['position'] = { ...asRecord(draft['position']), [key]: read(section) };
    return DONE;
  };

const readLines =
  (read: (text: string) => Draft): Reader =>
  (draft, section) => {
    draft[section.name] = section.lines.map(({ text }) => read(text));
    return DONE;
  };

const READERS: Readonly<Record<string, Reader>> = {
  title: readWords,
  history: readWords,
  notes: readWords,
  date: readText,
  place: readText,
  reconstruction(draft, section) {
    draft['reconstruction'] = proseOf(section) === 'yes';
    return DONE;
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
    return DONE;
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
  return DONE;
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

/** A scenario from its file. Faults name the line. */
export function readScenario(text: string): Result<Scenario> {
  const sections = readSections(text);
  if (!sections.ok) return sections;
  const draft: Draft = {};
  for (const section of sections.value) {
    const [name] = section.name.split('.');
    if (!Object.hasOwn(READERS, name)) return atLine(section.line, `there is no section ${section.name}`);
    const result = READERS[name](draft, section);
    if (!result.ok) return result;
  }
  return checkDraft(draft, sections.value);
}

/** What the schema finds wrong is told at its line: that of the piece, or of the section. */
function checkDraft(draft: Draft, sections: readonly Section[]): Result<Scenario> {
  const parsed = scenarioSchema.safeParse(draft);
  if (parsed.success) return ok(parsed.data);
  const { path, message } = parsed.error.issues[0];
  const section = sections.find(({ name }) => name.split('.')[0] === path[0]);
  const row = typeof path[1] === 'number' ? section?.lines[path[1]] : undefined;
  return atLine(row?.line ?? section?.line ?? 1, `${path.map(String).join('.')}: ${message}`);
}
