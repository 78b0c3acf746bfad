import { lexer, type Token, type Tokens } from 'marked';

/** A book as the page shows it: chapters, each a list of passages; a passage that states a rule carries its number. */
export interface Chapter {
  readonly title: string;
  readonly passages: readonly Passage[];
}

export interface Passage {
  readonly rule: string | null;
  readonly token: Token;
  /** As it is searched. */
  readonly text: string;
}

const RULE = /^\s*(?:[-*] )?\*\*([A-Z]\d+(?:\.\d+)?)\*\*/;

export function readBook(markdown: string): readonly Chapter[] {
  const chapters: { title: string; passages: Passage[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') chapters.push({ title: String(token.text), passages: [] });
    else chapters.at(-1)?.passages.push(...passagesOf(token));
  }
  return chapters;
}

/** The number of a chapter that has one. */
export const numberOf = ({ title }: Chapter): string | undefined => /^[A-Z]\d+(?= )/.exec(title)?.[0];

/** A list of rules is shown item by item, so that each can be found and pointed at. */
const passagesOf = (token: Token): Passage[] => (isList(token) ? token.items.map(passage) : [passage(token)]);

const isList = (token: Token): token is Tokens.List => token.type === 'list';
export const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
export const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

const passage = (token: Token): Passage => ({
  rule: RULE.exec(token.raw)?.[1] ?? null,
  token,
  text: plain(token.raw),
});

/** In small letters, with one kind of apostrophe, and without the dots that many leave out. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[’ʼ`]/g, "'").replaceAll('ё', 'е');

/** Only what has all the words; chapters without any such passage are left out. */
export function findInBook(book: readonly Chapter[], wanted: string): readonly Chapter[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return book;
  return book
    .map(({ title, passages }) => ({
      title,
      passages: passages.filter(({ text }) => words.every((word) => text.includes(word))),
    }))
    .filter(({ passages }) => passages.length > 0);
}

const wordsOf = (wanted: string): string[] =>
  plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');

interface Piece {
  readonly from: number;
  readonly part: string;
  readonly found: boolean;
}

/** A text cut where the words that are searched for begin and end. */
export function markedIn(text: string, wanted: string): readonly Piece[] {
  const words = wordsOf(wanted);
  // Letters that are written in two ways are as many in both: places stay.
  const where = plain(text);
  const pieces: Piece[] = [];
  let from = 0;
  const put = (to: number, found: boolean): void => {
    if (to > from) pieces.push({ from, part: text.slice(from, to), found });
    from = to;
  };
  for (let at = next(where, words, 0); at; at = next(where, words, from)) {
    put(at.from, false);
    put(at.to, true);
  }
  put(text.length, false);
  return pieces;
}

/** The first of the words from there on; of two at one place the longer. */
function next(text: string, words: readonly string[], from: number): { from: number; to: number } | null {
  const found = words
    .map((word) => ({ from: text.indexOf(word, from), length: word.length }))
    .filter((one) => one.from >= 0)
    .toSorted((a, b) => a.from - b.from || b.length - a.length);
  return found.length === 0 ? null : { from: found[0].from, to: found[0].from + found[0].length };
}

/** The rows of a chart that have all the words; all of them where none has, since the words may be in its head. */
export function findRows<R extends readonly { readonly text: string }[]>(
  rows: readonly R[],
  wanted: string,
): readonly R[] {
  const words = wordsOf(wanted);
  const found = rows.filter((row) => {
    const text = plain(row.map((cell) => cell.text).join(' '));
    return words.every((word) => text.includes(word));
  });
  return found.length === 0 ? rows : found;
}
