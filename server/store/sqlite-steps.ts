import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqliteWriter } from './sqlite-writer.ts';
import { clockText, type NewSteps, type StepLog } from './steps.ts';

export class SqliteSteps implements StepLog {
  readonly #writer: SqliteWriter;
  readonly #select: StatementSync;
  readonly #move: StatementSync;
  readonly #insert: StatementSync;

  constructor(reader: DatabaseSync, db: DatabaseSync, writer: SqliteWriter) {
    this.#writer = writer;
    this.#select = reader.prepare(
      'SELECT step FROM steps WHERE match = (SELECT key FROM matches WHERE id = ?) AND n >= ? ORDER BY n',
    );
    this.#move = db.prepare(
      'UPDATE matches SET steps = ?, turn = ?, over = ?, moved_at = ?, clock = ? WHERE id = ? AND steps = ?',
    );
    this.#insert = db.prepare(
      'INSERT INTO steps (match, n, step) SELECT key, ?, ? FROM matches WHERE id = ?',
    );
  }

  async read(match: string, from: number): Promise<readonly string[]> {
    return this.#select.all(match, from).map(({ step }) => String(step));
  }

  append(match: string, added: NewSteps): Promise<boolean> {
    return this.#writer.writeAtOnce(() => this.#append(match, added));
  }

  #append(match: string, { from, steps, turn, movedAt, clock }: NewSteps): boolean {
    const over = turn.kind === 'over' ? 1 : 0;
    const after = [from + steps.length, JSON.stringify(turn), over, movedAt, clockText(clock)];
    if (this.#move.run(...after, match, from).changes === 0) return false;
    steps.forEach((step, index) => this.#insert.run(from + index, step, match));
    return true;
  }
}
