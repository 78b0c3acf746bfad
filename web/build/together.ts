import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';

/** What the bundler tells of a module while it divides the page into files. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

type Ids = ReadonlySet<string>;

interface Needs {
  /** Of workers, and of words and odds, which are fetched without a board: it stays in files of its own. */
  readonly lean: Ids;
  /** Of every page. */
  readonly main: Ids;
  readonly table: Ids;
  readonly boards: ReadonlyMap<string, Ids>;
}

const ROOT = join(import.meta.dirname, '..', '..');
const fileOf = (path: string): string => join(ROOT, path);

const WORKERS = ['local', 'table/advice', 'table/outlook', 'table/reel'].map((folder) =>
  fileOf(`web/src/${folder}/worker.ts`),
);
const leanOf = (game: string): string[] =>
  ['odds.ts', 'words/en.ts', 'words/uk.ts', 'words/ru.ts'].map((file) =>
    fileOf(`games/${game}/board/${file}`),
  );

function needsOf(roots: readonly string[], modules: Modules): Ids {
  const found = new Set(roots);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

function readNeeds(modules: Modules): Needs {
  const games = offeredGames();
  return {
    lean: needsOf([...WORKERS, ...games.flatMap(leanOf)], modules),
    main: needsOf([fileOf('web/src/main.tsx')], modules),
    table: needsOf([fileOf('web/src/pages/Table.tsx')], modules),
    boards: new Map(games.map((game) => [game, needsOf([fileOf(`games/${game}/board/index.tsx`)], modules)])),
  };
}

/** Of the boards only what draws: rules and data are files for whoever plays. */
const DRAWS = /\/(?:boardkit|web\/src|games\/[^/]+\/board)\//;

let needs: Needs | undefined;

/**
 * The file in which a module lies: what every page needs is one, what every table needs, what a board needs. Many
 * small files are packed badly. It is read off the imports, so that nobody keeps a list.
 */
export function together(id: string, modules: Modules): string | null {
  const { lean, main, table, boards } = (needs ??= readNeeds(modules));
  if (lean.has(id)) return null;
  if (main.has(id)) return 'main';
  if (!DRAWS.test(id)) return null;
  const games = [...boards].filter(([, board]) => board.has(id)).map(([game]) => game);
  if (games.length > 0) return `board-${games.length === boards.size ? 'all' : games.join('-')}`;
  return table.has(id) ? 'table' : null;
}
