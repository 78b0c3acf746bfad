import { describe, expect, it } from 'vitest';
import { positionNamed } from '../rules/map.ts';
import { C2 } from '../rules/pieces.ts';
import { draw } from './table.ts';

describe('M12 Cavalry continuation', () => {
  it('M12.1 cavalry that has marched into a reserve may continue into an approach with the enemy beyond', () => {
    const table = draw({ austrian: { '47': 'c2' }, french: { '70': 'i2' } });
    table.do('march:47>59');
    expect(table.legal()).toEqual(['done', 'ride:c2>59/70']);
    expect(table.do('ride:c2>59/70').at('59/70')).toBe('c2');
  });

  it('M12.1 infantry may not', () => {
    const table = draw({ austrian: { '47': 'i2' }, french: { '70': 'i2' } });
    expect(table.do('march:47>59').legal()).toEqual(['done']);
  });

  it('M12.1 after a won manoeuvre attack', () => {
    const table = draw({ austrian: { '59/70': 'c2' }, french: { '70/69': 'i1', '80': 'i2' } });
    table.do('attack:59/70>59/70', 'ride:c2>70/80');
    expect(table.at('70/80')).toBe('c2');
  });

  it('M12.2 it costs nothing by itself', () => {
    const table = draw({ austrian: { '47': 'c2' }, french: { '70': 'i2' } });
    expect(table.do('march:47>59', 'ride:c2>59/70').orders).toBe(2);
  });

  it('M12.3 each further destination costs an order, the reserve included', () => {
    const table = draw({ austrian: { '47': 'i2 c2 c2' }, french: { '70': 'i2', '64': 'i2' } });
    table.do('march:47>59', 'piece:i2', 'piece:c2', 'piece:c2', 'ride:c2>59/70', 'ride:c2>59/64', 'done');
    expect([table.at('59'), table.at('59/70'), table.at('59/64')]).toEqual(['i2', 'c2', 'c2']);
    expect(table.orders).toBe(0);
  });

  it('M12.3 two that go the same way are one destination', () => {
    const table = draw({ austrian: { '47': 'c2 c2' }, french: { '70': 'i2' } });
    table.do('march:47>59', 'piece:c2', 'piece:c2', 'ride:c2>59/70', 'ride:c2>59/70');
    expect([table.at('59/70'), table.orders]).toEqual(['c2 c2', 2]);
  });

  it('M12.3 without an order to pay for it there is no division', () => {
    const table = draw({ turn: { orders: 1 }, austrian: { '47': 'i2 c2' }, french: { '70': 'i2' } });
    table.do('march:47>59', 'piece:i2', 'piece:c2');
    expect(table.legal()).toEqual(['done']);
    const riders = draw({ turn: { orders: 1 }, austrian: { '47': 'c2 c2' }, french: { '70': 'i2' } });
    riders.do('march:47>59', 'piece:c2', 'piece:c2', 'ride:c2>59/70');
    expect(riders.legal()).toEqual(['ride:c2>59/70']);
  });

  it('M12.4 after a road march only into approaches joined by road with the road marched on', () => {
    // From 12 by 6-12:local3 one can only come from 10; in 12 the three roads do not meet.
    const table = draw({ austrian: { '6': 'c2' }, french: { '10': 'i2', '14': 'i2' } });
    table.do('road:6', 'cross:6-12:local3');
    expect(table.legal(/^ride/)).toEqual(['ride:c2>12/10']);
  });

  it('M12.5 a free march stays free only if it continues by main road', () => {
    const main = draw({ austrian: { '47': 'c2' }, french: { '70': 'i2' } });
    expect(main.do('road:47', 'cross:47-59:main', 'ride:c2>59/70').orders).toBe(3);
    const local = draw({ austrian: { '47': 'c2' }, french: { '64': 'i2' } });
    expect(local.do('road:47', 'cross:47-59:main', 'ride:c2>59/64').orders).toBe(2);
    const none = draw({ turn: { orders: 0 }, austrian: { '47': 'c2' }, french: { '64': 'i2' } });
    expect(none.do('road:47', 'cross:47-59:main').legal(/^ride/)).toEqual([]);
  });

  it('M12.6 continuing after an attack on a road march ends the march', () => {
    const table = draw({ austrian: { '47': 'c2' }, french: { '59/64': 'i1', '70': 'i2' } });
    table.do('road:47', 'cross:47-59:main');
    expect(table.legal()).toEqual(['cross:59-70:main', 'cross:64-59:local', 'done', 'ride:c2>59/70']);
    expect(table.do('ride:c2>59/70').question).toBe('actions');
  });

  it('M12.12 after a won attack on a road march cavalry continues by road only', () => {
    const table = draw({ austrian: { '47': 'c2' }, french: { '59/64': 'i1', '54': 'i2', '70': 'i2' } });
    table.do('road:47', 'cross:47-59:main');
    expect([table.at('59'), table.state.garrison[54] > 0]).toEqual(['', true]);
    expect(table.legal(/^ride/)).toEqual(['ride:c2>59/70']);
  });

  it('M12.7 a march of no crossings: from reserve to approach, free by main road', () => {
    const table = draw({
      turn: { orders: 0 },
      austrian: { '59': 'c2 c2', '59/70': 'i2 i2' },
      french: { '70': 'i2' },
    });
    table.do('road:59', 'piece:c2', 'ride:c2>59/70');
    expect([table.at('59/70'), table.orders]).toEqual(['i2 i2 c2', 0]);
  });

  it('M12.7 for one order by local road, and it must continue', () => {
    const table = draw({ austrian: { '59': 'c2' }, french: { '64': 'i2' } });
    table.do('road:59');
    expect(table.can('done')).toBe(false);
    expect(table.do('ride:c2>59/64').orders).toBe(2);
  });

  it('M12.8 after a lost manoeuvre attack into the attack approach only', () => {
    const table = draw({ austrian: { '59': 'i2 c2' }, french: { '70': 'i2 i2', '64': 'i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:c2', 'piece:i2', 'piece:i2');
    expect(table.legal(/^ride/)).toEqual(['ride:c2>59/70']);
  });

  it('M12.9 after an assault only if the attacker won', () => {
    const won = draw({ austrian: { '3/5': 'i3 c2' }, french: { '5/3': 'i1', '9': 'i2' } });
    won.do('assault:3/5', 'done', 'lead:i3', 'piece:c2', 'hold', 'done', 'reduce:i1@5/3');
    expect(won.can('ride:c2>5/9')).toBe(true);
    const lost = draw({ austrian: { '3/5': 'i2 c2' }, french: { '5/3': 'i3' } });
    lost.do('assault:3/5', 'lead:i3', 'lead:i2', 'piece:c2');
    expect([lost.question, lost.at('3/5')]).toEqual(['actions', 'c2']);
  });

  it('M12.9 who wins an assault may part there too, at the price of orders', () => {
    const table = draw({
      turn: { orders: 2 },
      austrian: { '3/5': 'i3 c2 c2' },
      french: { '5/3': 'i1', '9': 'i2', '10': 'i2' },
    });
    table.do('assault:3/5', 'done', 'lead:i3', 'piece:c2', 'piece:c2', 'hold', 'done', 'reduce:i1@5/3');
    table.do('ride:c2>5/9');
    // One order is left: it pays for the reserve, not for a third place.
    expect(table.legal()).toEqual(['done', 'ride:c2>5/9']);
    expect([table.do('done').at('5'), table.orders]).toEqual(['i3 c2', 0]);
  });

  it('M12.10 cavalry that continues is shown', () => {
    const table = draw({ austrian: { '47': 'i2 c2' }, french: { '70': 'i2' } });
    table.do('march:47>59', 'piece:c2', 'ride:c2>59/70');
    expect(table.told('shown', 1)).toEqual([
      { type: 'shown', army: 0, at: positionNamed('59/70'), face: C2 },
    ]);
    expect(table.notes('austrian')).toEqual(['59/70: c2']);
  });

  it('M12.11 from approach to reserve to another approach', () => {
    const table = draw({ austrian: { '59/70': 'c2' }, french: { '70': 'i2', '64': 'i2' } });
    table.do('march:59/70>59', 'ride:c2>59/64');
    expect([table.at('59/64'), table.orders]).toEqual(['c2', 2]);
  });
});
