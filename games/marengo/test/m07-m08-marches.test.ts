import { describe, expect, it } from 'vitest';
import { C2 } from '../rules/pieces.ts';
import { positionNamed } from '../rules/map.ts';
import { draw } from './table.ts';

describe('M7 Cross-country marches', () => {
  it('M7.1 pieces that march together go from one position to one position, for one order', () => {
    const table = draw({ austrian: { '59': 'i3 i2 c2', '54': 'i2' } });
    table.do('march:59>54', 'piece:i3', 'piece:i2', 'piece:c2');
    expect([table.at('54'), table.at('59'), table.orders]).toEqual(['i3 i2 i2 c2', '', 2]);
  });

  it('M7.2 no march enters a locality that the enemy occupies', () => {
    const table = draw({ austrian: { '59': 'i2', '47/46': 'i2' }, french: { '70': 'i2', '46': 'i2' } });
    expect(table.can('march:59>70')).toBe(false);
    expect(table.can('march:47/46>46')).toBe(false);
  });

  it('M7.3 from reserve to the reserve of any adjacent locality', () => {
    const table = draw({ austrian: { '59': 'i2' } });
    expect(table.legal(/^march/)).toEqual(['march:59>47', 'march:59>54', 'march:59>64', 'march:59>70']);
  });

  it('M7.3 two borders between the same localities are one march', () => {
    const table = draw({ austrian: { '1': 'i2' } });
    expect(table.legal(/^march/)).toEqual(['march:1>2']);
  });

  it('M7.4 from reserve into an approach only if the enemy is beyond', () => {
    const table = draw({ austrian: { '59': 'i2' }, french: { '70/80': 'i2' } });
    expect(table.legal(/^march:59>59/)).toEqual(['march:59>59/70']);
  });

  it('M7.5 a march that only fills the approach is defensive: two into a wide one are free', () => {
    const table = draw({ austrian: { '59': 'i2 i2 i2' }, french: { '70': 'i2' } });
    table.do('march:59>59/70', 'piece:i2', 'piece:i2', 'done');
    expect([table.at('59/70'), table.orders]).toEqual(['i2 i2', 3]);
  });

  it('M7.5 one more than full blocking needs costs an order for the whole march', () => {
    const table = draw({ austrian: { '59': 'i2 i2 i2' }, french: { '70': 'i2' } });
    table.do('march:59>59/70', 'piece:i2', 'piece:i2', 'piece:i2');
    expect([table.at('59/70'), table.orders]).toEqual(['i2 i2 i2', 2]);
  });

  it('M7.5 pieces already there count; without orders only the free ones can go', () => {
    const table = draw({
      turn: { orders: 0 },
      austrian: { '59': 'i2 i2', '59/70': 'i2' },
      french: { '70': 'i2' },
    });
    table.do('march:59>59/70', 'piece:i2');
    expect(table.at('59/70')).toBe('i2 i2');
    expect(table.can('march:59>59/70')).toBe(false);
  });

  it('M7.5 a second piece in a narrow approach is not defensive', () => {
    const table = draw({ austrian: { '3': 'i2', '3/5': 'i2' }, french: { '5': 'i2' } });
    expect(table.do('march:3>3/5').orders).toBe(2);
  });

  it('M7.1 pieces are taken up in any order', () => {
    const table = draw({ austrian: { '59': 'i3 i2 c2' } }).do('march:59>47', 'piece:c2', 'piece:i2');
    expect(table.do('piece:i3').at('47')).toBe('i3 i2 c2');
  });

  it('M7.6 from an approach back to the reserve of its own locality', () => {
    const table = draw({ austrian: { '59/70': 'i2' }, french: { '70': 'i2' } });
    table.do('march:59/70>59', 'done');
    expect([table.at('59'), table.orders]).toEqual(['i2', 2]);
  });

  it('M7.7 from an approach over its own border and no other one', () => {
    const table = draw({ austrian: { '59/70': 'i2' } });
    expect(table.legal(/^march/)).toEqual(['march:59/70>59', 'march:59/70>70']);
    expect(table.do('march:59/70>70').at('70')).toBe('i2');
  });
});

describe('M8 Road marches', () => {
  it('M8.1 one piece, and from reserve only', () => {
    const table = draw({ austrian: { '59/70': 'i2', '47': 'i2 i3' } });
    expect(table.legal(/^road/)).toEqual(['road:47']);
    table.do('road:47', 'piece:i3', 'cross:47-59:main', 'done');
    expect([table.at('59'), table.at('47')]).toEqual(['i3', 'i2']);
  });

  it('M8.2 three borders at most, and any road at a junction', () => {
    const table = draw({ austrian: { '2': 'i2' } });
    table.do('road:2');
    expect(table.legal(/^cross/)).toEqual(['cross:1-2S:main', 'cross:2-3:main', 'cross:2-4:main']);
    table.do('cross:2-3:main', 'cross:3-5:main', 'cross:5-9:main');
    expect([table.at('9'), table.question]).toEqual(['i2', 'actions']);
  });

  it('M8.3 one local crossing makes the march cost an order, two do not make it cost more', () => {
    const table = draw({ austrian: { '10': 'i2' } });
    table.do('road:10', 'cross:12-10:local', 'cross:6-12:local3', 'cross:3-6:local');
    expect([table.at('3'), table.orders]).toEqual(['i2', 2]);
    const main = draw({ austrian: { '24': 'i2' } });
    main.do('road:24', 'cross:24-29:main', 'cross:29-35:main', 'cross:13-35:main');
    expect([main.at('13'), main.orders]).toEqual(['i2', 3]);
  });

  it('M8.3 a march that has been free may go on by a local road for an order', () => {
    const table = draw({ austrian: { '24': 'i2' } });
    table.do('road:24', 'cross:24-29:main');
    expect(table.orders).toBe(3);
    expect(table.do('cross:13-29:local1').orders).toBe(2);
  });

  it('M8.4 a march steps from reserve to reserve, and may stop in each', () => {
    const table = draw({ austrian: { '47': 'i2' } });
    table.do('road:47', 'cross:47-59:main');
    expect(table.told('crossed')).toMatchObject([{ step: 1, to: 59 }]);
    expect(table.do('done').at('59')).toBe('i2');
  });

  it('M8.5 the example: four pieces, one road', () => {
    const table = draw({ austrian: { '47': 'i3 i2 c2 a1' } });
    const [A, B, C] = ['cross:47-59:main', 'cross:59-70:main', 'cross:70-80:main'];
    table.do('road:47', 'piece:c2', A, B, C);
    table.do('road:47', 'piece:a1', A, B);
    table.do('road:47', 'piece:i2', A);
    expect([table.at('80'), table.at('70'), table.at('59'), table.at('47')]).toEqual([
      'c2',
      'a1',
      'i2',
      'i3',
    ]);
    expect(table.told('crossed').map((event) => 'step' in event && event.step)).toEqual([1, 2, 3, 2, 3, 3]);
    expect(table.do('road:47').legal(/47-59/)).toEqual([]);
  });

  it('M8.6 a piece that would wait out all its steps cannot use that crossing', () => {
    const table = draw({ turn: { traffic: [{ by: '47-59:main', step: 3 }] }, austrian: { '47': 'i2' } });
    expect(table.do('road:47').legal(/^cross/)).toEqual(['cross:40-47:main']);
  });

  it('M8.7 it waits no longer than traffic makes it', () => {
    const table = draw({ turn: { traffic: [{ by: '47-59:main', step: 1 }] }, austrian: { '47': 'i2' } });
    table.do('road:47', 'cross:47-59:main', 'cross:59-70:main');
    expect(table.told('crossed').map((event) => 'step' in event && event.step)).toEqual([2, 3]);
    expect([table.at('70'), table.traffic('47-59:main')]).toEqual(['i2', 2]);
  });

  it('M8.8 two roads over one border have each their own traffic', () => {
    const table = draw({ turn: { traffic: [{ by: '9-22:main', step: 3 }] }, austrian: { '9': 'i2' } });
    const crossings = table.do('road:9').legal(/^cross:9-22/);
    expect(crossings).toEqual(['cross:9-22:local']);
  });

  it('M8.9 the sign of a step in a scenario is that of the crossing’s name, whichever locality it says first', () => {
    const used = (by: string, step: number): string[] => {
      const given = { turn: { traffic: [{ by, step }] } };
      const [from, to] = [
        draw({ ...given, austrian: { '22': 'i2' } }),
        draw({ ...given, austrian: { '8': 'i2' } }),
      ];
      return [
        ...from.do('road:22').legal(/^cross:22-8:local1$/),
        '|',
        ...to.do('road:8').legal(/^cross:22-8:local1$/),
      ];
    };
    expect(used('22-8:local1', 2)).toEqual(['cross:22-8:local1', '|']);
    expect(used('22-8:local1', -2)).toEqual(['|', 'cross:22-8:local1']);
    const up = (step: number) =>
      draw({ turn: { traffic: [{ by: '47-59:main', step }] }, austrian: { '47': 'i2' } })
        .do('road:47')
        .legal(/47-59/);
    expect([up(2), up(-2)]).toEqual([['cross:47-59:main'], []]);
  });

  it('M8.9 in one turn a crossing is used in one direction only', () => {
    const table = draw({ austrian: { '47': 'i2', '59': 'i2' } });
    table.do('road:47', 'cross:47-59:main', 'done', 'road:59', 'cross:59-70:main', 'done');
    expect(table.can('road:59')).toBe(false);
    const back = draw({ turn: { traffic: [{ by: '47-59:main', step: 1 }] }, austrian: { '59': 'i2' } });
    expect(back.do('road:59').legal(/^cross/)).toEqual(['cross:59-70:main', 'cross:64-59:local']);
  });

  it('M8.9 the same piece does not turn back over the crossing it came by', () => {
    const table = draw({ austrian: { '47': 'i2' } });
    table.do('road:47', 'cross:47-59:main');
    expect(table.legal(/47-59/)).toEqual([]);
  });

  it('M8.10 marches across country neither use crossings nor wait for them', () => {
    const table = draw({ turn: { traffic: [{ by: '47-59:main', step: 3 }] }, austrian: { '47': 'i2' } });
    table.do('march:47>59');
    expect([table.at('59'), table.traffic('47-59:main')]).toEqual(['i2', 3]);
  });

  it('M8.11 infantry does not march by road into the enemy', () => {
    const table = draw({ austrian: { '59': 'i2 c2' }, french: { '70': 'i2' } });
    table.do('road:59', 'piece:i2');
    expect(table.legal(/^cross/)).toEqual(['cross:47-59:main', 'cross:64-59:local']);
  });

  it('M8.12 cavalry does, by a manoeuvre attack that costs nothing on a main road', () => {
    const table = draw({ austrian: { '59': 'c2' }, french: { '70/80': 'i2' } });
    table.do('road:59', 'cross:59-70:main');
    expect(table.told('attacked')).toMatchObject([{ road: true, count: 1 }]);
    expect(table.orders).toBe(3);
  });

  it('M8.13 after a won attack the march goes on, with another attack', () => {
    const table = draw({ austrian: { '47': 'c2' }, french: { '59/47': 'i2', '70/80': 'i2' } });
    // The piece in the wide approach blocks a first attack by one piece.
    table.do('road:47', 'cross:47-59:main');
    expect(table.question).toBe('attack-advance');
    const open = draw({ austrian: { '47': 'c2' }, french: { '59/64': 'i1', '70/80': 'i1' } });
    open.do('road:47', 'cross:47-59:main', 'cross:59-70:main');
    expect(open.told('attacked')).toHaveLength(2);
    expect(open.state.garrison[70]).toBe(1);
    expect(open.state.entered[70]).toBe(0);
  });

  it('M8.13 after a lost attack the march is over, and the cavalry stays where it attacked from', () => {
    const table = draw({ austrian: { '40': 'c2' }, french: { '59': 'i2' } });
    table.do('road:40', 'cross:40-47:main', 'cross:47-59:main', 'piece:i2', 'done');
    expect([table.at('47'), table.at('59/47'), table.question]).toEqual(['c2', 'i2', 'actions']);
  });

  it('M8.13 or, if it advances, in the attack approach of that locality', () => {
    const table = draw({ austrian: { '40': 'c2' }, french: { '59': 'i2' } });
    table.do('road:40', 'cross:40-47:main', 'cross:47-59:main', 'piece:i2');
    expect(table.legal()).toEqual(['advance', 'done']);
    expect([table.do('advance').at('47/59'), table.orders]).toEqual(['c2', 3]);
  });

  it('M8.14 a crossing serves for one road-march attack a turn', () => {
    const table = draw({ austrian: { '47': 'c2 c2' }, french: { '59': 'i2' } });
    table.do('road:47', 'piece:c2', 'cross:47-59:main', 'piece:i2', 'done');
    expect(table.do('road:47').legal(/^cross/)).toEqual(['cross:40-47:main']);
  });

  it('M8.15 an attack uses the crossing although it failed', () => {
    const table = draw({ austrian: { '47': 'c2' }, french: { '59': 'i2' } });
    table.do('road:47', 'cross:47-59:main', 'piece:i2', 'done');
    expect(table.traffic('47-59:main')).toBe(1);
  });

  it('M8.16 cavalry that attacked is shown when its march ends', () => {
    const table = draw({ austrian: { '47': 'c2 i2' }, french: { '59': 'i2' } });
    table.do('road:47', 'piece:c2', 'cross:47-59:main');
    expect(table.told('shown')).toEqual([]);
    table.do('piece:i2', 'done');
    expect(table.told('shown', 1)).toEqual([{ type: 'shown', army: 0, at: positionNamed('47'), face: C2 }]);
    expect(table.notes('austrian')).toEqual(['47: c2']);
  });
});
