import { createHash, randomBytes, randomInt } from 'node:crypto';

/** For what was drawn here and cannot be guessed: a plain hash is enough, and it can be looked up. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Not to be guessed: 62 bits. */
export const newId = (): string => Array.from({ length: 12 }, () => ALPHABET[randomInt(36)]).join('');

/** The same for the same hash. */
export const idFrom = (hash: string): string =>
  Array.from(Buffer.from(hash).subarray(0, 12), (byte) => ALPHABET[byte % 36]).join('');

/** For cookies: 256 bits; for links: 128. */
export const newSession = (): string => randomBytes(32).toString('base64url');
export const newToken = (): string => randomBytes(16).toString('base64url');

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 8;

/** Eight words that can be read out and written down: `lusab gutih …`, 128 bits. */
export const newWords = (): string =>
  Array.from({ length: WORDS }, () => spell(randomInt(0x10000))).join(' ');

/** Sixteen bits as consonant, vowel, consonant, vowel, consonant. */
const spell = (bits: number): string =>
  CONSONANTS[bits >> 12] +
  VOWELS[(bits >> 10) & 3] +
  CONSONANTS[(bits >> 6) & 15] +
  VOWELS[(bits >> 4) & 3] +
  CONSONANTS[bits & 15];

/** However they are typed: capitals, commas and line breaks do not count. */
export const tidyWords = (typed: string): string => (typed.toLowerCase().match(/[a-z]+/g) ?? []).join(' ');
