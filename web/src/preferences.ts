import { LANGUAGES, type Language } from '@bicorne/boardkit/contract.ts';
import { create } from 'zustand';
import { keep, kept } from './storage.ts';

/** What a reader may choose between; the first of each is what he has until he chooses, but for the language. */
export const LOOKS = ['system', 'light', 'dark'] as const;
export const PALETTES = ['plain', 'redgreen', 'blueyellow'] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const VOLUMES = ['normal', 'soft', 'loud'] as const;
export const PACES = ['normal', 'slow', 'quick', 'none'] as const;

export type Look = (typeof LOOKS)[number];
export type Pace = (typeof PACES)[number];
export type Volume = (typeof VOLUMES)[number];

export interface Preferences {
  readonly language: Language;
  readonly look: Look;
  /** For whom the nations' colours are chosen: everybody, those who confuse red and green, or blue and yellow. */
  readonly palette: (typeof PALETTES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How quickly what happened is played. */
  readonly pace: Pace;
  readonly sounds: boolean;
  readonly volume: Volume;
  /** Whether a phone lets one feel what was pressed, and that it is one's turn. */
  readonly haptics: boolean;
  /** Whether steps that cannot be taken back ask once. */
  readonly confirm: boolean;
  /** Whether a hex tells what it does when one points at it, and advice may be asked for. */
  readonly hints: boolean;
  /** Whether the map carries the names of its hexes. */
  readonly coordinates: boolean;
  /** Whether the map of a phone goes to what can be pressed. */
  readonly follow: boolean;
  /** Whether single letters are keys. */
  readonly letters: boolean;
  readonly name: string;
}

const KEY = 'bicorne.preferences';

const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => isOneOf(LANGUAGES, tag)) ?? 'en';

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value);

/** What an earlier visit left, as far as it can still be read. */
function stored(): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(kept(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What was kept, with the first choice of each list where it cannot be read. */
export function preferencesFrom(kept: Partial<Record<keyof Preferences, unknown>>): Preferences {
  const one = <T extends string>(of: readonly T[], value: unknown, otherwise = of[0]): T =>
    isOneOf(of, value) ? value : otherwise;
  const yes = (value: unknown, otherwise: boolean): boolean =>
    typeof value === 'boolean' ? value : otherwise;
  return {
    language: one(LANGUAGES, kept.language, browserLanguage()),
    look: one(LOOKS, kept.look),
    palette: one(PALETTES, kept.palette),
    text: one(TEXT_SIZES, kept.text),
    motion: one(MOTIONS, kept.motion),
    pace: one(PACES, kept.pace),
    sounds: yes(kept.sounds, false),
    volume: one(VOLUMES, kept.volume),
    haptics: yes(kept.haptics, true),
    confirm: yes(kept.confirm, true),
    hints: yes(kept.hints, true),
    coordinates: yes(kept.coordinates, false),
    follow: yes(kept.follow, true),
    letters: yes(kept.letters, true),
    name: typeof kept.name === 'string' ? kept.name : '',
  };
}

export const usePreferences = create<Preferences>(() => preferencesFrom(stored()));

export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
  keep(KEY, JSON.stringify(usePreferences.getState()));
}

/** What style sheets and screen readers must know is marked on the document. */
export function markDocument({ language, look, palette, text, motion }: Preferences): void {
  document.documentElement.lang = language;
  mark('look', look, 'system');
  mark('palette', palette, 'plain');
  mark('text', text, 'normal');
  mark('motion', motion, 'system');
}

function mark(name: string, value: string, quiet: string): void {
  if (value === quiet) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}
