import { describe, expect, it } from 'vitest';
import { field, type Table } from './field.ts';

/** French cavalry rides from E6 to E5 and shocks E4. */
const charge = (allied: string, options = {}): Table =>
  field(`french cavalry E6\n${allied}`, options).pick('E6').do('step:E5', 'shock:E4');

describe('H12 square', () => {
  it('H12.1 infantry forms square for a point without a die; it is its action', () => {
    const t = field('french infantry E5\nfrench infantry A9').pick('E5').do('form-square');
    expect(t.at('E5')).toBe('infantry 3 square');
    expect(t.left).toBe(5);
    expect(t.mayPick('E5')).toBe(false);
  });

  it.each(['fortification', 'town', 'wood'])('H12.2 no square in a %s', (ground) => {
    expect(field(`french infantry E5\n${ground} E5`).pick('E5').legal).not.toContain('form-square');
    expect(field('french infantry E5\nhill E5').pick('E5').legal).toContain('form-square');
  });

  it('H12.3 against cavalry the owner may try, 1–4 forms', () => {
    const t = charge('prussian infantry E4');
    expect(t.asks).toBe('allied reactSquare');
    expect(t.do('yes').roll('4').at('E4')).toBe('infantry 3 square');
    expect(t.dice.count).toBe(3);
    expect(charge('prussian infantry E4').do('no').asks).toBe('dice attackDice');
  });

  it('H12.3 infantry in square or in a wood is not asked', () => {
    expect(charge('prussian infantry E4 square').asks).toBe('dice attackDice');
  });

  it('H12.4 5–6 fails, and the cavalry has a die more', () => {
    const t = charge('prussian infantry E4').do('yes').roll('5');
    expect(t.at('E4')).toBe('infantry 3');
    expect(t.dice.count).toBe(4);
  });

  it('H12.5 a square does not move', () => {
    expect(field('french infantry E5 square').pick('E5').targets('step')).toEqual([]);
  });

  it('H12.6 a square does not shock', () => {
    expect(field('french infantry E5 square\nprussian infantry E4').pick('E5').targets('shock')).toEqual([]);
  });

  it('H12.7 a square fires with one die, whatever its marker, and terrain may take it', () => {
    const t = field('french infantry+2 E5 square\nprussian infantry E4').pick('E5').do('fire:E4');
    expect(t.dice.count).toBe(1);
    const wood = field('french infantry+2 E5 square\nprussian infantry E4\nwood E4').pick('E5');
    expect(wood.targets('fire')).toEqual([]);
  });

  it('H12.8 infantry and guns fire at a square with a die more, cavalry does not', () => {
    const dice = (firer: string): number =>
      field(`french ${firer} E5\nprussian infantry E4 square`).pick('E5').do('fire:E4').dice.count;
    expect([dice('infantry'), dice('artillery'), dice('cavalry')]).toEqual([4, 4, 3]);
  });

  it('H12.9 a square takes hits but tests no morale', () => {
    const t = charge('british infantry E4 square').roll('666');
    expect(t.at('E4')).toBe('infantry 1 square');
    expect(t.asks).toBe('french command');
  });

  it('H12.10 leaving the square costs a point and is the action', () => {
    const t = field('french infantry E5 square\nfrench infantry A9').pick('E5').do('leave-square');
    expect(t.at('E5')).toBe('infantry 3');
    expect(t.left).toBe(5);
    expect(t.mayPick('E5')).toBe(false);
  });

  it('H12.11 the owner says whether guns are inside or outside, on his own turn and in reaction', () => {
    const own = field('french infantry E5\nfrench artillery E5').pick('E5').do('form-square');
    expect(own.asks).toBe('french gunsInside');
    expect(own.do('inside').at('E5')).toBe('infantry 3 square, artillery 2 inside');
    const t = charge('prussian infantry E4\nprussian artillery E4').do('yes').roll('1');
    expect(t.asks).toBe('allied gunsInside');
  });

  it('H12.12 guns inside do not attack', () => {
    const t = field('french infantry E5 square\nfrench artillery E5 inside\nprussian infantry E4').pick(
      'E5',
      'guns',
    );
    expect(t.targets('fire')).toEqual([]);
    const out = field('french infantry E5 square\nfrench artillery E5\nprussian infantry E4').pick(
      'E5',
      'guns',
    );
    expect(out.targets('fire')).toEqual(['E4']);
  });

  it('H12.13 with guns inside the infantry takes all hits until it is gone', () => {
    const t = field('french artillery E5\ndutch infantry E4 square\ndutch artillery E4 inside').pick('E5');
    t.do('fire:E4').roll('5551');
    expect(t.at('E4')).toBe('artillery 1');
  });

  it('H12.14 guns inside do not test while the infantry lives', () => {
    const t = charge('british infantry E4 square\nbritish artillery E4 inside').roll('666');
    expect(t.asks).toBe('french command');
    expect(t.at('E4')).toBe('infantry 1 square, artillery 2 inside');
  });

  it('H12.15 with guns outside the attacker names his target and the hits stay there', () => {
    const text = 'french artillery E5\ndutch infantry E4 square\ndutch artillery E4';
    const t = field(text).pick('E5');
    expect(t.legal).toContain('fire:E4');
    expect(t.legal).toContain('fire-guns:E4');
    expect(t.do('fire-guns:E4').roll('555').at('E4')).toBe('infantry 2 square');
    expect(field(text).pick('E5').do('fire:E4').roll('5551').at('E4')).toBe('artillery 2');
  });

  it('H12.15 in reaction the attacker names his target after the guns are placed', () => {
    const t = charge('prussian infantry E4\nprussian artillery E4').do('yes').roll('1').do('outside');
    expect(t.asks).toBe('french nameTarget');
    expect(t.do('aim-guns').roll('444', '1').at('E4')).toBe('infantry 3 square');
  });

  it('H12.16 guns outside: no die for the square, ordinary numbers, and they test alone', () => {
    const text = 'dutch infantry E4 square\ndutch artillery E4';
    expect(field(`french artillery E5\n${text}`).pick('E5').do('fire-guns:E4').dice.count).toBe(3);
    const t = field(`french cavalry E6\n${text}`).pick('E6').do('step:E5', 'shock-guns:E4').roll('411');
    expect(t.asks).toBe('dice gunsMorale');
    t.roll('6').do('retreat:E3');
    expect(t.at('E3')).toBe('artillery 1');
    expect(t.at('E4')).toBe('infantry 2 square');
    expect(t.asks).toBe('french command');
  });

  it('H12.16 infantry may shock guns outside a square', () => {
    const t = field('french infantry E5\ndutch infantry E4 square\ndutch artillery E4').pick('E5');
    expect(t.targets('shock')).toEqual([]);
    expect(t.targets('shock-guns')).toEqual(['E4']);
  });

  it('H12.17 guns that come later are outside, guns that leave are no longer inside', () => {
    const t = field('french infantry E5 square\nfrench artillery F5\nfrench infantry A9')
      .pick('F5')
      .do('step:E5');
    expect(t.at('E5')).toBe('infantry 3 square, artillery 2');
    const out = field('french infantry E5 square\nfrench artillery E5 inside')
      .pick('E5', 'guns')
      .do('step:F5');
    expect(out.at('F5')).toBe('artillery 2');
  });

  it('H12.18 neither fire nor infantry is answered by a square', () => {
    expect(field('french infantry E5\nprussian infantry E4').pick('E5').do('shock:E4').asks).toBe(
      'dice attackDice',
    );
    expect(field('french cavalry E5\nprussian infantry E4').pick('E5').do('fire:E4').asks).toBe(
      'dice attackDice',
    );
  });

  it('H12.19 the reaction costs nothing and is not the unit’s action', () => {
    const t = charge('prussian infantry E4').do('yes').roll('1', '111').endTurn('1');
    expect(t.left).toBe(5);
    expect(t.mayPick('E4')).toBe(true);
  });

  it('H12.20 a leader inside the square is at risk as usual', () => {
    const t = charge('prussian infantry E4 square\nleader allied 1 E4').roll('112');
    expect(t.dice.count).toBe(2);
    expect(t.roll('12').whereLeader(0)).toBe('gone');
  });
});
