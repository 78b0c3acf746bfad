import type { Person, Stance } from '@bicorne/table/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { people } from '../net/people.ts';

/** Whom one does not want to hear or to play, as far as the server has said; null until it has. */
const useKnown = create<{ readonly stances: readonly Stance[] | null }>(() => ({ stances: null }));

async function load(): Promise<void> {
  const answer = await people.stances();
  useKnown.setState({ stances: answer.ok ? answer.value : [] });
}

/** Everybody who is blocked or muted. */
export function useStances(): readonly Stance[] {
  const stances = useKnown((known) => known.stances);
  useEffect(() => void (stances === null && load()), [stances]);
  return stances ?? [];
}

/** Whose matches one would not sit down at. */
export const useBlocked = (): ReadonlySet<string> =>
  new Set(useStances().flatMap(({ person, block }) => (block ? person.id : [])));

export const useStance = (person: Person): Stance =>
  useStances().find((one) => one.person.id === person.id) ?? { person, block: false, mute: false };

/** Whether the server took it; then it holds here at once. */
export async function setStance(stance: Stance): Promise<boolean> {
  const answer = await people.setStance(stance);
  if (answer.ok) await load();
  return answer.ok;
}

/** Another person may look from here now. */
export const forgetStances = (): void => useKnown.setState({ stances: null });
