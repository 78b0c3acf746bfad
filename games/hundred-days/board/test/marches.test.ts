import { expect, test } from 'vitest';
import { hexNamed } from '../../data/board.ts';
import { game } from '../../index.ts';
import { write, type HundredDaysAction } from '../../rules/actions.ts';
import { field, type Table } from '../../test/field.ts';
import { afterHalt, marchesOf } from '../marches.ts';
import { modelOf } from '../model.ts';

const words = (gesture: readonly HundredDaysAction[]): string => gesture.map(write).join(' ');

const legal = ({ state }: Table): readonly HundredDaysAction[] => game.legal(state, state.seat);

function march(table: Table, to: string): string {
  const found = marchesOf(table.state).get(hexNamed(to));
  return found ? `${words(found.gesture)} for ${String(found.price)}` : 'no way';
}

test('H5.4 a march of several hexes is one gesture that ends by itself, by the way that costs least', () => {
  const t = field('french infantry E5\nbritish infantry A1').do('pick:0');
  expect(march(t, 'E4')).toBe('step:E4 halt for 1');
  expect(march(t, 'E3')).toMatch(/^step:\S+ step:E3( halt)? for 2$/);
  expect(march(t, 'E1')).toBe('no way');
});

test('H9.5 where the unit could attack from, its march is not over', () => {
  const t = field('french cavalry E5\nbritish infantry E2').do('pick:0');
  expect(march(t, 'E3')).not.toContain('halt');
});

test('H4.5 another piece can be picked, or the turn ended, without a halt before', () => {
  const t = field('french cavalry E5\nfrench infantry K9\nbritish infantry E2').do(
    'pick:0',
    'step:E4',
    'step:E3',
  );
  const gestures = afterHalt(t.state, legal(t)).map(words);
  expect(gestures).toEqual(expect.arrayContaining(['halt pick:1', 'halt end-turn']));
  const picks = modelOf(t.state, legal(t), [], [], true).spots.get(hexNamed('K9')) ?? [];
  expect(picks.map(({ gesture }) => words(gesture))).toEqual(['halt pick:1']);
});

test('what is offered by single steps, as in a lesson, stays so', () => {
  const t = field('french infantry E5\nbritish infantry A1').do('pick:0');
  const deeds = modelOf(t.state, legal(t), []).spots.get(hexNamed('E4')) ?? [];
  expect(deeds.map(({ gesture }) => words(gesture))).toEqual(['step:E4']);
});
