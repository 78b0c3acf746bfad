import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type * as ground from '../ground.ts';
import type { Profile } from '../protocol.ts';
import { Client, PICKET, value, withServer } from './client.ts';

/** A store that takes its time with the archive, as one far away may. */
vi.mock('../ground.ts', async (original) => {
  const { openGround } = await original<typeof ground>();
  return {
    openGround: async (...given: Parameters<typeof openGround>) => {
      const opened = await openGround(...given);
      const { archive } = opened.store;
      const add: typeof archive.add = async (...entry) => {
        await pause(100);
        return archive.add(...entry);
      };
      return { ...opened, store: { ...opened.store, archive: { ...archive, add } } };
    },
  };
});

test('whoever leaves in the midst of a rated match loses it first, and then his rating goes', () =>
  withServer(async ({ address }, data) => {
    const account = { name: 'Ann', passphrase: 'the guard dies' };
    const ann = await Client.enter(address, '/api/account', account);
    const bea = await Client.enter(address, '/api/account', { ...account, name: 'Bea' });
    const clock = { kind: 'live', base: 3600, increment: 0 } as const;
    const { id } = value(await ann.create({ ...PICKET, rated: true, clock }));
    value(await bea.join(id));
    const [me, other] = [value(await ann.me()), value(await bea.me())];
    value(await ann.post('/api/account/delete', { passphrase: account.passphrase }));
    await pause(200);
    const { ratings } = value(await bea.get<Profile>(`/api/people/${other?.id}`));
    expect(ratings).toMatchObject([{ game: 'picket', rating: 1662, matches: 1 }]);
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(join(data, 'bicorne.sqlite'), { readOnly: true });
    const left = db.prepare('SELECT player FROM ratings UNION SELECT person FROM archive_players').all();
    db.close();
    expect(left.map(({ player }) => player)).not.toContain(me?.id);
  }));
