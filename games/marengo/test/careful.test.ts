import { quickRng, type Rng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { AUSTRIAN, FRENCH } from '../data/forces.ts';
import type { ScenarioInput } from '../data/scenarios.ts';
import { game } from '../index.ts';
import type { MarengoAction } from '../rules/actions.ts';
import { PLACES } from '../rules/map.ts';
import { countOf, HIDDEN_FACES, one, size, type Group } from '../rules/pieces.ts';
import { armyAt, cloneState, type State } from '../rules/state.ts';
import { draw } from './table.ts';

/**
 * A careful player at the table keeps in mind every deal of the hidden army that would have looked to him like
 * what he saw. The notes may not rule out any of them: that would tell him more than he could know. (M20.1)
 */

const placesOf = (state: State, army: number): number[] =>
  Array.from({ length: PLACES }, (_, place) => place).filter(
    (place) => state.faces[place] !== 0 && armyAt(state, place) === army,
  );

/** Every group of so many pieces out of another one. */
function groupsOf(pool: Group, pieces: number, face = 0): Group[] {
  if (pieces === 0) return [0];
  if (face === HIDDEN_FACES) return [];
  const most = Math.min(pieces, countOf(pool, face));
  return Array.from({ length: most + 1 }, (_, n) =>
    groupsOf(pool, pieces - n, face + 1).map((group) => group + n * one(face)),
  ).flat();
}

/** Every way in which the hidden pieces of an army may lie in its places. */
function dealsOf(state: State, army: number): State[] {
  const places = placesOf(state, army);
  const pool = places.reduce((sum, place) => sum + state.faces[place], 0);
  let deals = [{ left: pool, world: state }];
  for (const place of places)
    deals = deals.flatMap(({ left, world }) =>
      groupsOf(left, size(state.faces[place])).map((group) => {
        const next = cloneState(world);
        next.faces[place] = group;
        return { left: left - group, world: next };
      }),
    );
  return deals.map(({ world }) => world);
}

/** An action as the other player sees it. */
const openly = (action: MarengoAction): string => (action.do === 'piece' ? 'piece' : game.write(action));

/** What comes of an action, and what the other player sees of it, his notes apart. */
function after(state: State, seat: number, action: MarengoAction, viewer: number): [State, string] {
  const next = cloneState(state);
  const events: unknown[] = [];
  game.act(next, seat, action, (event) => events.push(game.seen(event, viewer)));
  const { notes: _, ...open } = game.view(next, viewer);
  return [next, JSON.stringify([events, open])];
}

/** The worlds that are still possible once this has been seen. */
function still(worlds: readonly State[], seat: number, did: string, seen: string, viewer: number): State[] {
  const possible = new Map<string, State>();
  for (const world of worlds)
    for (const action of game.legal(world, seat)) {
      if (openly(action) !== did) continue;
      const [next, look] = after(world, seat, action, viewer);
      if (look === seen) possible.set(next.faces.join(), next);
    }
  return [...possible.values()];
}

const allows = (state: State, world: State): boolean =>
  state.notes.every(({ at, least }) =>
    Array.from({ length: HIDDEN_FACES }, (_, face) => face).every(
      (face) => at.reduce((sum, place) => sum + countOf(world.faces[place], face), 0) >= countOf(least, face),
    ),
  );

const FIGHTING = new Set<MarengoAction['do']>([
  'attack',
  'assault',
  'road',
  'march',
  'lead',
  'counter',
  'fire',
]);

function choose(state: State, seat: number, rng: Rng): MarengoAction {
  const legal = game.legal(state, seat);
  const bold = legal.filter((action) => FIGHTING.has(action.do));
  const list = bold.length > 0 && rng.below(3) > 0 ? bold : legal;
  return list[rng.below(list.length)];
}

/** Plays on from a position; the number of notes that were put to the test. */
function watch(start: State, army: number, rng: Rng): number {
  const viewer = 1 - army;
  let [state, worlds, tested] = [start, dealsOf(start, army).filter((world) => allows(start, world)), 0];
  for (let n = 0; n < 60 && !state.ending; n++) {
    const turn = game.turn(state);
    const seat = turn.kind === 'seats' ? turn.seats[0] : army;
    const action = choose(state, seat, rng);
    const [next, seen] = after(state, seat, action, viewer);
    worlds = still(worlds, seat, openly(action), seen, viewer);
    state = next;
    for (const world of worlds) expect(allows(state, world), game.write(action)).toBe(true);
    tested += state.notes.filter((note) => note.army === army).length;
  }
  return tested;
}

const HIDDEN = { '5': 'i3 c2 i2', '9': 'i2 c2', '10': 'i2', '22': 'a1' };
/** So much has been shown before. */
const known: ScenarioInput['known'] = [
  { at: ['5'], faces: ['i3', 'c2'] },
  { at: ['9'], faces: ['c2'] },
];
/** One large group, of which most is known. */
const CROWD = { '5': 'c2 c2 c2 i3 i2 i2 i1', '9': 'i2', '10': 'i2 c2' };
const OF_CROWD: ScenarioInput['known'] = [{ at: ['5'], faces: ['c2', 'c2', 'c2', 'i3'] }];
const OTHERS = { '8': 'i2 c2', '31': 'i3', '23': 'i2', '15': 'c2' };
const uncommitted = { austrian: 20, french: 20 };

const seeds = Array.from({ length: 30 }, (_, seed) => seed);

describe('what is noted is no more than what was seen', () => {
  it('M20.1 of the Austrians, in fights drawn at random', () => {
    const { state } = draw({ austrian: HIDDEN, french: OTHERS, uncommitted, known });
    for (const seed of seeds) expect(watch(cloneState(state), AUSTRIAN, quickRng(seed))).toBeGreaterThan(0);
  });

  it('M20.1 of the French, in fights drawn at random', () => {
    const { state } = draw({ austrian: OTHERS, french: HIDDEN, uncommitted, known });
    for (const seed of seeds) expect(watch(cloneState(state), FRENCH, quickRng(seed))).toBeGreaterThan(0);
  });

  it('M20.12 nor of a group of seven, as it falls apart and others join its parts', () => {
    const { state } = draw({ austrian: CROWD, french: OTHERS, uncommitted, known: OF_CROWD });
    for (const seed of seeds) expect(watch(cloneState(state), AUSTRIAN, quickRng(seed))).toBeGreaterThan(0);
  });
});
