import { describe, expect, it } from 'vitest';
import { field } from './field.ts';

const basic = { skirmishers: 'basic' };

describe('H16 skirmishers', () => {
  it('H16.1 infantry puts them out for a point into an empty hex that touches no enemy', () => {
    const t = field('french infantry E5\nfrench infantry D5\nprussian infantry F3\nlake E6', basic).pick(
      'E5',
    );
    expect(t.targets('put-out')).toEqual(['D4', 'D6', 'F5']);
    t.do('put-out:F5');
    expect(t.at('F5')).toBe('skirmishers 1');
    expect(t.at('E5')).toBe('infantry 3');
    expect(t.left).toBe(5);
    expect(t.mayPick('E5')).toBe(false);
    expect(t.mayPick('F5')).toBe(false);
  });

  it('H16.1 a square puts out none', () => {
    expect(field('french infantry E5 square', basic).pick('E5').targets('put-out')).toEqual([]);
  });

  it('H16.2 at most three, light infantry and rifles counted in', () => {
    const out = 'skirmishers french A1\nskirmishers french C1';
    expect(field(`french infantry E5\n${out}`, basic).pick('E5').targets('put-out')).not.toEqual([]);
    expect(
      field(`french infantry E5\n${out}\nskirmishers french F1`, basic).pick('E5').targets('put-out'),
    ).toEqual([]);
    const light = field(`french infantry E5 mark:light\n${out}`, { ...basic, lightInfantry: true });
    expect(light.pick('E5').targets('put-out')).toEqual([]);
    const british =
      'british infantry E5 mark:rifles\nskirmishers allied A1\nskirmishers allied C1\nturn allied';
    expect(
      field(british, { ...basic, britishRifles: true })
        .pick('E5')
        .targets('put-out'),
    ).toEqual([]);
  });

  it('H16.2 a marked unit counts while it is still to come, and no more when it is destroyed', () => {
    const on = { ...basic, lightInfantry: true };
    const text = 'french infantry E5\nskirmishers french A1\nskirmishers french C1';
    const coming = field(`${text}\nfrench infantry round 9 by A9 mark:light`, on);
    expect(coming.pick('E5').targets('put-out')).toEqual([]);
    const lost = field(`${text}\nfrench infantry gone mark:light`, on);
    expect(lost.pick('E5').targets('put-out')).not.toEqual([]);
  });

  it('H16.3 one hit destroys them, and no leader rallies them', () => {
    const t = field('french infantry E5\nprussian infantry A1\nskirmishers allied E4', basic).pick('E5');
    expect(t.do('fire:E4').roll('622').at('E4')).toBe('');
    const own = field('skirmishers french E5\nfrench infantry A9', basic).pick('E5');
    expect(own.legal).not.toContain('rally');
  });

  it('H16.4 they move up to two hexes for a point', () => {
    const t = field('skirmishers french E5\nfrench infantry A9', basic).pick('E5').do('step:F5', 'step:G5');
    expect(t.left).toBe(5);
    expect(t.asks).toBe('french command');
  });

  it('H16.5 they fire with one die, 1 or 2 hexes, hitting on 6', () => {
    const t = field('skirmishers french E5\nfrench infantry A9\nprussian infantry E3', basic)
      .pick('E5')
      .do('fire:E3');
    expect(t.dice.count).toBe(1);
    expect(t.roll('6').at('E3')).toBe('infantry 2');
  });

  it('H16.6 they never shock', () => {
    const t = field('skirmishers french E5\nfrench infantry A9\nprussian infantry E4', basic).pick('E5');
    expect(t.targets('shock')).toEqual([]);
  });

  it('H16.7 shocked they retreat at once without dice, and the attacker may advance', () => {
    const t = field('french infantry E5\nprussian infantry A1\nskirmishers allied E4', basic)
      .pick('E5')
      .do('shock:E4');
    expect(t.asks).toBe('allied retreat');
    t.do('retreat:F3');
    expect(t.at('F3')).toBe('skirmishers 1');
    expect(t.legal).toEqual(['advance', 'stay']);
  });

  it('H16.7 with nowhere to go they are destroyed', () => {
    const t = field(
      'french infantry E5\nprussian infantry A1\nskirmishers allied E4\nlake D4 E3 F3',
      basic,
    ).pick('E5');
    t.do('shock:E4');
    expect(t.at('E4')).toBe('');
    expect(t.asks).toBe('french advance');
  });

  it('H16.8 they block sight', () => {
    const t = field('french artillery E5\nprussian infantry G5\nskirmishers allied F5', basic).pick('E5');
    expect(t.targets('fire')).toEqual(['F5']);
    const own = field('french artillery E5\nprussian infantry G5\nskirmishers french F5', basic).pick('E5');
    expect(own.targets('fire')).toEqual([]);
    const side = field('french artillery E5\nprussian infantry E3\nskirmishers french E4', basic).pick('E5');
    expect(side.targets('fire')).toEqual(['E3']);
  });

  it('H7.5 H16.8 alone at the edge of the board they do not', () => {
    const t = field('french artillery A3\nprussian infantry A5\nskirmishers french A4', basic).pick('A3');
    expect(t.targets('fire')).toEqual(['A5']);
  });

  it('H16.8 other units still do not', () => {
    const t = field('french artillery E5\nprussian infantry G5\nfrench infantry F5', basic).pick('E5');
    expect(t.targets('fire')).toEqual(['G5']);
  });

  it('H16.9 they form no square', () => {
    const t = field('skirmishers french E5\nfrench infantry A9', basic).pick('E5');
    expect(t.legal).not.toContain('form-square');
    const charged = field('french cavalry E6\nprussian infantry A1\nskirmishers allied E4', basic).pick('E6');
    expect(charged.do('step:E5', 'shock:E4').asks).toBe('allied retreat');
  });

  it('H16.10 they share a hex with nobody and are not passed through', () => {
    const t = field('french artillery E5\nskirmishers french F5\nleader french 1 E6', basic);
    expect(t.pick('E5').targets('step')).not.toContain('F5');
    const chief = field('french infantry A9\nskirmishers french F5\nleader french 1 E5', basic).pickLeader(0);
    chief.do('step:F5');
    expect(chief.legal).not.toContain('halt');
    const skirmishers = field('french infantry F5\nskirmishers french E5\nleader french 1 E4', basic).pick(
      'E5',
    );
    expect(skirmishers.targets('step')).toEqual(['D4', 'D5', 'D6', 'E4', 'E6']);
    expect(skirmishers.do('step:E4').legal).not.toContain('halt');
  });

  it('H16.10 they kill a lone enemy leader whose hex they enter, and go on', () => {
    const t = field('french infantry A9\nskirmishers french E5\nleader allied 1 F5', basic).pick('E5');
    t.do('step:F5', 'step:G5');
    expect([t.whereLeader(0), t.at('G5')]).toEqual(['gone', 'skirmishers 1']);
    expect(t.points).toEqual([1, 0]);
  });

  it('H16.10 running from a shock they do not stop with a leader of their own', () => {
    const t = field(
      'french infantry E5\nprussian infantry A1\nskirmishers allied E4\nleader allied 1 F3',
      basic,
    ).pick('E5');
    expect(t.do('shock:E4').targets('retreat')).not.toContain('F3');
  });

  it('H16.11 they are worth no point and take no key hex', () => {
    const t = field('french infantry E5\nprussian infantry A1\nskirmishers allied E4', basic).pick('E5');
    expect(t.do('fire:E4').roll('622').points).toEqual([0, 0]);
    const key = field('french infantry A9\nskirmishers french E5\nkey E4 2 french', basic)
      .pick('E5')
      .do('step:E4', 'halt');
    expect(key.points).toEqual([0, 0]);
  });

  it('H16.12 in all else they are a unit: they touch, and keep cavalry from charging', () => {
    const t = field('french cavalry E6\nprussian artillery E4\nskirmishers allied F7', basic)
      .pick('E6')
      .do('step:E5');
    expect(t.targets('shock')).toEqual([]);
  });

  it('H16.12 but nobody falls back on them: the closest friend of H11.2 is a unit', () => {
    const ways = (friend: string): string[] =>
      field(`french infantry E5\nprussian infantry E4\nprussian infantry A4\n${friend}`, basic)
        .pick('E5')
        .do('shock:E4')
        .roll('522', '6')
        .targets('retreat');
    expect(ways('skirmishers allied H4')).toEqual(['E3', 'F3']);
    expect(ways('prussian infantry H4')).toEqual(['E3', 'F3', 'F4']);
  });

  it('H16.13 without the option nobody puts out skirmishers', () => {
    expect(field('french infantry E5').pick('E5').targets('put-out')).toEqual([]);
  });

  it('H16.14 they make way for a retreating unit, but nobody makes way for them', () => {
    const way = field(
      'french infantry E5\nprussian infantry E4\nskirmishers allied E3\nlake F3 D2',
      basic,
    ).pick('E5');
    way.do('shock:E4').roll('522', '6');
    expect(way.at('E3')).toBe('infantry 2');
    expect(way.at('E2')).toBe('skirmishers 1');
    const none = field(
      'french infantry E5\nprussian infantry E3\nskirmishers allied E4\nlake F3 D4',
      basic,
    ).pick('E5');
    expect(none.do('shock:E4').at('E3')).toBe('infantry 3');
    expect(none.asks).toBe('french advance');
  });
});

describe('H16 skirmishers and their parent', () => {
  it('H16.14 they make way for guns as well', () => {
    const t = field(
      'french infantry E5\nprussian artillery E4\nskirmishers allied E3\nlake F3 D2',
      basic,
    ).pick('E5');
    t.do('shock:E4').roll('522', '6');
    expect(t.at('E3')).toBe('artillery 1');
    expect(t.at('E2')).toBe('skirmishers 1');
  });

  it('H18.1 in the basic rules they neither fire nor go along with it, nor are they taken back', () => {
    const text = 'french infantry E5\nskirmishers french F5 of:0\nprussian infantry E4';
    const fire = field(text, basic).pick('E5');
    expect(fire.targets('take-back')).toEqual([]);
    expect(fire.do('fire:E4').roll('111').asks).toBe('french command');
    expect(field(text, basic).pick('E5').do('step:D5', 'halt').asks).toBe('french command');
  });
});
