import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqliteWriter } from './sqlite-writer.ts';
import { clockText, type NewSteps, type StepLog } from './steps.ts';

/** So many matches' keys are remembered; more than are played at a time. */
const MOST_KNOWN = 10_000;

export class SqliteSteps implements StepLog {
  readonly #writer: SqliteWriter;
  readonly #select: StatementSync;
  readonly #key: StatementSync;
  readonly #move: StatementSync;
  readonly #moveAll: StatementSync;
  readonly #insert: StatementSync;
  readonly #keys = new Map<string, number>();

  constructor(reader: DatabaseSync, db: DatabaseSync, writer: SqliteWriter) {
    this.#writer = writer;
    this.#select = reader.prepare(
      'SELECT step FROM steps WHERE match = (SELECT key FROM matches WHERE id = ?) AND n >= ? ORDER BY n',
    );
    this.#key = db.prepare('SELECT key FROM matches WHERE id = ?');
    // Most steps end no match and wind no clock: then the indices of those need not be touched.
    this.#move = db.prepare(
      'UPDATE matches SET steps = ?, turn = ?, moved_at = ? WHERE key = ? AND steps = ? AND over = 0 AND clock IS NULL',
    );
    this.#moveAll = db.prepare(
      'UPDATE matches SET steps = ?, turn = ?, moved_at = ?, over = ?, clock = ? WHERE key = ? AND steps = ? AND clock IS ?',
    );
    this.#insert = db.prepare('INSERT INTO steps (match, n, step) VALUES (?, ?, ?)');
  }

  async read(match: string, from: number): Promise<readonly string[]> {
    while (this.#writer.syncing) await this.#writer.syncing;
    return this.#select.all(match, from).map(({ step }) => String(step));
  }

  append(match: string, added: NewSteps): Promise<boolean> {
    return this.#writer.writeAtOnce(() => this.#append(match, added));
  }

  #append(match: string, added: NewSteps): boolean {
    const key = this.#keyOf(match);
    if (key === undefined || !this.#moved(key, added)) return false;
    const { from, steps } = added;
    for (let at = 0; at < steps.length; at++) this.#insert.run(key, from + at, steps[at]);
    return true;
  }

  #moved(key: number, { from, steps, turn, movedAt, was, clock }: NewSteps): boolean {
    const after = [from + steps.length, JSON.stringify(turn), movedAt];
    const isOver = turn.kind === 'over';
    if (!isOver && !was && !clock && this.#move.run(...after, key, from).changes === 1) return true;
    const all = [...after, isOver ? 1 : 0, clockText(clock), key, from, clockText(was)];
    return this.#moveAll.run(...all).changes === 1;
  }

  /** A match keeps its key as long as it is there. */
  #keyOf(match: string): number | undefined {
    const known = this.#keys.get(match);
    if (known !== undefined) return known;
    const found = this.#key.get(match)?.['key'];
    if (typeof found !== 'number') return undefined;
    if (this.#keys.size >= MOST_KNOWN) this.#keys.clear();
    this.#keys.set(match, found);
    return found;
  }
}
