import { readRecord, replay, must, type Match } from '@bicorne/engine';
import { loadRules } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, type Guest } from '../house.ts';
import { MOVES, playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** Two lines close to each other; the third unit that is lost decides. */
const HILL = {
  title: { en: 'A short fight' },
  top: 'allied',
  first: 'french',
  banners: 3,
  cards: { french: 4, allied: 4 },
  terrain: { D6: 'hill' },
  units: [
    ...['F5', 'F6', 'F7', 'F8'].map((at) => ({ at, nation: 'french', kind: 'LN', blocks: 3 })),
    ...['D5', 'D6', 'D7', 'D8'].map((at) => ({ at, nation: 'british', kind: 'LN', blocks: 3 })),
  ],
  leaders: [],
  objectives: [],
};

/** The last three hours, with a handful of pieces on each side of the stream. */
const EVENING = {
  hour: 19,
  toMove: 'austrian',
  pieces: [
    { army: 'austrian', at: '59/70', faces: ['i3', 'c2'] },
    { army: 'austrian', at: '59', faces: ['i2', 'i3'] },
    { army: 'french', at: '70', faces: ['i2', 'i3'] },
    { army: 'french', at: '80/70', faces: ['a1'] },
  ],
  uncommitted: { austrian: 4, french: 4 },
};

const BATTLES = {
  napoleonics: { scenario: HILL, seats: ['french', 'allied'] },
  marengo: { scenario: EVENING, seats: ['austrian', 'french'] },
} as const;

async function post<T>({ page, url }: Guest, path: string, data: object): Promise<T> {
  const answer = await (await page.request.post(`${url}/api${path}`, { data })).json();
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

/** A match by days between the two; each has it open. */
async function byDays(game: keyof typeof BATTLES, host: Guest, friend: Guest): Promise<string> {
  const { scenario, seats } = BATTLES[game];
  await post(host, '/guest', { name: 'Ann' });
  await post(friend, '/guest', { name: 'Bea' });
  const { id } = await post<{ id: string }>(host, '/matches', {
    game,
    scenario,
    seats: { [seats[0]]: 'me', [seats[1]]: 'open' },
    clock: { kind: 'days', perMove: 86_400, bank: 0 },
  });
  await post(friend, `/matches/${id}/join`, {});
  for (const { page, url } of [host, friend]) {
    await page.goto(`${url}/match/${id}`);
    await onTheTable(page);
  }
  return id;
}

const turnOf = (page: Page): Promise<string | null> => page.locator('main.table').getAttribute('data-turn');

async function openMore(page: Page, name: string): Promise<void> {
  await page.locator('.more > summary').click();
  await page.locator('.more-sheet').getByRole('button', { name }).click();
}

/** All that may be asked on the other's turn is answered as the game proposes. */
async function answerBeforehand(page: Page): Promise<void> {
  await openMore(page, 'Plans and answers');
  await page.locator('.orders').getByRole('button', { name: 'Take the sensible set' }).click();
  await page.locator('.orders-question li strong').first().waitFor();
  await page.locator('.orders header .button').first().click();
  await page.locator('dialog.orders').waitFor({ state: 'detached' });
}

const THROWS = '.tryout-chance > .button';

/** Tries the next turn out, and leaves it as a plan that runs by itself. Whether there was something to plan. */
async function planAhead(page: Page): Promise<boolean> {
  await openMore(page, 'Try it out');
  await page.locator('main.tryout').waitFor();
  const anew = page.getByRole('button', { name: 'Begin from now' });
  if (await anew.isVisible()) await anew.click();
  const skip = page.locator('.tryout-plan').getByRole('button', { name: 'On to my turn' });
  if (await skip.isVisible()) await skip.click();
  for (let n = 0; n < 14; n++) {
    if (await page.locator(THROWS).isVisible()) await page.locator(THROWS).click();
    else if ((await skip.isVisible()) && n > 0) break;
    // The battle may be over before.
    else if ((await page.locator(MOVES).count()) === 0) break;
    else await playOn(page, 1);
  }
  const make = page.locator('.tryout-plan').getByRole('button', { name: 'Make a plan of this' });
  const isPlan = await make.isVisible();
  if (isPlan) {
    await make.click();
    await page.getByRole('radio', { name: 'Carry it out by itself' }).check();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.locator('.tryout-plan').getByText('The plan is kept').waitFor();
  }
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await onTheTable(page);
  return isPlan;
}

/** Decides by hand until somebody else is to, or it is over. */
async function decide(page: Page): Promise<void> {
  while ((await turnOf(page)) === 'mine') await playOn(page, 1);
}

/** How often the deciding went from one to the other, by seat: so often each would have had to come. */
function comings({ steps, seats }: Match): number[] {
  const come = seats.map(() => 0);
  let here = -1;
  for (const step of steps) {
    if (step.kind !== 'act' || step.seat === here) continue;
    here = step.seat;
    come[here]++;
  }
  return come;
}

async function recordOf({ page, url }: Guest, id: string, game: string): Promise<Match> {
  const text = await (await page.request.get(`${url}/api/matches/${id}/record`)).text();
  const rules = await loadRules(game);
  return must(replay(must(readRecord(text)), (name) => (name === game ? rules?.game : undefined))).match;
}

it.each(['napoleonics', 'marengo'] as const)(
  'by days two people leave plans and answers, come less often, and play %s to its end though the server is killed',
  async (game) => {
    const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
    const people = [ann, bea];
    const id = await byDays(game, ann, bea);
    for (const { page } of people) await answerBeforehand(page);
    const came = [0, 0];
    const planned = [0, 0];
    for (let visits = 0; visits < 400; visits++) {
      const turns = await Promise.all(people.map(({ page }) => turnOf(page)));
      if (turns.includes('over')) break;
      const who = turns.indexOf('mine');
      if (who === -1) {
        await ann.page.waitForTimeout(50);
        continue;
      }
      came[who]++;
      await decide(people[who].page);
      if ((await turnOf(people[who].page)) === 'over') break;
      if (visits < 40 && (await planAhead(people[who].page))) planned[who]++;
      if (visits === 1) {
        await house.service.kill();
        await house.service.start();
        for (const { page } of people) {
          await page.reload();
          await onTheTable(page);
        }
      }
    }
    const match = await recordOf(ann, id, game);
    const without = comings(match);
    console.log(
      `${game}: came ${came.join(' and ')} times with ${planned.join(' and ')} plans; without them ${without.join(' and ')}`,
    );
    expect(planned[0] + planned[1]).toBeGreaterThan(0);
    // How much is saved hangs on what was played; to come oftener than one is asked nobody can.
    expect(came[0] + came[1]).toBeLessThanOrEqual(without[0] + without[1]);
    expect([...ann.faults, ...bea.faults]).toEqual([]);
  },
);
