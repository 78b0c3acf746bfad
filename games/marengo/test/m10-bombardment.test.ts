import { describe, expect, it } from 'vitest';
import { PENALTY, positionNamed } from '../rules/map.ts';
import { ARTILLERY } from '../rules/pieces.ts';
import { dawn, draw } from './table.ts';

const ready = (at: string): { army: 'austrian'; at: string; stage: 'ready' } => ({
  army: 'austrian',
  at,
  stage: 'ready',
});

describe('M10 Bombardment', () => {
  it('M10.1 only artillery in an approach bombards', () => {
    const table = draw({ austrian: { '59': 'a1', '54/59': 'i3', '59/70': 'i2' }, french: { '70': 'i2' } });
    expect(table.legal(/^bombard/)).toEqual([]);
    const placed = draw({ austrian: { '59/70': 'a1' }, french: { '70': 'i2' } });
    expect(placed.can('bombard:59/70')).toBe(true);
  });

  it('M10.2 declared in one turn, completed in the next, each the action of that turn', () => {
    const table = draw({ austrian: { '59/70': 'a1' }, french: { '70/59': 'i2' } });
    table.do('bombard:59/70');
    expect(table.legal()).toEqual(['cancel:59/70', 'end']);
    table.do('end', 'end');
    expect(table.legal()).toEqual(['cancel:59/70', 'complete:59/70', 'end']);
    table.do('complete:59/70', 'reduce:i2@70/59');
    expect(table.legal()).toEqual(['end']);
  });

  it('M10.3 an artillery penalty in the opposite approach forbids it, one in its own does not', () => {
    const intoTown = draw({ austrian: { '5/9': 'a1' }, french: { '9': 'i2' } });
    expect(intoTown.legal(/^bombard/)).toEqual([]);
    // On this map a penalty never stands on one side alone, so one is painted in for the test.
    const own = positionNamed('59/70');
    PENALTY[ARTILLERY][own] = 1;
    const open = draw({ austrian: { '59/70': 'a1' }, french: { '70': 'i2' } });
    expect(open.can('bombard:59/70')).toBe(true);
    PENALTY[ARTILLERY][own] = 0;
  });

  it('M10.4 the enemy must be in the locality beyond, in whatever position', () => {
    expect(draw({ austrian: { '59/70': 'a1' } }).legal(/^bombard/)).toEqual([]);
    const aside = draw({ austrian: { '59/70': 'a1' }, french: { '70/80': 'i2' } });
    expect(aside.can('bombard:59/70')).toBe(true);
  });

  it('M10.5 artillery that has declared lies face up, also in the enemy turn', () => {
    const table = draw({ austrian: { '59/70': 'a1 i2' }, french: { '70': 'i2' } });
    table.do('bombard:59/70');
    expect([table.guns('59/70'), table.at('59/70')]).toEqual([1, 'i2']);
    expect(table.do('end').guns('59/70')).toBe(1);
  });

  it('M10.6 completing is voluntary, and the defender chooses who is reduced', () => {
    const table = draw({ guns: [ready('59/70')], french: { '70/59': 'i3 c2' } });
    expect(table.can('end')).toBe(true);
    table.do('complete:59/70');
    expect([table.asked, table.legal()]).toEqual(['french', ['reduce:c2@70/59', 'reduce:i3@70/59']]);
    expect(table.do('reduce:c2@70/59').at('70/59')).toBe('i3 c1');
  });

  it('M10.7 first the opposite approach, then the reserve, then any position', () => {
    const targets = (french: Record<string, string>): string[] =>
      draw({ guns: [ready('59/70')], french })
        .do('complete:59/70')
        .legal();
    expect(targets({ '70/59': 'i1', '70': 'i2', '70/80': 'i3' })).toEqual(['reduce:i1@70/59']);
    expect(targets({ '70': 'i2', '70/80': 'i3' })).toEqual(['reduce:i2@70']);
    expect(targets({ '70/80': 'i3', '70/65': 'c2' })).toEqual(['reduce:c2@70/65', 'reduce:i3@70/80']);
  });

  it('M10.8 artillery that has completed lies face up until the turn ends', () => {
    const table = draw({ guns: [ready('59/70')], french: { '70': 'i2' } });
    table.do('complete:59/70', 'reduce:i2@70');
    expect(table.guns('59/70')).toBe(1);
    table.do('end');
    expect([table.guns('59/70'), table.at('59/70')]).toEqual([0, 'a1']);
  });

  it('M10.9 completing against a locality without enemies has no effect', () => {
    const table = draw({ guns: [ready('59/70')], french: { '80': 'i2' } });
    table.do('complete:59/70');
    expect([table.asked, table.told('reduced'), table.morale('french')]).toEqual(['austrian', [], 5]);
  });

  it('M10.10 a cancelled bombardment leaves the artillery free to act otherwise', () => {
    const table = draw({ guns: [ready('59/70')], french: { '70': 'i2' } });
    table.do('cancel:59/70');
    expect([table.guns('59/70'), table.at('59/70')]).toEqual([0, 'a1']);
    expect(table.do('march:59/70>59', 'done').at('59')).toBe('a1');
  });

  it('M10.10 cancelled in the turn of its declaration it has acted all the same', () => {
    const table = draw({ austrian: { '59/70': 'a1' }, french: { '70': 'i2' } });
    expect(table.do('bombard:59/70', 'cancel:59/70').legal()).toEqual(['end']);
  });

  it('M10.11 recovery of the approach cancels it', () => {
    const table = dawn({ guns: [ready('59/70')], french: { '80': 'i2' } });
    expect([table.guns('59/70'), table.at('59')]).toEqual([0, 'a1']);
  });

  it('M10.12 what is not completed in the next turn lapses when that turn ends', () => {
    const table = draw({ austrian: { '59/70': 'a1' }, french: { '70': 'i2' } });
    table.do('bombard:59/70', 'end', 'end');
    expect([table.guns('59/70'), table.can('complete:59/70')]).toEqual([1, true]);
    table.do('end');
    expect([table.guns('59/70'), table.at('59/70')]).toEqual([0, 'a1']);
    expect(table.do('end').legal(/^(complete|bombard)/)).toEqual(['bombard:59/70']);
  });

  it('M10.12 artillery whose bombardment has lapsed may fire in defence: it neither declared nor completed', () => {
    const table = draw({
      guns: [ready('59/70')],
      austrian: { '59/70': 'i2' },
      french: { '70/59': 'i3' },
    }).do('end', 'assault:70/59', 'done', 'lead:i3');
    expect(table.legal()).toEqual(['fire', 'hold']);
  });

  it('M10.12 the owner of a piece that declared this turn keeps it until his next turn', () => {
    const table = draw({ toMove: 'french', french: { '70/59': 'a1' }, austrian: { '59': 'i2' } });
    expect(table.do('bombard:70/59', 'end').guns('70/59')).toBe(1);
  });

  it('M10.11 so does a retreat, which destroys the artillery', () => {
    const table = draw({
      toMove: 'french',
      guns: [{ army: 'austrian', at: '59/70', stage: 'declared' }],
      french: { '64/59': 'i2' },
    });
    table.do('attack:64/59>64/59');
    expect([table.state.guns, table.state.garrison[59]]).toEqual([[], 1]);
  });
});
