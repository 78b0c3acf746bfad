import { completeOptions, must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { readScenario } from '../data/format.ts';
import { LEADERS_IN_BOX, NATIONS, UNIT_KINDS, kindOf } from '../data/units.ts';
import { bookOf, matches, positionsOf, tableBehind } from '../../book.ts';
import { game } from '../index.ts';
import { diceFor, type Reckoning } from '../rules/reckon.ts';
import type { State } from '../rules/state.ts';

const BOOK = bookOf('napoleonics').text.en;
const positions = positionsOf(BOOK).map(({ position }) => position);
const titleOf = (position: string): string => must(readScenario(position)).title.en;

const OPTIONS = must(completeOptions(game.options, {}));
const setUp = (position: string): State => must(game.setup(must(readScenario(position)), OPTIONS));

const rows = (rule: string): string[][] => tableBehind(BOOK, `**${rule}** `).slice(1);

/** The rows of the unit tables. */
const CODES = 'LN LT RL GR YG OG GG MI LC HC CU GHC FA GFA HA'.split(' ');
const charted = (of: 'inBox' | 'blocks'): string[][] =>
  CODES.map((code) => NATIONS.map((nation) => String(UNIT_KINDS[kindOf(nation, code)]?.[of] ?? '–')));

describe('the tables', () => {
  it('tell what is in the box', () => {
    const leaders = NATIONS.map((nation) => String(LEADERS_IN_BOX[nation]));
    expect(rows('N1.9').map((row) => row.slice(1))).toEqual([...charted('inBox'), leaders]);
  });

  it('tell the blocks of every unit', () => {
    const blocks = rows('N17.1').map((row) => row.slice(1, 4).map((cell) => cell.split(',')[0]));
    expect(blocks).toEqual(charted('blocks'));
  });

  it.each([
    ['N6.11', 'FA'],
    ['N6.12', 'HA'],
  ])('tell the dice of guns behind %s', (rule, code) => {
    const { guns } = UNIT_KINDS[kindOf('french', code)];
    const dice = rows(rule).map((row) => row.slice(1).map((cell) => Number.parseInt(cell) || 0));
    expect(dice).toEqual([guns?.many.slice(1), guns?.single.slice(1)]);
  });

  it.each(['N15.1', 'N16.1'])('tell how many of each card there are, behind %s', (rule) => {
    const counts = rows(rule).flatMap(([, number]) => number.split(', ').map(Number));
    const cards = CARDS.filter(({ orders }) => (orders.kind === 'sections') === (rule === 'N15.1'));
    expect(counts).toEqual(cards.map(({ count }) => count));
  });
});

/** A card is declined like any noun: its name is known by the stem of its first word. */
const STEM = 4;

describe('the cards', () => {
  it.each(['uk', 'ru'] as const)('have one name each in the %s book, that of N15 and N16', (language) => {
    const text = bookOf('napoleonics').text[language];
    const named = matches(text, /^- \*\*N1[56]\.\d+\*\* \*([^*]+)\*/gm);
    const stems = new Set(named.map((name) => name.slice(0, STEM)));
    const strange = matches(text, /«([^»]+)»/g).filter((name) => !stems.has(name.slice(0, STEM)));
    expect(strange).toEqual([]);
  });
});

/** What the captions tell of dice: null where the attack may not be made. */
const DICE: readonly (readonly [string, Reckoning, number | null])[] = [
  ['Light infantry fires', { from: 'F6', at: 'D6', way: 'fire' }, 5],
  ['Light infantry fires', { from: 'E8', at: 'D6', way: 'fire', moved: 1 }, 3],
  ['A line along a hexside', { from: 'E4', at: 'C4', way: 'fire' }, 4],
  ['A line along a hexside', { from: 'E10', at: 'C10', way: 'fire' }, null],
  ['Hills and sight', { from: 'B2', at: 'B4', way: 'fire' }, null],
  ['Hills and sight', { from: 'D2', at: 'D5', way: 'fire' }, null],
  ['Hills and sight', { from: 'F2', at: 'F4', way: 'fire' }, 3],
  ['Hills and sight', { from: 'B8', at: 'B11', way: 'fire' }, 1],
  ['Hills and sight', { from: 'D8', at: 'D11', way: 'fire' }, 1],
  ['Hills and sight', { from: 'F8', at: 'F10', way: 'fire' }, null],
  ['Guns above their friends', { from: 'D5', at: 'D8', way: 'fire' }, 2],
  ['Guns above their friends', { from: 'F5', at: 'F8', way: 'fire' }, null],
  ['Line against line', { from: 'D7', at: 'E7', way: 'melee', moved: 1 }, 4],
  ['Line against line', { from: 'E7', at: 'D7', way: 'back' }, 5],
  ['Cavalry against a square', { from: 'E7', at: 'D7', way: 'melee' }, 1],
  ['Cavalry against a square', { from: 'D7', at: 'E7', way: 'back' }, 1],
  ['Field works on a hill', { from: 'D7', at: 'E7', way: 'melee' }, 2],
  ['Field works on a hill', { from: 'E8', at: 'E7', way: 'melee' }, 3],
  ['Field works on a hill', { from: 'C7', at: 'E7', way: 'fire' }, 4],
  ['Ground of both hexes', { from: 'E3', at: 'D3', way: 'melee' }, 2],
  ['Ground of both hexes', { from: 'E8', at: 'D8', way: 'melee' }, 3],
  ['Combined arms from a hill', { from: 'F7', at: 'E7', way: 'melee', batteries: ['G7'] }, 4 + 3],
  ['Combined arms from a hill', { from: 'F7', at: 'E8', way: 'melee', batteries: ['G7'] }, null],
  ['Horse and guns against a square', { from: 'E7', at: 'D7', way: 'melee', batteries: ['G9'] }, 1 + 1],
];

describe('the drawn examples', () => {
  it.each(DICE)('hold: %s, %o', (title, attack, dice) => {
    const position = positions.find((one) => titleOf(one) === title);
    expect(diceFor(setUp(position ?? ''), attack)).toBe(dice);
  });
});
