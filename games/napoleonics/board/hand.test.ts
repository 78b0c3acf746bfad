import { expect, test } from 'vitest';
import { HEX_NAMES, hexNamed } from '../data/board.ts';
import { game } from '../index.ts';
import { DONE, ORDER, write, type Action } from '../rules/actions.ts';
import { NONE } from '../rules/state.ts';
import { Table } from '../test/table.ts';
import { handOf, orderTo, withdrawal, type Hand } from './hand.ts';
import { actionAt } from './hold.ts';
import { modelOf } from './model.ts';
import { goalsOf, movesAfter, NO_PLAN, plannedView, type Plan } from './plan.ts';

/** Two French lines and a gun against one British line, with orders for three in the centre. */
const DRAWING = 'E7: ./fLN . . \n G7: ./fLN \n F4: ./fLN \n C7: ./bLN';
const CARD = 'attack-centre';
const turnOn = (drawing: string, ...words: string[]): Table =>
  new Table(drawing, { hands: { french: [CARD] } }).do(`play:${CARD}`, ...words);
const turn = (...words: string[]): Table => turnOn(DRAWING, ...words);
const legal = ({ state }: Table): readonly Action[] => game.legal(state, 0);
const hand = (table: Table): Hand => handOf(table.view(0), legal(table), NO_PLAN, false);
const words = (gesture: readonly Action[]): string[] => gesture.map(write);
const unitAt = (table: Table, name: string): number => table.state.unitAt[hexNamed(name)];

function planOf(table: Table, from: string, to: string): Plan {
  return {
    moves: [{ unit: unitAt(table, from), from: hexNamed(from), to: hexNamed(to) }],
    aimed: NONE,
  };
}

const attacked = ({ attacks }: Hand): Record<string, string[][]> =>
  Object.fromEntries(
    [...attacks].map(([hex, ways]) => [HEX_NAMES[hex], ways.map(({ gesture }) => words(gesture))]),
  );

test('N5.1 while orders are given, a unit shows where it could go, as things are planned', () => {
  const table = turn('order:E7');
  const goals = (plan: Plan): string[] =>
    goalsOf(plannedView(plan, table.view(0)), unitAt(table, 'G7')).map((hex) => HEX_NAMES[hex]);
  expect(goals(NO_PLAN)).toContain('F7');
  expect(goals(planOf(table, 'E7', 'F7'))).not.toContain('F7');
});

test('N4.1 what is planned is done when the orders are given, and not before', () => {
  const table = turn('order:E7');
  const plan = planOf(table, 'E7', 'D7');
  expect(words(movesAfter(plan, ORDER[hexNamed('G7')], table.view(0)))).toEqual([]);
  expect(words(movesAfter(plan, DONE, table.view(0)))).toEqual(['move:E7', 'to:D7']);
});

test('N4.1 a unit is ordered and moved by one gesture where no other order can be given', () => {
  const drawing = 'E7: ./fLN \n C7: ./bLN';
  const table = turnOn(drawing);
  const { gesture, planned } = orderTo(table.view(0), NO_PLAN, unitAt(table, 'E7'), hexNamed('E8'));
  expect([words(gesture), planned]).toEqual([['order:E7', 'move:E7', 'to:E8'], false]);
});

test('N6.1 an enemy can be pressed from any part of the turn, and all between is done with it', () => {
  const table = turn('order:E7');
  expect(attacked(hand(table))).toEqual({
    C7: [['done', 'done', 'battle:E7', 'attack:C7']],
  });
  table.do('done');
  expect(attacked(hand(table))).toEqual({
    C7: [['done', 'battle:E7', 'attack:C7']],
  });
});

test('N6.1 an attack is made from where the unit is planned to be, and its move is done with it', () => {
  const table = turn('order:G7');
  const plan = planOf(table, 'G7', 'F7');
  const { C7, ...others } = attacked(handOf(table.view(0), legal(table), plan, false));
  expect([C7, others]).toEqual([undefined, {}]);
  table.do('order:E7');
  expect(
    attacked(handOf(table.view(0), legal(table), { ...plan, moves: planOf(table, 'E7', 'D7').moves }, false)),
  ).toEqual({ C7: [['done', 'move:E7', 'to:D7', 'done', 'battle:D7', 'attack:C7']] });
});

test('N6.1 which of several attackers it shall be is asked', () => {
  const drawing = 'E7: ./fLN ./fLN \n C7: ./bLN \n H7: ./fLN';
  const table = turnOn(drawing, 'order:E7', 'order:E8', 'done', 'done');
  const ways = attacked(hand(table));
  expect(ways['C7']).toEqual([
    ['battle:E7', 'attack:C7'],
    ['battle:E8', 'attack:C7'],
  ]);
});

test('nobody who is not asked can press anything', () => {
  const table = turn('order:E7');
  expect(handOf(table.view(0), [], NO_PLAN, false)).toEqual({ goals: new Set(), attacks: new Map() });
});

test('N4.1 an order is taken back with those after it given again', () => {
  const table = turn('order:E7', 'order:G7');
  const told = table.told('ordered').map((event) => [event]);
  expect(withdrawal(table.view(0), told, hexNamed('G7'))).toEqual({ steps: 1, again: [] });
  const { steps, again = [] } = withdrawal(table.view(0), told, hexNamed('E7')) ?? {};
  expect([steps, words(again)]).toEqual([2, ['order:G7']]);
  expect(withdrawal(table.view(0), told, hexNamed('F4'))).toBeNull();
});

test('N4.9 a second press on an ordered unit is no order for its leader, who is pressed himself', () => {
  const table = turnOn('E7: ./fLN+f \n G7: ./fLN \n C7: ./bLN', 'order:E7');
  const view = table.view(0);
  const spot = modelOf(view, legal(table), []).spots.get(hexNamed('E7'));
  expect(spot?.leader && write(spot.leader)).toBe('detach:E7');
  expect(actionAt(spot, view, hexNamed('E7'))).toBeNull();
});
