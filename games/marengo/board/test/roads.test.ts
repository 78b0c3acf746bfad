import type { Point } from '@bicorne/boardkit';
import { describe, expect, it } from 'vitest';
import { draw, type Table } from '../../test/table.ts';
import { game } from '../../index.ts';
import { CROSSINGS, EXIT_SIDE, EXIT_TO, LOCALITY, positionNamed, ROAD_EXITS } from '../../rules/map.ts';
import { modelOf, type Trail } from '../model.ts';
import { lineByRoad } from '../roads.ts';
import { depthIn, distanceTo } from '../room.ts';
import { sheetFor } from '../sheet.ts';

const sheet = sheetFor(false);
const trailOf = (table: Table): Trail | undefined =>
  modelOf(game.view(table.state, 1), [], table.events.splice(0)).trails.find(({ by }) => by.length > 0);
const passed = (table: Table): string[] =>
  trailOf(table)?.by.map(({ crossing, step }) => `${CROSSINGS[crossing]} ${step}`) ?? [];

describe('M8 a march by road', () => {
  const column = (): Table => draw({ austrian: { '40': 'i2 i2', '80': 'i2' }, french: { '9': 'i2' } });

  it('M8.4 is drawn over the crossings it has used, step by step, while it is under way', () => {
    const table = column().do('road:40', 'piece:i2', 'cross:40-47:main');
    expect(passed(table)).toEqual(['40-47:main 1']);
    expect(passed(table.do('cross:47-59:main'))).toEqual(['40-47:main 1', '47-59:main 2']);
  });

  it('M8.5 shows that whoever comes later had to wait', () => {
    const table = column().do(
      'road:40',
      'piece:i2',
      'cross:40-47:main',
      'done',
      'road:40',
      'cross:40-47:main',
    );
    expect(passed(table)).toEqual(['40-47:main 2']);
  });

  it('is still seen when it has ended', () => {
    const table = column().do('road:40', 'piece:i2', 'cross:40-47:main', 'cross:47-59:main', 'done');
    expect(passed(table)).toEqual(['40-47:main 1', '47-59:main 2']);
  });

  it('M8.10 is not seen in a march across country', () => {
    expect(passed(column().do('march:40>47', 'piece:i2', 'piece:i2'))).toEqual([]);
  });

  it('M15.2 begins at the place where reinforcements enter', () => {
    const table = draw({ austrian: { alessandria: 'i2 i2' }, french: { '9': 'i2' } });
    expect(passed(table.do('enter:alessandria', 'piece:i2', 'cross:1-2S:main'))).toEqual([
      'alessandria 1',
      '1-2S:main 2',
    ]);
  });
});

/** How far a point lies outside a ring. */
const outside = (ring: readonly Point[], at: Point): number =>
  depthIn(ring, at) > 0
    ? 0
    : Math.min(...ring.map((one, i) => distanceTo(one, ring[(i + 1) % ring.length], at)));

describe('the line of a march', () => {
  it('M3.8 follows a drawn road, inside the locality, between any two crossings that a piece of road joins', () => {
    const strayed = ROAD_EXITS.flatMap((exits) =>
      exits.flatMap((a) =>
        exits.filter((b) => a !== b && strays(a, b)).map((b) => `${CROSSINGS[a >> 1]} ${CROSSINGS[b >> 1]}`),
      ),
    );
    expect(strayed).toEqual([]);
  });

  it('lies the other way about on a turned sheet', () => {
    const lineOn = (flipped: boolean): Point[] => {
      const turned = sheetFor(flipped);
      const [start, end] = ['40', '59']
        .map((name) => sheet.areas[positionNamed(name)].room.discs)
        .map(turned.place);
      const by = [
        { crossing: CROSSINGS.indexOf('40-47:main'), step: 1, to: 47 },
        { crossing: CROSSINGS.indexOf('47-59:main'), step: 2, to: 59 },
      ];
      return lineByRoad(turned, { start, end, locality: 40, by }).map(turned.place).map(rounded);
    };
    expect(lineOn(true)).toEqual(lineOn(false));
    expect(lineOn(false).length).toBeGreaterThan(6);
  });
});

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** From the crossing by which one comes to the one by which one goes. */
function strays(comes: number, goes: number): boolean {
  const [start, end] = [sheet.crossings[comes >> 1], sheet.crossings[goes >> 1]];
  const { ring } = sheet.areas[LOCALITY[EXIT_SIDE[comes]]];
  const by = [
    { crossing: comes >> 1, step: 1, to: LOCALITY[EXIT_SIDE[comes]] },
    { crossing: goes >> 1, step: 2, to: EXIT_TO[goes] },
  ];
  return lineByRoad(sheet, { start, end, locality: EXIT_TO[comes], by }).some((at) => outside(ring, at) > 25);
}
