/** Bad input is an answer, not an exception: every edge returns a `Result`. */
export type Result<T> = Ok<T> | Refused;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused {
  readonly ok: false;
  readonly fault: Fault;
}

export const FAULT_CODES = [
  'malformed', // cannot be read at all
  'unknown', // names a game, scenario, seat, match… that is not there
  'not-your-turn', // another seat, or chance, is to act
  'illegal', // well-formed, but not among the legal actions
  'invalid', // a scenario or option that breaks its schema or the rules of the box
  'not-allowed', // an undo beyond the safe point, a secret of another seat…
  'over', // the match has ended
  'tampered', // a record that does not follow from its own numbers
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  /** The numbered rule that forbids it, e.g. `N6.4`. */
  readonly rule?: string;
  /** Where in the input: a path (`units.3.at`) or a line (`line 12`). */
  readonly place?: string;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export function refuse(
  code: FaultCode,
  message: string,
  where: { readonly rule?: string; readonly place?: string } = {},
): Refused {
  return { ok: false, fault: { code, message, ...where } };
}

/** Where a refusal is a bug: the value, or an error that says why not, and of what. */
export function must<T>(result: Result<T>, what?: string): T {
  if (result.ok) return result.value;
  const { code, message, place } = result.fault;
  throw new Error(`${what ? `${what}: ` : ''}${code}${place ? ` at ${place}` : ''}: ${message}`);
}
