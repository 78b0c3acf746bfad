import { shared } from '@bicorne/boardkit/shared.ts';
import type { CampaignAction } from '../rules/actions.ts';

/** What the one who looks has chosen and points at: board and tray share it, the game does not know it. */
export interface Choice {
  /** The town whose blocks lie open in the tray. */
  readonly town: number | null;
  readonly blocks: readonly number[];
  /** Whether they were named one by one, and not all of a town that a road takes. */
  readonly byHand: boolean;
  /** A place where several things may be done: which one is asked in the tray. */
  readonly spot: string | null;
  readonly pointed: number | null;
  /** The block of the battlefield that is pointed at. */
  readonly piece: Piece | null;
  /** What to look at, against what the phase would show, as long as the same fight goes on. */
  readonly scene: { readonly kind: Scene; readonly during: string } | null;
  /** The fight one looks at, where there are several. */
  readonly fight: number | null;
  /** The rest of a march that several blocks make together. */
  readonly queue: readonly CampaignAction[];
}
export type Scene = 'map' | 'field';

/** A block as it stands on the field: its face, or what everybody sees of one that is hidden. */
export interface Piece {
  readonly army: number;
  readonly block: number | null;
  readonly status: number;
  /** Of a hidden one, as in the notes. */
  readonly group: number;
}

export const NOTHING: Choice = {
  town: null,
  blocks: [],
  byHand: false,
  spot: null,
  pointed: null,
  piece: null,
  scene: null,
  fight: null,
  queue: [],
};
const choice = shared(NOTHING);
const change = (next: Partial<Choice>): void => choice.set({ ...choice.now(), ...next });

export const openTown = (town: number, blocks: readonly number[]): void =>
  change(
    choice.now().town === town
      ? { town: null, blocks: [], byHand: false, spot: null }
      : { town, blocks, byHand: false, spot: null },
  );
export const toggleBlock = (block: number, alone: boolean): void => {
  const there = choice.now().blocks.includes(block);
  const rest = alone ? [] : choice.now().blocks.filter((one) => one !== block);
  change({ blocks: there ? rest : [...rest, block], byHand: true, spot: null });
};
export const chooseBlocks = (blocks: readonly number[]): void => change({ blocks, byHand: true, spot: null });
/** A whole corps joins or leaves; the first that is named goes alone. */
export const toggleCorps = (corps: readonly number[]): void => {
  if (!choice.now().byHand) return chooseBlocks(corps);
  const rest = choice.now().blocks.filter((block) => !corps.includes(block));
  chooseBlocks(corps.every((block) => choice.now().blocks.includes(block)) ? rest : [...rest, ...corps]);
};
export const openSpot = (spot: string): void => change({ spot: choice.now().spot === spot ? null : spot });
export const clearChoice = (): void => change({ town: null, blocks: [], byHand: false, spot: null });
/** With the one who looks, or the table: nothing of it is for the next. */
export const forgetChoice = (): void => choice.set(NOTHING);
/** The town stays open for the next of its blocks. */
export const acted = (queue: readonly CampaignAction[]): void =>
  change({ blocks: [], byHand: true, spot: null, queue });
export const waiting = (): readonly CampaignAction[] => choice.now().queue;
export const setQueue = (queue: readonly CampaignAction[]): void => change({ queue });
export const show = (kind: Scene | null, during: string): void =>
  change({ scene: kind && { kind, during }, town: null, blocks: [], spot: null });
export const watch = (fight: number, during: string): void =>
  change({ fight, scene: { kind: 'field', during } });
export function point(pointed: number | null): void {
  if (choice.now().pointed !== pointed) change({ pointed });
}
export function pointPiece(piece: Piece | null): void {
  if (choice.now().piece !== piece) change({ piece });
}

export const useChoice = (): Choice => choice.use((all) => all);
/** The town whose blocks are chosen. */
export const chosenPlace = (): number | undefined => {
  const { town, blocks } = choice.now();
  return blocks.length > 0 && town !== null ? town : undefined;
};
