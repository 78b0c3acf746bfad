import { LANGUAGES, type Language } from '@bicorne/boardkit';
import { create } from 'zustand';

export const LOOKS = ['system', 'light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

interface Preferences {
  readonly language: Language;
  readonly look: Look;
  readonly name: string;
}

const KEY = 'bicorne.preferences';

const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((language) => language === tag);
const isLook = (look: unknown): look is Look => LOOKS.some((one) => one === look);

const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';

/** What an earlier visit left, as far as it can still be read. */
function stored(): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function firstPreferences(): Preferences {
  const { language, look, name } = stored();
  return {
    language: isLanguage(language) ? language : browserLanguage(),
    look: isLook(look) ? look : 'system',
    name: typeof name === 'string' ? name : '',
  };
}

export const usePreferences = create<Preferences>(firstPreferences);

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
  localStorage.setItem(KEY, JSON.stringify(usePreferences.getState()));
}

/** Language and look are marks on the document; style sheets and screen readers follow them. */
export function markDocument({ language, look }: Preferences): void {
  document.documentElement.lang = language;
  if (look === 'system') delete document.documentElement.dataset['look'];
  else document.documentElement.dataset['look'] = look;
}
