import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { oneAtATime } from './lock.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'web/dist/index.html');
/** What the page is made of. */
const SOURCES = [
  'web',
  'boardkit',
  'games',
  'bots',
  'report',
  'engine',
  'table',
  'tournament',
  'package-lock.json',
];
const NOT_IN_PAGE =
  /(?:^|\/)(?:node_modules|dist|test|e2e|\.cache)(?:\/|$)|\.test\.tsx?$|(?:README|SPEC)\.md$/;

/** Builds the page with Vite if it was never built or its sources have changed since; who comes second waits. */
export const buildPage = (say: (line: string) => void): Promise<void> =>
  oneAtATime(`page of ${ROOT}`, async () => {
    if (modified(BUILT) > Math.max(...SOURCES.map(newest))) return;
    const begun = performance.now();
    say('Building the page …');
    await runVite();
    say(`The page is built (${((performance.now() - begun) / 1000).toFixed(1)} s).`);
  });

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newest(source: string): number {
  const path = join(ROOT, source);
  if (!statSync(path).isDirectory()) return modified(path);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return Math.max(
    0,
    ...files.filter((file) => !NOT_IN_PAGE.test(file)).map((file) => modified(join(path, file))),
  );
}

/** In a process of its own: what it needs of memory and time is gone when the server starts. */
function runVite(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    // Also where a test asks for it: what is served is never React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the page could not be built'))));
  });
}
