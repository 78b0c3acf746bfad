import { acted as actedAt, isBox, isReserve, LOCALITY, opposite, positionOf } from '../rules/map.ts';
import { beyondOf, facesOf, lower, most, size, type Group } from '../rules/pieces.ts';
import type { MarengoView } from '../rules/view.ts';

/** What may be remembered of pieces that lie face down, as the board tells it. (M20.3 to M20.5) */
interface Remembered {
  readonly army: number;
  readonly positions: readonly number[];
  /** How many pieces it speaks of, and which are among them. */
  readonly pieces: number;
  readonly least: Group;
}

/** Of the enemy's pieces; for an onlooker of everybody's. */
function remembered(view: MarengoView): Remembered[] {
  return view.notes.flatMap(({ army, at, least }) =>
    army === view.viewer
      ? []
      : [{ army, positions: [...new Set(at.map(positionOf))], pieces: piecesIn(view, at), least }],
  );
}

const piecesIn = ({ stacks }: MarengoView, places: readonly number[]): number =>
  stacks.reduce(
    (sum, { at, acted, count }) => sum + (places.includes(acted ? actedAt(at) : at) ? count : 0),
    0,
  );

/** What is noted of the hidden pieces of this position alone, and what the make-up of the army leaves for them. (M20.10) */
export function notedAt(view: MarengoView, position: number, army: number, hidden: number): Group {
  if (army === view.viewer || hidden === 0) return 0;
  const here = view.notes.filter(
    (note) => note.army === army && note.at.every((place) => positionOf(place) === position),
  );
  const apart = here.reduce((sum, { at, least }) => (at.length === 1 ? sum + least : sum), 0);
  const joint = here.reduce((sum, { least }) => most(sum, least), apart);
  return most(joint, lower(view.muster[army], size(view.muster[army]) - hidden));
}

/**
 * The face of each of these pieces by its place, if it is known which of them are where: those that have acted lie
 * apart from those that may still act. Null where that, or one of the faces, is not known. (M17.2)
 */
export function partedBy(view: MarengoView, all: Group, places: readonly number[]): number[] | null {
  if (size(all) !== places.length) return null;
  const parts = new Map<number, Group>();
  for (const place of new Set(places)) {
    const count = places.filter((one) => one === place).length;
    const least = most(noteOn(view, place), lower(all, places.length - count));
    if (size(least) === count) parts.set(place, least);
  }
  const unsure = new Set(places.filter((place) => !parts.has(place)));
  if (unsure.size > 1) return null;
  const rest = [...parts.values()].reduce((left, part) => left - part, all);
  for (const place of unsure) parts.set(place, rest);
  return facesIn(parts, places);
}

function facesIn(parts: ReadonlyMap<number, Group>, places: readonly number[]): number[] {
  const faces = new Map([...parts].map(([place, part]) => [place, facesOf(part)]));
  return places.flatMap((place) => faces.get(place)?.shift() ?? []);
}

/** What is noted of this place by itself. */
const noteOn = ({ notes }: MarengoView, place: number): Group =>
  notes.find(({ at }) => at.length === 1 && at[0] === place)?.least ?? 0;

/** So few pieces may be kept in mind together. */
const FEW = 4;

/** What is known of the pieces here and of a few elsewhere together, if it is more than what is noted here. */
export function sharedAt(view: MarengoView, position: number, army: number, noted: Group): number[] {
  const [closest] = remembered(view)
    .filter((note) => note.army === army && note.positions.length > 1 && note.positions.includes(position))
    .filter(({ pieces, least }) => pieces <= FEW && beyondOf(least, noted) !== 0)
    .sort((a, b) => a.pieces - b.pieces || size(b.least) - size(a.least));
  return closest ? facesOf(closest.least) : [];
}

/** What one reads who looks at a position: the whole locality, both sides of a border, or a box. */
const isRead = (pointed: number, position: number): boolean => {
  if (isReserve(pointed)) return LOCALITY[position] === pointed;
  return position === pointed || (!isBox(pointed) && position === opposite(pointed));
};

interface Reading {
  readonly positions: readonly number[];
  readonly faces: readonly number[];
  /** Whether it speaks of so few pieces that it is worth showing which. */
  readonly few: boolean;
}

/** The notes on what one looks at, and the positions that they speak of. */
export const readNotes = (view: MarengoView, pointed: number): readonly Reading[] =>
  remembered(view)
    .filter(({ positions }) => positions.some((position) => isRead(pointed, position)))
    .map(({ positions, pieces, least }) => ({ positions, faces: facesOf(least), few: pieces <= FEW }));
