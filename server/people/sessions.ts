import type { Person } from '@bicorne/table/protocol';
import type { Store } from '../store/port.ts';
import { hashOf, newId, newSession } from './secrets.ts';

export const COOKIE = 'bicorne';

export const whoIs = async (store: Store, session: string | undefined): Promise<Person | null> =>
  session === undefined || session.length > 100 ? null : store.people.ofSession(hashOf(session));

/** Who opens a line, and by which session, as the store knows it: with that the line ends. */
export interface Caller {
  readonly person: Person;
  readonly session: string;
}

export async function callerOf(store: Store, session: string | undefined): Promise<Caller | null> {
  const person = await whoIs(store, session);
  return person && session !== undefined ? { person, session: hashOf(session) } : null;
}

/** A new guest, and the session that goes into the cookie; the store has only its hash. */
export async function addGuest(store: Store, name: string): Promise<{ person: Person; session: string }> {
  const session = newSession();
  const person: Person = { id: newId(), name };
  await store.people.add(person, hashOf(session), Date.now());
  return { person, session };
}

/** A further session of somebody who has shown who he is. */
export async function openSession(store: Store, person: string): Promise<string> {
  const session = newSession();
  await store.people.addSession(person, hashOf(session), Date.now());
  return session;
}
