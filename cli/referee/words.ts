import { randomUUID } from 'node:crypto';
import {
  act,
  matchSheet,
  mayTakeBack,
  ok,
  openMatch,
  readOutcome,
  readRecord,
  refuse,
} from '@bicorne/engine';
import { seenBy, settle, turnOf, writeEyes, writeRecord } from '@bicorne/engine';
import type { Game, Match, Played, Result, Seat } from '@bicorne/engine';
import { gameCard } from '../describe.ts';
import {
  findSeat,
  findWatcher,
  listLegal,
  REFEREE,
  seatsToAct,
  eventsFor,
  type Watcher,
} from '../watchers.ts';
import { tellTurn, tellView } from './answers.ts';
import type { Ask, Request } from './requests.ts';
import { backUp, lastTurnLength, loadTable, openTable, playOn, type Table } from './table.ts';

/** Where the matches are played. */
export interface Room {
  readonly games: ReadonlyMap<string, Game>;
  readonly tables: Map<string, Table>;
  /** How many were ever opened: no name is used twice. */
  opened: number;
}

export const MOST_MATCHES = 10_000;

/** Does what a request asks; `docs/referee.md` tells of the words in the same order. */
export function perform(room: Room, ask: Request): Result<unknown> {
  if (ask.do === 'games') return games(room, ask);
  if (ask.do === 'new' || ask.do === 'load') return open(room, ask);
  const table = room.tables.get(ask.match);
  if (table) return performAt(room, table, ask);
  return refuse('unknown', `there is no match ${JSON.stringify(ask.match.slice(0, 40))}`, { place: 'match' });
}

function performAt(
  room: Room,
  table: Table,
  ask: Exclude<Request, Ask<'games' | 'new' | 'load'>>,
): Result<unknown> {
  const { match } = table;
  switch (ask.do) {
    case 'turn':
      return ok(tellTurn(match, REFEREE));
    case 'legal':
      return legal(match, ask.seat);
    case 'act':
      return takeAction(room, table, ask);
    case 'chance':
      return takeOutcome(room, table, ask);
    case 'view':
      return view(match, ask.seat);
    case 'events':
      return pastEvents(table, ask);
    case 'undo':
      return undo(room, table, ask);
    case 'record':
      return record(match, ask.seat);
    case 'close':
      room.tables.delete(ask.match);
      return ok({ match: ask.match });
  }
}

// Games

function games(room: Room, { game: id }: Ask<'games'>): Result<unknown> {
  if (id === undefined) return ok({ games: [...room.games.values()].map(gameCard) });
  const game = findGame(room, id);
  return game.ok ? ok({ games: [gameCard(game.value)] }) : game;
}

function findGame(room: Room, id: string): Result<Game> {
  const game = room.games.get(id);
  return game
    ? ok(game)
    : refuse('unknown', `there is no game ${JSON.stringify(id.slice(0, 40))}`, { place: 'game' });
}

// Opening

function open(room: Room, ask: Ask<'new'> | Ask<'load'>): Result<unknown> {
  if (room.tables.size >= MOST_MATCHES)
    return refuse('not-allowed', `${MOST_MATCHES} matches are open: close one first`);
  const table = ask.do === 'new' ? openNew(room, ask) : openRecorded(room, ask);
  if (!table.ok) return table;
  const name = `m${++room.opened}`;
  room.tables.set(name, table.value);
  const { seats, live } = table.value.match;
  return ok({ match: name, seats, n: live.length });
}

function openNew(room: Room, ask: Ask<'new'>): Result<Table> {
  const game = findGame(room, ask.game);
  if (!game.ok) return game;
  const { scenario, options = {}, players = {}, seed = randomUUID() } = ask;
  const chance = ask.chance === 'manual' ? { kind: 'manual' as const } : { kind: 'seed' as const, seed };
  const match = openMatch(game.value, { scenario, options, players, chance });
  return match.ok ? ok(openTable(match.value)) : match;
}

function openRecorded(room: Room, ask: Ask<'load'>): Result<Table> {
  const sheet = readRecord(ask.record);
  if (sheet.ok && sheet.value.moves.some(({ kind }) => kind === 'resume'))
    return refuse('not-allowed', 'a record that changed its rules midway cannot be checked here', {
      place: 'record',
    });
  return sheet.ok ? loadTable(sheet.value, (id) => room.games.get(id)) : sheet;
}

// Looking

function legal(match: Match, seat: string | undefined): Result<unknown> {
  const watcher = findWatcher(match, seat ?? REFEREE);
  return watcher.ok ? ok(listLegal(match, watcher.value)) : watcher;
}

function view(match: Match, seat: string): Result<unknown> {
  const watcher = findWatcher(match, seat);
  return watcher.ok ? ok(tellView(match, watcher.value)) : watcher;
}

function pastEvents(table: Table, { seat, from }: Ask<'events'>): Result<unknown> {
  const watcher = findWatcher(table.match, seat);
  return watcher.ok ? ok(told(table, from, watcher.value)) : watcher;
}

function record(match: Match, seat: string | undefined): Result<unknown> {
  const watcher = findWatcher(match, seat ?? REFEREE);
  if (!watcher.ok) return watcher;
  const { value } = watcher;
  return ok({ record: value === REFEREE ? writeRecord(matchSheet(match)) : writeEyes(seenBy(match, value)) });
}

/** The events of all steps after the first `from`, and how many steps stand now. */
const told = ({ match, events }: Table, from: number, watcher: Watcher): object => ({
  events: eventsFor(match.game, events.slice(from).flat(), watcher),
  n: match.live.length,
});

// Playing

function takeAction(room: Room, table: Table, ask: Ask<'act'>): Result<unknown> {
  const seat = findActor(table.match, ask.seat);
  if (!seat.ok) return seat;
  const watcher = ask.seat === REFEREE ? REFEREE : seat.value;
  return play(room, ask.match, table, act(table.match, seat.value, ask.action), watcher);
}

/** The referee may act for a seat without naming it, as long as one alone is to act. */
function findActor(match: Match, name: string): Result<Seat> {
  if (name !== REFEREE) return findSeat(match, name);
  const seats = seatsToAct(match);
  if (seats.length < 2) return ok(seats[0] ?? 0);
  const names = seats.map((seat) => match.seats[seat]).join(' and ');
  return refuse('not-allowed', `${names} are to act: name one of them`, { place: 'seat' });
}

function takeOutcome(room: Room, table: Table, { match: name, outcome }: Ask<'chance'>): Result<unknown> {
  const { match } = table;
  if (typeof outcome === 'number') return play(room, name, table, settle(match, outcome), REFEREE);
  if (turnOf(match).kind !== 'chance') return refuse('not-your-turn', 'chance is not to act');
  const read = readOutcome(match.game.chance(match.state), outcome);
  return read.ok ? play(room, name, table, settle(match, read.value), REFEREE) : read;
}

function play(
  room: Room,
  name: string,
  table: Table,
  played: Result<Played>,
  watcher: Watcher,
): Result<unknown> {
  if (!played.ok) return played;
  const next = playOn(table, played.value);
  room.tables.set(name, next);
  return ok(told(next, table.events.length, watcher));
}

function undo(room: Room, table: Table, ask: Ask<'undo'>): Result<unknown> {
  const watcher = findWatcher(table.match, ask.seat ?? REFEREE);
  if (!watcher.ok) return watcher;
  const count = ask.count ?? lastTurnLength(table);
  const most = watcher.value === REFEREE ? count : mayTakeBack(table.match, watcher.value);
  if (count > most)
    return refuse('not-allowed', `${ask.seat} may take back ${most} steps without asking, not ${count}`);
  const back = backUp(table, count);
  if (!back.ok) return back;
  room.tables.set(ask.match, back.value);
  return ok(told(back.value, table.events.length - count, watcher.value));
}
