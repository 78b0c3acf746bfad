import type { Answer, Me, Settings } from '@bicorne/table/protocol';
import { people } from '../net/people.ts';
import { prefer, preferencesFrom, usePreferences } from '../preferences.ts';

/** The last change of many is the one that is sent. */
const QUIET = 1000;

/** Language and look follow somebody to every device: they are told when they change, and taken when he signs in. */
export function keepSettings(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = usePreferences.subscribe((now, before) => {
    if (JSON.stringify(chosen()) === JSON.stringify(chosen(before)) && now.language === before.language)
      return;
    clearTimeout(timer);
    timer = setTimeout(() => void tellSettings(), QUIET);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function chosen(of = usePreferences.getState()): Settings['look'] {
  const { language: _, name: __, ...look } = of;
  return { ...look };
}

/** Notices are written in this language; the look waits for the next device. All are told as they are now. */
export async function tellSettings(notices?: Settings['notices']): Promise<Answer<Settings | null>> {
  const known = await people.me();
  if (!known.ok) return known;
  if (known.value === null) return { ok: true, value: null };
  const { language } = usePreferences.getState();
  const chosenNow = { language, look: chosen(), ...(notices ? { notices } : {}) };
  return people.settings({ ...known.value.settings, ...chosenNow });
}

/** Whoever signs in finds everything as he left it, elsewhere too. */
export function takeSettings({ name, settings }: Me): void {
  if (Object.keys(settings.look).length === 0) return prefer({ name });
  prefer({ ...preferencesFrom({ ...settings.look, language: settings.language }), name });
}
