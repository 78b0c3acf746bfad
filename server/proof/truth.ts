import { must, openMatch, type Game, type Viewer } from '@bicorne/engine';
import { loadGame, type GameModule } from '@bicorne/games';
import type { Update } from '@bicorne/table/protocol';
import { playAll, untilSettled } from '@bicorne/table/steps';
import { Stream } from '@bicorne/table/stream';
import type { Store } from '../store/port.ts';
import type { Traveller } from './traveller.ts';

/** A module that must be there. */
export async function theGame(id: string): Promise<GameModule> {
  const module = await loadGame(id);
  if (!module) throw new Error(`there is no game ${id}`);
  return module;
}

/** What is wrong with what these players were told, measured by what the store holds. */
export async function compareWithStore(
  store: Store,
  module: GameModule,
  match: string,
  players: readonly Traveller[],
): Promise<string[]> {
  const stored = await store.matches.find(match);
  const words = await store.matches.steps.read(match, 0);
  if (!stored || stored.steps !== words.length)
    return [`${match}: ${stored?.steps} steps counted, ${words.length} there`];
  const doubled = countDoubled(words, players);
  return players.flatMap((player) => [
    ...doubled,
    ...player.wrong,
    ...compareActions(module.game, words, player),
    ...compareUpdates(streamOf(module, stored.scenario, words, match, player.viewer), player),
  ]);
}

/**
 * Of windows that act for one seat each decision is acknowledged to one; but where two had decided the same on the
 * same message, and the line to the store broke, both may be told that it is done, as it is.
 */
function countDoubled(words: readonly string[], players: readonly Traveller[]): string[] {
  const seats = Map.groupBy(players, ({ viewer }) => viewer);
  return [...seats].flatMap(([seat, windows]) => {
    const acts = words.filter((word) => word.startsWith(`${seat}:`)).length;
    const told = new Set(windows.flatMap(({ decided }) => decided)).size;
    return told > acts ? [`${told} acknowledged, ${acts} there`] : [];
  });
}

/** Every acknowledged action is there, in order; beyond those only what went unanswered. */
function compareActions(game: Game, words: readonly string[], player: Traveller): string[] {
  const own = words.filter((word) => word.startsWith(`${player.viewer}:`));
  const there = own.map((word) => JSON.stringify(game.read(word.slice(2))));
  let at = 0;
  for (const action of player.acknowledged) {
    at = there.indexOf(JSON.stringify(action), at) + 1;
    if (at === 0) return [`${player.match}: an acknowledged action is gone`];
  }
  const more = there.length - player.acknowledged.length;
  return player.windows === 1 && more > player.unanswered
    ? [`${player.match}: ${more} actions nobody heard of, ${player.unanswered} unanswered`]
    : [];
}

function compareUpdates(due: readonly Update[], player: Traveller): string[] {
  for (const [n, update] of player.told)
    if (JSON.stringify(update) !== JSON.stringify(due[n - 1]))
      return [`${player.match}: message ${n} is not what the store tells`];
  return player.n > due.length ? [`${player.match}: told ${player.n} messages of ${due.length}`] : [];
}

function streamOf(
  { game }: GameModule,
  scenario: unknown,
  words: readonly string[],
  match: string,
  viewer: Viewer,
): Update[] {
  const start = must(openMatch(game, { scenario }));
  const stream = new Stream(match, viewer, start);
  return [...untilSettled(playAll(start, words))].flatMap((settled) => stream.take(settled));
}
