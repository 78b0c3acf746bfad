import { offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { House, joinBy, onTheTable, sitDown, sitTogether, story, type Guest } from '../house.ts';
import { playOn, playToTheEnd } from '../player.ts';
import { blindSights, readStore, Wire } from '../wire.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A while of play; whoever waits for the others just waits. */
const playAWhile = (pages: readonly Page[]): Promise<unknown> =>
  Promise.race([Promise.all(pages.map((page) => playOn(page, 10))), pause(20_000)]);

const toTheEnd = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map(({ page }) => playToTheEnd(page)));

const LANGUAGES = ['en', 'uk', 'ru'] as const;

describe.each(offeredGames().map((game, n) => [game, n] as const))('%s over the network', (game, n) => {
  it('is played by link to its end, over a reload and a killed server, and no page is told a secret', async () => {
    const host = await house.guest('desktop', LANGUAGES[n % 3]);
    const friend = await house.guest('phone', LANGUAGES[(n + 1) % 3]);
    const wires = [host, friend].map(({ page }) => new Wire(page));
    const id = await sitTogether(host, friend, game);

    await playAWhile([host.page, friend.page]);
    await friend.page.reload();
    await onTheTable(friend.page);
    const before = await story(host.page);
    await house.service.kill();
    await host.page.locator('.notice[role=status]').waitFor();
    await house.service.start();
    await host.page.locator('.notice[role=status]').waitFor({ state: 'detached' });
    expect((await story(host.page)).slice(0, before.length)).toEqual(before);

    await toTheEnd([host, friend]);
    const stores = await Promise.all([host, friend].map(({ page }) => readStore(page)));
    const record = await (await fetch(`${host.url}/api/matches/${id}/record`)).text();
    for (const [at, wire] of wires.entries()) {
      const { sights, secrets } = await blindSights(record, wire.viewer);
      if (game !== 'hundred-days') expect(secrets).toBeGreaterThan(10);
      expect(stores[at].table?.sight).toEqual(wire.sights.get(stores[at].table?.n ?? -1));
      const compared = [...wire.sights].filter(([message]) => sights.has(message));
      expect(compared.length).toBeGreaterThan(10);
      for (const [message, sight] of compared)
        if (sight.turn.kind !== 'over')
          expect(sight).toEqual(JSON.parse(JSON.stringify(sights.get(message))));
      for (const word of wire.words) expect(['update', 'card', 'chat', 'notice', 'standing']).toContain(word);
    }

    await host.page.goto(`${host.url}/replay/${id}`);
    await host.page.locator('main.replay').waitFor();
    await host.page.keyboard.press('End');
    await host.page.waitForFunction(() => document.querySelectorAll('.log li').length > 10);
    expect([...host.faults, ...friend.faults]).toEqual([]);
  });
});

it('campaign-1815 is played by three, each at a browser of his own', async () => {
  const [host, second, third] = [
    await house.guest('desktop', 'en'),
    await house.guest('phone', 'uk'),
    await house.guest('desktop', 'ru'),
  ];
  await sitDown(host, 'campaign-1815', 'friend', { players: '3' });
  await onTheTable(host.page);
  const links = await host.page.locator('.link').allInnerTexts();
  expect(links).toHaveLength(2);
  await joinBy(links[0], second);
  await joinBy(links[1], third);
  await host.page.locator('.notice .link').first().waitFor({ state: 'detached' });
  await toTheEnd([host, second, third]);
  expect([...host.faults, ...second.faults, ...third.faults]).toEqual([]);
});
