import { expect, test, vi } from 'vitest';
import type * as digest from '../notices/digest.ts';
import { Client, value, withServer } from './client.ts';
import { settings, until, withMail } from './post.ts';

/** A day that lasts a second. */
vi.mock('../notices/digest.ts', () => ({ nextDigest: (now: number) => now + 1000 }));

test('whoever wants one letter a day gets one, with all that waits for him then', () =>
  withMail((smtp, mails) =>
    withServer(
      async ({ address }) => {
        const passphrase = 'the guard dies';
        const ney = await Client.enter(address, '/api/account', { name: 'Ney', passphrase });
        value(await ney.post('/api/account/mail', { passphrase, mail: 'ney@example.org' }));
        await until(() => mails.length === 1);
        const [, token] = /confirm#([\w-]{22})/.exec(mails[0].replaceAll('=\r\n', '')) ?? [];
        value(await ney.post('/api/account/mail/confirm', { token }));
        const notices = { push: false, mail: true, webhook: false, digest: true };
        value(await ney.post('/api/settings', { notices }));
        for (const name of ['Ann', 'Bea']) {
          const other = await Client.guest(address, name);
          const seats = { blue: 'me', red: { person: value(await ney.me())?.id ?? '' } } as const;
          value(await other.create({ game: 'picket', scenario: 'ford', seats }));
        }
        await until(() => mails.length === 2);
        expect(mails[1]).toContain('Subject: Bicorne: what waits for you');
        expect(mails[1].match(/\/match\//g)).toHaveLength(2);
      },
      { ...settings(0), mail: { smtp, from: 'Bicorne <table@bicorne.example>' } },
    ),
  ));

test('the letter of the day goes at six, by UTC', async () => {
  const { nextDigest } = await vi.importActual<typeof digest>('../notices/digest.ts');
  const next = (at: string): string => new Date(nextDigest(Date.parse(at))).toISOString();
  expect(next('2026-11-19T05:59:00Z')).toBe('2026-11-19T06:00:00.000Z');
  expect(next('2026-11-19T06:00:00Z')).toBe('2026-11-20T06:00:00.000Z');
});
