import type { Rng, Seat } from '@bicorne/engine';
import { acted, LOCALITY, PLACES } from './map.ts';
import { A1, countOf, FACES, facesOf, GUN, HIDDEN_FACES, one, type Group } from './pieces.ts';
import { proofOf } from './proofs.ts';
import { armyAt, cloneState, gunAt, type State } from './state.ts';
import type { MarengoView, Stack } from './view.ts';

/**
 * A state that agrees with all that a view tells: the hidden pieces of an army are dealt at random into its
 * stacks, and exchanged until every note and every proof holds.
 */
export function sample(view: MarengoView, _seat: Seat, rng: Rng): State {
  const state = openState(view);
  for (const army of [0, 1]) {
    const stacks = view.stacks.filter((stack) => stack.army === army && stack.faces === undefined);
    if (stacks.length > 0) dealOut(state, army, stacks, rng);
  }
  return state;
}

const placeOf = ({ at, acted: done }: Stack): number => (done ? acted(at) : at);

/** What the view tells, with nothing in the hidden stacks yet. */
function openState(view: MarengoView): State {
  const { viewer: _, stacks, ...open } = view;
  const faces = Array<Group>(PLACES).fill(0);
  for (const stack of stacks) faces[placeOf(stack)] = stack.faces ?? 0;
  return cloneState({ ...open, faces });
}

/** So many pieces of these faces, at least, are in these places. */
interface Demand {
  readonly at: readonly number[];
  readonly faces: Group;
  readonly least: number;
}

/** Exchanges before the pieces are dealt anew. */
const PATIENCE = 300;

function dealOut(state: State, army: number, stacks: readonly Stack[], rng: Rng): void {
  const slots = stacks.flatMap((stack) => Array<number>(stack.count).fill(placeOf(stack)));
  const faces = facesOf(hiddenPool(state, army));
  do {
    shuffle(faces, rng);
    fill(state, slots, faces);
  } while (!settleDemands(state, slots, faces, demandsOn(state, army), rng));
}

/** The pieces of an army that do not lie face up. */
function hiddenPool(state: State, army: number): Group {
  let pool = state.muster[army];
  for (const entry of state.guns) if (state.entered[LOCALITY[gunAt(entry)]] === army) pool -= one(A1);
  for (const frame of state.frames)
    if (frame.at === 'assault')
      for (const face of facesOf(army === state.army ? frame.lead : frame.guard + frame.counter))
        pool -= one(face === GUN ? A1 : face);
  return pool;
}

function shuffle(faces: number[], rng: Rng): void {
  for (let i = faces.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [faces[i], faces[j]] = [faces[j], faces[i]];
  }
}

function fill(state: State, slots: readonly number[], faces: readonly number[]): void {
  for (const place of slots) state.faces[place] = 0;
  slots.forEach((place, i) => (state.faces[place] += one(faces[i])));
}

function demandsOn(state: State, army: number): Demand[] {
  const demands: Demand[] = [];
  for (const note of state.notes) {
    if (note.army !== army) continue;
    for (let face = 0; face < HIDDEN_FACES; face++)
      if (countOf(note.least, face) > 0)
        demands.push({ at: note.at, faces: 15 << (4 * face), least: countOf(note.least, face) });
  }
  for (const frame of state.frames) {
    const proof = proofOf(state, frame);
    if (proof && armyAt(state, proof.at) === army)
      demands.push({ at: [proof.at], faces: proof.faces, least: proof.least });
  }
  return demands;
}

const isOf = (face: number, faces: Group): boolean => countOf(faces, face) > 0;

function missing(state: State, { at, faces, least }: Demand): number {
  let count = 0;
  for (const place of at)
    for (let face = 0; face < FACES.length; face++)
      if (isOf(face, faces)) count += countOf(state.faces[place], face);
  return Math.max(0, least - count);
}

/** Exchanges a piece that is wanted somewhere for one that is not, as long as something is missing. */
function settleDemands(
  state: State,
  slots: readonly number[],
  faces: number[],
  demands: readonly Demand[],
  rng: Rng,
): boolean {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const open = demands.filter((demand) => missing(state, demand) > 0);
    if (open.length === 0) return true;
    const { at, faces: wanted } = open[rng.below(open.length)];
    const [given, taken] = [
      pick(slots, rng, (place, i) => at.includes(place) && !isOf(faces[i], wanted)),
      pick(slots, rng, (place, i) => !at.includes(place) && isOf(faces[i], wanted)),
    ];
    if (given < 0 || taken < 0) return false;
    [faces[given], faces[taken]] = [faces[taken], faces[given]];
    fill(state, slots, faces);
  }
  return false;
}

/** A random index of those that fit, or -1. */
function pick(slots: readonly number[], rng: Rng, fits: (place: number, i: number) => boolean): number {
  const fitting = slots.map((_, i) => i).filter((i) => fits(slots[i], i));
  return fitting.length === 0 ? -1 : fitting[rng.below(fitting.length)];
}
