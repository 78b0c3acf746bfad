import { describe, expect, it } from 'vitest';
import { field } from './field.ts';

/** Dice that French infantry in E5 rolls when it fires at E4 (adjacent) or shocks it, with this ground. */
const fireDice = (ground: string): number =>
  field(`french infantry E5\nprussian infantry E4\n${ground}`).pick('E5').do('fire:E4').dice.count;
const shockDice = (ground: string): number =>
  field(`french infantry E5\nprussian infantry E4\n${ground}`).pick('E5').do('shock:E4').dice.count;
/** The highest sum that the attacked Prussians of 3 figures test against. */
const morale = (ground: string): number => {
  const t = field(`french infantry E5\nprussian infantry E4\n${ground}`).pick('E5').do('shock:E4');
  t.roll('6'.repeat(t.dice.count)).roll('1');
  const event = t.events.find(({ type }) => type === 'morale');
  return event?.type === 'morale' ? event.sum : 0;
};
/** May cavalry that rides from G7 to F5 shock E4… */
const charges = (ground: string): boolean => {
  const t = field(`french cavalry E7\nprussian infantry E4\n${ground}`).pick('E7').do('step:D6', 'step:E5');
  return t.legal.includes('shock:E4');
};
const steps = (ground: string): string[] =>
  field(`french cavalry E5\n${ground}`).pick('E5').do('step:E4').targets('step');

describe('H2 terrain', () => {
  it('H2.1 clear ground does nothing', () => {
    expect(fireDice('')).toBe(3);
    expect(shockDice('')).toBe(3);
    expect(morale('')).toBe(3);
    expect(charges('')).toBe(true);
    expect(steps('')).toHaveLength(6);
  });

  it('H2.2 along the road a piece goes twice as far', () => {
    const t = field('french cavalry A5\nroad A5-B5-C5-D5-E5-F5-G5').pick('A5');
    t.do('step:B5', 'step:C5', 'step:D5', 'step:E5', 'step:F5', 'step:G5');
    expect(t.at('G5')).toBe('cavalry 2');
    expect(t.asks).toBe('french command');
  });

  it('H2.2 two road hexes that the road does not join are no road step', () => {
    const t = field('french artillery A5\nroad A5-A4\nroad B5-C5').pick('A5').do('step:B5');
    expect(t.asks).toBe('french command');
  });

  it('H2.3 a step along the road does not stop in a wood or behind a stream', () => {
    expect(steps('wood E4\nroad E5-E4')).not.toEqual([]);
    expect(steps('stream E5-E4\nroad E5-E4')).not.toEqual([]);
  });

  it('H2.4 a unit that attacks has not had the doubling', () => {
    const road = 'french cavalry A5\nprussian infantry F5\nroad A5-B5-C5-D5-E5';
    const doubled = field(road).pick('A5').do('step:B5', 'step:C5', 'step:D5', 'step:E5');
    expect(doubled.legal).not.toContain('shock:F5');
    const plain = field('french cavalry B5\nprussian infantry F5\nroad B5-C5-D5-E5');
    expect(plain.pick('B5').do('step:C5', 'step:D5', 'step:E5').legal).toContain('shock:F5');
  });

  it('H2.4 the road still carries it through a wood to its attack', () => {
    const t = field('french cavalry B5\nprussian infantry E5\nwood C5\nroad B5-C5-D5').pick('B5');
    expect(t.do('step:C5', 'step:D5').legal).toContain('shock:E5');
  });

  it('H2.5 a piece that enters a wood must stop', () => {
    const t = field('french cavalry E5\nwood E4').pick('E5').do('step:E4');
    expect(t.asks).toBe('french command');
  });

  it('H2.6 an attack on a wood has one die fewer', () => {
    expect(fireDice('wood E4')).toBe(2);
    expect(shockDice('wood E4')).toBe(2);
  });

  it('H2.7 cavalry cannot shock into a wood', () => expect(charges('wood E4')).toBe(false));

  it.each([
    ['H2.8', 'wood', false],
    ['H2.21', 'fortification', false],
    ['H2.25', 'town', false],
    ['H2.28', 'hill', false],
    ['H2.30', 'lake', true],
  ])('%s sight past a %s: %s', (_rule, ground, seen) => {
    const t = field(`french artillery E5\nprussian infantry G5\n${ground} F5`).pick('E5', 'guns');
    expect(t.targets('fire')).toEqual(seen ? ['G5'] : []);
  });

  it.each([
    ['H2.9', 'wood E4', 4],
    ['H2.15', 'stream E4-E5', 4],
    ['H2.18', 'river E4-E5\nbridge E4-E5', 4],
    ['H2.22', 'fortification E4', 5],
    ['H2.26', 'town E4', 4],
    ['H2.29', 'hill E4', 4],
  ])('%s three figures behind or in %s test against %i', (_rule, ground, sum) =>
    expect(morale(ground)).toBe(sum),
  );

  it('H2.15 a stream on another side of the hex gives nothing', () => expect(morale('stream E4-E3')).toBe(3));

  it('H2.10 a river is crossed only by a bridge', () => {
    const river = 'river E4-E5 D4-E5';
    expect(field(`french infantry E5\n${river}`).pick('E5').targets('step')).toEqual([
      'D5',
      'D6',
      'E6',
      'F5',
    ]);
    expect(field(`french infantry E5\n${river}\nbridge E4-E5`).pick('E5').targets('step')).toContain('E4');
  });

  it('H2.11 no shock across a river, but fire', () => {
    const t = field('french infantry E5\nprussian infantry E4\nriver E4-E5').pick('E5');
    expect(t.targets('shock')).toEqual([]);
    expect(t.do('fire:E4').dice.count).toBe(3);
  });

  it('H2.12 a piece that crosses a stream must stop', () => {
    expect(field('french cavalry E5\nstream E4-E5').pick('E5').do('step:E4').asks).toBe('french command');
    expect(field('french cavalry E5\nstream E4-E3').pick('E5').do('step:E4').asks).toBe('french march');
  });

  it('H2.13 shock across a stream has one die fewer, fire has not', () => {
    expect(shockDice('stream E4-E5')).toBe(2);
    expect(fireDice('stream E4-E5')).toBe(3);
  });

  it('H2.14 cavalry cannot shock across a stream', () => expect(charges('stream E4-E5')).toBe(false));

  it('H2.16 a bridge cancels river and stream for movement', () => {
    expect(steps('stream E4-E5\nbridge E4-E5')).not.toEqual([]);
    expect(steps('river E4-E5\nbridge E4-E5')).not.toEqual([]);
  });

  it('H2.17 a bridge opens the side to shock, also for cavalry, with one die fewer in all', () => {
    for (const water of ['river', 'stream']) {
      expect(shockDice(`${water} E4-E5\nbridge E4-E5`)).toBe(2);
      expect(charges(`${water} E4-E5\nbridge E4-E5`)).toBe(true);
    }
  });

  it('H2.19 an attack on a fortification has one die fewer', () => {
    expect(fireDice('fortification E4')).toBe(2);
    expect(shockDice('fortification E4')).toBe(2);
  });

  it('H2.20 cavalry cannot shock a fortification', () => expect(charges('fortification E4')).toBe(false));

  it('H2.23 an attack on a town has one die fewer', () => {
    expect(fireDice('town E4')).toBe(2);
    expect(shockDice('town E4')).toBe(2);
  });

  it('H2.24 cavalry cannot shock a town', () => expect(charges('town E4')).toBe(false));

  it('H2.27 fire at a hill from two hexes has one die fewer, adjacent fire and shock have not', () => {
    const far = field('french infantry E5\nprussian infantry E3\nhill E3').pick('E5').do('fire:E3');
    expect(far.dice.count).toBe(2);
    expect(fireDice('hill E4')).toBe(3);
    expect(shockDice('hill E4')).toBe(3);
    expect(charges('hill E4')).toBe(true);
  });

  it('H2.30 nobody enters a lake', () => {
    expect(field('french infantry E5\nlake E4').pick('E5').targets('step')).not.toContain('E4');
    const t = field('french infantry A1\nleader french 1 E5\nlake E4');
    expect(t.pickLeader(0).targets('step')).not.toContain('E4');
  });

  it('H2.31 a stream before a town takes two dice and gives two to morale', () => {
    expect(shockDice('town E4\nstream E4-E5')).toBe(1);
    expect(morale('town E4\nstream E4-E5')).toBe(5);
  });

  it.each(['fortification', 'town', 'hill'])('H2.32 a %s does not hinder movement', (ground) =>
    expect(steps(`${ground} E4`)).toHaveLength(6),
  );
});
