import type { Rng, Secrecy, Viewer } from '@bicorne/engine';
import { AUSTRIAN, FRENCH } from '../data/forces.ts';
import { HAND, LOCALITY, NAME, OBSTRUCTED, opposite, PLACES, positionOf, SPOTS } from './map.ts';
import { C1, C2, countOf, facesOf, I1, I3, one, STRENGTH } from './pieces.ts';
import { cloneState, type State } from './state.ts';
import { legal } from './flow.ts';

/** For the proof that no view depends on what the viewer cannot know. Written apart from the view and from sampling. */
export const secrecy: Secrecy<State> = { redraw, hidden };

/** Two pieces of one army change places. */
interface Exchange {
  readonly a: number;
  readonly b: number;
  readonly f: number;
  readonly g: number;
}

const EXCHANGES = 120;

function redraw(state: State, viewer: Viewer, rng: Rng): State {
  const next = cloneState(state);
  for (const army of [AUSTRIAN, FRENCH]) {
    const places = secretPlaces(next, army, viewer);
    if (places.length > 1)
      for (let i = 0; i < EXCHANGES; i++) tryExchange(next, someExchange(next, places, rng));
  }
  return next;
}

function someExchange(state: State, places: readonly number[], rng: Rng): Exchange {
  const a = places[rng.below(places.length)];
  const b = places[rng.below(places.length)];
  const [inA, inB] = [facesOf(state.faces[a]), facesOf(state.faces[b])];
  return { a, b, f: inA[rng.below(inA.length)], g: inB[rng.below(inB.length)] };
}

/** Exchanges if nothing that has been seen speaks against it. */
function tryExchange(state: State, { a, b, f, g }: Exchange): boolean {
  if (a === b || f === g) return false;
  state.faces[a] += one(g) - one(f);
  state.faces[b] += one(f) - one(g);
  if (remembered(state) && possible(state)) return true;
  state.faces[a] += one(f) - one(g);
  state.faces[b] += one(g) - one(f);
  return false;
}

/** Places in which the viewer sees backs only. */
function secretPlaces(state: State, army: number, viewer: Viewer): number[] {
  if (army === viewer) return [];
  const places: number[] = [];
  for (let place = 1; place < PLACES; place++)
    if (state.faces[place] !== 0 && belongsTo(state, place) === army) places.push(place);
  return places;
}

function belongsTo(state: State, place: number): number {
  const position = positionOf(place);
  if (LOCALITY[position] > 0) return state.entered[LOCALITY[position]];
  const name = NAME[position];
  if (name === 'hand') return state.army;
  if (name === 'answer') return 1 - state.army;
  return name === 'alessandria' ? AUSTRIAN : FRENCH;
}

const remembered = (state: State): boolean =>
  state.notes.every(({ at, least }) =>
    [...new Set(facesOf(least))].every(
      (face) => at.reduce((sum, place) => sum + countOf(state.faces[place], face), 0) >= countOf(least, face),
    ),
  );

/** Whether these pieces could have done what is being done. */
function possible(state: State): boolean {
  return state.frames.every((frame) => {
    const hand = facesOf(state.faces[HAND]);
    if (frame.at === 'road' && frame.raid !== 'none') return hand.every((face) => face === C2 || face === C1);
    if (frame.at === 'road') return frame !== state.frames.at(-1) || legal(state, state.army).length > 0;
    if (frame.at === 'attack' && !frame.road && OBSTRUCTED[opposite(frame.via)])
      return (hand.length > 0 ? hand : facesOf(state.faces[frame.from])).some(
        (face) => face >= I3 && face <= I1,
      );
    if (frame.at === 'finish' && frame.rode.length > state.orders)
      return hand.every((face) => face === C2 || face === C1);
    if (frame.at === 'assault' && frame.leading === 0)
      return facesOf(state.faces[frame.from]).some((face) => mightLead(face, frame.from));
    return true;
  });
}

const mightLead = (face: number, from: number): boolean =>
  STRENGTH[face] > 1 && !(face === C2 && OBSTRUCTED[opposite(from)]);

// What there is to hide

function hidden(state: State, viewer: Viewer): Record<string, number> {
  const things: Record<string, number> = {};
  for (const army of [AUSTRIAN, FRENCH]) {
    const places = secretPlaces(state, army, viewer);
    for (const place of places)
      if (mayDiffer(state, place, places)) things[label(place)] = state.faces[place];
  }
  return things;
}

const label = (place: number): string =>
  `pieces in ${NAME[positionOf(place)]}${place >= SPOTS ? ' that have acted' : ''}`;

/** Whether one exchange with another place is possible. */
function mayDiffer(state: State, a: number, places: readonly number[]): boolean {
  const trial = cloneState(state);
  for (const b of places)
    for (const f of new Set(facesOf(state.faces[a])))
      for (const g of new Set(facesOf(state.faces[b]))) if (tryExchange(trial, { a, b, f, g })) return true;
  return false;
}
