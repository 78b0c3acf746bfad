import { describe, expect, it } from 'vitest';
import { battle, map, wonNextDoor } from './table.ts';

const OWN = { left: ['F06'], centre: ['F07'], right: ['F09'] };
const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };
const towns = (list: string[]): string[] => list.map((word) => word.split('.')[3]).sort();

describe('C7 Retreat', () => {
  it('C7.1 a block that has not moved or fired may retreat', () => {
    const t = battle({ left: ['F06', 'F08'], centre: ['F07'], right: ['F09'], reserve: ['F10'] }, FOE);
    expect(towns(t.list('retreat.F10'))).toEqual(['charleroi']);
    t.do('move.F10.reserve.left', 'fire.F08.far', '*666');
    expect([t.list('retreat.F10'), t.list('retreat.F08')]).toEqual([[], []]);
    t.do('retreat.F06.left.charleroi');
    expect([t.town('F06'), t.place('F06')]).toEqual(['charleroi', 'off']);
  });

  it('C7.2 engaged it takes its rout loss, from the reserve none', () => {
    const t = battle({ ...OWN, 'beyond-left': ['F10'], reserve: ['F12'] }, FOE, {
      entered: ['charleroi', 'quatre-bras'],
    });
    t.do('retreat.F10.beyond-left.charleroi', 'retreat.F12.reserve.quatre-bras');
    expect([t.steps('F10'), t.steps('F12')]).toEqual([2, 3]);
  });

  it('C7.2 the loss may destroy it', () => {
    const t = battle({ ...OWN, 'beyond-left': ['F10=1', 'F12'] }, FOE).do(
      'retreat.F10.beyond-left.charleroi',
    );
    expect([t.town('F10'), t.state.lost[0]]).toEqual(['off the board', 1]);
  });

  it('C7.3 the attacker goes back the way his blocks came, reinforcements included', () => {
    const t = battle(OWN, FOE, {}, { towns: { 'quatre-bras': ['F10'] } });
    expect(towns(t.list('retreat.F06'))).toEqual(['charleroi']);
    t.do('move.F07.centre.beyond-centre', 'done', 'reinforce.F10.quatre-bras.ligny', 'done');
    expect(towns(t.list('retreat.F06'))).toEqual(['charleroi', 'quatre-bras']);
  });

  it('C7.4 the defender goes anywhere but where the attacker came from', () => {
    const t = battle(OWN, FOE, { part: 'defender' });
    expect(towns(t.list('retreat.P02'))).toEqual(['gembloux', 'namur', 'quatre-bras']);
  });

  it('C7.4 nor where his reinforcements came from, though they have left it empty', () => {
    const t = battle(OWN, FOE, {}, { towns: { 'quatre-bras': ['F10'] } });
    t.do('done', 'reinforce.F10.quatre-bras.ligny');
    expect([t.seat, towns(t.list('retreat.P02'))]).toEqual(['allied', ['gembloux', 'namur']]);
  });

  it('C7.5 nobody retreats to enemies, or into another fight', () => {
    const field = (town: string, entered: string, attacker: object, defender: object) => ({
      town,
      entered: [entered],
      attacker,
      defender,
      part: 'defender',
      step: 'combat',
    });
    const t = map(
      { gembloux: ['F10'] },
      {
        battles: [
          field('ligny', 'charleroi', OWN, FOE),
          field(
            'namur',
            'dinant',
            { left: ['F12'], centre: ['F13'], right: ['F15'] },
            { left: ['P08'], centre: ['P11'], right: ['P12'] },
          ),
        ],
      },
    );
    expect(towns(t.list('retreat.P02'))).toEqual(['quatre-bras']);
  });

  it('C7.6 with a major and a minor road open, three of five come away in one part', () => {
    const t = battle(
      OWN,
      { ...FOE, reserve: ['P08', 'P11'] },
      { part: 'defender', entered: ['gembloux', 'namur'] },
    );
    expect(towns(t.list('retreat.P08'))).toEqual(['charleroi', 'quatre-bras']);
    t.do('retreat.P08.reserve.quatre-bras', 'retreat.P11.reserve.quatre-bras', 'retreat.P02.left.charleroi');
    expect(t.list('retreat.')).toEqual([]);
  });

  it('C7.7 a retreated block enters no other fight this turn', () => {
    const t = battle({ ...OWN, reserve: ['F10'] }, FOE).do('retreat.F10.reserve.charleroi', 'done');
    expect([t.asked, t.seat]).toEqual(['combat', 'allied']);
  });

  it('C7.8 at the end of the turn it is in order again', () => {
    const t = battle({ left: [], centre: [], right: [], reserve: ['F10'] }, FOE).do(
      'retreat.F10.reserve.charleroi',
    );
    expect([t.state.turn, t.state.flags[9]]).toEqual([1, 0]);
  });

  it('C7.9 fire that clears a position routs', () => {
    const t = battle(
      { ...OWN, 'beyond-left': ['F02'] },
      { left: ['P02'], centre: ['P03'], right: ['P12=1'] },
    );
    t.do('fire.F02.line', '*1666');
    expect([t.asked, t.seat, t.steps('P02')]).toEqual(['leave', 'allied', 3]);
  });

  it('C7.9 a block that goes back out of a contested position routs its own side', () => {
    const t = battle(OWN, { ...FOE, 'beyond-right': ['P08'] }).do('move.F06.left.reserve');
    expect([t.asked, t.seat]).toEqual(['leave', 'french']);
  });

  it('C7.9 failed morale routs', () => {
    const t = battle(
      { left: ['F06=1'], centre: ['F07'], right: ['F09'] },
      { ...FOE, 'beyond-right': ['P08'] },
      { step: 'morale' },
    );
    t.do('*1');
    expect([t.asked, t.seat]).toEqual(['leave', 'french']);
  });

  it('C7.9 a sheltered block holds the position with its square', () => {
    const t = battle(
      { left: ['F06', 'F08'], centre: ['F07'], right: ['F09'] },
      { ...FOE, 'beyond-right': ['P08'] },
      { squares: ['F06'], sheltered: { F08: 'F06' } },
    );
    expect(t.asked).toBe('combat');
  });

  it('C7.10 an empty position does no harm until an enemy enters it, and then at once', () => {
    const t = battle(OWN, FOE).do('move.F06.left.reserve', 'done');
    expect(t.asked).toBe('combat');
    t.do('move.P07.right.beyond-right');
    expect([t.asked, t.seat, t.steps('F09')]).toEqual(['leave', 'french', 3]);
  });

  it('C7.11 infantry and horse artillery lose a step, foot artillery two, the reserve too', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], reserve: ['F08', 'F23', 'F10'] },
      { ...FOE, 'beyond-right': ['P08'] },
    );
    t.do('move.F06.left.reserve');
    expect(['F06', 'F07', 'F08', 'F23', 'F10'].map((id) => t.steps(id))).toEqual([2, 2, 1, 1, 2]);
  });

  it('C7.12 cavalry loses a step only if it fights cavalry', () => {
    const t = battle(
      { left: ['F06'], centre: ['F20', 'F07'], right: ['F09'], 'beyond-right': ['F21'], reserve: ['F22'] },
      { left: ['P09'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P08'] },
    );
    t.do('move.F06.left.reserve');
    expect(['F20', 'F21', 'F22'].map((id) => t.steps(id))).toEqual([3, 2, 2]);
  });

  it('C7.13 leaders lose none', () => {
    const t = battle({ ...OWN, reserve: ['F01'] }, { ...FOE, 'beyond-right': ['P08'] }).do(
      'move.F06.left.reserve',
    );
    expect([t.steps('F01'), t.town('F01')]).toEqual([1, 'ligny']);
  });

  it('C7.14 the owner chooses who leaves by the roads there are, and the rest is destroyed', () => {
    const t = battle(
      { ...OWN, reserve: ['F01'] },
      { ...FOE, 'beyond-right': ['P08'] },
      { entered: ['charleroi', 'quatre-bras'] },
    );
    t.do(
      'move.F06.left.reserve',
      'leave.F09.ligny.charleroi',
      'leave.F07.ligny.quatre-bras',
      'leave.F06.ligny.quatre-bras',
    );
    expect([t.town('F09'), t.town('F07'), t.town('F06'), t.town('F01')]).toEqual([
      'charleroi',
      'quatre-bras',
      'quatre-bras',
      'off the board',
    ]);
  });

  it('C7.14 who has retreated before in the same part has used up the road', () => {
    const t = battle({ ...OWN, reserve: ['F10'] }, { ...FOE, 'beyond-right': ['P08'] });
    t.do('retreat.F10.reserve.charleroi', 'move.F06.left.reserve');
    expect([t.town('F10'), t.town('F06'), t.town('F07'), t.state.lost[0]]).toEqual([
      'charleroi',
      'off the board',
      'off the board',
      3,
    ]);
  });

  it('C7.14 squares leave as well', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'] },
      { ...FOE, 'beyond-right': ['P08'], 'beyond-left': ['P09'] },
      { squares: ['F09'] },
    );
    t.do('move.F06.left.reserve', 'leave.F09.ligny.charleroi');
    expect(t.town('F09')).toBe('charleroi');
  });

  it('C7.15 routed defenders keep to the directions of a retreat and are disorganised', () => {
    const t = battle(
      { ...OWN, 'beyond-left': ['F02'] },
      { left: ['P02'], centre: ['P03'], right: ['P12=1'] },
    );
    t.do('fire.F02.line', '*1666');
    expect(towns(t.list('leave.P02'))).toEqual(['gembloux', 'namur', 'quatre-bras']);
    t.do('leave.P02.ligny.namur');
    expect(t.state.flags[41]).toBe(4);
  });

  it('C7.16 the winner brings blocks in from the neighbourhood', () => {
    const t = battle(
      { ...OWN, 'beyond-left': ['F02'] },
      { left: [], centre: [], right: ['P12=1'] },
      {},
      { towns: { charleroi: ['F10', 'F12'] } },
    );
    t.do('fire.F02.line', '*1666');
    expect([t.asked, t.seat]).toEqual(['regroup', 'french']);
    t.do('regroup.F10.charleroi.ligny');
    expect([t.town('F10'), t.list('regroup.F12')]).toEqual(['ligny', []]);
  });

  it('C7.16 a defender who has won regroups as well', () => {
    const t = battle(
      { left: [], centre: [], right: [], reserve: ['F10'] },
      FOE,
      {},
      { towns: { namur: ['P08'] } },
    );
    t.do('retreat.F10.reserve.charleroi');
    expect([t.asked, t.seat, t.can('regroup.P08.namur.ligny')]).toEqual(['regroup', 'allied', true]);
  });

  it('C7.17 after Ligny the French send two blocks to Quatre Bras, which they hold', () => {
    const t = battle(
      { ...OWN, 'beyond-left': ['F02'] },
      { left: [], centre: [], right: ['P12=1'] },
      {},
      { towns: { 'quatre-bras': ['F10', 'F12', 'F13', 'F15'], gembloux: ['P02'], namur: ['P03'] } },
    );
    t.do('fire.F02.line', '*1666', 'regroup.F06.ligny.quatre-bras', 'regroup.F07.ligny.quatre-bras');
    expect(t.list('regroup.').filter((word) => word.endsWith('ligny.quatre-bras'))).toEqual([]);
    expect(t.list('regroup.').every((word) => word.endsWith('quatre-bras.ligny'))).toBe(true);
  });

  it('C7.18 out of the town into a battle next door, as its reserve', () => {
    const t = wonNextDoor();
    t.do('fire.F02.line', '*1666', 'regroup.F09.ligny.quatre-bras');
    expect([t.town('F09'), t.place('F09')]).toEqual(['quatre-bras', 'reserve']);
    t.do('done');
    expect(towns(t.list('retreat.F12'))).toEqual(['charleroi', 'ligny']);
  });

  it('C7.19 in and out have a limit each, and no block goes twice', () => {
    const t = battle(
      { ...OWN, 'beyond-left': ['F02'] },
      { left: [], centre: [], right: ['P12=1'] },
      {},
      { towns: { charleroi: ['F10', 'F12'] } },
    );
    t.do('fire.F02.line', '*1666', 'regroup.F10.charleroi.ligny');
    expect([t.list('regroup.F10'), t.list('regroup.F12')]).toEqual([[], []]);
    t.do('regroup.F06.ligny.charleroi');
    expect(t.asked).toBe('march');
  });

  it('C7.19 a block that has retreated may come into the town that is won', () => {
    const t = wonNextDoor();
    t.do('retreat.F06.left.charleroi', 'fire.F02.line', '*1666', 'regroup.F06.charleroi.ligny.disorganised');
    expect(t.town('F06')).toBe('ligny');
    t.do('done', 'done');
    expect([t.asked, t.can('reinforce.F07.ligny.quatre-bras')]).toEqual(['reinforce', true]);
    expect(t.list('reinforce.F06')).toEqual([]);
  });

  it('C7.19 nobody who is disorganised regroups into a battle', () => {
    const t = wonNextDoor({ charleroi: ['F10'] }, {}, { disorganised: ['F09'] });
    t.do('fire.F02.line', '*1666');
    expect(towns(t.list('regroup.F09'))).toEqual(['charleroi']);
    expect(towns(t.list('regroup.F07'))).toEqual(['charleroi', 'quatre-bras']);
  });

  it('C7.20 in a rout in the opponent’s part the roads are free again, in his own they are not', () => {
    const ours = { left: ['F06'], centre: ['F07'], right: ['F09'], reserve: ['F10', 'F12', 'F13'] };
    const foes = { left: ['P02'], centre: ['P03'], right: ['P07'] };
    const t = battle(ours, foes, { entered: ['quatre-bras'] });
    t.do(
      'retreat.F10.reserve.quatre-bras',
      'retreat.F06.left.quatre-bras',
      'done',
      'move.P07.right.beyond-right',
    );
    expect([t.asked, t.list('leave.F07')]).toEqual(['leave', ['leave.F07.ligny.quatre-bras']]);
    t.do('leave.F07.ligny.quatre-bras', 'leave.F12.ligny.quatre-bras');
    expect([t.town('F07'), t.town('F12'), t.town('F13')]).toEqual([
      'quatre-bras',
      'quatre-bras',
      'off the board',
    ]);
  });
});
