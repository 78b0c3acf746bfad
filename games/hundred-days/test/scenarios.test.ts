import { completeOptions, must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { direction, hexNamed } from '../data/board.ts';
import { readScenario } from '../data/format.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { NATION, startFigures } from '../data/units.ts';
import { writeScenario } from '../data/write.ts';
import { game } from '../index.ts';
import { battleOf } from '../rules/battle.ts';

const faultOf = (text: string): { place: string; message: string } => {
  const result = readScenario(text);
  if (result.ok) throw new Error('the file was read');
  return { place: result.fault.place ?? '', message: result.fault.message };
};

describe.each(SCENARIOS)('scenario $id', ({ scenario, options }) => {
  it('H1.3 is set up without a fault, with its own options', () => {
    const full = must(completeOptions(game.options, {}, options));
    expect(game.setup(scenario, full).ok).toBe(true);
  });

  it('is written and read back to the same scenario', () => {
    expect(must(readScenario(writeScenario(scenario)))).toEqual(scenario);
  });

  it('tells its story and its notes in three languages, and says that it is a reconstruction', () => {
    for (const words of [scenario.title, scenario.history, scenario.notes])
      for (const language of ['en', 'uk', 'ru'] as const)
        expect(words?.[language]?.length).toBeGreaterThan(3);
    expect(scenario.reconstruction).toBe(true);
    expect(scenario.notes?.en).toContain('not the published set-up');
  });

  it('fits the supply of figures of the box: 24 infantry, 8 cavalry and 8 guns of a colour', () => {
    const colours = {
      french: ['french'],
      british: ['british', 'dutch', 'brunswick'],
      prussian: ['prussian'],
    };
    for (const nations of Object.values(colours)) {
      const own = scenario.units.filter(({ nation }) => nations.includes(nation));
      const figures = (arm: string): number =>
        own
          .filter((unit) => unit.arm === arm)
          .reduce((sum, unit) => sum + startFigures(unit.nation, unit.arm), 0);
      expect(figures('infantry')).toBeLessThanOrEqual(24);
      expect(figures('cavalry')).toBeLessThanOrEqual(8);
      expect(figures('artillery')).toBeLessThanOrEqual(8);
    }
  });

  it('gives every key hex to the side that does not hold it', () => {
    for (const { at, scores } of scenario.keys ?? []) {
      const here = scenario.units.filter((unit) => unit.at === at);
      expect(here.every(({ nation }) => NATION[nation].seat !== scores)).toBe(true);
    }
  });

  it('can be won by taking and destroying what there is', () => {
    const state = must(game.setup(scenario, must(completeOptions(game.options, {}, options))));
    const { need, keys, roster } = battleOf(state);
    for (const seat of [0, 1]) {
      const prizes = keys
        .filter(({ scores }) => scores === seat)
        .reduce((sum, { points }) => sum + points, 0);
      expect(prizes + roster.of[1 - seat].length).toBeGreaterThan(need[seat]);
    }
  });
});

describe('the maps of the four battles', () => {
  const battle = (id: string) => battleOf({ battle: id });

  it('H2.10 at Wavre the Dyle is crossed by its four bridges only', () => {
    const { scenario, sideKind } = battle('wavre');
    expect(scenario.bridges).toHaveLength(4);
    expect(sideKind.filter((side) => side === 'bridge')).toHaveLength(8);
    expect(sideKind.filter((side) => side === 'river')).toHaveLength(2 * 26);
  });

  it('the Nivelles road meets the Brussels road at the crossroads of Quatre Bras', () => {
    const { cost } = battle('quatre-bras');
    const road = (from: string, to: string): boolean =>
      cost[hexNamed(from) * 6 + direction(hexNamed(from), hexNamed(to))] === 1;
    expect([road('F2', 'G2'), road('G1', 'G2'), road('F1', 'G1')]).toEqual([true, true, false]);
  });

  it.each([
    ['quatre-bras', 'Bijleveld/Stevenaar'],
    ['waterloo', 'Collaert'],
  ])('at %s %s are Netherlanders', (id, name) => {
    const { roster } = battle(id);
    expect(roster.nation[roster.name.indexOf(name)]).toBe('dutch');
  });

  it('say in their notes that they were balanced, those that were', () => {
    const told = SCENARIOS.filter(({ scenario }) => scenario.notes?.en?.includes('To even the chances'));
    expect(told.map(({ id }) => id).toSorted()).toEqual(['ligny', 'quatre-bras', 'waterloo']);
  });

  it.each([
    ['ligny', 'F5', 'town'],
    ['ligny', 'F3', 'hill'],
    ['quatre-bras', 'G5', 'fortification'],
    ['quatre-bras', 'D4', 'wood'],
    ['quatre-bras', 'J4', 'lake'],
    ['wavre', 'E6', 'fortification'],
    ['waterloo', 'D5', 'fortification'],
    ['waterloo', 'G4', 'hill'],
    ['waterloo', 'J8', 'town'],
  ])('at %s %s is %s', (id, hex, ground) => expect(battle(id).kind[hexNamed(hex)]).toBe(ground));
});

describe('the scenario file', () => {
  const whole = writeScenario(SCENARIOS[0].scenario);

  it.each([
    ['an unknown section', (text: string) => `weather: fine\n${text}`, 'line 1', 'no section weather'],
    ['an unknown ground', (text: string) => text.replace(/ 1 \. /, ' 1 x '), 'line 15', 'no ground "x"'],
    [
      'a row that is too short',
      (text: string) => text.replace(/ 1 \. \. /, ' 1 . '),
      'line 15',
      '12 hexes, not 13',
    ],
    [
      'a unit of no nation',
      (text: string) => text.replace('french infantry B6', 'danish infantry B6'),
      '',
      'nation',
    ],
    ['a hex off the board', (text: string) => text.replace('infantry B6', 'infantry Z6'), '', 'units.0.at'],
  ])('tells %s by its line', (_what, spoil, place, message) => {
    const fault = faultOf(spoil(whole));
    expect(fault.place).toContain(place);
    expect(fault.message).toContain(message);
  });

  it('H1.4 carries a position in the middle of a battle', () => {
    const scenario = {
      ...SCENARIOS[0].scenario,
      skirmishers: [{ side: 'french' as const, at: 'A9', of: 0, acted: true }],
      position: {
        round: 3,
        turn: 'allied' as const,
        actions: 2,
        points: { french: 1, allied: 2 },
        leadersLost: { french: 0, allied: 1 },
        grandBattery: { french: true, allied: false },
      },
    };
    expect(must(readScenario(writeScenario(scenario)))).toEqual(scenario);
  });
});
