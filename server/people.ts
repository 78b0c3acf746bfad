import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Person } from './protocol.ts';
import type { Store } from './store/port.ts';

export const COOKIE = 'bicorne';

const hashOf = (session: string): string => createHash('sha256').update(session).digest('hex');

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Not to be guessed: 62 bits. */
export const newId = (): string => Array.from({ length: 12 }, () => ALPHABET[randomInt(36)]).join('');

export const whoIs = async (store: Store, session: string | undefined): Promise<Person | null> =>
  session === undefined || session.length > 100 ? null : store.people.ofSession(hashOf(session));

/** A new guest, and the session that goes into the cookie; the store has only its hash. */
export async function addGuest(store: Store, name: string): Promise<{ person: Person; session: string }> {
  const session = randomBytes(32).toString('base64url');
  const person: Person = { id: newId(), name };
  await store.people.add(person, hashOf(session));
  return { person, session };
}
