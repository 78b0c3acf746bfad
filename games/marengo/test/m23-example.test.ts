import { describe, expect, it } from 'vitest';
import { battle, type Table } from './table.ts';

/** Faces in the order of dealing: 5 5 8 9 10 10 15 24 37 41 41, then Tortona, Novi, Sale. */
const DEAL = 'i2 i2 i3 i2 c2 i2 i2 i2 c2 c2 i3 i2 i2 i2 i3 i2 c2 a1 i3';

/** The rulebook's first Austrian turn at full speed. */
const firstTurn = (): Table =>
  battle(DEAL)
    .do('enter:alessandria', 'piece:c2', 'cross:1-2S:main', 'cross:2-3:main', 'ride:c2>3/5')
    .do('enter:alessandria', 'piece:i2', 'cross:1-2S:main')
    .do('enter:alessandria', 'piece:i2')
    .do('pontoon:alessandria', 'piece:i2');

describe('M23 The rulebook’s example of play', () => {
  it('M23.1 at most four pieces come in, at no cost', () => {
    const table = firstTurn();
    expect([table.legal(/^(enter|pontoon)/), table.orders]).toEqual([[], 3]);
    expect(table.at('alessandria').split(' ')).toHaveLength(16);
  });

  it('M23.2 the first reaches 3 and continues towards 5, the second 2, the others 1', () => {
    const table = firstTurn();
    expect([table.at('3/5'), table.at('2'), table.at('1')]).toEqual(['c2', 'i2', 'i2 i2']);
    expect(table.told('crossed').map((event) => 'step' in event && event.step)).toEqual([1, 2, 3, 2, 3, 3]);
  });

  it('M23.3 the French cannot block at 6 h, and at 7 h the attack on 5 cannot be stopped', () => {
    const table = firstTurn().do('end');
    expect(table.legal(/^march:5>5\//)).toEqual([]);
    table.do('end', 'attack:3/5>3/5');
    expect(table.told('decided')).toMatchObject([{ won: true }]);
  });

  it('M23.4 answer A: two orders to organise 10, the third for the cavalry to attack 3 by 12 and 6', () => {
    const table = firstTurn().do('end', 'organise:10', 'organise:10');
    expect(table.orders).toBe(1);
    table.do('road:10', 'piece:c2', 'cross:12-10:local', 'cross:6-12:local3', 'cross:3-6:local');
    expect([table.orders, table.told('decided')]).toMatchObject([0, [{ won: true }]]);
    expect([table.at('3'), table.at('2')]).toEqual(['c2', 'i2 c1']);
    // Two discs came at 6 h: one is lost, one committed to 3.
    expect([table.morale('austrian'), table.uncommitted('austrian'), table.discs('austrian', 3)]).toEqual([
      1, 0, 1,
    ]);
  });

  it('M23.4 only one of the two pieces in 10 cannot be organised', () => {
    const table = firstTurn().do('end', 'organise:10');
    expect(table.can('road:10') || table.can('end')).toBe(false);
  });

  it('M23.5 answer B: both pieces of 5 march together to 4, for three orders in all', () => {
    const table = firstTurn().do('end', 'organise:5', 'organise:5', 'march:5>4', 'piece:i2', 'piece:i2');
    expect([table.at('4'), table.orders]).toEqual(['i2 i2', 0]);
  });

  it('M23.6 answer C1: the piece in 8 marches to 4 for two orders', () => {
    const table = firstTurn().do('end', 'organise:8', 'march:8>4');
    expect([table.at('4'), table.orders]).toEqual(['i3', 1]);
  });

  it('M23.7 answer C2: the piece in 24 reaches 7 for two orders', () => {
    const table = firstTurn().do(
      'end',
      'organise:24',
      'road:24',
      'cross:24-29:main',
      'cross:13-29:local1',
      'cross:7-13:main',
    );
    expect([table.at('7'), table.orders]).toEqual(['i2', 1]);
  });

  it('M23.8 answer C3: by main road alone it reaches 13 for one order', () => {
    const table = firstTurn().do(
      'end',
      'organise:24',
      'road:24',
      'cross:24-29:main',
      'cross:29-35:main',
      'cross:13-35:main',
    );
    expect([table.at('13'), table.orders]).toEqual(['i2', 2]);
  });

  it('M23.9 against a piece in 4 the orders do not suffice for attacks from 5 and from 8', () => {
    const table = battle(DEAL).do(
      'enter:alessandria',
      'piece:c2',
      'cross:1-2S:main',
      'cross:2-4:main',
      'end',
    );
    const from8 = table.do('organise:8', 'attack:8>8/4').do('done');
    expect([from8.orders, from8.legal(/^organise:5/)]).toEqual([1, []]);
  });

  it('M23.9 nor the other way about', () => {
    const table = battle(DEAL).do(
      'enter:alessandria',
      'piece:c2',
      'cross:1-2S:main',
      'cross:2-4:main',
      'end',
    );
    table.do('organise:5', 'organise:5', 'attack:5>5/4', 'piece:i2', 'done');
    while (table.question !== 'actions') table.do('done');
    expect([table.orders, table.legal(/^(organise|attack)/)]).toEqual([0, []]);
  });
});
