import {
  DIRECTIONS,
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
  type Cell,
  type Draft as AnyDraft,
  type Line,
  type Result,
  type ScenarioFile,
  type Section,
  type SectionReader,
  type SectionReaders,
} from '@bicorne/engine';
import { GRID, HEX_NAMES, ROW_NAMES, hexNamed } from './board.ts';
import { LASTING, MOMENTS, SCENARIO, SHARES, type Scenario } from './scenario.ts';
import { TERRAINS, terrainOf } from './terrain.ts';
import { ARMIES, kindOf, type Nation } from './units.ts';

/*
 * The scenario file. A cell of the map is the ground's symbol and, behind a slash, what stands there:
 * `H/fLN+` a hill with French line infantry and a leader of its nation, `./pLT2` Portuguese light with two
 * blocks left, `T/bLN3#1` British line with three blocks in the first square, `./+b` a lone British leader.
 */

const LETTERS: Readonly<Record<string, Nation>> = { f: 'french', b: 'british', p: 'portuguese' };

type Draft = AnyDraft & {
  terrain: Record<string, string>;
  units: Record<string, unknown>[];
  leaders: Record<string, unknown>[];
};

const emptyDraft = (): Draft => ({ terrain: {}, units: [], leaders: [] });

const READERS: SectionReaders<Draft> = {
  title: readWords,
  history: readWords,
  notes: readWords,
  date: readText,
  place: readText,
  facing: readText,
  top: readText,
  first: readText,
  banners: readNumber,
  cards: readBySide(Number),
  commanders: readBySide(String),
  map(draft, section) {
    const cells = readHexes(GRID, ROW_NAMES, section);
    if (!cells.ok) return cells;
    return firstFault(cells.value, (cell) => readCell(draft, cell));
  },
  works: (draft, section) => firstFault(section.lines, (line) => readWorks(draft, line)),
  names: (draft, section) => firstFault(section.lines, (line) => readName(draft, line)),
  places: readByHex,
  roads: readWays,
  lanes: readWays,
  courses: readWays,
  waters: readByHex,
  looks: readByHex,
  objectives: (draft, section) => firstFault(section.lines, (line) => readObjective(draft, line)),
  exits: (draft, section) => firstFault(section.lines, (line) => readExit(draft, line)),
  removals: (draft, section) => firstFault(section.lines, (line) => readRemoval(draft, line)),
  hands: readCards,
  discards: readCards,
  tracks: readCards,
  won: readPosition((text) => Number(text)),
  last: readPosition((text) => (text === 'none' ? null : text)),
  held(draft, section) {
    position(draft)['held'] = wordsOf(proseOf(section));
    return SECTION_READ;
  },
};

/** The names that a section may have. */
export const SECTIONS_OF_FILE = Object.keys(READERS);

function firstFault<T>(items: readonly T[], read: (item: T) => Result<null>): Result<null> {
  for (const item of items) {
    const result = read(item);
    if (!result.ok) return result;
  }
  return SECTION_READ;
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
  return SECTION_READ;
}

function readWorks(draft: Draft, { line, text }: Line): Result<null> {
  const [at, ...sides] = wordsOf(text);
  if (hexNamed(at) === -1) return atLine(line, `${at} is not a hex of the board`);
  const wrong = sides.find((side) => !DIRECTIONS.some((direction) => direction === side));
  if (wrong !== undefined || sides.length === 0)
    return atLine(line, `${at}: name the sides with works: ${DIRECTIONS.join(', ')}`);
  draft['works'] = { ...asDraft(draft['works']), [at]: sides };
  return SECTION_READ;
}

/** `D6 70th Line` names the unit there, `D6+ Delaborde` the leader. */
function readName(draft: Draft, { line, text }: Line): Result<null> {
  const [, at, plus, name] = /^(\w+)(\+?)\s+(.+)$/.exec(text) ?? [];
  if (at === undefined) return atLine(line, 'expected a hex and a name');
  const piece = (plus === '+' ? draft.leaders : draft.units).find((one) => one['at'] === at);
  if (!piece) return atLine(line, `no ${plus === '+' ? 'leader' : 'unit'} stands on ${at}`);
  piece['name'] = name;
  return SECTION_READ;
}

/** `C7 Roliça`: a word or a name for a hex. */
function readByHex(draft: Draft, { name: list, lines }: Section): Result<null> {
  return firstFault(lines, ({ line, text }) => {
    const [, at, name] = /^(\w+)\s+(.+)$/.exec(text) ?? [];
    if (at === undefined || hexNamed(at) === -1) return atLine(line, 'expected a hex and a name');
    draft[list] = { ...asDraft(draft[list]), [at]: name };
    return SECTION_READ;
  });
}

/** One way a line, or several. */
function readWays(draft: Draft, section: Section): Result<null> {
  draft[section.name] = wordsOf(proseOf(section));
  return SECTION_READ;
}

/** `french 1 temporary G7 G8`, `allied 2 permanent most at-once E5 E6 E7` */
function readObjective(draft: Draft, { line, text }: Line): Result<null> {
  const [army, banners, lasting, ...rest] = wordsOf(text);
  if (!isOneOf(ARMIES, army) || !isOneOf(LASTING, lasting))
    return atLine(line, 'expected an army, banners, temporary or permanent, and hexes');
  const [of, afterShare] = leading(SHARES, rest);
  const [counted, hexes] = leading(MOMENTS, afterShare);
  return add(draft, 'objectives', line, hexes, {
    army,
    banners: Number(banners),
    lasting,
    of,
    counted,
    hexes,
  });
}

/** `french 1 I5 I6` */
function readExit(draft: Draft, { line, text }: Line): Result<null> {
  const [army, banners, ...hexes] = wordsOf(text);
  if (!isOneOf(ARMIES, army) || !/^\d+$/.test(banners ?? ''))
    return atLine(line, 'expected an army, banners for each unit (0 for none), and hexes');
  return add(draft, 'exits', line, hexes, { army, banners: Number(banners), hexes });
}

const REMOVAL =
  /^(\S+) (?:reaches (\S+(?: \S+)*?)|(wins|turn) (\d+)) removes (\S+(?: \S+)*?)(?: leaving (\S+))?$/;

/** `french reaches E7 removes E7 leaving river`, `allied wins 3 removes F6 F7`, `french turn 4 removes G5` */
function readRemoval(draft: Draft, { line, text }: Line): Result<null> {
  const [, army, reaches, number, n, taken = '', leaving] = REMOVAL.exec(wordsOf(text).join(' ')) ?? [];
  if (!isOneOf(ARMIES, army))
    return atLine(line, 'expected an army, “reaches HEXES”, “wins N” or “turn N”, then “removes HEXES”');
  const [hexes, tiles] = [wordsOf(reaches ?? ''), wordsOf(taken)];
  const when = number === undefined ? { reaches: hexes } : { [number]: Number(n) };
  return add(draft, 'removals', line, [...hexes, ...tiles], { army, when, tiles, leaving });
}

const isOneOf = (words: readonly string[], word: string | undefined): boolean =>
  word !== undefined && words.includes(word);

/** The first of these words if it is one of the list, and what follows it. */
const leading = (
  list: readonly string[],
  words: readonly string[],
): [string | undefined, readonly string[]] =>
  isOneOf(list, words[0]) ? [words[0], words.slice(1)] : [undefined, words];

/** Puts a row with its hexes into a list of the draft; what was not said is left out. */
function add(
  draft: Draft,
  list: 'objectives' | 'exits' | 'removals',
  line: number,
  hexes: readonly string[],
  row: Record<string, unknown>,
): Result<null> {
  const wrong = hexes.find((at) => hexNamed(at) === -1);
  if (wrong !== undefined) return atLine(line, `${wrong} is not a hex of the board`);
  if (hexes.length === 0) return atLine(line, 'name the hexes');
  const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  const known = draft[list];
  draft[list] = [...(Array.isArray(known) ? known : []), said];
  return SECTION_READ;
}

function position(draft: Draft): Record<string, unknown> {
  const known = asDraft(draft['position']);
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
  return SECTION_READ;
}

const pairs = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.flatMap((word, i) => (i % 2 === 1 ? [[words[i - 1], word]] : [])));

function readPosition(read: (text: string) => unknown): SectionReader<Draft> {
  return (draft, section) => {
    position(draft)[section.name] = bySide(section, read);
    return SECTION_READ;
  };
}

const FILE: ScenarioFile<Scenario, Draft> = {
  schema: SCENARIO,
  readers: READERS,
  empty: emptyDraft,
  last: ['names'], // they want the pieces of the map
};

export const readScenario = (text: string): Result<Scenario> => readScenarioFile(FILE, text);
