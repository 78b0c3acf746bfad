import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gameIds } from '@bicorne/games';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SELF = `planted-by-the-house-test-${process.pid}`;

/** Where a file is planted, what it imports, and whether the one-way street allows it. */
const STREET: readonly (readonly [folder: string, imported: string, allowed: boolean])[] = [
  ['engine', 'zod', true],
  ['engine', '@bicorne/games', false],
  ['engine', '@bicorne/games/picket/index.ts', false],
  ['engine', '@bicorne/bots', false],
  ['engine', '@bicorne/report', false],
  ['engine', '@bicorne/boardkit', false],
  ['engine', '@bicorne/table/protocol', false],
  ['engine', '@bicorne/tournament', false],
  ['engine', '@bicorne/server', false],
  ['engine', '@bicorne/web', false],
  ['engine', '@bicorne/cli', false],
  ['engine', '../games/registry.ts', false],
  ['engine', 'node:fs', false],
  ['engine', 'react', false],
  ['engine/conformance', '../../cli/main.ts', false],

  ['games', '@bicorne/engine', true],
  ['games', '@bicorne/bots', false],
  ['games', '../cli/main.ts', false],
  ['games', 'react', false],

  ['games/picket/rules', '@bicorne/engine', true],
  ['games/picket/rules', '../data/map.ts', true],
  ['games/picket/rules', '@bicorne/cli', false],
  ['games/picket/rules', '@bicorne/games', false],
  ['games/picket/rules', '@bicorne/bots', false],
  ['games/picket/rules', '@bicorne/boardkit', false],
  ['games/picket/rules', '../../../table/protocol.ts', false],
  ['games/picket/rules', '../../registry.ts', false],
  ['games/picket/rules', '../board/index.tsx', false],
  ['games/picket/rules', 'react', false],
  ['games/picket/rules', 'react-dom/client', false],
  ['games/picket/rules', 'node:fs', false],
  ['games/picket/data', 'react', false],
  ['games/picket/data', '@bicorne/web', false],
  ['games/picket/bot', 'react', false],
  ['games/picket/bot', '../rules/state.ts', true],
  ['games/picket/bot', '@bicorne/bots', false],

  ['games/picket/board', 'react', true],
  ['games/picket/board', '@bicorne/boardkit', true],
  ['games/picket/board', '../data/map.ts', true],
  ['games/picket/board', '../rules/turn.ts', true],
  ['games/picket/board', '../bot/index.ts', false],
  ['games/picket/board', '@bicorne/web', false],
  ['games/picket/board', '@bicorne/server', false],
  ['games/picket/board', '@bicorne/games', false],
  ['games/picket/board/words', '../../rules/turn.ts', true],

  ['games/picket/test', 'node:fs', true],
  ['games/picket/test', '@bicorne/cli', false],

  ['bots', '@bicorne/games', true],
  ['bots', '@bicorne/games/picket/index.ts', false],
  ['bots', '../games/picket/index.ts', false],
  ['bots', '@bicorne/report', false],
  ['bots', '@bicorne/table/steps', false],
  ['bots', '@bicorne/tournament', false],
  ['bots', '@bicorne/server', false],
  ['bots', '@bicorne/web', false],
  ['bots', '@bicorne/cli', false],
  ['bots', 'react', false],

  ['report', '@bicorne/engine', true],
  ['report', '@bicorne/games', true],
  ['report', '@bicorne/bots', true],
  ['report', '@bicorne/games/picket/index.ts', false],
  ['report', '@bicorne/boardkit', false],
  ['report', '@bicorne/table/protocol', false],
  ['report', '@bicorne/tournament', false],
  ['report', '@bicorne/server', false],
  ['report', '@bicorne/web', false],
  ['report', '@bicorne/cli', false],
  ['report', 'node:fs', false],
  ['report', 'react', false],

  ['boardkit', 'react', true],
  ['boardkit', '@bicorne/engine', true],
  ['boardkit', '@bicorne/games', false],
  ['boardkit', '@bicorne/bots', false],
  ['boardkit', '@bicorne/table/protocol', false],
  ['boardkit', '@bicorne/web', false],

  ['table', '@bicorne/engine', true],
  ['table', '@bicorne/games', true],
  ['table', '@bicorne/bots', true],
  ['table', 'zod', true],
  ['table', '@bicorne/games/picket/index.ts', false],
  ['table', '@bicorne/boardkit', false],
  ['table', '@bicorne/server', false],
  ['table', '../server/tables.ts', false],
  ['table', '@bicorne/web', false],
  ['table', '@bicorne/cli', false],
  ['table', 'node:crypto', false],
  ['table', 'react', false],
  ['table/protocol', '../../server/table.ts', false],

  ['tournament', '@bicorne/engine', true],
  ['tournament', 'edmonds-blossom-fixed', true],
  ['tournament', '@bicorne/games', false],
  ['tournament', '@bicorne/bots', false],
  ['tournament', '@bicorne/table/protocol', false],
  ['tournament', '@bicorne/server', false],
  ['tournament', '../cli/main.ts', false],
  ['tournament', 'node:fs', false],
  ['tournament', 'react', false],

  ['server', '@bicorne/tournament', true],
  ['server', '@bicorne/bots', true],
  ['server', '@bicorne/table/protocol', true],
  ['server', '@bicorne/games', true],
  ['server', '@bicorne/games/picket/index.ts', false],
  ['server', '@bicorne/web', false],
  ['server', '@bicorne/boardkit', false],
  ['server', '@bicorne/cli', false],
  ['server', '../cli/main.ts', false],
  ['server', 'react', false],

  ['web/src', '@bicorne/boardkit', true],
  ['web/src', '@bicorne/games', true],
  ['web/src', '@bicorne/table/protocol', true],
  ['web/src', '@bicorne/server', false],
  ['web/src', '@bicorne/server/protocol', false],
  ['web/src', '@bicorne/server/store', false],
  ['web/src', '../../server/table.ts', false],
  ['web/src', '@bicorne/games/picket/index.ts', false],
  ['web/src', '../../games/picket/index.ts', false],
  ['web/src', '@bicorne/cli', false],

  ['cli', '@bicorne/tournament', true],
  ['cli', '@bicorne/server', true],
  ['cli', '@bicorne/games', true],
  ['cli', '@bicorne/games/picket/index.ts', false],
  ['cli', '@bicorne/web', false],
];

/** How each room of a game, and a room within a room, would name another game. */
const OTHER_GAME: Readonly<Record<string, string>> = {
  rules: '../../other/rules/state.ts',
  data: '../../other/data/map.ts',
  bot: '../../other/index.ts',
  board: '../../other/board/words/en.ts',
  'board/words': '../../../other/rules/state.ts',
};

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

interface Report {
  readonly diagnostics: readonly Diagnostic[];
  readonly number_of_files: number;
}

const lint = (paths: readonly string[]): Promise<Report> =>
  new Promise((resolve, reject) => {
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const args = [oxlint, '--format', 'json', ...paths];
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: 1 << 28 }, (error, stdout) => {
      // Findings make it fail as well: only what it prints tells the two apart.
      if (stdout === '') reject(error ?? new Error('oxlint said nothing'));
      else resolve(JSON.parse(stdout));
    });
  });

const planted: string[] = [];

function plant(folder: string, number: number, source: string): string {
  const file = join(ROOT, folder, `${SELF}-${number}.ts`);
  const made = mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  planted.push(made ?? file);
  return relative(ROOT, file);
}

const uproot = (): void =>
  planted.splice(0).forEach((path) => rmSync(path, { recursive: true, force: true }));

const restricted = (report: Report, file: string): boolean =>
  report.diagnostics.some(
    ({ code, filename }) => filename === file && code === 'eslint(no-restricted-imports)',
  );

let report: Report;
let files: readonly string[];
let byDynamicImport: readonly string[];
let between: readonly string[];

/** All at once, since each run of the linter costs more than all the files. */
beforeAll(async () => {
  try {
    let number = 0;
    files = STREET.map(([folder, imported]) => plant(folder, number++, `import '${imported}';\n`));
    byDynamicImport = STREET.map(([folder, imported]) =>
      plant(folder, number++, `export const later = import('${imported}');\n`),
    );
    between = Object.entries(OTHER_GAME).map(([room, imported]) =>
      plant(`games/picket/${room}`, number++, `import '${imported}';\n`),
    );
    report = await lint([...files, ...byDynamicImport, ...between]);
  } finally {
    uproot();
  }
});

afterAll(uproot);

test.each(STREET.map(([folder, imported, allowed], index) => ({ folder, imported, allowed, index })))(
  '$folder importing $imported is allowed: $allowed',
  ({ allowed, index }) => {
    expect(restricted(report, files[index])).toBe(!allowed);
    expect(restricted(report, byDynamicImport[index])).toBe(!allowed);
  },
);

test('no room of a game imports another game', () => {
  expect(between.filter((file) => !restricted(report, file))).toEqual([]);
});

test('the registry loads a board only by dynamic import', () => {
  const registry = readFileSync(join(ROOT, 'games/registry.ts'), 'utf8');
  expect(registry).not.toMatch(/(?:from|import) '[^']*\/board\//);
});

const PACKAGES = ['engine', 'games', 'bots', 'report', 'boardkit', 'table', 'server', 'web', 'cli'];
const isSource = (name: string): boolean => /\.(?:ts|tsx|mjs)$/.test(name);

/** Every source file of these folders, as the linter should find them. */
function sources(folders: readonly string[]): string[] {
  const all = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return all.filter((path) => isSource(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path));
}

test('the linter sees every source file of the house', async () => {
  const found = sources(PACKAGES).length;
  expect(found).toBeGreaterThan(50);
  expect((await lint([])).number_of_files).toBeGreaterThanOrEqual(found);
});

test('no page is half merged', () => {
  const folders = ['docs', 'learning', 'tournament', ...PACKAGES];
  const below = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const pages = [...readdirSync(ROOT), ...below].filter(
    (path) => path.endsWith('.md') && !path.includes('node_modules'),
  );
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((path) => /^(?:<{7}|>{7}) /m.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

test.each(['engine', 'bots', 'report', 'table', 'server', 'web', 'boardkit', 'cli'])(
  'nothing in %s names a game',
  (folder) => {
    const names = new RegExp(`(['"\`])(?:${gameIds().join('|')})\\1`);
    const naming = sources([folder]).filter((path) => {
      const source = readFileSync(join(ROOT, path), 'utf8');
      return names.test(source) && !isTest(path, source);
    });
    expect(naming).toEqual([]);
  },
);

/** Tests may take any game that is there, and so may suites that several tests run, and what is measured in each. */
const isTest = (path: string, source: string): boolean =>
  /\.test\.tsx?$|\/(?:test|e2e|store\/contract)\/|^web\/bench\/(?:positions|tasks)\.ts$/.test(path) ||
  source.includes("from 'vitest'");
