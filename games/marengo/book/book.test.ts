import { completeOptions, must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { BOXES, FIRST_HOUR, LAST_HOUR, TIME_TRACK } from '../data/forces.ts';
import { bookOf, positionsOf, tableBehind } from '../../book.ts';
import { game } from '../index.ts';
import type { State } from '../rules/state.ts';
import { Table } from '../test/table.ts';

const BOOK = bookOf('marengo').text.en;
const positionBehind = (rule: string): string =>
  positionsOf(BOOK).find((drawing) => drawing.rule === rule)?.position ?? '';

const OPTIONS = must(completeOptions(game.options, {}));
const setUp = (position: string): State => must(game.setup(JSON.parse(position), OPTIONS));

const rows = (rule: string): string[][] => tableBehind(BOOK, `**${rule}** `);

describe('the tables', () => {
  it('tell the discs of every hour', () => {
    const [hours, austrian, french] = rows('M4.1').map((row) => row.slice(1));
    const told = hours.map((hour, at) => [hour, [austrian[at], french[at]].map((n) => Number(n) || 0)]);
    expect(Object.fromEntries(told)).toEqual(TIME_TRACK);
  });

  it('tell how reinforcements enter', () => {
    const [, ...told] = rows('M15.1');
    const armies = ['Austrian', 'French'];
    const boxes = BOXES.map(({ name, army, hour, into }) => `${name} ${armies[army]} ${hour} h ${into}`);
    expect(told.map((row) => row.join(' ').toLowerCase())).toEqual(boxes.map((row) => row.toLowerCase()));
  });

  it('tell the hours of the day', () => {
    expect(BOOK).toContain(`${LAST_HOUR - FIRST_HOUR + 1} rounds`);
  });
});

/** The example drawn behind a rule, ready to be played. */
const drawn = (rule: string): Table => new Table(setUp(positionBehind(rule)));
const won = (table: Table): unknown[] => table.told('decided').map((event) => 'won' in event && event.won);
const total = (table: Table): unknown[] =>
  table.told('result').map((event) => 'total' in event && event.total);

describe('the drawn examples hold', () => {
  it('M3.4 two block a wide approach fully, one only partly', () => {
    const table = drawn('M3.4');
    expect(table.can('attack:59/70>59/70')).toBe(true);
    expect(table.do('end').can('attack:70/59>70/59')).toBe(false);
    expect(table.can('attack:54>54/59')).toBe(true);
  });

  it('M4.7 the deal is the battle’s, all face down but the artillery', () => {
    const table = drawn('M4.7');
    expect([table.question, table.uncommitted('austrian'), table.uncommitted('french')]).toEqual([
      'actions',
      2,
      3,
    ]);
    const [real] = game.scenarios;
    const faces = (given: unknown): string[] =>
      (JSON.stringify(given).match(/"[ica][123]"/g) ?? []).toSorted();
    expect(faces(JSON.parse(positionBehind('M4.7')))).toEqual(faces(real.scenario));
  });

  it('M7.7 where the pieces of 59 may march, and at what price', () => {
    const table = drawn('M7.7');
    expect(table.legal(/^march/)).toEqual(['march:59>47', 'march:59>54', 'march:59>59/70', 'march:59>64']);
    table.do('march:59>59/70', 'piece:i3', 'piece:i2', 'done');
    expect(table.orders).toBe(3);
    expect(drawn('M7.7').do('march:59>59/70', 'piece:i3', 'piece:i2', 'piece:i2').orders).toBe(2);
  });

  it('M8.6 four pieces on one road', () => {
    const table = drawn('M8.6');
    table.do('road:47', 'piece:c2', 'cross:47-59:main', 'cross:59-70:main', 'cross:70-80:main');
    table.do('road:47', 'piece:i2', 'cross:47-59:main', 'cross:59-70:main');
    table.do('road:47', 'piece:i3', 'cross:47-59:main');
    expect([table.at('80'), table.at('70'), table.at('59'), table.orders]).toEqual(['i2 c2', 'i2', 'i3', 3]);
    expect(table.do('road:47').can('cross:47-59:main')).toBe(false);
  });

  it('M8.13 cavalry attacks by road and rides on', () => {
    const table = drawn('M8.13').do('road:40', 'cross:40-47:main', 'cross:47-59:main');
    expect([won(table), table.legal(/^retreat/)]).toEqual([[true], ['retreat:i1>54', 'retreat:i1>70']]);
    expect(table.do('retreat:i1>54', 'cross:59-70:main').at('70')).toBe('c2');
  });

  it('M9.10 one piece stops the first lone attacker, not the second, and not two', () => {
    const table = drawn('M9.10').do('attack:59>59/70', 'piece:i2', 'done', 'done');
    expect(won(table)).toEqual([false]);
    table.do('attack:59>59/70', 'piece:i2', 'done');
    expect(won(table)).toEqual([false, true]);
    expect(won(drawn('M9.10').do('attack:59>59/70', 'piece:i2', 'piece:i2', 'done'))).toEqual([true]);
  });

  it('M9.13 an attack that is blocked', () => {
    const table = drawn('M9.13').do('attack:3>3/5', 'piece:i3');
    expect([won(table), table.discs('french', 5)]).toEqual([[false], 1]);
    expect(table.do('advance').at('3/5')).toBe('i2');
  });

  it('M10.7 the piece in the approach is reduced', () => {
    const table = drawn('M10.7').do('complete:59/70');
    expect(table.legal()).toEqual(['reduce:i2@70/59']);
    expect(table.do('reduce:i2@70/59').morale('french')).toBe(4);
  });

  it('M11.16 a won assault on a wide approach', () => {
    const table = drawn('M11.16').do('assault:59/70', 'lead:i2', 'lead:i2', 'lead:i3', 'lead:i3');
    while (table.question !== 'actions')
      table.do(table.legal().find((word) => word === 'done') ?? table.legal()[0]);
    expect([total(table), won(table), table.at('70')]).toEqual([[1], [true], 'i2 i2']);
    expect([table.at('59/70'), table.morale('french'), table.morale('austrian')]).toEqual(['i2', 1, 5]);
  });

  it('M11.29 the whole of an assault', () => {
    const table = drawn('M11.29').do('assault:3/5', 'lead:i1', 'lead:i3', 'done', 'fire', 'counter:c2');
    expect([total(table), won(table), table.at('3/5')]).toEqual([[-1], [false], 'i2']);
    expect([table.at('5/3'), table.morale('austrian')]).toEqual(['c1 a1', 2]);
  });

  it('M12.3 three destinations cost three orders', () => {
    const table = drawn('M12.3').do('march:47>59', 'piece:i2', 'piece:c2', 'piece:c2');
    table.do('ride:c2>59/70', 'ride:c2>59/64', 'done');
    expect([table.at('59'), table.orders]).toEqual(['i2', 0]);
  });

  it('M13.6 what a retreat costs, and the ways out', () => {
    const table = drawn('M13.6').do('attack:3/5>3/5');
    expect(table.legal(/^retreat/).map((word) => word.split('>')[1])).toEqual(['8', '9', '8', '9']);
    expect(table.told('reduced')).toHaveLength(3);
    expect(table.morale('french')).toBe(1);
  });

  it('M13.10 not west while an unmarked border is open', () => {
    const table = drawn('M13.10').do('attack:80/70>80/70');
    expect(table.legal(/^retreat/)).toEqual(['retreat:c2>65', 'retreat:c2>71']);
  });

  it('M14.9 a locality begun is finished', () => {
    const table = drawn('M14.9').do('organise:10');
    expect(table.legal()).toEqual(['organise:10', 'organise:8']);
    expect(table.do('organise:10', 'organise:8').orders).toBe(0);
  });

  it('M15.7 nobody enters where others are waited for', () => {
    expect(drawn('M15.7').legal(/^march/)).toEqual([
      'march:76>67',
      'march:76>75',
      'march:76>81',
      'march:76>82',
    ]);
  });

  it('M16.2 who faces nobody goes back', () => {
    const table = drawn('M16.2').do('end');
    expect([table.at('59/64'), table.at('59/70'), table.at('59')]).toEqual(['i2', '', 'i3']);
  });

  it('M18.22 the three stages of renewal', () => {
    const table = drawn('M18.22').do('end');
    expect([table.legal(), table.morale('french'), table.uncommitted('french')]).toEqual([
      ['disc:9', 'done'],
      4,
      2,
    ]);
  });

  it('M19.4 three pieces east of the line', () => {
    expect(drawn('M19.4').do('end').ending).toBe('austrian breakthrough');
  });

  it('M23.2 the first French turn', () => {
    const table = drawn('M23.2').do('organise:10', 'organise:10', 'road:10', 'piece:c2');
    table.do('cross:12-10:local', 'cross:6-12:local3', 'cross:3-6:local');
    expect([table.at('3'), table.orders, table.discs('austrian', 3)]).toEqual(['c2', 0, 1]);
    expect(table.morale('austrian')).toBe(1);
  });
});
