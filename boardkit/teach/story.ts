import type { Language } from '../contract.ts';
import type { Point } from '../geometry.ts';
import type { ArmSign } from '../pieces/Block.tsx';
import type { PortraitName } from './portraits.ts';

/** A text in every language, written side by side so that none falls behind. */
export type Said = Readonly<Record<Language, string>>;
export const said = (en: string, uk: string, ru: string): Said => ({ en, uk, ru });

/**
 * The real battle, told on the scenario's own map: named bodies of troops and where they stood from phase to
 * phase. The renderer makes arrows and motion of the differences; nothing is scripted by hand.
 */
export interface Story {
  readonly commanders: readonly Commander[];
  readonly bodies: Readonly<Record<string, Body>>;
  readonly phases: readonly Phase[];
  /** What is known of this, and what we reconstructed. */
  readonly sure: Said;
}

export interface Commander {
  /** The seat that plays his army. */
  readonly seat: string;
  readonly portrait: PortraitName;
  readonly name: Said;
}

export interface Body {
  /** The nation, as liveries are named: `french`, `british`, `austrian`… */
  readonly nation: string;
  readonly arm: ArmSign;
  readonly name: Said;
}

export interface Phase {
  /** The hour, or the day. */
  readonly when: Said;
  readonly text: Said;
  /** Where bodies are now, by the game's own place names; whoever is not listed stays, null leaves the field. */
  readonly at: Readonly<Record<string, string | null>>;
  /** Places where it came to blows. */
  readonly clash?: readonly string[];
  /** Bodies that were driven back, whose way is drawn as a flight. */
  readonly driven?: readonly string[];
}

/** A game's `board/story/index.ts`. */
export interface StoryModule {
  readonly stories: Readonly<Record<string, Story>>;
  /** The size of the sheet on which `Preview` draws a scenario's map. */
  readonly extent: { readonly width: number; readonly height: number };
  /** Troops are drawn this much smaller where places lie close together; 1 if left out. */
  readonly size?: number;
  /** Where a place lies on that sheet. */
  place(name: string, scenario: string): Point | null;
}

export const body = (nation: string, arm: ArmSign, name: Said): Body => ({ nation, arm, name });

/** Where each body is in a phase, and whence it came. */
export interface Standing {
  readonly id: string;
  readonly body: Body;
  readonly place: string;
  /** The place of the phase before; the same when it did not move, null when it has just come. */
  readonly from: string | null;
  readonly driven: boolean;
}

/** All bodies on the field in this phase, in the order the story lists them. */
export function standings({ bodies, phases }: Story, phase: number): readonly Standing[] {
  return Object.entries(bodies).flatMap(([id, body]) => {
    const place = placeIn(phases, id, phase);
    if (place === null) return [];
    const driven = phases[phase].driven?.includes(id) ?? false;
    return [{ id, body, place, from: placeIn(phases, id, phase - 1), driven }];
  });
}

function placeIn(phases: readonly Phase[], id: string, phase: number): string | null {
  for (let n = phase; n >= 0; n--) {
    const place = phases[n].at[id];
    if (place !== undefined) return place;
  }
  return null;
}
