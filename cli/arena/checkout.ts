import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as bots from '@bicorne/bots';
import type * as games from '@bicorne/games';
import { playerOf, type Player } from '@bicorne/bots/play';

const PREFIX = 'checkout:';

/** `checkout:DIR:NAME` is the bot of this name in another checkout, with its own evaluation and search. */
export const isElsewhere = (name: string): boolean => name.startsWith(PREFIX);

/** The rules must be the same: it is handed sights of this checkout. */
export async function playerElsewhere(name: string, game: string): Promise<Player> {
  const parts = name.slice(PREFIX.length);
  const split = parts.lastIndexOf(':');
  const folder = resolve(parts.slice(0, split));
  const there: Partial<typeof bots> = await import(pathToFileURL(join(folder, 'bots/index.ts')).href);
  const shelf: typeof games = await import(pathToFileURL(join(folder, 'games/registry.ts')).href);
  const rulebook = await (there.loadRulebook ?? shelf.loadGame)(game);
  const bot = there.botNamed?.(parts.slice(split + 1));
  if (!rulebook || !bot) throw new Error(`there is no ${name} for ${game}`);
  return playerOf(rulebook, bot);
}
