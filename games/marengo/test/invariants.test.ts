import { completeOptions, drawOutcome, must, ONLOOKER, quickRng, sight, type Rng } from '@bicorne/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game, secrecy } from '../index.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import { ANSWER, CAPACITY, HAND, isBox, LAST_LOCALITY, LOCALITY, PLACES, positionOf } from '../rules/map.ts';
import { A1, countOf, facesOf, groupOf, GUN, HIDDEN_FACES, one, type Group } from '../rules/pieces.ts';
import { armyAt, gunAt, type State } from '../rules/state.ts';

/** Plays a random game and looks at every state on the way. */
function walk(seed: number, together: boolean, look: (state: State) => void): void {
  const options = must(completeOptions(game.options, { orderTogether: together }));
  const state = must(game.setup(game.scenarios[0].scenario, options));
  const rng = quickRng(seed);
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    else step(state, turn.seats[0], rng);
    look(state);
  }
}

/** Half of the time something that leads to a fight, so that the rare steps are met. */
function step(state: State, seat: number, rng: Rng): void {
  const legal = game.legal(state, seat);
  const bold = legal.filter((action) =>
    ['attack', 'assault', 'bombard', 'complete', 'lead', 'counter', 'fire'].includes(action.do),
  );
  const list = bold.length > 0 && rng.below(2) === 0 ? bold : legal;
  game.act(state, seat, list[rng.below(list.length)]);
}

const places = Array.from({ length: PLACES }, (_, place) => place);
const filled = (state: State): number[] => places.filter((place) => state.faces[place] !== 0);

/** Pieces of an army that lie open in an assault. */
function inAssault(state: State, army: number): Group {
  const frame = state.frames.find(({ at }) => at === 'assault');
  if (frame?.at !== 'assault') return 0;
  return army === state.army ? frame.lead : frame.guard + frame.counter;
}

function musterOf(state: State, army: number): Group {
  const open = facesOf(inAssault(state, army)).map((face) => (face === GUN ? A1 : face));
  const guns = state.guns.filter((entry) => state.entered[LOCALITY[gunAt(entry)]] === army).length;
  const hidden = filled(state).filter((place) => armyAt(state, place) === army);
  return hidden.reduce((sum, place) => sum + state.faces[place], groupOf(open) + guns * one(A1));
}

/** The locality whose pieces are in hand. */
function handFrom(state: State): number {
  const frame = state.frames.find(({ at }) =>
    ['march', 'attack', 'finish', 'road', 'assault', 'enter'].includes(at),
  );
  if (frame?.at === 'road') return frame.locality;
  return frame && 'from' in frame ? (frame.at === 'finish' ? frame.to : LOCALITY[frame.from]) : 0;
}

function garrisons(state: State): number[] {
  const count = Array<number>(LAST_LOCALITY + 1).fill(0);
  const put = (locality: number, pieces: number): void => void (count[locality] += pieces);
  for (const place of filled(state)) {
    const position = positionOf(place);
    const pieces = facesOf(state.faces[place]).length;
    if (position === HAND) put(handFrom(state), pieces);
    else if (position === ANSWER) put(answering(state), pieces);
    else put(LOCALITY[position], pieces);
  }
  for (const entry of state.guns) put(LOCALITY[gunAt(entry)], 1);
  const frame = state.frames.find(({ at }) => at === 'assault');
  if (frame?.at === 'assault') {
    put(LOCALITY[frame.from], facesOf(frame.lead).length);
    put(beyond(frame.from), facesOf(frame.guard + frame.counter).length);
  }
  count[0] = 0;
  return count;
}

const postsOf = (state: State, army: number): number[] =>
  state.garrison.flatMap((pieces, locality) =>
    pieces > 0 && state.entered[locality] === army ? [locality] : [],
  );

const beyond = (side: number): number => LOCALITY[((side - 91) ^ 1) + 91];

function answering(state: State): number {
  const frame = state.frames.find(({ at }) => at === 'attack');
  return frame?.at === 'attack' ? beyond(frame.via) : 0;
}

const isTrue = (state: State): boolean =>
  state.notes.every(({ army, at, least }) => {
    if (at.some((place) => state.faces[place] === 0 || armyAt(state, place) !== army)) return false;
    const here = at.reduce((sum, place) => sum + state.faces[place], 0);
    return Array.from({ length: HIDDEN_FACES }, (_, face) => face).every(
      (face) => countOf(here, face) >= countOf(least, face),
    );
  });

/** An action as the other player sees it: pieces taken up and brought up are backs. */
const openly = (action: MarengoAction): string => (action.do === 'piece' ? 'piece' : game.write(action));

/** What a viewer is sent for an action: the events, and what he then sees; null if it showed him a face. */
function sentFor(state: State, seat: number, action: MarengoAction, viewer: number): string | null {
  const world = game.clone(state);
  const events: MarengoEvent[] = [];
  game.act(world, seat, action, (event) => events.push(event));
  if (events.some((event) => game.reveals(event, 1 - seat) || game.reveals(event, seat))) return null;
  return JSON.stringify([events.map((event) => game.seen(event, viewer)), sight(game, world, viewer)]);
}

/** The pieces drawn again, an action of the same look with whatever piece: did the viewer get the same message? */
function looksAlike(state: State, seat: number, viewer: number, rng: Rng): boolean {
  const other = secrecy.redraw(state, viewer, rng);
  const [one, twin] = [state, other].map((world) => game.legal(world, seat));
  const action = one[rng.below(one.length)];
  const alike = twin.filter((each) => openly(each) === openly(action));
  if (alike.length === 0) return false;
  const sent = sentFor(state, seat, action, viewer);
  const sentToo = sentFor(other, seat, alike[rng.below(alike.length)], viewer);
  if (sent === null || sentToo === null) return false;
  expect(sentToo).toBe(sent);
  return action.do === 'piece';
}

const seeds = { seed: fc.integer(), together: fc.boolean() };

describe('in every state of every game', () => {
  it('M20.3 what is remembered is true', () => {
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        walk(seed, together, (state) => expect(isTrue(state)).toBe(true));
      }),
      { numRuns: 40 },
    );
  });

  it('M20.10 the muster is what stands on the map and waits in the boxes', () => {
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        walk(seed, together, (state) =>
          expect([0, 1].map((army) => musterOf(state, army))).toEqual(state.muster),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('M3.5 no locality holds more than its capacity, and every piece is counted', () => {
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        walk(seed, together, (state) => {
          expect(garrisons(state)).toEqual(state.garrison);
          expect([0, 1].map((army) => postsOf(state, army))).toEqual(state.posts);
          expect(
            state.garrison.every((pieces, locality) => pieces <= CAPACITY[locality] || locality === 0),
          ).toBe(true);
        });
      }),
      { numRuns: 15 },
    );
  });

  it('M18.1 discs are neither made nor lost but by the rules', () => {
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        walk(seed, together, (state) => {
          expect(state.uncommitted.every((count) => count >= 0)).toBe(true);
          expect(state.discs.flat().every((count) => count >= 0)).toBe(true);
          expect(state.moved.every((count, locality) => count <= state.discs[1][locality])).toBe(true);
        });
      }),
      { numRuns: 15 },
    );
  });

  it('M20.1 what a viewer cannot know may be drawn again, and nothing that he is shown changes', () => {
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        const rng = quickRng(seed);
        let steps = 0;
        walk(seed, together, (state) => {
          if (steps++ % 7 > 0) return;
          for (const viewer of [ONLOOKER, 0, 1]) {
            const other = secrecy.redraw(state, viewer, rng);
            expect(JSON.stringify(sight(game, other, viewer))).toBe(
              JSON.stringify(sight(game, state, viewer)),
            );
            expect(isTrue(other)).toBe(true);
          }
        });
      }),
      { numRuns: 8 },
    );
  });

  it('M20.1 whichever piece he takes, the messages to the other seat are the same, to the byte', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        const rng = quickRng(seed);
        walk(seed, together, (state) => {
          const turn = game.turn(state);
          if (turn.kind !== 'seats' || rng.below(3) > 0) return;
          const [seat] = turn.seats;
          for (const viewer of [ONLOOKER, 1 - seat]) if (looksAlike(state, seat, viewer, rng)) compared++;
        });
      }),
      { numRuns: 10 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('M20.3 a sample agrees with every note and every number', () => {
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        const rng = quickRng(seed);
        let steps = 0;
        walk(seed, together, (state) => {
          if (steps++ % 7 > 0) return;
          for (const seat of [0, 1]) {
            const sampled = game.sample(game.view(state, seat), seat, rng);
            expect(isTrue(sampled)).toBe(true);
            expect([0, 1].map((army) => musterOf(sampled, army))).toEqual(state.muster);
          }
        });
      }),
      { numRuns: 8 },
    );
  });

  it('M17.1 pieces are in hand only while an action is going on', () => {
    fc.assert(
      fc.property(fc.record(seeds), ({ seed, together }) => {
        walk(seed, together, (state) => {
          if (state.frames.length > 0) return;
          expect([state.faces[HAND], state.faces[ANSWER]]).toEqual([0, 0]);
          expect(filled(state).every((place) => isBox(positionOf(place)) || armyAt(state, place) >= 0)).toBe(
            true,
          );
        });
      }),
      { numRuns: 15 },
    );
  });
});
