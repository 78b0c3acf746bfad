import { oddsFor, oddsIn, quickRng, type Odds } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import { read } from '../../rules/actions.ts';
import { field, type Table } from '../../test/field.ts';
import { odds } from '../odds.ts';

const FRENCH = 0;
const ALLIED = 1;

const asked = (text: string, seat: number) => {
  const action = read(text);
  if (!action) throw new Error(text);
  return { game, part: odds, seat, action, rng: quickRng('odds') };
};

const chances = (table: Table, text: string, seat = FRENCH): Odds => oddsIn(asked(text, seat), table.state);

const of = ({ measures }: Odds, name: string): Record<string, number> =>
  Object.fromEntries(
    (measures.find((measure) => measure.name === name)?.values ?? []).map(({ value, chance }) => [
      String(value),
      chance,
    ]),
  );

const names = ({ measures }: Odds): string[] => measures.map(({ name }) => name);

test('H8.2 fire of infantry takes a step on each 6, and drives nobody back', () => {
  const told = chances(field('french infantry E5 \n prussian infantry E4').do('pick:0'), 'fire:E4');
  expect(told.certainty).toBe('exact');
  expect(of(told, 'steps')[0]).toBeCloseTo((5 / 6) ** 3, 9);
  expect(of(told, 'foot')['destroyed']).toBeCloseTo((1 / 6) ** 3, 9);
  expect(of(told, 'foot')['back']).toBeUndefined();
  expect(names(told)).toEqual(['foot', 'steps']);
});

test('H10.3 a shock with a hit drives back on a 6 even whom no other die would', () => {
  const table = field('french infantry E5 \n british infantry+1 E4').do('pick:0');
  const told = chances(table, 'shock:E4');
  const hit = 1 - (2 / 3) ** 3;
  expect(of(told, 'foot')['unhurt']).toBeCloseTo(1 - hit, 9);
  expect(of(told, 'foot')['back']).toBeCloseTo(hit / 6, 9);
});

test('H6.6 every die of a shock that shows 1 endangers the leader', () => {
  const table = field('french infantry E5 \n british infantry E4 \n leader allied 2 E4').do('pick:0');
  expect(of(chances(table, 'shock:E4'), 'leader')['lost']).toBeCloseTo(1 - (1 - 1 / 36) ** 3, 9);
});

test('H12.3 a charge is reckoned against infantry that stands in line, and says so', () => {
  const table = field('french cavalry E8 \n prussian infantry E5').do('pick:0', 'step:E7', 'step:E6');
  const told = chances(table, 'shock:E5');
  expect(told.given).toEqual(['reactSquare']);
  expect(of(told, 'steps')[0]).toBeCloseTo(1 / 8, 9);
});

test('H12.4 he who may form square sees how likely it is, and what follows', () => {
  const table = field('french cavalry E8 \n prussian infantry E5').do(
    'pick:0',
    'step:E7',
    'step:E6',
    'shock:E5',
  );
  const told = chances(table, 'yes', ALLIED);
  expect(of(told, 'square')['formed']).toBeCloseTo(4 / 6, 9);
  const [inSquare, inLine] = [(5 / 6) ** 3, (1 / 2) ** 4];
  expect(of(told, 'steps')[0]).toBeCloseTo((4 / 6) * inSquare + (2 / 6) * inLine, 9);
});

test('H10.4 the guns of a stack have a fate of their own', () => {
  const table = field('french infantry E5 \n prussian infantry E4 \n prussian artillery E4').do('pick:0');
  const told = chances(table, 'shock:E4');
  expect(names(told)).toEqual(['foot', 'guns', 'steps']);
  expect(of(told, 'guns')['back']).toBeGreaterThan(0);
});

test('H8.8 of two equal units the foot is taken to lose first, and it is said', () => {
  const table = field('french infantry E5 \n british infantry E4 figures:2 \n british artillery E4').do(
    'pick:0',
  );
  const told = chances(table, 'fire:E4');
  expect(told.given).toEqual(['loss']);
  expect(of(told, 'guns')['weakened']).toBeGreaterThan(0);
});

test('H13.2 a rally succeeds on a die not above figures and leader, never on a 6', () => {
  const table = field('french infantry E5 figures:1 \n leader french 2 E5 \n prussian infantry A1').do(
    'pick:0',
  );
  expect(of(chances(table, 'rally'), 'rally')).toEqual({ regained: 0.5, vain: 0.5 });
});

test('H17.2 the leader who adds his dice may fall by them', () => {
  const table = field('french infantry E5 \n leader french 1 E5 \n prussian infantry E4', {
    leaderInShock: true,
  }).do('pick:0', 'shock:E4');
  const told = chances(table, 'leader-dice:1');
  expect(of(told, 'ownLeader')['lost']).toBeCloseTo(1 - (1 - 1 / 36) ** 4, 9);
});

test('nothing is hidden: from the view of the seat the same exact chances', () => {
  const table = field('french infantry E5 \n prussian infantry E4').do('pick:0');
  const shock = asked('shock:E4', FRENCH);
  expect(oddsFor(shock, game.view(table.state, FRENCH))).toEqual(oddsIn(shock, table.state));
});

test('H17.2 whoever is tested, the die is thrown by his own side', () => {
  const text = 'french infantry E5 \n leader french 1 E5 \n prussian infantry E4 \n leader allied 1 E4';
  const { state } = field(text, { leaderInShock: true });
  const tested = (leader: number) =>
    odds.thrower?.({ type: 'leader-tested', leader, roll: 0, killed: false }, state);
  expect([tested(0), tested(1)]).toEqual([FRENCH, ALLIED]);
});
