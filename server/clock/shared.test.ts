import { expect, test } from 'vitest';
import { SharedTime } from './shared.ts';

/** A clock that is so far from the right one, and a way to the right one that takes so long each way. */
function at(ahead: number) {
  const world = { time: 1_000_000, ahead, there: 0, back: 0, slept: 0, jumps: 0 };
  const time = new SharedTime(
    () => world.time + world.ahead,
    async () => {
      world.time += world.there;
      const told = world.time;
      world.time += world.back;
      return told;
    },
    () => world.jumps++,
    () => world.time - world.slept - 400_000,
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

test('a clock that is set while it runs is not the time, and has it looked at again', async () => {
  const { world, time } = at(7000);
  await time.measure();
  world.ahead = -90_000;
  world.time += 250;
  expect([time.now() - world.time, world.jumps]).toEqual([0, 1]);
  world.time += 250;
  expect([time.now() - world.time, world.jumps]).toEqual([0, 1]);
});

test('what the machine slept is nobody’s time until it has looked again', async () => {
  const { world, time } = at(0);
  await time.measure();
  const before = time.now();
  world.time += 3_600_000;
  world.slept = 3_600_000;
  expect([time.now() - before, world.jumps]).toEqual([0, 1]);
  await time.measure();
  expect(time.now()).toBe(world.time);
});
