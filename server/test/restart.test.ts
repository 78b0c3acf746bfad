import { quickRng } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { AGAINST_BOT, afterPlacing, Client, serving, twoAtTable, value, withFolder } from './client.ts';

function must<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('missing');
  return thing;
}

test('a bot whose turn it was when the server stopped goes on when it starts again', () =>
  withFolder(async (data) => {
    let ann: Client | null = null;
    let id = '';
    await serving(
      data,
      async ({ address }) => {
        ann = await Client.guest(address, 'Ann');
        ({ id } = value(await ann.create(AGAINST_BOT)));
        await ann.watch(id);
      },
      { botDelay: 60_000 },
    );
    await serving(data, async ({ address }) => {
      const again = must(ann ?? undefined).again(address);
      await again.watch(id);
      await again.playRandomly(quickRng(1));
      expect(again.isOver).toBe(true);
    });
  }));

test('a match that was put away for want of room comes back as it was', () =>
  withFolder((data) =>
    serving(
      data,
      async ({ address }) => {
        const table = await twoAtTable(address);
        await afterPlacing(table);
        const { blue, red, id } = table;
        const before = blue.now;
        await blue.ask('leave', { match: id });
        await red.ask('leave', { match: id });
        await twoAtTable(address);
        const after = await blue.watch(id);
        expect({ ...after, match: null }).toEqual({ ...before, match: null, chance: after.chance });
        value(await blue.act(blue.sight.legal[0]));
      },
      { idleMatches: 0 },
    ),
  ));

test('a folder has one server: a second does not start, and when the first has stopped another may', () =>
  withFolder(async (data) => {
    await serving(data, async ({ address }) => {
      await expect(serving(data, async () => undefined)).rejects.toThrow(/another server/);
      expect((await fetch(`${address}/health`)).status).toBe(200);
    });
    await serving(data, async () => undefined);
  }));
