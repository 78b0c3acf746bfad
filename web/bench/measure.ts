import type { Page } from 'playwright-core';
import { MOVES } from '../e2e/player.ts';

/** Measurements that run inside the page; times in milliseconds. */

export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** From the start of the navigation until this can be pressed and the page has nothing left to do. */
export const interactiveAfter = (page: Page, what: string): Promise<number> =>
  page.evaluate(async (selector) => {
    while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
    return performance.now();
  }, what);

/** From a press until the table is there and asks something, or shows that somebody else decides. */
export const openedAfter = (page: Page, button: number): Promise<number> =>
  page.evaluate(async (nth) => {
    const begun = performance.now();
    const target = document.querySelectorAll<HTMLButtonElement>('.play-now')[nth];
    target.click();
    while (!document.querySelector('main.table .prompt-sentence'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begun;
  }, button);

/** Until the reader himself is asked, and all that comes with that is there. */
export async function untilAsked(page: Page): Promise<void> {
  await page.locator('main.table[data-turn=mine]').waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
}

/**
 * Presses things that are lit, as somebody who plays; for each, how long until the picture has changed and is
 * painted. Presses that are answered with a question first (odds, "are you sure") count as a change as well.
 */
export const changedAfter = (page: Page, presses: number): Promise<number[]> =>
  page.evaluate(
    async ({ live, presses: count }) => {
      const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
      const painted = (): Promise<unknown> =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const table = document.querySelector('main.table');
      const times: number[] = [];
      if (!table) return times;
      for (let tries = 0; times.length < count && tries < count * 40; tries++) {
        const lit = [...document.querySelectorAll(live)];
        if (table.getAttribute('data-turn') !== 'mine' || lit.length === 0) {
          await wait(50);
          continue;
        }
        await wait(120);
        const target = lit[Math.floor(Math.random() * lit.length)];
        const changed = new Promise<boolean>((resolve) => {
          const watch = new MutationObserver(() => resolve(true));
          watch.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
          setTimeout(() => resolve(false), 1000);
        });
        const begun = performance.now();
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        if (!(await changed)) continue;
        await painted();
        times.push(performance.now() - begun);
      }
      return times;
    },
    { live: MOVES, presses },
  );

/** Frames drawn in a second while the map is dragged about. */
export const framesWhilePanning = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(async (length) => {
    const stage = document.querySelector('.stage');
    if (!stage) return 0;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const send = (type: string, dx: number, dy: number, on: EventTarget): boolean =>
      on.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          isPrimary: true,
          buttons: 1,
          clientX: x + dx,
          clientY: y + dy,
        }),
      );
    send('pointerdown', 0, 0, stage);
    const begun = performance.now();
    let frames = 0;
    while (performance.now() - begun < length * 1000) {
      const angle = (performance.now() - begun) / 200;
      send('pointermove', Math.cos(angle) * 120, Math.sin(angle) * 80, stage);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames++;
    }
    send('pointerup', 0, 0, stage);
    return (frames * 1000) / (performance.now() - begun);
  }, seconds);
