import { drawOutcome, must, quickRng } from '@bicorne/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACK, HEX_NAMES, SECTION_MASK, hexNamed } from '../data/board.ts';
import { CARDS, DECK } from '../data/cards.ts';
import { ENTRIES, scenarioNamed } from '../data/scenarios.ts';
import { TERRAINS } from '../data/terrain.ts';
import { game } from '../index.ts';
import { fieldOf } from '../rules/field.ts';
import { sees } from '../rules/sight.ts';
import { NONE, type State } from '../rules/state.ts';
import { Table, ordered } from './table.ts';

/** Whether each of these pieces can be given a place of its own in one of its sections. */
function matches(masks: readonly number[], places: readonly number[]): boolean {
  if (masks.length === 0) return true;
  const [first, ...rest] = masks;
  return places.some((n, i) => n > 0 && (first & (1 << i)) !== 0 && matches(rest, places.with(i, n - 1)));
}

const SPREAD = ['H3', 'H4', 'F4', 'D4', 'E5', 'E6', 'D9', 'F9', 'H9', 'H10'];
const sectionCards = CARDS.filter(({ orders }) => orders.kind === 'sections');

describe('whatever the position', () => {
  it('N4.6 a piece is listed exactly when all ordered ones can still be matched to the card', () => {
    fc.assert(
      fc.property(
        fc.subarray(SPREAD, { minLength: 1 }),
        fc.nat(sectionCards.length - 1),
        fc.nat(),
        (hexes, i, seed) => {
          const { name, orders } = sectionCards[i];
          if (orders.kind !== 'sections') return;
          const places = orders.places.map((n) => (n === -1 ? 2 : n));
          const drawing = `${hexes.map((hex) => `${hex}: ./fLN`).join('\n')} \n A7: ./bLN`;
          const table = new Table(drawing, { hands: { french: [name, 'rally'] } }).do(`play:${name}`);
          const rng = quickRng(seed);
          const chosen: string[] = [];
          const mask = (hex: string): number => SECTION_MASK.bottom[hexNamed(hex)];
          while (table.state.phase === 'order') {
            const open = table.legal.filter((word) => word !== 'done').map((word) => word.slice(6));
            const free = hexes.filter((hex) => !chosen.includes(hex));
            const possible = free.filter((hex) => matches([...chosen, hex].map(mask), places));
            expect(open.toSorted()).toEqual(possible.toSorted());
            const next = open[rng.below(open.length)];
            chosen.push(next);
            table.do(`order:${next}`);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  const ground = fc.array(fc.constantFrom(...TERRAINS.map(({ symbol }) => symbol), '.', '.', '.', '.'), {
    minLength: 113,
    maxLength: 113,
  });

  it('N7.1 sight is mutual', () => {
    const result = fc.check(
      fc.property(ground, (symbols) => {
        const rows = symbols.map((symbol, hex) => `${HEX_NAMES[hex]}: ${symbol}`);
        const { state } = new Table(`${rows.join('\n')} \n A1: ./bLN \n I1: ./fLN`);
        const field = fieldOf(state);
        const oneSided = HEX_NAMES.flatMap((_, from) =>
          HEX_NAMES.filter(
            (_name, to) =>
              from % 7 === 0 && from !== to && sees(state, field, from, to) !== sees(state, field, to, from),
          ),
        );
        return oneSided.length === 0;
      }),
      { numRuns: 20 },
    );
    expect(result.counterexample).toBeNull();
  });

  /** The most hexes back that a unit can make over free ground, by trying every path. */
  function most(free: (hex: number) => boolean, hex: number, left: number): number {
    if (left === 0) return 0;
    return Math.max(0, ...BACK.top[hex].filter(free).map((to) => 1 + most(free, to, left - 1)));
  }

  it('N10.7 a retreat makes the most hexes there are, and each that is missing costs a block', () => {
    // A friend in the way is line or light cavalry by turns: nine of either are more than the box holds.
    const cells = fc.array(fc.constantFrom('.', '.', 'F', '~', 'friend'), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 3 }), (around, flags) => {
        const hexes = ['F6', 'F7', 'E6', 'E7', 'E8', 'D5', 'D6', 'D7', 'D8'];
        const land = around.map((cell, i) => (cell === 'friend' ? `./b${i % 2 === 0 ? 'LN' : 'LC'}` : cell));
        const drawing = `G5: ./fFA . ./bLN \n A1: ./bLN \n ${hexes.map((hex, i) => `${hex}: ${land[i]}`).join('\n')}`;
        const open = (hex: number): boolean =>
          !['~', 'friend'].includes(around[hexes.indexOf(HEX_NAMES[hex])]);
        const table = ordered(drawing, 'attack-centre', ['order:G5']).do(
          'done',
          'battle:G5',
          'attack:G7',
          `*${'f'.repeat(flags)}${'c'.repeat(3 - flags)}`,
        );
        if (table.asked === 'ignore of allied') table.do('ignore:0');
        while (table.asked === 'retreat of allied') table.do(table.legal[0]);
        const made = most(open, hexNamed('G7'), flags);
        expect(table.told('retreated')).toHaveLength(made);
        expect(
          table.state.blocks[fieldOf(table.state).scenario.units.findIndex(({ at }) => at === 'G7')],
        ).toBe(4 - (flags - made));
      }),
      { numRuns: 150 },
    );
  });
});

/** What must hold in every position of every match. */
function sound(state: State): void {
  const field = fieldOf(state);
  const cards = [...state.hands.flat(), ...state.tracks.flat(), ...state.scouted, state.played].filter(
    (card) => card !== NONE,
  );
  const total = state.deck.map(
    (n, card) => n + state.discards[card] + cards.filter((one) => one === card).length,
  );
  expect(total).toEqual(DECK);
  state.hexOf.forEach((hex, unit) => {
    expect(hex === NONE).toBe(state.blocks[unit] === 0);
    if (hex === NONE) return expect(state.squareOf[unit]).toBe(0);
    expect(state.unitAt[hex]).toBe(unit);
    expect(state.blocks[unit]).toBeLessThanOrEqual(field.kind[unit].blocks);
    expect(field.open[field.arm[unit]][hex]).toBe(true);
    const leader = state.leaderAt[hex];
    if (leader !== NONE) expect(field.leaderSeat[leader]).toBe(field.seat[unit]);
  });
  expect(state.unitAt.filter((unit) => unit !== NONE)).toHaveLength(
    state.hexOf.filter((hex) => hex !== NONE).length,
  );
  for (const seat of [0, 1]) {
    const lost = state.hexOf.filter((hex, unit) => hex === NONE && field.seat[unit] !== seat).length;
    expect(state.won[seat]).toBeGreaterThanOrEqual(lost);
    const squares = state.squareOf.filter((place, unit) => place > 0 && field.seat[unit] === seat);
    expect(new Set(squares).size).toBe(squares.length);
    expect(squares).toHaveLength(state.tracks[seat].filter((card) => card !== NONE).length);
    const limit = seat === 0 ? field.scenario.cards.french : field.scenario.cards.allied;
    expect(state.hands[seat].length + squares.length).toBeLessThanOrEqual(limit);
  }
}

describe('N2.3 seventy cards, whole units, one piece a hex: in every position of random matches', () => {
  it.each(ENTRIES.map(({ id }) => id))('N2.3 %s', (id) => {
    const rng = quickRng(id);
    const state = must(
      game.setup(scenarioNamed(id), {
        edition: rng.below(2) === 0 ? 'first' : 'later',
        nationalCards: false,
      }),
    );
    for (let steps = 0; steps < game.bound; steps++) {
      const turn = game.turn(state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
      else {
        const legal = game.legal(state, turn.seats[0]);
        game.act(state, turn.seats[0], legal[rng.below(legal.length)]);
      }
      if (steps % 7 === 0) sound(state);
    }
    sound(state);
    expect(game.turn(state).kind).toBe('over');
  });
});
