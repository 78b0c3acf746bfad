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

/**
 * Numbers whose hash went out with a question that nobody has answered: the match that they are for may be there all
 * the same, and we do not know which it is.
 */
const UNANSWERED = `${KEY}.unanswered`;
const MOST_UNANSWERED = 20;

const unanswered = (): readonly string[] => kept(UNANSWERED)?.split(' ') ?? [];
const keepAll = (numbers: readonly string[]): void =>
  numbers.length === 0 ? forget(UNANSWERED) : keep(UNANSWERED, numbers.join(' '));

export const keepUnanswered = (number: string): void =>
  keepAll([...unanswered(), number].slice(-MOST_UNANSWERED));
export const forgetUnanswered = (number: string): void =>
  keepAll(unanswered().filter((one) => one !== number));

/** Those of them that a match with these hashes is committed to. No other is told to anybody: it may still be a secret. */
export async function unansweredIn(commitments: readonly string[]): Promise<readonly string[]> {
  const numbers = unanswered();
  if (numbers.length === 0) return [];
  const { commitment } = await import('@bicorne/engine');
  return numbers.filter((number) => commitments.includes(commitment(number)));
}
