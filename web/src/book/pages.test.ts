import { expect, it } from 'vitest';
import { findInBook, findRows, markedIn, numberOf, readBook } from './pages.ts';

const BOOK = readBook(`# Toy

What it is.

## T1 Board

Lead in.

- **T1.1** The board is *round*.
- **T1.2** A piece stands on it.

| a | b |
|---|---|
| 1 | 2 |

## T2 Fire

**T2.1** Guns fire.
`);

it('a rulebook is chapters of passages, and each rule is a passage of its own', () => {
  expect(BOOK.map(({ title }) => title)).toEqual(['Toy', 'T1 Board', 'T2 Fire']);
  expect(BOOK[1].passages.map(({ rule }) => rule)).toEqual([null, 'T1.1', 'T1.2', null]);
  expect(BOOK[2].passages.map(({ rule }) => rule)).toEqual(['T2.1']);
});

it('searching keeps the passages that have all the words', () => {
  const found = findInBook(BOOK, 'guns FIRE');
  expect(found.map(({ title }) => title)).toEqual(['T2 Fire']);
  expect(findInBook(BOOK, 'no such word')).toEqual([]);
  expect(findInBook(BOOK, ' ')).toBe(BOOK);
});

it('of a chart a search shows the rows that have the words, or all where they are in its head', () => {
  const rows = [
    ['Forest', 'stops'],
    ['Hill', 'high'],
    ['Town', 'stops'],
  ].map((row) => row.map((text) => ({ text })));
  expect(findRows(rows, 'STOPS forest')).toEqual([rows[0]]);
  expect(findRows(rows, 'terrain')).toEqual(rows);
});

it('a search does not ask which apostrophe was typed, nor for the dots of a letter that many leave out', () => {
  const book = readBook(`# Книга

- **T1.1** П’ять гармат ведуть вогонь.
- **T1.2** Пехота идёт в каре; её не обойти.
`);
  const found = (wanted: string) => findInBook(book, wanted)[0]?.passages.map(({ rule }) => rule);
  for (const wanted of ["п'ять", 'п’ять', 'пʼять', 'п`ять']) expect(found(wanted)).toEqual(['T1.1']);
  for (const wanted of ['идет', 'ИДЁТ', 'ее']) expect(found(wanted)).toEqual(['T1.2']);
  expect(findRows([[{ text: 'Кав’ярня' }], [{ text: 'Ліс' }]], "кав'ярня")).toHaveLength(1);
});

it('what is searched for is marked wherever it stands, in whichever way it is written', () => {
  const parts = (text: string, wanted: string): string[] =>
    markedIn(text, wanted).map(({ part, found }) => (found ? `[${part}]` : part));
  expect(parts('Guns fire at guns.', 'gun')).toEqual(['[Gun]', 's fire at ', '[gun]', 's.']);
  expect(parts('Кіннота з’їжджає', "з'їж")).toEqual(['Кіннота ', '[з’їж]', 'джає']);
  expect(parts('a board', 'board boa')).toEqual(['a ', '[board]']);
  expect(parts('Guns', '')).toEqual(['Guns']);
});

it('a chapter that has a number can be gone to by it', () => {
  expect(BOOK.map(numberOf)).toEqual([undefined, 'T1', 'T2']);
});
