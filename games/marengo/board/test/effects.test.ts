import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import { seen } from '../../rules/events.ts';
import type { MarengoView } from '../../rules/view.ts';
import { after } from '../effects.ts';
import { modelOf } from '../model.ts';
import { playout } from '../moments.ts';
import { beats } from '../pace.ts';

/** What lies on the table, wherever: one's own pieces by their faces, the enemy's by number, and the discs. */
function onTable(view: MarengoView) {
  const lines = [...modelOf(view, [], []).lines.values()];
  const bars = (mine: boolean) =>
    lines.flatMap(({ army, bars: all }) => ((army === view.viewer) === mine ? all : []));
  return {
    own: bars(true)
      .map(({ face }) => face ?? -1)
      .toSorted((one, other) => one - other),
    enemies: bars(false).length,
    discs: view.discs,
    uncommitted: view.uncommitted,
  };
}

/** How many reductions were shown in a game of random play. */
function reductionsIn(seed: number, viewer: number): number {
  let [reductions, before]: [number, MarengoView | null] = [0, null];
  for (const { state, events } of playout(seed, 900)) {
    const was: MarengoView | null = before;
    const now = game.view(state, viewer);
    before = now;
    const parts = beats(events);
    if (!was || parts.length === 1) continue;
    const told = parts.flat().map((event) => seen(event, viewer));
    reductions += told.filter(({ type }) => type === 'reduced').length;
    expect([told, onTable(told.reduce(after, was))]).toEqual([told, onTable(now)]);
  }
  return reductions;
}

it.each([0, 1])('a fight, shown step by step, leaves what it leaves: viewer %i', (viewer) => {
  const reductions = [4, 5, 6, 7, 8].reduce((sum, seed) => sum + reductionsIn(seed, viewer), 0);
  expect(reductions).toBeGreaterThan(60);
});
