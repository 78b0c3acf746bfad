import { describe, expect, it } from 'vitest';
import { field } from './field.ts';

describe('H9 shock', () => {
  it('H9.1 infantry shocks an adjacent hex for two points, without moving', () => {
    const t = field('french infantry E5\nprussian infantry E4\nprussian infantry E2').pick('E5');
    expect(t.targets('shock')).toEqual(['E4']);
    expect(t.do('shock:E4').left).toBe(4);
    const moved = field('french infantry E6\nprussian infantry E4').pick('E6').do('step:E5');
    expect(moved.targets('shock')).toEqual([]);
  });

  it('H9.1 two points are enough', () => {
    const t = field('french infantry E5\nprussian infantry E4\nleft 2').pick('E5');
    expect(t.do('shock:E4').left).toBe(0);
  });

  it('H9.2 infantry hits infantry and artillery on 5–6', () => {
    const foot = field('french infantry E5\nbritish infantry E4').pick('E5').do('shock:E4').roll('456', '1');
    expect(foot.at('E4')).toBe('infantry 2');
    const guns = field('french infantry E5\nbritish artillery E4').pick('E5').do('shock:E4').roll('445', '1');
    expect(guns.at('E4')).toBe('artillery 1');
  });

  it('H9.3 infantry cannot shock cavalry, nor a hex with cavalry in it', () => {
    expect(field('french infantry E5\nprussian cavalry E4').pick('E5').targets('shock')).toEqual([]);
    const stack = field('french infantry E5\nprussian cavalry E4\nprussian artillery E4').pick('E5');
    expect(stack.targets('shock')).toEqual([]);
  });

  it('H9.4 infantry cannot shock a square', () => {
    expect(field('french infantry E5\nprussian infantry E4 square').pick('E5').targets('shock')).toEqual([]);
  });

  it('H9.5 a ride of up to three hexes and the shock cost two points together', () => {
    const t = field('french cavalry E7\nprussian artillery E3')
      .pick('E7')
      .do('step:E6', 'step:E5', 'step:E4');
    expect(t.left).toBe(5);
    expect(t.do('shock:E3').left).toBe(4);
  });

  it('H9.5 stops hold on the ride', () => {
    const t = field('french cavalry E7\nprussian artillery E3\nwood E5').pick('E7').do('step:E6', 'step:E5');
    expect(t.asks).toBe('french command');
    expect(t.at('E5')).toBe('cavalry 2');
  });

  it('H9.5 cavalry that had to stop next to the target may shock it', () => {
    const t = field('french cavalry E6\nprussian artillery E4\nwood E5').pick('E6').do('step:E5');
    expect(t.targets('shock')).toEqual(['E4']);
  });

  it('H9.5 with one point it may ride but not shock', () => {
    const t = field('french cavalry E6\nprussian artillery E4\nleft 1').pick('E6').do('step:E5');
    expect(t.targets('shock')).toEqual([]);
  });

  it('H9.6 cavalry that begins next to an enemy unit cannot shock', () => {
    const t = field('french cavalry E6\nprussian artillery E4\nprussian infantry F7')
      .pick('E6')
      .do('step:E5');
    expect(t.targets('shock')).toEqual([]);
    const leader = field('french cavalry E6\nprussian artillery E4\nleader allied 1 F7')
      .pick('E6')
      .do('step:E5');
    expect(leader.targets('shock')).toEqual(['E4']);
  });

  it('H9.6 it does not shock from where it stands', () => {
    expect(field('french cavalry E5\nprussian artillery E4').pick('E5').targets('shock')).toEqual([]);
  });

  it('H9.7 cavalry hits infantry and artillery on 4–6', () => {
    const t = field('french cavalry E6\nbritish artillery E4')
      .pick('E6')
      .do('step:E5', 'shock:E4')
      .roll('334', '1');
    expect(t.at('E4')).toBe('artillery 1');
    const foot = field('french cavalry E6\nbritish infantry E4')
      .pick('E6')
      .do('step:E5', 'shock:E4', 'no')
      .roll('445', '1');
    expect(foot.at('E4')).toBe('infantry 1');
  });

  it('H9.8 cavalry hits a square on 6 only', () => {
    const t = field('french cavalry E6\nbritish infantry E4 square')
      .pick('E6')
      .do('step:E5', 'shock:E4')
      .roll('456');
    expect(t.at('E4')).toBe('infantry 3 square');
  });

  it('H9.9 cavalry cannot shock cavalry', () => {
    expect(field('french cavalry E6\nprussian cavalry E4').pick('E6').do('step:E5').targets('shock')).toEqual(
      [],
    );
    const stack = field('french cavalry E6\nprussian cavalry E4\nprussian artillery E4')
      .pick('E6')
      .do('step:E5');
    expect(stack.targets('shock')).toEqual([]);
  });

  it('H9.10 a ride without a shock was a move at the price of a move', () => {
    const t = field('french cavalry E6\nprussian artillery E4').pick('E6').do('step:E5', 'halt');
    expect(t.left).toBe(5);
  });

  it('H9.11 artillery never shocks', () => {
    expect(field('french artillery E5\nprussian infantry E4').pick('E5').targets('shock')).toEqual([]);
  });

  it('H9.12 dice are three, plus the marker, less ground and side', () => {
    const t = field('french infantry+2 E5\nprussian infantry E4\ntown E4\nstream E4-E5')
      .pick('E5')
      .do('shock:E4');
    expect(t.dice.count).toBe(3);
  });

  it('H9.13 reaction, dice, leader, morale, losses, withdrawal, retreat, advance come in this order', () => {
    const t = field(`
      french cavalry E6
      prussian infantry E4
      prussian artillery E4
      leader allied 1 E4
    `);
    t.pick('E6').do('step:E5', 'shock:E4').do('yes').roll('5');
    expect(t.dice.count).toBe(4);
    t.roll('1456').roll('2').roll('6').roll('6');
    const kinds = t.events.map(({ type }) => type).filter((type) => type !== 'moved');
    expect(kinds.slice(0, 8)).toEqual([
      'shock-declared',
      'square',
      'shocked',
      'rolled',
      'leader-tested',
      'morale',
      'morale',
      'lost',
    ]);
    while (t.asks === 'allied loss' || t.asks === 'allied retreat') t.do(t.legal[0]);
    expect(t.asks).toBe('french advance');
  });

  it('H9.14 the attacker may advance into the emptied hex, or decline', () => {
    const text = 'french infantry E5\nprussian infantry E4 figures:1';
    const t = field(text).pick('E5').do('shock:E4').roll('566', '1');
    expect(t.legal).toEqual(['advance', 'stay']);
    expect(t.do('advance').at('E4')).toBe('infantry 3');
    expect(field(text).pick('E5').do('shock:E4').roll('566', '1').do('stay').at('E5')).toBe('infantry 3');
  });

  it('H9.14 no advance while an enemy unit is left in the hex', () => {
    const t = field('french infantry E5\nprussian infantry E4\nprussian artillery E4')
      .pick('E5')
      .do('shock:E4');
    t.roll('511', '6', '1');
    while (t.asks === 'allied retreat') t.do(t.legal[0]);
    expect(t.at('E4')).toBe('artillery 2');
    expect(t.asks).toBe('french command');
  });

  it('H9.15 guns stay behind, the leader follows as the attacker likes', () => {
    const text =
      'french infantry E5\nfrench artillery E5\nleader french 1 E5\nprussian infantry E4 figures:1';
    const t = field(text).pick('E5', 'foot').do('shock:E4').roll('566', '1');
    expect(t.legal).toEqual(['advance', 'advance-led', 'stay']);
    t.do('advance-led');
    expect(t.at('E4')).toBe('infantry 3, leader 0');
    expect(t.at('E5')).toBe('artillery 2');
    const alone = field(text).pick('E5', 'foot').do('shock:E4').roll('566', '1').do('advance');
    expect(alone.at('E5')).toBe('artillery 2, leader 0');
  });
});

describe('H10 morale test', () => {
  const shock = (allied: string, ...rolls: string[]) =>
    field(`french infantry E5\n${allied}`)
      .pick('E5')
      .do('shock:E4')
      .roll(...rolls);

  it('H10.1 a shock with a hit makes them test before figures go, one without does nothing', () => {
    const hit = shock('prussian infantry E4', '522');
    expect(hit.asks).toBe('dice footMorale');
    expect(hit.at('E4')).toBe('infantry 3');
    const miss = shock('prussian infantry E4', '444');
    expect(miss.asks).toBe('french command');
  });

  it('H10.2 a die above figures, marker, ground, side and leader retreats', () => {
    const stands = shock('prussian infantry E4', '522', '3');
    expect(stands.at('E4')).toBe('infantry 2');
    const fails = shock('prussian infantry E4', '522', '4');
    expect(fails.asks).toBe('allied retreat');
    const helped = shock(
      'prussian infantry+1 E4\nhill E4\nleader allied 1 E4\nprussian infantry A1',
      '522',
      '5',
    );
    expect(helped.events).toContainEqual(expect.objectContaining({ type: 'morale', sum: 6, stands: true }));
  });

  it('H10.3 a 6 always retreats', () => {
    const t = shock('british infantry+2 E4\nfortification E4\nleader allied 3 E4', '52', '6');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'morale', sum: 11, stands: false }));
  });

  it('H10.4 if the foot unit of a stack stands the guns stay without a test', () => {
    const t = shock('prussian infantry E4\nprussian artillery E4', '522', '3');
    expect(t.at('E4')).toBe('infantry 2, artillery 2');
    expect(t.asks).toBe('french command');
  });

  it('H10.5 if it fails the guns test for themselves', () => {
    const t = shock('prussian infantry E4\nprussian artillery E4', '522', '6', '2');
    expect(t.asks).toBe('allied retreat');
    expect(t.do(t.legal[0]).at('E4')).toBe('artillery 2');
  });

  it('H10.6 the figures are those before this shock, marker included', () => {
    const t = shock('prussian infantry+1 E4', '555', '4');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'morale', sum: 4, stands: true }));
  });

  it('H10.7 a unit destroyed by the hits does not retreat', () => {
    const t = shock('dutch infantry E4', '555', '6');
    expect(t.asks).toBe('french advance');
    expect(t.points).toEqual([1, 0]);
  });

  it('H10.8 the leader goes with the foot unit', () => {
    const t = shock('prussian infantry E4\nprussian artillery E4\nleader allied 1 E4', '522', '6', '1');
    t.do('retreat:E3');
    expect(t.at('E3')).toBe('infantry 2, leader 0');
    expect(t.at('E4')).toBe('artillery 2');
  });

  it('H10.8 with the foot unit dead he goes with the guns', () => {
    const t = shock(
      'dutch infantry E4 figures:1\nprussian artillery E4 figures:1\nleader allied 1 E4',
      '522',
      '6',
      '6',
    );
    t.do(`lose:${t.unit('E4', 'foot')}`, 'retreat:E3');
    expect(t.at('E3')).toBe('artillery 1, leader 0');
  });
});
