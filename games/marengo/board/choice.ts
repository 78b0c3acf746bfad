import { shared } from '@bicorne/boardkit/shared.ts';
import type { Chosen } from './spots.ts';

/** What the one who looks has chosen and points at: the board and the tray share it, the game does not know it. */
interface Choice {
  /** The line that shall act, and which of its pieces. */
  readonly chosen: Chosen | null;
  /** A place where several things may be done: which one is asked in the tray. */
  readonly place: number | null;
  readonly pointed: number | null;
}

const NOTHING: Choice = { chosen: null, place: null, pointed: null };
const choice = shared(NOTHING);
const change = (next: Partial<Choice>): void => choice.set({ ...choice.now(), ...next });

/** A line, or pieces of it; the same again lets go of it. */
export const choose = (at: number, faces: readonly number[] = []): void => {
  const { chosen } = choice.now();
  const again = chosen?.at === at && chosen.faces.join() === faces.join();
  change({ chosen: again ? null : { at, faces }, place: null });
};
export const take = (at: number, faces: readonly number[]): void =>
  change({ chosen: { at, faces }, place: null });
export const openPlace = (place: number): void =>
  change({ place: choice.now().place === place ? null : place });
export const clearChoice = (): void => change({ chosen: null, place: null });
/** With the one who looks, or the table: nothing of it is for the next. */
export const forgetChoice = (): void => choice.set(NOTHING);
export function point(pointed: number | null): void {
  if (choice.now().pointed !== pointed) change({ pointed });
}

export const useChosen = (): Chosen | null => choice.use(({ chosen }) => chosen);
export const usePlace = (): number | null => choice.use(({ place }) => place);
export const usePointed = (): number | null => choice.use(({ pointed }) => pointed);
export const chosenPlace = (): number | undefined => choice.now().chosen?.at;
