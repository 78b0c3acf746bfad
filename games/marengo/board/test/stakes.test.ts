import { describe, expect, it } from 'vitest';
import { draw, type Table } from '../../test/table.ts';
import { game } from '../../index.ts';
import { positionNamed } from '../../rules/map.ts';
import { beats } from '../pace.ts';
import { modelOf } from '../model.ts';
import { sceneOf } from '../scene.ts';
import { renewalOf, tollOf } from '../stakes.ts';

const [AUSTRIAN, FRENCH] = [0, 1];
const seenBy = (table: Table, viewer: number) => game.view(table.state, viewer);
const toll = (table: Table, viewer: number, via: string, attackers: number): number =>
  tollOf(seenBy(table, viewer), positionNamed(via), attackers);

describe('what a retreat would cost', () => {
  it('M13.2 one disc for a narrow approach, two for a wide one, one for the reserve, one for artillery', () => {
    const table = draw({
      austrian: { '3/5': 'i3', '4': 'i2', '10': 'i2' },
      french: { '5': 'i2 a1', '5/4': 'i2', '5/10': 'c2' },
    });
    expect(toll(table, FRENCH, '3/5', 1)).toBe(4);
    table.do('attack:3/5>3/5');
    while (table.asked === 'french') table.do(table.legal()[0]);
    expect(table.morale('french')).toBe(1);
  });

  it('M13.5 two for the reserve after several attackers through a wide approach', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70': 'i3' } });
    expect([1, 2].map((attackers) => toll(table, FRENCH, '59/70', attackers))).toEqual([1, 2]);
  });

  it('M9.8 those brought up against the attack pay in the approach', () => {
    const table = draw({ austrian: { '59': 'i2 i2' }, french: { '70': 'i3 i3', '80': 'i3' } });
    table.do('attack:59>59/70', 'piece:i2', 'piece:i2', 'piece:i3');
    expect(toll(table, FRENCH, '59/70', 2)).toBe(4);
    table.do('done');
    expect(table.told('reduced')).toHaveLength(4);
  });

  it('M13.6 nothing for cavalry in reserve; but its enemy cannot know that', () => {
    const table = draw({ austrian: { '3': 'i2' }, french: { '5': 'c2', '9': 'i2 i3' } });
    expect([toll(table, FRENCH, '3/5', 1), toll(table, AUSTRIAN, '3/5', 1)]).toEqual([0, 1]);
  });
});

it('M18.20 M18.21 the end of a turn is foretold as it comes', () => {
  const table = draw({
    toMove: 'french',
    austrian: { '4': 'i2' },
    french: { '5': 'i3', '22': 'i2' },
    discs: [4, 5, 22].map((at) => ({ army: 'french' as const, at, count: 1 })),
  });
  expect(renewalOf(seenBy(table, FRENCH))).toEqual({ lost: [4], back: [22] });
  table.do('end');
  expect(table.told('discs')).toMatchObject([
    { what: 'lost', from: 4 },
    { what: 'returned', from: 22 },
  ]);
});

it('M18.11 the scene of an assault counts the reductions that the loser would pay, those of the fire too', () => {
  const table = draw({ austrian: { '3/5': 'i3 i2' }, french: { '5/3': 'i1 c2 a1' } });
  table.do('assault:3/5', 'lead:i1', 'lead:i3', 'piece:i2', 'fire');
  const view = seenBy(table, FRENCH);
  const scene = sceneOf(view, modelOf(view, [], []), []);
  expect(scene).toMatchObject({ commits: 1, reductions: { attacker: 2, defender: 1 } });
  expect(table.do('done').morale('austrian')).toBe(3);
});

it('the sum of an assault is shown before its effects', () => {
  const table = draw({ austrian: { '59/70': 'i3 i3' }, french: { '70/59': 'i2' } });
  table.do('assault:59/70', 'lead:i2');
  const before = seenBy(table, AUSTRIAN);
  table.do('lead:i3');
  table.events.splice(0);
  table.do('lead:i3');
  const parts = beats(table.events);
  const first = parts.slice(0, 2).flat();
  expect(first.at(-1)?.type).toBe('result');
  expect(parts.flat()).toEqual(table.events);
  expect(sceneOf(before, modelOf(before, [], first), first)).toMatchObject({
    step: 6,
    sum: { final: true, total: 3 },
  });
});
