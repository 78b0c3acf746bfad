import { describe, expect, it } from 'vitest';
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

  it('H18.13 H17.21 the die of the French counts against skirmishers', () => {
    const on = { skirmishers: 'kevin', frenchShock: true };
    const t = field('french infantry E5\nprussian infantry A1\nskirmishers allied E4', on)
      .pick('E5')
      .do('shock:E4');
    expect(t.dice.count).toBe(4);
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
    expect(t.asks).toBe('french joinFire');
    expect(t.do('fire:E4').roll('1').asks).toBe('french joinFire');
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
});
