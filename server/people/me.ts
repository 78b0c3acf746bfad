import { settings, type Me, type Person, type Settings } from '@bicorne/table/protocol';
import type { Store } from '../store/port.ts';

/** What somebody is told of himself. */
export async function meOf({ people }: Store, person: Person): Promise<Me> {
  const [stored, account, webhook, pushes] = await Promise.all([
    people.find(person.id),
    people.accountOf(person.id),
    people.webhook(person.id),
    people.pushes(person.id),
  ]);
  return {
    ...person,
    account: account !== null,
    settings: readSettings(stored?.settings),
    mail: account?.mail ?? null,
    webhook,
    pushes: pushes.length,
  };
}

/** As they were stored; what another version stored and this one cannot read is as if it had never been set. */
export function readSettings(stored: unknown): Settings {
  const parsed = settings.safeParse(stored ?? {});
  return parsed.success ? parsed.data : settings.parse({});
}
