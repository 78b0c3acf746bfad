import { must, openMatch, runChance, seedRoller, sight } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { doJob, type Job } from './job.ts';
import { BotPool } from './pool.ts';

async function firstJob(): Promise<Job> {
  const module = await loadGame('picket');
  if (!module) throw new Error('no picket');
  const { match } = runChance(must(openMatch(module.game)), seedRoller('pool'));
  const seen = sight(module.game, match.state, 0);
  return { match: 'm1', game: 'picket', bot: 'drill', seat: 0, sight: seen, seed: 'seed' };
}

test('a thread gives the same answer as the bot itself, however many ask at once', async () => {
  const pool = new BotPool(2);
  const job = await firstJob();
  const jobs = Array.from({ length: 8 }, (_, index) => ({ ...job, seed: `${index}` }));
  expect(await Promise.all(jobs.map((one) => pool.ask(one)))).toEqual(
    await Promise.all(jobs.map((one) => doJob(one))),
  );
  await pool.close();
});

test('a job that fails fails alone: those behind it are done by a new thread', async () => {
  const pool = new BotPool(1);
  const job = await firstJob();
  const bad = pool.ask({ ...job, bot: 'nobody' });
  const good = pool.ask(job);
  await expect(bad).rejects.toThrow('no bot nobody for picket');
  expect(await good).toBe(await doJob(job));
  await pool.close();
});

test('whoever waits when the pool is closed is told so', async () => {
  const pool = new BotPool(1);
  const job = await firstJob();
  const waiting = [pool.ask(job), pool.ask(job)];
  const settled = Promise.allSettled(waiting);
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a pool that is closed starts no thread, which nobody would end', async () => {
  const pool = new BotPool(1);
  await pool.close();
  await expect(pool.ask(await firstJob())).rejects.toThrow('closed');
});
