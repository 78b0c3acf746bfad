import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../data/blocks.ts';
import { battle, map } from './table.ts';

describe('C3 Blocks', () => {
  it('C3.1 58 blocks: 24 French with 66 steps, 16 Anglo-Dutch with 49, 18 Prussian with 58', () => {
    const of = (army: string): [number, number] => {
      const blocks = BLOCKS.filter((block) => block.army === army);
      return [blocks.length, blocks.reduce((sum, { steps }) => sum + steps, 0)];
    };
    expect([of('french'), of('anglo'), of('prussian')]).toEqual([
      [24, 66],
      [16, 49],
      [18, 58],
    ]);
  });

  it('C3.2 an opponent sees how many blocks of which army stand in a town, and no face', () => {
    const t = map({ ligny: ['P02', 'P03'], beaumont: ['F06'] });
    const seen = t.view(0);
    expect(seen.hidden).toEqual([{ army: 2, group: 12 * 4, status: 0, count: 2 }]);
    expect([seen.at[41], seen.steps[41]]).toEqual([-2, -2]);
    expect(t.view(1).steps[41]).toBe(4);
  });

  it('C3.3 a block rolls a die for each step it has left', () => {
    const t = battle(
      { left: ['F06=2'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    t.do('move.F06.left.beyond-left', 'done', 'done', 'fire.F06.line', '*66');
    expect(t.events.findLast(({ type }) => type === 'fired')).toMatchObject({ dice: 2 });
  });

  it('C3.4 a hit takes a step, and the last step takes the block', () => {
    const t = battle(
      { left: ['F06'], 'beyond-left': ['F07', 'F10'], centre: ['F09'], right: ['F12'] },
      { left: ['P02'], centre: ['P03'], right: ['P04=1', 'P08'] },
    );
    t.do('fire.F07.line', '*126');
    expect([t.steps('P08'), t.steps('P04')]).toEqual([2, 1]);
    t.do('fire.F10.line', '*116', 'lose.P04');
    expect([t.steps('P04'), t.town('P04')]).toEqual([0, 'off the board']);
  });

  it('C3.5 at F2 a 1 or a 2 hits and 3 to 6 miss', () => {
    const t = battle(
      { left: [], 'beyond-left': ['F09'], centre: ['F07'], right: ['F12'] },
      { left: ['P02'], centre: ['P03'], right: ['P08'] },
    );
    t.do('fire.F09.line', '*1236');
    expect(t.steps('P08')).toBe(2);
  });

  it('C3.6 cavalry at Waterloo goes by Quatre Bras to Nivelles or to Ligny', () => {
    const t = map({ waterloo: ['A12'] }, { turn: 2 }).do('ride.A12.waterloo.quatre-bras');
    expect(t.ways('march.A12')).toEqual(['charleroi', 'ligny', 'nivelles']);
  });

  it('C3.6 infantry and foot artillery go one town, cavalry, horse artillery and leaders two', () => {
    const t = map({ philippeville: ['F01', 'F06', 'F08', 'F20', 'F23'] });
    const riders = t.list('ride.').map((word) => word.split('.')[1]);
    expect([...new Set(riders)]).toEqual(['F01', 'F20', 'F23']);
    t.do('ride.F20.philippeville.laneffe', 'march.F20.laneffe.charleroi');
    expect(t.town('F20')).toBe('charleroi');
    expect(t.list('march.F20')).toEqual([]);
  });

  it('C3.7 when one of five goes, nobody else can tell which', () => {
    const t = map(
      { beaumont: ['F06', 'F07', 'F08', 'F09', 'F10'] },
      { unknown: ['F06', 'F07', 'F08', 'F09', 'F10'] },
    );
    t.do('march.F06.beaumont.thuin');
    const other = map(
      { beaumont: ['F06', 'F07', 'F08', 'F09', 'F10'] },
      { unknown: ['F06', 'F07', 'F08', 'F09', 'F10'] },
    );
    other.do('march.F09.beaumont.thuin');
    expect(t.view(1)).toEqual(other.view(1));
    expect(t.heard(1, 'marched')).toEqual(other.heard(1, 'marched'));
  });

  it('C3.8 a block that was seen may be in either part of a group that divides', () => {
    const t = map({ beaumont: ['F06', 'F07', 'F08'] }, { unknown: ['F07', 'F08'] });
    expect(t.note('F06')).toEqual(['beaumont']);
    t.do('march.F07.beaumont.thuin');
    expect(t.note('F06')).toEqual(['beaumont', 'thuin']);
    t.do('march.F06.beaumont.laneffe', 'march.F08.beaumont.thuin');
    expect(t.note('F06')).toEqual(['laneffe', 'thuin']);
  });

  it('C3.8 a block that was seen is not looked for where nobody hidden is left', () => {
    const t = map({ beaumont: ['F01', 'F06'] }, { unknown: ['F01'] });
    t.do('march.F06.beaumont.thuin', 'march.F01.beaumont.laneffe');
    expect(t.note('F06')).toEqual(['laneffe', 'thuin']);
    t.do('led.F01.laneffe.charleroi.group1');
    expect(t.note('F06')).toEqual(['thuin']);
  });

  it('C3.8 nor where the last block has just been lost', () => {
    const t = map({ ghent: ['F06'], mons: ['A02', 'A03'] }, { turn: 2, unknown: ['A03'] });
    t.do('march.A02.mons.braine-le-comte', 'done');
    expect(t.note('A02')).toEqual(['braine-le-comte', 'mons']);
    t.do('done', 'done', 'starve.A03');
    expect(t.note('A02')).toEqual(['braine-le-comte']);
  });

  it('C3.10 a fast block that has gone two towns is remembered as fast', () => {
    const t = map({ philippeville: ['F20', 'F06'], liege: ['P02'] }, { unknown: ['F20', 'F06'] });
    t.do('ride.F20.philippeville.laneffe', 'march.F20.laneffe.charleroi');
    expect(t.view(1).fast[15]).toBe(1);
  });

  it('C3.9 a destroyed block is shown to everyone', () => {
    const t = map({ beaumont: ['F13=1'] }, { unknown: ['F13'] });
    t.do('march.F13.beaumont.thuin', 'force.F13.thuin.charleroi.group1', '*1');
    expect(t.heard(1, 'destroyed')).toMatchObject([{ block: 12 }]);
    expect(t.view(1).steps[12]).toBe(0);
  });

  it('C3.10 when a block leaves the group unseen one fewer is known to be fast', () => {
    const t = map(
      { philippeville: ['F20', 'F06'], charleroi: ['F07', 'F21'] },
      { unknown: ['F20', 'F06', 'F07', 'F21'] },
    );
    t.do('ride.F20.philippeville.laneffe', 'march.F20.laneffe.charleroi', 'march.F07.charleroi.binche');
    expect(t.view(1).fast[15]).toBe(0);
  });
});
