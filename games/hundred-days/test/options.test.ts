import { describe, expect, it } from 'vitest';
import { field, type Table } from './field.ts';

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

describe('H16 light infantry', () => {
  const light = { lightInfantry: true };

  it('H16.20 at the start each side marks one infantry unit', () => {
    const t = field('french infantry E5\nfrench cavalry D5\nprussian infantry E2\nfresh yes', light);
    expect(t.asks).toBe('french mark');
    expect(t.legal).toEqual(['mark:0']);
    t.do('mark:0');
    expect(t.asks).toBe('allied mark');
    expect(t.do('mark:2').asks).toBe('dice actionDie');
  });

  it('H16.21 for two points it moves one hex and fires with two dice', () => {
    const t = field('french infantry E5 mark:light\nprussian infantry E3', light)
      .pick('E5')
      .do('step:E4', 'fire:E3');
    expect(t.dice.count).toBe(2);
    expect(t.left).toBe(4);
  });

  it('H16.21 not after two hexes, nor with the road’s doubling', () => {
    const two = field('french infantry E6 mark:light\nprussian infantry E3', light)
      .pick('E6')
      .do('step:E5', 'step:E4');
    expect(two.asks).toBe('french command');
    const road = field('french infantry E6 mark:light\nprussian infantry E3\nroad E6-E5-E4', light).pick(
      'E6',
    );
    expect(road.do('step:E5', 'step:E4').targets('fire')).toEqual([]);
  });

  it('H16.21 after the move it may name guns outside a square', () => {
    const text = 'french infantry E6 mark:light\nprussian infantry E4 square\nprussian artillery E4';
    const t = field(text, light).pick('E6').do('step:E5', 'fire-guns:E4').roll('66');
    expect(t.at('E4')).toBe('infantry 3 square');
    const square = field(text, light).pick('E6').do('step:E5', 'fire:E4');
    expect(square.dice.count).toBe(3);
  });

  it('H16.22 standing it fires like any infantry, and may shock', () => {
    const t = field('french infantry E5 mark:light\nprussian infantry E4', light).pick('E5');
    expect(t.targets('shock')).toEqual(['E4']);
    expect(t.do('fire:E4').dice.count).toBe(3);
  });

  it('H16.23 without the option infantry that moved does not fire', () => {
    const t = field('french infantry E5 mark:light\nprussian infantry E3').pick('E5').do('step:E4');
    expect(t.targets('fire')).toEqual([]);
    const other = field('french infantry E5\nprussian infantry E3', light).pick('E5').do('step:E4');
    expect(other.targets('fire')).toEqual([]);
  });
});

describe('H16 British rifles', () => {
  const rifles = { britishRifles: true };

  it('H16.30 the side with British infantry marks one such unit', () => {
    const t = field(
      'british infantry E5\ndutch infantry D5\nbrunswick infantry C5\nfrench infantry E9\nfresh yes',
      rifles,
    );
    expect(t.asks).toBe('allied mark');
    expect(t.legal).toEqual(['mark:0']);
    const none = field('prussian infantry E5\nfrench infantry E9\nfresh yes', rifles);
    expect(none.asks).toBe('dice actionDie');
  });

  it('H16.31 one die of its fire hits on 5–6, the others as usual', () => {
    const text = 'british infantry E5 mark:rifles\nfrench infantry E3\nturn allied';
    const t = field(text, rifles).pick('E5').do('fire:E3');
    expect(t.asks).toBe('dice rifleDie');
    expect(t.roll('5').dice.count).toBe(2);
    expect(t.roll('55').at('E3')).toBe('infantry 2');
    expect(field(text).pick('E5').do('fire:E3').dice.count).toBe(3);
  });

  it('H16.31 with two dice one of them is the rifle’s', () => {
    const t = field('british infantry E5 mark:rifles\nfrench infantry E4\nwood E4\nturn allied', rifles).pick(
      'E5',
    );
    expect(t.do('fire:E4').roll('1').asks).toBe('dice attackDice');
    expect(t.dice.count).toBe(1);
    expect(t.roll('6').at('E4')).toBe('infantry 2');
  });

  it('H16.31 its shock is as usual', () => {
    const t = field('british infantry E5 mark:rifles\nfrench infantry E4\nturn allied', rifles)
      .pick('E5')
      .do('shock:E4');
    expect(t.dice.count).toBe(3);
  });

  it('H16.32 one unit does not carry both markers', () => {
    const both = { britishRifles: true, lightInfantry: true };
    const t = field('british infantry E5\nbritish infantry D5\nfresh yes', both).do('mark:0');
    expect(t.legal).toEqual(['mark:1']);
  });

  it('H16.33 units named by the scenario are not asked for', () => {
    const t = field('british infantry E5 mark:rifles\nbritish infantry D5\nfresh yes', rifles);
    expect(t.asks).toBe('dice actionDie');
  });

  it('H16.34 in square they fire as any square', () => {
    const t = field('british infantry E5 mark:rifles square\nfrench infantry E4\nturn allied', rifles).pick(
      'E5',
    );
    t.do('fire:E4');
    expect(t.asks).toBe('dice attackDice');
    expect(t.dice.count).toBe(1);
  });
});

describe('H16 cavalry leader', () => {
  const leader = { cavalryLeader: true };

  it('H16.40 a side may add a leader to a cavalry unit without one, or decline', () => {
    const t = field('french cavalry E5\nfrench cavalry D5\nleader french 1 D5\nfresh yes', leader);
    expect(t.legal).toEqual(['cavalry-leader:0+1', 'cavalry-leader:0+2', 'no']);
    expect(t.do('no').asks).toBe('dice actionDie');
  });

  it('H16.41 the player chooses his value', () => {
    const t = field('french cavalry E5\nfresh yes', leader).do('cavalry-leader:0+2');
    expect(t.at('E5')).toBe('cavalry 2, leader 0');
    expect(t.state.leaderValue[0]).toBe(2);
  });

  it('H16.42 he is a leader like any other, also when he dies', () => {
    const t = field('french cavalry E5\nprussian infantry E4\nfresh yes\nfirst allied', leader).do(
      'cavalry-leader:0+1',
    );
    t.roll('1').pick('E4').do('fire:E5').roll('122', '1');
    expect(t.points).toEqual([0, 1]);
    expect(t.state.leadersLost).toEqual([1, 0]);
  });

  it('H16.43 put with cavalry that comes later he comes with it or by its hexes', () => {
    const text = 'french cavalry round 1 by E9\nfrench infantry A9\nfresh yes';
    const t = field(text, leader).do('cavalry-leader:0+1').roll('1');
    expect(t.whereLeader(0)).toBe('waiting');
    expect(t.pick(0).do('take-along:0', 'step:E9', 'halt').at('E9')).toBe('cavalry 2, leader 0');
    const alone = field(text, leader).do('cavalry-leader:0+1').roll('1').pickLeader(0);
    expect(alone.targets('step')).toEqual(['E9']);
  });
});

describe('H16 horse artillery', () => {
  const horse = { horseArtillery: true };
  const guns = (text: string): Table => field(text, horse);

  it('H16.50 each side puts a horse battery with a cavalry unit that has no guns', () => {
    const t = guns(
      'french cavalry E5\nfrench cavalry D5\nfrench artillery D5\nprussian infantry E2\nfresh yes',
    );
    expect(t.legal).toEqual(['mark:0']);
    expect(t.do('mark:0').at('E5')).toBe('cavalry 2, horseArtillery 2');
  });

  it('H16.50 the Allies’ battery is their own', () => {
    const t = guns('french cavalry E5\nprussian cavalry E2\nfresh yes').do('mark:0', 'mark:1');
    expect([t.at('E5'), t.at('E2')]).toEqual(['cavalry 2, horseArtillery 2', 'cavalry 2, horseArtillery 2']);
    expect(t.roll('1').endTurn().mayPick('E2', 'guns')).toBe(true);
  });

  it('H16.51 it is a battery of its own that takes two hits', () => {
    const t = guns('french horseArtillery E5\nprussian artillery E4\nturn allied')
      .pick('E4')
      .do('fire:E5')
      .roll('511');
    expect(t.at('E5')).toBe('horseArtillery 1');
    t.endTurn().endTurn().pick('E4').do('fire:E5').roll('511');
    expect(t.at('E5')).toBe('');
    expect(t.points).toEqual([0, 1]);
  });

  it('H16.52 it moves up to two hexes for a point', () => {
    const t = guns('french horseArtillery E5').pick('E5').do('step:F5', 'step:G5');
    expect(t.left).toBe(5);
    expect(t.asks).toBe('french command');
  });

  it.each([
    ['E4', 1],
    ['E3', 2],
  ])('H16.53 it fires at %s with two dice', (hex, figures) => {
    const t = guns(`french horseArtillery E5\nprussian infantry ${hex}\nprussian infantry E1`).pick('E5');
    expect(t.targets('fire')).toEqual([hex]);
    expect(t.do(`fire:${hex}`).roll('56').at(hex)).toBe(`infantry ${figures}`);
  });

  it('H16.54 it moves and then fires for two points, without the road’s doubling', () => {
    const t = guns('french horseArtillery E6\nprussian infantry E3')
      .pick('E6')
      .do('step:E5', 'step:E4', 'fire:E3');
    expect(t.left).toBe(4);
    expect(t.dice.count).toBe(2);
    const road = guns('french horseArtillery E7\nprussian infantry E3\nroad E7-E6-E5-E4').pick('E7');
    expect(road.do('step:E6', 'step:E5').targets('fire')).toEqual(['E3']);
    expect(road.do('step:E4').targets('fire')).toEqual([]);
  });

  it('H16.54 other guns do not fire after a move', () => {
    const t = guns('french artillery E5\nprussian infantry E3').pick('E5').do('step:E4');
    expect(t.asks).toBe('french command');
  });

  it('H16.55 put with cavalry that comes later it enters by the same hexes', () => {
    const t = guns('french cavalry round 2 by E9\nfrench infantry A9\nfresh yes').do('mark:0');
    const battery = t.state.at.length - 8;
    expect(t.where(battery)).toBe('waiting');
    t.roll('1');
    expect(t.legal).not.toContain(`pick:${battery}`);
    t.endTurn().endTurn();
    expect(t.pick(battery).targets('step')).toEqual(['E9']);
  });

  it('H16.56 without the options nobody is asked, and nothing is added', () => {
    const t = field('french infantry E9\nfrench cavalry D9\nbritish infantry E1\nfresh yes');
    expect(t.asks).toBe('dice actionDie');
    expect(t.at('D9')).toBe('cavalry 2');
  });

  it('H16.56 the side that plays first chooses first; a side without a fit unit is not asked', () => {
    const all = { lightInfantry: true, cavalryLeader: true, horseArtillery: true };
    const t = field(
      'french infantry E9\nfrench cavalry D9\nprussian infantry E1\nfirst allied\nfresh yes',
      all,
    );
    const asked: string[] = [];
    while (t.asks.endsWith('mark')) {
      asked.push(`${t.asks} ${t.state.asks[0].what}`);
      t.do(t.legal[0]);
    }
    expect(asked).toEqual([
      'allied mark light',
      'french mark light',
      'french mark cavalryLeader',
      'french mark horseArtillery',
    ]);
  });
});
