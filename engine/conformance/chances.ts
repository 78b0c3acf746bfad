import {
  drawOutcome,
  listOutcomes,
  MOST_DICE,
  readOutcome,
  writeOutcome,
  type BlindPick,
  type Chance,
  type DiceRoll,
  type Outcome,
} from '../chance.ts';
import { text } from './compare.ts';
import { deadEnd } from './steps.ts';
import type { Trial } from './trial.ts';

const MOST_TRIED = 200;

/** Where chance decides, all its answers are listed, their weights add up, and the game takes each of them. */
export function chances(trial: Trial): void {
  const { game, rng, report } = trial;
  for (const { state, turn } of trial.spots('chance')) {
    if (turn.kind !== 'chance') continue;
    const chance = game.chance(state);
    const odd = badChance(chance) ?? badSides(chance);
    if (odd) {
      report(odd.fault, odd.detail);
      continue;
    }
    checkWeights(trial, chance);
    for (const outcome of someOutcomes(chance, trial)) {
      const next = game.clone(state);
      try {
        game.settle(next, outcome);
      } catch (error) {
        report('outcome refused', `${writeOutcome(chance, outcome)}: ${String(error)}`);
        continue;
      }
      const stuck = deadEnd(game, next);
      if (stuck) report('dead end', `after ${writeOutcome(chance, outcome)}: ${stuck}`);
    }
    const drawn = drawOutcome(chance, rng);
    if (!readOutcome(chance, writeOutcome(chance, drawn)).ok) report('outcome lost', text(drawn));
  }
}

interface Odd {
  readonly fault: string;
  readonly detail: string;
}

function badChance(chance: Chance): Odd | null {
  const detail = chance.kind === 'pick' ? badPick(chance) : badDice(chance);
  return detail === null ? null : { fault: 'impossible chance', detail };
}

function badPick({ from, names }: BlindPick): string | null {
  if (from.length === 0) return 'a pick from nothing';
  const used = [...new Set(from)].map((thing) => names[thing]);
  if (!used.every((name) => typeof name === 'string' && /^[^\s{}]+$/.test(name)))
    return `names of a pick: ${text(used)}`;
  return new Set(used).size === used.length ? null : `two things of a pick share a name: ${text(used)}`;
}

function badDice({ die, count }: DiceRoll): string | null {
  if (!Number.isInteger(count) || count < 0 || count > MOST_DICE) return `${count} dice`;
  const letters = die.faces.map((face) => face[0]);
  return die.faces.length > 7 || new Set(letters).size < letters.length ? `faces ${text(die.faces)}` : null;
}

/** A side that shows no face has a weight that no outcome carries. */
function badSides(chance: Chance): Odd | null {
  if (chance.kind === 'pick' || chance.die.sides.every((side) => side in chance.die.faces)) return null;
  return {
    fault: 'weights off',
    detail: `sides ${text(chance.die.sides)} of faces ${text(chance.die.faces)}`,
  };
}

function checkWeights({ rng, report }: Trial, chance: Chance): void {
  const list = listOutcomes(chance);
  const sum = list.reduce((total, { weight }) => total + weight, 0);
  if (Math.abs(sum - 1) > 1e-9) report('weights off', `they add up to ${sum}`);
  if (list.some(({ weight }) => !(weight > 0))) report('weights off', 'a weight is not positive');
  const possible = new Set(list.map(({ outcome }) => outcome));
  if (possible.size < list.length) report('weights off', 'an outcome is listed twice');
  const drawn = drawOutcome(chance, rng);
  if (!possible.has(drawn)) report('outcome not listed', text(drawn));
}

function someOutcomes(chance: Chance, { rng }: Trial): Outcome[] {
  const all = listOutcomes(chance).map(({ outcome }) => outcome);
  if (all.length <= MOST_TRIED) return all;
  return Array.from({ length: MOST_TRIED }, () => all[rng.below(all.length)]);
}
