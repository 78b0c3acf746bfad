import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { loadBook } from './registry.ts';

/** Those in which a book is asked for. */
type Language = Parameters<typeof loadBook>[1];

export const LANGUAGES = ['en', 'uk', 'ru'] as const satisfies readonly Language[];

/** A game's rulebook and SPEC as files, for the tests about them. */
export interface Book {
  readonly spec: string;
  readonly text: Readonly<Record<Language, string>>;
}

export function bookOf(game: string): Book {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, game, path), 'utf8');
  const text = { en: read('book/en.md'), uk: read('book/uk.md'), ru: read('book/ru.md') };
  return { spec: read('SPEC.md'), text };
}

export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one);

export const rulesOf = (text: string): string[] => matches(text, /^(?:- )?\*\*([A-Z]\d+\.\d+)\*\* /gm);
export const chaptersOf = (text: string): string[] => matches(text, /^## ([A-Z]\d+) \S/gm);

/** The drawn positions, each with the last rule before it. */
export const positionsOf = (text: string): { readonly rule: string; readonly position: string }[] =>
  text.split(/^(?:- )?(?=\*\*[A-Z]\d+\.\d+\*\* )/m).flatMap((passage) =>
    matches(passage, /^```position\n([\s\S]*?)^```$/gm).map((position) => ({
      rule: rulesOf(passage)[0],
      position,
    })),
  );

/** The rows of the first table behind these words, cell by cell, its head first. */
export function tableBehind(text: string, words: string): string[][] {
  const [, after] = text.split(words);
  const [table] = /^\|[\s\S]*?(?=\n\n)/m.exec(after) ?? [''];
  const rows = table.split('\n').map((row) => row.split('|').slice(1, -1));
  return rows.filter((_, row) => row !== 1).map((row) => row.map((cell) => cell.trim()));
}
