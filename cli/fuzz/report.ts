import { matchSheet, writeOutcome, writeRecord, type Game, type Move } from '@bicorne/engine';
import { matchOf } from '@bicorne/engine/conformance';
import type { Failure } from './play.ts';

/** What is told of a failure, by a worker to its crew and to the person who watches. */
export interface Report {
  readonly fault: string;
  readonly detail: string;
  readonly property: string | null;
  readonly steps: number;
  readonly record: string;
}

export const reportOf = (game: Game, failure: Failure): Report => ({
  fault: failure.fault,
  detail: failure.detail,
  property: failure.property,
  steps: failure.trail.length,
  record: failureRecord(game, failure),
});

/** A record that ends where the failure is, and says what it is. A step that fails is the last, and unplayed. */
function failureRecord(game: Game, { fault, detail, run, trail }: Failure): string {
  const comment: Move = { kind: 'comment', text: `${fault}: ${detail}`, line: 0 };
  const breaks = fault === 'threw';
  const played = breaks ? trail.slice(0, -1) : trail;
  const match = matchOf(game, run, played);
  const { tags, moves: all } = matchSheet(match);
  // A digest would no longer fit once the state has been mended.
  const moves = all.filter(({ kind }) => kind !== 'digest');
  const last = breaks ? trail.at(-1) : undefined;
  if (!last) return writeRecord({ tags, moves: [...moves, comment] });
  const failing: Move =
    last.kind === 'act'
      ? { kind: 'act', seat: run.seats[last.seat], text: game.write(last.action), line: 0 }
      : { kind: 'chance', text: writeOutcome(game.chance(match.state), last.outcome), line: 0 };
  return writeRecord({ tags, moves: [...moves, failing, comment] });
}

/** A name for the file: the same failure overwrites itself. */
export const fileName = (game: string, { fault, property }: Report): string =>
  `${game}-${[fault, property ?? 'play']
    .join('-')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .slice(0, 80)}.bicorne`;
