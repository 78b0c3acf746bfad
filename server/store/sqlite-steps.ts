import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqliteWriter } from './sqlite-writer.ts';
import { clockText, type NewSteps, type StepLog } from './steps.ts';

export class SqliteSteps implements StepLog {
  readonly #writer: SqliteWriter;
  readonly #select: StatementSync;

  constructor(reader: DatabaseSync, writer: SqliteWriter) {
    this.#writer = writer;
    this.#select = reader.prepare(
      'SELECT step FROM steps WHERE match = (SELECT key FROM matches WHERE id = ?) AND n >= ? ORDER BY n',
    );
  }

  async read(match: string, from: number): Promise<readonly string[]> {
    return this.#select.all(match, from).map(({ step }) => String(step));
  }

  append(match: string, { from, steps, turn, movedAt, clock }: NewSteps): Promise<boolean> {
    return this.#writer.append({
      match,
      from,
      steps,
      turn: JSON.stringify(turn),
      over: turn.kind === 'over' ? 1 : 0,
      movedAt,
      clock: clockText(clock),
    });
  }
}
