import type { Words } from './contract.ts';

/** A game's `board/orders/<language>.ts`: what may be answered beforehand, in words; loaded where that is done. */
export interface OrderWords {
  /** Each question as a short heading, and each answer as it is given: “Form square”. */
  readonly questions: Readonly<
    Record<string, { readonly title: string; readonly answers: Readonly<Record<string, string>> }>
  >;
  /** The parts of conditions, without what they are compared to: “dice against me”. */
  readonly parts: Readonly<Record<string, PartWords>>;
  /** How strong a place is, as plans count it: “enemy blocks”. */
  readonly ground: { readonly own: string; readonly enemies: string };
  /** What chance may pick, where the game's own words do not say it. */
  readonly picks?: Readonly<Record<string, string>>;
}

interface PartWords {
  readonly name: string;
  /** Behind a number. */
  readonly sign?: string;
  /** What each word is called, where the game's own words do not say it (`OrderNames`). */
  readonly words?: Readonly<Record<string, string>>;
}

/** A game's `board/orders/names.ts`: what has a name in the game's own words already. */
export interface OrderNames<V = unknown, W extends Words = Words> {
  unit?(unit: number, view: V, words: W): string;
  place(place: number, view: V, words: W): string;
  /** A word of a part. */
  value?(part: string, word: string, words: W): string | undefined;
  /** A face of a die, or a thing that is picked blind, by its name in the notation. */
  chance?(name: string, words: W): string | undefined;
}
