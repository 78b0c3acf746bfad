/**
 * `npm run bench:hands`: how many presses what players do all the time takes, in a real browser, by board and tray
 * alone. `--phone` does it with a finger, `--json` prints the figures alone.
 */
import { build } from '../e2e/setup.ts';
import { House } from '../e2e/house.ts';
import { Hand } from './hand.ts';
import { openPosition } from './positions.ts';
import { TASKS } from './tasks.ts';

const asked = (word: string): boolean => process.argv.includes(word);

async function pressesOf(house: House, task: (typeof TASKS)[number]): Promise<number> {
  const phone = asked('--phone');
  const guest = await house.guest(phone ? 'phone' : 'desktop', 'en', { confirm: true });
  await openPosition(guest, task.position);
  const hand = await Hand.at(guest.page, phone);
  await task.way(hand);
  await hand.hears(task.tells);
  const presses = await hand.presses();
  await house.part();
  return presses;
}

await build((line) => console.error(line));
const house = await House.open();
try {
  const presses: Record<string, number> = {};
  for (const task of TASKS) {
    const { game } = task.position;
    presses[game] = await pressesOf(house, task);
    if (!asked('--json'))
      console.log(`${game.padEnd(14)} ${String(presses[game]).padStart(2)}  ${task.wants}`);
  }
  if (asked('--json')) console.log(JSON.stringify({ presses }));
} finally {
  await house.close();
}
