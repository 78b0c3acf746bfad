import { describe, expect, it } from 'vitest';
import { positionNamed } from '../rules/map.ts';
import { I2, I3 } from '../rules/pieces.ts';
import { draw } from './table.ts';

describe('M9 Manoeuvre attacks', () => {
  it('M9.1 goes through an approach that is open or partly blocked, never through a fully blocked one', () => {
    const open = draw({ austrian: { '59': 'i2' }, french: { '70': 'i2' } });
    expect(open.can('attack:59>59/70')).toBe(true);
    const partly = draw({ austrian: { '59': 'i2' }, french: { '70/59': 'i2' } });
    expect(partly.can('attack:59>59/70')).toBe(true);
    const fully = draw({ austrian: { '59': 'i2' }, french: { '70/59': 'i2 i2' } });
    expect(fully.can('attack:59>59/70')).toBe(false);
  });

  it('M9.1 needs an enemy in the locality', () => {
    const table = draw({ austrian: { '59': 'i2' }, french: { '80': 'i2' } });
    expect(table.legal(/^attack/)).toEqual([]);
  });

  it('M9.2 from an approach the attack goes over its own border only', () => {
    const table = draw({ austrian: { '59/70': 'i2' }, french: { '70': 'i2', '64': 'i2' } });
    expect(table.legal(/^attack/)).toEqual(['attack:59/70>59/70']);
    const reserve = draw({ austrian: { '59': 'i2' }, french: { '70': 'i2', '64': 'i2' } });
    expect(reserve.legal(/^attack/)).toEqual(['attack:59>59/64', 'attack:59>59/70']);
  });

  it('M9.3 one to three pieces of one position attack together', () => {
    const table = draw({ austrian: { '59': 'i2 i2 i2 i2', '59/70': 'i2' }, french: { '70/80': 'i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:i2', 'piece:i2');
    expect(table.told('attacked')).toMatchObject([{ count: 3 }]);
    expect([table.at('59'), table.at('59/70')]).toEqual(['i2', 'i2']);
  });

  it('M9.4 through an obstruction infantry must be among the attackers', () => {
    // Marengo (9) is obstructed on all sides.
    const cavalry = draw({ austrian: { '5': 'c2 c2' }, french: { '9': 'i2' } });
    expect(cavalry.can('attack:5>5/9')).toBe(false);
    const mixed = draw({ austrian: { '5': 'i2 c2' }, french: { '9': 'i2' } });
    expect(mixed.do('attack:5>5/9').legal()).toEqual(['piece:i2']);
    const artillery = draw({ austrian: { '5': 'a1' }, french: { '9': 'i2' } });
    expect(artillery.can('attack:5>5/9')).toBe(false);
  });

  it('M9.4 obstruction of the attack approach does not matter', () => {
    const table = draw({ austrian: { '9': 'c2' }, french: { '5': 'i2' } });
    expect(table.can('attack:9>9/5')).toBe(true);
  });

  it('M9.5 after it one infantry piece is shown, which one the attacker chooses', () => {
    const table = draw({ austrian: { '5': 'i3 i2 c2', '1': 'i3 c2 c2' }, french: { '9/22': 'i1' } });
    table.do('attack:5>5/9', 'piece:i3', 'piece:i2', 'piece:c2');
    expect([table.question, table.legal()]).toEqual(['attack-show', ['show:i2', 'show:i3']]);
    table.do('show:i2');
    expect(table.told('shown', 1)).toEqual([{ type: 'shown', army: 0, at: positionNamed('5'), face: I2 }]);
    expect(table.notes('austrian')).toEqual(['9: i2']);
  });

  it('M9.5 it is shown after a failed attack as well', () => {
    const table = draw({ austrian: { '5': 'i3' }, french: { '9': 'i2' } });
    table.do('attack:5>5/9', 'piece:i2', 'show:i3', 'done');
    expect(table.told('shown')).toMatchObject([{ face: I3 }]);
  });

  it('M9.6 against an attack from reserve the defender may bring up as many as attack', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70': 'i2 i2 i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:i2');
    expect([table.asked, table.question]).toEqual(['french', 'attack-answer']);
    table.do('piece:i2', 'piece:i2');
    expect([table.at('70/59'), table.at('70')]).toEqual(['i2 i2', 'i2']);
  });

  it('M9.6 he may bring up fewer, or none', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70': 'i2 i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:i2');
    expect(table.legal()).toEqual(['done', 'piece:i2']);
  });

  it('M9.6 pieces in other approaches cannot be brought up', () => {
    const table = draw({ austrian: { '59': 'i2' }, french: { '70/80': 'i2' } });
    table.do('attack:59>59/70');
    expect(table.told('answered')).toEqual([]);
    expect(table.told('decided')).toMatchObject([{ won: true }]);
  });

  it('M9.7 against an attack from an approach he brings up nothing', () => {
    const table = draw({ austrian: { '59/70': 'i2' }, french: { '70': 'i3' } });
    table.do('attack:59/70>59/70');
    expect(table.told('decided')).toMatchObject([{ won: true }]);
  });

  it('M9.8 pieces brought up stay in the approach when the attack has failed', () => {
    const table = draw({ austrian: { '3': 'i2' }, french: { '5': 'i3 i2' } });
    table.do('attack:3>3/5', 'piece:i3', 'done');
    expect([table.at('5/3'), table.at('5')]).toEqual(['i3', 'i2']);
  });

  it('M9.8 and pay as pieces of the approach when it has succeeded', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70': 'c2 c2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:i2', 'piece:c2', 'done');
    // One cavalry piece in a wide approach loses two points; the one in reserve nothing.
    expect(table.told('reduced').map((event) => 'at' in event && event.at)).toEqual([
      positionNamed('70/59'),
      positionNamed('70/59'),
    ]);
  });

  it('M9.9 the example: a narrow approach is fully blocked by the one piece brought up', () => {
    const table = draw({ austrian: { '3': 'i2' }, french: { '5': 'i2' } });
    table.do('attack:3>3/5', 'piece:i2');
    expect(table.told('decided')).toMatchObject([{ won: false }]);
    table.do('advance');
    expect([table.at('3/5'), table.at('5/3')]).toEqual(['i2', 'i2']);
  });

  it('M9.10 a partly blocked approach stops one piece in the first attack through it', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70/59': 'i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'done');
    expect(table.told('decided')).toMatchObject([{ won: false }]);
  });

  it('M9.10 it does not stop the second attack through it this turn', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70/59': 'i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'done', 'done', 'attack:59>59/70');
    expect(table.told('decided')).toMatchObject([{ won: false }, { won: true }]);
  });

  it('M9.10 nor two pieces together', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70/59': 'i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:i2');
    expect(table.told('decided')).toMatchObject([{ won: true }]);
  });

  it('M9.10 a road-march attack counts as the first one', () => {
    const table = draw({ austrian: { '59': 'c2 i2' }, french: { '70/59': 'i2' } });
    table.do('road:59', 'piece:c2', 'cross:59-70:main', 'done', 'attack:59>59/70');
    expect(table.told('decided')).toMatchObject([{ won: false }, { won: true }]);
  });

  it('M9.10 an attack through another approach of the locality does not count, nor one of an earlier turn', () => {
    const stand = { austrian: { '59': 'i2 i2', '69': 'i2' }, french: { '70/59': 'i2', '70/69': 'i2' } };
    const table = draw(stand).do('attack:69>69/70', 'done', 'attack:59>59/70', 'piece:i2', 'done', 'done');
    expect(table.told('decided')).toMatchObject([{ won: false }, { won: false }]);
    table.until(11, 'austrian').do('attack:59>59/70', 'piece:i2', 'done');
    expect(table.told('decided').at(-1)).toMatchObject({ won: false });
  });

  it('M9.11 when it succeeds the defenders retreat and all attackers enter the reserve', () => {
    const table = draw({ austrian: { '59': 'i3 i2' }, french: { '70': 'i3' } });
    table.do('attack:59>59/70', 'piece:i3', 'piece:i2', 'done', 'retreat:i1>80', 'done');
    expect([table.at('70'), table.at('59'), table.at('80')]).toEqual(['i3 i2', '', 'i1']);
  });

  it('M9.12 when an attack from an approach fails the attackers stay there, and have acted', () => {
    const table = draw({ austrian: { '59/70': 'i2' }, french: { '70/59': 'i2' } });
    table.do('attack:59/70>59/70');
    expect([table.at('59/70'), table.legal()]).toEqual(['i2', ['end']]);
  });

  it('M9.13 when an attack from reserve fails all of the attackers may advance into the approach, or none', () => {
    const position = { austrian: { '59': 'i3 i2' }, french: { '70': 'i2 i2' } };
    const fought = (): ReturnType<typeof draw> =>
      draw(position).do('attack:59>59/70', 'piece:i3', 'piece:i2', 'piece:i2', 'piece:i2');
    expect(fought().legal()).toEqual(['advance', 'done']);
    expect(fought().do('advance').at('59/70')).toBe('i3 i2');
    expect(fought().do('done').at('59')).toBe('i3 i2');
  });

  it('M9.14 cavalry may go on alone for one order', () => {
    const table = draw({ austrian: { '59': 'i2 c2' }, french: { '70': 'i2 i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:c2', 'piece:i2', 'piece:i2');
    expect(table.legal()).toEqual(['advance', 'done', 'ride:c2>59/70']);
    table.do('ride:c2>59/70', 'done');
    expect([table.at('59/70'), table.at('59'), table.orders]).toEqual(['c2', 'i2', 1]);
  });

  it('M9.14 but not without an order', () => {
    const table = draw({ turn: { orders: 1 }, austrian: { '59': 'i2 c2' }, french: { '70': 'i2 i2' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:c2', 'piece:i2', 'piece:i2');
    expect(table.legal()).toEqual(['advance', 'done']);
  });
});
