import type { Volume } from '../preferences.ts';

/** What the keys do at the table, in the order in which they are told. */
export const DEEDS = [
  'next',
  'letGo',
  'confirm',
  'undo',
  'redo',
  'end',
  'advice',
  'rule',
  'zoom',
  'sheet',
] as const;
export type Deed = (typeof DEEDS)[number];

/** What is said of the hand at the table: taking back, and the keys. */
export interface HandWords {
  readonly redo: string;
  /** Heard when it has been done. */
  readonly undone: string;
  readonly redone: string;
  /** The sheet of keys. */
  readonly keys: string;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly walk: string;
  /** Of the setting that switches letters off. */
  readonly letters: string;
  /** Of the setting that lets one feel presses, where the device can. */
  readonly haptics: string;
  readonly volume: string;
  readonly volumes: Readonly<Record<Volume, string>>;
}
