import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Terms } from './terms.ts';

/** SHA-256 in hexadecimal: anybody can draw the lots again with a tool of his own. */
const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** An entrant's lot depends on nobody else: late ones do not move the others. The lowest is first. */
export const lotOf = ({ seed }: Terms, id: string): string => hash(`${seed}/entrant/${id}`);

/** Rounds are counted from 0. */
export function battleOf({ battles, seed }: Terms, round: number): string {
  if (battles.kind === 'fixed') return battles.scenario;
  const { scenarios } = battles;
  if (battles.kind === 'rounds') return scenarios[round % scenarios.length];
  // 48 bits: of a short list none is noticeably likelier than another
  const lot = Number.parseInt(hash(`${seed}/battle/${round + 1}`).slice(0, 12), 16);
  return scenarios[lot % scenarios.length];
}

export const digestOf = (value: unknown): string => hash(JSON.stringify(value));
