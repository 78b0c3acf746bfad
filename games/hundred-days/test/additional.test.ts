import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { field, type Table } from './field.ts';

describe('H17 leader in the shock', () => {
  const text = 'french infantry E5\nleader french 2 E5\nprussian infantry E4';
  const on = { leaderInShock: true };

  it('H17.1 he adds dice for a point each, no more than his value; it is his action', () => {
    const t = field(text, on).pick('E5').do('shock:E4');
    expect(t.targets('leader-dice')).toEqual(['0', '1', '2']);
    t.do('leader-dice:2');
    expect(t.dice.count).toBe(5);
    expect(t.left).toBe(2);
    t.roll('22222');
    expect(t.legal).not.toContain('pick-leader:0');
    expect(field(`${text}\nleft 3`, on).pick('E5').do('shock:E4').targets('leader-dice')).toEqual(['0', '1']);
  });

  it('H17.1 off, or with a leader who has acted, nobody is asked', () => {
    expect(field(text).pick('E5').do('shock:E4').asks).toBe('dice attackDice');
    const spent = text.replace('2 E5', '2 E5 acted');
    expect(field(spent, on).pick('E5').do('shock:E4').asks).toBe('dice attackDice');
  });

  it('H17.1 cavalry gets no such dice', () => {
    const t = field('french cavalry E6\nleader french 2 E6\nprussian artillery E4', on).pick('E6');
    expect(t.do('take-along:0', 'step:E5', 'shock:E4').asks).toBe('dice attackDice');
  });

  it('H17.2 he is tested for every 1 of the attack', () => {
    const t = field(text, on).pick('E5').do('shock:E4', 'leader-dice:1').roll('1122');
    expect(t.asks).toBe('dice ownLeaderDie');
    expect(t.dice.count).toBe(2);
    expect(t.roll('16').whereLeader(0)).toBe('gone');
    expect(t.points).toEqual([0, 1]);
  });

  it('H17.2 a single 1 is enough for a test', () => {
    const t = field(text, on).pick('E5').do('shock:E4', 'leader-dice:1').roll('1222');
    expect(t.dice.count).toBe(1);
    expect(t.roll('2').whereLeader(0)).toBe('E5');
  });

  it('H17.2 a leader who adds no die runs no risk', () => {
    const t = field(text, on).pick('E5').do('shock:E4', 'leader-dice:0').roll('112');
    expect(t.asks).toBe('french command');
  });

  it('H17.3 his dice are named before the defender answers, and count for falling back', () => {
    const both = { leaderInShock: true, infantryAgainstCavalry: true };
    const t = field('french infantry E7\nleader french 1 E7\nprussian cavalry E6', both)
      .pick('E7')
      .do('shock:E6');
    t.do('leader-dice:1', 'fall-back');
    let hexes = t.events.filter(({ type }) => type === 'retreated').length;
    while (t.asks === 'allied retreat') {
      t.do(t.legal[0]);
      hexes = t.events.filter(({ type }) => type === 'retreated').length;
    }
    expect(hexes).toBe(4);
  });
});

describe('H17 the extra hex', () => {
  const on = { leaderExtraHex: true };

  it('H17.4 a unit with a leader goes one hex further for a point more, once', () => {
    const t = field('french cavalry A5\nleader french 1 A5', on).pick('A5').do('take-along:0');
    t.do('step:B5', 'step:C5', 'step:D5');
    expect(t.left).toBe(5);
    t.do('step:E5');
    expect(t.left).toBe(4);
    expect(t.at('E5')).toBe('cavalry 2, leader 0');
    expect(t.asks).toBe('french command');
  });

  it('H17.4 infantry goes three hexes for three points, guns two for two', () => {
    const foot = field('french infantry A5\nleader french 1 A5', on).pick('A5');
    expect(foot.do('take-along:0', 'step:B5', 'step:C5', 'step:D5').left).toBe(3);
    const guns = field('french artillery A5\nleader french 1 A5', on).pick('A5');
    expect(guns.do('take-along:0', 'step:B5', 'step:C5').left).toBe(4);
  });

  it('H17.4 not without the option, nor without the leader', () => {
    const off = field('french artillery A5\nleader french 1 A5').pick('A5').do('take-along:0', 'step:B5');
    expect(off.asks).toBe('french command');
    const alone = field('french artillery A5\nleader french 1 A5', on).pick('A5').do('step:B5');
    expect(alone.asks).toBe('french command');
  });

  it('H17.4 it may lead to a charge', () => {
    const t = field('french cavalry A5\nleader french 1 A5\nprussian artillery F5', on).pick('A5');
    t.do('take-along:0', 'step:B5', 'step:C5', 'step:D5', 'step:E5', 'shock:F5');
    expect(t.left).toBe(3);
  });

  it('H17.5 it does not carry on a unit that had to stop', () => {
    const t = field('french cavalry A5\nleader french 1 A5\nwood B5', on)
      .pick('A5')
      .do('take-along:0', 'step:B5');
    expect(t.asks).toBe('french command');
  });
});

describe('H17 charge from contact', () => {
  const on = { closeCharge: true };

  it('H17.6 cavalry that touches an enemy shocks for two points, hitting on 5–6', () => {
    const t = field('french cavalry E5\nbritish artillery E4', on).pick('E5').do('shock:E4');
    expect(t.left).toBe(4);
    expect(t.roll('456', '1').at('E4')).toBe('');
    const weak = field('french cavalry E5\nbritish artillery E4', on).pick('E5').do('shock:E4').roll('444');
    expect(weak.at('E4')).toBe('artillery 2');
    expect(field('french cavalry E5\nbritish artillery E4').pick('E5').targets('shock')).toEqual([]);
  });

  it('H17.6 a ride from out of contact still hits on 4–6', () => {
    const t = field('french cavalry E6\nbritish artillery E4', on)
      .pick('E6')
      .do('step:E5', 'shock:E4')
      .roll('334', '1');
    expect(t.at('E4')).toBe('artillery 1');
  });

  it('H17.6 infantry may answer with a square', () => {
    expect(field('french cavalry E5\nbritish infantry E4', on).pick('E5').do('shock:E4').asks).toBe(
      'allied reactSquare',
    );
  });

  it('H17.7 a square is hit on 6 only', () => {
    const t = field('french cavalry E5\nbritish infantry E4 square', on)
      .pick('E5')
      .do('shock:E4')
      .roll('456');
    expect(t.at('E4')).toBe('infantry 3 square');
  });
});

describe('H17 cavalry against cavalry', () => {
  const on = { cavalryAgainstCavalry: true };
  const charge = (target: string, options: object = on): Table =>
    field(`french cavalry E6\n${target}`, { ...options })
      .pick('E6')
      .do('step:E5');

  it('H17.8 a die above the enemy’s morale, or a 6, lets the charge go in', () => {
    expect(charge('prussian cavalry E4', {}).targets('shock')).toEqual([]);
    const t = charge('prussian cavalry E4').do('shock:E4');
    expect(t.asks).toBe('dice chargeDie');
    expect(t.roll('3').asks).toBe('dice attackDice');
    const balks = charge('prussian cavalry+1 E4').do('shock:E4').roll('3');
    expect(balks.asks).toBe('french command');
    expect(balks.left).toBe(4);
    expect(charge('prussian cavalry+2 E4\nleader allied 3 E4').do('shock:E4').roll('6').asks).toBe(
      'dice attackDice',
    );
  });

  it('H17.9 it hits on 6 only, and the rest is an ordinary shock', () => {
    const t = charge('prussian cavalry E4').do('shock:E4').roll('6', '456', '6');
    expect(t.asks).toBe('allied retreat');
    expect(t.do('retreat:E3').at('E3')).toBe('cavalry 1');
  });

  it('H17.9 together with the charge from contact it still hits on 6', () => {
    const t = field('french cavalry E5\nprussian cavalry E4', { ...on, closeCharge: true })
      .pick('E5')
      .do('shock:E4');
    expect(t.roll('6', '555').asks).toBe('french command');
  });
});

describe('H17 infantry against cavalry', () => {
  const on = { infantryAgainstCavalry: true };
  const attack = (allied: string): Table =>
    field(`french infantry E7\n${allied}`, on).pick('E7').do('shock:E6');

  it('H17.10 the owner of the cavalry chooses before the dice', () => {
    const t = attack('prussian cavalry E6');
    expect(t.asks).toBe('allied meet');
    expect(t.legal).toEqual(['meet', 'fall-back']);
    expect(field('french infantry E7\nprussian cavalry E6').pick('E7').targets('shock')).toEqual([]);
  });

  it('H17.11 met, infantry hits on 5–6 and the rest is ordinary', () => {
    const t = attack('prussian cavalry E6').do('meet').roll('445', '6');
    expect(t.asks).toBe('allied retreat');
  });

  it('H17.12 falling back it goes a hex for each die', () => {
    const t = attack('prussian cavalry E6').do('fall-back', 'retreat:E5', 'retreat:E4', 'retreat:E3');
    expect(t.at('E3')).toBe('cavalry 2');
    expect(t.asks).toBe('french advance');
  });

  it('H17.12 it stops short only where it is shut in', () => {
    const t = attack('prussian cavalry E6\nlake D4 E4').do('fall-back', 'retreat:E5');
    expect(t.at('E5')).toBe('cavalry 2');
    expect(t.asks).toBe('french advance');
  });

  it('H17.12 it does not come back into the hex it left', () => {
    const t = attack('prussian cavalry E6\nprussian infantry I8\nlake D6 E5 F5 F6 G7 F8').do('fall-back');
    expect(t.at('F7')).toBe('cavalry 2');
    expect(t.events.filter(({ type }) => type === 'retreated')).toHaveLength(1);
    expect(t.asks).toBe('french advance');
  });

  it('H17.12 a lone leader on its way goes on with it', () => {
    const t = attack('prussian cavalry E6\nleader allied 2 E5').do('fall-back', 'retreat:E5', 'retreat:E4');
    expect(t.at('E4')).toBe('cavalry 2, leader 0');
  });

  it('H17.12 a leader with guns on its way stays with them, and its own goes on past guns', () => {
    const t = attack('prussian cavalry E6\nprussian artillery E5\nleader allied 2 E5');
    t.do('fall-back', 'retreat:E5', 'retreat:E4');
    expect([t.at('E5'), t.at('E4')]).toEqual(['artillery 2, leader 0', 'cavalry 2']);
    const own = attack('prussian cavalry E6\nleader allied 2 E6\nprussian artillery E5');
    own.do('fall-back', 'retreat:E5', 'retreat:E4');
    expect([own.at('E5'), own.at('E4')]).toEqual(['artillery 2', 'cavalry 2, leader 0']);
  });

  it('H17.12 H11.5 it is told how far it goes; a friend who makes way for it goes one hex', () => {
    const told = (allied: string) => game.prompt(attack(allied).do('fall-back').state, 1)?.about;
    expect(told('prussian cavalry E6')).toEqual({ unit: 1, hexes: 3 });
    expect(told('prussian cavalry E6\nprussian infantry E5\nlake F5 D6 F6')).toEqual({ unit: 2, hexes: 1 });
  });

  it('H17.13 cavalry that cannot go back must meet it', () => {
    expect(attack('prussian cavalry E6\nlake E5 F5 D6 F6').asks).toBe('dice attackDice');
  });

  it('H17.14 the infantry may advance; guns left behind take the shock', () => {
    const free = attack('prussian cavalry E6').do('fall-back', 'retreat:E5', 'retreat:E4', 'retreat:E3');
    expect(free.do('advance').at('E6')).toBe('infantry 3');
    const guns = attack('prussian cavalry E6\nprussian artillery E6').do('fall-back');
    while (guns.asks === 'allied retreat') guns.do(guns.legal[0]);
    expect(guns.asks).toBe('dice attackDice');
    expect(guns.roll('522', '1').at('E6')).toBe('artillery 1');
  });
});

describe('H17 grand battery', () => {
  const on = { grandBattery: true };
  const text = `
    french artillery E5
    french artillery F5
    french infantry F5
    french artillery A9
    prussian infantry E3
    prussian infantry G3
  `;

  it('H17.15 once a game neighbouring batteries fire for a point together', () => {
    const t = field(text, on);
    t.do(`grand-battery:${t.unit('E5')}`);
    expect(t.left).toBe(5);
    t.pick('E5').do('fire:E3').roll('511').pick('F5', 'guns').do('fire:G3').roll('511');
    expect(t.asks).toBe('french command');
    expect([t.at('E3'), t.at('G3'), t.left]).toEqual(['infantry 2', 'infantry 2', 5]);
    t.endTurn().endTurn();
    expect(t.targets('grand-battery')).toEqual([]);
  });

  it('H17.15 not with the option off, nor for a battery by itself', () => {
    expect(field(text).targets('grand-battery')).toEqual([]);
    expect(field('french artillery E5\nprussian infantry E3', on).targets('grand-battery')).toEqual([]);
  });

  it('H17.16 the owner chooses the order and may leave some out', () => {
    const t = field(text, on);
    t.do(`grand-battery:${t.unit('E5')}`);
    expect(t.legal).not.toContain('done');
    t.pick('F5', 'guns').do('fire:E3').roll('111').do('done');
    expect(t.asks).toBe('french command');
    expect(t.mayPick('E5')).toBe(true);
    expect(t.mayPick('F5', 'guns')).toBe(false);
  });
});

describe('H17 guns and squares', () => {
  it('H17.17 guns on a hill fire a hex further, on 6', () => {
    const text = 'french artillery E5\nbritish infantry I5\nhill E5';
    expect(field(text).pick('E5').targets('fire')).toEqual([]);
    const t = field(text, { gunsFromHill: true }).pick('E5').do('fire:I5').roll('456');
    expect(t.at('I5')).toBe('infantry 3');
    const flat = field('french artillery E5\nbritish infantry I5', { gunsFromHill: true }).pick('E5');
    expect(flat.targets('fire')).toEqual([]);
  });

  it('H17.17 with horse artillery: three hexes from a hill', () => {
    const t = field('french horseArtillery E5\nbritish infantry H5\nhill E5', { gunsFromHill: true }).pick(
      'E5',
    );
    expect(t.do('fire:H5').roll('56').at('H5')).toBe('infantry 3');
  });

  it('H17.18 guns next to a square have two dice more instead of one', () => {
    const dice = (hex: string, options = {}): number =>
      field(`french artillery E5\nbritish infantry ${hex} square`, options).pick('E5').do(`fire:${hex}`).dice
        .count;
    expect(dice('F5', { gunsAgainstSquare: true })).toBe(5);
    expect(dice('G5', { gunsAgainstSquare: true })).toBe(4);
    expect(dice('F5')).toBe(4);
  });

  it('H17.19 infantry shocks a square with a die more; it neither tests nor retreats', () => {
    const t = field('french infantry E5\nbritish infantry E4 square', { infantryAgainstSquare: true }).pick(
      'E5',
    );
    t.do('shock:E4');
    expect(t.dice.count).toBe(4);
    expect(t.roll('4566').at('E4')).toBe('infantry 1 square');
    expect(t.asks).toBe('french command');
  });

  it('H17.20 by morale: not above figures, marker and one for a leader', () => {
    const form = (unit: string, die: string): boolean =>
      field(`french cavalry E6\n${unit}`, { squareByMorale: true })
        .pick('E6')
        .do('step:E5', 'shock:E4', 'yes')
        .roll(die)
        .at('E4')
        .includes('square');
    expect(form('dutch infantry E4', '2')).toBe(true);
    expect(form('dutch infantry E4', '3')).toBe(false);
    expect(form('dutch infantry E4\nleader allied 3 E4', '3')).toBe(true);
    expect(form('dutch infantry E4\nleader allied 3 E4', '4')).toBe(false);
    expect(form('british infantry+1 E4', '5')).toBe(true);
  });

  it('H17.20 the ground’s morale counts, and the bridge’s', () => {
    const on = { squareByMorale: true };
    const form = (text: string): string =>
      field(`french cavalry E6\ndutch infantry E4\n${text}`, on)
        .pick('E6')
        .do('step:E5', 'shock:E4', 'yes')
        .roll('3')
        .at('E4');
    expect(form('hill E4')).toBe('infantry 2 square');
    expect(form('river E4-E5\nbridge E4-E5')).toBe('infantry 2 square');
    expect(form('hill E3')).toBe('infantry 2');
  });

  it('H17.20 failing still gives the cavalry its die', () => {
    const t = field('french cavalry E6\ndutch infantry E4', { squareByMorale: true }).pick('E6');
    expect(t.do('step:E5', 'shock:E4', 'yes').roll('3').dice.count).toBe(4);
  });
});

describe('H17 national dice', () => {
  it('H17.21 French infantry has a die more in shock, and only there', () => {
    const on = { frenchShock: true };
    const text = 'french infantry E5\nprussian infantry E4';
    expect(field(text, on).pick('E5').do('shock:E4').dice.count).toBe(4);
    expect(field(text, on).pick('E5').do('fire:E4').dice.count).toBe(3);
    expect(field(text).pick('E5').do('shock:E4').dice.count).toBe(3);
    expect(field(`${text}\nturn allied`, on).pick('E4').do('shock:E5').dice.count).toBe(3);
    const horse = field('french cavalry E6\nprussian artillery E4', on).pick('E6').do('step:E5', 'shock:E4');
    expect(horse.dice.count).toBe(3);
  });

  it('H17.21 with the leader’s dice and against a square all are added', () => {
    const on = { frenchShock: true, leaderInShock: true, infantryAgainstSquare: true };
    const t = field('french infantry+2 E5\nleader french 3 E5\nbritish infantry E4 square', on).pick('E5');
    expect(t.do('shock:E4', 'leader-dice:3').dice.count).toBe(10);
  });

  it('H17.22 British infantry has a die more in fire, not in square', () => {
    const on = { britishFire: true };
    const dice = (unit: string, options = {}): number =>
      field(`${unit}\nfrench infantry E4\nturn allied`, options).pick('E5').do('fire:E4').dice.count;
    expect(dice('british infantry E5', on)).toBe(4);
    expect(dice('british infantry E5')).toBe(3);
    expect(dice('british infantry E5 square', on)).toBe(1);
    expect(dice('dutch infantry E5', on)).toBe(3);
    expect(dice('british artillery E5', on)).toBe(3);
  });

  it('H17.22 with rifles and with light infantry the die is added to theirs', () => {
    const on = { britishFire: true, britishRifles: true, lightInfantry: true };
    const rifles = field('british infantry E5 mark:rifles\nfrench infantry E4\nturn allied', on)
      .pick('E5')
      .do('fire:E4');
    expect(rifles.roll('1').dice.count).toBe(3);
    const light = field('british infantry E5 mark:light\nfrench infantry E3\nturn allied', on).pick('E5');
    expect(light.do('step:E4', 'fire:E3').dice.count).toBe(3);
  });
});
