import type { Piece, Text } from './texts.ts';

/** A text that cannot be put in, and why. */
export class Unfit extends Error {}

interface Edit extends Piece {
  readonly by: string;
}

/** The source with these texts in place of those that stand there; the same source if they say the same. */
export function putTexts(
  source: string,
  texts: readonly Text[],
  wanted: ReadonlyMap<string, string>,
): string {
  const known = new Set(texts.map(({ key }) => key));
  for (const key of wanted.keys()) if (!known.has(key)) throw new Unfit(`there is no text ${key}`);
  const edits = texts.flatMap((text) => {
    const said = wanted.get(text.key);
    return said === undefined || said === text.text ? [] : editsOf(text, said);
  });
  // From the end, so that places before stay what they are; a text may stand in what is put into another.
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, by }) => result.slice(0, start) + by + result.slice(end), source);
}

function editsOf(text: Text, said: string): Edit[] {
  const puts = [...said.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number));
  const wanted = text.pieces.slice(1).map((_, at) => at + 1);
  if (puts.join() !== wanted.join())
    throw new Unfit(
      `${text.key}: ${placeholders(wanted)} belong in it, in this order; it has ${placeholders(puts)}`,
    );
  const pieces = said.split(/\{\d+\}/);
  return text.pieces.map((piece, at) => ({ ...piece, by: escape(pieces[at], text.quote) }));
}

const placeholders = (numbers: readonly number[]): string =>
  numbers.length === 0 ? 'none' : numbers.map((number) => `{${number}}`).join(' ');

function escape(text: string, quote: Text['quote']): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return quote === '`' ? plain.replaceAll('${', '\\${') : plain.replaceAll('\n', '\\n');
}
