import { expect, test } from 'vitest';
import { SharedTime } from './shared.ts';

/** A clock that is so far from the right one, and a way to the right one that takes so long each way. */
function at(ahead: number) {
  const world = { time: 1_000_000, ahead, there: 0, back: 0 };
  const time = new SharedTime(
    () => world.time + world.ahead,
    async () => {
      world.time += world.there;
      const told = world.time;
      world.time += world.back;
      return told;
    },
  );
  return { world, time };
}

test('a clock that is wrong tells the shared time, to half the round trip', async () => {
  for (const ahead of [-600_000, -70, 0, 90, 600_000]) {
    const { world, time } = at(ahead);
    Object.assign(world, { there: 80, back: 20 });
    await time.measure();
    expect(Math.abs(time.now() - world.time)).toBeLessThanOrEqual(50);
  }
});

test('a slow question changes nothing that a quick one told; a quick one betters what a slow one told', async () => {
  const { world, time } = at(5000);
  Object.assign(world, { there: 1000, back: 0 });
  await time.measure();
  Object.assign(world, { there: 1, back: 1 });
  await time.measure();
  const ahead = time.now() - world.time;
  expect(Math.abs(ahead)).toBeLessThanOrEqual(1);
  Object.assign(world, { there: 0, back: 3000 });
  await time.measure();
  expect(time.now() - world.time).toBe(ahead);
});

test('a clock that was set is noticed at the next look', async () => {
  const { world, time } = at(0);
  await time.measure();
  world.ahead = -90_000;
  await time.measure();
  expect(time.now()).toBe(world.time);
});
