import { layOut, type Gathered, type Mind, type Seat } from '@bicorne/engine';
import type { NetFile } from '@bicorne/games';
import { fromHalf } from './half.ts';
import { plainKernel } from './plain.ts';
import { FIRST, MOST_INPUTS, sizeOf, type Kernel, type Numbers } from './shape.ts';
import { simdKernel } from './simd.ts';

/** A learned correction of a game's evaluation. */
export interface Net {
  /** How much is made of the linear evaluation beside it. */
  readonly linear: number;
  /** What it adds for this seat, in log-odds of victory; `seen` are the features of the position. */
  correct(state: unknown, seat: Seat, seen: Float64Array): number;
}

/** The features are inputs too, the first ones. */
export const inputsOf = (mind: Mind): number =>
  mind.features.length + layOut(mind.inputs?.groups ?? []).count;

/**
 * The net in this file for a game's mind, on the quicker kernel if there is one. A net that was made for other inputs
 * is none.
 */
export function makeNet(mind: Mind, file: NetFile): Net | undefined {
  const { inputs } = mind;
  if (!inputs || file.inputs !== describeInputs(mind)) return undefined;
  const numbers = numbersOf(inputsOf(mind), file);
  const kernel = simdKernel(numbers) ?? plainKernel(numbers);
  const gathered = new Gatherer(kernel, mind.features.length);
  return {
    linear: file.linear,
    correct(state, seat, seen) {
      gathered.begin();
      const sign = inputs.gather(state, seat, gathered);
      gathered.addFeatures(seen, sign);
      return sign * kernel.run(gathered.count);
    },
  };
}

/** Collects what a net is given, where its kernel reads it. */
class Gatherer implements Gathered {
  count = 0;
  readonly #kernel: Kernel;
  readonly #features: number;

  constructor(kernel: Kernel, features: number) {
    this.#kernel = kernel;
    this.#features = features;
  }

  begin(): void {
    this.count = 0;
  }

  add(row: number, value: number): void {
    this.#put(this.#features + row, value);
  }

  addFeatures(seen: Float64Array, sign: number): void {
    for (let i = 0; i < seen.length; i++) if (seen[i] !== 0) this.#put(i, sign * seen[i]);
  }

  #put(row: number, value: number): void {
    if (this.count === MOST_INPUTS) return;
    const { rows, values } = this.#kernel.given;
    rows[this.count] = row;
    values[this.count++] = value;
  }
}

/** What a net is made for, in one line: it fits where this is the same. */
export const describeInputs = ({ features, inputs }: Mind): string =>
  [
    features.map(({ id }) => id).join(' '),
    ...(inputs?.groups ?? []).map(({ id, by }) =>
      [id, ...Object.entries(by).map(([what, cases]) => `${what}*${cases}`)].join(' '),
    ),
  ].join('; ');

/** Two bytes a number, in base 64. */
export function numbersOf(inputs: number, { weights }: NetFile): Numbers {
  const text = atob(weights);
  const numbers = Float32Array.from({ length: sizeOf(inputs) }, (_, i) =>
    fromHalf(text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 8)),
  );
  return { rows: numbers.subarray(0, inputs * FIRST), tail: numbers.subarray(inputs * FIRST) };
}
