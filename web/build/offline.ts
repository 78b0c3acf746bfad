import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** As `src/offline/sw.ts` writes it: what is kept, and a name for this very set of files. */
const FILES = /["'`]__FILES__["'`]/;
const VERSION = '__VERSION__';

/** Fetched when they are wanted: scripts that few readers need, the gallery, and what is compressed for the way. */
const SELDOM = /^sw\.js$|\/gallery|-(?:greek|vietnamese|ext)-|-(?:greek|latin|cyrillic)-ext-|\.(?:br|gz)$/;

/** Tells the service worker which files make up the page. */
export const offline = (): Plugin => ({
  name: 'bicorne:offline',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
      .filter((file) => !SELDOM.test(file))
      .sort();
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
    const script = join(dir, 'sw.js');
    const text = readFileSync(script, 'utf8')
      .replace(FILES, JSON.stringify(files.map((file) => `/${file}`)))
      .replace(VERSION, hash.digest('hex').slice(0, 12));
    writeFileSync(script, text);
  },
});
