import { describe, expect, it } from 'vitest';
import { field, type Table } from './field.ts';

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

  it('H16.50 H14.6 put there before the first turn it takes no key hex', () => {
    const text = 'french cavalry E5\nprussian infantry A1\nkey E5 2 french\nfresh yes';
    const t = field(text, { horseArtillery: true }).do('mark:0');
    expect([t.state.held, t.points]).toEqual([[1], [0, 0]]);
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

  it('H16.51 hits on its hex go to the cavalry or infantry with it first', () => {
    const shot = (unit: string, dice: string): string =>
      guns(`french ${unit}\nfrench horseArtillery E5\nprussian artillery E4\nturn allied`)
        .pick('E4')
        .do('fire:E5')
        .roll(dice)
        .at('E5');
    expect(shot('cavalry E5', '511')).toBe('cavalry 1, horseArtillery 2');
    expect(shot('cavalry E5 figures:1', '551')).toBe('horseArtillery 1');
    expect(shot('infantry E5 figures:1', '511')).toBe('horseArtillery 2');
  });

  it('H16.51 H10.2 in a morale test the hits it has left count as figures', () => {
    const t = guns('french horseArtillery E5 figures:1\nprussian infantry E4\nturn allied').pick('E4');
    t.do('shock:E5').roll('522', '1');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'morale', sum: 1, stands: true }));
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
