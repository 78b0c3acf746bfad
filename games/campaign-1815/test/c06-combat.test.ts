import { describe, expect, it } from 'vitest';
import { battle, map, wonNextDoor } from './table.ts';

const OWN = { left: ['F06'], centre: ['F07'], right: ['F09'] };
const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };

/** OWN and FOE laid out and deployed, and the attacker's first part without an action. */
const TO_REINFORCEMENTS = (
  '*hill lay.hill.left *hill *hill lay.hill.left lay.hill.right ' +
  'deploy.P02.left deploy.P03.centre deploy.F06.left deploy.F07.centre done'
).split(' ');

/** Diagram 3 with British attackers (the turn is Allied) and French defenders. */
const diagram3 = () =>
  battle(
    {
      left: ['A04', 'A02'],
      centre: ['A13', 'A06'],
      right: ['A07'],
      'beyond-right': ['A05'],
      reserve: ['A12', 'A10'],
    },
    { left: ['F06'], centre: ['F07'], right: ['F09'] },
    { entered: ['quatre-bras'] },
    { turn: 2 },
  );

describe('C6 Moves', () => {
  it('C6.41 each block acts once, in any order, and may stay idle', () => {
    const t = battle({ ...OWN, reserve: ['F10', 'F20'] }, FOE);
    t.do('move.F20.reserve.left', 'move.F10.reserve.centre');
    expect([t.list('move.F10'), t.list('retreat.F10'), t.list('move.F20')]).toEqual([[], [], []]);
    expect(t.can('move.F06.left.reserve')).toBe(true);
    t.do('done');
    expect(t.seat).toBe('allied');
  });

  it('C6.41 diagram 3 played through, block by block', () => {
    const t = diagram3().do('fire.A04.far', '*166');
    expect(t.steps('F09')).toBe(3);
    t.do('move.A02.left.beyond-left', 'move.A12.reserve.beyond-left');
    expect(t.list('fire.A07')).toEqual([]);
    t.do('move.A05.beyond-right.right', 'fire.A07.far', '*666');
    t.do('move.A13.centre.left', 'move.A10.reserve.right', 'done');
    expect(['A02', 'A12', 'A05', 'A13', 'A10', 'A06'].map((id) => t.place(id))).toEqual([
      'beyond-left',
      'beyond-left',
      'right',
      'left',
      'right',
      'centre',
    ]);
    t.do('done', 'fire.A12.line');
    expect(t.power).toBe(4);
  });

  it('C6.42 infantry in the centre goes forward or back, never sideways', () => {
    expect(diagram3().list('move.A06')).toEqual(['move.A06.centre.beyond-centre', 'move.A06.centre.reserve']);
  });

  it('C6.42 my left faces his right', () => {
    const t = battle(OWN, FOE).do('move.F06.left.beyond-left', 'done');
    expect(t.list('fire.')).toEqual(['fire.P07.line']);
  });

  it('C6.43 a block engages by moving upon enemies', () => {
    const t = diagram3().do('move.A02.left.beyond-left');
    expect([t.place('A02'), t.fight('ligny').busy]).toEqual(['beyond-left', true]);
  });

  it('C6.44 foot artillery never engages, horse artillery may', () => {
    const t = battle({ left: ['F06', 'F08', 'F23'], centre: ['F07'], right: ['F09'] }, FOE);
    expect([t.can('move.F08.left.beyond-left'), t.can('move.F23.left.beyond-left')]).toEqual([false, true]);
  });

  it('C6.44 foot artillery does not come up where enemies stand', () => {
    const t = battle({ ...OWN, reserve: ['F08', 'F10'] }, { ...FOE, 'beyond-right': ['P08'] });
    expect([t.can('move.F08.reserve.left'), t.can('move.F10.reserve.left')]).toEqual([false, true]);
  });

  it('C6.45 an engaged block goes back only', () => {
    const t = diagram3();
    expect(t.list('move.A05')).toEqual(['move.A05.beyond-right.right']);
    const held = battle(OWN, { ...FOE, 'beyond-right': ['P08'] });
    expect(held.list('move.F06')).toEqual(['move.F06.left.reserve']);
  });

  it('C6.46 diagram 3: infantry comes up from the reserve to the right', () => {
    const t = diagram3().do('move.A10.reserve.right');
    expect(t.place('A10')).toBe('right');
  });

  it('C6.47 infantry makes one step', () => {
    const t = battle({ ...OWN, reserve: ['F10', 'F08'] }, FOE);
    expect(t.list('move.F10').map((word) => word.split('.')[3])).toEqual(['left', 'centre', 'right']);
    expect(t.list('move.F08').map((word) => word.split('.')[3])).toEqual(['left', 'centre', 'right']);
  });

  it('C6.48 diagram 3: cavalry goes from the reserve through the left upon the enemy', () => {
    const t = diagram3().do('move.A12.reserve.beyond-left');
    expect(t.place('A12')).toBe('beyond-left');
  });

  it('C6.48 diagram 3: cavalry of the centre goes by the reserve to either flank', () => {
    const words = diagram3()
      .list('move.A13')
      .map((word) => word.split('.')[3]);
    expect(words).toEqual(['beyond-centre', 'reserve', 'left', 'right']);
  });

  it('C6.48 horse artillery and leaders make two steps as well', () => {
    const t = battle({ ...OWN, reserve: ['F23', 'F01'] }, FOE);
    expect([t.can('move.F23.reserve.beyond-left'), t.can('move.F01.reserve.beyond-left')]).toEqual([
      true,
      true,
    ]);
  });

  it('C6.49 cavalry that disengages does not engage elsewhere in the same move', () => {
    const t = battle(
      { left: ['F06', 'F20'], centre: ['F07'], right: ['F09'] },
      { ...FOE, 'beyond-right': ['P08'], 'beyond-left': ['P11'] },
    );
    expect(t.list('move.F20').map((word) => word.split('.')[3])).toEqual(['reserve', 'centre']);
  });

  it('C6.49 cavalry that is free may go by the reserve upon an enemy', () => {
    const t = battle(
      { left: ['F06', 'F20'], centre: ['F07'], right: ['F09'] },
      { ...FOE, 'beyond-left': ['P11'] },
    );
    expect(t.can('move.F20.left.right')).toBe(true);
  });

  it('C6.50 nobody passes through enemies', () => {
    const t = battle({ ...OWN, reserve: ['F20'] }, { ...FOE, 'beyond-right': ['P08'] });
    expect([t.can('move.F20.reserve.left'), t.can('move.F20.reserve.beyond-left')]).toEqual([true, false]);
    expect(t.can('move.F20.reserve.beyond-centre')).toBe(true);
  });

  it('C6.51 who has moved does not fire, who has fired does not move', () => {
    const t = battle({ left: ['F06', 'F08'], centre: ['F07', 'F11'], right: ['F09'] }, FOE);
    t.do('move.F06.left.beyond-left');
    expect(t.list('fire.F06')).toEqual([]);
    t.do('fire.F11.far', '*666');
    expect([t.list('move.F11'), t.list('retreat.F11')]).toEqual([[], []]);
  });

  it('C6.52 nobody in reserve fires or is fired at', () => {
    const t = battle(
      { ...OWN, left: ['F08'], reserve: ['F11'] },
      { left: ['P02'], centre: ['P03'], right: [], reserve: ['P07'] },
    );
    expect(t.list('fire.')).toEqual([]);
  });
});

describe('C6 Reinforcement', () => {
  it('C6.63 two come by a major road, one by a minor road, into the reserve', () => {
    const t = battle(
      OWN,
      FOE,
      {},
      { towns: { charleroi: ['F10', 'F12'], 'quatre-bras': ['F13', 'F15', 'F17'] } },
    );
    t.do(
      'done',
      'reinforce.F10.charleroi.ligny',
      'reinforce.F13.quatre-bras.ligny',
      'reinforce.F15.quatre-bras.ligny',
    );
    expect(t.asked).toBe('combat');
    expect(['F10', 'F12', 'F13', 'F15', 'F17'].map((id) => t.place(id))).toEqual([
      'reserve',
      'off',
      'reserve',
      'reserve',
      'off',
    ]);
  });

  it('C6.63 not from a town with a fight of its own', () => {
    const t = map(
      { charleroi: ['F10'] },
      {
        battles: [
          { town: 'ligny', entered: ['charleroi'], attacker: OWN, defender: FOE, step: 'combat' },
          {
            town: 'quatre-bras',
            entered: ['charleroi'],
            attacker: { left: ['F13'], centre: ['F15'], right: ['F17'], reserve: ['F12'] },
            defender: { left: ['A02'], centre: ['A03'], right: ['A05'] },
          },
        ],
      },
    );
    expect(t.do('done').list()).toEqual(['done', 'reinforce.F10.charleroi.ligny']);
  });

  it('C6.64 the defender reinforces as well, in his own part', () => {
    const t = battle(OWN, FOE, {}, { towns: { namur: ['P08'] } }).do('done', 'done');
    expect([t.asked, t.seat, t.list()]).toEqual([
      'reinforce',
      'allied',
      ['done', 'reinforce.P08.namur.ligny'],
    ]);
  });

  it('C6.64 blocks that have marched may come, disorganised ones may not', () => {
    const t = battle(OWN, FOE, {}, { towns: { charleroi: ['F10', 'F12'] }, disorganised: ['F10'] }).do(
      'done',
    );
    expect(t.list('reinforce.')).toEqual(['reinforce.F12.charleroi.ligny']);
    const marched = map({
      fosses: ['F10'],
      'quatre-bras': ['F06', 'F07', 'F09'],
      ligny: ['P02', 'P03', 'P07'],
    });
    marched.do(
      'march.F06.quatre-bras.ligny',
      'march.F07.quatre-bras.ligny',
      'march.F09.quatre-bras.ligny',
      'march.F10.fosses.charleroi',
      'done',
    );
    marched.do(...TO_REINFORCEMENTS);
    expect(marched.list('reinforce.')).toEqual(['reinforce.F10.charleroi.ligny']);
  });

  it('C6.65 who has won a skirmish next door may reinforce', () => {
    const t = map(
      { ligny: ['F06', 'F07', 'F09', 'P02', 'P03', 'P07'], namur: ['F10', 'P08=1'] },
      {
        battles: [
          { town: 'ligny', entered: ['charleroi'] },
          { town: 'namur', entered: ['gembloux'] },
        ],
      },
    );
    t.do('*6', '*111');
    t.do(...TO_REINFORCEMENTS);
    expect(t.list('reinforce.')).toEqual(['reinforce.F10.namur.ligny']);
  });

  it('C6.65 and so may those that have just regrouped', () => {
    const t = wonNextDoor({ gembloux: ['F17'] });
    t.do('fire.F02.line', '*1666', 'regroup.F17.gembloux.ligny', 'done', 'done');
    expect(t.can('reinforce.F17.ligny.quatre-bras')).toBe(true);
  });

  it('C6.94 foot artillery walks into an enemy position that is empty, and never into one that is not', () => {
    const t = battle(
      { left: ['F08', 'F06'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: [], reserve: ['P07'] },
    );
    expect(t.can('move.F08.left.beyond-left')).toBe(true);
    t.do('move.F08.left.beyond-left');
    expect(t.heard(-1, 'routed')).toMatchObject([{ side: 1 }]);
    const held = battle(
      { left: ['F08', 'F06'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    expect(held.can('move.F08.left.beyond-left')).toBe(false);
  });
});
