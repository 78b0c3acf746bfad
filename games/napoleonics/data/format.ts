import {
  DIRECTIONS,
  atLine,
  ok,
  proseOf,
  readHexes,
  readSections,
  wordsOf,
  type Cell,
  type Line,
  type Result,
  type Section,
} from '@bicorne/engine';
import { GRID, HEX_NAMES, ROW_NAMES, hexNamed } from './board.ts';
import { SCENARIO, type Scenario } from './scenario.ts';
import { TERRAINS, terrainOf } from './terrain.ts';
import { kindOf, type Nation } from './units.ts';

/*
 * The scenario file. A cell of the map is the ground's symbol and, behind a slash, what stands there:
 * `H/fLN+` a hill with French line infantry and a leader of its nation, `./pLT2` Portuguese light with two
 * blocks left, `T/bLN3#1` British line with three blocks in the first square, `./+b` a lone British leader.
 */

const LETTERS: Readonly<Record<string, Nation>> = { f: 'french', b: 'british', p: 'portuguese' };

type Draft = Record<string, unknown> & {
  terrain: Record<string, string>;
  units: Record<string, unknown>[];
  leaders: Record<string, unknown>[];
};

const emptyDraft = (): Draft => ({ terrain: {}, units: [], leaders: [] });

type Reader = (draft: Draft, section: Section) => Result<null>;
const DONE: Result<null> = ok(null);

const firstLine = ({ line, lines }: Section): Line => lines[0] ?? { line, text: '' };

/** A word in one language: `title:`, `title.uk:`. */
function readWords(draft: Draft, section: Section): Result<null> {
  const [name, language = 'en'] = section.name.split('.');
  const known = draft[name];
  draft[name] = { ...(typeof known === 'object' ? known : {}), [language]: proseOf(section) };
  return DONE;
}

const readText: Reader = (draft, section) => {
  draft[section.name] = proseOf(section);
  return DONE;
};

/** `french 5, allied 6` */
function readByArmy(section: Section, read: (text: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    proseOf(section)
      .split(',')
      .map((part) => part.trim().split(/\s+(.*)/s))
      .map(([army, value = '']) => [army, read(value)]),
  );
}

const READERS: Readonly<Record<string, Reader>> = {
  title: readWords,
  history: readWords,
  notes: readWords,
  date: readText,
  place: readText,
  facing: readText,
  top: readText,
  first: readText,
  banners(draft, section) {
    draft['banners'] = Number(proseOf(section));
    return DONE;
  },
  cards(draft, section) {
    draft['cards'] = readByArmy(section, Number);
    return DONE;
  },
  commanders(draft, section) {
    draft['commanders'] = readByArmy(section, String);
    return DONE;
  },
  map(draft, section) {
    const cells = readHexes(GRID, ROW_NAMES, section);
    if (!cells.ok) return cells;
    return firstFault(cells.value, (cell) => readCell(draft, cell));
  },
  works: (draft, section) => firstFault(section.lines, (line) => readWorks(draft, line)),
  names: (draft, section) => firstFault(section.lines, (line) => readName(draft, line)),
  places: (draft, section) => firstFault(section.lines, (line) => readPlace(draft, line)),
  objectives: (draft, section) => firstFault(section.lines, (line) => readObjective(draft, line)),
  hands: readCards,
  discards: readCards,
  tracks: readCards,
  won: readPosition((text) => Number(text)),
  last: readPosition((text) => (text === 'none' ? null : text)),
  held(draft, section) {
    position(draft)['held'] = wordsOf(proseOf(section));
    return DONE;
  },
};

function firstFault<T>(items: readonly T[], read: (item: T) => Result<null>): Result<null> {
  for (const item of items) {
    const result = read(item);
    if (!result.ok) return result;
  }
  return DONE;
}

const CELL = /^(\S)(?:\/(?:([fbp])([A-Z]+)(\d)?(?:#(\d))?)?(\+[fbp]?)?)?$/;

function readCell(draft: Draft, { hex, word, line }: Cell): Result<null> {
  const match = CELL.exec(word);
  const at = HEX_NAMES[hex];
  if (!match) return atLine(line, `${at}: cannot read ${JSON.stringify(word)}`);
  const [, symbol, letter, code, blocks, square, leader] = match;
  const terrain = terrainOf(symbol);
  if (terrain === -1) return atLine(line, `${at}: there is no ground ${JSON.stringify(symbol)}`);
  if (terrain > 0) draft.terrain[at] = TERRAINS[terrain].name;
  if (letter !== undefined && kindOf(LETTERS[letter], code) === -1)
    return atLine(line, `${at}: the ${LETTERS[letter]} have no ${code}`);
  if (letter !== undefined)
    draft.units.push({
      at,
      nation: LETTERS[letter],
      kind: code,
      ...(blocks === undefined ? {} : { blocks: Number(blocks) }),
      ...(square === undefined ? {} : { square: Number(square) }),
    });
  const flag = leader?.[1] ?? letter;
  if (leader !== undefined && flag === undefined)
    return atLine(line, `${at}: a lone leader needs a nation: +f, +b or +p`);
  if (leader !== undefined) draft.leaders.push({ at, nation: LETTERS[flag], name: at });
  return DONE;
}

function readWorks(draft: Draft, { line, text }: Line): Result<null> {
  const [at, ...sides] = wordsOf(text);
  if (hexNamed(at) === -1) return atLine(line, `${at} is not a hex of the board`);
  const wrong = sides.find((side) => !DIRECTIONS.some((direction) => direction === side));
  if (wrong !== undefined || sides.length === 0)
    return atLine(line, `${at}: name the sides with works: ${DIRECTIONS.join(', ')}`);
  draft['works'] = { ...asRecord(draft['works']), [at]: sides };
  return DONE;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** `D6 70th Line` names the unit there, `D6+ Delaborde` the leader. */
function readName(draft: Draft, { line, text }: Line): Result<null> {
  const [, at, plus, name] = /^(\w+)(\+?)\s+(.+)$/.exec(text) ?? [];
  if (at === undefined) return atLine(line, 'expected a hex and a name');
  const piece = (plus === '+' ? draft.leaders : draft.units).find((one) => one['at'] === at);
  if (!piece) return atLine(line, `no ${plus === '+' ? 'leader' : 'unit'} stands on ${at}`);
  piece['name'] = name;
  return DONE;
}

function readPlace(draft: Draft, { line, text }: Line): Result<null> {
  const [, at, name] = /^(\w+)\s+(.+)$/.exec(text) ?? [];
  if (at === undefined || hexNamed(at) === -1) return atLine(line, 'expected a hex and a name');
  draft['places'] = { ...asRecord(draft['places']), [at]: name };
  return DONE;
}

/** `french 1 temporary G7 G8` */
function readObjective(draft: Draft, { line, text }: Line): Result<null> {
  const [army, banners, lasting, ...hexes] = wordsOf(text);
  const wrong = hexes.find((at) => hexNamed(at) === -1);
  if (wrong !== undefined) return atLine(line, `${wrong} is not a hex of the board`);
  if (hexes.length === 0) return atLine(line, 'expected an army, banners, temporary or permanent, and hexes');
  const known = draft['objectives'];
  draft['objectives'] = [
    ...(Array.isArray(known) ? known : []),
    { army, banners: Number(banners), lasting, hexes },
  ];
  return DONE;
}

function position(draft: Draft): Record<string, unknown> {
  const known = asRecord(draft['position']);
  draft['position'] = known;
  return known;
}

/** `french probe-left forward`, one army a line; on the track `french 1 probe-left`; discards without an army. */
function readCards(draft: Draft, { name, lines }: Section): Result<null> {
  const rows = lines.map(({ text }) => wordsOf(text));
  if (name === 'discards') position(draft)[name] = rows.flat();
  else
    position(draft)[name] = Object.fromEntries(
      rows.map(([army, ...cards]) => [army, name === 'tracks' ? pairs(cards) : cards]),
    );
  return DONE;
}

const pairs = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.flatMap((word, i) => (i % 2 === 1 ? [[words[i - 1], word]] : [])));

function readPosition(read: (text: string) => unknown): Reader {
  return (draft, section) => {
    position(draft)[section.name] = readByArmy(section, read);
    return DONE;
  };
}

/** A scenario from its file. Faults name the line. */
export function readScenario(text: string): Result<Scenario> {
  const sections = readSections(text);
  if (!sections.ok) return sections;
  const draft = emptyDraft();
  // names come after the map, whatever the order of the file
  const ordered = sections.value.toSorted(
    (one, other) => Number(one.name === 'names') - Number(other.name === 'names'),
  );
  for (const section of ordered) {
    const name = section.name.split('.')[0];
    if (!Object.hasOwn(READERS, name)) return atLine(section.line, `there is no section ${section.name}`);
    const result = READERS[name](draft, section);
    if (!result.ok) return result;
  }
  return checkDraft(draft, sections.value);
}

/** What the schema finds wrong is told at the line of its section. */
function checkDraft(draft: Draft, sections: readonly Section[]): Result<Scenario> {
  const parsed = SCENARIO.safeParse(draft);
  if (parsed.success) return ok(parsed.data);
  const { path, message } = parsed.error.issues[0];
  const key = path.map(String);
  const section = sections.find(({ name }) => key.includes(name.split('.')[0]));
  return atLine(section ? firstLine(section).line : 1, `${key.join('.')}: ${message}`);
}
