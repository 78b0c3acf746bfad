import type { Bot } from './bot.ts';
import { commanderNamed } from './commander.ts';
import { drill } from './drill.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';

export type { Bot, Rulebook } from './bot.ts';
export { LEVELS, TEMPERAMENTS } from './levels.ts';

const PLAIN = { random, drill };
const named = (name: string): Bot => commanderNamed(name) ?? random;

/** Every bot by its name; the levels from the lowest to the highest. */
export const BOTS: Readonly<Record<string, Bot>> = {
  ...PLAIN,
  ...Object.fromEntries(Object.keys(LEVELS).map((level) => [level, named(level)])),
};

/** Also with a temperament and a scale of trials: `marshal:ney`, `marshal@0.1`. */
export const botNamed = (name: string): Bot | undefined =>
  Object.hasOwn(BOTS, name) ? BOTS[name] : commanderNamed(name);
