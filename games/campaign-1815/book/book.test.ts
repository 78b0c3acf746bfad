import { describe, expect, it } from 'vitest';
import { BLOCKS, type Arm, type Block } from '../data/blocks.ts';
import { ROUT_LIMITS, SUPPLY_CITIES } from '../data/supply.ts';
import { TRACK } from '../data/track.ts';
import { bookOf, positionsOf, tableBehind } from '../../book.ts';
import { Table } from '../test/table.ts';

const BOOK = bookOf('campaign-1815').text.en;
const positions = positionsOf(BOOK).map(({ position }) => position);
const titleOf = (position: string): string => /"en": "([^"]+)"/.exec(position)?.[1] ?? 'without title';

const rows = (rule: string): string[][] => tableBehind(BOOK, `**${rule}** `).slice(1);

/** The columns of the roster. */
const CHARTED: readonly Arm[] = ['infantry', 'cavalry', 'foot', 'horse'];
const corpsOf = ({ army, corps }: Block): string => `${army} ${corps}`;

describe('the tables', () => {
  it('tell whose turn it is', () => {
    const sides = rows('C1.5').flatMap((row) => row.slice(1));
    const track = TRACK.map(({ side }) => (side === 'french' ? 'French' : 'Allies'));
    expect(sides).toEqual([...track, '–']);
  });

  it('tell every block but the leaders', () => {
    const field = BLOCKS.filter(({ arm }) => arm !== 'leader');
    const charted = [...new Set(field.map(corpsOf))].map((corps) =>
      CHARTED.map((arm) => field.filter((block) => corpsOf(block) === corps && block.arm === arm))
        .map((blocks) => blocks.map(({ steps, firepower }) => `${steps}F${firepower}`).join(', '))
        .map((cell) => cell || '–'),
    );
    expect(rows('C3.1').map((row) => row.slice(2))).toEqual(charted);
  });

  it('tell what a supply city costs', () => {
    const losses = rows('C10.1').map((row) => Number(row[2]));
    expect(losses).toEqual(SUPPLY_CITIES.map(({ loss }) => loss));
  });

  it('tell what an army can bear', () => {
    const limits = rows('C11.2').map((row) => Number(row[1]));
    expect(limits).toEqual([ROUT_LIMITS.french, ROUT_LIMITS.anglo, ROUT_LIMITS.prussian]);
  });
});

function table(title: string): Table {
  const position = positions.find((one) => titleOf(one) === title);
  return new Table(JSON.parse(position ?? '{}'));
}
/** Firepower of this fire in this position. */
const power = (title: string, ...words: string[]): number => table(title).do(...words).power;

describe('the drawn examples', () => {
  it('hold: of Waterloo and Ligny only one strikes', () => {
    const t = table('Two groups that cannot join');
    for (const id of ['A02', 'A08', 'A12']) t.do(`march.${id}.waterloo.quatre-bras`);
    expect(t.ways('march.P02')).not.toContain('quatre-bras');
  });

  it('hold: Quatre Bras and Nivelles strike together, Wavre does not', () => {
    const t = table('Two groups that can').do('march.F06.quatre-bras.waterloo');
    expect(t.ways('march.F12')).not.toContain('waterloo');
    t.do('march.F09.nivelles.waterloo');
    expect(t.town('F09')).toBe('waterloo');
  });

  it('hold: four of eight cross the Sambre', () => {
    const t = table('Over the Sambre');
    for (const id of ['F06', 'F07', 'F08', 'F09']) t.do(`march.${id}.laneffe.charleroi`);
    expect(t.ways('march.F10')).not.toContain('charleroi');
  });

  it('hold: who can go where on the field', () => {
    const t = table('Moves in a battle');
    const goals = (id: string): string[] => t.list(`move.${id}`).map((word) => word.split('.')[3]);
    expect(goals('A05')).toEqual(['right']);
    expect(goals('A06')).toEqual(['beyond-centre', 'reserve']);
    expect(goals('A10')).toEqual(['left', 'centre', 'right']);
    expect(goals('A12')).toContain('beyond-left');
    expect(goals('A13')).toEqual(expect.arrayContaining(['left', 'right']));
    expect([t.can('fire.A04.far'), t.can('fire.A07.far')]).toEqual([true, false]);
  });

  it('hold: the charge costs a step each and strikes at F4 and F3', () => {
    const t = table('A charge').do('move.F21.reserve.beyond-left', 'move.F20.reserve.beyond-left', 'done');
    t.do('fire.A02.line', '*2666', 'lose.F21', 'fire.A03.line', '*1666', 'done', 'fire.F21.line');
    expect([t.steps('F21'), t.power]).toEqual([2, 4]);
    t.do('*66', 'fire.F20.line');
    expect([t.steps('F20'), t.power]).toEqual([2, 3]);
  });

  it.each([
    [['fire.F21.line'], 4],
    [['fire.F21.squares'], 2],
    [['fire.F10.line'], 2],
    [['fire.F10.squares'], 3],
    [['move.F23.left.beyond-left', 'fire.F23.squares'], 3],
  ])('hold: at a square and its neighbour %s is at F%i', (words, expected) => {
    expect(power('A square and its neighbour', ...words)).toBe(expected);
  });

  it('hold: two defenders make it a skirmish, and they choose first', () => {
    const t = table('A skirmish');
    expect([t.asked, t.seat, t.list('show.')]).toEqual(['show', 'allied', ['show.A03', 'show.A14']]);
  });

  it('hold: three of five come away', () => {
    const t = table('Two roads to retreat by');
    t.do('retreat.P08.reserve.quatre-bras', 'retreat.P11.reserve.quatre-bras', 'retreat.P02.left.charleroi');
    expect(t.list('retreat.')).toEqual([]);
  });

  it('hold: a step into the empty left routs the French', () => {
    const t = table('Before the rout').do('move.P07.right.beyond-right');
    expect(t.asked).toBe('leave');
    expect(['F06', 'F07', 'F09', 'F08'].map((id) => t.steps(id))).toEqual([2, 2, 3, 1]);
    t.do('leave.F06.ligny.quatre-bras', 'leave.F09.ligny.quatre-bras');
    expect(['F07', 'F08'].map((id) => t.town(id))).toEqual(['off the board', 'off the board']);
  });

  it('hold: two blocks go from Ligny to Quatre Bras', () => {
    const t = table('Ligny is all but won').do('fire.F02.line', '*1666');
    t.do('regroup.F06.ligny.quatre-bras', 'regroup.F07.ligny.quatre-bras');
    expect(t.list('regroup.').filter((word) => word.endsWith('ligny.quatre-bras'))).toEqual([]);
    t.do('regroup.F10.quatre-bras.ligny', 'regroup.F12.quatre-bras.ligny');
    expect(t.town('F12')).toBe('ligny');
  });

  it('hold: Brussels costs one block and Liège two', () => {
    const t = table('Two supply cities are lost').do('done', 'starve.A02', 'starve.P02', 'starve.P03');
    expect(t.state.lost).toEqual([0, 1, 2]);
  });
});
