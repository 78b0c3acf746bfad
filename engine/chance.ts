import { refuse, ok, type Result } from './result.ts';
import type { Rng } from './random.ts';

/**
 * Chance is a player. What it must decide is one of two things: how some dice fall, or which one of
 * several things is picked blind. A shuffled deck needs neither: its cards are picked when they are drawn.
 */
export type Chance = DiceRoll | BlindPick;

/** One kind of die: the six (or other number of) sides, by the index of the face each shows. */
export interface Die {
  /** Distinct faces, at most seven; each begins with another letter or digit, which stands for it in notation. */
  readonly faces: readonly string[];
  /** For every side of the die the face it shows. */
  readonly sides: readonly number[];
}

export interface DiceRoll {
  readonly kind: 'dice';
  readonly die: Die;
  readonly count: number;
}

export interface BlindPick {
  readonly kind: 'pick';
  /** Every entry is equally likely; a thing that is there three times stands three times. */
  readonly from: readonly number[];
  /** The name of each thing by its number, for notation. */
  readonly names: readonly string[];
}

/**
 * An outcome is one number. Of a pick: the thing picked. Of a roll: how many dice show each face,
 * four bits a face (the order of dice never matters).
 */
export type Outcome = number;

export const MOST_DICE = 15;

export function makeDie(sides: readonly string[]): Die {
  const faces = [...new Set(sides)];
  return { faces, sides: sides.map((side) => faces.indexOf(side)) };
}

export const D6 = makeDie(['1', '2', '3', '4', '5', '6']);

/** How many dice of a rolled outcome show this face. */
export const shown = (outcome: Outcome, face: number): number => (outcome >> (4 * face)) & 15;

/** The outcome in which each listed face is shown once. */
export const rolled = (faces: readonly number[]): Outcome =>
  faces.reduce((sum, face) => sum + (1 << (4 * face)), 0);

export function drawOutcome(chance: Chance, rng: Rng): Outcome {
  if (chance.kind === 'pick') return chance.from[rng.below(chance.from.length)];
  const { sides } = chance.die;
  let outcome = 0;
  for (let i = 0; i < chance.count; i++) outcome += 1 << (4 * sides[rng.below(sides.length)]);
  return outcome;
}

export interface Weighted {
  readonly outcome: Outcome;
  /** Probability; over all outcomes they add up to 1. */
  readonly weight: number;
}

/** Every possible outcome with its exact weight. Rolls are listed as sets: eight battle dice have 495, not 1,679,616. */
export function listOutcomes(chance: Chance): readonly Weighted[] {
  return chance.kind === 'pick' ? listPicks(chance.from) : listRolls(chance.die, chance.count);
}

function listPicks(from: readonly number[]): Weighted[] {
  const counts = new Map<number, number>();
  for (const thing of from) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([outcome, n]) => ({ outcome, weight: n / from.length }));
}

const rollLists = new Map<Die, Weighted[][]>();

function listRolls(die: Die, count: number): readonly Weighted[] {
  const lists = rollLists.get(die) ?? [];
  rollLists.set(die, lists);
  return (lists[count] ??= spreadDice(die, count));
}

/** Fill the faces in turn: of the dice left, k show this face with the binomial chance of doing so. */
function spreadDice(die: Die, count: number): Weighted[] {
  const odds = die.faces.map((_, f) => die.sides.filter((side) => side === f).length / die.sides.length);
  const list: Weighted[] = [];
  const fill = (face: number, left: number, rest: number, outcome: number, weight: number): void => {
    if (face === odds.length - 1) {
      list.push({ outcome: outcome + left * 2 ** (4 * face), weight });
      return;
    }
    const p = odds[face] / rest;
    for (let k = 0; k <= left; k++) {
      const here = choose(left, k) * p ** k * (1 - p) ** (left - k);
      fill(face + 1, left - k, rest - odds[face], outcome + k * 2 ** (4 * face), weight * here);
    }
  };
  fill(0, count, 1, 0, 1);
  return list;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

export function isOutcome(chance: Chance, outcome: unknown): outcome is Outcome {
  if (typeof outcome !== 'number' || !Number.isSafeInteger(outcome)) return false;
  if (chance.kind === 'pick') return chance.from.includes(outcome);
  const faces = chance.die.faces.length;
  if (outcome < 0 || outcome >= 2 ** (4 * faces)) return false;
  let dice = 0;
  for (let face = 0; face < faces; face++) dice += shown(outcome, face);
  return dice === chance.count;
}

/** Notation: the first letters of the faces shown (`iifs`; `-` for no dice), or the name of the thing picked. */
export function writeOutcome(chance: Chance, outcome: Outcome): string {
  if (chance.kind === 'pick') return chance.names[outcome];
  return (
    facesShown(chance.die, outcome)
      .map((face) => chance.die.faces[face][0])
      .join('') || '-'
  );
}

/** The faces of a roll one by one, in the die's own order. */
export function facesShown(die: Die, outcome: Outcome): number[] {
  return die.faces.flatMap((_, face) => Array<number>(shown(outcome, face)).fill(face));
}

export function readOutcome(chance: Chance, text: string): Result<Outcome> {
  const outcome = chance.kind === 'pick' ? chance.names.indexOf(text) : readRoll(chance.die, text);
  if (isOutcome(chance, outcome)) return ok(outcome);
  return refuse('illegal', `${JSON.stringify(text.slice(0, 40))} is not a possible outcome here`);
}

function readRoll(die: Die, text: string): number {
  if (text === '-') return 0;
  if (text.length > MOST_DICE) return -1;
  const faces = [...text].map((letter) => die.faces.findIndex((face) => face[0] === letter));
  return faces.includes(-1) ? -1 : rolled(faces);
}
