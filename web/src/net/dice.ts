import { forget, keep, kept } from '../storage.ts';

/**
 * Our part in the dice: a number of our own, its hash sent when we sit down, the number itself when everybody sits.
 * Until then it stays in this browser, over reloads too.
 */
const KEY = 'bicorne.dice';

export const drawNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const keyOf = (match: string): string => `${KEY}.${match}`;

/** To which of them we are committed the server knows: whoever asks for a seat twice has sent two hashes. */
export const keepNumber = (match: string, number: string): void =>
  keep(keyOf(match), [...keptNumbers(match), number].join(' '));
export const keptNumbers = (match: string): readonly string[] => kept(keyOf(match))?.split(' ') ?? [];
export const forgetNumbers = (match: string): void => forget(keyOf(match));
