import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { check, ok, readRecord, refuse, writeRecord } from '@bicorne/engine';
import type { FindGame, Move, Result, Sheet } from '@bicorne/engine';
import { loadAllGames } from '@bicorne/games';
import { z } from 'zod';
import { Failure, orFail } from './args.ts';
import { deeperThan } from './nesting.ts';
import { tried } from './trial.ts';

/** Reads a record, or a record as JSON, from a file or (`-`) from standard input. */
async function readSheet(path: string): Promise<Result<Sheet>> {
  const source = await readSource(path);
  return source.trimStart().startsWith('{') ? readSheetJson(source) : readRecord(source);
}

export const loadSheet = async (path: string): Promise<Sheet> => orFail(await readSheet(path));

/** One that can be played without fear. */
export async function readPlayable(path: string): Promise<Result<Sheet>> {
  const sheet = await readSheet(path);
  return sheet.ok ? tried(sheet.value) : sheet;
}

export const loadPlayable = async (path: string): Promise<Sheet> => orFail(await readPlayable(path));

/** What is not UTF-8 is refused: guessed at, a name would be another one when it is written again. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

export async function readSource(path: string): Promise<string> {
  try {
    return UTF8.decode(await (path === '-' ? buffer(process.stdin) : readFile(path)));
  } catch (error) {
    throw new Failure(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** All games at once, since a record says only when it is read which one it is of. */
export async function loadFinder(): Promise<FindGame> {
  const games = new Map((await loadAllGames()).map(({ game }) => [game.id, game]));
  return (id) => games.get(id);
}

// Records as JSON

type BareMove = { [K in Move['kind']]: Bare<Extract<Move, { kind: K }>> }[Move['kind']];
type Bare<M> = Omit<M, 'line' | 'moves'> & (M extends { moves: unknown } ? { moves: BareMove[] } : unknown);

const moveSchema: z.ZodType<BareMove> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('act'), seat: z.string(), text: z.string() }),
    z.strictObject({ kind: z.literal('chance'), text: z.string() }),
    z.strictObject({ kind: z.literal('undo'), count: z.int().min(1) }),
    z.strictObject({ kind: z.literal('stop'), winners: z.array(z.string()), reason: z.string() }),
    z.strictObject({ kind: z.literal('resume'), rules: z.string(), state: z.unknown() }),
    z.strictObject({ kind: z.literal('digest'), value: z.string() }),
    z.strictObject({ kind: z.literal('comment'), text: z.string() }),
    z.strictObject({ kind: z.literal('variation'), moves: z.array(moveSchema) }),
  ]),
);

const sheetSchema = z.strictObject({
  tags: z.array(z.tuple([z.string()], z.string())),
  moves: z.array(moveSchema),
});

/** Moves lose their line numbers, which belong to a text. */
export const writeSheetJson = ({ tags, moves }: Sheet): string =>
  JSON.stringify({ tags, moves: moves.map(withoutLine) });

function withoutLine(move: Move): object {
  const { line: _, ...rest } = move;
  return rest.kind === 'variation' ? { ...rest, moves: rest.moves.map(withoutLine) } : rest;
}

/** Goes through the text form, so that a move has a line to be blamed on, and nothing is said that a record cannot say. */
function readSheetJson(json: string): Result<Sheet> {
  const data = parseJson(json);
  if (!data.ok) return data;
  const bare = check(sheetSchema, data.value, 'record');
  if (!bare.ok) return bare;
  const moves = bare.value.moves.map(withLine);
  const sheet = readRecord(writeRecord({ tags: bare.value.tags, moves }));
  if (!sheet.ok) return sheet;
  const same = writeSheetJson(sheet.value) === JSON.stringify(bare.value);
  return same
    ? sheet
    : refuse('malformed', 'holds what a record cannot: blanks in an action, braces in a comment…');
}

/** Deeper than any variation within variations, or any state. */
const MOST_DEPTH = 256;

function parseJson(json: string): Result<unknown> {
  if (deeperThan(json, MOST_DEPTH)) return refuse('malformed', `nested more than ${MOST_DEPTH} deep`);
  try {
    return ok(JSON.parse(json));
  } catch (error) {
    return refuse('malformed', error instanceof Error ? error.message : 'not JSON');
  }
}

const withLine = (move: BareMove): Move =>
  move.kind === 'variation' ? { ...move, moves: move.moves.map(withLine), line: 0 } : { ...move, line: 0 };
