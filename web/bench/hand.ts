import type { CDPSession, Locator, Page } from 'playwright-core';
import { atRest } from '../e2e/house.ts';

/**
 * A reader's hand: mouse or finger, on board and tray alone. Every press and every drag is one that the page hears
 * from the browser, and the page itself counts them.
 */
export class Hand {
  readonly page: Page;
  readonly #touch: boolean;
  #session: CDPSession | null = null;

  private constructor(page: Page, touch: boolean) {
    this.page = page;
    this.#touch = touch;
  }

  static async at(page: Page, touch: boolean): Promise<Hand> {
    await page.evaluate(() => {
      const pressed = (event: PointerEvent): void => {
        if (!event.isTrusted) return;
        const { dataset } = document.documentElement;
        dataset['presses'] = String(Number(dataset['presses'] ?? 0) + 1);
      };
      window.addEventListener('pointerdown', pressed, true);
    });
    return new Hand(page, touch);
  }

  /** What the page has heard so far. */
  presses(): Promise<number> {
    return this.page.evaluate(() => Number(document.documentElement.dataset['presses'] ?? 0));
  }

  async press(what: string): Promise<void> {
    const { x, y } = await this.#pointOf(what);
    if (this.#touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.#answered();
  }

  /** Takes up one thing and sets it down on another. */
  async drag(what: string, onto: string): Promise<void> {
    const [from, to] = [await this.#pointOf(what), await this.#pointOf(onto)];
    await this.#down(from.x, from.y);
    for (let part = 1; part <= STEPS; part++)
      await this.#move(from.x + ((to.x - from.x) * part) / STEPS, from.y + ((to.y - from.y) * part) / STEPS);
    await this.#up();
    await this.#answered();
  }

  /** Waits until the log has a line with each of these words. */
  async hears(lines: readonly string[]): Promise<void> {
    for (const line of lines)
      await this.page.locator('.log li', { hasText: line }).first().waitFor({ state: 'attached' });
  }

  /** A place of the thing where nothing else lies over it; the page is scrolled there, as a reader does. */
  async #pointOf(what: string): Promise<Point> {
    const one = this.page.locator(within(what)).first();
    await one.waitFor({ state: 'attached', timeout: LONG });
    await one.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    await atRest(this.page);
    const free = await freePoint(one);
    if (!free) throw new Error(`lies under something else: ${what}`);
    return free;
  }

  async #answered(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('main.table')?.getAttribute('data-busy') !== 'true',
    );
    await atRest(this.page);
  }

  async #down(x: number, y: number): Promise<void> {
    if (this.#touch) return this.#finger('touchStart', [{ x, y }]);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
  }

  async #move(x: number, y: number): Promise<void> {
    await (this.#touch ? this.#finger('touchMove', [{ x, y }]) : this.page.mouse.move(x, y));
  }

  async #up(): Promise<void> {
    await (this.#touch ? this.#finger('touchEnd', []) : this.page.mouse.up());
  }

  async #finger(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    this.#session ??= await this.page.context().newCDPSession(this.page);
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const LONG = 20_000;
const STEPS = 6;

/** Of board, tray and question, never of the list of everything that may be done. */
const within = (what: string): string =>
  what
    .split(', ')
    .map((one) => `:is(.stage, .tray, .prompt-buttons, .chances) ${one}`)
    .join(', ');

/** The middle, or else another place of its box: what a reader sees of it. */
const freePoint = (one: Locator): Promise<Point | null> =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const down of parts)
      for (const across of parts) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
      }
    return null;
  });
