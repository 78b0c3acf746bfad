import type { ShellWords } from '../words/words.ts';

/** A bot knows itself by its level, and by the commander in whose manner it plays, if any: `marshal:ney`. */
export const levelName = (bot: string, { device }: ShellWords): string =>
  device.levels[bot.split(':')[0]] ?? bot;

/** Both of them, where there is room. */
export function botTitle(bot: string, shell: ShellWords): string {
  const commander = shell.device.commanders[bot.split(':')[1]];
  return commander === undefined ? levelName(bot, shell) : `${levelName(bot, shell)} (${commander})`;
}
