import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the other. */
export const random: Bot = (_rulebook, { legal }, _seat, rng) => legal[rng.below(legal.length)];
