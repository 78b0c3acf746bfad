import { checkBounds, type Fault } from '@bicorne/engine';
import { loadBench } from '@bicorne/games';

/** Far more than any battle is long. */
const MOST_LETTERS = 200_000;

type Read = { readonly value: unknown } | { readonly fault: Fault };

export async function readBattle(game: string, text: string): Promise<Read> {
  if (text.length > MOST_LETTERS)
    return { fault: { code: 'malformed', message: `> ${MOST_LETTERS}`, place: 'file' } };
  const read = (await loadBench(game)).read(text);
  if (!read.ok) return read;
  const bounded = checkBounds(read.value);
  return bounded.ok ? read : bounded;
}
