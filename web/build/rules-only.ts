import type { Plugin } from 'vite';

/** What only a page needs of a game: boards, words, rulebooks, stories. */
const FOR_PAGES = /\/board\/(?:index|gallery)\.tsx$|\/board\/(?:words|story|lessons)\/|\/book\//;

const NOTHING = '\0nothing';

/** Workers need the games' rules alone: the rest of the registry is left out of their files. */
export const rulesOnly = (): Plugin => ({
  name: 'bicorne:rules-only',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('games/registry.ts') && FOR_PAGES.test(source) ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export {};' : null),
});
