import { completeOptions, listOutcomes, must, ONLOOKER } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { TIME_TRACK } from '../data/forces.ts';
import { game } from '../index.ts';
import { FACES } from '../rules/pieces.ts';
import { battle, dawn, draw, Table } from './table.ts';

const undealt = (): Table =>
  new Table(must(game.setup(game.scenarios[0].scenario, must(completeOptions(game.options, {})))));

const sorted = (faces: string): string => faces.split(' ').filter(Boolean).sort().join(' ');

describe('M4 Setting up', () => {
  it('M4.1 the track holds twelve discs of each army, hour by hour', () => {
    const hours = Array.from({ length: 16 }, (_, i) => TIME_TRACK[6 + i] ?? [0, 0]);
    expect(hours.map(([austrian]) => austrian)).toEqual([2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(hours.map(([, french]) => french)).toEqual([1, 1, 1, 1, 1, 1, 2, 0, 0, 0, 3, 1, 0, 0, 0, 0]);
    expect(undealt().state.hour).toBe(6);
  });

  it('M4.2 three French discs begin uncommitted and no Austrian one', () => {
    expect(undealt().state.uncommitted).toEqual([0, 3]);
  });

  it('M4.3 eleven French pieces are dealt blind into their reserves', () => {
    const table = undealt();
    const chance = game.chance(table.state);
    const weights = Object.fromEntries(
      listOutcomes(chance).map(({ outcome, weight }) => [FACES[outcome], weight]),
    );
    expect(weights).toEqual({ i3: 2 / 11, i2: 6 / 11, c2: 3 / 11 });
    for (let n = 0; n < 11; n++) table.deal(undefined);
    const at = (locality: number): number => table.state.garrison[locality];
    expect([5, 8, 9, 10, 15, 24, 37, 41].map(at)).toEqual([2, 1, 1, 2, 1, 1, 1, 2]);
    const dealt = ['5', '8', '9', '10', '15', '24', '37', '41'].map((name) => table.at(name)).join(' ');
    expect(sorted(dealt)).toBe('c2 c2 c2 i2 i2 i2 i2 i2 i2 i3 i3');
  });

  it('M4.4 eight reinforcements are dealt blind into three boxes', () => {
    const table = battle(7);
    const boxes = ['tortona', 'novi', 'sale'].map((name) => table.at(name));
    expect(boxes.map((faces) => faces.split(' ').length)).toEqual([3, 4, 1]);
    expect(sorted(boxes.join(' '))).toBe('a1 c2 i2 i2 i2 i2 i3 i3');
  });

  it('M4.5 the French player sees what was dealt, the Austrian only that a piece was placed', () => {
    const table = undealt();
    table.deal('c2');
    expect(table.told('dealt', 1)).toEqual([{ type: 'dealt', army: 1, to: 5, face: 3 }]);
    expect(table.told('dealt', 0)).toEqual([{ type: 'dealt', army: 1, to: 5 }]);
    expect(table.told('dealt', ONLOOKER)).toEqual([{ type: 'dealt', army: 1, to: 5 }]);
  });

  it('M4.6 twenty Austrian pieces wait, the artillery known to all', () => {
    const table = battle();
    expect(table.at('alessandria').split(' ')).toHaveLength(20);
    expect(table.notes('austrian')).toEqual(['alessandria: a1']);
  });

  it('M4.7 all French pieces on the map begin disorganised', () => {
    const { disorder, garrison, entered } = battle().state;
    const french = garrison.flatMap((pieces, locality) =>
      pieces > 0 && entered[locality] === 1 ? [locality] : [],
    );
    expect(french).toEqual([5, 8, 9, 10, 15, 24, 37, 41]);
    expect(french.every((locality) => disorder[locality])).toBe(true);
  });
});

describe('M5 The course of the game', () => {
  it('M5.1 sixteen rounds, in each the Austrians before the French', () => {
    const table = battle();
    const turns: string[] = [];
    while (!table.ending) {
      turns.push(`${table.state.hour} ${table.asked}`);
      table.do('end');
    }
    expect(turns).toHaveLength(32);
    expect(turns.slice(0, 3)).toEqual(['6 austrian', '6 french', '7 austrian']);
    expect(turns.at(-1)).toBe('21 french');
  });

  it('M5.2 discs come before approaches are recovered, both before the actions, and morale is renewed at the end', () => {
    const table = dawn({
      hour: 9,
      toMove: 'french',
      austrian: { '59': 'i2' },
      french: { '70/59': 'i2', '80/70': 'i2' },
      discs: [{ army: 'french', at: 80, count: 1 }],
    });
    expect([table.uncommitted('french'), table.at('80'), table.at('70/59')]).toEqual([6, 'i2', 'i2']);
    expect(table.discs('french', 80)).toBe(1);
    table.do('end');
    expect(table.discs('french', 80)).toBe(0);
  });

  it('M5.3 the game ends after the French turn of 21 h', () => {
    const table = dawn({ hour: 21, toMove: 'austrian', austrian: { '59': 'i2' }, french: { '80': 'i2' } });
    expect(table.do('end').ending).toBeNull();
    expect(table.do('end').ending).toBe('french line-held');
  });
});

describe('M6 Actions', () => {
  it('M6.1 three orders a turn, and none is carried over', () => {
    const table = dawn({ austrian: { '59': 'i2' }, french: { '80': 'i2' } });
    expect(table.orders).toBe(3);
    table.do('end', 'end');
    expect([table.asked, table.orders]).toEqual(['austrian', 3]);
  });

  it('M6.2 marches across country, attacks, assaults, organising and local roads cost an order each', () => {
    const march = draw({ austrian: { '59': 'i2' } });
    expect(march.do('march:59>54').orders).toBe(2);
    const attack = draw({ austrian: { '59/70': 'i2' }, french: { '70': 'i2' } });
    expect(attack.do('attack:59/70>59/70').orders).toBe(2);
    const assault = draw({ austrian: { '3/5': 'i2' }, french: { '5/3': 'i2' } });
    expect(assault.do('assault:3/5').orders).toBe(2);
    const organise = draw({ toMove: 'french', french: { '8': 'i2' }, disorganised: [8] });
    expect(organise.do('organise:8').orders).toBe(2);
    const local = draw({ austrian: { '64': 'i2' } });
    expect(local.do('road:64', 'cross:64-59:local').orders).toBe(2);
  });

  it('M6.2 without orders none of these is possible', () => {
    const table = draw({
      turn: { orders: 0 },
      austrian: { '64': 'i2', '3/5': 'i2' },
      french: { '5/3': 'i2' },
    });
    expect(table.legal()).toEqual(['end']);
  });

  it('M6.3 defensive marches, main roads, the pontoon and bombardments are free', () => {
    const defensive = draw({ turn: { orders: 0 }, austrian: { '59': 'i2' }, french: { '70': 'i2' } });
    expect(defensive.do('march:59>59/70').at('59/70')).toBe('i2');
    const main = draw({ turn: { orders: 0 }, austrian: { '47': 'i2' } });
    expect(main.do('road:47', 'cross:47-59:main', 'done').at('59')).toBe('i2');
    const pontoon = draw({ turn: { orders: 0 }, austrian: { alessandria: 'i2' } });
    expect(pontoon.do('pontoon:alessandria').at('1')).toBe('i2');
    const guns = draw({ turn: { orders: 0 }, austrian: { '59/70': 'a1' }, french: { '70': 'i2' } });
    guns.do('bombard:59/70', 'cancel:59/70');
    expect(guns.orders).toBe(0);
    const ready = draw({
      turn: { orders: 0 },
      french: { '70': 'i2' },
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
    });
    expect(ready.do('complete:59/70', 'reduce:i2@70').at('70')).toBe('i1');
  });

  it('M6.4 while an action is going on no other one can begin', () => {
    const table = draw({ austrian: { '59': 'i2 i2', '47': 'i2' } });
    table.do('march:59>54', 'piece:i2');
    expect(table.legal()).toEqual(['done', 'piece:i2']);
  });

  it('M6.5 a piece that has acted does not act again, not even for nothing', () => {
    const table = draw({ austrian: { '46': 'i2' } });
    table.do('march:46>47');
    expect(table.legal()).toEqual(['end']);
  });

  it('M6.6 a piece may act in the turn in which it was organised', () => {
    const table = draw({ toMove: 'french', french: { '8': 'i2' }, disorganised: [8] });
    expect(table.can('march:8>4')).toBe(false);
    expect(table.do('organise:8', 'march:8>4').at('4')).toBe('i2');
  });

  it('M6.7 no more than three pieces take part in one action', () => {
    const table = draw({ austrian: { '59': 'i2 i2 i2 i2' } });
    table.do('march:59>54', 'piece:i2', 'piece:i2', 'piece:i2');
    expect([table.at('54'), table.at('59')]).toEqual(['i2 i2 i2', 'i2']);
  });

  it('M6.8 a player may end his turn with orders left', () => {
    const table = draw({ austrian: { '59': 'i2' } });
    expect(table.do('end').asked).toBe('french');
  });
});
