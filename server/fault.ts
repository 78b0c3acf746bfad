import { deny, OldRules, type Refusal } from '@bicorne/table/fault';
import type { WireFault } from '@bicorne/table/protocol';

/** Whoever asked has signed in elsewhere since, or left for good. */
export class Gone extends Error {}

/** Whoever asked has asked for so much that he is not waited upon. */
export class TooMuch extends Error {}

export const gone = (): Refusal => deny('no-name', 'you have signed in elsewhere, or left');

/** What went wrong in here, as it is said outside: how, stays in the log; whether it was done, nobody knows. */
export function failure(error: unknown): Refusal {
  if (error instanceof Gone) return gone();
  if (error instanceof TooMuch) return deny('too-many', 'that is much at once; try again in a minute');
  if (isNotStored(error)) return deny('unavailable', 'nothing can be stored here just now; nothing was done');
  return error instanceof OldRules
    ? deny('old-rules', 'played under rules that are no longer here; its record can still be had')
    : deny('unsure', 'something went wrong here; look whether it was done');
}

/** SQLite's primary codes, and PostgreSQL's, for a store that is read-only or full: its transaction was undone. */
const NOT_STORED: ReadonlySet<unknown> = new Set([8, 13, '25006', '53100']);

function isNotStored(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return NOT_STORED.has(error.errcode & 0xff);
  return 'code' in error && NOT_STORED.has(error.code);
}

/** Whether it is nothing that the operator need know of. */
export const isExpected = (error: unknown): boolean =>
  error instanceof OldRules || error instanceof Gone || error instanceof TooMuch;

const STATUS: Readonly<Record<WireFault['code'], number>> = {
  malformed: 400,
  invalid: 400,
  illegal: 400,
  tampered: 400,
  'no-name': 401,
  wrong: 401,
  'no-account': 403,
  'not-allowed': 403,
  unknown: 404,
  'not-your-turn': 409,
  'not-begun': 409,
  over: 409,
  taken: 409,
  stale: 409,
  'too-many': 429,
  unavailable: 503,
  unsure: 503,
  'old-rules': 410,
  network: 503,
  device: 503,
};

export const statusOf = ({ code }: WireFault): number => STATUS[code];
