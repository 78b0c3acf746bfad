import { matchSheet, openMatch, resume, sight, writeRecord, type Match } from '@bicorne/engine';
import { loadRules, type Exercise } from '@bicorne/games';
import type { Mistake } from '@bicorne/report';
import type { Rerun } from '../table/reel/rerun.ts';
import type { OwnMistake } from './practice.ts';

/** An exercise, or a mistake of one's own: what it takes to open it. */
export type Position = Pick<Exercise, 'options' | 'seat' | 'state' | 'better'> & {
  readonly scenario: unknown;
};

/** The position as a match that goes on from it; null where it no longer is one under the rules of today. */
export async function openPosition(id: string, position: Position): Promise<Rerun | null> {
  const module = await loadRules(id);
  if (!module) return null;
  const { game } = module;
  const { scenario, options, seat, state, better } = position;
  const opened = openMatch(game, { scenario, options });
  if (!opened.ok) return null;
  try {
    const match: Match = resume(opened.value, game, state);
    const { legal } = sight(game, state, seat);
    if (!legal.some((action) => game.write(action) === better)) return null;
    return { record: writeRecord(matchSheet(match)), match, states: [state], events: [[]] };
  } catch {
    return null;
  }
}

/** How many steps stand before the question: that it goes on from a stored state. */
export const BEFORE = 1;

/** As a report would tell it. */
export const toldAsMistake = (
  one: Omit<Exercise, 'scenario'>,
  played = one.others[0]?.text ?? '',
): Mistake => {
  const cost = one.others.find(({ text }) => text === played)?.cost ?? 0;
  const { better, chance, line, reasons } = one;
  const of = { ofBetter: chance, ofPlayed: chance - cost };
  return { at: BEFORE, ask: '', played, better, cost, error: 0, ...of, line, reasons };
};

/** One that is on the table; `own` where it is a mistake of one's own. */
export interface Opened {
  readonly game: string;
  readonly exercise: Omit<Exercise, 'scenario'> & { readonly scenario: unknown };
  readonly own: OwnMistake | null;
  readonly run: Rerun;
}

export async function openedAs(
  game: string,
  exercise: Opened['exercise'],
  own: OwnMistake | null,
): Promise<Opened | null> {
  const run = await openPosition(game, exercise);
  return run && { game, exercise, own, run };
}
