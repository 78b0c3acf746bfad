import { checkBounds, faultsOf } from '../bounds.ts';
import { drawOutcome } from '../chance.ts';
import { ONLOOKER, type Game } from '../contract.ts';
import { openMatch, type Match } from '../match.ts';
import { defaultOptions } from '../options.ts';
import { playout } from '../playout.ts';
import type { Rng } from '../random.ts';

/** Scenarios as a stranger might write them: those of a game, with things missing, doubled, moved, swapped and hostile. */

type Plain = Record<string, unknown> | unknown[];

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Every object and list in it, itself first. */
function insides(value: unknown): Plain[] {
  if (!isPlain(value)) return [];
  return [value, ...Object.values(value).flatMap(insides)];
}

/** All single values in it: what stands in one place may be put into another. */
const leaves = (value: unknown): unknown[] =>
  isPlain(value) ? Object.values(value).flatMap(leaves) : [value];

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

const HOSTILE: readonly ((rng: Rng) => unknown)[] = [
  () => -1,
  () => 1e9,
  () => Number.NaN,
  () => 0.5,
  () => null,
  () => '',
  () => '__proto__',
  () => '<img src=x onerror=alert(1)>',
  () => '\u202Efdp.exe',
  () => 'x'.repeat(10_000),
  () => deep(40),
  () => Array.from({ length: 5000 }, () => 'A1'),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
  () => new Date(0),
  (rng) => rng.below(100),
];

const put = (into: Plain, key: string, value: unknown): void =>
  void Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });

type Change = (into: Plain, key: string, all: unknown, rng: Rng) => void;

const CHANGES: readonly Change[] = [
  (into, key) => void Reflect.deleteProperty(into, key),
  (into, key, _all, rng) => put(into, key, pick(HOSTILE, rng)(rng)),
  (into, key, all, rng) => put(into, key, pick(leaves(all), rng)),
  (into, key, all, rng) => put(into, key, structuredClone(pick(insides(all), rng))),
  (into, key, _all, rng) => {
    const value: unknown = Reflect.get(into, key);
    if (typeof value === 'number') put(into, key, value + rng.below(7) - 3);
    else if (Array.isArray(value)) value.push(structuredClone(pick([...value, 0], rng)));
  },
  (into, key, _all, rng) => put(into, pick(['more', 'constructor', '7', key.toUpperCase()], rng), 1),
  (into, key) => put(into, key, into),
];

/** Mostly values of the same scenario in other places, which reach further than what is plainly hostile. */
const LIKELY = [0, 0, 1, 2, 2, 2, 2, 3, 4, 4, 4, 4, 5, 6] as const;

export function mutantOf(scenario: unknown, rng: Rng): unknown {
  const mutant: unknown = structuredClone(scenario);
  for (let changes = 1 + rng.below(3); changes > 0; changes--) {
    const into = pick(tame(mutant), rng);
    const keys = Object.keys(into);
    if (keys.length > 0) CHANGES[pick(LIKELY, rng)](into, pick(keys, rng), scenario, rng);
  }
  return mutant;
}

/** What can still be walked through after an earlier change made a circle. */
const tame = (mutant: unknown): Plain[] =>
  checkBounds(mutant).ok ? insides(mutant) : isPlain(mutant) ? [mutant] : [];

export interface MutantFate {
  readonly taken: boolean;
  /** Steps that were played. */
  readonly steps: number;
}

/**
 * A mutant is refused with its place, or can be played: by both ways of asking, to its end or for so many steps.
 * Throws where it is neither.
 */
export function tryMutant(game: Game, mutant: unknown, rng: Rng, most: number | 'whole'): MutantFate {
  const opened = openMatch(game, { scenario: mutant });
  if (typeof mutant === 'string' || mutant === undefined) return { taken: opened.ok, steps: 0 };
  const faults = faultsOf(game, mutant, defaultOptions(game.options));
  if (opened.ok !== (faults.length === 0))
    throw new Error(`set up: ${opened.ok}, but faults: ${JSON.stringify(faults)}`);
  if (!opened.ok) {
    if (opened.fault.place === undefined) throw new Error(`no place: ${JSON.stringify(opened.fault)}`);
    return { taken: false, steps: 0 };
  }
  return { taken: true, steps: playMutant(opened.value, rng, most) };
}

function playMutant({ game, state: start }: Match, rng: Rng, most: number | 'whole'): number {
  const state = game.clone(start);
  game.view(state, ONLOOKER);
  if (most === 'whole') return playout(game, state, rng).steps;
  for (let step = 0; step < most; step++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return step;
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    else {
      const seat = pick(turn.seats, rng);
      game.act(state, seat, pick(game.legal(state, seat), rng));
    }
  }
  return most;
}
