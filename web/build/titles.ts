import { LANGUAGES } from '@bicorne/boardkit/contract.ts';
import { loadWords, offeredGames } from '@bicorne/games';
import type { Plugin } from 'vite';
import type { Title } from '../src/lobby/titles.ts';

const NAME = 'virtual:bicorne-titles/';

/**
 * What the first page says of each game, taken from the games' own words when the page is built: there it needs
 * neither the rest of their words nor the rules that those speak of.
 */
export const titles = (): Plugin => ({
  name: 'bicorne:titles',
  resolveId: (source) => (source.startsWith(NAME) ? `\0${source}` : null),
  async load(id) {
    const language = LANGUAGES.find((one) => id === `\0${NAME}${one}`);
    if (!language) return null;
    const all = await Promise.all(offeredGames().map((game) => titleOf(game, language)));
    return `export const titles = ${JSON.stringify(all.filter((one) => one !== null))};`;
  },
});

async function titleOf(id: string, language: (typeof LANGUAGES)[number]): Promise<Title | null> {
  const words = await loadWords(id, language);
  if (!words) return null;
  const scenarios = Object.entries(words.scenarios).map(([name, { title }]) => [name, title]);
  const { title, tagline, effort, firstBattle, seats } = words;
  return { id, title, tagline, effort, firstBattle, scenarios: Object.fromEntries(scenarios), seats };
}
