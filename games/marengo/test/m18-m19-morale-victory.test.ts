import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { EAST } from '../rules/map.ts';
import { battle, dawn, draw, type Table } from './table.ts';

describe('M18 Morale', () => {
  it('M18.1 morale is uncommitted and committed discs together', () => {
    const table = draw({ discs: [{ army: 'french', at: 70, count: 2 }] });
    expect([table.morale('french'), table.uncommitted('french')]).toEqual([7, 5]);
  });

  it('M18.2 discs of the hour come when the turn of their army begins', () => {
    const table = battle();
    expect([table.uncommitted('austrian'), table.uncommitted('french')]).toEqual([2, 3]);
    table.do('end');
    expect([table.uncommitted('austrian'), table.uncommitted('french')]).toEqual([2, 4]);
    expect(table.until(16, 'french').uncommitted('french')).toBe(3 + 6 + 2 + 3);
  });

  it('M18.3 a defender who beats off a manoeuvre attack commits one disc', () => {
    const table = draw({ austrian: { '3': 'i2' }, french: { '5': 'i2' } });
    table.do('attack:3>3/5', 'piece:i2');
    expect([table.discs('french', 5), table.uncommitted('french'), table.morale('french')]).toEqual([
      1, 4, 5,
    ]);
  });

  it('M18.4 two if several attacked through a wide approach for the first time this turn', () => {
    const table = draw({ austrian: { '59': 'i2 i2 i2 i2' }, french: { '70': 'i2 i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:i2', 'done', 'piece:i2', 'piece:i2');
    expect(table.discs('french', 70)).toBe(2);
  });

  it('M18.4 one if it was not the first, if one piece attacked, or if the approach is narrow', () => {
    const again = draw({
      turn: { tried: ['70/59'] },
      austrian: { '59': 'i2 i2' },
      french: { '70': 'i2 i2' },
    });
    again.do('attack:59>59/70', 'piece:i2', 'piece:i2', 'piece:i2', 'piece:i2');
    expect(again.discs('french', 70)).toBe(1);
    const alone = draw({ austrian: { '59': 'i2' }, french: { '70': 'i2' } });
    alone.do('attack:59>59/70', 'piece:i2');
    expect(alone.discs('french', 70)).toBe(1);
    const narrow = draw({ austrian: { '3': 'i2 i2' }, french: { '5': 'i2' } });
    narrow.do('attack:3>3/5', 'piece:i2', 'piece:i2', 'piece:i2');
    expect(narrow.discs('french', 5)).toBe(1);
  });

  it('M18.5 a defender who wins an assault commits one disc for each leading and counter-attacking piece', () => {
    const table = draw({ austrian: { '59/70': 'i2' }, french: { '70/59': 'i2 i2 c2' } });
    table.do('assault:59/70', 'lead:i2', 'lead:i2', 'lead:i2', 'hold', 'counter:c2');
    expect([table.discs('french', 70), table.morale('french')]).toEqual([3, 5]);
  });

  it('M18.6 each Austrian piece that retreats commits a disc to the locality it left', () => {
    const table = draw({ toMove: 'french', french: { '64/59': 'c2' }, austrian: { '59': 'c2 c2' } });
    table.do('attack:64/59>64/59', 'retreat:c2>47', 'retreat:c2>47');
    expect([table.discs('austrian', 59), table.uncommitted('austrian')]).toEqual([2, 3]);
  });

  it('M18.6 destroyed ones commit none, and the French commit none by retreating', () => {
    const artillery = draw({ toMove: 'french', french: { '64/59': 'c2' }, austrian: { '59': 'a1' } });
    artillery.do('attack:64/59>64/59');
    expect([artillery.discs('austrian', 59), artillery.morale('austrian')]).toEqual([0, 4]);
    const french = draw({ austrian: { '64/59': 'c2' }, french: { '59': 'c2' } });
    french.do('attack:64/59>64/59', 'retreat:c2>70');
    expect(french.discs('french', 59)).toBe(0);
  });

  const short = (): Table =>
    draw({
      austrian: { '59': 'i2 i2' },
      french: { '70': 'i2 i2', '41': 'i2' },
      uncommitted: { austrian: 5, french: 1 },
      discs: [{ army: 'french', at: 41, count: 2 }],
    }).do('attack:59>59/70', 'piece:i2', 'piece:i2', 'piece:i2', 'piece:i2');

  it('M18.7 uncommitted discs are committed first', () => {
    const table = short();
    expect([table.discs('french', 70), table.uncommitted('french')]).toEqual([1, 0]);
  });

  it('M18.8 the opponent may make up the difference from other localities, or leave it', () => {
    expect([short().asked, short().legal()]).toEqual(['austrian', ['disc:41', 'done']]);
    const moved = short().do('disc:41');
    expect([moved.discs('french', 70), moved.discs('french', 41)]).toEqual([2, 1]);
    const left = short().do('done');
    expect([left.discs('french', 70), left.discs('french', 41)]).toEqual([1, 2]);
  });

  it('M18.8 so it is with what the Austrians commit by retreating', () => {
    const table = draw({
      toMove: 'french',
      french: { '64/59': 'c2' },
      austrian: { '59': 'c2 c2', '1': 'i2' },
      uncommitted: { austrian: 1, french: 5 },
      discs: [{ army: 'austrian', at: 1, count: 2 }],
    }).do('attack:64/59>64/59', 'retreat:c2>47', 'retreat:c2>47');
    expect([table.asked, table.question, table.legal()]).toEqual(['french', 'commit', ['disc:1', 'done']]);
    table.do('disc:1');
    expect([table.discs('austrian', 59), table.discs('austrian', 1)]).toEqual([2, 1]);
  });

  it('M18.9 discs gather in a locality', () => {
    const table = draw({
      austrian: { '3': 'i2 i2' },
      french: { '5': 'i2' },
      discs: [{ army: 'french', at: 5, count: 1 }],
    });
    table.do('attack:3>3/5', 'piece:i2', 'done', 'piece:i2');
    expect(table.discs('french', 5)).toBe(2);
  });

  it('M18.10 a reduction from bombardment or retreat costs a disc', () => {
    const shelled = draw({
      french: { '70': 'i2' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
    });
    expect(shelled.do('complete:59/70', 'reduce:i2@70').morale('french')).toBe(4);
    const retreated = draw({ austrian: { '64/59': 'c2' }, french: { '59': 'i2' } }).do('attack:64/59>64/59');
    expect(retreated.morale('french')).toBe(4);
  });

  it('M18.11 the loser of an assault pays for all its reductions once the result is known', () => {
    const table = draw({ austrian: { '3/5': 'i3' }, french: { '5/3': 'i2 a1' } });
    table.do('assault:3/5', 'lead:i2', 'lead:i3', 'fire');
    expect(table.morale('austrian')).toBe(5);
    table.do('done');
    expect(table.morale('austrian')).toBe(3);
  });

  it('M18.12 the winner of an assault pays nothing for its own', () => {
    const table = draw({ austrian: { '3/5': 'i3' }, french: { '5/3': 'i3' } });
    table.do('assault:3/5', 'lead:i3', 'lead:i3');
    expect([table.morale('french'), table.morale('austrian')]).toEqual([5, 4]);
  });

  it('M18.13 uncommitted discs go first, then the opponent chooses', () => {
    const table = draw({
      french: { '70': 'i2' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
      uncommitted: { austrian: 5, french: 0 },
      discs: [
        { army: 'french', at: 41, count: 2 },
        { army: 'french', at: 9, count: 1 },
      ],
    });
    table.do('complete:59/70', 'reduce:i2@70');
    expect([table.asked, table.legal()]).toEqual(['austrian', ['disc:41', 'disc:9']]);
    expect(table.do('disc:9').discs('french', 9)).toBe(0);
  });

  it('M18.14 losing the last disc ends the game at that moment, in the middle of an action', () => {
    const table = draw({
      austrian: { '59/70': 'i3' },
      french: { '70': 'i2 c2' },
      uncommitted: { austrian: 5, french: 1 },
    });
    table.do('attack:59/70>59/70');
    expect([table.ending, table.at('70')]).toEqual(['austrian demoralised', 'i1 c2']);
  });

  it('M18.14 so does having to lose one with none left', () => {
    const table = draw({
      austrian: { '59/70': 'i3' },
      french: { '70': 'i2' },
      uncommitted: { austrian: 5, french: 0 },
    });
    expect(table.do('attack:59/70>59/70').ending).toBe('austrian demoralised');
  });

  it('M18.14 discs taken away at the end of a turn may be the last ones', () => {
    const table = draw({
      toMove: 'french',
      french: { '80': 'i2' },
      austrian: { '70': 'i2' },
      uncommitted: { austrian: 5, french: 0 },
      discs: [{ army: 'french', at: 70, count: 2 }],
    });
    expect([table.do('end').ending, table.asked]).toEqual(['austrian demoralised', null]);
  });

  it('M18.14 an attacker broken by a lost assault leaves the defender nothing to commit', () => {
    const table = draw({
      austrian: { '3/5': 'i3' },
      french: { '5/3': 'i3' },
      uncommitted: { austrian: 1, french: 5 },
    }).do('assault:3/5', 'lead:i3', 'lead:i3');
    expect([table.ending, table.discs('french', 5)]).toEqual(['french demoralised', 0]);
  });

  it('M18.15 having no discs at set-up or when they should be committed is not defeat', () => {
    const table = draw({
      austrian: { '3': 'i2' },
      french: { '5': 'i2' },
      uncommitted: { austrian: 5, french: 0 },
    });
    table.do('attack:3>3/5', 'piece:i2');
    expect([table.ending, table.discs('french', 5)]).toEqual([null, 0]);
  });

  it('M18.16 after a held assault the attacker loses before the defender commits', () => {
    const table = draw({ austrian: { '3/5': 'i3' }, french: { '5/3': 'i3' } });
    table.do('assault:3/5', 'lead:i3', 'lead:i3');
    expect(table.told('discs')).toMatchObject([
      { army: 0, what: 'lost' },
      { army: 1, what: 'committed' },
    ]);
  });

  it('M18.17 after a won one: losses of the assault, of the retreat, the Austrian commitment, the advance', () => {
    const table = draw({ toMove: 'french', french: { '5/3': 'i3' }, austrian: { '3/5': 'i1', '3': 'i3' } });
    table.do('assault:5/3', 'lead:i1', 'lead:i3', 'retreat:i2>2');
    const told = table.events
      .filter(({ type }) => ['discs', 'retreated', 'moved'].includes(type))
      .map((event) => ('what' in event ? event.what : event.type));
    expect(told).toEqual(['lost', 'lost', 'retreated', 'committed']);
    expect(table.do('done').at('3')).toBe('i2');
  });

  describe('renewal', () => {
    const held = (more: object): Table =>
      draw({
        toMove: 'french',
        french: { '80': 'i2' },
        discs: [{ army: 'french', at: 70, count: 2 }],
        ...more,
      });

    it('M18.20 discs are lost where the enemy stands, or was the last to enter', () => {
      const taken = held({ austrian: { '70': 'i2' } }).do('end');
      expect([taken.discs('french', 70), taken.morale('french')]).toEqual([0, 5]);
      const passed = held({ entered: [{ army: 'austrian', at: 70 }], austrian: { '59': 'i2' } }).do('end');
      expect([passed.discs('french', 70), passed.morale('french')]).toEqual([0, 5]);
    });

    it('M18.20 an empty locality that the own army entered last keeps them', () => {
      const kept = held({ hour: 16, entered: [{ army: 'french', at: 70 }], austrian: { '59': 'i2' } }).do(
        'end',
      );
      expect(kept.discs('french', 70)).toBe(2);
    });

    it('M18.21 discs come back where no adjacent locality is the enemy’s', () => {
      const far = held({ hour: 16, entered: [{ army: 'french', at: 70 }] }).do('end');
      expect([far.discs('french', 70), far.uncommitted('french')]).toEqual([0, 7]);
    });

    const threatened = (hour: number, moved = 0): Table =>
      draw({
        hour,
        toMove: 'french',
        french: { '70': 'i2', '5': 'i2' },
        austrian: { '59': 'i2', '3': 'i2' },
        discs: [
          { army: 'french', at: 70, count: 2, moved },
          { army: 'french', at: 5, count: 1 },
        ],
      }).do('end');

    it('M18.22 before 16 h the French may take one committed disc back', () => {
      const table = threatened(15);
      expect([table.asked, table.legal()]).toEqual(['french', ['disc:5', 'disc:70', 'done']]);
      table.do('disc:70');
      expect([table.discs('french', 70), table.uncommitted('french'), table.asked]).toEqual([
        1,
        6,
        'austrian',
      ]);
      expect(threatened(15).do('done').discs('french', 70)).toBe(2);
    });

    it('M18.22 from 16 h on they may not, and the Austrians never', () => {
      expect(threatened(16).asked).toBe('austrian');
      const austrian = draw({
        austrian: { '59': 'i2' },
        french: { '70': 'i2' },
        discs: [{ army: 'austrian', at: 59, count: 1 }],
      });
      expect(austrian.do('end').asked).toBe('french');
    });

    it('M18.23 not one that the enemy moved there in his last turn', () => {
      expect(threatened(15, 2).legal()).toEqual(['disc:5', 'done']);
      expect(threatened(15, 1).legal()).toEqual(['disc:5', 'disc:70', 'done']);
      const table = draw({
        austrian: { '59': 'i2 i2', '42': 'i2' },
        french: { '70': 'i2 i2', '41': 'i2' },
        uncommitted: { austrian: 5, french: 0 },
        discs: [{ army: 'french', at: 41, count: 2 }],
      });
      table.do(
        'attack:59>59/70',
        'piece:i2',
        'piece:i2',
        'piece:i2',
        'piece:i2',
        'disc:41',
        'done',
        'done',
        'end',
        'end',
      );
      expect(table.legal()).toEqual(['disc:41', 'done']);
    });

    it('M18.26 of discs that were moved there and others the others leave first', () => {
      const hit = (count: number, moved: number): number[] => {
        const { state } = draw({
          toMove: 'austrian',
          austrian: { '59/70': 'i2 i2' },
          guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
          french: { '70': 'i2 i2', '41': 'i2' },
          uncommitted: { austrian: 5, french: 0 },
          discs: [{ army: 'french', at: 41, count, moved }],
        }).do('complete:59/70', 'reduce:i2@70');
        return [state.discs[1][41], state.moved[41]];
      };
      expect([hit(3, 1), hit(3, 2), hit(3, 3)]).toEqual([
        [2, 1],
        [2, 2],
        [2, 2],
      ]);
    });

    it('M18.23 discs that came back of themselves carry no mark, and hinder no others', () => {
      const table = draw({
        toMove: 'french',
        french: { '70': 'i2', '5': 'i2' },
        austrian: { '3': 'i2' },
        discs: [
          { army: 'french', at: 70, count: 1, moved: 1 },
          { army: 'french', at: 5, count: 1 },
        ],
      }).do('end');
      expect([table.legal(), table.state.moved[70]]).toEqual([['disc:5', 'done'], 0]);
    });

    it('M18.24 marches, retreats and set-up count as entering', () => {
      const table = draw({ austrian: { '59/70': 'c2', '47': 'i2' }, french: { '70': 'c2' } });
      expect(table.state.entered[70]).toBe(1);
      table.do('attack:59/70>59/70', 'retreat:c2>80', 'done', 'march:47>59');
      expect([table.state.entered[70], table.state.entered[80], table.state.entered[59]]).toEqual([0, 1, 0]);
    });

    it('M18.24 a road march enters the localities it passes', () => {
      const table = draw({ austrian: { '47': 'i2' }, entered: [{ army: 'french', at: 59 }] });
      table.do('road:47', 'cross:47-59:main', 'cross:59-70:main', 'done');
      expect(table.state.entered[59]).toBe(0);
    });

    it('M18.25 an army loses its discs at the end of its own turn, after it could have retaken the place', () => {
      const table = draw({
        hour: 16,
        austrian: { '70': 'i1' },
        french: { '80/70': 'i3' },
        discs: [{ army: 'french', at: 70, count: 2 }],
      });
      expect(table.do('end').discs('french', 70)).toBe(2);
      table.do('attack:80/70>80/70', 'end');
      expect([table.morale('french'), table.uncommitted('french')]).toEqual([10, 10]);
    });
  });
});

describe('M19 Victory', () => {
  it('M19.1 the opponent of a demoralised army wins at once', () => {
    const table = draw({
      toMove: 'french',
      french: { '64/59': 'i3' },
      austrian: { '59': 'i2' },
      uncommitted: { austrian: 1, french: 5 },
    });
    expect(table.do('attack:64/59>64/59').ending).toBe('french demoralised');
    expect(game.margin?.(table.state)).toEqual({ coin: 'morale', of: [0, 5] });
  });

  it('M19.3 the margin is the morale left to both, whoever holds the line', () => {
    const table = dawn({ hour: 21, toMove: 'french', french: { '87': 'i2' } });
    expect(table.do('end').ending).toBe('french line-held');
    expect(game.margin?.(table.state)).toEqual({
      coin: 'morale',
      of: [table.morale('austrian'), table.morale('french')],
    });
  });

  it('M19.2 three Austrian pieces east of the line win at night, however weak and wherever they stand', () => {
    const table = dawn({
      hour: 21,
      toMove: 'french',
      austrian: { '80': 'i1', '75/87': 'a1 c1' },
      french: { '87': 'i2' },
    });
    expect(table.do('end').ending).toBe('austrian breakthrough');
  });

  it('M19.3 with fewer the French win', () => {
    const table = dawn({
      hour: 21,
      toMove: 'french',
      austrian: { '80': 'i3 i3', '70': 'i3' },
      french: { '87': 'i2' },
    });
    expect(table.do('end').ending).toBe('french line-held');
  });

  it('M19.4 east of the line lie 72, 73 and 75 to 90', () => {
    const east = EAST.flatMap((yes, locality) => (yes ? [locality] : []));
    expect(east).toEqual([72, 73, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90]);
  });
});
