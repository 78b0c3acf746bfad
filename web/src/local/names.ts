/** Matches of this device are named so that no match of a server can have the name. */
const MARK = '~';
export const isHere = (match: string): boolean => match.startsWith(MARK);
export const newName = (): string => `${MARK}${drawHex(8)}`;

export const drawHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
