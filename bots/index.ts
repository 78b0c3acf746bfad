import type { Bot } from './bot.ts';
import { commanderNamed, commanders } from './commander.ts';
import { drill } from './drill.ts';
import { random } from './random.ts';

export { advise, type Advice, type Reason } from './advise.ts';
export { turnAhead, type Ahead } from './turn.ts';
export { loadRulebook, type Bot, type Rulebook } from './bot.ts';
export { levelNamed, thinkerNamed, type Thinker } from './commander.ts';
export { describeInputs, inputsOf } from './net/net.ts';
export { LEVELS, TEMPERAMENTS } from './levels.ts';
export { newPurse, type Purse } from './purse.ts';
export { makeJudge } from './search/mind.ts';
export { playOn, TrialDice } from './playOn.ts';
export { think, type Effort, type Opinion } from './search/search.ts';
export { prize } from './search/trial.ts';
export { contrast, weigh, type Scales, type Weighed } from './weigh.ts';

/** Every bot by its name; the levels from the lowest to the highest. */
export const BOTS: Readonly<Record<string, Bot>> = { random, drill, ...commanders() };

/** Also with a temperament and a scale of trials: `marshal:ney`, `marshal@0.1`. */
export const botNamed = (name: string): Bot | undefined =>
  Object.hasOwn(BOTS, name) ? BOTS[name] : commanderNamed(name);
