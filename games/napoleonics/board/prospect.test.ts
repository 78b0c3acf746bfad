import { expect, test } from 'vitest';
import { HEX_NAMES, hexNamed } from '../data/board.ts';
import { Table, ordered } from '../test/table.ts';
import { prospectOf, sightLine } from './prospect.ts';

const FRENCH = 0;
const viewOf = (drawing: string) => new Table(drawing).view(FRENCH);
const unitOn = (view: ReturnType<typeof viewOf>, name: string): number => view.unitAt[hexNamed(name)];

test('N5.3 line infantry could go to the six hexes around it, but not where a unit stands', () => {
  const prospect = prospectOf(viewOf('E7: ./fLN ./bLN'), hexNamed('E7'));
  expect(prospect?.reach.map((hex) => HEX_NAMES[hex])).toEqual(
    expect.arrayContaining(['E6', 'D6', 'D7', 'F6', 'F7']),
  );
  expect(prospect?.reach).toHaveLength(5);
});

test('N6.5 the hexes it could fire at carry the dice of the rules, less what their ground takes', () => {
  const prospect = prospectOf(viewOf('E7: ./fLN3 . H/bLN'), hexNamed('E7'));
  const dice = (name: string): number | undefined =>
    prospect?.fire.find(({ hex }) => hex === hexNamed(name))?.dice;
  expect(dice('E5')).toBe(3);
  expect(dice('E9')).toBe(2);
  expect(dice('E10')).toBeUndefined();
});

test('N6.4 cavalry fires at nothing', () => {
  expect(prospectOf(viewOf('E7: ./fLC'), hexNamed('E7'))?.fire).toEqual([]);
});

test('N6.4 nor does a unit with an enemy unit beside it', () => {
  expect(prospectOf(viewOf('E7: ./fLN ./bLC . ./bLN'), hexNamed('E7'))?.fire).toEqual([]);
  expect(prospectOf(viewOf('E7: ./fLN ./+b'), hexNamed('E7'))?.fire).not.toEqual([]);
});

test('N16.17 nor does a unit of a turn whose card forbids fire', () => {
  const drawing = 'E7: ./fLN \n C7: ./bLN \n I7: ./fLN ./bLN';
  const fireBy = (card: string, ...orders: string[]) => {
    const view = ordered(drawing, card, orders).view(FRENCH);
    return prospectOf(view, hexNamed('E7'))?.fire.find(({ hex }) => hex === hexNamed('C7'))?.dice;
  };
  expect(fireBy('attack-centre', 'order:E7')).toBe(4);
  expect(fireBy('cold-steel')).toBeUndefined();
  expect(fireBy('bayonet-charge', 'order:E7')).toBeUndefined();
  expect(fireBy('grande-manoeuvre', 'manoeuvre', 'order:E7')).toBeUndefined();
});

test('N5.6 nor do foot guns that moved, and no line of theirs has dice', () => {
  const drawing = 'E7: ./fFA \n C6: ./bLN \n I7: ./fLN';
  const table = ordered(drawing, 'attack-centre', ['order:E7', 'order:I7']).do('move:E7', 'to:E8');
  const view = table.view(FRENCH);
  expect(prospectOf(view, hexNamed('E8'))?.fire).toEqual([]);
  expect(sightLine(view, unitOn(view, 'E8'), hexNamed('C6'))?.dice).toBe(0);
});

test('N5.7 a single block of horse artillery stands to battle, and fires no farther than 3', () => {
  const limits = (kind: string) => {
    const { march, range } = prospectOf(viewOf(`E7: ./${kind}`), hexNamed('E7')) ?? {};
    return [march, range];
  };
  expect([limits('fHA'), limits('fHA1'), limits('fFA1')]).toEqual([
    [1, 4],
    [0, 3],
    [0, 4],
  ]);
});

test('N7.2 a line of sight names the hex that cuts it', () => {
  const view = viewOf('E7: ./fFA F . ./bLN');
  const line = sightLine(view, unitOn(view, 'E7'), hexNamed('E10'));
  expect(line).toMatchObject({ cut: [hexNamed('E8')], inRange: true });
});

test('N7.9 guns on a hill see over their own just below them', () => {
  const view = viewOf('E7: H/fFA ./fLN . ./bLN');
  expect(sightLine(view, unitOn(view, 'E7'), hexNamed('E10'))?.cut).toBeNull();
});

test('N7.9 what stands farther off cuts their line, not their own just below', () => {
  const view = viewOf('E7: H/fFA ./fLN ./fLN . ./bLN');
  expect(sightLine(view, unitOn(view, 'E7'), hexNamed('E11'))?.cut).toEqual([hexNamed('E9')]);
});

test('an empty hex has no prospect, and no line leads to a neighbour', () => {
  const view = viewOf('E7: ./fLN');
  expect(prospectOf(view, hexNamed('A1'))).toBeNull();
  expect(sightLine(view, unitOn(view, 'E7'), hexNamed('E8'))).toBeNull();
});
