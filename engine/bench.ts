import { checkBounds } from './bounds.ts';
import type { Result } from './result.ts';
import { check, type Schema } from './schema.ts';

/** A small change of a battle in one side's favour, by which it may become even. */
export interface Lever<S = unknown> {
  /** What is changed, in the words of the file, and whether there is more of it (`cards+`), less (`cards-`) or it changes sides (`first`). */
  readonly what: string;
  /** Of which side, by its seat's name. */
  readonly seat: string;
  readonly scenario: S;
}

/** How a game's battles are made by people: its scenario file, and what may be placed where. */
export interface Bench<S = unknown> {
  /** A scenario from its file, which names the line of what is wrong in it. */
  read(text: string): Result<S>;
  /** Its file: reading it gives the scenario back. */
  write(scenario: S): string;
  /** Actions that are fights, by what they do; their notation names the place behind a colon. */
  readonly fights?: readonly string[];
  /** By what a battle is made more even; those that its rules allow are tried. */
  levers?(scenario: S): readonly Lever<S>[];
  /** The battle that begins with a position of a match; null where its file has no words for the position. */
  moment?(state: unknown): S | null;
  /** Of each unit of the scenario what is left of it in a position, from 0 to 1. */
  left?(state: unknown): readonly number[];
}

/** For a game without a file format of its own: the scenario object, a field a line, as its schema wants it. */
export const jsonBench = (schema: Schema<unknown>): Bench => ({
  read(text) {
    const read = JSON_BENCH.read(text);
    if (!read.ok) return read;
    const bounded = checkBounds(read.value);
    if (!bounded.ok) return bounded;
    const fits = check(schema, read.value, 'scenario');
    return fits.ok ? read : fits;
  },
  write: JSON_BENCH.write,
});

/** The same where there is no schema at hand. */
export const JSON_BENCH: Bench = {
  read(text) {
    try {
      return { ok: true, value: JSON.parse(text) };
    } catch (error) {
      const message = error instanceof Error ? error.message : 'not JSON';
      return { ok: false, fault: { code: 'malformed', message, place: 'file' } };
    }
  },
  write: (scenario) => `${JSON.stringify(scenario, null, 2)}\n`,
};
