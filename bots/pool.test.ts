import { must, openMatch, runChance, seedRoller, sight, turnOf } from '@bicorne/engine';
import { loadGame, offeredGames } from '@bicorne/games';
import { expect, test } from 'vitest';
import { doJob, type Job } from './job.ts';
import { BotPool } from './pool.ts';
import { newPurse } from './purse.ts';

async function firstJob(game = 'picket', bot = 'drill'): Promise<Job> {
  const module = await loadGame(game);
  if (!module) throw new Error(`no ${game}`);
  const { match } = runChance(must(openMatch(module.game)), seedRoller('pool'));
  const turn = turnOf(match);
  const seat = turn.kind === 'seats' ? turn.seats[0] : -1;
  return { match: 'm1', game, bot, seat, sight: sight(module.game, match.state, seat), seed: 'seed' };
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

test('what a seat has spent on its turn is kept from one question to the next, whichever thread answers', async () => {
  const pool = new BotPool(2);
  const job = await firstJob(offeredGames()[0], 'recruit@0.1');
  const jobs = Array.from({ length: 40 }, (_, index) => ({ ...job, seed: `${index}` }));
  const purse = newPurse();
  const [asked, own, full]: string[][] = [[], [], []];
  for (const one of jobs) {
    asked.push(await pool.ask(one));
    own.push(await doJob(one, purse));
    full.push(await doJob(one));
  }
  expect(asked).toEqual(own);
  expect(asked).not.toEqual(full);
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

test('whoever asks one thing is answered before the many that somebody else has asked before him', async () => {
  const pool = new BotPool(1);
  const job = await firstJob();
  const answered: string[] = [];
  const many = Array.from({ length: 20 }, () => pool.ask(job, 'ann').then(() => answered.push('ann')));
  const one = pool.ask(job, 'bea').then(() => answered.push('bea'));
  expect(pool.waiting).toBe(20);
  await Promise.all([...many, one]);
  expect(answered.indexOf('bea')).toBeLessThanOrEqual(2);
  expect(pool.waiting).toBe(0);
  await pool.close();
});

test('nobody has all threads: one is left for whoever comes', async () => {
  const pool = new BotPool(2);
  const job = await firstJob();
  const answered: string[] = [];
  const many = [1, 2, 3].map(() => pool.ask(job, 'ann').then(() => answered.push('ann')));
  // one of them thinks, the others wait, though a thread is free
  expect(pool.waiting).toBe(2);
  await Promise.all(many);
  expect(answered).toHaveLength(3);
  await pool.close();
});
