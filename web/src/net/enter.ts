import { prefer, usePreferences } from '../preferences.ts';
import { api } from './api.ts';

const NAMES = ['Voltigeur', 'Grenadier', 'Hussar', 'Sapper', 'Cantinière', 'Drummer', 'Dragoon', 'Fusilier'];

/** A name for whoever did not give one: nobody has to sign up to play. */
const someName = (): string =>
  `${NAMES[crypto.getRandomValues(new Uint8Array(1))[0] % NAMES.length]} ${String(10 + (crypto.getRandomValues(new Uint8Array(1))[0] % 90))}`;

const listeners = new Set<() => void>();

/** Hears that the server knows us by another name now, or for the first time. */
export function onEntered(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes sure that the server knows us, as a guest with a name. An account has its own, which is changed on its page. */
export async function enter(): Promise<void> {
  const known = await api.me();
  const me = known.ok ? known.value : null;
  if (me?.account) return prefer({ name: me.name });
  const name = usePreferences.getState().name.trim() || someName();
  prefer({ name });
  if (me?.name === name) return;
  await api.enter(name);
  for (const tell of listeners) tell();
}
