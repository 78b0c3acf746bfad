import { botNamed, BOTS, type Bot } from '@bicorne/bots';
import { UsageError } from './args.ts';

export const botNames = (): string[] => Object.keys(BOTS);

export function findBot(name: string): Bot {
  const bot = botNamed(name);
  if (bot) return bot;
  throw new UsageError(`there is no bot ${JSON.stringify(name)}; there are ${botNames().join(', ')}`);
}
