/**
 * Lines kept with the account are sealed before they leave the device, by a key that is made of words which only their
 * owner knows: whoever keeps them cannot read them.
 */
const ROUNDS = 600_000;
const NONCE = 12;

/** Browsers seal only where nobody listens on the way. */
export const canSeal = (): boolean => 'subtle' in crypto && 'CompressionStream' in globalThis;

/** The same words make the same key for the same person, on any device. */
export async function keyOf(words: string, person: string): Promise<string> {
  const known = await crypto.subtle.importKey('raw', bytesOf(words.normalize('NFKC')), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = bytesOf(`bicorne lines of ${person}`);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    known,
    256,
  );
  return toText(new Uint8Array(bits));
}

export async function seal(key: string, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const packed = await through(bytesOf(plain), new CompressionStream('gzip'));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await readKey(key), packed);
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Null where it was sealed by another key, or is no such thing. */
export async function unseal(key: string, sealed: string): Promise<string | null> {
  try {
    const all = toBytes(sealed);
    const iv = all.slice(0, NONCE);
    const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await readKey(key), all.slice(NONCE));
    const plain = await through(new Uint8Array(packed), new DecompressionStream('gzip'));
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

const readKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', toBytes(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer();

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
