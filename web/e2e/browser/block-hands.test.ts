import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Hand } from '../../bench/hand.ts';
import { CAMPAIGN_1815, MARENGO, openPosition, type Position } from '../../bench/positions.ts';
import { House, story } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

async function sit(position: Position, size: 'desktop' | 'phone' = 'desktop'): Promise<Hand> {
  const guest = await house.guest(size, 'en', { confirm: true });
  await openPosition(guest, position);
  return Hand.at(guest.page, size === 'phone');
}

const BLOCK = '.mar-handle[data-place="86"]';

it('marengo: choosing costs nothing, and is let go by the same block, by empty ground and by Escape', async () => {
  const hand = await sit(MARENGO);
  const marks = hand.page.locator('.stage [data-mark]');
  await hand.press(BLOCK);
  await expect.poll(() => marks.count()).toBeGreaterThan(5);
  await hand.press(BLOCK);
  await expect.poll(() => marks.count()).toBe(0);
  await hand.press(BLOCK);
  await hand.press('[data-position="31"]');
  await expect.poll(() => marks.count()).toBe(0);
  await hand.press(BLOCK);
  await hand.page.keyboard.press('Escape');
  await expect.poll(() => marks.count()).toBe(0);
  expect(await story(hand.page)).toEqual([]);
});

it('marengo: a finger on a block means the block, and one on a mark means the mark', async () => {
  const hand = await sit(MARENGO, 'phone');
  await hand.press(BLOCK);
  await expect.poll(() => hand.page.locator('.stage [data-mark]').count()).toBeGreaterThan(5);
  await hand.press('[data-position="59"]');
  await hand.hears(['San Giuliano Nuovo (86) › No. 59']);
});

it('marengo: an attack is asked about, with what follows from it', async () => {
  const hand = await sit({
    ...MARENGO,
    but: {
      hour: 9,
      toMove: 'french',
      pieces: [
        { army: 'french', at: '9', faces: ['i3', 'i2'] },
        { army: 'austrian', at: '5', faces: ['i2', 'i2'] },
        { army: 'austrian', at: '3', faces: ['i3'] },
      ],
      uncommitted: { austrian: 5, french: 5 },
    },
  });
  await hand.press('.mar-handle[data-place="9"]');
  await hand.press('.mar-do-attack');
  const asked = hand.page.locator('.chances.armed');
  await asked.waitFor();
  expect(await asked.innerText()).toMatch(/success: about \d disc/i);
  expect(await story(hand.page)).toEqual([]);
  await hand.press('.button:has-text("Do it")');
  await expect.poll(async () => (await story(hand.page)).length).toBeGreaterThan(0);
});

it('marengo: what cannot be done says which rule forbids it, and the rule opens the book', async () => {
  const hand = await sit(MARENGO);
  await hand.press('[data-position="3"]');
  const why = hand.page.locator('.why');
  expect(await why.innerText()).toContain('Only your own pieces');
  await why.locator('.rule-link').click();
  await hand.page.locator('.book').waitFor();
});

it('campaign-1815: the blocks that would go are marked before they march, and no corps is torn apart', async () => {
  const hand = await sit(CAMPAIGN_1815);
  await hand.press('[data-spot="town 25"]');
  const lit = (): Promise<string[]> =>
    hand.page
      .locator('.cmp-card[aria-pressed="true"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
  expect(await lit()).toHaveLength(6);
  expect((await lit()).filter((name) => name.includes('III Corps'))).toEqual([]);
  await hand.press('.cmp-corps-chip:has-text("III")');
  expect((await lit()).every((name) => name.includes('III Corps'))).toBe(true);
  expect(await hand.page.locator('.cmp-picked').count()).toBe(3);
});
