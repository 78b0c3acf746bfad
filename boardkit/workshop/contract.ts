import type { Draft, Fault } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { Extent, Language, Words } from '../contract.ts';

/**
 * What a game tells the workshop, where battles are made (`board/workshop/`). The workshop knows no rule and no game:
 * the scenario object is the model; a tool is data that says which part of it a press changes (`lay.ts` does it), a
 * field says which value is written where; and the game draws whatever comes of it, sound or not.
 */
export interface WorkshopModule<S = unknown, W extends Words = Words> {
  readonly extent: Extent;
  readonly spots: readonly Spot[];
  /** An empty table. */
  blank(): S;
  /** The map with all that stands on it: the contents of an `<svg>` whose viewBox is `extent`. */
  Drawing(props: DrawingProps<S, W>): ReactNode;
  /** What the unit on a spot reaches and sees, drawn over the map, where the battle is sound. */
  Looking?(props: LookingProps<S>): ReactNode;
  /** What else is turned when the sheet is turned half round: whose edge is whose. */
  turned?(scenario: unknown): unknown;
  /** All that is said, in one language. */
  open(words: W, language: Language): Workbench<S>;
}

export interface DrawingProps<S = unknown, W extends Words = Words> {
  readonly scenario: S;
  readonly words: W;
}

export interface LookingProps<S = unknown> {
  readonly scenario: S;
  readonly spot: string;
}

export interface Workbench<S = unknown> {
  readonly groups: readonly ToolGroup[];
  /** What is said of the battle as a whole. */
  readonly battle: readonly FieldGroup[];
  /** Rows that stand nowhere on the sheet. */
  readonly lists: readonly ListOfRows[];
  /** What lies at a spot, each thing with what can be said of it. */
  at(scenario: S, spot: string): readonly FieldGroup[];
  strengths(scenario: S): readonly Strength[];
  /** What a lever does (`Bench.levers`), by what it is called there; of the side that is named. */
  readonly levers: Readonly<Record<string, (side: string) => string>>;
  /** What the file of a battle cannot say of a match, where one begins in the middle of it. */
  readonly notKept: string;
  /** A fault in the reader's language; null where there are no other words than the game's own. */
  faultText?(fault: Fault): string | null;
}

/** Where something can be laid: a hex, a town, an approach. */
export interface Spot {
  /** As the scenario names it. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** What is pressed, as a path on the sheet. */
  readonly outline: string;
  /** The spots around it, in the order of the game's directions; null where there is none. */
  readonly around: readonly (string | null)[];
}

type Row = Readonly<Record<string, unknown>>;

/** Which part of the scenario a tool changes, and how. */
export type Laying =
  /** A word for a spot: `terrain: { D6: 'hill' }`. */
  | { readonly kind: 'word'; readonly field: string; readonly value: string }
  /** A letter for a spot, in rows that are drawn as the board is. */
  | {
      readonly kind: 'letter';
      readonly field: string;
      readonly value: string;
      readonly clear: string;
      readonly rows: readonly (readonly string[])[];
    }
  /** A row of a list, which names its spot `at`; it takes the place of those there that share one of these values. */
  | {
      readonly kind: 'row';
      readonly field: string;
      readonly row: Row;
      readonly more?: Row;
      readonly instead?: Readonly<Record<string, readonly unknown[]>>;
      /** The field that is called as its spot is until it has a name. */
      readonly named?: string;
    }
  /** A row of a list, which names several spots; with what more is said of it at first. */
  | {
      readonly kind: 'member';
      readonly field: string;
      readonly row: Row;
      readonly more: Row;
      readonly list: string;
    }
  /** A piece of its own among those of a spot: `towns: { ligny: ['F01'] }`; it is at one spot only. */
  | { readonly kind: 'piece'; readonly field: string; readonly value: string }
  /** One face more in a row of a spot: `pieces: [{ at, army, faces: ['i2'] }]`. */
  | {
      readonly kind: 'face';
      readonly field: string;
      readonly row: Row;
      readonly list: string;
      readonly value: string;
    }
  /** One more in a row of a spot that counts. */
  | {
      readonly kind: 'count';
      readonly field: string;
      readonly row: Row;
      readonly number: string;
      /** Its spots are numbers there. */
      readonly numbered?: true;
    }
  /** One more that is dealt into a spot from a row of the list, `bags: [{ into: [{ at, count: 1 }] }]`; the row is there first. */
  | {
      readonly kind: 'dealt';
      readonly field: string;
      readonly index: number;
      /** What the row is, where there is none yet. */
      readonly row: Row;
      readonly list: string;
    }
  /** A side between two spots: `streams: ['E5-E6']`; it takes the place of those of other fields. */
  | { readonly kind: 'side'; readonly field: string; readonly instead?: readonly string[] }
  /** A side of one spot, by direction: `works: { D6: ['sw'] }`. */
  | { readonly kind: 'edge'; readonly field: string; readonly directions: readonly string[] }
  /** A way from spot to spot: `roads: ['E5-E6-F7']`. */
  | { readonly kind: 'way'; readonly field: string };

/** What a press lays, how it is called and shown. */
export interface Tool {
  readonly id: string;
  readonly lay: Laying;
  readonly name: string;
  /** Its sign, drawn in a square from −32 to 32. */
  readonly sign?: ReactNode;
  /** How many of it the game's box holds; not said where it holds enough. */
  readonly inBox?: number | undefined;
}

export interface ToolGroup {
  readonly id: string;
  readonly name: string;
  readonly tools: readonly Tool[];
}

/** A value of the scenario that is written or chosen, by the way that leads to it. */
export interface Field {
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly value: FieldValue;
  /** What holds where nothing is written. */
  readonly otherwise?: unknown;
}

export type FieldValue =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly optional?: true }
  | { readonly kind: 'choice'; readonly of: readonly Choice[] }
  | { readonly kind: 'text'; readonly as?: 'date' }
  /** A text in several languages; a long one has several lines. */
  | { readonly kind: 'said'; readonly long?: true }
  /** Nothing, or this. */
  | { readonly kind: 'switch'; readonly on: unknown }
  /** Several of a list, some of them more than once. */
  | {
      readonly kind: 'many';
      /** None is the same as no list. */
      readonly optional?: true;
      readonly of: readonly { readonly value: string; readonly name: string; readonly most: number }[];
    }
  /** Several spots, by name. */
  | { readonly kind: 'spots' };

export interface Choice {
  /** Undefined: nothing is written. */
  readonly value: unknown;
  readonly name: string;
}

export interface FieldGroup {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field[];
}

/** What arrives later, what holds in this battle alone. */
export interface ListOfRows {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
  /** Of the rows there those that are meant. */
  has(row: Draft): boolean;
  title(row: Draft): string;
  fields(row: Draft, index: number): readonly Field[];
  /** What is added, each by its name. */
  readonly added: readonly { readonly name: string; readonly row: Draft }[];
}

/** What one side has, line by line. */
export interface Strength {
  readonly side: string;
  readonly lines: readonly StrengthLine[];
  /** By what the sides are compared where there is room for one number. */
  readonly total: StrengthLine;
}
interface StrengthLine {
  readonly name: string;
  readonly count: number;
}
