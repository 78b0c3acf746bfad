import {
  defaultOptions,
  faultsOf,
  JSON_BENCH,
  ok,
  type Bench,
  type Game,
  type Result,
} from '@bicorne/engine';
import { gameIds, loadBench } from '@bicorne/games';
import { Failure, findGame, UsageError } from '../args.ts';
import { readSource } from '../sheets.ts';

export interface Battle {
  readonly game: Game;
  readonly bench: Bench;
  readonly scenario: Result<unknown>;
}

/** A megabyte would be hundreds of battles. */
const MOST_LETTERS = 200_000;

/** `GAME FILE`, or a file alone, which only one game can read. A battle of the box goes by its name behind its game. */
export async function findBattle(words: readonly string[]): Promise<Battle> {
  const [one, other, more] = words;
  if (more !== undefined) throw new UsageError(`what is ${JSON.stringify(more)}?`);
  if (one === undefined) throw new UsageError('FILE is missing');
  if (other !== undefined) return battleOf(one, other);
  if (gameIds().includes(one)) throw new UsageError('FILE is missing');
  const text = await textOf(one);
  const read = await Promise.all(gameIds().map((id) => readAs(id, text)));
  const fitting = read.filter(isSound);
  if (fitting.length === 1) return fitting[0];
  throw new UsageError(
    fitting.length === 0
      ? 'no game can set it up: say for which it is meant, and its faults are named'
      : `say for which game: ${fitting.map(({ game }) => game.id).join(', ')}`,
  );
}

/** Any game reads the fields of an object; whether they mean something to it, its set-up says. */
const isSound = ({ game, scenario }: Battle): boolean =>
  scenario.ok && faultsOf(game, scenario.value, defaultOptions(game.options)).length === 0;

async function battleOf(id: string, file: string): Promise<Battle> {
  const game = await findGame(id);
  const entry = game.scenarios.find((one) => one.id === file);
  if (entry) return { game, bench: await loadBench(id), scenario: ok(entry.scenario) };
  return readAs(id, await textOf(file));
}

async function textOf(file: string): Promise<string> {
  const text = await readSource(file);
  if (text.length > MOST_LETTERS) throw new Failure(`longer than ${MOST_LETTERS} letters`);
  return text;
}

async function readAs(id: string, text: string): Promise<Battle> {
  const [game, bench] = await Promise.all([findGame(id), loadBench(id)]);
  return { game, bench, scenario: (text.trimStart().startsWith('{') ? JSON_BENCH : bench).read(text) };
}
