import { expect, test } from 'vitest';
import { hexName, hexNamed } from '../../data/board.ts';
import { field } from '../../test/field.ts';
import { prospectOf } from '../prospect.ts';

const of = (drawing: string, hex: string): { reach: string[]; fire: string[] } => {
  const prospect = prospectOf(field(drawing).state, hexNamed(hex));
  return {
    reach: (prospect?.reach ?? []).map(hexName).toSorted(),
    fire: (prospect?.fire ?? []).map(({ hex: at, dice }) => `${hexName(at)} ${dice}`),
  };
};

test('H5.3 guns reach the hexes around them', () => {
  expect(of('french artillery E5 \n prussian infantry A1', 'E5').reach).toEqual([
    'D4',
    'D5',
    'D6',
    'E4',
    'E6',
    'F5',
  ]);
});

test('H5.4 infantry goes four hexes along the road', () => {
  const { reach } = of('french infantry E5 \n prussian infantry A1 \n road E5-F5-G5-H5-I5', 'E5');
  expect(reach).toContain('I5');
  expect(reach).not.toContain('J5');
});

test('H5.5 nobody passes through a unit', () => {
  const { reach } = of(
    'french cavalry A5 \n prussian infantry B5 \n prussian infantry A4 \n prussian infantry A6',
    'A5',
  );
  expect(reach).toEqual([]);
});

test('H8.5 what it could fire at, with its dice, also for the side that is not to play', () => {
  expect(of('french infantry E5 \n prussian infantry E3 \n wood E5', 'E3').fire).toEqual(['E5 2']);
});

test('an empty hex promises nothing', () => {
  expect(prospectOf(field('french infantry E5 \n prussian infantry A1').state, hexNamed('H5'))).toBeNull();
});
