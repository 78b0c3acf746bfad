import { capital } from '@bicorne/boardkit';
import { BOXES } from '../data/forces.ts';
import {
  BEYOND,
  CAPACITY,
  FIRST_BOX,
  HEADING,
  isBox,
  isReserve,
  LOCALITY,
  OBSTRUCTED,
  opposite,
  PENALTY,
  TO_BLOCK,
} from '../rules/map.ts';
import { ARTILLERY, facesOf } from '../rules/pieces.ts';
import type { MarengoView } from '../rules/view.ts';
import { standingAt, standingIn } from './model.ts';
import { readNotes } from './notes.ts';
import type { Spots, Way } from './spots.ts';
import type { MarengoWords } from './words/lexicon.ts';

/** For those who listen: what stands at a position, and what may be done there. */
export function describe(view: MarengoView, words: MarengoWords, position: number, spots: Spots): string {
  const ways = spots.places.get(position)?.ways ?? [];
  return words.list([
    words.position(position),
    ...whoIsThere(view, words, position),
    ...ways.map((way) => wayWords(view, words, way, position)),
  ]);
}

/** What one of the ways to a place does, and with which piece, where that is not said. */
export function wayWords(view: MarengoView, words: MarengoWords, way: Way, at: number): string {
  const done = capital(doneBy(view, words, way, at));
  return way.face === null ? done : `${capital(words.face(way.face))}: ${done}`;
}

function doneBy(view: MarengoView, words: MarengoWords, { gesture, kind }: Way, at: number): string {
  const [first, last] = [gesture[0], gesture[gesture.length - 1]];
  const byRoad = first.do === 'road' || first.do === 'enter';
  if (byRoad && kind === 'target') return words.ui.raid(words.position(at));
  if (byRoad && gesture.length > 1) return words.ui.byRoad(words.position(at));
  const done = words.action(first, view);
  return last.do === 'ride' && gesture.length > 1 ? `${done} › ${words.position(at)}` : done;
}

function whoIsThere(view: MarengoView, words: MarengoWords, position: number): string[] {
  if (isReserve(position)) {
    const held = standingIn(view, position);
    return held
      ? [
          `${words.armies[held.army]}: ${words.ui.pieces(held.count)}`,
          ...facesAt(view, words, position),
          ...orderOf(view, words, position),
        ]
      : [];
  }
  const count = standingAt(view, position);
  return count === 0 ? [] : [words.ui.pieces(count), ...facesAt(view, words, position)];
}

const orderOf = (view: MarengoView, words: MarengoWords, locality: number): string[] =>
  view.disorder[locality] ? [words.ui.disorganised] : [];

function facesAt(view: MarengoView, words: MarengoWords, position: number): string[] {
  const faces = view.stacks.flatMap((stack) =>
    stack.at === position && stack.faces !== undefined ? facesOf(stack.faces) : [],
  );
  return faces.length === 0 ? [] : [words.faces(faces)];
}

/** For whoever looks at a place: a title and a few short lines. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
}

export function readingOf(view: MarengoView, words: MarengoWords, position: number): Reading {
  if (isReserve(position)) return readLocality(view, words, position);
  return isBox(position) ? readBox(view, words, position) : readApproach(view, words, position);
}

function readLocality(view: MarengoView, words: MarengoWords, locality: number): Reading {
  const { ui } = words;
  const held = standingIn(view, locality);
  return {
    title: words.locality(locality),
    lines: [
      held
        ? `${words.armies[held.army]}: ${ui.capacity(held.count, CAPACITY[locality])}`
        : `${ui.empty}: ${ui.capacity(0, CAPACITY[locality])}`,
      ...facesAt(view, words, locality),
      ...orderOf(view, words, locality),
      ...[0, 1].flatMap((army) =>
        view.discs[army][locality] > 0
          ? [`${words.armies[army]}: ${ui.discs(view.discs[army][locality])}`]
          : [],
      ),
      ...notesOn(view, words, locality),
    ],
  };
}

function readApproach(view: MarengoView, words: MarengoWords, side: number): Reading {
  const { ui } = words;
  const facing = opposite(side);
  return {
    title: `${words.locality(LOCALITY[side])} | ${words.locality(BEYOND[side])}`,
    lines: [
      TO_BLOCK[side] === 2 ? ui.wide : ui.narrow,
      `${ui.oneSide(words.locality(LOCALITY[side]))}: ${penalties(words, side)}`,
      `${ui.oneSide(words.locality(BEYOND[side]))}: ${penalties(words, facing)}`,
      ...[side, facing].flatMap((one) => blockers(view, words, one)),
      ...(HEADING[side] === 0
        ? []
        : [ui.eastward(words.locality(HEADING[side] === 1 ? BEYOND[side] : LOCALITY[side]))]),
      ...notesOn(view, words, side),
    ],
  };
}

/** Artillery has no strength to lose: where it is penalised it does not fire. (M10.3, M11.11) */
const TYPES = ['infantry', 'cavalry'] as const;

export function penalties(words: MarengoWords, side: number): string {
  const parts = TYPES.flatMap((type, i) =>
    PENALTY[i][side] > 0 ? [words.ui.penalty(words.type(type), PENALTY[i][side])] : [],
  );
  if (PENALTY[ARTILLERY][side] > 0) parts.push(words.ui.legend.artillery);
  if (OBSTRUCTED[side]) parts.push(words.ui.obstruction);
  return parts.length === 0 ? words.ui.noPenalty : words.list(parts);
}

function blockers(view: MarengoView, words: MarengoWords, side: number): string[] {
  const count = standingAt(view, side);
  if (count === 0) return [];
  const blocked = words.ui.blocked[count >= TO_BLOCK[side] ? 'full' : 'part'];
  return [`${words.armies[view.entered[LOCALITY[side]]]}: ${words.ui.pieces(count)}, ${blocked}`];
}

function readBox(view: MarengoView, words: MarengoWords, box: number): Reading {
  const { army, hour } = BOXES[box - FIRST_BOX];
  return {
    title: words.position(box),
    lines: [
      `${words.armies[army]}: ${words.ui.pieces(standingAt(view, box))}`,
      words.ui.waitsUntil(hour),
      ...facesAt(view, words, box),
      ...notesOn(view, words, box),
    ],
  };
}

/** What may be remembered of the enemy here, the closest first, also where it speaks of several places together. (M20.3) */
const notesOn = (view: MarengoView, words: MarengoWords, pointed: number): string[] =>
  readNotes(view, pointed)
    .toSorted((one, other) => one.positions.length - other.positions.length)
    .map(({ positions, faces }) =>
      words.ui.atLeast(
        capital(words.faces(faces)),
        positions.map((one) => words.position(one)).join(', '),
        positions.length > 1,
      ),
    );
