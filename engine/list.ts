/** How many items are copied at most for one more. */
export const CHUNK = 64;

/**
 * A list that is a value: a longer or a shorter one is another, and shares with this one all but its last few items.
 * What either costs hardly grows with the length: of every so many items one pointer is copied.
 */
export class List<T> implements Iterable<T> {
  readonly length: number;
  readonly #full: readonly (readonly T[])[];
  /** Fewer than a chunk. */
  readonly #rest: readonly T[];

  private constructor(full: readonly (readonly T[])[], rest: readonly T[]) {
    this.#full = full;
    this.#rest = rest;
    this.length = full.length * CHUNK + rest.length;
  }

  static of<T>(items: readonly T[]): List<T> {
    const count = Math.floor(items.length / CHUNK);
    const full = Array.from({ length: count }, (_, i) => items.slice(i * CHUNK, (i + 1) * CHUNK));
    return new List(full, items.slice(count * CHUNK));
  }

  /** With one item more. */
  plus(item: T): List<T> {
    const rest = [...this.#rest, item];
    return rest.length < CHUNK ? new List(this.#full, rest) : new List([...this.#full, rest], []);
  }

  /** The first `count` of it. */
  first(count: number): List<T> {
    if (count >= this.length) return this;
    const full = Math.floor(count / CHUNK);
    return new List(this.#full.slice(0, full), this.#chunk(full).slice(0, count % CHUNK));
  }

  /** The item at a place that is in the list. */
  get(index: number): T {
    return this.#chunk(Math.floor(index / CHUNK))[index % CHUNK];
  }

  /** As of an array: from the end where the place is negative. */
  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index;
    return place >= 0 && place < this.length ? this.get(place) : undefined;
  }

  slice(from = 0, to = this.length): T[] {
    return Array.from({ length: Math.max(0, Math.min(to, this.length) - from) }, (_, i) =>
      this.get(from + i),
    );
  }

  /** The last place whose item is so, or −1. */
  findLastIndex(isSo: (item: T) => boolean): number {
    let place = this.length - 1;
    while (place >= 0 && !isSo(this.get(place))) place--;
    return place;
  }

  map<U>(change: (item: T, index: number) => U): U[] {
    return this.slice().map(change);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (const chunk of this.#full) yield* chunk;
    yield* this.#rest;
  }

  #chunk(place: number): readonly T[] {
    return place < this.#full.length ? this.#full[place] : this.#rest;
  }
}
