import { JSON_BENCH, ok, type Bench, type Game, type Result } from '@bicorne/engine';
import { loadBench } from '@bicorne/games';
import { Failure, findGame, UsageError } from '../args.ts';
import { readSource } from '../sheets.ts';

export interface Battle {
  readonly game: Game;
  readonly bench: Bench;
  readonly scenario: Result<unknown>;
}

/** A megabyte would be hundreds of battles. */
const MOST_LETTERS = 200_000;

/** A battle of the box by its name, or a file: of the game's own format, or JSON. */
export async function findBattle(id: string, file: string | undefined): Promise<Battle> {
  const game = await findGame(id);
  const bench = await loadBench(id);
  if (file === undefined) throw new UsageError('FILE is missing');
  const entry = game.scenarios.find((one) => one.id === file);
  if (entry) return { game, bench, scenario: ok(entry.scenario) };
  const text = await readSource(file);
  if (text.length > MOST_LETTERS) throw new Failure(`longer than ${MOST_LETTERS} letters`);
  return { game, bench, scenario: (text.trimStart().startsWith('{') ? JSON_BENCH : bench).read(text) };
}
