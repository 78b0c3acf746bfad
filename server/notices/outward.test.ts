import { webhookRequest } from '@bicorne/table/protocol';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isOutside, lookupOutside, mayPostTo, postOutside } from './outward.ts';
import { webhookPost } from './webhook.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::',
  'ff02::1',
  'elsewhere',
])('%s is not out in the open', (address) => {
  expect(isOutside(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is', (address) => {
  expect(isOutside(address)).toBe(true);
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://user:pass@example.com/',
  'https://example.com:22/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'not an address',
])('nothing is posted to %s', async (url) => {
  expect(mayPostTo(url, false)).toBe(false);
  await expect(postOutside(url, '', {}, false)).rejects.toThrow(/out in the open/);
});

test('a name that leads inside is refused when it is looked up', async () => {
  const found = await new Promise((resolve) =>
    lookupOutside('localhost', { all: true }, (error, address) => resolve(error ?? address)),
  );
  expect(found).toBeInstanceOf(Error);
});

/** A server that answers like this; how many lines to it are open is asked of it. */
async function withAnswer(
  answer: (line: Socket) => void,
  test: (url: string, lines: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const server = createServer((line) => {
    line.on('error', () => undefined);
    line.once('data', () => answer(line));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  const lines = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  try {
    await test(`http://127.0.0.1:${port}/`, lines);
  } finally {
    server.close();
  }
}

test('an answer that never ends is not read: the line is cut when its status is known', () =>
  withAnswer(
    (line) => {
      line.write('HTTP/1.1 200 OK\r\n\r\n');
      const timer = setInterval(() => line.write('more and more'), 5);
      line.on('close', () => clearInterval(timer));
    },
    async (url, lines) => {
      expect(await postOutside(url, '', {}, true)).toBe(200);
      await expect.poll(lines).toBe(0);
    },
  ));

test('an answer that trickles in is not waited for', () =>
  withAnswer(
    (line) => {
      line.write('HTTP/1.1 200 OK\r\nx: ');
      const timer = setInterval(() => line.write('x'), 20);
      line.on('close', () => clearInterval(timer));
    },
    async (url, lines) => {
      await expect(postOutside(url, '', {}, true, 100)).rejects.toThrow(/aborted/);
      await expect.poll(lines).toBe(0);
    },
  ));

test('an address out in the open may be posted to, by HTTPS', () => {
  expect(mayPostTo('https://discord.com/api/webhooks/1/x', false)).toBe(true);
  expect(mayPostTo('http://127.0.0.1:8080/', true)).toBe(true);
});

test('each kind of webhook gets what it expects, and the id of the notice', () => {
  const message = { id: 'abc123', text: 'Your turn.', link: 'https://b.example/match/x' };
  expect(webhookPost({ format: 'discord', url: 'https://example.org' }, message)).toEqual({
    body: '{"content":"Your turn. https://b.example/match/x","allowed_mentions":{"parse":[]}}',
    headers: { 'content-type': 'application/json', 'x-bicorne-notice': 'abc123' },
  });
  expect(JSON.parse(webhookPost({ format: 'slack', url: 'https://example.org' }, message).body)).toEqual({
    text: 'Your turn. <https://b.example/match/x>',
  });
  expect(webhookPost({ format: 'ntfy', url: 'https://example.org' }, message)).toMatchObject({
    body: 'Your turn.',
    headers: { title: 'Bicorne', click: 'https://b.example/match/x' },
  });
});

test('a bot of Telegram is told the chat in its own words', () => {
  const url = 'https://api.telegram.org/bot123:abcdefghijklmnopqrstuvwx/sendMessage?chat_id=-100';
  const message = { id: 'notice', text: 'It is your turn.', link: 'https://example.org/match/a' };
  expect(JSON.parse(webhookPost({ format: 'telegram', url }, message).body)).toEqual({
    chat_id: '-100',
    text: 'It is your turn. https://example.org/match/a',
  });
  expect(webhookRequest.safeParse({ url, format: 'telegram' }).success).toBe(true);
  for (const wrong of [
    'https://example.org/hook',
    url.replace('bot123:', 'bot'),
    url.replace('sendMessage', 'getMe'),
  ])
    expect(webhookRequest.safeParse({ url: wrong, format: 'telegram' }).success).toBe(false);
});
