import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { House } from './house.ts';
import type { Walk } from './walks.ts';

/** Both sizes, by day and by lamplight. */
const WAYS = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
] as const;

/** What a thumb would miss: anything to press that is smaller than 44 pixels, but for words in a line and for the board. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, summary, a, select, textarea, label:has(input), input:not([type=radio], [type=checkbox], [type=file])',
      ),
    ]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
      .map(({ one, box }) => `${one.className || one.tagName} ${String(box.width)}×${String(box.height)}`),
  );

/** What stands in somebody's way on this page: a rule and where it is broken. */
export async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${id}: ${places.join(', ')}`;
  });
}

/** Every walk in all four ways, on a phone also with the thumb; all that was found on one is told together. */
export function openToEveryone(walks: Readonly<Record<string, Walk>>): void {
  let house: House;
  beforeAll(async () => void (house = await House.open()));
  afterEach(() => house.part());
  afterAll(() => house?.close());

  describe.each(WAYS)('open to everyone (%s, %s)', (size, colorScheme) => {
    it.each(Object.entries(walks))('%s', async (_name, walk) => {
      const guest = await house.guest(size);
      await guest.page.emulateMedia({ colorScheme });
      const found: Record<string, readonly string[]> = {};
      const look = async (name: string): Promise<void> => {
        const small = size === 'phone' ? await smallTargets(guest.page) : [];
        const all = [...(await complaints(guest.page)), ...small];
        if (all.length > 0) found[name] = all;
      };
      await walk(guest, look, house);
      expect(found).toEqual({});
      expect(guest.faults).toEqual([]);
    });
  });
}
