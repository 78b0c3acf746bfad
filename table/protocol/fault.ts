import type { FaultCode } from '@bicorne/engine';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: WireFault };

/** The engine's faults, and those of the house. */
export const SERVER_FAULTS = [
  'no-name', // asks for a guest's cookie first
  'no-account', // only for those who have an account
  'taken', // somebody else has this name
  'wrong', // name, passphrase, words or link: which of them is not said
  'stale', // decided on an older position, or sent twice
  'not-begun', // seats or numbers are missing
  'too-many', // over a limit; try later
  'unavailable', // the server is about to stop, or a service it needs cannot be reached; nothing was done
  'unsure', // something failed on the way: look, or ask again (`again`), whether it was done
  'old-rules', // played to its end under rules that are no longer here: its record can be had, and no more
  'network', // said by the page to itself: no answer came
  'device', // said by the page to itself: what is played on this device could not be kept or read here
] as const;

export interface WireFault {
  readonly code: FaultCode | (typeof SERVER_FAULTS)[number];
  readonly message: string;
  readonly rule?: string;
  readonly place?: string;
}
