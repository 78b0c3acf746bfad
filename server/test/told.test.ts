import type { Done } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { twoAtTable, value, withServer } from './client.ts';

const isDone = (answer: unknown): answer is Done =>
  typeof answer === 'object' && answer !== null && 'n' in answer;

test('who asks for it is told of his action with its answer, and not again; his other window is told as ever', () =>
  withServer(async ({ address }) => {
    const { blue, id } = await twoAtTable(address);
    const window = blue.again();
    await window.watch(id);
    const { n, sight } = blue.now;
    const answer = value(await blue.ask('act', { match: id, n, action: sight.legal[0], told: true }));
    await window.until(() => window.now.n > n);
    // everything that was sent before this answer has come
    await blue.ask('saw', { match: id, n });
    expect(isDone(answer) && answer.updates).toEqual(window.updates);
    expect(blue.updates).toEqual([]);
  }));

test('who sends the same again because no answer came is told that it stands', () =>
  withServer(async ({ address }) => {
    const { blue, id } = await twoAtTable(address);
    const { n, sight } = blue.now;
    const message = { match: id, n, action: sight.legal[0] };
    const first = await blue.ask('act', message);
    expect(await blue.ask('act', { ...message, again: true })).toEqual(first);
    expect(await blue.ask('act', message)).toMatchObject({ ok: false, fault: { code: 'stale' } });
  }));
