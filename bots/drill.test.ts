import { quickRng, sight, type Action, type Seat, type Sight } from '@bicorne/engine';
import { gameIds, loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { TREE, type Drawn, type DrawnState } from './drawn.fixture.ts';
import { decisions } from './decisions.fixture.ts';
import { drill } from './drill.ts';

const ME = 0;
const YOU = 1;
const count = (worth: number): Drawn => ({ worth, ask: YOU, moves: { on: {} } });

/** What drill, as seat 0, does at the root of this tree. */
function choose(moves: Record<string, Drawn>, seed = 'seed'): string {
  const root: DrawnState = { node: { ask: ME, moves } };
  return drill(TREE, sight(TREE.game, root, ME), ME, quickRng(seed)).do;
}

test('it takes what counts most', () => {
  expect(choose({ less: count(2), more: count(3), least: count(-5) })).toBe('more');
});

test('it knows the exact odds of a roll', () => {
  expect(choose({ sure: count(3.3), risk: { roll: [count(10), count(0), count(0)] } })).toBe('risk');
  expect(choose({ sure: count(3.4), risk: { roll: [count(10), count(0), count(0)] } })).toBe('sure');
});

test('it knows the odds of a roll after a roll', () => {
  const twice: Drawn = { roll: [count(0), { roll: [count(0), count(8)] }] };
  expect(choose({ sure: count(1.9), risk: twice })).toBe('risk');
  expect(choose({ sure: count(2.1), risk: twice })).toBe('sure');
});

test('a choice in several parts is one decision to it', () => {
  const unit = (worth: number): Drawn => ({ ask: ME, moves: { left: count(0), right: count(worth) } });
  expect(choose({ first: unit(1), second: unit(4), third: unit(2) })).toBe('second');
});

test('where it may stop it counts, and does not dream on', () => {
  const dream: Drawn = { worth: 0, ask: ME, moves: { on: count(100), done: count(0) } };
  expect(choose({ dream, sure: count(1) })).toBe('sure');
  const other: Drawn = { worth: 0, ask: ME, moves: { on: count(100), no: count(0) } };
  expect(choose({ other, sure: count(1) })).toBe('sure');
});

test('it does not guess what others will do, nor what it will do after a roll', () => {
  const yours: Drawn = { worth: 0, ask: YOU, moves: { gift: count(100) } };
  const later: Drawn = { roll: [{ worth: 0, ask: ME, moves: { gift: count(100) } }] };
  expect(choose({ yours, later, sure: count(1) })).toBe('sure');
});

test('a victory is worth more than all that can be counted, a defeat less', () => {
  expect(choose({ win: { worth: -50, winner: ME }, rich: count(500) })).toBe('win');
  expect(choose({ lose: { worth: 50, winner: YOU }, poor: count(-500) })).toBe('poor');
  expect(choose({ draw: { worth: 1 }, poor: count(0) })).toBe('draw');
});

test('a roll with more outcomes than it has patience for is drawn, not skipped', () => {
  const many = Array.from({ length: 30_000 }, (_, index) => count(index % 2 === 0 ? 6 : 4));
  expect(choose({ many: { roll: many }, sure: count(4.2) })).toBe('many');
});

test('where it has more to choose from than it has patience for, it counts at once', () => {
  const many = Array.from({ length: 3_000 }, (_, n): [string, Drawn] => [`m${n}`, count(100)]);
  const dream: Drawn = { worth: 0, ask: ME, moves: Object.fromEntries(many) };
  expect(choose({ dream, sure: count(1) })).toBe('sure');
  expect(choose({ dream: { ...dream, moves: Object.fromEntries(many.slice(0, 300)) }, sure: count(1) })).toBe(
    'dream',
  );
});

test('equals are taken by lot', () => {
  const taken = new Set(
    Array.from({ length: 40 }, (_, seed) => choose({ a: count(1), b: count(1) }, `${seed}`)),
  );
  expect(taken).toEqual(new Set(['a', 'b']));
});

test.each(gameIds())(
  '%s: the same sight and the same numbers give the same answer, whatever is hidden',
  async (id) => {
    const module = await loadGame(id);
    if (!module) throw new Error('not in the registry');
    const { game, secrecy } = module;
    const answer = (seen: Sight, seat: Seat): Action => drill(module, seen, seat, quickRng('drill'));
    let [secret, redrawn] = [0, 0];
    for (const { state, seat } of decisions(module, 25)) {
      const taken = answer(sight(game, state, seat), seat);
      expect(game.legal(state, seat)).toContainEqual(taken);
      if (Object.keys(secrecy.hidden(state, seat)).length > 0) secret++;
      const other = secrecy.redraw(state, seat, quickRng(redrawn));
      if (JSON.stringify(other) !== JSON.stringify(state)) redrawn++;
      expect(answer(sight(game, other, seat), seat)).toEqual(taken);
    }
    expect(redrawn).toBeGreaterThanOrEqual(secret / 2);
  },
);
