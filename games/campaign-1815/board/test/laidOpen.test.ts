import { ONLOOKER } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import { HIDDEN } from '../../rules/view.ts';
import { laidOpen } from '../laidOpen.ts';
import { playout } from '../moments.ts';

it.each([
  ['2', [0, 1]],
  ['3', [0, 1, 2]],
])('of a match of %s everybody sees the face of every block in the end', (players, all) => {
  const moments = [...playout('historical', 5, 900, { players })];
  const { state } = moments[moments.length - 1];
  for (const viewer of [ONLOOKER, ...all]) {
    const own = game.view(state, viewer);
    const seats = all.map((seat) => game.view(state, seat));
    expect(own.steps).toContain(HIDDEN);
    const { at, place, steps, flags, host, block, fights, hidden } = laidOpen(own, seats);
    expect({ at, place, steps, flags, host, block }).toEqual({
      at: state.at,
      place: state.place,
      steps: state.steps,
      flags: state.flags,
      host: state.host,
      block: state.block,
    });
    expect(fights.map(({ holders }) => holders)).toEqual(state.fights.map(({ holders }) => holders));
    expect(hidden).toEqual([]);
  }
});
