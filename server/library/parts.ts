import type { BattleTag, BattleTitle } from '@bicorne/table/battle';

/** By what a published battle is found: the beginnings of the words of its title in every language, and its tags. */

const LEAST = 2;
const LONGEST = 12;
/** More words than a title has. */
const MOST_WORDS = 40;

const tagPart = (tag: BattleTag): string => `#${tag}`;

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => Array.from(word).slice(0, LONGEST).join(''))
      .filter((word) => Array.from(word).length >= LEAST),
  ),
];

export function partsOf(title: BattleTitle, tags: readonly BattleTag[]): string[] {
  const words = wordsIn(Object.values(title).join(' ')).slice(0, MOST_WORDS);
  return [...new Set([...words.flatMap(beginnings), ...tags.map(tagPart)])];
}

function beginnings(word: string): string[] {
  const signs = Array.from(word);
  return signs.slice(LEAST - 1).map((_, at) => signs.slice(0, at + LEAST).join(''));
}

/** What is looked for: the longest word first, since fewest battles have it. */
export const partsFor = (words: string, tag: BattleTag | undefined): string[] => [
  ...wordsIn(words)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 4),
  ...(tag === undefined ? [] : [tagPart(tag)]),
];
