import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf, type Text } from './texts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Where words stand. */
const ROOMS = [
  'web/src/words/*.ts',
  'server/notices/*.ts',
  'games/*/board/{words,story,lessons}/*.ts',
  'games/*/data/**/*.ts',
];

/** A module with texts of the language. */
export interface Module {
  readonly file: string;
  readonly path: string;
  readonly source: string;
  readonly texts: readonly Text[];
}

/** `uk.ts`, `play.uk.ts`, `uk.names.ts`: the whole module is of that language. */
export const languageOf = (file: string): string | null => /(?:^|[./])(en|uk|ru)\./.exec(file)?.[1] ?? null;

export const modulesOf = (language: string): Module[] =>
  globSync(ROOMS, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .map((file) => {
      const path = join(ROOT, file);
      const source = readFileSync(path, 'utf8');
      return { file, path, source, texts: textsOf(source, language, languageOf(file)) };
    })
    .filter(({ texts }) => texts.length > 0);
