import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickRng, type Mind } from '@bicorne/engine';
import { loadGame, loadNet, offeredGames, type NetFile } from '@bicorne/games';
import { describe, expect, test } from 'vitest';
import { decisions } from '../decisions.fixture.ts';
import { loadRulebook } from '../index.ts';
import { makeJudge } from '../search/mind.ts';
import { fromHalf } from './half.ts';
import { describeInputs, inputsOf, makeNet, numbersOf } from './net.ts';
import { plainKernel } from './plain.ts';
import { FIRST, MOST_INPUTS, TAIL, type Kernel, type Numbers } from './shape.ts';
import { simdKernel } from './simd.ts';

const INPUTS = 300;

function drawn(seed: number): Numbers {
  const rng = quickRng(seed);
  const list = (length: number): Float32Array =>
    Float32Array.from({ length }, () => (rng.below(2_000_001) - 1_000_000) / 1_500_000);
  return { rows: list(INPUTS * FIRST), tail: list(TAIL) };
}

function answer({ given, run }: Kernel, inputs: readonly (readonly [number, number])[]): number {
  inputs.forEach(([row, value], i) => {
    given.rows[i] = row;
    given.values[i] = value;
  });
  return run(inputs.length);
}

function quick(numbers: Numbers): Kernel {
  const kernel = simdKernel(numbers);
  if (!kernel) throw new Error('no vectors here');
  return kernel;
}

test('both kernels give the same answer to the last bit', () => {
  const rng = quickRng('inputs');
  for (let seed = 0; seed < 20; seed++) {
    const numbers = drawn(seed);
    const [one, other] = [quick(numbers), plainKernel(numbers)];
    for (const count of [0, 1, 2, 7, 60, 200, MOST_INPUTS]) {
      const inputs = Array.from({ length: count }, () => [rng.below(INPUTS), rng.below(4000) / 777] as const);
      const said = answer(one, inputs);
      expect(said).not.toBe(0);
      expect(answer(other, inputs)).toBe(said);
    }
  }
});

test('what is given adds up: a row twice is the row with twice the value', () => {
  const kernel = plainKernel(drawn(1));
  expect(
    answer(kernel, [
      [7, 1],
      [9, 0.5],
      [7, 1],
    ]),
  ).toBeCloseTo(
    answer(kernel, [
      [7, 2],
      [9, 0.5],
    ]),
    5,
  );
  expect(answer(kernel, [[7, 2]])).not.toBeCloseTo(answer(kernel, [[8, 2]]), 2);
});

test.each([
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65504],
  [0x0001, 2 ** -24],
  [0x7c00, Infinity],
  [0xfc00, -Infinity],
  [0x7e00, NaN],
])('%i in half precision is %f', (bits, value) => {
  expect(fromHalf(bits)).toBe(value);
});

async function mindAndFile(id: string): Promise<readonly [Mind, NetFile]> {
  const [module, file] = await Promise.all([loadGame(id), loadNet(id)]);
  if (!module?.bot.mind || !file) throw new Error(`${id} has no net`);
  return [module.bot.mind, file];
}

interface Sample {
  readonly inputs: readonly (readonly [number, number])[];
  readonly answer: number;
}

describe.each(offeredGames())('%s', (id) => {
  test('has a net that fits what its mind looks at, of at most 100 kB', async () => {
    const [mind, file] = await mindAndFile(id);
    expect(file.inputs).toBe(describeInputs(mind));
    expect((await loadRulebook(id))?.net).toBeDefined();
    expect(atob(file.weights).length).toBe(2 * (FIRST * inputsOf(mind) + TAIL));
    expect(atob(file.weights).length).toBeLessThanOrEqual(100_000);
  });

  test('both kernels answer what the training program answered', async () => {
    const [mind, file] = await mindAndFile(id);
    const numbers = numbersOf(inputsOf(mind), file);
    const path = join(import.meta.dirname, '../../learning/samples', `${id}.json`);
    const samples: readonly Sample[] = JSON.parse(readFileSync(path, 'utf8'));
    expect(samples.length).toBeGreaterThan(3);
    for (const kernel of [quick(numbers), plainKernel(numbers)])
      for (const sample of samples)
        expect(Math.abs(answer(kernel, sample.inputs) - sample.answer)).toBeLessThan(2e-3);
  });

  test('a net that was made for other inputs is none', async () => {
    const [mind, file] = await mindAndFile(id);
    expect(makeNet(mind, { ...file, inputs: `${file.inputs} more` })).toBeUndefined();
    expect(makeNet({ ...mind, features: mind.features.slice(1) }, file)).toBeUndefined();
  });

  test('every input is one of those described, and no position has more than are taken', async () => {
    const module = await loadGame(id);
    const mind = module?.bot.mind;
    if (!module || !mind?.inputs) throw new Error(`${id} has no inputs`);
    const most = inputsOf(mind) - mind.features.length;
    const seen = new Float64Array(mind.features.length);
    for (const scenario of module.game.scenarios)
      for (const { state, seat } of decisions(module, 60, scenario.id)) {
        const rows: number[] = [];
        const add = (row: number, value: number): void => {
          rows.push(row);
          expect(Number.isFinite(value)).toBe(true);
        };
        mind.look(state, seat, seen);
        mind.inputs.gather(state, seat, { add });
        expect(rows.every((row) => Number.isInteger(row) && row >= 0 && row < most)).toBe(true);
        expect(rows.length + seen.length).toBeLessThanOrEqual(MOST_INPUTS);
      }
  });

  test('the net makes a difference to what a position is worth', async () => {
    const rulebook = await loadRulebook(id);
    if (!rulebook) throw new Error(`no ${id}`);
    const [plain, learned] = [makeJudge({ bot: rulebook.bot }, {}), makeJudge(rulebook, {})];
    let apart = 0;
    for (const { state, seat } of decisions(rulebook, 40))
      apart += Math.abs(plain.value(state, seat) - learned.value(state, seat));
    expect(apart).toBeGreaterThan(0.01);
  });
});
