import { chanceKey, ok, replay, roller, seedRoller, settle, takeBack, turnOf } from '@bicorne/engine';
import type {
  ChanceSource,
  FindGame,
  GameEvent,
  Match,
  Played,
  Result,
  Roller,
  Sheet,
} from '@bicorne/engine';
import { isStep } from '../told.ts';

/** A match in play with the events of every standing step, and who answers chance. */
export interface Table {
  readonly match: Match;
  readonly events: readonly (readonly GameEvent[])[];
  /** Null: the caller rolls. */
  readonly roll: Roller | null;
}

/** Chance is answered at once, unless the caller rolls. */
export const openTable = (match: Match): Table =>
  rollOn({ match, events: [], roll: rollerOf(match.header.chance) });

function rollerOf(chance: ChanceSource): Roller | null {
  if (chance.kind === 'manual') return null;
  if (chance.kind === 'seed') return seedRoller(chance.seed);
  const opened = Object.keys(chance.commitments).every((who) => Object.hasOwn(chance.numbers, who));
  return opened ? roller(chanceKey(chance.numbers)) : null;
}

export function loadTable(sheet: Sheet, find: FindGame): Result<Table> {
  const replayed = replay(sheet, find);
  if (!replayed.ok) return replayed;
  const { match } = replayed.value;
  const events: (readonly GameEvent[])[] = [];
  sheet.moves.forEach((move, index) => {
    if (isStep(move)) events.push(replayed.value.events[index]);
    if (move.kind === 'undo') events.length -= move.count;
  });
  return ok(rollOn({ match, events, roll: rollerOf(match.header.chance) }));
}

/** The table after a step, and after chance has answered where that is its turn. */
export const playOn = (table: Table, { match, events }: Played): Table =>
  rollOn({ ...table, match, events: [...table.events, events] });

function rollOn(table: Table): Table {
  const { match, roll } = table;
  if (!roll || turnOf(match).kind !== 'chance') return table;
  const answered = settle(match, roll(match.game.chance(match.state), match.chances));
  if (!answered.ok) throw new Error(`the roller answered badly: ${answered.fault.message}`);
  return playOn(table, answered.value);
}

export function backUp(table: Table, count: number): Result<Table> {
  const match = takeBack(table.match, count);
  if (!match.ok) return match;
  return ok(rollOn({ ...table, match: match.value, events: table.events.slice(0, match.value.live.length) }));
}

/** How many steps there are from the last action on: chance's answers to it belong to it. */
export function lastTurnLength({ match }: Table): number {
  const action = match.live.findLastIndex((index) => match.steps.get(index).kind === 'act');
  return action === -1 ? match.live.length : match.live.length - action;
}
