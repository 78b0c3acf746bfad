import type { Result } from './result.ts';

/** How a game's battles are made by people: its scenario file, and what may be placed where. */
export interface Bench<S = unknown> {
  /** A scenario from its file, which names the line of what is wrong in it. */
  read(text: string): Result<S>;
  /** Its file: reading it gives the scenario back. */
  write(scenario: S): string;
}

/** For a game without a file format of its own: the scenario object, a field a line. */
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
