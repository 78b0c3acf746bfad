import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commitment } from '@bicorne/engine';
import type { MatchCard, Profile } from '@bicorne/table/protocol';
import { expect, test, vi } from 'vitest';
import { seat } from '../dice.ts';
import type * as ground from '../ground.ts';
import type { Store } from '../store/port.ts';
import { Client, PICKET, value, withServer } from './client.ts';

/** What happens in the moment before somebody is forgotten, or before notes of his are kept. */
const meanwhile: Record<'happens' | 'noting', ((store: Store) => Promise<unknown>) | null> = vi.hoisted(
  () => ({ happens: null, noting: null }),
);

/** A store that takes its time with the archive, as one far away may. */
vi.mock('../ground.ts', async (original) => {
  const { openGround } = await original<typeof ground>();
  return {
    openGround: async (...given: Parameters<typeof openGround>) => {
      const opened = await openGround(...given);
      const { archive, people, talk } = opened.store;
      const setNotes: typeof talk.setNotes = async (...notes) => {
        await meanwhile.noting?.(opened.store);
        return talk.setNotes(...notes);
      };
      const forget: typeof people.forget = async (person) => {
        await meanwhile.happens?.(opened.store);
        return people.forget(person);
      };
      const add: typeof archive.add = async (...entry) => {
        await pause(100);
        return archive.add(...entry);
      };
      return {
        ...opened,
        store: {
          ...opened.store,
          archive: { ...archive, add },
          people: { ...people, forget },
          talk: { ...talk, setNotes },
        },
      };
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

test('whoever sits down in another window while he leaves for good keeps nobody waiting there', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
    const { id } = value(await bea.create(PICKET));
    const person = value(await ann.me())?.id ?? '';
    meanwhile.happens = ({ matches }) => matches.takeSeat(id, 1, seat({ person, bot: null }));
    value(await ann.post('/api/account/delete', {}));
    meanwhile.happens = null;
    expect(value(await bea.get<MatchCard>(`/api/matches/${id}`)).stage).toBe('over');
  }));

test('what somebody made is closed when he leaves for good; where he only sat his seat is open again', () =>
  withServer(async ({ address }) => {
    const [ann, bea, cleo] = await Promise.all(
      ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
    );
    const laid = { commitment: commitment('a'.repeat(32)) };
    const [own, other, begun] = await Promise.all(
      [ann, bea, cleo].map((one) => one.create({ ...PICKET, ...laid })),
    );
    const ids = [own, other, begun].map((made) => value(made).id);
    value(await bea.join(ids[0], laid));
    value(await ann.join(ids[1], laid));
    value(await ann.join(ids[2], laid));
    // Once another's number is open nobody can come in his place.
    value(await cleo.ask('number', { match: ids[2], number: 'a'.repeat(32) }));
    value(await ann.post('/api/account/delete', {}));
    const stages = ids.map(async (id) => value(await bea.get<MatchCard>(`/api/matches/${id}`)).stage);
    expect(await Promise.all(stages)).toEqual(['over', 'seats', 'over']);
  }));

test('whoever leaves for good while another window keeps something of him leaves none of it behind', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create(PICKET));
    const person = value(await ann.me())?.id ?? '';
    meanwhile.noting = ({ people }) => people.forget(person);
    const kept = await ann.post(`/api/matches/${id}/notes`, { text: 'my secret plan' });
    meanwhile.noting = null;
    expect(kept).toMatchObject({ ok: false, fault: { code: 'no-name' } });
  }));
