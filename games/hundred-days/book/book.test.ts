import { completeOptions, must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { readScenario } from '../data/format.ts';
import { GROUND, SIDE, type GroundRow } from '../data/terrain.ts';
import { ARM, NATION, startFigures } from '../data/units.ts';
import { bookOf, positionsOf, tableBehind } from '../../book.ts';
import { game } from '../index.ts';
import { Table } from '../test/field.ts';

const BOOK = bookOf('hundred-days').text.en;
const positions = positionsOf(BOOK).map(({ position }) => position);
const titleOf = (position: string): string => must(readScenario(position)).title?.en ?? '';

type Chosen = Readonly<Record<string, boolean | string>>;
const setUp = (position: string, options: Chosen = {}): Table =>
  new Table(must(game.setup(must(readScenario(position)), must(completeOptions(game.options, options)))));

const tableOf = (chapter: string): string[][] => tableBehind(BOOK, `\n## ${chapter} `).slice(1);

/** A sign and a number at the head of a cell; nothing is nought. */
const amount = (cell: string): number => Number.parseInt(cell.replace('−', '-')) || 0;

describe('the tables', () => {
  it('tell what the ground does', () => {
    const grounds = ['clear', 'wood', 'town', 'fortification', 'hill', 'lake'] as const;
    const rows: GroundRow[] = grounds.map((ground) => GROUND[ground]);
    const table = tableOf('H2').slice(0, grounds.length);
    expect(table.map((row) => -amount(row[1]))).toEqual(
      rows.map(({ dice, farDice }) => dice + farDice || -0),
    );
    expect(table.map((row) => row[2].startsWith('stop'))).toEqual(rows.map(({ stops }) => stops));
    expect(table.map((row) => row[2] !== 'closed')).toEqual(rows.map(({ open }) => open));
    expect(table.map((row) => row[3] !== 'no')).toEqual(rows.map(({ charge }) => charge));
    expect(table.map((row) => row[4] === 'blocks')).toEqual(rows.map(({ blocksSight }) => blocksSight));
    expect(table.map((row) => amount(row[5]))).toEqual(rows.map(({ morale }) => morale));
  });

  it('tell what lies on a hexside', () => {
    const sides = (['stream', 'river', 'bridge'] as const).map((side) => SIDE[side]);
    const table = tableOf('H2').slice(6, 9);
    expect(table.map((row) => row[1] === 'no shock')).toEqual(sides.map(({ shock }) => !shock));
    expect(table.map((row) => Math.abs(amount(row[1])))).toEqual(sides.map(({ dice }) => dice));
    expect(table.map((row) => row[2].startsWith('stop'))).toEqual(sides.map(({ stops }) => stops));
    expect(table.map((row) => row[3] === 'yes')).toEqual(sides.map(({ charge }) => charge));
    expect(table.map((row) => amount(row[5]))).toEqual(sides.map(({ morale }) => morale));
  });

  it('tell the strength and the pace of every unit', () => {
    const rows = tableOf('H3').map((row) => row.slice(1).map(amount));
    const infantry = [NATION.french, NATION.british, NATION.dutch].map(({ infantry: figures }) => figures);
    const arms = [ARM.infantry, ARM.infantry, ARM.infantry, ARM.cavalry, ARM.artillery];
    const figures = [...infantry, startFigures('french', 'cavalry'), startFigures('french', 'artillery')];
    expect(rows.slice(0, arms.length)).toEqual(
      arms.map(({ halves, points, dice }, i) => [figures[i], (halves * points) / 2, halves / 2, dice]),
    );
  });

  it('tell the numbers that hit', () => {
    const hits = tableOf('H8').map((row) =>
      row
        .slice(1)
        .map(amount)
        .filter((low) => low > 0),
    );
    expect(hits).toEqual([ARM.infantry.hits, ARM.cavalry.hits, ARM.artillery.hits]);
  });
});

/** The position with this title, at its table. */
function drawn(title: string, options?: Chosen): Table {
  const position = positions.find((one) => titleOf(one) === title);
  return setUp(position ?? '', options);
}

describe('the drawn examples hold', () => {
  it('a road through a wood', () => {
    const title = 'A road through a wood';
    const road = drawn(title).pick('C5').do('step:D5', 'step:E5', 'step:F5', 'step:G5');
    expect([road.at('G5'), road.left]).toEqual(['infantry 3', 4]);
    expect(drawn(title).pick('C7').do('step:D7').targets('step')).toEqual([]);
  });

  it('a stream and a bridge', () => {
    const title = 'A stream and a bridge';
    expect(drawn(title).pick('E5').do('shock:E4').dice.count).toBe(1);
    expect(drawn(title).pick('H5').do('shock:H4').dice.count).toBe(2);
    const stands = drawn(title).pick('E5').do('shock:E4').roll('6', '5');
    expect(stands.at('E4')).toBe('infantry 2');
    expect(drawn(title).pick('H5').do('shock:H4').roll('52', '5').asks).toBe('allied retreat');
  });

  it('over country and along the road', () => {
    const title = 'Over country and along the road';
    const march = drawn(title).pick('D6').do('step:E5', 'step:F5', 'step:G5');
    expect([march.at('G5'), march.left]).toEqual(['infantry 3', 4]);
    const ride = drawn(title).pick('I7').do('step:J7');
    expect(ride.whereLeader(0)).toBe('gone');
    expect(ride.do('step:K7', 'step:L7').at('L7')).toBe('cavalry 2');
  });

  it('a leader in danger', () => {
    const fire = (...rolls: string[]): Table =>
      drawn('A leader in danger')
        .pick('E6')
        .do('fire:E4')
        .roll(...rolls);
    expect(fire('621', '3').asks).toBe('allied withdraw');
    expect(fire('622').asks).toBe('allied withdraw');
    expect(fire('662').whereLeader(0)).toBe('gone');
  });

  it.each([
    ['E5', ['E3']],
    ['J5', []],
    ['C8', []],
    ['H8', ['J8']],
  ])('lines of sight from %s', (from, seen) => {
    expect(drawn('Lines of sight').pick(from).targets('fire')).toEqual(seen);
  });

  it('fire at a wood and at a hill', () => {
    const title = 'Fire at a wood and at a hill';
    expect(drawn(title).pick('E5').do('fire:D4').dice.count).toBe(3);
    const hill = drawn(title).pick('E7').do('fire:E4').roll('66');
    expect(hill.at('E4')).toBe('infantry 2, artillery 2');
  });

  it('shock by horse and foot', () => {
    const title = 'Shock by horse and foot';
    const charge = drawn(title).pick('E8').do('step:E7', 'step:E6', 'step:E5', 'shock:E4', 'no');
    expect([charge.left, charge.dice.count]).toEqual([4, 3]);
    expect(drawn(title).pick('H5').targets('shock')).toEqual([]);
    expect(drawn(title).pick('K5').targets('shock')).toEqual(['K4']);
  });

  it('a test of morale', () => {
    const shock = drawn('A test of morale').pick('E5').do('shock:E4').roll('532', '6', '4');
    expect(shock.asks).toBe('allied retreat');
    shock.do('retreat:E3');
    expect([shock.at('E3'), shock.at('E4')]).toEqual(['infantry 2, leader 0', 'artillery 2']);
    expect(drawn('A test of morale').pick('E5').do('shock:E4').roll('532', '5').asks).toBe('french command');
  });

  it.each([
    ['Ways of retreat', ['E3', 'F3', 'F4']],
    ['Friends make way', ['E3', 'F3']],
  ])('%s', (title, ways) => {
    expect(drawn(title).pick('E5').do('shock:E4').roll('522', '6').targets('retreat')).toEqual(ways);
  });

  it('a leader makes way', () => {
    const t = drawn('A leader makes way').pick('E5').do('shock:E4').roll('522', '6');
    expect(t.targets('retreat')).toEqual(['D2', 'E2']);
    expect(t.do('retreat:D2').at('E3')).toBe('infantry 1, leader 0');
  });

  it('guns inside and outside a square', () => {
    const title = 'Guns inside and outside a square';
    const inside = drawn(title).pick('E7').do('step:E6', 'step:E5');
    expect([inside.targets('shock'), inside.targets('shock-guns')]).toEqual([['E4'], []]);
    expect(inside.do('shock:E4').roll('655').at('E4')).toBe('infantry 3 square, artillery 2 inside');
    const outside = drawn(title).pick('H7').do('step:H6', 'step:H5');
    expect([outside.targets('shock'), outside.targets('shock-guns')]).toEqual([['H4'], ['H4']]);
  });

  it('rally', () => {
    expect(drawn('Rally').pick('E5').do('rally').roll('3').at('E5')).toBe('infantry 2, leader 0');
    expect(drawn('Rally').pick('E5').do('rally').roll('4').at('E5')).toBe('infantry 1, leader 0');
    expect(drawn('Rally').pick('H5').do('rally').roll('3').at('H5')).toBe('cavalry 2+2, leader 1');
  });

  it('a key hex', () => {
    expect(drawn('A key hex').pick('E5').do('step:E4', 'step:E3').points).toEqual([2, 0]);
    expect(drawn('A key hex').pick('F5').do('step:E4', 'step:E3').points).toEqual([0, 0]);
  });

  it('where skirmishers may go', () => {
    const t = drawn('Where skirmishers may go', { skirmishers: 'basic' }).pick('E5');
    expect(t.targets('put-out')).toEqual(['D5', 'D6', 'E6', 'F5']);
  });

  it('a grand battery', () => {
    const t = drawn('A grand battery', { grandBattery: true });
    t.do(`grand-battery:${t.unit('D5')}`);
    const guns = ['D5', 'E5', 'F5'].map((hex) => String(t.unit(hex, 'guns')));
    expect(t.targets('pick').toSorted()).toEqual(guns.toSorted());
    expect(t.left).toBe(5);
  });

  it('a screen of skirmishers', () => {
    const fire = (hex: string): number =>
      drawn('A screen of skirmishers', { skirmishers: 'kevin' })
        .pick('F5')
        .do('put-out:E5')
        .endTurn()
        .pick('C5')
        .do(`fire:${hex}`).dice.count;
    expect([fire('E5'), fire('F5')]).toEqual([3, 2]);
  });
});
