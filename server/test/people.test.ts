import { createHook } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Claimed, Companion, MatchCard, Me, Profile, Settings } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import {
  afterPlacing,
  Client,
  GENEROUS,
  PICKET,
  serving,
  twoAtTable,
  value,
  withFolder,
  withServer,
} from './client.ts';

const ANN = { name: 'Ann', passphrase: 'the guard dies' };

const claim = async (client: Client, account = ANN): Promise<Claimed> =>
  value(await client.post<Claimed>('/api/account', account));

/** Somebody without a cookie who tries to come in. */
const knock = <T = Me>(address: string, path: string, body: unknown): Promise<Answer<T>> =>
  new Client(address).post<T>(path, body);

test('a guest claims an account and keeps his matches; he comes in again by name and passphrase', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Anna');
    const { id } = value(await ann.create(PICKET));
    const { me, words } = await claim(ann);
    expect(me).toMatchObject({ name: 'Ann', account: true });
    expect(words.split(' ')).toHaveLength(8);

    const again = await Client.enter(address, '/api/login', { name: ' aNN', passphrase: ANN.passphrase });
    expect(value(await again.me())).toMatchObject({ id: me.id, name: 'Ann', account: true });
    const list = value(await again.get<{ mine: MatchCard[] }>('/api/matches'));
    expect(list.mine.map((match) => match.id)).toEqual([id]);
  }));

test('whoever has no cookie may make an account at once', () =>
  withServer(async ({ address }) => {
    const ann = await Client.enter(address, '/api/account', ANN);
    expect(value(await ann.me())).toMatchObject({ name: 'Ann', account: true });
  }));

test('a name belongs to one account, however it is written', () =>
  withServer(async ({ address }) => {
    await claim(await Client.guest(address, 'Ann'));
    const bea = await Client.guest(address, 'Bea');
    expect(await bea.post('/api/account', { ...ANN, name: 'ＡＮＮ' })).toMatchObject({
      fault: { code: 'taken' },
    });
    expect(value(await bea.me())).toMatchObject({ name: 'Bea', account: false });
    await claim(bea, { ...ANN, name: 'Bea' });
    expect(await bea.post('/api/account/name', { name: 'ann' })).toMatchObject({ fault: { code: 'taken' } });
    expect(value(await bea.post<Me>('/api/account/name', { name: 'Beatrix' })).name).toBe('Beatrix');
  }));

test('whoever takes another name is called by it at his tables, guest or account', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Anna');
    const { id } = value(await ann.create(PICKET));
    const onlooker = new Client(address);
    const called = async (): Promise<unknown> => (await onlooker.watch(id)).match.seats[0].player;
    expect(await called()).toBe('Anna');
    value(await ann.post('/api/guest', { name: 'Anne' }));
    expect(await called()).toBe('Anne');
    await claim(ann);
    expect(await called()).toBe('Ann');
  }));

test('a name with signs that nobody sees is refused, to guests and accounts alike', () =>
  withServer(async ({ address }) => {
    const invalid = { fault: { code: 'invalid' } };
    expect(await knock(address, '/api/guest', { name: 'A\u200Bnn' })).toMatchObject(invalid);
    expect(await knock(address, '/api/account', { ...ANN, name: '\u202EAnn' })).toMatchObject(invalid);
    const bea = await Client.guest(address, 'Bea');
    expect(await bea.post('/api/guest', { name: '\u3164' })).toMatchObject(invalid);
    expect(await bea.post('/api/account/name', { name: 'B\u2060ea' })).toMatchObject(invalid);
    expect(value(await bea.me())).toMatchObject({ name: 'Bea' });
    await claim(await Client.guest(address, 'Ann'));
    expect(await bea.post('/api/account', { ...ANN, name: 'A\u200Dnn' })).toMatchObject({
      fault: { code: 'taken' },
    });
  }));

test('a name that looks like that of an account is taken, whatever alphabet its letters are of', () =>
  withServer(async ({ address }) => {
    await claim(await Client.guest(address, 'Ann'));
    const taken = { fault: { code: 'taken' } };
    const bea = await Client.guest(address, 'Bea');
    expect(await bea.post('/api/account', { ...ANN, name: '\u0410nn' })).toMatchObject(taken);
    await claim(bea, { name: 'Bea', passphrase: 'but does not surrender' });
    expect(await bea.post('/api/account/name', { name: '\u0391nn' })).toMatchObject(taken);
    value(await bea.post('/api/account/name', { name: 'B\u0435a' }));
    expect(value(await bea.me())).toMatchObject({ name: 'B\u0435a' });
    // Armenian, and a capital I for an l; guests neither when they come in nor later.
    await claim(await Client.guest(address, 'Cleo'), { name: 'Cleo', passphrase: 'but does not surrender' });
    const guest = await Client.guest(address, 'Dan');
    for (const name of ['Cleo', 'CIeo', 'Cle\u0585', 'c\u04C0e\u043E']) {
      expect(await knock(address, '/api/guest', { name })).toMatchObject(taken);
      expect(await guest.post('/api/guest', { name })).toMatchObject(taken);
    }
  }));

test('an account whose name was kept letter by letter is found by it, and nobody else gets it', () =>
  withFolder((data) =>
    serving(data, async ({ address }) => {
      const { me } = await claim(await Client.guest(address, 'Ann'));
      await nameBefore(data, me.id, 'Анна');
      const old = await Client.enter(address, '/api/login', { ...ANN, name: 'Анна' });
      expect(value(await old.me())).toMatchObject({ id: me.id });
      const bea = await Client.guest(address, 'Bea');
      await claim(bea, { name: 'Bea', passphrase: 'but does not surrender' });
      expect(await bea.post('/api/account/name', { name: 'Анна' })).toMatchObject({
        fault: { code: 'taken' },
      });
    }),
  ));

test('whoever has such a name from before comes in by it, and keeps it', () =>
  withFolder((data) =>
    serving(data, async ({ address }) => {
      const { me } = await claim(await Client.guest(address, 'Ann'));
      await nameBefore(data, me.id, 'A\u200Bnn');
      const other = { name: 'Ann', passphrase: 'but does not surrender' };
      const { me: second } = await claim(await Client.guest(address, 'Bea'), other);
      const old = await Client.enter(address, '/api/login', { ...ANN, name: 'A\u200Bnn' });
      expect(value(await old.me())).toMatchObject({ id: me.id, name: 'A\u200Bnn' });
      value(await old.post('/api/guest', { name: 'A\u200Bnn' }));
      const anew = await Client.enter(address, '/api/login', other);
      expect(value(await anew.me())).toMatchObject({ id: second.id });
    }),
  ));

/** As accounts were once named. */
async function nameBefore(data: string, person: string, name: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(join(data, 'bicorne.sqlite'));
  db.prepare('UPDATE accounts SET name_key = ? WHERE person = ?').run(name.toLowerCase(), person);
  db.prepare('UPDATE people SET name = ? WHERE id = ?').run(name, person);
  db.prepare('DELETE FROM name_looks WHERE person = ?').run(person);
  db.close();
}

test('a name that nobody has and a wrong passphrase are answered alike, and cost the same', () =>
  withServer(async ({ address }) => {
    await claim(await Client.guest(address, 'Ann'));
    const wrong = await knock(address, '/api/login', { ...ANN, passphrase: 'no such thing' });
    expect(await knock(address, '/api/login', { ...ANN, name: 'Nobody' })).toEqual(wrong);
    expect(wrong).toMatchObject({ fault: { code: 'wrong' } });
    const recover = (name: string): Promise<Answer<Me>> =>
      knock(address, '/api/recover', { name, proof: { words: 'a b c' }, passphrase: 'something new' });
    expect(await recover('Nobody')).toEqual(await recover('Ann'));
    const mail = (name: string): Promise<Answer<Me>> => knock(address, '/api/recover/mail', { name });
    expect(await mail('Nobody')).toEqual(await mail('Ann'));

    const hashes = (name: string): Promise<number> =>
      countHashes(() => knock(address, '/api/login', { name, passphrase: 'no such thing' }));
    expect([await hashes('Ann'), await hashes('Nobody')]).toEqual([1, 1]);
  }));

/** How many passphrases are hashed meanwhile: next to that the rest costs nothing. */
async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') hashes++;
    },
  }).enable();
  await work();
  hook.disable();
  return hashes;
}

test('guesses are counted by account, whether anybody has it or not, and by address', () =>
  withServer(
    async ({ address }) => {
      await claim(await Client.guest(address, 'Ann'));
      const codes = async (name: string): Promise<string[]> => {
        const found: string[] = [];
        for (let i = 0; i < 4; i++) {
          const answer = await knock(address, '/api/login', { name, passphrase: 'no such thing' });
          found.push(answer.ok ? 'ok' : answer.fault.code);
        }
        return found;
      };
      expect(await codes('Ann')).toEqual(['wrong', 'wrong', 'wrong', 'too-many']);
      expect(await codes('Nobody')).toEqual(['wrong', 'wrong', 'wrong', 'too-many']);
      expect(await knock(address, '/api/login', ANN)).toMatchObject({ fault: { code: 'too-many' } });
    },
    { limits: { ...GENEROUS, guesses: 3 } },
  ));

test('an address that tries too often is told to wait', () =>
  withServer(
    async ({ address }) => {
      for (let i = 0; i < 3; i++) await knock(address, '/api/login', ANN);
      expect(await knock(address, '/api/login', ANN)).toMatchObject({ fault: { code: 'too-many' } });
    },
    { limits: { ...GENEROUS, logins: 3 } },
  ));

test('a new passphrase ends every other session, and the old one is void', () =>
  withServer(async ({ address }) => {
    const ann = await Client.enter(address, '/api/account', ANN);
    const other = await Client.enter(address, '/api/login', ANN);
    const change = { passphrase: ANN.passphrase, next: 'but does not surrender' };
    expect(await ann.post('/api/account/passphrase', { ...change, passphrase: 'wrong one' })).toMatchObject({
      fault: { code: 'wrong' },
    });
    value(await ann.post('/api/account/passphrase', change));
    expect(value(await ann.me())).toMatchObject({ name: 'Ann' });
    expect(value(await other.me())).toBeNull();
    expect(await knock(address, '/api/login', ANN)).toMatchObject({ fault: { code: 'wrong' } });
    await Client.enter(address, '/api/login', { ...ANN, passphrase: change.next });
  }));

const cutOf = (client: Client): Promise<unknown> =>
  new Promise((resolve) => client.socket.once('disconnect', resolve));

test('logging out ends this session with its lines, or all of them', () =>
  withServer(async ({ address }) => {
    const ann = await Client.enter(address, '/api/account', ANN);
    const other = await Client.enter(address, '/api/login', ANN);
    const third = await Client.enter(address, '/api/login', ANN);
    const window = third.again();
    for (const client of [other, window]) value(await client.ask('leave', { match: 'nowhere12345' }));
    const gone = cutOf(window);
    value(await third.post('/api/logout', {}));
    expect(await gone).toBe('io server disconnect');
    expect(other.socket.connected).toBe(true);
    expect(value(await third.me())).toBeNull();
    expect(value(await other.me())).not.toBeNull();
    const cut = cutOf(other);
    value(await ann.post('/api/logout', { everywhere: true }));
    await cut;
    expect(value(await ann.me())).toBeNull();
    expect(value(await other.me())).toBeNull();
  }));

test('a guest who makes an account stays in the session he has, and ends it with the lines from before', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    value(await ann.ask('leave', { match: 'nowhere12345' }));
    const response = await fetch(`${address}/api/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.cookie },
      body: JSON.stringify(ANN),
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const gone = cutOf(ann);
    value(await ann.post('/api/logout', {}));
    expect(await gone).toBe('io server disconnect');
  }));

test('the words bring a forgotten account back, once; then there are new ones', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { words } = await claim(ann);
    const wish = { name: 'Ann', proof: { words: words.toUpperCase() }, passphrase: 'another passphrase' };
    const back = value(await knock<Claimed>(address, '/api/recover', wish));
    expect(back.me.name).toBe('Ann');
    expect(back.words).not.toBe(words);
    expect(value(await ann.me())).toBeNull();
    expect(await knock(address, '/api/recover', wish)).toMatchObject({ fault: { code: 'wrong' } });
    await Client.enter(address, '/api/login', { ...ANN, passphrase: wish.passphrase });
  }));

test('new words are drawn for the passphrase, and the old are void', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { words } = await claim(ann);
    const next = value(
      await ann.post<{ words: string }>('/api/account/words', { passphrase: ANN.passphrase }),
    );
    const recover = (proof: object): Promise<Answer<Me>> =>
      knock(address, '/api/recover', { name: 'Ann', proof, passphrase: 'another passphrase' });
    expect(await recover({ words })).toMatchObject({ fault: { code: 'wrong' } });
    value(await recover({ words: next.words }));
  }));

test('neither passphrase nor words nor session stands in the store as it is', () =>
  withServer(async ({ address }, data) => {
    const ann = await Client.guest(address, 'Ann');
    const { words } = await claim(ann);
    for (const file of ['bicorne.sqlite', 'bicorne.sqlite-wal']) {
      const bytes = await readFile(join(data, file));
      for (const secret of [ANN.passphrase, words, ann.cookie.split('=')[1]])
        expect(bytes.includes(secret)).toBe(false);
    }
  }));

test('settings are kept for the person; what is too big or of another shape is refused', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const settings: Settings = {
      language: 'uk',
      notices: { push: false, mail: false, webhook: true, digest: false },
      look: { dark: true, zoom: 1.5, pieces: 'blocks' },
    };
    value(await ann.post('/api/settings', settings));
    expect(value(await ann.me())).toMatchObject({ settings });
    const bad: unknown[] = [
      { ...settings, language: 'tlh' },
      { ...settings, look: { nested: { deep: true } } },
      {
        ...settings,
        look: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`k${i}`, 'x'.repeat(190)])),
      },
      { ...settings, admin: true },
    ];
    for (const one of bad)
      expect(await ann.post('/api/settings', one)).toMatchObject({ fault: { code: 'malformed' } });
    expect(value(await ann.me())).toMatchObject({ settings });
  }));

test('whoever leaves takes everything along; his matches stay with somebody who left, and end for the other', () =>
  withServer(async ({ address }, data) => {
    const { blue, red, id } = await twoAtTable(address);
    const { me } = await claim(blue, { name: 'Marshal Ney', passphrase: ANN.passphrase });
    value(await blue.ask('say', { match: id, to: 'table', text: 'Bonjour mon ami' }));
    value(await blue.post(`/api/matches/${id}/notes`, { text: 'my secret plan' }));
    expect(await blue.post('/api/account/delete', {})).toMatchObject({ fault: { code: 'wrong' } });
    value(await blue.post('/api/account/delete', { passphrase: ANN.passphrase }));

    expect(value(await blue.me())).toBeNull();
    expect(await blue.get<Profile>(`/api/people/${me.id}`)).toMatchObject({ fault: { code: 'unknown' } });
    const card = value(await red.get<MatchCard>(`/api/matches/${id}`));
    expect(card).toMatchObject({ stage: 'over', turn: { ending: { winners: [1], reason: 'left' } } });
    expect(card.seats[0]).toEqual({ seat: 'blue', player: '', bot: null, mine: false, owesNumber: false });
    const record = await red.text(`/api/matches/${id}/record`);
    expect(record).not.toMatch(/Marshal Ney|"Ann"/);
    expect(value(await red.get<unknown[]>(`/api/matches/${id}/chat`))).toEqual([]);
    for (const trace of ['Marshal Ney', 'mon ami', 'secret plan'])
      expect((await everything(data)).includes(trace)).toBe(false);
  }));

/** All that the store holds, as text. */
async function everything(data: string): Promise<string> {
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(join(data, 'bicorne.sqlite'), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => db.prepare(`SELECT * FROM ${String(name)}`).all());
  db.close();
  return JSON.stringify(rows);
}

test('everybody is told with whom he has played, and of nobody else', () =>
  withServer(async ({ address }) => {
    const { blue, red } = await twoAtTable(address);
    const met = async (client: Client) =>
      value(await client.get<Companion[]>('/api/companions')).map(({ person, matches }) => [
        person.name,
        matches,
      ]);
    expect(await met(blue)).toEqual([['Bea', 1]]);
    expect(await met(red)).toEqual([['Ann', 1]]);
    expect(await met(await Client.guest(address, 'Cleo'))).toEqual([]);
    expect(await new Client(address).get('/api/companions')).toMatchObject({ fault: { code: 'no-name' } });
  }));

test('a guest leaves without a passphrase', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    value(await ann.post('/api/account/delete', {}));
    expect(value(await ann.me())).toBeNull();
  }));

test('a match that cannot be played any more keeps nobody from leaving', () =>
  withFolder(async (data) => {
    let cookie = '';
    await serving(data, async ({ address }) => {
      const table = await twoAtTable(address);
      await afterPlacing(table);
      ({ cookie } = table.blue);
    });
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(join(data, 'bicorne.sqlite'));
    db.exec("UPDATE steps SET step = '0:nonsense'");
    db.close();
    await serving(
      data,
      async ({ address }) => {
        const ann = new Client(address, cookie);
        value(await ann.post('/api/account/delete', {}));
        expect(value(await ann.me())).toBeNull();
      },
      { logLevel: 'silent' },
    );
  }));

test('behind TLS the cookie is for TLS alone', () =>
  withServer(
    async ({ address }) => {
      const response = await fetch(`${address}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
        body: JSON.stringify({ name: 'Ann' }),
      });
      expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
    },
    { trustProxy: 1 },
  ));
