import { writeBids } from './bids.ts';
import type { Ending } from './contract.ts';
import type { ChanceSource, Match, Step } from './match.ts';
import { settledSteps, statesSince } from './match.ts';
import { writeOptions } from './options.ts';
import { digest } from './random.ts';
import { ok, refuse, type Refused, type Result } from './result.ts';
import { atOnce, type Work } from './work.ts';

/**
 * A record is a text that people can read, as chess has its PGN. `docs/records.md` shows one.
 * A `Sheet` is anything that reads as a record; only replaying it (`replay.ts`) shows that it is a match.
 */
export interface Sheet {
  readonly tags: readonly Tag[];
  readonly moves: readonly Move[];
}

/** `[Seat "blue" "Ann"]`: a name and its values. */
export type Tag = readonly [name: string, ...values: string[]];

export type Move =
  | { readonly kind: 'act'; readonly seat: string; readonly text: string; readonly line: number }
  | { readonly kind: 'chance'; readonly text: string; readonly line: number }
  | { readonly kind: 'undo'; readonly count: number; readonly line: number }
  | {
      readonly kind: 'stop';
      readonly winners: readonly string[];
      readonly reason: string;
      readonly line: number;
    }
  | { readonly kind: 'resume'; readonly rules: string; readonly state: unknown; readonly line: number }
  | { readonly kind: 'digest'; readonly value: string; readonly line: number }
  | { readonly kind: 'comment'; readonly text: string; readonly line: number }
  /** Instead of the step before: another way it could have gone. */
  | { readonly kind: 'variation'; readonly moves: readonly Move[]; readonly line: number };

export const FORMAT = '1';
const DIGEST_EVERY = 50;

// Writing

export const matchSheet = (match: Match): Sheet => atOnce(makingSheet(match));

export function* makingSheet(match: Match): Work<Sheet> {
  return { tags: headerTags(match), moves: yield* matchMoves(match) };
}

export function headerTags({ header, seats, ...match }: Match): Tag[] {
  const scenario: Tag =
    typeof header.scenario === 'string'
      ? ['Scenario', header.scenario]
      : ['Position', JSON.stringify(header.scenario)];
  const players = seats.map((seat): Tag => ['Seat', seat, header.players[seat] ?? '']);
  const turn = match.stopped ? null : match.game.turn(match.state);
  const ending = match.stopped ?? (turn?.kind === 'over' ? turn.ending : null);
  return [
    ['Bicorne', FORMAT],
    ['Game', header.game],
    ['Rules', header.rules],
    scenario,
    ['Options', writeOptions(header.options)],
    ...handicapTags(header),
    ...bidTags(header),
    ...players,
    ...noteTags(header),
    ...chanceTags(header.chance),
    ['Result', ending ? writeEnding(ending, seats) : '*'],
  ];
}

const handicapTags = ({ handicap }: Match['header']): Tag[] =>
  handicap ? [['Handicap', handicap.seat, String(handicap.amount)]] : [];

const bidTags = ({ bids }: Match['header']): Tag[] => (bids ? [['Bids', bids.kind, writeBids(bids)]] : []);

export const writeEnding = (ending: Ending, seats: readonly string[]): string =>
  `${ending.winners.map((seat) => seats[seat]).join('+') || 'draw'} ${ending.reason}`;

const noteTags = ({ date, clock }: Match['header']): Tag[] => [
  ...(date === undefined ? [] : [['Date', date] as const]),
  ...(clock === undefined ? [] : [['Clock', clock] as const]),
];

function chanceTags(chance: ChanceSource): Tag[] {
  if (chance.kind === 'manual') return [['Chance', 'manual']];
  if (chance.kind === 'seed') return [['Chance', 'seed', chance.seed]];
  const pairs = (name: string, values: Readonly<Record<string, string>>): Tag[] =>
    Object.entries(values).map(([who, value]): Tag => [name, who, value]);
  return [['Chance', 'fair'], ...pairs('Commitment', chance.commitments), ...pairs('Number', chance.numbers)];
}

function* matchMoves(match: Match): Work<Move[]> {
  const moves: Move[] = [];
  const digests = yield* digestsOf(match);
  for (const [index, step] of match.steps.slice().entries()) {
    moves.push(stepMove(step, match.seats));
    const value = digests.get(index);
    if (value !== undefined) moves.push({ kind: 'digest', value, line: 0 });
  }
  return moves;
}

/** By the step they stand behind. */
function* digestsOf(match: Match): Work<ReadonlyMap<number, string>> {
  const digests = new Map<number, string>();
  if (match.live.length < DIGEST_EVERY) return digests;
  for (const [count, state] of statesSince(match, settledSteps(match))) {
    if (count > 0 && count % DIGEST_EVERY === 0) digests.set(match.live.get(count - 1), digest(state));
    yield;
  }
  return digests;
}

function stepMove(step: Step, seats: readonly string[]): Move {
  if (step.kind === 'act') return { kind: 'act', seat: seats[step.seat], text: step.text, line: 0 };
  if (step.kind === 'chance') return { kind: 'chance', text: step.text, line: 0 };
  if (step.kind === 'undo') return { kind: 'undo', count: step.count, line: 0 };
  if (step.kind === 'resume') return { kind: 'resume', rules: step.rules, state: step.state, line: 0 };
  const { winners, reason } = step.ending;
  return { kind: 'stop', winners: winners.map((seat) => seats[seat]), reason, line: 0 };
}

export const writeRecord = (sheet: Sheet): string =>
  `${sheet.tags.map(writeTag).join('\n')}\n\n${fold(writeMoves(sheet.moves))}\n`;

export const writeTag = ([name, ...values]: Tag): string =>
  `[${[name, ...values.map((value) => JSON.stringify(value))].join(' ')}]`;

function writeMoves(moves: readonly Move[], before = 0): string[] {
  const words: string[] = [];
  let seat = '';
  let number = before;
  for (const move of moves) {
    if (move.kind === 'act' && move.seat !== seat) {
      seat = move.seat;
      words.push(`\n${number + 1}.`, `${seat}:`);
    }
    if (move.kind === 'act' || move.kind === 'chance' || move.kind === 'resume') number++;
    if (move.kind === 'undo') {
      number = Math.max(0, number - move.count);
      seat = '';
    }
    words.push(writeMove(move, number));
  }
  return words;
}

function writeMove(move: Move, number: number): string {
  switch (move.kind) {
    case 'act':
      return move.text;
    case 'chance':
      return `*${move.text}`;
    case 'undo':
      return `<${move.count}`;
    case 'stop':
      return `!${move.winners.join('+') || 'draw'}=${move.reason}`;
    case 'resume':
      return `=${move.rules}=${encodeURIComponent(JSON.stringify(move.state))}`;
    case 'digest':
      return `#${move.value}`;
    case 'comment':
      return `{${move.text.replaceAll('}', ')')}}`;
    case 'variation':
      return `( ${writeMoves(move.moves, Math.max(0, number - 1))
        .join(' ')
        .trim()} )`;
  }
}

/** Lines of about a hundred characters. */
function fold(words: readonly string[]): string {
  let text = '';
  let width = 0;
  for (const word of words) {
    const breaks = word.startsWith('\n') || width + word.length > 98;
    text += breaks ? `\n${word.trimStart()}` : `${width ? ' ' : ''}${word}`;
    width = breaks ? word.length : width + word.length + 1;
  }
  return text.trimStart();
}

// Reading

const TAG = /^\[([A-Za-z]+)((?: "(?:[^"\\]|\\.)*")+)\]$/;
const VALUE = /"(?:[^"\\]|\\.)*"/g;

export function readRecord(text: string): Result<Sheet> {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const header = readTags(lines);
  if (!header.ok) return header;
  const { tags, next } = header.value;
  const eyes = tags.findIndex(([name]) => name === 'Eyes');
  if (eyes !== -1)
    return badLine(eyes + 1, 'this is what one seat saw of a match, and cannot be played again');
  const words = splitWords(lines, next);
  if (!words.ok) return words;
  const moves = readMoves(words.value, 0, 0);
  return moves.ok ? ok({ tags, moves: moves.value.moves }) : moves;
}

/** The tags at the head of a record, and the line behind them. */
export function readTags(lines: readonly string[]): Result<{ tags: Tag[]; next: number }> {
  const tags: Tag[] = [];
  let next = 0;
  for (; next < lines.length && !(lines[next].trim() === '' && tags.length > 0); next++) {
    if (lines[next].trim() === '') continue;
    const tag = readTag(lines[next].trim());
    if (!tag) return badLine(next + 1, 'expected a tag, as in [Seat "blue" "Ann"]');
    tags.push(tag);
  }
  if (tags[0]?.[0] !== 'Bicorne') return badLine(1, 'a record begins with [Bicorne "1"]');
  if (tags[0][1] !== FORMAT) return badLine(1, `this is format ${tags[0][1]}; format ${FORMAT} can be read`);
  return ok({ tags, next });
}

export const badLine = (line: number, message: string): Refused =>
  refuse('malformed', message, { place: `line ${line}` });

function readTag(line: string): Tag | null {
  const match = TAG.exec(line);
  if (!match) return null;
  try {
    return [match[1], ...(match[2].match(VALUE) ?? []).map((value) => String(JSON.parse(value)))];
  } catch {
    return null;
  }
}

interface Word {
  readonly text: string;
  readonly line: number;
}

/** Words of the body; a comment in braces is one word, over as many lines as it likes. */
function splitWords(lines: readonly string[], from: number): Result<Word[]> {
  const words: Word[] = [];
  let comment: { text: string; line: number } | null = null;
  for (let at = from; at < lines.length; at++) {
    for (const piece of lines[at].match(/\{[^}]*\}?|[^{}]+|\}/g) ?? []) {
      if (comment) {
        comment.text += piece;
        if (!piece.endsWith('}')) continue;
        words.push(comment);
        comment = null;
      } else if (piece.startsWith('{')) {
        if (piece.endsWith('}')) words.push({ text: piece, line: at + 1 });
        else comment = { text: piece, line: at + 1 };
      } else {
        for (const text of piece.split(/\s+/)) if (text !== '') words.push({ text, line: at + 1 });
      }
    }
    if (comment) comment.text += '\n';
  }
  return comment ? badLine(comment.line, 'this comment is never closed') : ok(words);
}

/** A reader follows a few variations within variations; a page of brackets is no record. */
const DEEPEST = 32;

function readMoves(
  words: readonly Word[],
  from: number,
  depth: number,
): Result<{ moves: Move[]; next: number }> {
  const moves: Move[] = [];
  let seat = '';
  let at = from;
  while (at < words.length) {
    const { text, line } = words[at++];
    if (text === ')' && depth > 0) return ok({ moves, next: at });
    if (/^\d+\.$/.test(text)) continue;
    if (/^[a-z0-9-]+:$/.test(text)) seat = text.slice(0, -1);
    else if (text === '(') {
      if (depth === DEEPEST) return badLine(line, `variations are nested at most ${DEEPEST} deep`);
      const variation = readMoves(words, at, depth + 1);
      if (!variation.ok) return variation;
      moves.push({ kind: 'variation', moves: variation.value.moves, line });
      at = variation.value.next;
    } else {
      const move = readMove(text, seat, line);
      if (!move.ok) return move;
      moves.push(move.value);
    }
  }
  return depth > 0
    ? badLine(words.at(-1)?.line ?? 1, 'this variation is never closed')
    : ok({ moves, next: at });
}

function readMove(text: string, seat: string, line: number): Result<Move> {
  switch (text[0]) {
    case '*':
      return ok({ kind: 'chance', text: text.slice(1), line });
    case '#':
      return ok({ kind: 'digest', value: text.slice(1), line });
    case '{':
      return ok({ kind: 'comment', text: text.slice(1, -1), line });
    case '<':
      return /^<[1-9]\d{0,5}$/.test(text)
        ? ok({ kind: 'undo', count: Number(text.slice(1)), line })
        : badLine(line, 'expected <count');
    case '!':
      return readStop(text.slice(1), line);
    case '=':
      return readResume(text.slice(1), line);
    default:
      return seat === ''
        ? badLine(line, `no seat is named before ${JSON.stringify(text.slice(0, 40))}`)
        : ok({ kind: 'act', seat, text, line });
  }
}

function readStop(text: string, line: number): Result<Move> {
  const cut = text.indexOf('=');
  const [who, reason] = [text.slice(0, cut), text.slice(cut + 1)];
  if (cut === -1 || reason === '') return badLine(line, 'expected !winner=reason');
  return ok({ kind: 'stop', winners: who === 'draw' ? [] : who.split('+'), reason, line });
}

function readResume(text: string, line: number): Result<Move> {
  const cut = text.indexOf('=');
  if (cut < 1) return badLine(line, 'expected =rules=state');
  try {
    return ok({
      kind: 'resume',
      rules: text.slice(0, cut),
      state: JSON.parse(decodeURIComponent(text.slice(cut + 1))),
      line,
    });
  } catch {
    return badLine(line, 'this stored state cannot be read');
  }
}
