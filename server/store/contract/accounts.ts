import { expect, test } from 'vitest';
import type { Account } from '../accounts.ts';
import type { MailLink } from '../people.ts';
import { Gone } from '../../fault.ts';
import { newMatch } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const account = (person: string, nameKey: string): Account => ({
  person,
  nameKey,
  passphrase: `hash of ${person}`,
  words: 'words',
  mail: null,
});

export function accountContract({ store, reopen }: StoreUnderTest): void {
  test('an account is found by the key of its name and by its person, and gives the person its name', async () => {
    expect(
      await store().people.addAccount(account('ann', 'marshal ney'), ['marshal ney'], 'Marshal Ney'),
    ).toBe(true);
    await reopen();
    expect(await store().people.accountNamed('marshal ney')).toEqual(account('ann', 'marshal ney'));
    expect(await store().people.accountOf('ann')).toEqual(account('ann', 'marshal ney'));
    expect(await store().people.isAccount('bea')).toBe(false);
    expect((await store().people.find('ann'))?.name).toBe('Marshal Ney');
  });

  test('a name belongs to one account, also when two reach for it at once', async () => {
    const both = await Promise.all([
      store().people.addAccount(account('ann', 'ney'), ['ney'], 'Ney'),
      store().people.addAccount(account('bea', 'ney'), ['ney'], 'Ney'),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  test('an account takes another name, unless somebody has it', async () => {
    await store().people.addAccount(account('ann', 'ney'), ['ney'], 'Ney');
    await store().people.addAccount(account('bea', 'soult'), ['soult'], 'Soult');
    expect(await store().people.renameAccount('bea', { nameKey: 'ney', looks: ['ney'] }, 'Ney')).toBe(false);
    expect(
      await store().people.renameAccount('bea', { nameKey: 'davout', looks: ['davout'] }, 'Davout'),
    ).toBe(true);
    expect(await store().people.accountNamed('soult')).toBeNull();
  });

  test('what a name looks like belongs to one account, until it is called otherwise or leaves', async () => {
    const { people } = store();
    await people.addAccount(account('ann', 'ney'), ['ney', 'NEY'], 'Ney');
    expect(await people.isLookTaken(['nay', 'NEY'])).toBe(true);
    expect(await people.addAccount(account('bea', 'neu'), ['neu', 'NEY'], 'Neu')).toBe(false);
    expect(await people.accountNamed('neu')).toBeNull();
    expect(await people.isLookTaken(['neu'])).toBe(false);
    await people.addAccount(account('bea', 'soult'), ['soult'], 'Soult');
    expect(await people.renameAccount('bea', { nameKey: 'neu', looks: ['neu', 'NEY'] }, 'Neu')).toBe(false);
    expect(await people.isLookTaken(['soult'])).toBe(true);
    expect((await people.find('bea'))?.name).toBe('Soult');
    expect(await people.renameAccount('ann', { nameKey: 'ney', looks: ['ney'] }, 'Ney')).toBe(true);
    expect(await people.isLookTaken(['NEY'])).toBe(false);
    await people.forget('ann');
    expect(await people.isLookTaken(['ney'])).toBe(false);
  });

  test('accounts from before looks were kept get theirs, and are found by the key of today', async () => {
    const { people } = store();
    await people.addAccount(account('ann', 'as once'), [], 'Ney');
    await people.addAccount(account('bea', 'soult'), ['soult'], 'Soult');
    const keysOf = (name: string) => ({ nameKey: name.toLowerCase(), looks: [`look of ${name}`] });
    await people.keepLooks(keysOf);
    await people.keepLooks(keysOf);
    expect(await people.isLookTaken(['look of Ney'])).toBe(true);
    expect(await people.isLookTaken(['look of Soult'])).toBe(false);
    expect((await people.accountNamed('ney'))?.person).toBe('ann');
  });

  test('passphrase, words and mail are changed each by itself', async () => {
    await store().people.addAccount(account('ann', 'ney'), ['ney'], 'Ney');
    await store().people.setPassphrase('ann', 'p2');
    await store().people.setWords('ann', 'w2');
    await store().people.setMail('ann', 'ney@example.org');
    expect(await store().people.accountOf('ann')).toMatchObject({
      passphrase: 'p2',
      words: 'w2',
      mail: 'ney@example.org',
    });
  });

  test('sessions end one by one, all together, or all but one', async () => {
    await store().people.addAccount(account('ann', 'ney'), ['ney'], 'Ney');
    for (const hash of ['h1', 'h2', 'h3']) await store().people.addSession('ann', hash, 1000);
    const open = async (): Promise<string[]> => {
      const found = await Promise.all(
        ['hash-a', 'h1', 'h2', 'h3'].map(async (hash) =>
          (await store().people.ofSession(hash)) ? [hash] : [],
        ),
      );
      return found.flat();
    };
    await store().people.endSession('h1');
    expect(await open()).toEqual(['hash-a', 'h2', 'h3']);
    await store().people.endSessions('ann', 'h2');
    expect(await open()).toEqual(['h2']);
    await store().people.endSessions('ann');
    expect(await open()).toEqual([]);
    expect(await store().people.ofSession('hash-b')).not.toBeNull();
  });

  test('sessions of long ago end', async () => {
    await store().people.addAccount(account('ann', 'ney'), ['ney'], 'Ney');
    await store().people.addSession('ann', 'old', 1000);
    await store().people.addSession('ann', 'new', 3000);
    await store().people.addSession('ann', 'older', 999);
    const end = (): Promise<number> => store().people.endSessionsBefore(2000, 1);
    expect([await end(), await end(), await end()]).toEqual([1, 1, 0]);
    expect(await store().people.ofSession('old')).toBeNull();
    expect(await store().people.ofSession('older')).toBeNull();
    expect(await store().people.ofSession('new')).not.toBeNull();
    expect(await store().people.ofSession('hash-a')).not.toBeNull();
  });

  test('a link is good once, for its purpose, and not after its time', async () => {
    await store().people.addAccount(account('ann', 'ney'), ['ney'], 'Ney');
    const link: MailLink = { hash: 'h', person: 'ann', purpose: 'recover', mail: 'a@b', until: 2000 };
    await store().people.addLink(link);
    expect(await store().people.useLink('h', 'confirm', 1000)).toBeNull();
    expect(await store().people.useLink('h', 'recover', 1000, 'bea')).toBeNull();
    expect(await store().people.useLink('h', 'recover', 1000, 'ann')).toEqual(link);
    expect(await store().people.useLink('h', 'recover', 1000)).toBeNull();
    await store().people.addLink(link);
    expect(await store().people.useLink('h', 'recover', 2001)).toBeNull();
    await store().people.addLink(link);
    await store().people.endLinks('ann', 'confirm');
    await store().people.endLinks('bea', 'recover');
    expect(await store().people.useLink('h', 'recover', 1000)).toEqual(link);
    await store().people.addLink(link);
    await store().people.endLinks('ann', 'recover');
    expect(await store().people.useLink('h', 'recover', 1000)).toBeNull();
  });

  test('settings, pushes and webhook are kept', async () => {
    const { people } = store();
    const settings = {
      language: 'uk' as const,
      notices: { push: true, mail: false, webhook: true, digest: false },
      look: { dark: true },
    };
    await people.setSettings('ann', settings);
    await people.addPush('ann', { endpoint: 'e1', p256dh: 'k', auth: 'a' });
    await people.addPush('ann', { endpoint: 'e1', p256dh: 'k2', auth: 'a2' });
    await people.addPush('ann', { endpoint: 'e2', p256dh: 'k', auth: 'a' });
    await people.removePush('e2', 'bea');
    await people.setWebhook('ann', { format: 'ntfy', url: 'https://a' });
    await people.setWebhook('ann', { format: 'slack', url: 'https://b' });
    await reopen();
    expect((await store().people.find('ann'))?.settings).toEqual(settings);
    expect(
      (await store().people.pushes('ann')).toSorted((a, b) => (a.endpoint < b.endpoint ? -1 : 1)),
    ).toEqual([
      { endpoint: 'e1', p256dh: 'k2', auth: 'a2' },
      { endpoint: 'e2', p256dh: 'k', auth: 'a' },
    ]);
    expect(await store().people.webhook('ann')).toEqual({ format: 'slack', url: 'https://b' });
    await store().people.setWebhook('ann', null);
    await store().people.removePush('e2');
    expect(await store().people.webhook('ann')).toBeNull();
    expect(await store().people.pushes('ann')).toHaveLength(1);
  });

  test('who is forgotten leaves a person without a name, and nothing else', async () => {
    await store().people.addAccount(account('ann', 'ney'), ['ney'], 'Ney');
    await store().people.addPush('ann', { endpoint: 'e1', p256dh: 'k', auth: 'a' });
    await store().talk.setStance('bea', 'ann', { block: true, mute: false });
    await store().people.forget('ann');
    expect(await store().people.find('ann')).toMatchObject({ id: 'ann', name: '', settings: {} });
    expect(await store().people.accountNamed('ney')).toBeNull();
    expect(await store().people.ofSession('hash-a')).toBeNull();
    expect(await store().people.pushes('ann')).toEqual([]);
    expect(await store().talk.stances('bea')).toEqual([]);
  });

  test('nothing that tells of somebody comes to the store after he was forgotten', async () => {
    const { people, talk, matches } = store();
    await matches.add(newMatch('first'));
    await people.addAccount(account('ann', 'ney'), ['ney'], 'Ney');
    await people.forget('ann');
    const settings = {
      language: 'uk' as const,
      notices: { push: true, mail: true, webhook: true, digest: false },
      look: {},
    };
    const late: Readonly<Record<string, () => Promise<unknown>>> = {
      rename: () => people.rename('ann', 'Ney'),
      renameAccount: () => people.renameAccount('ann', { nameKey: 'ney', looks: ['ney'] }, 'Ney'),
      addAccount: () => people.addAccount(account('ann', 'ney'), ['ney'], 'Ney'),
      addSession: () => people.addSession('ann', 'late', 1),
      addLink: () =>
        people.addLink({ hash: 'h', person: 'ann', purpose: 'confirm', mail: 'a@b', until: 2000 }),
      setSettings: () => people.setSettings('ann', settings),
      addPush: () => people.addPush('ann', { endpoint: 'e', p256dh: 'k', auth: 'a' }),
      setWebhook: () => people.setWebhook('ann', { format: 'ntfy', url: 'https://a' }),
      setStance: () => talk.setStance('ann', 'bea', { block: true, mute: true }),
      report: () =>
        talk.report({ person: 'ann', about: 'bea', match: null, reason: 'abuse', text: 'Ney', at: 1 }),
      say: () => talk.say({ match: 'first', at: 1, person: 'ann', seat: 0, to: 'table', text: 'Ney' }),
      setNotes: () => talk.setNotes('first', 'ann', 'Ney'),
    };
    for (const [name, work] of Object.entries(late)) await expect(work(), name).rejects.toThrow(Gone);
    expect(await people.find('ann')).toMatchObject({ name: '', settings: {} });
    expect(await people.isAccount('ann')).toBe(false);
    expect(await talk.lines('first', [{ to: 'table' }], 10, 10)).toEqual([]);
  });

  test('nothing of a guest goes to an account that was forgotten while he signed in', async () => {
    const { people, matches } = store();
    await people.addAccount(account('bea', 'soult'), ['soult'], 'Soult');
    await matches.add(newMatch('first'));
    await people.forget('bea');
    expect(await people.bring('ann', 'bea')).toEqual([]);
    expect((await matches.find('first'))?.seats[0].person).toEqual({ id: 'ann', name: 'Ann' });
  });
}
