import { oddsFor, oddsIn, quickRng, type Odds } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import { read } from '../../rules/actions.ts';
import { battle, map, type Table } from '../../test/table.ts';
import { odds } from '../odds.ts';

const FRENCH = 0;

const asked = (text: string) => {
  const action = read(text);
  if (!action) throw new Error(text);
  return { game, part: odds, seat: FRENCH, action, rng: quickRng('odds') };
};
const chances = (table: Table, text: string): Odds => oddsIn(asked(text), table.state);

const of = ({ measures }: Odds, name: string): Record<string, number> =>
  Object.fromEntries(
    (measures.find((measure) => measure.name === name)?.values ?? []).map(({ value, chance }) => [
      String(value),
      chance,
    ]),
  );

test('C3.5 a block of three steps at F2 hits with each die by a third', () => {
  const told = chances(
    battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F10'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    ),
    'fire.F10.line',
  );
  expect(told.certainty).toBe('exact');
  expect(of(told, 'foeSteps')[0]).toBeCloseTo((2 / 3) ** 3, 9);
  expect(of(told, 'foeSteps')[3]).toBeCloseTo((1 / 3) ** 3, 9);
  expect(of(told, 'foeBlocks')).toEqual({ 0: expect.closeTo(1, 9) });
});

test('C6.55 shock raises F3 to F4 for the first fire', () => {
  const field = (charging: string[]) =>
    battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F22'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      { charging },
    );
  expect(of(chances(field([]), 'fire.F22.line'), 'foeSteps')[0]).toBeCloseTo(1 / 4, 9);
  expect(of(chances(field(['F22']), 'fire.F22.line'), 'foeSteps')[0]).toBeCloseTo(1 / 9, 9);
});

test('C6.68 hits that find nobody are not counted, and C7.9 who takes the last step of a position routs the enemy', () => {
  const told = chances(
    battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F10'] },
      { left: ['P02'], centre: ['P03'], right: ['P07=1'] },
    ),
    'fire.F10.line',
  );
  expect(Object.keys(of(told, 'foeSteps'))).toEqual(['0', '1']);
  expect(of(told, 'battle')['routs']).toBeCloseTo(1 - (2 / 3) ** 3, 9);
});

test('C5.17 a forced march costs a step on 1, 2 or 3, and C5.18 with the leader shown on 1 or 2', () => {
  const table = map({ beaumont: ['F01', 'F06'] }).do('march.F06.beaumont.thuin', 'march.F01.beaumont.thuin');
  expect(of(chances(table, 'force.F06.thuin.charleroi.group1'), 'march')['weakened']).toBeCloseTo(1 / 2, 9);
  expect(of(chances(table, 'led.F06.thuin.charleroi.group1'), 'march')['weakened']).toBeCloseTo(1 / 3, 9);
  expect(of(chances(table, 'led.F01.thuin.charleroi.group1'), 'march')['destroyed']).toBeCloseTo(1 / 3, 9);
});

test('C6.36 whoever ends his part sees how the enemy’s nerves will hold', () => {
  const told = chances(
    battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F10'] },
      { left: ['P02'], centre: ['P03'], right: ['P07=1'] },
    ),
    'done',
  );
  expect(of(told, 'morale')['breaks']).toBeCloseTo(1 / 2, 9);
  expect(of(told, 'battle')).toEqual({ routs: expect.closeTo(1 / 2, 9), goesOn: expect.closeTo(1 / 2, 9) });
});

test('C6.38 a battery whose nerve fails is destroyed, and is said to be', () => {
  const told = chances(
    battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F10'] },
      { left: ['P02'], centre: ['P03'], right: ['P07', 'P05=1'] },
    ),
    'done',
  );
  expect(of(told, 'morale')).toEqual({
    stands: expect.closeTo(1 / 2, 9),
    destroyed: expect.closeTo(1 / 2, 9),
  });
});

test('C6.85 a skirmish tells the losses of both sides', () => {
  const table = map({ laneffe: ['F20', 'F06', 'F07'], charleroi: ['P04'] }).do(
    'march.F20.laneffe.charleroi',
    'march.F06.laneffe.charleroi',
    'done',
    'show.F20',
  );
  const told = chances(table, 'done');
  expect(of(told, 'ownSteps')[0]).toBeCloseTo(4 / 9, 9);
  expect(of(told, 'foeBlocks')[1]).toBeGreaterThan(0);
});

test('C3.2 hidden reserves change nothing: from the seat’s view the same exact chances', () => {
  const table = battle(
    { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F10'] },
    { left: ['P02'], centre: ['P03'], right: ['P07'], reserve: ['P08', 'P11', 'P04'] },
    {},
    { unknown: ['P08', 'P11', 'P04'] },
  );
  const about = asked('fire.F10.line');
  expect(oddsFor(about, game.view(table.state, FRENCH))).toEqual(oddsIn(about, table.state));
});
