import type { Rng } from '@bicorne/engine';
import type { Bot } from './bot.ts';
import { LEVELS, TEMPERAMENTS, type Level } from './levels.ts';
import { makeJudge, type Temper } from './search/mind.ts';
import { think, type Opinion } from './search/search.ts';

/**
 * A bot that searches, by name: `marshal`, with a temperament `marshal:ney`. As such it thinks for its time; with
 * a scale of trials, `marshal@0.1` or `marshal:ney@0.1`, it makes a tenth of Marshal's trials however long they
 * take, and then the same sight and the same random numbers always give the same answer. `marshal@200ms` thinks for so
 * many milliseconds a turn.
 */
export function commanderNamed(name: string): Bot | undefined {
  const character = characterNamed(name);
  return character && commander(character.level, character.temper);
}

/** The same bot, telling also what it thinks of what it does. */
export type Thinker = (...asked: Parameters<Bot>) => Opinion;

export function thinkerNamed(name: string): Thinker | undefined {
  const character = characterNamed(name);
  return character && thinker(character.level, character.temper);
}

/** How such a bot thinks, without its temperament. */
export const levelNamed = (name: string): Level | undefined => characterNamed(name)?.level;

interface Character {
  readonly level: Level;
  readonly temper: Temper;
}

function characterNamed(name: string): Character | undefined {
  const parts = /^(?<level>[a-z]+)(?::(?<temper>[a-z]+))?(?:@(?<millis>\d+)ms|@(?<scale>\d*\.?\d+))?$/.exec(
    name,
  )?.groups;
  if (!parts || !isKey(LEVELS, parts['level'])) return undefined;
  const temper = parts['temper'] ?? null;
  if (temper !== null && !isKey(TEMPERAMENTS, temper)) return undefined;
  const level = scaled(LEVELS[parts['level']], parts['scale'], parts['millis']);
  return level && { level, temper: temper === null ? {} : TEMPERAMENTS[temper] };
}

/** Every level by its name, thinking for its time. */
export const commanders = (): Readonly<Record<string, Bot>> =>
  Object.fromEntries(
    Object.entries<Level>(LEVELS).map(([name, level]) => [
      name,
      commander({ ...level, trials: Infinity }, {}),
    ]),
  );

const isKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key);

function scaled(level: Level, scale: string | undefined, millis: string | undefined): Level | undefined {
  if (millis !== undefined) return { ...level, trials: Infinity, millis: Number(millis) };
  if (scale === undefined) return { ...level, trials: Infinity };
  if (!(Number(scale) > 0)) return undefined;
  return { ...level, trials: level.trials * Number(scale), millis: Infinity };
}

function commander(level: Level, temper: Temper): Bot {
  const ponder = thinker(level, temper);
  return (rulebook, sight, ...rest) =>
    sight.legal.length === 1 ? sight.legal[0] : ponder(rulebook, sight, ...rest).action;
}

function thinker(level: Level, temper: Temper): Thinker {
  return (rulebook, sight, seat, rng, purse) => {
    const judge = makeJudge(rulebook, temper);
    return choose(think(rulebook, judge, sight, seat, rng, level, purse), level.noise, rng);
  };
}

/** The best, or with noise any that seems nearly as good: the nearer, the likelier. */
function choose(opinions: readonly Opinion[], noise: number, rng: Rng): Opinion {
  if (noise === 0) return opinions[0];
  const most = Math.max(...opinions.map(({ score }) => score));
  const shares = opinions.map(({ score }) => Math.exp((score - most) / noise));
  let at = (rng.below(1 << 24) / (1 << 24)) * shares.reduce((sum, share) => sum + share, 0);
  return opinions.find((_, index) => (at -= shares[index]) < 0) ?? opinions[0];
}
