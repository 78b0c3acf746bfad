/** One line as it came, or null for one that was longer than may be; its bytes are dropped as they come. */
export type Line = string | null;

/** Splits a stream into lines; each batch holds the lines that one chunk completed. */
export async function* readLines(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<readonly Line[]> {
  const splitter = new LineSplitter(most);
  for await (const chunk of input) yield splitter.push(chunk);
  yield splitter.end();
}

const NEWLINE = 10;

class LineSplitter {
  readonly #most: number;
  #parts: Uint8Array[] = [];
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      this.#add(chunk.subarray(from, to));
      lines.push(this.#take());
      from = to + 1;
    }
    this.#add(chunk.subarray(from));
    return lines;
  }

  /** A last line may lack its end. */
  end(): Line[] {
    return this.#size > 0 ? [this.#take()] : [];
  }

  #add(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size > this.#most) this.#parts = [];
    else this.#parts.push(part);
  }

  #take(): Line {
    const line = this.#size > this.#most ? null : Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#size = 0;
    return line;
  }
}
