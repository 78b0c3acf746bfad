import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import { read, type MarengoAction } from '../../rules/actions.ts';
import { draw, type Table } from '../../test/table.ts';
import { commits, followsFrom } from '../cost.ts';
import { words } from '../words/en.ts';

const AUSTRIAN = 0;
const view = (table: Table): ReturnType<typeof game.view> => game.view(table.state, AUSTRIAN);
const gesture = (text: string): MarengoAction[] => text.split(' ').map((word) => read(word) ?? { do: 'end' });

const field = (): Table =>
  draw({ austrian: { '3': 'i3 c2', '3/5': 'i2 a1' }, french: { '5': 'i2', '5/3': 'i1' } });

it('M9.3 an attack, an assault and guns that are laid are asked about; a march is not', () => {
  const asked = (text: string): boolean => commits(gesture(text), view(field()));
  expect(asked('attack:3>3/5 piece:i3 done')).toBe(true);
  expect(asked('assault:3/5')).toBe(true);
  expect(asked('bombard:3/5')).toBe(true);
  expect(asked('march:3>2 piece:i3 done')).toBe(false);
});

it('M9.3 where the pieces are named first, it is asked about when all are named', () => {
  const table = draw({ austrian: { '3': 'i3 c2' }, french: { '5': 'i2' } });
  expect(commits(gesture('attack:3>3/5'), view(table))).toBe(false);
  table.do('attack:3>3/5', 'piece:i3');
  expect(commits(gesture('done'), view(table))).toBe(true);
});

it('M11.27 who is asked is told what follows: orders, how it may come out, and the discs of either side', () => {
  expect(followsFrom(view(field()), gesture('assault:3/5')[0], words)).toEqual([
    '1 order',
    'result between −2 and 1; in the way: 1 piece, none of them known',
    'success: about 2 discs lost',
    'leading pieces are shown to the enemy',
  ]);
  expect(followsFrom(view(field()), { do: 'end' }, words)).toEqual(['3 orders stay unspent']);
});
