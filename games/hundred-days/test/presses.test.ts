import { whyNot } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { hexNamed } from '../data/board.ts';
import { game } from '../index.ts';
import { field, type Table } from './field.ts';

const why = ({ state }: Table, hex: string): string | undefined =>
  whyNot(game, game.view(state, 0), 0, { at: hexNamed(hex) })?.reason;

it('H4.5 an enemy is not one’s own piece, with a leader beside him, or a leader alone', () => {
  const t = field(`
    french infantry A9
    prussian infantry E5
    prussian infantry G5
    leader allied 1 G5
    leader allied 1 E3
    leader french 1 H9
  `);
  expect(['E5', 'G5', 'E3', 'C3'].map((hex) => why(t, hex))).toEqual(['theirs', 'theirs', 'theirs', 'empty']);
});
