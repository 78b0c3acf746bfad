import { expect, test } from 'vitest';
import { findActions } from './findActions.ts';

const ACTIONS = ['Move 70th Line (E7)', 'Move Light Cavalry (E8)', 'Order 70th Line (E7)'];
const find = (wanted: string): readonly string[] => findActions(ACTIONS, wanted, (action) => action);

test('all of them until something is typed', () => {
  expect(find('')).toEqual(ACTIONS);
  expect(find('  ')).toEqual(ACTIONS);
});

test('those that have every part of what was typed, in any order and however it is written', () => {
  expect(find('move')).toEqual(ACTIONS.slice(0, 2));
  expect(find('LINE move')).toEqual(ACTIONS.slice(0, 1));
  expect(find('guns')).toEqual([]);
});
