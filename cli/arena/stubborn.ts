import { readFile } from 'node:fs/promises';
import { check, must, shape } from '@bicorne/engine';
import type { Rulebook } from '@bicorne/bots';
import { playerOf, type Player } from '@bicorne/bots/play';
import { findBot } from '../bots.ts';

const PREFIX = 'stubborn:';

/**
 * `stubborn:FILE:BOT` does what its file wishes as soon as it may, the first wish first, and else plays as the bot:
 * for a plan that one wants answered. `learning/exploiters/` has some.
 */
export const isStubborn = (name: string): boolean => name.startsWith(PREFIX);

/**
 * Actions as they are written, `*` standing for any words; a wish may be for so many times. What is never done is done
 * where there is nothing else.
 */
const file = shape.fields({
  seat: shape.text(),
  wishes: shape.listOf(
    shape.fields({
      do: shape.text(),
      times: shape.unlessSaid(shape.whole(1), 1000),
    }),
  ),
  never: shape.listOf(shape.text()),
});

export async function playerStubborn(name: string, rulebook: Rulebook, seat: string): Promise<Player> {
  const parts = name.slice(PREFIX.length);
  const split = parts.indexOf(':');
  const path = parts.slice(0, split);
  const plan = must(check(file, JSON.parse(await readFile(path, 'utf8')), path));
  const bot = playerOf(rulebook, findBot(parts.slice(split + 1)));
  if (plan.seat !== seat) return bot;
  const wishes = plan.wishes.map((wish) => ({ fits: patternOf(wish.do), times: wish.times }));
  const never = plan.never.map(patternOf);
  return (sight, ...rest) => {
    const texts = sight.legal.map((action) => rulebook.game.write(action));
    const at = wished(texts, wishes);
    if (at >= 0) return sight.legal[at];
    const legal = sight.legal.filter((_, i) => !never.some((one) => one.test(texts[i])));
    return bot(legal.length > 0 ? { ...sight, legal } : sight, ...rest);
  };
}

interface Wish {
  readonly fits: RegExp;
  times: number;
}

/** Where the first wish that can be granted stands, or -1. */
function wished(texts: readonly string[], wishes: readonly Wish[]): number {
  for (const wish of wishes) {
    const at = wish.times > 0 ? texts.findIndex((text) => wish.fits.test(text)) : -1;
    if (at < 0) continue;
    wish.times--;
    return at;
  }
  return -1;
}

const patternOf = (words: string): RegExp =>
  new RegExp(
    `^${words
      .split('*')
      .map((part) => part.replace(/[^\w]/g, '\\$&'))
      .join('.*')}$`,
  );
