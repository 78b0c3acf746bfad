import type { Bot } from './bot.ts';
import { drill } from './drill.ts';
import { random } from './random.ts';

export type { Bot, Rulebook } from './bot.ts';

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot>> = { random, drill };

export const botNamed = (name: string): Bot | undefined =>
  Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
