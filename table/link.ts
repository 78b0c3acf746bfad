/**
 * A battle within an address: its file, pressed together and written in letters that an address may have. It stands
 * behind `#`, which no browser sends to a server. What is unpacked comes from a stranger, and is bounded on the way.
 */

/** Letters of a link, and of the file in it: more than any battle has. */
const MOST_PACKED = 20_000;
const MOST_LETTERS = 100_000;

/** How it was pressed, lest an older link be read by newer means. */
const KIND = '1';

export async function packBattle(file: string): Promise<string> {
  const bytes = await throughAll(new CompressionStream('deflate-raw'), encode(thin(file)), Infinity);
  return KIND + toLetters(bytes ?? new Uint8Array());
}

/** The file in a link; null where there is none, or not the whole of it, or more than a battle can be. */
export async function unpackBattle(packed: string): Promise<string | null> {
  if (!packed.startsWith(KIND) || packed.length > MOST_PACKED) return null;
  try {
    const bytes = fromLetters(packed.slice(KIND.length));
    const file = await throughAll(new DecompressionStream('deflate-raw'), bytes, MOST_LETTERS);
    return file && new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

/** Columns and wrapped lines are for the eye. */
const thin = (file: string): string => file.replaceAll(/ {2,}/g, ' ').replaceAll(/\n+/g, '\n');

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** All that comes out, or null once it is more than this: a small link can hold a very long file. */
async function throughAll(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
