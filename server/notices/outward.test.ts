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

test('an address out in the open may be posted to, by HTTPS', () => {
  expect(mayPostTo('https://discord.com/api/webhooks/1/x', false)).toBe(true);
  expect(mayPostTo('http://127.0.0.1:8080/', true)).toBe(true);
});

test('each kind of webhook gets what it expects, and the id of the notice', () => {
  const message = { id: 'abc123', text: 'Your turn.', link: 'https://b.example/match/x' };
  expect(webhookPost({ format: 'discord' }, message)).toEqual({
    body: '{"content":"Your turn. https://b.example/match/x","allowed_mentions":{"parse":[]}}',
    headers: { 'content-type': 'application/json', 'x-bicorne-notice': 'abc123' },
  });
  expect(JSON.parse(webhookPost({ format: 'slack' }, message).body)).toEqual({
    text: 'Your turn. <https://b.example/match/x>',
  });
  expect(webhookPost({ format: 'ntfy' }, message)).toMatchObject({
    body: 'Your turn.',
    headers: { title: 'Bicorne', click: 'https://b.example/match/x' },
  });
});
