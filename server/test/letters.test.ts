import { setTimeout as pause } from 'node:timers/promises';
import type { Claimed, Me } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { afterPlacing, Client, twoAtTable, value, withServer } from './client.ts';
import { passTurn, settings, until, withMail } from './post.ts';

const tokenIn = (mail: string, purpose: string): string =>
  new RegExp(`${purpose}#([\\w-]{22})`).exec(mail.replaceAll('=\r\n', ''))?.[1] ?? '';

test('an address counts when its letter was answered; then it brings a forgotten account back, once', () =>
  withMail((smtp, mails) =>
    withServer(
      async ({ address }) => {
        const passphrase = 'the guard dies';
        const ann = await Client.enter(address, '/api/account', { name: 'Ann', passphrase });
        const lost = new Client(address);
        value(await ann.post('/api/account/mail', { passphrase, mail: 'ann@example.org' }));
        await until(() => mails.length === 1);
        expect(mails[0]).toContain('To: ann@example.org');
        value(await lost.post('/api/recover/mail', { name: 'Ann' }));
        expect(value(await ann.me())).toMatchObject({ mail: null });
        value(await ann.post('/api/account/mail/confirm', { token: tokenIn(mails[0], 'confirm') }));
        expect(value(await ann.me())).toMatchObject({ mail: 'ann@example.org' });

        value(await lost.post('/api/recover/mail', { name: 'Nobody' }));
        value(await lost.post('/api/recover/mail', { name: 'ann' }));
        await until(() => mails.length === 2);
        const wish = {
          name: 'Ann',
          proof: { token: tokenIn(mails[1], 'recover') },
          passphrase: 'but does not surrender',
        };
        expect(await lost.post('/api/recover', { ...wish, name: 'Anne' })).toMatchObject({
          fault: { code: 'wrong' },
        });
        expect(value(await lost.post<Claimed>('/api/recover', wish)).me.name).toBe('Ann');
        expect(await lost.post('/api/recover', wish)).toMatchObject({ fault: { code: 'wrong' } });
        expect(value(await ann.me())).toBeNull();
        value(await lost.post<Me>('/api/login', { name: 'Ann', passphrase: wish.passphrase }));
        expect(mails).toHaveLength(2);
      },
      { ...settings(0), mail: { smtp, from: 'Bicorne <table@bicorne.example>' } },
    ),
  ));

test('whoever has just confirmed his address is told of his next turn by mail', () =>
  withMail((smtp, mails) =>
    withServer(
      async ({ address }) => {
        const table = await twoAtTable(address);
        await afterPlacing(table);
        const { blue, red } = table;
        const waiting = blue.isAsked ? red : blue;
        const passphrase = 'the guard dies';
        value(await waiting.post('/api/account', { name: 'Ney', passphrase }));
        value(await waiting.post('/api/settings', { notices: { push: true, mail: true, webhook: true } }));
        value(await waiting.post('/api/account/mail', { passphrase, mail: 'ney@example.org' }));
        await until(() => mails.length === 1);
        // Told of a turn before that: by which ways he hears is looked up, and kept for a while.
        await passTurn(table);
        await passTurn(table);
        value(await waiting.post('/api/account/mail/confirm', { token: tokenIn(mails[0], 'confirm') }));
        await passTurn(table);
        await until(() => mails.length === 2);
        expect(mails[1]).toContain('To: ney@example.org');
      },
      { ...settings(0), mail: { smtp, from: 'Bicorne <table@bicorne.example>' } },
    ),
  ));

test('a letter that something newer has overtaken opens nothing any more', () =>
  withMail((smtp, mails) =>
    withServer(
      async ({ address }) => {
        const passphrase = 'the guard dies';
        const ann = await Client.enter(address, '/api/account', { name: 'Ann', passphrase });
        const letter = async (path: string, body: object, purpose: string): Promise<string> => {
          const before = mails.length;
          value(await ann.post(path, body));
          await until(() => mails.length > before);
          return tokenIn(mails[before], purpose);
        };
        const confirm = (mail: string): Promise<string> =>
          letter('/api/account/mail', { passphrase, mail }, 'confirm');
        const mistyped = await confirm('anne@example.org');
        const right = await confirm('ann@example.org');
        value(await ann.post('/api/account/mail/confirm', { token: right }));
        expect(await ann.post('/api/account/mail/confirm', { token: mistyped })).toMatchObject({
          fault: { code: 'wrong' },
        });
        expect(value(await ann.me())).toMatchObject({ mail: 'ann@example.org' });

        const recover = (): Promise<string> => letter('/api/recover/mail', { name: 'Ann' }, 'recover');
        const [first, second] = [await recover(), await recover()];
        const next = (token: string) =>
          ann.post('/api/recover', { name: 'Ann', proof: { token }, passphrase: 'but does not surrender' });
        value(await next(first));
        expect(await next(second)).toMatchObject({ fault: { code: 'wrong' } });
      },
      { ...settings(0), mail: { smtp, from: 'Bicorne <table@bicorne.example>' } },
    ),
  ));

test('an address is sent so many letters with links in an hour, whoever asks for them and however it is written', () =>
  withMail((smtp, mails) =>
    withServer(
      async ({ address }) => {
        const passphrase = 'the guard dies';
        const people = ['Ann', 'Bea', 'Cleo'].map((name) =>
          Client.enter(address, '/api/account', { name, passphrase }),
        );
        const answers: boolean[] = [];
        for (const mail of ['dan@example.org', 'Dan@example.org', 'dan@Example.org'])
          for (const person of await Promise.all(people))
            answers.push((await person.post('/api/account/mail', { passphrase, mail })).ok);
        expect(answers.filter(Boolean)).toHaveLength(5);
        const [ann] = await Promise.all(people);
        value(await ann.post('/api/account/mail', { passphrase, mail: 'ann@example.org' }));
        await until(() => mails.length === 6);
        value(await ann.post('/api/account/mail/confirm', { token: tokenIn(mails[5], 'confirm') }));
        for (let i = 0; i < 8; i++) value(await ann.post('/api/recover/mail', { name: 'Ann' }));
        await until(() => mails.length === 10);
        await pause(200);
        expect(mails).toHaveLength(10);
      },
      { ...settings(0), mail: { smtp, from: 'Bicorne <table@bicorne.example>' } },
    ),
  ));
