import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setImmediate as soon } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LineGuard } from './guard.ts';
import { Allowance } from './limit.ts';
import { openSockets, type Lines } from './sockets.ts';

let http: Server;
let lines: Lines;
const open: WebSocket[] = [];

beforeEach(async () => {
  http = createServer();
  lines = openSockets(
    http,
    { origins: [], hosts: null },
    new LineGuard({ most: 3, trustProxy: 1, unread: 1_000_000 }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await lines.close();
});

const address = (): string => {
  const at = http.address();
  return `127.0.0.1:${String(typeof at === 'object' ? at?.port : '')}`;
};

/** A line by hand, which reads nothing but what it must to be one. */
function come(from: string): Promise<WebSocket | null> {
  const socket = new WebSocket(`ws://${address()}/socket.io/?EIO=4&transport=websocket`, {
    headers: { 'x-forwarded-for': from },
  });
  open.push(socket);
  return new Promise((resolve) => {
    socket.once('error', () => resolve(null));
    socket.once('message', () => {
      socket.send('40');
      socket.once('message', () => resolve(socket));
    });
  });
}

test('a line that does not read is cut before what waits for it is much; one that reads is sent all', async () => {
  // random, so that packing does not make it small
  const piece = randomBytes(100_000).toString('base64');
  const silent = await come('1.1.1.1');
  silent?.pause();
  const reader = io(`http://${address()}`, {
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': '2.2.2.2' },
  });
  const read: unknown[] = [];
  reader.on('update', () => void read.push(null));
  await expect.poll(() => lines.sockets.sockets.size).toBe(2);
  let told = 0;
  for (; told < 1000 && lines.sockets.sockets.size === 2; told++) {
    while (told - read.length > 3) await soon();
    lines.emit('update', Object.assign(Object.create(null), { piece: `${told}${piece}` }));
  }
  expect(
    [...lines.sockets.sockets.values()].map(({ handshake }) => handshake.headers['x-forwarded-for']),
  ).toEqual(['2.2.2.2']);
  await expect.poll(() => read.length).toBe(told);
  reader.close();
});

test('all lines together leave so much unread: the one that is furthest behind is cut, and the others stay', async () => {
  await lines.close();
  http = createServer();
  const guard = new LineGuard({ most: 3, trustProxy: 1, unread: 10_000_000, unreadOfAll: 3_000_000 });
  lines = openSockets(http, { origins: [], hosts: null }, guard);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  for (const from of ['1.1.1.1', '2.2.2.2']) (await come(from))?.pause();
  await expect.poll(() => lines.sockets.sockets.size).toBe(2);
  const piece = randomBytes(100_000).toString('base64');
  const [first] = lines.sockets.sockets.values();
  for (let told = 0; told < 1000 && lines.sockets.sockets.size === 2; told++) {
    lines.emit('update', Object.assign(Object.create(null), { piece: `${told}${piece}` }));
    // one is sent more than the other
    first.emit('update', Object.assign(Object.create(null), { piece: `${told}${piece}` }));
    await soon();
  }
  expect([...lines.sockets.sockets.values()]).not.toContain(first);
  expect(lines.sockets.sockets.size).toBe(1);
});

test('an address pays for all its lines together, and for what it had before they were broken off', async () => {
  const guard = new LineGuard({ most: 20, trustProxy: 0 });
  guard.spendAt('1.1.1.1', 2_500_000);
  expect([guard.isSpentAt('1.1.1.1'), guard.isSpentAt('2.2.2.2')]).toEqual([true, false]);
  expect(guard.isSpentAt('1.1.1.1', performance.now() + 10_000)).toBe(false);
});

test('an address has so many lines at a time, by what the trusted proxy says of it and not by what it says of itself', async () => {
  const first = await come('6.6.6.6, 1.1.1.1');
  expect(await come('7.7.7.7, 1.1.1.1')).not.toBeNull();
  expect(await come('1.1.1.1')).not.toBeNull();
  expect(await come('8.8.8.8, 1.1.1.1')).toBeNull();
  expect(await come('2.2.2.2')).not.toBeNull();
  first?.close();
  await expect.poll(() => come('1.1.1.1')).not.toBeNull();
});

test('who was sent much has to wait until time has paid for it', () => {
  const allowance = new Allowance(100, 1000, 0);
  allowance.spend(1000, 0);
  expect(allowance.isSpent(0)).toBe(false);
  allowance.spend(300, 0);
  expect([allowance.isSpent(2999), allowance.isSpent(3000)]).toEqual([true, false]);
  allowance.spend(900, 1_000_000);
  expect(allowance.isSpent(1_000_000)).toBe(false);
});
