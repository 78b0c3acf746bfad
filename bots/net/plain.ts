import { FIRST, MOST_INPUTS, SECOND, type Kernel, type Numbers } from './shape.ts';

const { fround } = Math;

/** The kernel where there is no SIMD: a sum in four lanes, as the other one has it. */
export function plainKernel({ rows, tail }: Numbers): Kernel {
  const given = { rows: new Uint32Array(MOST_INPUTS), values: new Float32Array(MOST_INPUTS) };
  const first = new Float32Array(FIRST);
  const second = new Float32Array(SECOND);
  const weights = tail.subarray(FIRST, FIRST + FIRST * SECOND);
  const biases = tail.subarray(FIRST + FIRST * SECOND, FIRST + FIRST * SECOND + SECOND);
  const last = tail.subarray(FIRST + FIRST * SECOND + SECOND);
  return {
    given,
    run(count) {
      first.set(tail.subarray(0, FIRST));
      for (let n = 0; n < count; n++) addRow(first, rows, given.rows[n] * FIRST, given.values[n]);
      second.set(biases);
      for (let i = 0; i < FIRST; i++) addRow(second, weights, i * SECOND, first[i] > 0 ? first[i] : 0);
      return answer(second, last);
    },
  };
}

function addRow(sums: Float32Array, weights: Float32Array, at: number, value: number): void {
  for (let i = 0; i < sums.length; i++) sums[i] += fround(value * weights[at + i]);
}

const lanes = new Float32Array(4);

function answer(second: Float32Array, last: Float32Array): number {
  lanes.fill(0);
  for (let i = 0; i < SECOND; i++) lanes[i & 3] += fround((second[i] > 0 ? second[i] : 0) * last[i]);
  return fround(fround(fround(lanes[0] + lanes[1]) + fround(lanes[2] + lanes[3])) + last[SECOND]);
}
