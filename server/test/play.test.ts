import { quickRng, readRecord, must, verify } from '@bicorne/engine';
import { loadAllGames } from '@bicorne/games';
import { expect, test } from 'vitest';
import { AGAINST_BOT, Client, twoAtTable, value, withServer } from './client.ts';

test('two people play a whole match over the network, and its record proves the dice', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    await Promise.all([blue.playRandomly(quickRng(1)), red.playRandomly(quickRng(2))]);
    expect(blue.sight.turn).toEqual(red.sight.turn);
    const games = await loadAllGames();
    const sheet = must(readRecord(await red.text(`/api/matches/${id}/record`)));
    const verdict = must(verify(sheet, (name) => games.find(({ game }) => game.id === name)?.game));
    expect(verdict.dice).toBe('proven');
    blue.close();
    red.close();
  }));

test('a person plays a whole match against a bot', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const made = value(await ann.create(AGAINST_BOT));
    await ann.watch(made.id);
    await ann.playRandomly(quickRng(3));
    expect(ann.isOver).toBe(true);
    ann.close();
  }));
