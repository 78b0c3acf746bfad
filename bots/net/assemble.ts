/** As much of an assembler for WebAssembly as the kernel needs. https://webassembly.github.io/spec/core/binary */

type Bytes = readonly number[];

/** One after the other. */
export const code = (...parts: readonly Bytes[]): Bytes => parts.flat();

/** Unsigned LEB128. */
function whole(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

/** Signed LEB128, for constants. */
function signed(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const byte = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && (byte & 0x40) === 0) || (rest === -1 && (byte & 0x40) !== 0)) return [...bytes, byte];
    bytes.push(byte | 0x80);
  }
}

const simd = (code: number): Bytes => [0xfd, ...whole(code)];
/** Alignment as a power of two, then the offset. */
const memory = (align: number, offset: number): Bytes => [align, ...whole(offset)];

export const I32 = 0x7f;
export const F32 = 0x7d;
export const V128 = 0x7b;
const NO_RESULT = 0x40;

export const get = (local: number): Bytes => [0x20, ...whole(local)];
export const set = (local: number): Bytes => [0x21, ...whole(local)];
export const constant = (value: number): Bytes => [0x41, ...signed(value)];
export const ADD = [0x6a];
export const MULTIPLY = [0x6c];
export const BELOW = [0x49];
const REPEAT_IF = [0x0d, 0];
const END = [0x0b];

export const load32 = (offset = 0): Bytes => [0x28, ...memory(2, offset)];
export const loadFloat = (offset = 0): Bytes => [0x2a, ...memory(2, offset)];
export const loadVector = (offset = 0): Bytes => [...simd(0x00), ...memory(2, offset)];
export const loadSplat = (offset = 0): Bytes => [...simd(0x09), ...memory(2, offset)];
export const storeVector = (offset = 0): Bytes => [...simd(0x0b), ...memory(2, offset)];
export const ZERO_VECTOR = [...simd(0x0c), ...Array<number>(16).fill(0)];
export const ADD_VECTORS = simd(0xe4);
export const MULTIPLY_VECTORS = simd(0xe6);
export const GREATER_VECTOR = simd(0xe9);
export const laneOf = (lane: number): Bytes => [...simd(0x1f), lane];
export const ADD_FLOATS = [0x92];

/** Does it again as long as the condition, which the body leaves on the stack, holds. */
export const repeat = (...body: readonly Bytes[]): Bytes => code([0x03, NO_RESULT], ...body, REPEAT_IF, END);

/** Only where the condition, which is left on the stack, holds. */
export const when = (condition: Bytes, ...body: readonly Bytes[]): Bytes =>
  code(condition, [0x04, NO_RESULT], ...body, END);

const list = (items: readonly Bytes[]): Bytes => code(whole(items.length), ...items);
const sized = (bytes: Bytes): Bytes => [...whole(bytes.length), ...bytes];
const section = (id: number, content: Bytes): Bytes => [id, ...sized(content)];
const text = (word: string): Bytes => sized([...new TextEncoder().encode(word)]);

interface Func {
  readonly takes: Bytes;
  readonly gives: number;
  /** Kinds of the locals behind the arguments, and how many there are of each. */
  readonly locals: readonly (readonly [count: number, kind: number])[];
  readonly body: readonly Bytes[];
}

const MAGIC = [0x00, 0x61, 0x73, 0x6d];
const VERSION = [1, 0, 0, 0];

/** A module of one function, `run`, that works on an imported memory, `m.m`. */
export function moduleOf({ takes, gives, locals, body }: Func): Uint8Array<ArrayBuffer> {
  const kinds = list(locals.map(([count, kind]) => code(whole(count), [kind])));
  const type = code([0x60], list(takes.map((kind) => [kind])), [1, gives]);
  return Uint8Array.from(
    code(
      MAGIC,
      VERSION,
      section(1, list([type])),
      section(2, list([code(text('m'), text('m'), [2, 0, 1])])),
      section(3, list([[0]])),
      section(7, list([code(text('run'), [0, 0])])),
      section(10, list([sized(code(kinds, ...body, END))])),
    ),
  );
}
