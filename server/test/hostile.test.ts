import type { MatchCard, Word } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import {
  AGAINST_BOT,
  afterPlacing,
  Client,
  GENEROUS,
  PICKET,
  twoAtTable,
  value,
  withServer,
  type AtTable,
} from './client.ts';

type Hostile = readonly [what: string, word: Word, message: (id: string, n: number) => unknown, code: string];

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const proto = (text: string): unknown => JSON.parse(text);

/** What blue sends while it is blue's turn to choose a block; the last word is what he is told. */
const MESSAGES: readonly Hostile[] = [
  ['nothing', 'act', () => undefined, 'malformed'],
  ['null', 'act', () => null, 'malformed'],
  ['a number', 'watch', () => 7, 'malformed'],
  ['a list', 'act', () => [], 'malformed'],
  ['a deep nest', 'act', () => nested(2000), 'malformed'],
  ['bytes', 'act', () => new Uint8Array(64), 'malformed'],
  ['an action without its match', 'act', (_, n) => ({ n, action: 'block0' }), 'malformed'],
  ['a match that is no id', 'act', (_, n) => ({ match: '../../etc', n, action: 'block0' }), 'malformed'],
  ['a match that is a list', 'watch', (id) => ({ match: [id], have: -1 }), 'malformed'],
  ['a glance that is a word', 'watch', (id) => ({ match: id, have: -1, glance: 'yes' }), 'malformed'],
  ['a match that is not there', 'act', (_, n) => ({ match: 'nowhere12345', n, action: 'block0' }), 'unknown'],
  [
    'more than was asked for',
    'act',
    (id, n) => ({ match: id, n, action: 'block0', seat: 'blue', by: 1 }),
    'malformed',
  ],
  ['an offer of nothing', 'offer', (id) => ({ match: id }), 'malformed'],
  ['an offer of the moon', 'offer', (id) => ({ match: id, what: 'moon' }), 'malformed'],
  ['a pause without a clock', 'offer', (id) => ({ match: id, what: 'pause' }), 'not-allowed'],
  ['giving up with nobody', 'offer', (id) => ({ match: id, what: 'resign' }), 'not-allowed'],
  ['an answer to nothing', 'answer', (id) => ({ match: id, what: 'draw', by: 1, agree: true }), 'stale'],
  [
    'an answer to a seat that is not there',
    'answer',
    (id) => ({ match: id, what: 'draw', by: 9, agree: true }),
    'stale',
  ],
  ['a claim too early', 'claim', (id) => ({ match: id }), 'not-allowed'],
  ["another's eyes", 'saw', (id, n) => ({ match: id, n, seat: 'red' }), 'not-allowed'],
  ["another's voice", 'say', (id) => ({ match: id, to: 'table', text: 'x', seat: 'red' }), 'not-allowed'],
  ['a word to the prototype', 'say', (id) => ({ match: id, to: '__proto__', text: 'x' }), 'unknown'],
  ['a word that is empty', 'say', (id) => ({ match: id, to: 'table', text: '   ' }), 'malformed'],
  ['a step that is not a number', 'act', (id) => ({ match: id, n: '1', action: 'block0' }), 'malformed'],
  ['a step that is not whole', 'act', (id, n) => ({ match: id, n: n + 0.5, action: 'block0' }), 'malformed'],
  ['a step before the first', 'act', (id) => ({ match: id, n: -1, action: 'block0' }), 'malformed'],
  ['an older step', 'act', (id, n) => ({ match: id, n: n - 1, action: 'block0' }), 'stale'],
  ['a step to come', 'act', (id, n) => ({ match: id, n: n + 1, action: 'block0' }), 'stale'],
  ['an action that is none', 'act', (id, n) => ({ match: id, n, action: 'castle' }), 'malformed'],
  ['an action of another phase', 'act', (id, n) => ({ match: id, n, action: '@a1' }), 'illegal'],
  ["an enemy's block", 'act', (id, n) => ({ match: id, n, action: 'block3' }), 'illegal'],
  [
    'an action with a false number',
    'act',
    (id, n) => ({ match: id, n, action: { do: 'choose', block: 1e9 } }),
    'illegal',
  ],
  [
    'an action with a word more',
    'act',
    (id, n) => ({ match: id, n, action: { do: 'choose', block: 0, x: 1 } }),
    'illegal',
  ],
  [
    'an action with depth',
    'act',
    (id, n) => ({ match: id, n, action: { do: { do: 'choose' } } }),
    'malformed',
  ],
  ['an endless action', 'act', (id, n) => ({ match: id, n, action: 'x'.repeat(5000) }), 'malformed'],
  ['the prototype as an action', 'act', (id, n) => ({ match: id, n, action: '__proto__' }), 'malformed'],
  ['a method as an action', 'act', (id, n) => ({ match: id, n, action: 'constructor' }), 'malformed'],
  [
    'a prototype inside an action',
    'act',
    (id, n) => proto(`{"match":"${id}","n":${n},"action":{"__proto__":1}}`),
    'malformed',
  ],
  [
    'a prototype beside an action',
    'act',
    (id, n) => proto(`{"match":"${id}","n":${n},"action":"x","__proto__":{}}`),
    'malformed',
  ],
  ['a gesture of nothing', 'act', (id, n) => ({ match: id, n, action: [] }), 'malformed'],
  [
    'an endless gesture',
    'act',
    (id, n) => ({ match: id, n, action: Array.from({ length: 65 }, () => 'block0') }),
    'malformed',
  ],
  ['a gesture of gestures', 'act', (id, n) => ({ match: id, n, action: ['block0', ['stay']] }), 'malformed'],
  [
    'a gesture with something illegal in its middle',
    'act',
    (id, n) => ({ match: id, n, action: ['block0', 'block1', 'stay'] }),
    'illegal',
  ],
  [
    'a gesture that goes on when the turn has passed',
    'act',
    (id, n) => ({ match: id, n, action: ['block0', 'stay', 'block3'] }),
    'not-allowed',
  ],
  [
    "a gesture from the other's seat",
    'act',
    (id, n) => ({ match: id, n, action: ['block3', 'stay'], seat: 'red' }),
    'not-allowed',
  ],
  [
    'a gesture that was decided before',
    'act',
    (id, n) => ({ match: id, n: n - 1, action: ['block0', 'stay'] }),
    'stale',
  ],
  ["the other's seat", 'act', (id, n) => ({ match: id, n, action: 'block0', seat: 'red' }), 'not-allowed'],
  ["the other's eyes", 'watch', (id) => ({ match: id, have: -1, seat: 'red' }), 'not-allowed'],
  ['a seat that is not there', 'watch', (id) => ({ match: id, have: -1, seat: '__proto__' }), 'not-allowed'],
  ['taking back nothing', 'undo', (id, n) => ({ match: id, n, count: 0 }), 'malformed'],
  ['taking back everything', 'undo', (id, n) => ({ match: id, n, count: 9999 }), 'not-allowed'],
  ['resigning for the other', 'resign', (id) => ({ match: id, seat: 'red' }), 'not-allowed'],
  ['a number nobody committed to', 'number', (id) => ({ match: id, number: 'f'.repeat(32) }), 'not-allowed'],
  ['a number that is none', 'number', (id) => ({ match: id, number: 'lucky seven' }), 'malformed'],
];

const codeOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'fault' in answer ? answer.fault : answer;

/** Nothing has changed, nothing was said to anybody, and the table is still served. */
async function expectUntouched({ blue, red, id }: AtTable, before: unknown): Promise<void> {
  const after = await blue.again().watch(id);
  expect(after).toEqual(before);
  expect(red.now.n).toBe(after.n);
}

test('hostile messages are refused by name and change nothing', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, id } = table;
    const before = await blue.again().watch(id);
    for (const [what, word, message, code] of MESSAGES)
      expect({ what, fault: codeOf(await blue.ask(word, message(id, before.n))) }).toMatchObject({
        what,
        fault: { code },
      });
    await expectUntouched(table, before);
  }));

test('strangers, and the seat that is not to act, change nothing', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, red, id } = table;
    const before = await blue.again().watch(id);
    const act = { match: id, n: before.n, action: blue.sight.legal[0] };
    const guest = await Client.guest(address, 'Cat');
    const nobody = new Client(address);
    for (const client of [guest, nobody]) {
      expect(await client.ask('act', act)).toMatchObject({ fault: { code: 'not-allowed' } });
      expect(await client.ask('undo', { match: id, n: before.n, count: 1 })).toMatchObject({
        fault: { code: 'not-allowed' },
      });
      expect(await client.ask('resign', { match: id })).toMatchObject({ fault: { code: 'not-allowed' } });
    }
    expect(await red.ask('act', act)).toMatchObject({ fault: { code: 'not-your-turn' } });
    expect(await nobody.create(PICKET)).toMatchObject({ fault: { code: 'no-name' } });
    await expectUntouched(table, before);
  }));

test('words that nobody knows, and messages without an ear for the answer, are dropped', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, id } = table;
    const before = await blue.again().watch(id);
    // Beneath the client, which would refuse some of these itself: 4 is a message, 2 an event.
    const write = (...event: unknown[]): void =>
      void blue.socket.io.engine.write(`42${JSON.stringify(event)}`);
    for (const word of ['error', 'disconnecting', 'newListener', '__proto__', 'constructor', 'update', ''])
      write(word, { match: id }, 'no function');
    write('act', { match: id, n: before.n, action: blue.sight.legal[0] });
    write('act');
    expect(blue.socket.connected).toBe(true);
    await expectUntouched(table, before);
  }));

test('a message beyond the limit of size ends the line, and only that line', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    const { blue, red, id } = table;
    const before = await red.again().watch(id);
    const lost = new Promise((resolve) => blue.socket.on('disconnect', resolve));
    blue.socket.emit('act', { match: id, action: 'x'.repeat(100_000) }, () => undefined);
    await lost;
    expect(await red.again().watch(id)).toEqual(before);
  }));

test('whoever sends too much is told so, and whoever does not stop loses the line', () =>
  withServer(
    async ({ address }) => {
      const { blue, red, id } = await twoAtTable(address);
      const answers = await Promise.all(Array.from({ length: 20 }, () => blue.ask('leave', { match: id })));
      expect(answers.filter(({ ok }) => ok).length).toBeLessThan(12);
      expect(answers.at(-1)).toMatchObject({ fault: { code: 'too-many' } });
      const lost = new Promise((resolve) => blue.socket.on('disconnect', resolve));
      for (let i = 0; i < 200; i++) blue.socket.emit('leave', {}, () => undefined);
      await lost;
      expect((await red.watch(id)).n).toBe(red.now.n);
    },
    { limits: { ...GENEROUS, messages: 10 } },
  ));

const REQUESTS: readonly (readonly [what: string, path: string, body: unknown, code: string])[] = [
  ['no name', '/api/guest', {}, 'malformed'],
  ['an empty name', '/api/guest', { name: '   ' }, 'malformed'],
  ['an endless name', '/api/guest', { name: 'x'.repeat(1000) }, 'malformed'],
  ['an endless body', '/api/guest', { name: 'x'.repeat(100_000) }, 'malformed'],
  ['a list', '/api/matches', [], 'malformed'],
  ['a game that is not there', '/api/matches', { ...PICKET, game: 'chess' }, 'unknown'],
  ['the prototype as a game', '/api/matches', { ...PICKET, game: '__proto__' }, 'unknown'],
  ['a scenario that is not there', '/api/matches', { ...PICKET, scenario: 'sea' }, 'unknown'],
  ['an option that is not there', '/api/matches', { ...PICKET, options: { cheat: true } }, 'unknown'],
  ['an option of another type', '/api/matches', { ...PICKET, options: { scouts: 'yes' } }, 'invalid'],
  [
    'a seat that is not there',
    '/api/matches',
    { ...PICKET, seats: { blue: 'me', green: 'open' } },
    'unknown',
  ],
  [
    'a bot that is not there',
    '/api/matches',
    { ...PICKET, seats: { blue: 'me', red: { bot: 'constructor' } } },
    'unknown',
  ],
  [
    'a bot that thinks for ever',
    '/api/matches',
    { ...PICKET, seats: { blue: 'me', red: { bot: 'marshal@999999999' } } },
    'unknown',
  ],
  ['a match without its maker', '/api/matches', { ...PICKET, seats: { red: { bot: 'drill' } } }, 'invalid'],
  ['a commitment that is none', '/api/matches', { ...PICKET, commitment: 'abc' }, 'malformed'],
  ['a match to join that is not there', '/api/matches/nowhere12345/join', {}, 'unknown'],
  ['a rematch of nothing', '/api/matches/nowhere12345/rematch', {}, 'unknown'],
  ['nothing to close', '/api/matches/nowhere12345/close', {}, 'unknown'],
  ['nothing to share', '/api/matches/nowhere12345/share', {}, 'unknown'],
  ['an invitation that was never made', '/api/invitations/AAAAAAAAAAAAAAAAAAAAAA', {}, 'unknown'],
  ['the prototype as an invitation', '/api/invitations/__proto__', {}, 'unknown'],
  [
    'a clock that runs backwards',
    '/api/matches',
    { ...PICKET, clock: { kind: 'live', base: -5, increment: 0 } },
    'malformed',
  ],
  ['a clock of another kind', '/api/matches', { ...PICKET, clock: { kind: 'sun' } }, 'malformed'],
  ['a delay without end', '/api/matches', { ...PICKET, delay: 1e9 }, 'malformed'],
  ['rated without a clock', '/api/matches', { ...PICKET, rated: true }, 'invalid'],
  ['a short passphrase', '/api/account', { name: 'Ann', passphrase: 'short' }, 'malformed'],
  ['an endless passphrase', '/api/account', { name: 'Ann', passphrase: 'x'.repeat(201) }, 'malformed'],
  ['a passphrase that is a list', '/api/login', { name: 'Ann', passphrase: ['x'] }, 'malformed'],
  [
    'words and a link at once',
    '/api/recover',
    { name: 'Ann', proof: { words: 'x', token: 'y' }, passphrase: 'long enough' },
    'malformed',
  ],
  ['a link that was never sent', '/api/account/mail/confirm', { token: 'A'.repeat(22) }, 'wrong'],
  ["a guest's passphrase", '/api/account/words', { passphrase: 'long enough' }, 'no-account'],
  ['a webhook to a file', '/api/webhook', { url: 'file:///etc/passwd', format: 'slack' }, 'not-allowed'],
  ['a stance to nobody', '/api/people/nobody/stance', { block: true, mute: true }, 'unknown'],
  ['notes to nothing', '/api/matches/nowhere12345/notes', { text: 'x' }, 'unknown'],
  ['a record that is none', '/api/archive', { record: '{}' }, 'malformed'],
  ['a match to join that is no id', "/api/matches/' OR 1=1 --/join", {}, 'unknown'],
];

test('hostile requests are refused by name', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    for (const [what, path, body, code] of REQUESTS)
      expect({ what, answer: await ann.post(path, body) }).toMatchObject({
        what,
        answer: { fault: { code } },
      });
    expect(await ann.get('/api/matches')).toEqual({ ok: true, value: { mine: [], asked: [], open: [] } });
  }));

test('nobody makes matches without end, nor rematches', () =>
  withServer(
    async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      let { id } = value(await ann.create(AGAINST_BOT));
      for (let made = 1; made < 3; made++) {
        value(await ann.ask('resign', { match: id }));
        ({ id } = value(await ann.post<MatchCard>(`/api/matches/${id}/rematch`, {})));
      }
      value(await ann.ask('resign', { match: id }));
      const refused = { fault: { code: 'too-many' } };
      expect(await ann.post(`/api/matches/${id}/rematch`, {})).toMatchObject(refused);
      expect(await ann.create(AGAINST_BOT)).toMatchObject(refused);
    },
    { limits: { ...GENEROUS, matches: 3 } },
  ));
