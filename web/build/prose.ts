import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCENARIO_FILE = /^(.*\/games\/[^/]+)\/data\/scenarios\/[^/]+\.ts$/;
/** `history.uk:` and the lines below it, which are indented; `notes.uk:` likewise. */
const TOLD = /^(?:history|notes)\.(\w+):\n(?:[ \t].*\n|\n)*/gm;

/**
 * A scenario file tells its story in every language. Where a game's words of a language bring their own
 * (`board/words/uk.scenarios.ts`), the page says those, and need not fetch the file's as well.
 */
export const prose = (): Plugin => ({
  name: 'bicorne:prose',
  apply: 'build',
  transform(code, id) {
    const game = SCENARIO_FILE.exec(id)?.[1];
    if (game === undefined) return null;
    const isToldElsewhere = (language: string): boolean =>
      existsSync(`${game}/board/words/${language}.scenarios.ts`);
    const text = code.replace(TOLD, (part, language: string) => (isToldElsewhere(language) ? '' : part));
    return { code: text, map: null };
  },
});
