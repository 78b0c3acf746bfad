import { describe, expect, it } from 'vitest';
import { field as plainField, type Table } from './field.ts';

const field = (text: string, options = {}): Table => plainField(text, { skirmishers: 'kevin', ...options });

describe('H18 Kevin’s skirmishers', () => {
  it('H18.1 they stand in place of the basic rules: a shock is not answered by a retreat', () => {
    const text = 'french infantry E5\nprussian infantry A1\nskirmishers allied E4';
    expect(field(text).pick('E5').do('shock:E4').asks).toBe('dice attackDice');
    expect(plainField(text, { skirmishers: 'basic' }).pick('E5').do('shock:E4').asks).toBe('allied retreat');
  });

  it('H18.1 their hex does not shut off the view, as the basic one does', () => {
    const text = 'french artillery E5\nprussian infantry G5\nskirmishers allied F5';
    expect(field(text).pick('E5').targets('fire')).toEqual(['F5', 'G5']);
    expect(plainField(text, { skirmishers: 'basic' }).pick('E5').targets('fire')).toEqual(['F5']);
  });

  it('H18.1 all the rest of the basic rules holds: they make way, and nobody makes way for them', () => {
    const text = 'french infantry E5\nprussian infantry E4\nskirmishers allied E3\nlake F3 D2';
    const t = field(text).pick('E5').do('shock:E4').roll('522', '6');
    expect([t.at('E3'), t.at('E2')]).toEqual(['infantry 2', 'skirmishers 1']);
  });

  it('H18.2 a figure is taken off and put out next to the unit; neither acts any more', () => {
    const t = field('french infantry E5\nprussian infantry E3').pick('E5').do('put-out:E4');
    expect(t.at('E5')).toBe('infantry 2');
    expect(t.at('E4')).toBe('skirmishers 1');
    expect([t.mayPick('E5'), t.mayPick('E4'), t.left]).toEqual([false, false, 5]);
    expect(field('french infantry E5 figures:1').pick('E5').targets('put-out')).toEqual([]);
    expect(field('french infantry E5 square').pick('E5').targets('put-out')).toEqual([]);
  });

  it('H18.3 the parent is not rallied to full while they are out or lost', () => {
    const out = field('french infantry E5 figures:2\nskirmishers french E6 of:0\nleader french 2 E5').pick(
      'E5',
    );
    expect(out.legal).not.toContain('rally');
    const lost = field('french infantry E5\nleader french 2 E5\nprussian infantry E3')
      .pick('E5')
      .do('put-out:E4');
    lost.endTurn().pick('E3').do('fire:E4').roll('622').endTurn().pick('E5');
    expect(lost.legal).not.toContain('rally');
  });

  it('H18.4 they fire with one die, move two hexes, never shock, and three are the most', () => {
    const t = field('skirmishers french E5\nfrench infantry A9\nprussian infantry E4').pick('E5');
    expect(t.targets('shock')).toEqual([]);
    expect(t.do('fire:E4').dice.count).toBe(1);
    const full = field(
      'french infantry E5\nskirmishers french A1\nskirmishers french C1\nskirmishers french F1',
    ).pick('E5');
    expect(full.targets('put-out')).toEqual([]);
  });

  it('H18.5 next to their parent they go along when it moves, ending next to it', () => {
    const t = field('french infantry E5 figures:2\nskirmishers french F5 of:0')
      .pick('E5')
      .do('step:D5', 'halt');
    expect(t.asks).toBe('french follow');
    expect(t.targets('follow')).toEqual(['E5']);
    t.do('follow:E5');
    expect(t.at('E5')).toBe('skirmishers 1');
    expect(t.left).toBe(5);
    expect(t.mayPick('E5')).toBe(false);
  });

  it('H18.5 they go as far as the parent paid for, and stop where any piece stops', () => {
    const text = 'french infantry E5 figures:2\nskirmishers french F5 of:0';
    const far = field(text).pick('E5').do('step:D5', 'step:C5');
    expect(far.targets('follow')).toEqual(['D5']);
    const wood = field(`${text}\nwood E5 E4 E6`).pick('E5').do('step:D5', 'step:C5');
    expect(wood.asks).toBe('french command');
  });

  it('H18.5 they may stay behind', () => {
    const t = field('french infantry E5 figures:2\nskirmishers french F5 of:0')
      .pick('E5')
      .do('step:D5', 'halt', 'no');
    expect(t.at('F5')).toBe('skirmishers 1');
    expect(t.mayPick('F5')).toBe(true);
  });

  it('H18.5 those whose way others bar may go along when these have gone', () => {
    const t = field(`
      french infantry E5 figures:1
      leader french 1 E5
      skirmishers french D4 of:0
      skirmishers french E4 of:0
    `);
    t.pick('E5').do('step:F5', 'halt', 'follow:F4');
    expect(t.asks).toBe('french follow');
    expect(t.do('follow:E4').at('E4')).toBe('skirmishers 1');
  });

  it('H18.5 H16.10 they go along past a leader of their own, and kill a lone enemy leader', () => {
    const own = field('french infantry E5 figures:2\nleader french 1 E5\nskirmishers french D5 of:0');
    expect(own.pick('E5').do('step:F5', 'step:G5').targets('follow')).toEqual(['F5']);
    const enemy = field('french infantry E5 figures:2\nskirmishers french E4 of:0\nleader allied 1 F4');
    enemy.pick('E5').do('step:F5', 'halt');
    expect(enemy.targets('follow')).toEqual(['E5', 'F4']);
    expect(enemy.do('follow:F4').whereLeader(0)).toBe('gone');
    expect(enemy.points).toEqual([1, 0]);
  });

  it('H18.5 H5.7 they go on past a lone enemy leader, who dies of it', () => {
    const t = field(`
      french infantry E5 figures:2
      skirmishers french D4 of:0
      leader allied 1 E4
      prussian infantry E3
    `);
    t.pick('E5').do('step:F5', 'step:F4');
    expect(t.targets('follow')).toEqual(['E4', 'F3', 'F5']);
    expect(t.do('follow:F3').whereLeader(0)).toBe('gone');
    expect(t.at('F3')).toBe('skirmishers 1');
    expect(t.points).toEqual([1, 0]);
  });

  it('H18.5 their owner says who goes first, and may send nobody', () => {
    const column = `
      french infantry E5 figures:1
      skirmishers french D5 of:0
      skirmishers french E4 of:0
    `;
    const t = field(column).pick('E5').do('step:F5', 'halt');
    expect(t.asks).toBe('french whoNext');
    const [first, second] = t.legal.filter((word) => word.startsWith('pick:'));
    expect(t.legal).toEqual([first, second, 'no']);
    t.do(second);
    expect(t.asks).toBe('french follow');
    expect(t.legal).not.toContain('no');
    t.do('follow:F4');
    expect(t.asks).toBe('french follow');
    expect(t.legal).toContain('no');
    expect(field(column).pick('E5').do('step:F5', 'halt', 'no').asks).toBe('french command');
  });

  it('H18.18 the parent enters the hex of its skirmishers, and they must go along', () => {
    const t = field('french infantry E5 figures:2\nskirmishers french F5 of:0').pick('E5');
    t.do('step:F5', 'halt');
    expect(t.asks).toBe('french follow');
    expect(t.legal).not.toContain('no');
    expect(t.targets('follow')).toEqual(['E4', 'E5', 'E6', 'F4', 'F6', 'G5']);
    t.do('follow:G5');
    expect([t.at('E5'), t.at('F5'), t.at('G5')]).toEqual(['', 'infantry 2', 'skirmishers 1']);
    expect(t.left).toBe(5);
    expect(t.mayPick('G5')).toBe(false);
  });

  it('H18.18 it passes through them, and they do not mind its hex', () => {
    const t = field('french infantry E5 figures:2\nskirmishers french F5 of:0').pick('E5');
    t.do('step:F5', 'step:G5');
    expect(t.targets('follow')).toEqual(['F4', 'F6', 'G4', 'G6', 'H5']);
    expect(t.do('follow:H5').at('F5')).toBe('');
    expect(t.at('H5')).toBe('skirmishers 1');
  });

  it('H18.18 but they do not pass through its hex where guns stand', () => {
    const t = field('french infantry E5 figures:2\nfrench artillery G5\nskirmishers french F5 of:0').pick(
      'E5',
    );
    t.do('step:F5', 'step:G5');
    expect(t.targets('follow')).toEqual(['F4', 'F6', 'G4', 'G6']);
  });

  it('H18.18 it goes on only where they can keep up', () => {
    const text = 'french infantry E5 figures:2\nskirmishers french F5 of:0\nlake E4 E6 F6';
    expect(field(text).pick('E5').do('step:F5').targets('step')).toEqual(['E5', 'F4', 'G5']);
    const shut = field(`${text}\nlake F4\nwood E5 G5`).pick('E5').do('step:F5');
    expect(shut.asks).toBe('french follow');
    expect(shut.legal).toEqual(['follow:G5', 'follow:E5']);
  });

  it('H18.18 not where one of them would find no place', () => {
    const text = 'french infantry B1 figures:2\nskirmishers french A1 of:0\nlake A2';
    expect(field(text).pick('B1').targets('step')).toContain('A1');
    expect(field(`${text}\nfrench artillery B1`).pick('B1', 'foot').targets('step')).not.toContain('A1');
  });

  it('H18.18 a leader who comes along leaves room for them', () => {
    const t = field(`
      french infantry B1 figures:2
      leader french 1 B1
      skirmishers french A1 of:0
      lake A2 B2 C1
    `).pick('B1');
    expect(t.targets('step')).toEqual([]);
    t.do('take-along:0', 'step:A1');
    expect(t.targets('follow')).toEqual(['B1']);
    expect(t.do('follow:B1').at('A1')).toBe('infantry 2, leader 0');
  });

  it('H18.18 of several nobody takes the last place of another', () => {
    const t = field(`
      french infantry E5 figures:1
      skirmishers french F5 of:0
      skirmishers french E4 of:0
      lake D4 F4 E3 F3
    `).pick('E5');
    const [east, north] = [t.unit('F5'), t.unit('E4')];
    t.do('step:F5', 'step:E4');
    expect(t.legal).toEqual([`pick:${east}`, `pick:${north}`]);
    t.do(`pick:${north}`);
    expect(t.legal).toEqual(['follow:F5']);
    t.do('follow:F5');
    expect(t.legal).toEqual(['follow:E5']);
    t.do('follow:E5');
    expect([t.where(east), t.where(north)]).toEqual(['E5', 'F5']);
  });

  it('H18.18 only those who could go along, and nobody else', () => {
    const text = 'french infantry E5 figures:2\nfrench infantry D5 figures:2';
    const steps = (more: string): string[] => field(`${text}\n${more}`).pick('E5').targets('step');
    expect(steps('skirmishers french F5 of:0')).toContain('F5');
    expect(steps('skirmishers french F5 of:0 acted')).not.toContain('F5');
    expect(steps('skirmishers french F5 of:1')).not.toContain('F5');
  });

  it('H18.18 H16.21 light infantry fires from the hex of its skirmishers, who then go', () => {
    const on = { lightInfantry: true };
    const text = `
      french infantry E5 figures:2 mark:light
      skirmishers french F5 of:0
      prussian infantry H5
    `;
    const t = field(text, on).pick('E5').do('step:F5', 'fire:H5').roll('11');
    expect(t.asks).toBe('french follow');
    expect(t.legal).not.toContain('no');
    expect(t.do('follow:G5').left).toBe(4);
  });

  it('H18.18 H17.4 those it has passed are no screen and do not fire with it', () => {
    const on = { lightInfantry: true, leaderExtraHex: true };
    const t = field(
      `
      french infantry E5 figures:2 mark:light
      leader french 1 E5
      skirmishers french F5 of:0
      prussian infantry E6
    `,
      on,
    ).pick('E5');
    t.do('take-along:0', 'step:F5', 'step:F4', 'fire:E6');
    expect(t.dice.count).toBe(2);
    expect(t.roll('11').asks).toBe('french follow');
  });

  it('H18.6 next to their parent they fire with it at the same hex at no cost', () => {
    const t = field(`
      french infantry E5 figures:2
      skirmishers french F5 of:0
      prussian infantry E4
      prussian infantry F3
    `);
    t.pick('E5').do('fire:E4').roll('111');
    expect(t.asks).toBe('french joinFire');
    expect(t.legal).toEqual(['fire:E4', 'no']);
    t.do('fire:E4').roll('6');
    expect(t.at('E4')).toBe('infantry 2');
    expect(t.left).toBe(5);
  });

  it('H18.7 for a point the parent takes them back, and has its figure again', () => {
    const t = field('french infantry E5 figures:2\nskirmishers french F5 of:0\nfrench infantry A9').pick(
      'E5',
    );
    t.do(t.legal.find((word) => word.startsWith('take-back')) ?? '');
    expect(t.at('E5')).toBe('infantry 3');
    expect(t.at('F5')).toBe('');
    expect(t.left).toBe(5);
    expect(t.mayPick('E5')).toBe(false);
  });

  it('H18.7 also in the turn in which they moved or fired', () => {
    const t = field('french infantry E5 figures:2\nskirmishers french G5 of:0\nprussian infantry G3');
    const body = t.unit('G5');
    t.pick('G5').do('step:F5', 'halt').pick('E5').do(`take-back:${body}`);
    expect(t.at('E5')).toBe('infantry 3');
    const fired = field('french infantry E5 figures:2\nskirmishers french F5 of:0\nprussian infantry F4');
    fired
      .pick('F5')
      .do('fire:F4')
      .roll('1')
      .pick('E5')
      .do(`take-back:${fired.unit('F5')}`);
    expect(fired.at('E5')).toBe('infantry 3');
  });

  it('H18.7 with them back the parent can be rallied to full again', () => {
    const t = field('french infantry E5 figures:1\nskirmishers french F5 of:0\nleader french 3 E5').pick(
      'E5',
    );
    t.do(t.legal.find((word) => word.startsWith('take-back')) ?? '')
      .endTurn()
      .endTurn();
    expect(t.at('E5')).toBe('infantry 2, leader 0');
    expect(t.pick('E5').do('rally').roll('1').at('E5')).toBe('infantry 3, leader 0');
  });

  it('H18.8 they do not block sight but cost fire at what stands behind a die', () => {
    const t = field('french artillery E5\nprussian infantry G5\nskirmishers allied F5').pick('E5');
    expect(t.targets('fire')).toEqual(['F5', 'G5']);
    expect(t.do('fire:G5').dice.count).toBe(2);
    const open = field('french artillery E5\nprussian infantry G5\nskirmishers allied F5')
      .pick('E5')
      .do('fire:F5');
    expect(open.dice.count).toBe(3);
    const side = field('french artillery E5\nprussian infantry E3\nskirmishers allied E4')
      .pick('E5')
      .do('fire:E3');
    expect(side.dice.count).toBe(3);
    const wood = field('french artillery E5\nprussian infantry E3\nskirmishers allied E4\nwood D4').pick(
      'E5',
    );
    expect(wood.do('fire:E3').dice.count).toBe(2);
  });

  it('H18.8 whoever fires past the enemy’s has a die fewer; a side’s own do not hinder it', () => {
    const dice = (firer: string, bodies: string): number =>
      field(`${firer} E5\nprussian infantry A1\nprussian infantry G5\nskirmishers ${bodies} F5`)
        .pick('E5')
        .do('fire:G5').dice.count;
    expect([dice('french infantry', 'allied'), dice('french infantry', 'french')]).toEqual([2, 3]);
    expect([dice('french artillery', 'allied'), dice('french artillery', 'french')]).toEqual([2, 3]);
  });

  it('H18.8 a line along a side between one’s own skirmishers and a wood is open', () => {
    const t = field('french artillery E5\nprussian infantry E3\nskirmishers french E4\nwood D4').pick('E5');
    expect(t.do('fire:E3').dice.count).toBe(3);
  });

  const shocked = (more = '', options = {}): Table =>
    field(`french infantry E5\nprussian infantry E3 figures:2\nskirmishers allied E4 of:1\n${more}`, options)
      .pick('E5')
      .do('shock:E4');

  it('H18.9 against infantry’s shock the owner may call them back or leave them', () => {
    const t = shocked();
    expect(t.asks).toBe('allied callBack');
    expect(t.legal).toEqual(['yes', 'no']);
  });

  it('H18.10 called back, 1–3 joins the parent, 4–6 is caught', () => {
    const joined = shocked().do('yes').roll('3');
    expect(joined.at('E3')).toBe('infantry 3');
    const caught = shocked().do('yes').roll('4');
    expect(caught.at('E3')).toBe('infantry 2');
    expect(caught.asks).toBe('french command');
    expect(caught.points).toEqual([0, 0]);
  });

  it('H18.10 the die is told for what it is, not as hits', () => {
    const told = (die: string) => shocked().do('yes').roll(die).events;
    expect(told('4')).toContainEqual(expect.objectContaining({ type: 'called-back', die: 4, joined: false }));
    expect(told('3')).toContainEqual(expect.objectContaining({ type: 'called-back', die: 3, joined: true }));
    expect(told('4').map(({ type }) => type)).not.toContain('rolled');
  });

  it('H18.11 the attacker must advance in both cases', () => {
    expect(shocked().do('yes').roll('3').at('E4')).toBe('infantry 3');
    expect(shocked().do('yes').roll('4').at('E4')).toBe('infantry 3');
    const led = shocked('leader french 1 E5').do('yes').roll('4');
    expect(led.legal).toEqual(['advance', 'advance-led']);
    expect(led.do('advance-led').at('E4')).toBe('infantry 3, leader 0');
  });

  it('H18.12 if they joined the shock falls on the parent from the new hex', () => {
    const t = shocked('town E3').do('yes').roll('1');
    expect(t.asks).toBe('dice attackDice');
    expect(t.dice.count).toBe(2);
    t.roll('52', '1');
    expect(t.at('E3')).toBe('infantry 2');
    const river = shocked('river E3-E4').do('yes').roll('1');
    expect(river.asks).toBe('french command');
  });

  it('H18.13 not called back they are shocked on 3–6, and stand if none hits', () => {
    expect(shocked().do('no').roll('123').at('E4')).toBe('infantry 3');
    expect(shocked().do('no').roll('122').at('E4')).toBe('skirmishers 1');
  });

  it('H18.13 infantry that destroys them must advance; it is asked only who goes along', () => {
    const t = shocked().do('no').roll('123');
    expect([t.at('E4'), t.at('E5'), t.asks]).toEqual(['infantry 3', '', 'french command']);
    const led = shocked('leader french 1 E5').do('no').roll('123');
    expect(led.legal).toEqual(['advance', 'advance-led']);
    const alone = field('french infantry E5\nprussian infantry A1\nskirmishers allied E4').pick('E5');
    expect(alone.do('shock:E4').roll('123').at('E4')).toBe('infantry 3');
  });

  it('H18.13 infantry rolls three dice, whatever its marker and the ground', () => {
    const dice = (text: string): number =>
      field(`${text}\nprussian infantry A1\nskirmishers allied E4`).pick('E5').do('shock:E4').dice.count;
    expect([dice('french infantry+2 E5'), dice('french infantry E5\ntown E4')]).toEqual([3, 3]);
  });

  it('H18.13 cavalry rolls its own dice, hits as at infantry, and advances if it likes', () => {
    const text = 'french cavalry+1 E6\nprussian infantry A1\nskirmishers allied E4';
    const shock = (dice: string): Table => field(text).pick('E6').do('step:E5', 'shock:E4').roll(dice);
    expect(shock('1233').at('E4')).toBe('skirmishers 1');
    const hit = shock('1234');
    expect(hit.at('E4')).toBe('');
    expect(hit.legal).toEqual(['advance', 'stay']);
  });

  it('H18.14 from cavalry they run to their parent, the owner has no choice', () => {
    const t = field('french cavalry E6\nprussian infantry E3 figures:2\nskirmishers allied E4 of:1').pick(
      'E6',
    );
    t.do('step:E5', 'shock:E4');
    expect(t.asks).toBe('dice callBackDie');
    t.roll('2');
    expect(t.at('E4')).toBe('cavalry 2');
    expect(t.asks).toBe('allied reactSquare');
  });

  it('H18.15 a parent that took them in adds one to its die for the square', () => {
    const text = 'french cavalry E6\nprussian infantry E3 figures:2\nskirmishers allied E4 of:1';
    const t = field(text).pick('E6').do('step:E5', 'shock:E4').roll('2').do('yes').roll('4');
    expect(t.at('E3')).toBe('infantry 3');
    expect(t.dice.count).toBe(4);
    const formed = field(text).pick('E6').do('step:E5', 'shock:E4').roll('2').do('yes').roll('3');
    expect(formed.at('E3')).toBe('infantry 3 square');
  });

  it('H18.15 also when squares are formed by morale', () => {
    const text = 'french cavalry E6\nprussian infantry E3 figures:2\nskirmishers allied E4 of:1';
    const t = field(text, { squareByMorale: true })
      .pick('E6')
      .do('step:E5', 'shock:E4')
      .roll('2')
      .do('yes')
      .roll('3');
    expect(t.at('E3')).toBe('infantry 3');
  });

  it('H18.16 cavalry rides over skirmishers that are not next to their parent, and stops there', () => {
    const t = field('french cavalry E5\nprussian infantry A1 figures:2\nskirmishers allied F5 of:1').pick(
      'E5',
    );
    expect(t.targets('step')).toContain('F5');
    t.do('step:F5');
    expect(t.at('F5')).toBe('cavalry 2');
    expect(t.asks).toBe('french command');
    const near = field('french cavalry E5\nprussian infantry G5 figures:2\nskirmishers allied F5 of:1').pick(
      'E5',
    );
    expect(near.targets('step')).not.toContain('F5');
    const foot = field('french infantry E5\nprussian infantry A1 figures:2\nskirmishers allied F5 of:1').pick(
      'E5',
    );
    expect(foot.targets('step')).not.toContain('F5');
  });

  it('H18.16 from there it may still charge', () => {
    const t = field(`
      french cavalry E5
      prussian infantry A1 figures:2
      skirmishers allied G5 of:1
      prussian artillery H5
    `).pick('E5');
    t.do('step:F5', 'step:G5');
    expect(t.legal).toEqual(['shock:H5', 'halt']);
    expect(t.do('shock:H5').left).toBe(4);
  });

  it('H18.17 a parent destroyed leaves its skirmishers without a parent', () => {
    const t = field('french infantry E5\nprussian infantry E4 figures:1\nskirmishers allied E3 of:1').pick(
      'E5',
    );
    t.do('fire:E4').roll('622');
    expect(t.at('E3')).toBe('skirmishers 1');
    expect(t.state.parent[t.unit('E3')]).toBe(-1);
  });
});
