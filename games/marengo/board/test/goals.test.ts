import { describe, expect, it } from 'vitest';
import { game } from '../../index.ts';
import { write } from '../../rules/actions.ts';
import { positionNamed } from '../../rules/map.ts';
import { FACES } from '../../rules/pieces.ts';
import { draw, type Table } from '../../test/table.ts';
import { wayWords } from '../describe.ts';
import { playout } from '../moments.ts';
import { spotsOf, withOne, type Spots } from '../spots.ts';
import { words } from '../words/en.ts';

const AUSTRIAN = 0;

function chosen(table: Table, at: string, faces = ''): Spots {
  const named = faces === '' ? [] : faces.split(' ').map((face) => FACES.findIndex((one) => one === face));
  const view = game.view(table.state, AUSTRIAN);
  return spotsOf(view, game.legal(table.state, AUSTRIAN), { at: positionNamed(at), faces: named });
}

/** What a press there does. */
const waysTo = (spots: Spots, to: string): string[] =>
  (spots.places.get(positionNamed(to))?.ways ?? []).map(({ gesture }) => gesture.map(write).join(' '));

it('M8.1 a second piece that could go nowhere with the first goes alone, one that could goes along', () => {
  const withSecond = (table: Table, at: string, first: string, second: string): readonly number[] => {
    const [one, other] = [first, second].map((face) => FACES.findIndex((name) => name === face));
    const view = game.view(table.state, AUSTRIAN);
    const legal = game.legal(table.state, AUSTRIAN);
    return withOne(view, legal, { at: positionNamed(at), faces: [one] }, other, 1);
  };
  const waiting = draw({ french: { '9': 'i2' }, austrian: { alessandria: 'i3 i2' } });
  expect(withSecond(waiting, 'alessandria', 'i3', 'i2')).toEqual([1]);
  const standing = draw({ french: { '9': 'i2' }, austrian: { '2': 'i3 i2' } });
  expect(withSecond(standing, '2', 'i3', 'i2')).toEqual([0, 1]);
});

describe('a piece and its goal are one gesture', () => {
  it('M8.2 the road is found, over three borders', () => {
    const table = draw({ french: { '3': 'i2' }, austrian: { '86': 'i3 i2' } });
    expect(waysTo(chosen(table, '86', 'i3'), '59')).toEqual([
      'road:86 piece:i3 cross:80-86:main cross:70-80:main cross:59-70:main',
    ]);
  });

  it('M8.3 a free way is preferred to one that costs an order', () => {
    const table = draw({ french: { '9': 'i2' }, austrian: { '2': 'i3 i2' } });
    const spots = chosen(table, '2', 'i3');
    expect(waysTo(spots, '3')).toEqual(['road:2 piece:i3 cross:2-3:main done']);
    expect(spots.places.get(positionNamed('3'))?.ways[0].orders).toBe(0);
  });

  it('M7.1 several pieces go together, and then not by road', () => {
    const table = draw({ french: { '9': 'i2' }, austrian: { '2': 'i3 i2 i2' } });
    expect(waysTo(chosen(table, '2', 'i3 i2'), '3')).toEqual(['march:2>3 piece:i3 piece:i2 done']);
    expect(waysTo(chosen(table, '2', 'i3 i2'), '5')).toEqual([]);
  });

  it('M9.3 an attack goes with the pieces that were chosen, and is declared', () => {
    const table = draw({ french: { '5': 'i2' }, austrian: { '3': 'i3 i2 c2' } });
    const spots = chosen(table, '3', 'i3 c2');
    expect(waysTo(spots, '5/3')).toEqual(['attack:3>3/5 piece:i3 piece:c2 done']);
    expect(spots.places.get(positionNamed('5/3'))?.kind).toBe('target');
  });

  it('M12.1 a single horseman goes on into the approach that is pressed; infantry is not asked', () => {
    const table = draw({ french: { '70': 'i2' }, austrian: { '47': 'i2 c2' } });
    expect(waysTo(chosen(table, '47', 'c2'), '59/70')).toEqual([
      'road:47 piece:c2 cross:47-59:main ride:c2>59/70',
    ]);
    expect(waysTo(chosen(table, '47', 'i2'), '59')).toEqual(['road:47 piece:i2 cross:47-59:main done']);
  });

  it('M12.3 of several pieces it is still asked whether cavalry goes on', () => {
    const table = draw({ french: { '70': 'i2' }, austrian: { '47': 'i2 c2' } });
    expect(waysTo(chosen(table, '47', 'i2 c2'), '59')).toEqual(['march:47>59 piece:i2 piece:c2']);
  });

  it('M15.8 the pontoon bridge and the road of entry are asked about: they leave different things behind', () => {
    const table = draw({ french: { '9': 'i2' }, austrian: { alessandria: 'i3 i2' } });
    expect(waysTo(chosen(table, 'alessandria', 'i3'), '1')).toEqual([
      'enter:alessandria piece:i3 done',
      'pontoon:alessandria piece:i3',
    ]);
  });

  it('where no piece was named each kind is offered, and said', () => {
    const table = draw({ french: { '9': 'i2' }, austrian: { '2': 'i3 i2 i2' } });
    const spots = chosen(table, '2');
    const ways = spots.places.get(positionNamed('3'))?.ways ?? [];
    const view = game.view(table.state, AUSTRIAN);
    expect(ways.map((way) => wayWords(view, words, way, positionNamed('3')))).toEqual([
      'Infantry 3: March by road to C. Peterbona (3)',
      'Infantry 2: March by road to C. Peterbona (3)',
    ]);
  });
});

it('every step of every gesture is legal when its turn comes, whatever is hidden', () => {
  let tried = 0;
  for (const seed of [5, 6])
    for (const { state, seat, legal } of playout(seed, 700)) {
      if (seat === null || state.frames.length > 0) continue;
      const view = game.view(state, seat);
      const { sources } = spotsOf(view, legal, null);
      for (const at of sources.keys())
        for (const { ways } of spotsOf(view, legal, { at, faces: [] }).places.values())
          for (const { gesture, orders } of ways) {
            const after = game.clone(state);
            for (const action of gesture) {
              expect(game.legal(after, seat)).toContain(action);
              game.act(after, seat, action);
            }
            expect(state.orders - after.orders).toBe(orders);
            tried++;
          }
    }
  expect(tried).toBeGreaterThan(500);
});
