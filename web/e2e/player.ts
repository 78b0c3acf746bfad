import type { Page } from 'playwright-core';

/** Whatever may be clicked now: places and cards that are lit, and the buttons of the prompt that are moves. */
const LIVE =
  '.table [role="button"][aria-disabled="false"], .table .tray button:enabled:not([aria-haspopup]), .table [data-live]';
const BUTTONS = '.prompt-buttons > .button:not(.quiet):enabled';
export const MOVES = `${LIVE}, ${BUTTONS}`;

/** One decision with a real click. What has few ends (done, no) is taken seldom, so that armies march and fight. */
export async function clickOnce(page: Page, random: () => number): Promise<boolean> {
  // As it is now: a screen between two people takes the table away.
  const turn = await page.evaluate(() => document.querySelector('main.table')?.getAttribute('data-turn'));
  if (turn !== 'mine') return false;
  const live = await page.locator(LIVE).count();
  const buttons = await page.locator(BUTTONS).count();
  if (live + buttons === 0) return false;
  const onBoard = live > 0 && (buttons === 0 || random() < 0.9);
  const target = onBoard
    ? page.locator(LIVE).nth(Math.floor(random() * live))
    : page.locator(BUTTONS).nth(Math.floor(random() * buttons));
  await target.click({ force: true, timeout: 5000 }).catch(() => undefined);
  return true;
}

/** The decision that asks for least: enough, no, or else the first there is. */
export async function endSoon(page: Page): Promise<void> {
  const ends = page.locator(BUTTONS);
  const target = (await ends.count()) > 0 ? ends : page.locator(LIVE);
  await target.first().dispatchEvent('click');
}

/**
 * Plays on inside the page, as fast as it redraws, until the match is over or so many decisions were taken and
 * answered. The clicks go through the same handlers; only the mouse is left out.
 */
export function playOn(page: Page, decisions: number): Promise<void> {
  return page.evaluate(autopilot, { decisions, live: LIVE, buttons: BUTTONS });
}

/** Plays on until the match is over, however long that takes: what hangs is ended by the test's own patience. */
export const playToTheEnd = (page: Page): Promise<void> => playOn(page, Infinity);

async function autopilot(plan: { decisions: number; live: string; buttons: string }): Promise<void> {
  const pick = (list: readonly Element[]): Element => list[Math.floor(Math.random() * list.length)];
  const press = (element: Element): void => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  let quiet = 0;
  for (let taken = 0; ;) {
    await new Promise((resolve) => setTimeout(resolve, 4));
    // Whoever is offered to be asked leaves it as it is; where two share the device, who is called comes and looks.
    document.querySelector<HTMLButtonElement>('.standing[data-offered] .button')?.click();
    document.querySelector<HTMLButtonElement>('.handover[open] .button')?.click();
    const table = document.querySelector('main.table');
    const turn = table?.getAttribute('data-turn');
    // While an action is on its way a press is not heard, and is no decision.
    const heard = table?.getAttribute('data-busy') !== 'true';
    if (turn === 'over' || (heard && taken >= plan.decisions)) return;
    const live = [...document.querySelectorAll(plan.live)];
    const buttons = [...document.querySelectorAll(plan.buttons)];
    if (turn !== 'mine' || !heard || live.length + buttons.length === 0) {
      if (++quiet > 15_000 && plan.decisions < Infinity) return;
      continue;
    }
    quiet = 0;
    press(live.length > 0 && (buttons.length === 0 || Math.random() < 0.9) ? pick(live) : pick(buttons));
    taken++;
  }
}
