import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of unbiased whole numbers. */
export interface Rng {
  /** A number from 0 to n − 1, each equally likely. */
  below(n: number): number;
}

/** sfc32: quick and good, for playouts, bots and tests. Never for a match's own dice. */
class QuickRng implements Rng {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(a: number, b: number, c: number) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    for (let i = 0; i < 12; i++) this.#next();
  }

  #next(): number {
    const t = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  below(n: number): number {
    // 31 bits and int32 arithmetic only: a sum past 2³¹ turns negative, and marks the last, incomplete run of n.
    let x = this.#next() >>> 1;
    let rest = x % n;
    while (((x - rest + n - 1) | 0) < 0) {
      x = this.#next() >>> 1;
      rest = x % n;
    }
    return rest;
  }
}

export function quickRng(seed: string | number): Rng {
  const words = new DataView(sha256(utf8ToBytes(String(seed))).buffer);
  return new QuickRng(words.getInt32(0), words.getInt32(4), words.getInt32(8));
}

/** The match's random stream: chance number `n` is answered from HMAC-SHA256(key, n ‖ block) and from nothing else. */
export function chanceRng(key: Uint8Array, n: number): Rng {
  return new HmacRng(key, n);
}

class HmacRng implements Rng {
  readonly #key: Uint8Array;
  readonly #n: number;
  #block = 0;
  #words = new DataView(new ArrayBuffer(0));
  #at = 0;

  constructor(key: Uint8Array, n: number) {
    this.#key = key;
    this.#n = n;
  }

  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let x = this.#next();
    while (x >= limit) x = this.#next();
    return x % n;
  }

  #next(): number {
    if (this.#at >= this.#words.byteLength) this.#refill();
    this.#at += 4;
    return this.#words.getUint32(this.#at - 4);
  }

  #refill(): void {
    const message = new DataView(new ArrayBuffer(8));
    message.setUint32(0, this.#n);
    message.setUint32(4, this.#block++);
    const digest = hmac(sha256, this.#key, new Uint8Array(message.buffer));
    this.#words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    this.#at = 0;
  }
}

/** The hash that is published before the number itself is opened. */
export const commitment = (number: string): string => bytesToHex(sha256(utf8ToBytes(number)));

/** One key from all the numbers; names and lengths are part of it, so no two sets of numbers give the same key. */
export function chanceKey(numbers: Readonly<Record<string, string>>): Uint8Array {
  const parts = Object.keys(numbers)
    .sort()
    .map((name) => utf8ToBytes(`${name.length}:${name}=${numbers[name].length}:${numbers[name]};`));
  return sha256(concatBytes(...parts));
}

/** A short digest of plain data, for records and comparisons. */
export const digest = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 16);
