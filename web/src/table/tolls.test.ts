import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ONLOOKER } from '@bicorne/engine';
import { loadBoard, offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';
import { rerun, sightAt, storyOf } from './reel/rerun.ts';
import { tollsOf } from './tolls.ts';

const recordOf = (game: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'e2e', 'moments', `${game}.bicorne`), 'utf8');

it.each(offeredGames())('%s: of a whole battle every side has losses to tell', async (game) => {
  const [run, board] = await Promise.all([rerun(recordOf(game)), loadBoard(game)]);
  if (!run || !board) throw new Error(`no battle of ${game}`);
  const { view } = sightAt(run, run.states.length - 1, ONLOOKER);
  const tolls = tollsOf(storyOf(run, ONLOOKER), (event) => board.toll?.(event, view) ?? null);
  expect(new Set(tolls.keys())).toEqual(new Set(run.match.seats.keys()));
  for (const { strength, pieces } of tolls.values()) expect(strength + pieces).toBeGreaterThan(0);
});
