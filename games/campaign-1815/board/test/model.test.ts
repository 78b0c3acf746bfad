import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../data/blocks.ts';
import { game } from '../../index.ts';
import { ARMY_OF, FULL } from '../../rules/blocks.ts';
import { TOWN_COUNT, TOWN_LIMIT, townNamed } from '../../rules/board.ts';
import { LEFT, RESERVE } from '../../rules/state.ts';
import {
  allStands,
  facesIn,
  fieldOf,
  follow,
  isOnField,
  lookOf,
  NO_ROLLS,
  notesIn,
  placeFor,
  standsIn,
  stretchOf,
  trailsIn,
  unplaced,
} from '../model.ts';
import { chosenOf, isDrawn, optionsOf, townKey, waysOf } from '../options.ts';
import { sheetFor, stepTown } from '../sheet.ts';
import { playout, type Moment } from '../moments.ts';

const moments = (scenario: string, seed: number, most: number, options = {}): Moment[] => {
  const list: Moment[] = [];
  for (const { state, seat, legal, events } of playout(scenario, seed, most, options))
    list.push({ state: game.clone(state), seat, legal, events });
  return list;
};

describe('who stands where', () => {
  it('counts every block in its town for every viewer, faces only for whoever may see them', () => {
    for (const { state } of moments('historical', 1, 200, { players: '3' }))
      for (const viewer of [-1, 0, 1, 2]) {
        const view = game.view(state, viewer);
        for (let town = 0; town < TOWN_COUNT; town++)
          for (const { army, total } of standsIn(view, town))
            expect(total).toBe(state.present[army * TOWN_COUNT + town]);
      }
  });

  it('shows an enemy stack as backs alone at the start', () => {
    const [{ state }] = moments('historical', 1, 1);
    const [prussians] = standsIn(game.view(state, 0), townNamed('charleroi'));
    expect(prussians.faces).toEqual([]);
    expect(prussians.total).toBe(4);
  });

  it('lists blocks to place with faces for their owner alone', () => {
    const [{ state }] = moments('free', 1, 1);
    expect(unplaced(game.view(state, 1)).map(({ faces }) => faces.length)).toEqual([0, 16, 18]);
    expect(unplaced(game.view(state, 0)).map(({ faces }) => faces.length)).toEqual([24, 0, 0]);
  });

  it('remembers what everybody knew from the set-up, and nothing of a block that was never seen', () => {
    const [{ state }] = moments('historical', 1, 1);
    expect(notesIn(game.view(state, 0), townNamed('charleroi'), 2)).toEqual([41, 42, 43, 44]);
    const placed = moments('free', 1, 60).at(-1);
    if (!placed) throw new Error('no moment');
    for (let town = 0; town < TOWN_COUNT; town++)
      expect(notesIn(game.view(placed.state, 0), town, 1)).toEqual([]);
  });
});

describe('the battlefield', () => {
  it('shows every block of the town once, in its place or waiting', () => {
    for (const { state } of moments('ligny', 3, 400))
      for (const fight of state.fights) {
        const view = game.view(state, 0);
        const { cells, waiting } = fieldOf(view, fight);
        const stands = [...cells.flatMap(({ own, foes }) => own.concat(foes)), ...waiting.flat()];
        const total = stands.reduce((sum, stand) => sum + stand.total, 0);
        const there = [0, 1, 2].reduce((sum, army) => sum + state.present[army * TOWN_COUNT + fight.town], 0);
        expect(total).toBe(there);
      }
  });

  it('names a position of the other side as beyond one’s own of the same column', () => {
    expect(placeFor(0, LEFT, 0)).toBe(LEFT);
    expect(placeFor(1, LEFT, 0)).toBe(7);
    expect(placeFor(0, RESERVE, 0)).toBe(RESERVE);
  });

  it('is shown while a battle is laid out and fought, not while blocks march', () => {
    const phases = new Map(
      moments('ligny', 3, 400).map(({ state }) => [state.phase, isOnField(game.view(state, 0))]),
    );
    expect(phases.get('deploy')).toBe(true);
    expect(phases.get('combat')).toBe(true);
    expect(phases.get('order')).toBe(false);
  });
});

describe('what is looked at', () => {
  it('is what was chosen, until another fight goes on', () => {
    const [{ state }] = moments('ligny', 3, 1);
    const view = game.view(state, 0);
    const fight = townNamed('quatre-bras');
    const chosen = { scene: { kind: 'field', during: stretchOf(view) }, fight } as const;
    expect(lookOf(view, chosen)).toMatchObject({ scene: 'field', fight: { town: fight } });
    expect(lookOf({ ...view, turn: view.turn + 1 }, chosen).scene).toBe('map');
  });
});

describe('what may be done', () => {
  it('offers every legal action once: by a block, by a place, or as a button of the shell', () => {
    for (const { state, seat, legal } of [...moments('ligny', 5, 300), ...moments('free', 5, 150)]) {
      if (seat === null) continue;
      const { blocks, places } = optionsOf(game.view(state, seat), legal);
      const drawn = [...blocks.values()].flat().length + [...places.values()].flat().length;
      expect(drawn + legal.filter((action) => !isDrawn(action)).length).toBe(legal.length);
    }
  });

  it('C4.4 offers a town while it has room, and no longer', () => {
    for (const { state, seat, legal } of moments('free', 2, 60)) {
      if (state.phase !== 'place' || seat === null) continue;
      for (const action of legal)
        if (action.do === 'place') {
          const army = ARMY_OF[action.block];
          expect(state.present[army * TOWN_COUNT + action.to]).toBeLessThan(TOWN_LIMIT[army]);
        }
    }
  });

  it('takes up the next block by itself while blocks are placed', () => {
    const [{ state, legal }] = moments('free', 1, 1);
    const view = game.view(state, 1);
    const options = optionsOf(view, legal);
    expect(chosenOf(view, options, [])).toHaveLength(1);
  });

  it('marches several blocks together to a town that all of them reach', () => {
    const [{ state, legal }] = moments('historical', 1, 1);
    const view = game.view(state, 0);
    const beaumont = standsIn(view, townNamed('beaumont'))[0].faces;
    const ways = waysOf(optionsOf(view, legal), beaumont).get(townKey(townNamed('thuin')));
    expect(ways).toHaveLength(1);
  });

  it('C5.11 says how many of them the road takes, and tears no corps apart', () => {
    const [{ state, legal }] = moments('historical', 1, 1);
    const view = game.view(state, 0);
    const beaumont = standsIn(view, townNamed('beaumont'))[0].faces;
    const [way] = waysOf(optionsOf(view, legal), beaumont).get(townKey(townNamed('thuin'))) ?? [];
    const gone = way.actions.flatMap((action) => ('block' in action ? [BLOCKS[action.block].id] : []));
    expect(gone).toEqual(['F01', 'F02', 'F03', 'F04', 'F05', 'F19']);
    expect(way.stay).toHaveLength(6);
  });

  it('C5.9 finds the two roads of a ride, and asks about none of them where a march leads there', () => {
    const [{ state, legal }] = moments('historical', 1, 1);
    const view = game.view(state, 0);
    const pajol = BLOCKS.findIndex(({ corps }) => corps === '1CC');
    const ways = waysOf(optionsOf(view, legal), [pajol]);
    const words = (town: string): string[][] =>
      (ways.get(townKey(townNamed(town))) ?? []).map(({ actions }) => actions.map(game.write));
    expect(words('thuin')).toEqual([['march.F19.beaumont.thuin']]);
    expect(words('binche')).toEqual([['ride.F19.beaumont.solre', 'march.F19.solre.binche']]);
  });
});

describe('what just happened', () => {
  it('reads the faces of a throw, the low ones first', () => {
    expect(facesIn((2 << 0) | (1 << 20))).toEqual([1, 1, 6]);
  });

  it('keeps a throw with what it needed, told in two steps, until the other part begins', () => {
    const fired = follow(NO_ROLLS, [{ type: 'fired', block: 1, target: 'line', power: 3, dice: 2 }]);
    const rolled = follow(fired, [{ type: 'rolled', block: 1, faces: (1 << 4) | (1 << 20), hits: 1 }]);
    expect(rolled.last).toMatchObject({ dice: [2, 6], power: 3, test: false, block: 1 });
    const hit = follow(rolled, [
      { type: 'lost', army: 1, block: 30, town: 6, steps: 1, cause: 'fire', owner: 1 },
    ]);
    expect(hit.last).toBe(rolled.last);
    expect(follow(hit, [{ type: 'part', town: 6, round: 1, side: 1 }]).last).toBeNull();
  });

  it('draws a road once, however many marched', () => {
    const event = { type: 'marched', army: 0, block: 1, from: 1, to: 2, on: false } as const;
    expect(trailsIn([event, { ...event, block: 2 }])).toHaveLength(1);
  });
});

describe('the sheet', () => {
  it('keeps towns apart, so that a finger finds each', () => {
    const { towns } = sheetFor(false);
    towns.forEach((one, i) =>
      towns
        .slice(i + 1)
        .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90)),
    );
  });

  it('is walked by arrow keys: every town is reached from every other', () => {
    const sheet = sheetFor(false);
    const reached = new Set([0]);
    for (const town of reached)
      for (const arrow of ['left', 'right', 'up', 'down'] as const) reached.add(stepTown(sheet, town, arrow));
    expect(reached.size).toBe(TOWN_COUNT);
  });

  it('is turned about for the far side', () => {
    const [near, far] = [sheetFor(false), sheetFor(true)];
    near.towns.forEach(({ x, y }, town) => {
      expect(far.towns[town].x).toBeCloseTo(near.width - x);
      expect(far.towns[town].y).toBeCloseTo(near.height - y);
    });
  });
});

it('an enemy’s hidden block is nowhere in what is drawn', () => {
  for (const { state } of moments('ligny', 8, 120)) {
    const view = game.view(state, 0);
    const faces = [...allStands(view).values()].flat().flatMap((stand) => stand.faces);
    for (const block of faces)
      if (ARMY_OF[block] !== 0) expect(view.steps[block]).toBeLessThanOrEqual(FULL[block]);
    for (const block of faces) expect(view.at[block]).toBeGreaterThanOrEqual(0);
  }
});
