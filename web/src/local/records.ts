import {
  branch,
  matchSheet,
  ok,
  openRecord,
  readRecord,
  refuse,
  replay,
  seenBy,
  tagValue,
  turnOf,
  writeEyes,
  writeRecord,
  type Game,
  type Header,
  type Match,
  type Result,
  type Viewer,
} from '@bicorne/engine';
import { loadRules } from '@bicorne/games';
import type { Sitter } from './book.ts';
import type { BranchWish } from './wire.ts';

/** All of it when it is over; before that what this viewer has seen. */
export const recordOf = (match: Match, viewer: Viewer): string =>
  turnOf(match).kind === 'over' ? writeRecord(matchSheet(match)) : writeEyes(seenBy(match, viewer));

interface Branched {
  readonly match: Match;
  /** Of the record it comes from. */
  readonly header: Header;
  /** A finished match that is kept as it is, not one to be played on. */
  readonly isWhole: boolean;
}

export async function branchOf({ record, at }: BranchWish): Promise<Result<Branched>> {
  const read = await readMatch(record);
  if (!read.ok) return read;
  const { header, live } = read.value;
  const isWhole = at >= live.length && turnOf(read.value).kind === 'over';
  const match = isWhole ? read : branch(read.value, Math.min(at, live.length));
  return match.ok ? ok({ match: match.value, header, isWhole }) : match;
}

/** Everybody named in the record, at this device. */
export const sittersOf = (seats: readonly string[], { players }: Header): Sitter[] =>
  seats.map((seat) => ({ seat, player: players[seat] ?? '', bot: null }));

/** A record as somebody brought it. One that went on under other rules is not played: the state it went on from may be anything. */
async function readMatch(text: string): Promise<Result<Match>> {
  const sheet = readRecord(text);
  if (!sheet.ok) return sheet;
  if (sheet.value.moves.some(({ kind }) => kind === 'resume'))
    return refuse('invalid', 'this match went on under other rules');
  const module = await loadRules(tagValue(sheet.value, 'Game') ?? '');
  const find = (id: string): Game | undefined => (id === module?.game.id ? module.game : undefined);
  const opened = openRecord(sheet.value, find);
  if (!opened.ok) return opened;
  const played = replay(sheet.value, find);
  return played.ok ? ok(played.value.match) : played;
}
