import { HOST_PLACES } from '../../data/schema.ts';

/** A campaign while it is made: what is not said is as the rules have it. */
export interface Draft {
  readonly title?: { readonly en: string };
  readonly setup: 'free' | 'position';
  readonly turn?: number;
  readonly towns?: Readonly<Record<string, readonly string[]>>;
  readonly battles?: readonly DraftBattle[];
}

type DraftHost = Readonly<Partial<Record<(typeof HOST_PLACES)[number], readonly string[]>>>;
interface DraftBattle {
  readonly town: string;
  readonly attacker?: DraftHost;
  readonly defender?: DraftHost;
}

/** What stands in each town, on a field as well. */
export function standing({ towns = {}, battles: fields = [] }: Draft): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = { ...towns };
  for (const { town, attacker = {}, defender = {} } of fields) {
    const there = [attacker, defender].flatMap((host) => HOST_PLACES.flatMap((place) => host[place] ?? []));
    if (there.length > 0) all[town] = [...(all[town] ?? []), ...there];
  }
  return all;
}
