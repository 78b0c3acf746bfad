import { expect, test } from 'vitest';
import type { NewEntry } from '../archive.ts';
import type { NewMatch, Sitter } from '../matches.ts';
import type { Terms } from '../terms.ts';
import { entry, newMatch as sampleMatch } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const sitter = (person: string): Sitter => ({ person, bot: null, commitment: `c-${person}`, number: null });

const newMatch = (id: string, people: readonly (string | null)[], terms: Terms = {}): NewMatch => ({
  ...sampleMatch(id, terms, ...people.map((person) => (person === null ? null : sitter(person)))),
  host: people[0] ?? '',
});

const newEntry = (id: string, people: readonly string[]): NewEntry =>
  entry(id, 1000, {
    rated: false,
    players: people.map((person, at) => ({
      seat: ['blue', 'red'][at],
      person,
      name: person,
      nameKey: person,
      bot: false,
    })),
  });

/** A guest (`bea`) who turns out to be somebody with an account (`ann`); `cleo` is a stranger. */
export function bringingContract({ store, reopen }: StoreUnderTest): void {
  const begin = async (): Promise<void> => {
    await store().people.add({ id: 'cleo', name: 'Cleo' }, 'hash-c');
    const account = { person: 'ann', nameKey: 'ann', passphrase: 'p', words: 'w', mail: null };
    await store().people.addAccount(account, ['ann'], 'Ann');
  };
  const sitsAt = async (id: string): Promise<unknown[]> =>
    (await store().matches.find(id))?.seats.map(({ person }) => person?.id) ?? [];

  test('a guest’s seats go to the account, also both of a match; not where the account sits already', async () => {
    await begin();
    await store().matches.add(newMatch('one', ['cleo', 'bea']));
    await store().matches.add(newMatch('both', ['bea', 'bea']));
    await store().matches.add(newMatch('against', ['ann', 'bea']));
    expect((await store().people.bring('bea', 'ann')).toSorted()).toEqual(['both', 'one']);
    await reopen();
    expect(await sitsAt('one')).toEqual(['cleo', 'ann']);
    expect(await sitsAt('both')).toEqual(['ann', 'ann']);
    expect(await sitsAt('against')).toEqual(['ann', 'bea']);
    expect((await store().people.find('bea'))?.name).toBe('Беа');
  });

  test('what the guest made the account may close, also where both sit', async () => {
    await begin();
    await store().matches.add(newMatch('own', ['bea', null]));
    await store().matches.add(newMatch('against', ['bea', 'ann']));
    await store().matches.add(newMatch('other', ['cleo', 'bea']));
    expect((await store().people.bring('bea', 'ann')).toSorted()).toEqual(['against', 'other', 'own']);
    await reopen();
    const hosts = ['own', 'against', 'other'].map(async (id) => (await store().matches.find(id))?.host);
    expect(await Promise.all(hosts)).toEqual(['ann', 'ann', 'cleo']);
  });

  test('the guest’s sessions end; whoever has nothing left has no name either', async () => {
    await begin();
    await store().people.bring('bea', 'ann');
    expect(await store().people.ofSession('hash-b')).toBeNull();
    expect((await store().people.find('bea'))?.name).toBe('');
    expect((await store().people.find('ann'))?.name).toBe('Ann');
  });

  test('from an account nothing is taken, nor from oneself', async () => {
    await begin();
    await store().matches.add(newMatch('one', ['cleo', 'ann']));
    expect(await store().people.bring('ann', 'bea')).toEqual([]);
    expect(await store().people.bring('ann', 'ann')).toEqual([]);
    expect(await sitsAt('one')).toEqual(['cleo', 'ann']);
    expect(await store().people.ofSession('hash-a')).toEqual({ id: 'ann', name: 'Ann' });
  });

  test('what he said and noted goes along; notes of both are both kept', async () => {
    await begin();
    await store().matches.add(newMatch('one', ['cleo', 'bea']));
    await store().talk.say({ match: 'one', at: 1, person: 'bea', seat: 1, to: 'table', text: 'Good day' });
    await store().talk.setNotes('one', 'bea', 'the guest’s');
    await store().talk.setNotes('one', 'ann', 'the account’s');
    await store().people.bring('bea', 'ann');
    const lines = await store().talk.lines('one', [{ to: 'table' }], 1000, 10);
    expect(lines).toMatchObject([{ person: { id: 'ann', name: 'Ann' } }]);
    expect(await store().talk.notes('one', 'ann')).toBe('the account’s\n\nthe guest’s');
    expect(await store().talk.notes('one', 'bea')).toBe('');
  });

  test('whom he did not want to hear, and who did not want to hear him, stay apart', async () => {
    await begin();
    await store().talk.setStance('bea', 'cleo', { block: false, mute: true });
    await store().talk.setStance('ann', 'cleo', { block: true, mute: false });
    await store().talk.setStance('cleo', 'bea', { block: false, mute: true });
    await store().talk.setStance('bea', 'ann', { block: true, mute: true });
    await store().talk.report({ person: 'cleo', about: 'bea', match: null, reason: 'talk', text: '', at: 1 });
    await store().people.bring('bea', 'ann');
    expect(await store().talk.stances('ann')).toEqual([
      { person: { id: 'cleo', name: 'Cleo' }, block: true, mute: true },
    ]);
    expect(await store().talk.stances('cleo')).toMatchObject([{ person: { id: 'ann' }, mute: true }]);
    expect(await store().talk.reports(10)).toMatchObject([{ person: 'cleo', about: 'ann' }]);
  });

  test('a seat that was kept for him is kept for the account', async () => {
    await begin();
    await store().matches.add(newMatch('again', ['cleo', null], { kept: { 1: { person: 'bea' } } }));
    await store().matches.add(newMatch('against', ['ann', null], { kept: { 1: { person: 'bea' } } }));
    expect(await store().people.bring('bea', 'ann')).toEqual(['again']);
    expect((await store().matches.find('again'))?.terms.kept).toEqual({ 1: { person: 'ann' } });
    expect((await store().matches.keptFor('ann')).map(({ id }) => id)).toEqual(['again']);
    expect((await store().matches.keptFor('bea')).map(({ id }) => id)).toEqual(['against']);
    expect((await store().matches.find('against'))?.terms.kept).toEqual({ 1: { person: 'bea' } });
  });

  test('finished matches stand under the account’s name, but for those against itself', async () => {
    await begin();
    await store().archive.add(newEntry('one', ['cleo', 'bea']), null);
    await store().archive.add(newEntry('against', ['ann', 'bea']), null);
    await store().people.bring('bea', 'ann');
    expect((await store().archive.find('one'))?.players[1]).toMatchObject({ person: 'ann', name: 'Ann' });
    expect((await store().archive.find('against'))?.players[1]).toMatchObject({ person: 'bea' });
  });

  test('pushes come to the account, as many as one may have; its own webhook stays', async () => {
    await begin();
    const push = (endpoint: string) => ({ endpoint, p256dh: 'k', auth: 'a' });
    for (let n = 0; n < 9; n++) await store().people.addPush('ann', push(`a${n}`));
    for (let n = 0; n < 3; n++) await store().people.addPush('bea', push(`b${n}`));
    await store().people.setWebhook('ann', { format: 'ntfy', url: 'https://a' });
    await store().people.setWebhook('bea', { format: 'ntfy', url: 'https://b' });
    await store().people.bring('bea', 'ann');
    expect(await store().people.pushes('ann')).toHaveLength(10);
    expect(await store().people.pushes('bea')).toEqual([]);
    expect(await store().people.webhook('ann')).toMatchObject({ url: 'https://a' });
  });

  test('what he waits to be told comes by the account’s ways', async () => {
    await begin();
    await store().matches.add(newMatch('one', ['cleo', 'bea']));
    const notice = { match: 'one', about: 'turn', turn: 1, channel: 'push', at: 1 } as const;
    await store().notices.add({ ...notice, id: 'n', person: 'bea' });
    await store().people.bring('bea', 'ann');
    expect(await store().notices.waiting('n')).toMatchObject({ person: 'ann' });
  });

  test('what both were told of one match is no hindrance: the account has its notice already', async () => {
    await begin();
    await store().matches.add(newMatch('one', ['cleo', 'bea']));
    const notice = { match: 'one', about: 'asked', turn: 1, channel: 'push', at: 1 } as const;
    await store().notices.add({ ...notice, id: 'a', person: 'ann' });
    await store().notices.add({ ...notice, id: 'b', person: 'bea' });
    await store().people.bring('bea', 'ann');
    expect(await sitsAt('one')).toEqual(['cleo', 'ann']);
    expect(await store().notices.allWaiting()).toEqual(['a']);
  });

  test('whoever has gone takes no seat and makes no match', async () => {
    await begin();
    await store().matches.add(newMatch('one', ['cleo', null]));
    await store().people.bring('bea', 'ann');
    expect(await store().matches.takeSeat('one', 1, sitter('bea'))).toBe(false);
    expect(await store().matches.add(newMatch('two', ['bea', null]))).toBe(false);
    expect(await store().matches.find('two')).toBeNull();
    await store().people.forget('cleo');
    expect(await store().matches.takeSeat('one', 1, sitter('cleo'))).toBe(false);
    expect(await store().matches.takeSeat('one', 1, sitter('ann'))).toBe(true);
  });

  test('a match that ends while he signs in stands under the account’s name, too', async () => {
    await begin();
    await store().matches.add(newMatch('one', ['cleo', 'bea']));
    await store().people.bring('bea', 'ann');
    await store().archive.add(newEntry('one', ['cleo', 'bea']), null);
    expect((await store().archive.find('one'))?.players).toMatchObject([
      { person: 'cleo', name: 'Cleo' },
      { person: 'ann', name: 'Ann' },
    ]);
  });

  test('nothing stays with a guest that he did in the very moment in which he signs in', async () => {
    await begin();
    for (let n = 0; n < 20; n++) {
      const guest = `guest${n}`;
      const [open, made, over] = ['open', 'made', 'over'].map((name) => `${name}${n}`);
      await store().people.add({ id: guest, name: 'Guest' }, `hash-${guest}`);
      await store().matches.add(newMatch(open, ['cleo', null]));
      await store().matches.add(newMatch(over, ['cleo', guest]));
      const [bringing] = await Promise.all([
        store().people.bring(guest, 'ann'),
        store().matches.takeSeat(open, 1, sitter(guest)),
        store().matches.add(newMatch(made, [guest, null])),
        store().archive.add(newEntry(over, ['cleo', guest]), null),
      ]);
      expect(bringing).toContain(over);
      for (const id of [open, made]) expect(await sitsAt(id)).not.toContain(guest);
      expect((await store().archive.find(over))?.players[1].person).toBe('ann');
    }
  });

  test('whoever waits for the lot sits there as the account he is, also where it is drawn while he signs in', async () => {
    await begin();
    for (let n = 0; n < 20; n++) {
      const [guest, id] = [`guest${n}`, `lot${n}`];
      await store().people.add({ id: guest, name: 'Guest' }, `hash-${guest}`);
      await store().matches.add({ ...newMatch(id, [guest, null], { lot: true }), host: 'cleo' });
      await Promise.all([
        store().people.bring(guest, 'ann'),
        store().matches.takeSeat(id, 1, { ...sitter('cleo'), commitment: `c${n}` }),
      ]);
      expect(new Set(await sitsAt(id))).toEqual(new Set(['ann', 'cleo']));
    }
  });

  test('a seat is kept for the account, and another’s is open, also where both come about at the same moment', async () => {
    await begin();
    for (let n = 0; n < 20; n++) {
      const [guest, id] = [`guest${n}`, `kept${n}`];
      await store().people.add({ id: guest, name: 'Guest' }, `hash-${guest}`);
      const kept = { 0: { person: guest }, 1: { person: 'cleo' } };
      await store().matches.add(newMatch(id, [null, null], { kept }));
      await Promise.all([store().people.bring(guest, 'ann'), store().matches.openKept(id, 'cleo')]);
      expect((await store().matches.find(id))?.terms.kept).toEqual({ 0: { person: 'ann' } });
    }
  });
}
