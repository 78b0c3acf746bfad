/**
 * `npm run build:static`: the page as a folder (`static/`) that any host of files serves, without our server: bots,
 * two on one device, lessons, rulebooks and replays. `-- --folder /bicorne/` where it lies in a folder of the host.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { offeredGames } from '@bicorne/games';

const WEB = join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/' },
    out: { type: 'string', default: join(WEB, '..', 'static') },
  },
});
if (!/^\/(?:[\w.-]+\/)*$/.test(values.folder)) throw new Error('--folder begins and ends with a slash');

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const words = [
  'build',
  '--base',
  values.folder,
  '--outDir',
  values.out,
  '--emptyOutDir',
  '--logLevel',
  'warn',
];
const built = spawnSync(process.execPath, [vite, ...words], {
  cwd: WEB,
  env: { ...process.env, NODE_ENV: 'production', VITE_SERVER: 'none' },
  stdio: 'inherit',
});
if (built.status !== 0) throw new Error('the page could not be built');

// A host of files knows no pages but files: those with a name of their own are the page too, and all others, on
// hosts that have a page for what is not there.
const page = join(values.out, 'index.html');
copyFileSync(page, join(values.out, '404.html'));
for (const game of offeredGames())
  for (const room of ['play', 'learn']) {
    const folder = join(values.out, room, game);
    mkdirSync(folder, { recursive: true });
    copyFileSync(page, join(folder, 'index.html'));
  }
console.log(values.out);
