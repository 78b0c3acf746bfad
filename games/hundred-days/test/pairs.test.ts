import { describe, expect, it } from 'vitest';
import { hexName } from '../data/board.ts';
import { field } from './field.ts';

describe('optional rules that touch each other', () => {
  it('H16.54 H17.4 horse guns with a leader go a third hex and still fire', () => {
    const on = { horseArtillery: true, leaderExtraHex: true };
    const t = field('french horseArtillery A5\nleader french 1 A5\nprussian infantry F5', on).pick('A5');
    t.do('take-along:0', 'step:B5', 'step:C5', 'step:D5', 'fire:F5');
    expect(t.left).toBe(3);
    expect(t.dice.count).toBe(2);
  });

  it('H16.53 H17.18 horse guns next to a square have two dice more', () => {
    const on = { horseArtillery: true, gunsAgainstSquare: true };
    const t = field('french horseArtillery E5\nbritish infantry E4 square', on).pick('E5').do('fire:E4');
    expect(t.dice.count).toBe(4);
  });

  it('H16.51 H17.15 horse guns belong to a grand battery', () => {
    const on = { horseArtillery: true, grandBattery: true };
    const t = field('french horseArtillery E5\nfrench artillery F5\nprussian infantry F3', on);
    expect(t.targets('grand-battery')).toEqual(['0']);
  });

  it('H17.15 H17.17 a grand battery on hills has their range', () => {
    const on = { grandBattery: true, gunsFromHill: true };
    const t = field('french artillery E5\nfrench artillery E6\nprussian infantry I5\nhill E5', on);
    t.do('grand-battery:0');
    expect(t.legal).toEqual(['pick:0']);
    expect(t.pick('E5').targets('fire')).toEqual(['I5']);
  });

  it('H16.40 H17.4 the added cavalry leader gives the extra hex', () => {
    const t = field('french cavalry A5\nfresh yes', { cavalryLeader: true, leaderExtraHex: true });
    t.do('cavalry-leader:0+1')
      .roll('1')
      .pick('A5')
      .do('take-along:0', 'step:B5', 'step:C5', 'step:D5', 'step:E5');
    expect(t.at('E5')).toBe('cavalry 2, leader 0');
  });

  it('H16.40 H13.2 the added cavalry leader rallies with the value chosen', () => {
    const t = field('french cavalry E5\nprussian infantry E4\nfresh yes\nfirst allied', {
      cavalryLeader: true,
    });
    t.do('cavalry-leader:0+2')
      .roll('1')
      .pick('E4')
      .do('fire:E5')
      .roll('622')
      .endTurn()
      .pick('E5')
      .do('rally')
      .roll('3');
    expect(t.at('E5')).toBe('cavalry 2, leader 0');
  });

  it('H17.6 H17.20 a charge from contact may be met by a square by morale', () => {
    const on = { closeCharge: true, squareByMorale: true };
    const t = field('french cavalry E5\nbritish infantry+1 E4', on)
      .pick('E5')
      .do('shock:E4', 'yes')
      .roll('5');
    expect(t.at('E4')).toBe('infantry 4+1 square');
  });

  it('H17.10 H17.21 the die of the French makes the cavalry fall back a hex further', () => {
    const on = { infantryAgainstCavalry: true, frenchShock: true };
    const t = field('french infantry E9\nprussian cavalry E8', on).pick('E9').do('shock:E8', 'fall-back');
    while (t.asks === 'allied retreat') t.do(t.legal[0]);
    expect(t.events.filter(({ type }) => type === 'retreated')).toHaveLength(4);
  });

  it('H17.19 H12.15 infantry may name the square or the guns outside it', () => {
    const on = { infantryAgainstSquare: true };
    const text = 'french infantry E5\nbritish infantry E4 square\nbritish artillery E4';
    expect(field(text, on).pick('E5').do('shock:E4').dice.count).toBe(4);
    expect(field(text, on).pick('E5').do('shock-guns:E4').dice.count).toBe(3);
  });

  it('H18.12 H17.19 a parent in square is shocked only with infantry against a square', () => {
    const text = 'french infantry E5\nprussian infantry E3 figures:2 square\nskirmishers allied E4 of:1';
    const off = field(text, { skirmishers: 'kevin' }).pick('E5').do('shock:E4', 'yes').roll('1');
    expect(off.asks).toBe('french command');
    const on = field(text, { skirmishers: 'kevin', infantryAgainstSquare: true }).pick('E5');
    expect(on.do('shock:E4', 'yes').roll('1').dice.count).toBe(4);
  });

  it('H18.13 H17.21 the die of the French does not count against skirmishers', () => {
    const on = { skirmishers: 'kevin', frenchShock: true };
    const t = field('french infantry E5\nprussian infantry A1\nskirmishers allied E4', on)
      .pick('E5')
      .do('shock:E4');
    expect(t.dice.count).toBe(3);
  });

  it('H18.13 H17.1 a leader’s dice, which have been paid for, do', () => {
    const on = { skirmishers: 'kevin', leaderInShock: true };
    const text = 'french infantry+2 E5\nleader french 2 E5\nprussian infantry A1\nskirmishers allied E4';
    expect(field(text, on).pick('E5').do('shock:E4', 'leader-dice:2').dice.count).toBe(5);
  });

  it('H18.6 H16.21 skirmishers join the fire of light infantry that moved, and the rest follow', () => {
    const on = { skirmishers: 'kevin', lightInfantry: true };
    const t = field(
      `
        french infantry E6 figures:1 mark:light
        skirmishers french F5 of:0
        skirmishers french D6 of:0
        prussian infantry E4
      `,
      on,
    );
    t.pick('E6').do('step:E5', 'fire:E4').roll('11');
    expect(t.asks).toBe('french whoNext');
    expect(t.do(t.legal[0], 'fire:E4').roll('1').asks).toBe('french joinFire');
    expect(t.do('no').asks).toBe('french follow');
  });

  it('H18.6 those who cannot reach the target are not asked', () => {
    const text = 'french infantry E5 figures:2\nskirmishers french E6 of:0\nprussian infantry E3';
    const t = field(text, { skirmishers: 'kevin' }).pick('E5').do('fire:E3').roll('111');
    expect(t.asks).toBe('french command');
  });

  it('H18.8 H17.17 the screen costs guns on a hill their die as well', () => {
    const on = { skirmishers: 'kevin', gunsFromHill: true };
    const t = field('french artillery E5\nprussian infantry I5\nskirmishers allied G5\nhill E5', on).pick(
      'E5',
    );
    expect(t.do('fire:I5').dice.count).toBe(2);
  });

  it('H17.1 H16.7 no dice of a leader are asked for where skirmishers only run', () => {
    const on = { skirmishers: 'basic', leaderInShock: true };
    const text = 'french infantry E5\nleader french 1 E5\nprussian infantry A1\nskirmishers allied E4';
    expect(field(text, on).pick('E5').do('shock:E4').asks).toBe('allied retreat');
  });

  it('H17.4 H2.4 on a road the fourth hex of a ride to the shock is the extra hex, at its price', () => {
    const text = 'french cavalry A5\nleader french 1 A5\nprussian artillery F5\nroad A5-B5-C5-D5-E5';
    const ride = ['take-along:0', 'step:B5', 'step:C5', 'step:D5', 'step:E5'];
    const t = field(text, { leaderExtraHex: true })
      .pick('A5')
      .do(...ride);
    expect(t.left).toBe(5);
    expect(t.do('shock:F5').left).toBe(3);
    const poor = field(`${text}\nleft 2`, { leaderExtraHex: true })
      .pick('A5')
      .do(...ride);
    expect(poor.targets('shock')).toEqual([]);
    const off = field(text)
      .pick('A5')
      .do(...ride);
    expect(off.targets('shock')).toEqual([]);
  });

  it('H16.21 H17.4 light infantry with a leader goes a second hex for a point and still fires', () => {
    const on = { lightInfantry: true, leaderExtraHex: true };
    const text = 'french infantry A5 mark:light\nleader french 1 A5\nprussian infantry E5';
    const t = field(text, on).pick('A5').do('take-along:0', 'step:B5', 'step:C5', 'fire:E5');
    expect([t.left, t.dice.count]).toEqual([3, 2]);
    const third = field(text, on).pick('A5').do('take-along:0', 'step:B5', 'step:C5', 'step:D5');
    expect(third.asks).toBe('french command');
    const alone = field(text, on).pick('A5').do('step:B5', 'step:C5');
    expect(alone.asks).toBe('french command');
  });

  it('H16.54 H17.17 horse guns that ride up a hill fire from it a hex further', () => {
    const on = { horseArtillery: true, gunsFromHill: true };
    const t = field('french horseArtillery D5\nprussian infantry H5\nhill E5', on).pick('D5').do('step:E5');
    expect(t.targets('fire')).toEqual(['H5']);
  });

  it('H16.54 H17.15 horse guns that have moved are no part of a grand battery', () => {
    const on = { horseArtillery: true, grandBattery: true };
    const t = field('french horseArtillery D5\nfrench artillery F5\nprussian infantry F3', on);
    t.pick('D5').do('step:E5', 'halt');
    expect(t.targets('grand-battery')).toEqual([]);
  });

  it('H17.15 H17.18 a grand battery has two dice more against an adjacent square', () => {
    const on = { grandBattery: true, gunsAgainstSquare: true };
    const t = field('french artillery E5\nfrench artillery F5\nbritish infantry E4 square', on);
    expect(t.do('grand-battery:0').pick('E5').do('fire:E4').dice.count).toBe(5);
  });

  it('H17.15 H16.8 skirmishers stand in the way of a grand battery', () => {
    const guns = 'french artillery E5\nfrench artillery E6\nprussian infantry G5';
    const text = `${guns}\nskirmishers french F5`;
    const blocked = field(text, { grandBattery: true, skirmishers: 'basic' }).do('grand-battery:0');
    expect(blocked.legal).toEqual(['pick:1']);
    const dice = (bodies: string): number =>
      field(`${guns}\n${bodies}`, { grandBattery: true, skirmishers: 'kevin' })
        .do('grand-battery:0')
        .pick('E5')
        .do('fire:G5').dice.count;
    expect([dice('skirmishers allied F5'), dice('skirmishers french F5')]).toEqual([2, 3]);
  });

  it('H17.17 H17.18 guns on a hill next to a square have two dice more', () => {
    const on = { gunsFromHill: true, gunsAgainstSquare: true };
    const t = field('french artillery E5\nbritish infantry E4 square\nhill E5', on).pick('E5');
    expect(t.do('fire:E4').dice.count).toBe(5);
  });

  it('H16.40 H16.50 leader and horse battery may be put with the same cavalry', () => {
    const t = field('french cavalry E5\nfresh yes', { cavalryLeader: true, horseArtillery: true });
    expect(t.do('cavalry-leader:0+1', 'mark:0').at('E5')).toBe('cavalry 2, horseArtillery 2, leader 0');
  });

  it('H16.40 H17.1 the added leader adds dice to infantry he has come to, up to the value chosen', () => {
    const on = { cavalryLeader: true, leaderInShock: true };
    const t = field('french cavalry D5\nfrench infantry E5\nprussian infantry E4\nfresh yes', on);
    t.do('cavalry-leader:0+2').roll('6').pickLeader(0).do('step:E5', 'halt').endTurn().endTurn();
    expect(t.pick('E5').do('shock:E4').targets('leader-dice')).toEqual(['0', '1', '2']);
  });

  it('H16.40 H17.20 the added leader gives a square by morale one, whatever his value', () => {
    const on = { cavalryLeader: true, squareByMorale: true };
    const t = field('french cavalry E7\ndutch infantry E4\ndutch cavalry D4\nfresh yes\nfirst allied', on);
    t.do('cavalry-leader:2+2', 'no').roll('1').pickLeader(1).do('step:E4', 'halt').endTurn();
    t.pick('E7').do('step:E6', 'step:E5', 'shock:E4', 'yes').roll('4');
    expect(t.at('E4')).toBe('infantry 2, leader 1');
  });

  it('H16.40 H17.12 the added leader falls back with his cavalry', () => {
    const on = { cavalryLeader: true, infantryAgainstCavalry: true };
    const t = field('french infantry E7\nprussian cavalry E6\nfresh yes', on).do('cavalry-leader:1+1');
    t.roll('1').pick('E7').do('shock:E6', 'fall-back', 'retreat:E5', 'retreat:E4', 'retreat:E3');
    expect(t.at('E3')).toBe('cavalry 2, leader 1');
  });

  it('H16.50 H17.14 horse guns left behind by their cavalry take the shock', () => {
    const on = { horseArtillery: true, infantryAgainstCavalry: true };
    const t = field('french infantry E7\nprussian cavalry E6\nprussian horseArtillery E6', on).pick('E7');
    t.do('shock:E6', 'fall-back', 'retreat:E5', 'retreat:E4', 'retreat:E3').roll('522', '1');
    expect(t.at('E6')).toBe('horseArtillery 1');
  });

  it('H17.4 H17.8 a ride with the extra hex may end in a charge at cavalry', () => {
    const on = { leaderExtraHex: true, cavalryAgainstCavalry: true };
    const t = field('french cavalry A5\nleader french 1 A5\nprussian cavalry F5', on).pick('A5');
    t.do('take-along:0', 'step:B5', 'step:C5', 'step:D5', 'step:E5', 'shock:F5');
    expect([t.asks, t.left]).toEqual(['dice chargeDie', 3]);
  });

  it('H17.8 H17.10 against cavalry each arm fights by its own rule', () => {
    const on = { cavalryAgainstCavalry: true, infantryAgainstCavalry: true };
    const text = 'french cavalry E6\nfrench infantry F5\nprussian cavalry E4';
    expect(field(text, on).pick('E6').do('step:E5', 'shock:E4').asks).toBe('dice chargeDie');
    const foot = field(text.replace('F5', 'F3'), on).pick('F3').do('shock:E4');
    expect(foot.asks).toBe('allied meet');
  });

  it('H17.8 H17.21 the die of the French is not for their cavalry', () => {
    const on = { cavalryAgainstCavalry: true, frenchShock: true };
    const t = field('french cavalry E6\nprussian cavalry E4', on).pick('E6').do('step:E5', 'shock:E4');
    expect(t.roll('6').dice.count).toBe(3);
  });

  it('H17.12 H16.14 cavalry that falls back pushes skirmishers out of its way', () => {
    const on = { infantryAgainstCavalry: true, skirmishers: 'basic' };
    const text = 'french infantry E7\nprussian cavalry E6\nskirmishers allied E5\nlake F5 D6 F6 D4';
    const t = field(text, on).pick('E7').do('shock:E6');
    expect(t.asks).toBe('allied meet');
    t.do('fall-back');
    const ways = t.events.flatMap((event) => (event.type === 'retreated' ? [hexName(event.to)] : []));
    expect(ways.slice(0, 2)).toEqual(['E4', 'E5']);
    expect(t.asks).toBe('allied retreat');
  });

  it('H17.6 H16.7 from a charge out of contact skirmishers run as from any shock', () => {
    const on = { closeCharge: true, skirmishers: 'basic' };
    const text = 'french cavalry E5\nprussian infantry A1\nskirmishers allied E4';
    expect(field(text, on).pick('E5').do('shock:E4').asks).toBe('allied retreat');
  });

  it('H17.6 H18.13 a charge out of contact hits Kevin’s skirmishers on 5–6', () => {
    const on = { closeCharge: true, skirmishers: 'kevin' };
    const struck = (dice: string): string =>
      field('french cavalry E5\nprussian infantry A1\nskirmishers allied E4', on)
        .pick('E5')
        .do('shock:E4')
        .roll(dice)
        .at('E4');
    expect([struck('114'), struck('115')]).toEqual(['skirmishers 1', '']);
  });

  it('H17.6 H18.14 a charge out of contact that meets the parent still hits on 5–6', () => {
    const on = { closeCharge: true, skirmishers: 'kevin' };
    const text = 'french cavalry E5\nprussian infantry E3 figures:2\nskirmishers allied E4 of:1\ntown A9';
    const t = field(text, on).pick('E5').do('shock:E4').roll('1').do('no').roll('444');
    expect(t.at('E3')).toBe('infantry 3');
  });

  it('H17.1 H18.12 the leader’s dice go over to the parent, and he goes along', () => {
    const on = { leaderInShock: true, skirmishers: 'kevin' };
    const text = `
      french infantry E5
      leader french 2 E5
      prussian infantry E3 figures:2
      skirmishers allied E4 of:1
    `;
    const joined = field(text, on).pick('E5').do('shock:E4', 'leader-dice:2', 'yes').roll('1');
    expect(joined.at('E4')).toBe('infantry 3, leader 0');
    expect(joined.dice.count).toBe(5);
    const without = field(text, on).pick('E5').do('shock:E4', 'leader-dice:0', 'yes').roll('1');
    expect(without.legal).toEqual(['advance', 'advance-led']);
    expect(without.do('advance').dice.count).toBe(3);
    const caught = field(text, on).pick('E5').do('shock:E4', 'leader-dice:2', 'yes').roll('4');
    expect(caught.legal).toEqual(['advance', 'advance-led']);
  });

  it('H17.1 H18.11 a leader who added dice need not follow where the shock does not go on', () => {
    const on = { leaderInShock: true, skirmishers: 'kevin' };
    const shock = (parent: string) =>
      field(`french infantry E5\nleader french 1 E5\n${parent}\nskirmishers allied E4 of:1`, on)
        .pick('E5')
        .do('shock:E4', 'leader-dice:1', 'yes')
        .roll('1');
    expect(shock('prussian infantry E3 figures:2').at('E4')).toBe('infantry 3, leader 0');
    expect(shock('prussian infantry E3 figures:2 square').legal).toEqual(['advance', 'advance-led']);
  });

  it('H17.4 H18.5 skirmishers follow as far as the extra hex took their parent', () => {
    const on = { leaderExtraHex: true, skirmishers: 'kevin' };
    const text = 'french infantry E5 figures:2\nleader french 1 E5\nskirmishers french F5 of:0';
    const t = field(text, on).pick('E5').do('take-along:0', 'step:D5', 'step:C5', 'step:B5');
    expect(t.targets('follow')).toEqual(['C5']);
  });

  it.each([['basic'], ['kevin']])(
    'H17.22 H16.5 British skirmishers (%s) fire with one die',
    (skirmishers) => {
      const text = 'british infantry A1\nskirmishers allied E5\nfrench infantry E4\nturn allied';
      expect(field(text, { britishFire: true, skirmishers }).pick('E5').do('fire:E4').dice.count).toBe(1);
    },
  );

  it('H16.31 H18.6 the skirmishers of the rifles fire as any others', () => {
    const on = { britishRifles: true, skirmishers: 'kevin' };
    const text = `
      british infantry E5 figures:3 mark:rifles
      skirmishers allied F5 of:0
      french infantry E4
      turn allied
    `;
    const t = field(text, on).pick('E5').do('fire:E4').roll('1', '11').do('fire:E4');
    expect(t.asks).toBe('dice attackDice');
    expect(t.roll('5').at('E4')).toBe('infantry 3');
  });

  it('H16.20 H18.2 light infantry is one of the three and may put out two bodies', () => {
    const on = { lightInfantry: true, skirmishers: 'kevin' };
    const t = field('french infantry E5 mark:light\nfrench infantry A9\nfrench infantry C9', on);
    t.pick('E5').do('put-out:E4').pick('A9').do('put-out:A8').pick('C9');
    expect(t.targets('put-out')).toEqual([]);
  });
});
