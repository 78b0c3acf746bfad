import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, readRecord, replay, statesSince } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atRest, House } from '../house.ts';
import { bringMatch, playFrom } from '../moments.ts';

/** Games whose boards say what they mark (`data-mark`) and what can be pressed there (`data-lit`). */
const GAMES = ['marengo', 'campaign-1815'];
const SIZES = ['desktop', 'phone'] as const;

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

interface Question {
  readonly ask: string;
  readonly at: number;
  readonly seat: number;
}

/** Every kind of question of a recorded match, where it is asked first with more than one answer. */
async function questionsOf(game: string): Promise<Question[]> {
  const module = await loadGame(game);
  if (!module) throw new Error(`no such game: ${game}`);
  const text = readFileSync(join(import.meta.dirname, '..', 'moments', `${game}.bicorne`), 'utf8');
  const { match } = must(replay(must(readRecord(text)), () => module.game));
  const found = new Map<string, Question>();
  for (const [at, state] of statesSince(match, 0)) {
    const turn = module.game.turn(state);
    if (turn.kind !== 'seats') continue;
    const [seat] = turn.seats;
    const ask = module.game.prompt(state, seat)?.ask ?? '';
    if (!found.has(ask) && module.game.legal(state, seat).length > 1) found.set(ask, { ask, at, seat });
  }
  return [...found.values()];
}

/** What lies at the middle of each mark, where that is another thing than the one that is marked; and how many there are. */
const deadMarks = (page: Page): Promise<{ dead: string[]; seen: number }> =>
  page.evaluate(() => {
    const frame = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    const dead: string[] = [];
    let seen = 0;
    for (const mark of document.querySelectorAll<SVGElement>('.stage [data-mark], .stage [data-lit]')) {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
      const name = mark.dataset['mark'] ?? mark.dataset['lit'] ?? '';
      const over = document.elementFromPoint(x, y);
      // Buttons float over the corners of the map, which one moves from under them.
      if (over?.closest('.stage-tools button, .scene-again')) continue;
      const hit = over?.closest<SVGElement>('[data-lit]');
      seen++;
      if (hit !== mark && hit?.dataset['lit'] !== name)
        dead.push(`${name} under ${hit?.dataset['lit'] ?? '-'}`);
    }
    return { dead, seen };
  });

/** Lines or towns that can be chosen first. */
const SOURCES = '.stage .mar-handle, .stage [data-town][aria-disabled="false"]';
const nameOf = 'data-place';

async function lookAtAll(page: Page): Promise<{ dead: string[]; seen: number }> {
  await atRest(page);
  const all = await deadMarks(page);
  const sources = await page
    .locator(SOURCES)
    .evaluateAll(
      (list, name) => [
        ...new Set(list.map((one) => one.getAttribute(name) ?? one.getAttribute('data-town'))),
      ],
      nameOf,
    );
  for (const source of sources.slice(0, 8)) {
    const one = page
      .locator(`.stage .mar-handle[data-place="${source}"], .stage [data-town="${source}"]`)
      .first();
    await one.dispatchEvent('click');
    await atRest(page);
    const { dead, seen } = await deadMarks(page);
    all.dead.push(...dead.map((what) => `from ${String(source)}: ${what}`));
    all.seen += seen;
    await page.keyboard.press('Escape');
  }
  return all;
}

describe.each(GAMES)('what is marked can be pressed: %s', (game) => {
  it.each(SIZES)('on a %s, turned and not', async (size) => {
    const guest = await house.guest(size);
    const { page } = guest;
    const match = await bringMatch(guest, game);
    let marks = 0;
    for (const { ask, at, seat } of await questionsOf(game)) {
      await playFrom(page, match, { name: ask, at, seat });
      for (const turned of [false, true]) {
        if (turned) await page.locator('.stage-tools button').last().click();
        const { dead, seen } = await lookAtAll(page);
        marks += seen;
        expect.soft(dead, `${ask}, step ${String(at)}${turned ? ', turned' : ''}`).toEqual([]);
      }
    }
    expect(marks).toBeGreaterThan(100);
    expect(guest.faults).toEqual([]);
  });
});
