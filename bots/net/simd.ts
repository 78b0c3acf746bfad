import {
  ADD,
  ADD_FLOATS,
  ADD_VECTORS,
  BELOW,
  code,
  constant,
  F32,
  get,
  GREATER_VECTOR,
  I32,
  laneOf,
  load32,
  loadFloat,
  loadSplat,
  loadVector,
  moduleOf,
  MULTIPLY,
  MULTIPLY_VECTORS,
  repeat,
  set,
  storeVector,
  V128,
  when,
  ZERO_VECTOR,
} from './assemble.ts';
import { FIRST, MOST_INPUTS, SECOND, TAIL, type Kernel, type Numbers } from './shape.ts';

/** The kernel in WebAssembly with vectors of four; undefined where there is no such thing, or the page may not make one. */
export function simdKernel({ rows, tail }: Numbers): Kernel | undefined {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((ROWS_AT + rows.byteLength) / PAGE) });
    new Float32Array(memory.buffer, TAIL_AT, TAIL).set(tail);
    new Float32Array(memory.buffer, ROWS_AT, rows.length).set(rows);
    const { exports } = new WebAssembly.Instance(compiled(), { m: { m: memory } });
    const { run } = exports;
    if (typeof run !== 'function') return undefined;
    return {
      given: {
        rows: new Uint32Array(memory.buffer, GIVEN_ROWS, MOST_INPUTS),
        values: new Float32Array(memory.buffer, GIVEN_VALUES, MOST_INPUTS),
      },
      run: (count) => Number(run(count)),
    };
  } catch {
    return undefined;
  }
}

const PAGE = 65_536;

/** Everything but the rows lies at fixed places, which the code names. */
const GIVEN_ROWS = 0;
const GIVEN_VALUES = GIVEN_ROWS + 4 * MOST_INPUTS;
const FIRST_OUT = GIVEN_VALUES + 4 * MOST_INPUTS;
const TAIL_AT = FIRST_OUT + 4 * FIRST;
const ROWS_AT = TAIL_AT + 4 * (TAIL + 3);

let module: WebAssembly.Module | undefined;
const compiled = (): WebAssembly.Module => (module ??= new WebAssembly.Module(kernelCode()));

// The locals: the argument, a place to read, a counter, the value of an input in all lanes, then the sums.
const COUNT = 0;
const AT = 1;
const N = 2;
const VALUE = 3;
const SUMS = 4;

const VECTOR = 16;
const vectors = (numbers: number): number[] => [...Array(numbers / 4).keys()];
const SECOND_WEIGHTS = TAIL_AT + 4 * FIRST;
const SECOND_BIASES = SECOND_WEIGHTS + 4 * FIRST * SECOND;
const LAST_WEIGHTS = SECOND_BIASES + 4 * SECOND;

type Bytes = ReturnType<typeof code>;

/** The same for every vector of so many numbers. */
const each = (numbers: number, part: (k: number) => Bytes): Bytes => code(...vectors(numbers).map(part));

/** To every sum: the value times what stands at its place, from `AT` on. */
const addRow = (numbers: number, from: number): Bytes =>
  each(numbers, (k) =>
    code(
      get(SUMS + k),
      code(get(VALUE), get(AT), loadVector(from + VECTOR * k), MULTIPLY_VECTORS),
      ADD_VECTORS,
      set(SUMS + k),
    ),
  );

const begin = (numbers: number, biases: number): Bytes =>
  each(numbers, (k) => code(constant(0), loadVector(biases + VECTOR * k), set(SUMS + k)));

/** No sum stays below 0. */
const cut = (k: number): Bytes => code(get(SUMS + k), ZERO_VECTOR, GREATER_VECTOR);

const isBefore = (end: Bytes): Bytes => code(get(N), end, BELOW);
const toRow = (bytes: Bytes): Bytes => code(bytes, MULTIPLY, set(AT));
const next = code(get(N), constant(4), ADD, set(N));

/** The counter runs in bytes, four for a number, and so does the number of inputs. */
const sumInputs = code(
  begin(FIRST, TAIL_AT),
  code(get(COUNT), constant(4), MULTIPLY, set(COUNT)),
  when(
    isBefore(get(COUNT)),
    repeat(
      toRow(code(get(N), load32(GIVEN_ROWS), constant(4 * FIRST))),
      code(get(N), loadSplat(GIVEN_VALUES), set(VALUE)),
      addRow(FIRST, ROWS_AT),
      next,
      isBefore(get(COUNT)),
    ),
  ),
  each(FIRST, (k) => code(constant(0), cut(k), storeVector(FIRST_OUT + VECTOR * k))),
);

const sumFirst = code(
  begin(SECOND, SECOND_BIASES),
  code(constant(0), set(N)),
  repeat(
    toRow(code(get(N), constant(SECOND))),
    code(get(N), loadSplat(FIRST_OUT), set(VALUE)),
    addRow(SECOND, SECOND_WEIGHTS),
    next,
    isBefore(constant(4 * FIRST)),
  ),
);

const weighSecond = (k: number): Bytes =>
  code(cut(k), constant(0), loadVector(LAST_WEIGHTS + VECTOR * k), MULTIPLY_VECTORS);

const lane = (n: number): Bytes => code(get(VALUE), laneOf(n));

const sumSecond = code(
  code(ZERO_VECTOR, set(VALUE)),
  each(SECOND, (k) => code(get(VALUE), weighSecond(k), ADD_VECTORS, set(VALUE))),
  code(lane(0), lane(1), ADD_FLOATS),
  code(lane(2), lane(3), ADD_FLOATS),
  ADD_FLOATS,
  code(constant(0), loadFloat(LAST_WEIGHTS + 4 * SECOND)),
  ADD_FLOATS,
);

const kernelCode = (): Uint8Array<ArrayBuffer> =>
  moduleOf({
    takes: [I32],
    gives: F32,
    locals: [
      [2, I32],
      [1 + FIRST / 4, V128],
    ],
    body: [sumInputs, sumFirst, sumSecond],
  });
