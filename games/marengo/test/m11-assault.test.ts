import { describe, expect, it } from 'vitest';
import { positionNamed } from '../rules/map.ts';
import { draw, type Table } from './table.ts';

/** Austrians in `3/5` storm `5/3` (narrow, one infantry penalty), or `59/70` storm `70/59` (wide, one infantry penalty). */
const narrow = (austrian: string, french: string, more: object = {}): Table =>
  draw({ austrian: { '3/5': austrian }, french: { '5/3': french }, ...more }).do('assault:3/5');
const wide = (austrian: string, french: string, more: object = {}): Table =>
  draw({ austrian: { '59/70': austrian }, french: { '70/59': french }, ...more }).do('assault:59/70');

const result = (table: Table): unknown =>
  table.told('result').map((event) => 'total' in event && event.total)[0];
const won = (table: Table): unknown =>
  table
    .told('decided')
    .map((event) => 'won' in event && event.won)
    .at(-1);
/** How much morale an army has lost of its five discs. */
const lost = (table: Table, army: 'austrian' | 'french'): number => 5 - table.morale(army);
const reductions = (table: Table, army: number): number =>
  table.told('reduced').filter((event) => 'army' in event && event.army === army).length;

describe('M11 Assaults', () => {
  it('M11.1 from an approach against a blocked approach, fully or partly; never from reserve', () => {
    const full = draw({ austrian: { '3/5': 'i2' }, french: { '5/3': 'i2' } });
    expect(full.legal(/^assault/)).toEqual(['assault:3/5']);
    const partly = draw({ austrian: { '59/70': 'i2' }, french: { '70/59': 'i2' } });
    expect(partly.legal(/^assault/)).toEqual(['assault:59/70']);
    const open = draw({ austrian: { '3/5': 'i2' }, french: { '5': 'i2' } });
    expect(open.legal(/^assault/)).toEqual([]);
    const reserve = draw({ austrian: { '3': 'i2' }, french: { '5/3': 'i2' } });
    expect(reserve.legal(/^assault/)).toEqual([]);
  });

  it('M11.2 only with a piece that could lead it', () => {
    const weak = draw({ austrian: { '3/5': 'i1 c1 a1' }, french: { '5/3': 'i2' } });
    expect(weak.legal(/^assault/)).toEqual([]);
    const horse = draw({ austrian: { '5/9': 'c2' }, french: { '9/5': 'i2' } });
    expect(horse.legal(/^assault/)).toEqual([]);
  });

  describe('after a lost assault', () => {
    const after = (): Table =>
      draw({
        austrian: { '3/5': 'i2 i2 a1', '3': 'i2' },
        french: { '5/3': 'i1', '5/9': 'i2' },
      }).do('assault:3/5', 'lead:i1', 'lead:i2', 'done');

    it('M11.3 nothing crosses that border for the rest of the turn, though the defenders are gone', () => {
      const table = after();
      expect([won(table), table.at('5/3')]).toEqual([false, '']);
      expect(table.legal(/>(5|3\/5)$/)).toEqual(['march:3>3/5']);
      expect(table.legal(/^(attack|assault|bombard)/)).toEqual([]);
    });

    it('M11.3 nor is a bombardment over it completed', () => {
      const table = draw({
        austrian: { '3/5': 'i2' },
        french: { '5/3': 'i3' },
        guns: [{ army: 'austrian', at: '3/5', stage: 'ready' }],
      });
      expect(table.can('complete:3/5')).toBe(true);
      expect(table.do('assault:3/5', 'lead:i3', 'lead:i2').legal(/3.5/)).toEqual(['cancel:3/5']);
    });

    it('M11.3 by road neither', () => {
      const table = draw({ austrian: { '3/5': 'i2', '3': 'i2' }, french: { '5/3': 'i1' } });
      table.do('assault:3/5', 'lead:i1', 'lead:i2');
      expect(table.state.garrison[5]).toBe(0);
      expect(table.do('road:3').legal(/3-5/)).toEqual([]);
    });

    it('M11.3 where two borders join the same localities the other one stays open', () => {
      const table = draw({ turn: { closed: ['1/2N'] }, austrian: { '1': 'i2' } });
      expect(table.do('march:1>2').at('2')).toBe('i2');
      const both = draw({ turn: { closed: ['1/2N', '1/2S'] }, austrian: { '1': 'i2' } });
      expect(both.legal(/^(march|road)/)).toEqual([]);
    });

    it('M11.3 and in the next turn the border is open again', () => {
      expect(after().until(11, 'austrian').can('attack:3/5>3/5')).toBe(true);
    });
  });

  it('M11.4 a manoeuvre attack before does not hinder an assault through the same approach', () => {
    const table = draw({ austrian: { '59/70': 'i2 i2' }, french: { '70/59': 'i2' } });
    table.do('attack:59/70>59/70', 'piece:i2', 'done');
    expect(table.can('assault:59/70')).toBe(true);
  });

  it('M11.5 after a won assault no road march enters the locality, but a cross-country march may', () => {
    const table = draw({
      austrian: { '3/5': 'i3', '3': 'i2', '2': 'i2' },
      french: { '5/3': 'i1', '41': 'i2' },
    });
    table.do('assault:3/5', 'done', 'lead:i3', 'hold', 'done', 'reduce:i1@5/3');
    expect([won(table), table.at('5')]).toEqual([true, 'i3']);
    expect(table.can('march:3>5')).toBe(true);
    expect(table.do('road:2', 'cross:2-3:main').legal(/3-5/)).toEqual([]);
  });

  it('M11.6 the defender may lead with none, one, or in a wide approach two', () => {
    expect(narrow('i3', 'i2 i2').legal()).toEqual(['done', 'lead:i2']);
    expect(narrow('i3', 'i2 i2').do('lead:i2').asked).toBe('austrian');
    expect(wide('i3', 'i2 i1').do('lead:i2').legal()).toEqual(['done', 'lead:i1']);
  });

  it('M11.6 he may lead with pieces of strength 1 and with artillery', () => {
    expect(narrow('i3', 'i1 a1').legal()).toEqual(['done', 'lead:a1', 'lead:i1']);
  });

  it('M11.6 artillery that lies face up may lead too, and stays out of steps 4 and 5', () => {
    const table = draw({
      austrian: { '59/70': 'i3' },
      french: { '80': 'i2' },
      guns: [{ army: 'french', at: '70/59', stage: 'declared' }],
    });
    table.do('assault:59/70');
    expect(table.legal()).toEqual(['done', 'lead:g1']);
    table.do('lead:g1', 'lead:i3');
    expect([table.told('result'), table.state.guns]).toMatchObject([[{ guard: 1, total: 1 }], []]);
    expect(table.morale('french')).toBe(4);
  });

  it('M11.7 two leading pieces are of one type', () => {
    expect(wide('i3', 'i2 c2').do('lead:i2').legal()).toEqual(['done']);
    const attack = wide('i3 c2 i2', 'i2').do('done', 'lead:i3');
    expect(attack.legal(/^lead/)).toEqual(['lead:i2']);
  });

  it('M11.8 in an obstructed approach cavalry neither leads nor counter-attacks', () => {
    const table = draw({ austrian: { '5/9': 'i3 c2' }, french: { '9/5': 'c2 i2' } }).do('assault:5/9');
    expect(table.legal()).toEqual(['done', 'lead:i2']);
    expect(table.do('done').legal()).toEqual(['lead:i3']);
    // The attack approach bears an artillery penalty, so that step 4 is passed over.
    expect(table.do('lead:i3', 'done').legal()).toEqual(['counter:i2', 'done']);
  });

  it('M11.9 the attacker must lead with one piece of strength 2 or more, in a wide approach with one or two', () => {
    expect(narrow('i3 i2 i1 c2 a1', 'i2').do('done').legal()).toEqual(['lead:c2', 'lead:i2', 'lead:i3']);
    expect(narrow('i3 i2', 'i2').do('done', 'lead:i3').legal()).toEqual(['done', 'piece:i2']);
    expect(wide('i3 i2', 'i2').do('done', 'lead:i3').legal()).toEqual(['done', 'lead:i2', 'piece:i2']);
  });

  it('M11.9 in whatever order they are named: after infantry 2 another may lead with it, and after one behind', () => {
    const table = wide('i3 i2 i1', 'i2').do('done', 'lead:i2', 'piece:i1');
    expect(table.legal()).toEqual(['done', 'lead:i3', 'piece:i3']);
    expect(table.do('lead:i3').told('led')).toHaveLength(2);
    expect(wide('i3', 'i2 i3').do('lead:i2').legal()).toEqual(['done', 'lead:i3']);
  });

  it('M11.9 up to three assault pieces, the leading ones among them', () => {
    const table = narrow('i3 i2 i2 i2', 'i2').do('done', 'lead:i3', 'piece:i2', 'piece:i2');
    expect(table.question).not.toBe('assault-storm');
    expect(table.at('3/5')).toBe('i2');
  });

  it('M11.10 pieces not named take no part: they do not suffer and do not advance', () => {
    const table = narrow('i3 i2', 'i1').do('done', 'lead:i3', 'done', 'hold', 'done', 'reduce:i1@5/3');
    expect([table.at('5'), table.at('3/5')]).toEqual(['i3', 'i2']);
  });

  it('M11.11 artillery that does not lead may fire', () => {
    const table = narrow('i3', 'i2 a1').do('lead:i2', 'lead:i3');
    expect([table.question, table.legal()]).toEqual(['assault-barrage', ['fire', 'hold']]);
  });

  it('M11.11 not if it leads', () => {
    expect(wide('i3', 'i2 a1').do('lead:a1', 'done', 'lead:i3').legal()).toEqual(['hold']);
  });

  it('M11.11 not if it completed a bombardment in its last turn', () => {
    const table = draw({
      toMove: 'french',
      austrian: { '59/70': 'i3' },
      french: { '70/59': 'i2' },
      guns: [{ army: 'french', at: '70/59', stage: 'ready' }],
    });
    table.do('complete:70/59', 'reduce:i3@59/70', 'end', 'assault:59/70', 'done', 'lead:i2');
    expect(table.legal()).toEqual(['hold']);
  });

  it('M11.11 not if it declared one, though it lies face up', () => {
    const table = draw({ toMove: 'french', austrian: { '59/70': 'i3' }, french: { '70/59': 'i2 a1' } });
    table.do('bombard:70/59', 'end', 'assault:59/70', 'done', 'lead:i3');
    expect(table.legal()).toEqual(['hold']);
  });

  it('M11.11 not if the attack approach bears an artillery penalty', () => {
    const table = draw({ austrian: { '5/9': 'i3' }, french: { '9/5': 'i2 a1' } });
    table.do('assault:5/9', 'done', 'lead:i3');
    expect(table.question).toBe('assault-counter');
  });

  it('M11.12 it is shown, and the attacker chooses which leading piece is reduced', () => {
    const table = wide('i3 i2', 'i2 a1').do('lead:i2', 'done', 'lead:i3', 'lead:i2', 'fire');
    expect([table.asked, table.legal()]).toEqual(['austrian', ['reduce:i2@lead', 'reduce:i3@lead']]);
    expect(table.told('fired')).toHaveLength(1);
    table.do('reduce:i2@lead');
    expect(table.told('reduced')).toHaveLength(1);
  });

  it('M11.13 counter-attackers: not leading, of one type, of strength 2 or more, two only in a wide approach', () => {
    const table = wide('i3', 'i2 i2 c2 c1').do('lead:i2', 'done', 'lead:i3', 'hold');
    expect(table.legal()).toEqual(['counter:c2', 'counter:i2', 'done']);
    expect(table.do('counter:i2').legal()).toEqual(['done']);
    const one = narrow('i3', 'i2 i2 i2').do('lead:i2', 'lead:i3', 'hold', 'counter:i2');
    expect(one.told('countered')).toHaveLength(1);
  });

  it('M11.14 they are reduced at once by the number of leading attackers', () => {
    const table = wide('i3 i3', 'i1 c2 c2').do(
      'lead:i1',
      'done',
      'lead:i3',
      'lead:i3',
      'hold',
      'counter:c2',
      'counter:c2',
    );
    // Two leading pieces: each of the two cavalry pieces takes one, and the result counts what is left.
    expect(table.told('result')).toMatchObject([{ lead: 6, penalties: 1, guard: 1, counter: 2, total: 2 }]);
  });

  it('M11.15 the owner chooses which of two takes the odd reduction', () => {
    const table = wide('i3', 'i3 i2').do('done', 'lead:i3', 'hold', 'counter:i3', 'counter:i2');
    expect([table.asked, table.legal()]).toEqual(['french', ['reduce:i2@counter', 'reduce:i3@counter']]);
    expect(table.do('reduce:i3@counter').told('result')).toMatchObject([{ counter: 4 }]);
  });

  it('M11.15 shares are even unless one has no strength left', () => {
    // Three reductions on infantry 3 and infantry 2: one each, then the choice.
    const table = wide('i3 i2', 'c2 c2 c2 i1').do(
      'lead:i1',
      'done',
      'lead:i3',
      'lead:i2',
      'hold',
      'counter:c2',
      'counter:c2',
    );
    // i1 leads: 1; two cavalry 1 after step 5: 2.
    expect([table.question, table.legal()]).toEqual(['assault-suffer', ['reduce:i1@lead', 'reduce:i2@lead']]);
  });

  it('M11.16 above zero the attacker has won, at zero the defender', () => {
    // 3 - 1 - 1 = 1
    const above = narrow('i3', 'i1 i1').do('lead:i1', 'lead:i3', 'hold', 'done');
    expect([result(above), won(above)]).toEqual([1, true]);
    // 3 - 1 - 2 = 0
    const zero = narrow('i3', 'i2').do('lead:i2', 'lead:i3');
    expect([result(zero), won(zero)]).toEqual([0, false]);
  });

  it('M11.16 only penalties of the leading type count, and each of them', () => {
    // 8/5 bears one infantry and two cavalry penalties.
    const foot = draw({ austrian: { '5/8': 'i3' }, french: { '8/5': 'i1' } });
    foot.do('assault:5/8', 'lead:i1', 'lead:i3');
    expect(foot.told('result')).toMatchObject([{ penalties: 1, total: 1 }]);
    const horse = draw({ austrian: { '5/8': 'c2' }, french: { '8/5': 'i1' } });
    horse.do('assault:5/8', 'lead:i1', 'lead:c2');
    expect(horse.told('result')).toMatchObject([{ penalties: 2, total: -1 }]);
  });

  it('M11.17 the defender may win although his pieces are destroyed', () => {
    const table = narrow('i2', 'i1').do('lead:i1', 'lead:i2');
    expect([result(table), won(table), table.state.garrison[5]]).toEqual([0, false, 0]);
  });

  it('M11.18 each side takes a reduction for every leading piece of the other', () => {
    const table = wide('i3 i3', 'i3 i2').do('lead:i3', 'lead:i2', 'lead:i3', 'lead:i3');
    expect([reductions(table, 0), reductions(table, 1)]).toEqual([2, 2]);
  });

  it('M11.18 a defender without leading pieces costs the attacker nothing', () => {
    const table = narrow('i2', 'i2').do('done', 'lead:i2', 'hold', 'done', 'reduce:i2@5/3');
    expect(reductions(table, 0)).toBe(0);
  });

  it('M11.19 every counter-attacking cavalry piece costs the attacker one more', () => {
    const table = wide('i3 i3', 'i2 c2 c2').do(
      'lead:i2',
      'done',
      'lead:i3',
      'lead:i3',
      'hold',
      'counter:c2',
      'counter:c2',
    );
    expect(reductions(table, 0)).toBe(1 + 2);
  });

  it('M11.19 counter-attacking infantry does not', () => {
    const table = wide('i3 i3', 'i2 i2').do('lead:i2', 'done', 'lead:i3', 'lead:i3', 'hold', 'counter:i2');
    expect(reductions(table, 0)).toBe(1);
  });

  it('M11.20 losing by the strength of the leading piece or more costs one more', () => {
    // 2 - 1 - 3 = -2, and 2 led.
    const crushed = narrow('i2 i2', 'i3').do('lead:i3', 'lead:i2', 'done');
    expect([result(crushed), reductions(crushed, 0)]).toEqual([-2, 2]);
    // 2 - 1 - 2 = -1
    const beaten = narrow('i2 i2', 'i2').do('lead:i2', 'lead:i2', 'done');
    expect([result(beaten), reductions(beaten, 0)]).toEqual([-1, 1]);
  });

  it('M11.20 two more if two pieces led', () => {
    // 4 - 1 - 6 = -3 is less than 4; with defensive fire 3 - 1 - 6 = -4 is not.
    const fired = wide('i2 i2', 'i3 i3 a1').do('lead:i3', 'lead:i3', 'lead:i2', 'lead:i2', 'fire', 'done');
    expect(result(fired)).toBe(-4);
    // Defensive fire took one point; four reductions meet the three that are left.
    expect([fired.at('59/70'), reductions(fired, 0)]).toEqual(['', 4]);
  });

  it('M11.21 a counter-attacker destroyed at once adds nothing, but its disc is committed', () => {
    const table = wide('i3 i3', 'i3 c2').do('lead:i3', 'done', 'lead:i3', 'lead:i3', 'hold', 'counter:c2');
    expect(table.told('result')).toMatchObject([{ counter: 0, total: 2 }]);
    // 4 - 1 - 3 = 0: the defender wins with a leading piece and a counter-attacker that died.
    const held = wide('i2 i2', 'i3 c2').do('lead:i3', 'done', 'lead:i2', 'lead:i2', 'hold', 'counter:c2');
    expect([result(held), held.discs('french', 70)]).toEqual([0, 2]);
  });

  it('M11.22 reductions fall on leading pieces first', () => {
    const table = narrow('i3 i2', 'i3 i2').do('lead:i3', 'lead:i3', 'done', 'hold', 'done');
    expect([table.at('3/5'), table.at('5/3')]).toEqual(['i2 i2', 'i2 i2']);
  });

  it('M11.23 what they cannot take goes to other assault pieces as their owner likes', () => {
    const table = narrow('i3 i2 c2', 'i2 c2').do(
      'lead:i2',
      'lead:i3',
      'piece:i2',
      'piece:c2',
      'hold',
      'counter:c2',
    );
    // 3 - 1 - 2 - 1 = -1: one for the leading piece, one for the cavalry; infantry 3 takes both.
    expect([result(table), table.at('3/5')]).toEqual([-1, 'i2 i1 c2']);
    const spilt = narrow('i2 i2 c2', 'i3 c2').do(
      'lead:i3',
      'lead:i2',
      'piece:i2',
      'piece:c2',
      'hold',
      'counter:c2',
    );
    // 2 - 1 - 3 - 1 = -3: 1 + 1 + 1 = 3 reductions, two of them on the leading piece.
    expect([spilt.question, spilt.legal()]).toEqual(['assault-spill', ['reduce:c2@hand', 'reduce:i2@hand']]);
    expect(spilt.do('reduce:c2@hand').at('3/5')).toBe('i2 c1');
    expect(spilt.told('reduced').map((event) => 'at' in event && event.at)).toContain(positionNamed('3/5'));
    expect(spilt.told('reduced').map((event) => 'at' in event && event.at)).not.toContain(
      positionNamed('hand'),
    );
  });

  it('M11.23 the defender may put them on counter-attackers', () => {
    const table = wide('i3 i3', 'i1 i3 i2').do(
      'lead:i1',
      'done',
      'lead:i3',
      'lead:i3',
      'hold',
      'counter:i3',
      'done',
    );
    expect(table.legal()).toEqual(['reduce:i1@counter', 'reduce:i2@70/59']);
  });

  it('M11.24 what no assault piece can take is ignored, and costs no morale', () => {
    const table = narrow('i2', 'i3').do('lead:i3', 'lead:i2');
    const alone = wide('i2 i2', 'i1').do('lead:i1', 'lead:i2', 'lead:i2');
    expect([reductions(table, 0), lost(table, 'austrian')]).toEqual([2, 2]);
    expect([result(alone), reductions(alone, 1)]).toEqual([2, 1]);
    expect(lost(alone, 'french')).toBe(1);
  });

  it('M11.25 the attacker shares out his reductions before the defender does', () => {
    const table = wide('i3 i2', 'i3 i2').do('lead:i3', 'lead:i2', 'lead:i3', 'lead:i2');
    const armies = table.told('reduced').map((event) => 'army' in event && event.army);
    expect(armies).toEqual([0, 0, 1, 1]);
  });

  it('M11.26 when the defender has won all stay where they are, and the attackers have acted', () => {
    const table = narrow('i3 i2', 'i3').do('lead:i3', 'lead:i3', 'done');
    expect([table.at('3/5'), table.at('5/3')]).toEqual(['i2 i2', 'i2']);
    expect(table.legal(/^march/)).toEqual(['march:3/5>3']);
    expect(table.do('march:3/5>3', 'done').at('3')).toBe('i2');
  });

  it('M11.27 when the attacker has won the defenders retreat and the assault pieces enter', () => {
    const table = narrow('i3 i2', 'i2 i1').do('lead:i1', 'lead:i3', 'piece:i2', 'hold', 'done');
    expect(won(table)).toBe(true);
    // The piece left in the approach is reduced by the retreat and goes to 8, 9 or 10.
    expect(table.legal()).toEqual(['retreat:i1>10', 'retreat:i1>4', 'retreat:i1>8', 'retreat:i1>9']);
    expect(table.do('retreat:i1>8', 'done').at('5')).toBe('i2 i2');
  });

  it('M11.29 after the assault nothing it turned up stays face up, but it is remembered', () => {
    const table = draw({
      austrian: { '3/5': 'i3 c2', '1': 'i3 i1 c2' },
      french: { '5/3': 'i3 c2', '41': 'i3 i1 c2' },
    }).do('assault:3/5', 'lead:i3', 'lead:i3', 'done', 'hold', 'done');
    expect(table.notes('austrian')).toEqual(['3/5: i2']);
    expect(table.notes('french')).toEqual(['5/3: i2']);
    expect(table.state.guns).toEqual([]);
  });

  it('M11.29 the worked example', () => {
    const table = narrow('i3 i2 i2', 'i1 c2 a1').do(
      'lead:i1',
      'lead:i3',
      'piece:i2',
      'done',
      'fire',
      'counter:c2',
    );
    expect(table.told('result')).toEqual([
      { type: 'result', lead: 2, penalties: 1, guard: 1, counter: 1, total: -1 },
    ]);
    expect([reductions(table, 0), reductions(table, 1)]).toEqual([1 + 2, 1 + 1]);
    expect([table.at('3/5'), table.at('5/3')]).toEqual(['i2 i2', 'c1 a1']);
    expect([lost(table, 'austrian'), lost(table, 'french'), table.discs('french', 5)]).toEqual([3, 0, 2]);
  });
});
