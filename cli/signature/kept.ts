import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a game is played, as it was last agreed on: the version of its rules and the digest of its play. */
export interface Signature {
  readonly game: string;
  readonly rules: string;
  readonly digest: string;
}

const FILE = join(import.meta.dirname, '../../games/signatures.txt');

export const readSignatures = (): Signature[] => parseSignatures(readFileSync(FILE, 'utf8'));

export const keepSignatures = (signatures: readonly Signature[]): void =>
  writeFileSync(FILE, writeSignatures(signatures));

/** A line for each game: its name, the version of its rules, the digest. */
export const writeSignatures = (signatures: readonly Signature[]): string =>
  signatures.map(({ game, rules, digest }) => `${game} ${rules} ${digest}\n`).join('');

export const parseSignatures = (text: string): Signature[] =>
  text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [parseLine(line, i + 1)]));

function parseLine(line: string, number: number): Signature {
  const found = /^(?<game>[a-z][a-z0-9-]*) (?<rules>\S+) (?<digest>[0-9a-f]{16})$/.exec(line.trim())?.groups;
  if (!found)
    throw new Error(`signatures.txt, line ${number}: a game, its rules and a digest, not "${line}"`);
  return { game: found['game'], rules: found['rules'], digest: found['digest'] };
}

/** Whose play is another than was agreed on under the same version of its rules. */
export const changedUnsaid = (agreed: readonly Signature[], found: readonly Signature[]): Signature[] =>
  found.filter(({ game, rules, digest }) =>
    agreed.some((one) => one.game === game && one.rules === rules && one.digest !== digest),
  );

/** What is found in place of what was agreed on, in the order of these games; nothing of games that are no more. */
export const renewed = (
  games: readonly string[],
  agreed: readonly Signature[],
  found: readonly Signature[],
): Signature[] => games.flatMap((id) => [...found, ...agreed].find(({ game }) => game === id) ?? []);
