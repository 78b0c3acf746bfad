import { oddsFor, oddsIn, quickRng, type Odds } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { read } from '../rules/actions.ts';
import { ordered, type Table } from '../test/table.ts';
import { odds } from './odds.ts';

const FRENCH = 0;

function chances(table: Table, text: string): Odds {
  const action = read(text);
  if (!action) throw new Error(text);
  return oddsIn({ game, part: odds, seat: FRENCH, action, rng: quickRng('odds') }, table.state);
}

const of = ({ measures }: Odds, name: string): Record<string, number> =>
  Object.fromEntries(
    (measures.find((measure) => measure.name === name)?.values ?? []).map(({ value, chance }) => [
      String(value),
      Math.round(chance * 1e6) / 1e6,
    ]),
  );

/** The French unit on E7 stands and is about to choose its target. */
const aim = (drawing: string): Table => {
  const table = ordered(drawing, 'attack-centre', ['order:E7']);
  if (table.asked.startsWith('move ')) table.do('done');
  return table.do('battle:E7');
};

test('N6.16 fire with one die: a block on infantry, driven back on a flag', () => {
  const table = aim('E7: ./fLN1 . ./bLN');
  const told = chances(table, 'attack:E9');
  expect(told.certainty).toBe('exact');
  expect(of(told, 'foeBlocks')).toEqual({ 0: 0.666667, 1: 0.333333 });
  expect(of(told, 'foe')).toEqual({ unhurt: 0.5, weakened: 0.333333, back: 0.166667 });
});

test('N8.3 the chances of a melee take for granted that the defender stands, and say so', () => {
  const table = aim('E7: ./fLN2 ./bLN1');
  const told = chances(table, 'attack:E8');
  expect(told.given).toEqual(['react']);
  expect(of(told, 'foe')['destroyed']).toBeCloseTo(1 - 0.5 ** 3, 6); // two blocks and the French die
});

test('N9.1 the leader of a unit that is hit may fall', () => {
  const table = aim('E7: ./fLN1 . ./bLN+');
  expect(of(chances(table, 'attack:E9'), 'foeLeader')['lost']).toBeCloseTo(1 / 3 / 36, 6);
});

test('N10.9 a flag that may be ignored is told as such', () => {
  const table = aim('E7: ./fLN1 . ./bLN ./bLN \n D9: ./bLN');
  expect(of(chances(table, 'attack:E9'), 'foe')['flagged']).toBeCloseTo(1 / 6, 6);
});

test('a hidden hand changes nothing: from the view of the seat the same exact chances', () => {
  const table = aim('E7: ./fLN ./bLN');
  const action = read('attack:E8');
  if (!action) throw new Error('attack');
  const asked = { game, part: odds, seat: FRENCH, action, rng: quickRng('odds') };
  expect(oddsFor(asked, game.view(table.state, FRENCH))).toEqual(oddsIn(asked, table.state));
});
