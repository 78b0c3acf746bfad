/** Two layers between the inputs and the answer. */
export const FIRST = 32;
export const SECOND = 16;

/** What follows the rows of the inputs: the biases and weights of the layers, in this order. */
export const TAIL = FIRST + FIRST * SECOND + SECOND + SECOND + 1;

/** A position has never more inputs than this; what is beyond is left out. */
export const MOST_INPUTS = 512;

/** So many numbers a net has. */
export const sizeOf = (inputs: number): number => inputs * FIRST + TAIL;

/** The whole net in single precision, ready for either kernel. */
export interface Numbers {
  /** By input, its row of the first layer. */
  readonly rows: Float32Array;
  /** Biases of the first layer; weights of the second by input; its biases; weights of the answer, and its bias. */
  readonly tail: Float32Array;
}

/** What a net is given: rows, and how much of each. */
interface Given {
  readonly rows: Uint32Array;
  readonly values: Float32Array;
}

/**
 * Something that computes the answer of a net to the first `count` inputs. All kernels add up in the same order and
 * round after every step, so that they agree to the last bit.
 */
export interface Kernel {
  readonly given: Given;
  run(count: number): number;
}
