import { atOnce, must, ONLOOKER, openMatch, turnOf, type Seat, type Viewer } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { AROUND } from './proof/around.ts';
import { Table, type Stored } from './table.ts';

const picket = await loadGame('picket');
if (!picket) throw new Error('no example game');
const module = picket;
const dice = { key: () => new Uint8Array(32) };
const { options } = must(openMatch(module.game, { scenario: 'ford' })).header;
const stored: Stored = { id: 'abcdef', rules: module.game.rules, scenario: 'ford', options };

/** So much happens at the table: the first legal action of whoever is to act. */
async function playOn(table: Table<Stored>, actions: number): Promise<string[]> {
  const all: string[] = [];
  for (let done = 0; done < actions && table.turn.kind !== 'over'; done++) {
    const { turn } = table;
    const seat: Seat = turn.kind === 'seats' ? turn.seats[0] : 0;
    const played =
      turn.kind === 'chance' ? table.owed() : must(table.act(seat, table.stream(seat).sight.legal[0]));
    await table.store(played, {
      keep: async ({ words }) => (all.push(...words), stored),
      viewers: () => [],
      tell: () => undefined,
    });
  }
  return all;
}

const playedBefore = async (actions: number): Promise<string[]> =>
  playOn(Table.open(module, stored, [], dice), actions);

test('others come in after each part of a match that is opened or shown, and not only when all of it is done', async () => {
  const words = await playedBefore(20);
  const opening = Table.opening(module, stored, words, dice);
  let parts = 0;
  let step = opening.next();
  for (; !step.done; step = opening.next()) parts++;
  const opened = step.value;
  expect(parts).toBeGreaterThanOrEqual(15);
  expect([...opened.streaming(ONLOOKER)].length).toBe(parts);
  expect(opened.match.steps).toHaveLength(words.length);
});

test('whoever is shown a match that goes on meanwhile is shown all of it, as one who looked from the beginning', async () => {
  const table = Table.open(module, stored, await playedBefore(12), dice);
  for (const viewer of [0, 1, ONLOOKER] satisfies Viewer[]) table.stream(viewer);
  const late = Table.open(module, stored, await playedBefore(12), dice);
  const showing = late.streaming(ONLOOKER);
  showing.next();
  showing.next();
  await playOn(table, 6);
  await playOn(late, 6);
  const stream = atOnce(showing);
  expect(late.stream(ONLOOKER)).toBe(stream);
  expect(late.snapshot(ONLOOKER, AROUND)).toEqual(table.snapshot(ONLOOKER, AROUND));
  expect(turnOf(late.match)).toEqual(turnOf(table.match));
});
