import type { Answer, WireFault } from './protocol.ts';

export type Refusal = Extract<Answer<never>, { readonly ok: false }>;

export const accept = <T>(value: T): Answer<T> => ({ ok: true, value });

export const deny = (code: WireFault['code'], message: string): Refusal => ({
  ok: false,
  fault: { code, message },
});

/** A finished match that the rules of today cannot show. */
export class OldRules extends Error {}
