import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { oneAtATime } from './lock.ts';

const LOCK = fileURLToPath(new URL('./lock.ts', import.meta.url));

test('what has one name is done one at a time', async () => {
  const seen: string[] = [];
  const work = (who: string): Promise<void> =>
    oneAtATime(`test ${process.pid}`, async () => {
      seen.push(`${who} begins`);
      await pause(20);
      seen.push(`${who} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(seen).toEqual(
    seen[0] === 'a begins'
      ? ['a begins', 'a ends', 'b begins', 'b ends']
      : ['b begins', 'b ends', 'a begins', 'a ends'],
  );
});

test('the lock of a process that died while it worked is void', async () => {
  const name = `dead ${process.pid}`;
  const script = `const { oneAtATime } = await import(${JSON.stringify(LOCK)});
    await oneAtATime(${JSON.stringify(name)}, async () => process.kill(process.pid, 'SIGKILL'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await oneAtATime(name, async () => 'done')).toBe('done');
});
