import { describe, expect, it } from 'vitest';
import { army, map } from './table.ts';

/** Blocks that march one after another over one road. */
const column = (blocks: string[], from: string, to: string): string[] =>
  blocks.map((id) => `march.${id}.${from}.${to}`);
const INFANTRY = ['F06', 'F07', 'F09', 'F10', 'F12', 'F13', 'F15', 'F17', 'F02'];

describe('C5 Movement', () => {
  it('C5.1 nobody has to move', () => {
    const t = map({ beaumont: ['F06'], liege: ['P02'] }).do('done');
    expect([t.town('F06'), t.seat]).toEqual(['beaumont', 'allied']);
  });

  it('C5.2 a group in Brussels can go to all seven neighbours in one turn', () => {
    const blocks = ['A02', 'A03', 'A05', 'A06', 'A08', 'A09', 'A10'];
    const around = ['alost', 'ninove', 'hal', 'waterloo', 'wavre', 'louvain', 'malines'];
    const t = map({ brussels: blocks }, { turn: 2 });
    blocks.forEach((block, i) => t.do(`march.${block}.brussels.${around[i]}`));
    expect(blocks.map((block) => t.town(block))).toEqual(around);
  });

  it('C5.3 the French move two groups', () => {
    const t = map({ beaumont: ['F06', 'F07'], solre: ['F09'], givet: ['F10'] });
    t.do('march.F06.beaumont.thuin', 'march.F09.solre.binche');
    expect(t.list('march.F10')).toEqual([]);
    expect(t.ways('march.F07')).toContain('thuin');
  });

  it('C5.4 the Allies move one group of each army, and cannot exchange them', () => {
    const t = map({ mons: ['A02'], hal: ['A03'], namur: ['P02'], liege: ['P03'] }, { turn: 2 });
    t.do('march.A02.mons.ath');
    expect(t.list('march.A03')).toEqual([]);
    expect(t.list('march.P02').length).toBeGreaterThan(0);
    t.do('march.P02.namur.huy');
    expect(t.list('march.P03')).toEqual([]);
  });

  it('C5.5 a town shared by both armies uses up both groups if both go', () => {
    const t = map({ wavre: ['A02', 'P02'], hal: ['A03'], liege: ['P03'] }, { turn: 2 });
    t.do('march.A02.wavre.brussels');
    expect(t.list('march.P03').length).toBeGreaterThan(0);
    t.do('march.P02.wavre.brussels');
    expect(t.list('march.')).toEqual([]);
  });

  it('C5.6 a block that has joined another group does not march again with it', () => {
    const t = map({ beaumont: ['F06'], thuin: ['F07'] });
    t.do('march.F06.beaumont.thuin', 'march.F07.thuin.binche');
    expect(t.list('march.F06')).toEqual([]);
  });

  it('C5.7 cavalry rides through its own side, and stops where the enemy is', () => {
    const t = map({ beaumont: ['F20', 'F21'], thuin: ['F06'], laneffe: ['P04'] });
    expect(t.can('ride.F20.beaumont.thuin')).toBe(true);
    expect(t.can('ride.F20.beaumont.laneffe')).toBe(false);
    expect(t.can('march.F20.beaumont.laneffe')).toBe(true);
  });

  it('C5.8 Waterloo and Ligny cannot strike Quatre Bras together', () => {
    const t = map({ waterloo: ['A02'], ligny: ['P02'], 'quatre-bras': ['F06'] }, { turn: 2 });
    expect(t.ways('march.P02')).toContain('quatre-bras');
    t.do('march.A02.waterloo.quatre-bras');
    expect(t.ways('march.P02')).not.toContain('quatre-bras');
  });

  it('C5.8 Quatre Bras and Nivelles can strike Waterloo together', () => {
    const t = map({ 'quatre-bras': ['F06'], nivelles: ['F09'], waterloo: ['A02'] });
    t.do('march.F06.quatre-bras.waterloo', 'march.F09.nivelles.waterloo');
    expect(t.fight('waterloo').entered.toString(2).replaceAll('0', '')).toBe('11');
  });

  it('C5.8 Wavre cannot join Quatre Bras against Waterloo', () => {
    const t = map({ 'quatre-bras': ['F06'], wavre: ['F09', 'F10'], waterloo: ['A02'] });
    t.do('march.F06.quatre-bras.waterloo');
    expect(t.ways('march.F09')).not.toContain('waterloo');
  });

  const LAYING = ['*hill', 'lay.hill.left', '*stream', '*stream', 'lay.stream.left', 'lay.stream.right'];

  it('C5.8 diagram 1: Waterloo strikes Quatre Bras, and Ligny comes as a reinforcement', () => {
    const t = map(
      { waterloo: ['A02', 'A03', 'A05'], ligny: ['P02'], 'quatre-bras': ['F06', 'F07', 'F09'] },
      { turn: 2 },
    );
    t.do(...column(['A02', 'A03', 'A05'], 'waterloo', 'quatre-bras'), 'done', ...LAYING);
    t.do('deploy.F06.left', 'deploy.F07.centre');
    t.do('deploy.A02.left', 'deploy.A03.centre', 'done');
    expect([t.asked, t.list('reinforce.')]).toEqual(['reinforce', ['reinforce.P02.ligny.quatre-bras']]);
  });

  it('C5.8 diagram 1: Quatre Bras and Nivelles strike Waterloo, and Wavre comes as a reinforcement', () => {
    const t = map({
      'quatre-bras': ['F06', 'F07'],
      nivelles: ['F09'],
      wavre: ['F10', 'F12'],
      waterloo: ['A02', 'A03', 'A05'],
    });
    t.do(...column(['F06', 'F07'], 'quatre-bras', 'waterloo'), 'march.F09.nivelles.waterloo');
    t.do(...LAYING, 'deploy.A02.left', 'deploy.A03.centre');
    t.do('deploy.F06.left', 'deploy.F07.centre', 'done');
    expect(t.list('reinforce.')).toEqual(['reinforce.F10.wavre.waterloo', 'reinforce.F12.wavre.waterloo']);
  });

  it('C5.9 cavalry that has ridden two towns does not join an attack by another group', () => {
    const t = map({ 'quatre-bras': ['F06'], binche: ['F20'], waterloo: ['A02'] });
    t.do('march.F06.quatre-bras.waterloo', 'ride.F20.binche.nivelles');
    expect(t.ways('march.F20')).not.toContain('waterloo');
  });

  it('C5.9 nor does a second group join where a rider has struck', () => {
    const t = map({ 'quatre-bras': ['F06'], nivelles: ['F20'], hal: ['F21'], waterloo: ['A02'] });
    t.do('ride.F20.nivelles.hal', 'march.F20.hal.waterloo');
    expect(t.ways('march.F06')).not.toContain('waterloo');
  });

  it('C5.9 blocks of one group strike by whatever roads they come', () => {
    const t = map({ nivelles: ['F06', 'F20'], waterloo: ['A02'] });
    t.do('march.F06.nivelles.waterloo', 'ride.F20.nivelles.hal', 'march.F20.hal.waterloo');
    expect([t.town('F06'), t.town('F20')]).toEqual(['waterloo', 'waterloo']);
  });

  it('C5.9 a forced march does not join an attack by two groups', () => {
    const t = map({ 'quatre-bras': ['F06'], binche: ['F09'], waterloo: ['A02'] });
    t.do('march.F06.quatre-bras.waterloo', 'march.F09.binche.nivelles');
    expect(t.asked).toBe('force');
    expect(t.ways('force.F09')).not.toContain('waterloo');
  });

  it('C5.10 an Anglo-Dutch and a Prussian group joined by a road strike together', () => {
    const t = map({ 'quatre-bras': ['A02'], ligny: ['P02'], charleroi: ['F06'] }, { turn: 2 });
    t.do('march.A02.quatre-bras.charleroi', 'march.P02.ligny.charleroi');
    expect([t.town('A02'), t.town('P02')]).toEqual(['charleroi', 'charleroi']);
  });

  it('C5.11 eight blocks march over a major road, six over a minor one', () => {
    const t = map({ philippeville: [...INFANTRY, 'F20', 'F21', 'F22'] });
    t.do(...column(INFANTRY.slice(0, 8), 'philippeville', 'laneffe'));
    expect(t.ways('march.F02')).not.toContain('laneffe');
    const minor = map({ beaumont: INFANTRY });
    minor.do(...column(INFANTRY.slice(0, 6), 'beaumont', 'thuin'));
    expect(minor.ways('march.F02')).not.toContain('thuin');
  });

  it('C5.11 both directions and forced marches count together', () => {
    const t = map({ beaumont: INFANTRY.slice(0, 4), thuin: ['F17', 'F02'], solre: ['F20'] });
    t.do('march.F17.thuin.beaumont', 'march.F02.thuin.beaumont');
    t.do(...column(INFANTRY.slice(0, 4), 'beaumont', 'thuin'));
    expect(t.state.roadUse.reduce((a, b) => a + b)).toBe(6);
    expect(t.do('done').ways('force.F17')).not.toContain('thuin');
  });

  it('C5.12 retreats over a road that is full', () => {
    const t = map({ laneffe: army('F').slice(0, 8), charleroi: ['P02', 'P03', 'P04'] });
    t.do(
      ...army('F')
        .slice(0, 4)
        .map((id) => `march.${id}.laneffe.charleroi`),
      'done',
    );
    t.do('*hill', 'lay.hill.left', '*farm', '*farm', 'lay.farm.left', 'lay.farm.right');
    t.do('deploy.P02.left', 'deploy.P03.centre');
    t.do('deploy.F01.reserve', 'deploy.F02.left', 'deploy.F03.centre');
    t.do('hold.P02');
    expect(t.can('retreat.F01.reserve.laneffe')).toBe(true);
  });

  it('C5.13 four of eight cross the Sambre from Laneffe if Charleroi is held, eight if it is empty', () => {
    const held = map({ laneffe: INFANTRY, charleroi: ['P02'] });
    held.do(...column(INFANTRY.slice(0, 4), 'laneffe', 'charleroi'));
    expect(held.ways('march.F12')).not.toContain('charleroi');
    const empty = map({ laneffe: INFANTRY });
    empty.do(...column(INFANTRY.slice(0, 8), 'laneffe', 'charleroi'));
    expect(empty.ways('march.F02')).not.toContain('charleroi');
  });

  it('C5.13 three over a minor road', () => {
    const t = map({ thuin: INFANTRY, charleroi: ['P02'] });
    t.do(...column(INFANTRY.slice(0, 3), 'thuin', 'charleroi'));
    expect(t.ways('march.F10')).not.toContain('charleroi');
  });

  it('C5.14 a bridge passed before the last road costs nothing', () => {
    const riders = ['F19', 'F20', 'F21', 'F22', 'F23'];
    const t = map({ laneffe: riders, 'quatre-bras': ['A02'] });
    for (const id of riders) t.do(`ride.${id}.laneffe.charleroi`, `march.${id}.charleroi.quatre-bras`);
    expect(riders.map((id) => t.town(id))).toEqual(Array(5).fill('quatre-bras'));
  });

  it('C5.15 only blocks that have marched force-march, one town, after all marches', () => {
    const t = map({ beaumont: ['F06', 'F07'] });
    t.do('march.F06.beaumont.thuin');
    expect(t.list('force.')).toEqual([]);
    t.do('done');
    expect(t.list('force.F07')).toEqual([]);
    t.do('force.F06.thuin.charleroi.group1', '*6');
    expect([t.town('F06'), t.list('force.F06')]).toEqual(['charleroi', []]);
  });

  it('C5.16 a block among enemies goes no further', () => {
    const t = map({ beaumont: ['F06', 'F07'], thuin: ['P04'] });
    t.do('march.F06.beaumont.thuin', 'march.F07.beaumont.laneffe');
    expect([t.list('force.F06'), t.list('force.F07').length > 0]).toEqual([[], true]);
  });

  it.each([
    [1, 2],
    [3, 2],
    [4, 3],
    [6, 3],
  ])('C5.17 a forced march that rolls %d leaves %d of 3 steps', (die, left) => {
    const t = map({ beaumont: ['F06'] });
    t.do('march.F06.beaumont.thuin', 'force.F06.thuin.charleroi.group1', `*${die}`);
    expect(t.steps('F06')).toBe(left);
  });

  it('C5.17 it may cost the last step', () => {
    const t = map({ beaumont: ['F06=1'] });
    t.do('march.F06.beaumont.thuin', 'force.F06.thuin.charleroi.group1', '*2');
    expect([t.town('F06'), t.state.lost[0]]).toEqual(['off the board', 1]);
  });

  it('C5.18 with the leader shown a 3 is good enough', () => {
    const t = map({ beaumont: ['F01', 'F06', 'F07'] });
    t.do('march.F01.beaumont.thuin', 'march.F06.beaumont.thuin', 'march.F07.beaumont.thuin');
    t.do('led.F06.thuin.charleroi.group1', '*3', 'led.F07.thuin.charleroi.group1', '*2');
    expect([t.steps('F06'), t.steps('F07')]).toEqual([3, 2]);
  });

  it('C5.18 he may stay unseen, and then does not help', () => {
    const t = map({ beaumont: ['F01', 'F06'] }, { unknown: ['F01', 'F06'] });
    t.do('march.F01.beaumont.thuin', 'march.F06.beaumont.thuin', 'force.F06.thuin.charleroi.group1', '*3');
    expect([t.steps('F06'), t.note('F01')]).toEqual([2, []]);
  });

  it('C5.18 shown, he stays a note on his town', () => {
    const t = map({ beaumont: ['F01', 'F06', 'F07'] }, { unknown: ['F01', 'F06', 'F07'] });
    t.do('march.F01.beaumont.thuin', 'march.F06.beaumont.thuin', 'march.F07.beaumont.thuin');
    t.do('led.F06.thuin.charleroi.group1', '*6');
    expect(t.heard(1, 'opened')).toMatchObject([{ block: 0 }]);
    expect(t.note('F01')).toEqual(['thuin']);
  });

  it('C5.19 a forced march may attack, with its loss before the fight', () => {
    const t = map({ beaumont: ['F06'], charleroi: ['P04'] });
    t.do('march.F06.beaumont.thuin', 'force.F06.thuin.charleroi.group1', '*1');
    expect([t.asked, t.steps('F06')]).toEqual(['skirmish-roll', 2]);
  });

  it('C5.20 at night nobody enters a town with enemies', () => {
    const t = map({ beaumont: ['F06', 'F20'], thuin: ['P04'] }, { turn: 3 });
    expect(t.ways('march.F06')).toEqual([
      'avesnes',
      'chimay',
      'laneffe',
      'maubeuge',
      'philippeville',
      'solre',
    ]);
    expect(t.can('ride.F20.beaumont.solre')).toBe(true);
  });

  it('C5.21 at night nobody force-marches', () => {
    const t = map({ beaumont: ['F06'], liege: ['P02'] }, { turn: 3 });
    t.do('march.F06.beaumont.thuin');
    expect([t.asked, t.seat]).toEqual(['march', 'allied']);
  });
});
