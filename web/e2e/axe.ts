import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What stands in somebody's way on this page: a rule and where it is broken. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${id}: ${places.join(', ')}`;
  });
}

/** Page after page is looked at, and all that was found is told together. */
export class Rounds {
  readonly #found: Record<string, readonly string[]> = {};
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async look(name: string): Promise<void> {
    const found = await complaints(this.#page);
    if (found.length > 0) this.#found[name] = found;
  }

  get found(): Readonly<Record<string, readonly string[]>> {
    return this.#found;
  }
}

/** Both sizes, by day and by lamplight. */
export const WAYS = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
] as const;
