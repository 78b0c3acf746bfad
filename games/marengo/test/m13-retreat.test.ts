import { describe, expect, it } from 'vitest';
import { positionNamed } from '../rules/map.ts';
import { draw, type Table } from './table.ts';

/** One Austrian piece in `59/70` attacks 70, which nothing blocks: all the French in it retreat. */
const attacked = (french: Record<string, string>, attackers = 'c2', more: object = {}): Table => {
  const table = draw({ austrian: { '59/70': attackers }, french, ...more }).do('attack:59/70>59/70');
  for (const face of attackers.split(' ')) if (table.question === 'attack-pick') table.do(`piece:${face}`);
  return table;
};

const reduced = (table: Table, at: string): number =>
  table.told('reduced').filter((event) => 'at' in event && event.at === positionNamed(at)).length;

describe('M13 Retreats', () => {
  it('M13.1 every piece in the locality retreats, for no order and no action', () => {
    const table = attacked({ '70': 'c2 c2', '70/80': 'c2' });
    table.do('retreat:c2>80', 'retreat:c2>69', 'done');
    expect([table.at('70'), table.at('80'), table.at('69'), table.orders]).toEqual(['c2', 'c2', 'c2', 2]);
  });

  it('M13.2 the defender shows all pieces that retreat', () => {
    const table = attacked({ '70': 'i2 c2', '70/80': 'i3' });
    expect(table.told('revealed', 0).map((event) => 'at' in event && event.at)).toEqual([
      positionNamed('70/80'),
      positionNamed('70'),
    ]);
  });

  it('M13.3 artillery in any position is destroyed', () => {
    const table = attacked({ '70': 'a1 c2', '70/69': 'a1' });
    expect(table.told('destroyed')).toHaveLength(2);
    expect(table.morale('french')).toBe(3);
  });

  it('M13.4 each narrow approach takes one reduction, each wide one two', () => {
    const table = attacked({ '70/71': 'i3', '70/69': 'i3' });
    expect([reduced(table, '70/71'), reduced(table, '70/69')]).toEqual([1, 2]);
  });

  it('M13.4 cavalry in an approach pays like infantry, and the owner chooses', () => {
    const table = attacked({ '70/71': 'i2 c2' });
    expect([table.asked, table.legal()]).toEqual(['french', ['reduce:c2@70/71', 'reduce:i2@70/71']]);
  });

  it('M13.4 the defence approach pays as well', () => {
    const table = attacked({ '70/59': 'i3' }, 'i2 i2');
    expect(reduced(table, '70/59')).toBe(2);
  });

  it('M13.4 the picture: artillery destroyed, one reduction in each narrow approach, one in reserve', () => {
    const table = draw({
      austrian: { '3/5': 'i3' },
      french: { '5': 'i2 a1', '5/4': 'i2', '5/10': 'c2', '8': 'i2' },
    }).do('attack:3/5>3/5');
    expect([
      table.told('destroyed').length,
      reduced(table, '5/4'),
      reduced(table, '5/10'),
      reduced(table, '5'),
    ]).toEqual([1, 1, 1, 1]);
    expect(table.morale('french')).toBe(1);
    table.do('retreat:i1>8', 'retreat:i1>9', 'retreat:c1>10', 'done');
    expect([table.at('5'), table.at('8'), table.at('9'), table.at('10')]).toEqual([
      'i3',
      'i2 i1',
      'i1',
      'c1',
    ]);
  });

  it('M13.5 infantry in reserve takes one reduction', () => {
    expect(reduced(attacked({ '70': 'i3' }), '70')).toBe(1);
  });

  it('M13.5 two if several attackers enter through a wide approach', () => {
    expect(reduced(attacked({ '70': 'i3' }, 'i2 i2'), '70')).toBe(2);
  });

  it('M13.5 one if several come through a narrow one', () => {
    const table = draw({ austrian: { '3/5': 'i2 i2' }, french: { '5': 'i3' } });
    table.do('attack:3/5>3/5', 'piece:i2', 'piece:i2');
    expect(reduced(table, '5')).toBe(1);
  });

  it('M13.5 a road-march attack is one piece', () => {
    const table = draw({ austrian: { '59': 'c2' }, french: { '70': 'i3' } });
    table.do('road:59', 'cross:59-70:main', 'done');
    expect(reduced(table, '70')).toBe(1);
  });

  it('M13.6 cavalry in reserve takes none', () => {
    expect(attacked({ '70': 'c2' }).told('reduced')).toEqual([]);
  });

  it('M13.7 the defender chooses among the infantry in reserve', () => {
    const table = attacked({ '70': 'i3 i2 c2' });
    expect(table.legal()).toEqual(['reduce:i2@70', 'reduce:i3@70']);
  });

  it('M13.7 what cannot be taken is ignored', () => {
    const table = attacked({ '70/69': 'i1' });
    expect([reduced(table, '70/69'), table.morale('french')]).toEqual([1, 4]);
  });

  it('M13.8 each piece goes to the reserve of an adjacent locality, piece by piece', () => {
    const table = attacked({ '70': 'c2 i2' });
    table.do('retreat:c2>69', 'retreat:i1>80');
    expect([table.at('69'), table.at('80')]).toEqual(['c2', 'i1']);
  });

  it('M13.9 not to where the attack came from, nor to the enemy, nor where there is no room', () => {
    const table = draw({
      austrian: { '59/70': 'c2', '69': 'i2' },
      french: { '70': 'c2', '71': 'i2 i2 i2 i2 i2 i2' },
    }).do('attack:59/70>59/70');
    expect(table.legal()).toEqual(['retreat:c2>65', 'retreat:c2>80']);
  });

  it('M13.9 nor to a locality kept for reinforcements of the enemy', () => {
    const table = draw({
      toMove: 'french',
      austrian: { '80': 'c2' },
      french: { '70/80': 'c2', tortona: 'i2' },
    }).do('attack:70/80>70/80');
    expect(table.legal()).toEqual(['retreat:c2>75', 'retreat:c2>79']);
  });

  it('M13.10 the French do not go west while they have another way', () => {
    // From 59 the way to 47 is marked west, those to 54 and 64 are unmarked, 70 is east.
    const table = draw({ austrian: { '64/59': 'c2' }, french: { '59': 'c2' } }).do('attack:64/59>64/59');
    expect(table.legal()).toEqual(['retreat:c2>54', 'retreat:c2>70']);
  });

  it('M13.10 they do if there is no other', () => {
    const table = draw({
      austrian: { '64/59': 'c2', '54': 'i2', '70': 'i2' },
      french: { '59': 'c2' },
    }).do('attack:64/59>64/59');
    expect(table.at('47')).toBe('c2');
  });

  it('M13.10 once the right places are full the others may go the wrong way', () => {
    // 70 holds twenty; one more has room there.
    const full = 'i3 i3 i3 i3 i3 i3 i3 i2 i2 i2 i2 i2 i2 i2 c2 c2 c2 c2 c2';
    const table = draw({
      austrian: { '64/59': 'c2', '54': 'i2' },
      french: { '59': 'c1 c2', '70': full },
    }).do('attack:64/59>64/59');
    expect(table.legal()).toEqual(['retreat:c1>70', 'retreat:c2>70']);
    expect(table.do('retreat:c2>70').at('47')).toBe('c1');
  });

  it('M13.10 nor do the Austrians go east', () => {
    const table = draw({ toMove: 'french', french: { '64/59': 'c2' }, austrian: { '59': 'c2' } });
    table.do('attack:64/59>64/59');
    expect(table.legal()).toEqual(['retreat:c2>47', 'retreat:c2>54']);
  });

  it('M13.11 east and unmarked are as good as each other for the French', () => {
    const table = draw({ austrian: { '64/59': 'c2' }, french: { '59': 'c2' } }).do('attack:64/59>64/59');
    expect(table.can('retreat:c2>54') && table.can('retreat:c2>70')).toBe(true);
  });

  it('M13.12 who has nowhere to go is destroyed', () => {
    const table = draw({
      austrian: { '64/59': 'c2', '54': 'i2', '70': 'i2', '47': 'i2' },
      french: { '59': 'c2' },
    }).do('attack:64/59>64/59');
    expect(table.told('destroyed')).toHaveLength(1);
    expect([table.state.muster[1], table.morale('french')]).toEqual([0, 3]);
  });

  it('M13.12 if there is room for one the defender chooses who goes', () => {
    // Villanova (48) holds three; 36, 47 and 54 are the enemy's or full.
    const table = draw({
      austrian: { '36/48': 'i2', '54': 'i2' },
      french: { '48/36': 'i1', '48': 'i2 c2', '47': 'i2 i2 i2 i2 i2 i2 i2 i2 i2 i2 i2 i2 i2 c2 c2' },
      uncommitted: { austrian: 9, french: 9 },
    });
    table.do('assault:36/48', 'done', 'lead:i2', 'done', 'reduce:i1@48/36');
    expect(table.legal()).toEqual(['retreat:c2>47', 'retreat:i1>47']);
    table.do('retreat:c2>47', 'done');
    expect([table.at('48'), table.told('destroyed')]).toMatchObject(['i2', [{ face: 2 }]]);
  });

  it('M13.13 every point of strength lost costs a disc', () => {
    const table = draw({
      austrian: { '64/59': 'c2', '54': 'i2', '70': 'i2', '47': 'i2' },
      french: { '59': 'i3 a1' },
    }).do('attack:64/59>64/59');
    // Artillery 1, one reduction, then infantry 2 destroyed.
    expect(table.morale('french')).toBe(5 - 1 - 1 - 2);
  });

  it('M13.14 afterwards they are hidden again, but the attacker knows which went where', () => {
    const table = attacked({ '70': 'c2 i2', '41': 'c2 i2 i1' });
    table.do('retreat:c2>69', 'retreat:i1>80');
    expect(table.notes('french')).toEqual(['69: c2', '80: i1']);
    expect(table.told('retreated', 0)).toMatchObject([
      { face: 3, to: 69 },
      { face: 2, to: 80 },
    ]);
  });

  it('M13.15 the direction is that of the border: from 14 the two borders to 15 lead east', () => {
    const french = draw({ austrian: { '11/14': 'c2' }, french: { '14': 'c2' } }).do('attack:11/14>11/14');
    expect(french.legal()).toEqual(['retreat:c2>12', 'retreat:c2>15']);
    const austrian = draw({ toMove: 'french', french: { '11/14': 'c2' }, austrian: { '14': 'c2' } });
    expect(austrian.do('attack:11/14>11/14').at('12')).toBe('c2');
  });
});
