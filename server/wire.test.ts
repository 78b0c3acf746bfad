import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LineGuard } from './guard.ts';
import { openSockets } from './sockets.ts';
import { pack } from './wire.ts';

const LONG = JSON.stringify(Array.from({ length: 60 }, (_, n) => ({ unit: n, from: n * 7, to: n * 5 })));

test('a long message is packed by itself: the same text is the same bytes, whatever came before', async () => {
  const http = createServer();
  const lines = openSockets(http, { origins: [], hosts: null }, new LineGuard({ most: 10, trustProxy: 0 }));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = isAddress(address) ? address.port : 0;
  const [received, texts]: [Buffer[], string[]] = [[], []];
  const done = new Promise<void>((resolve) => {
    lines.on('connection', (line) => {
      for (const word of ['a', 'b', 'a'])
        line.emit('update', JSON.parse(`{"word":"${word}","long":${LONG}}`));
      line.emit('update', JSON.parse('{"word":"end"}'));
    });
    const client = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    client.on('open', () => {
      const socket: Socket = Reflect.get(client, '_socket');
      socket.on('data', (data: Buffer) => received.push(data));
    });
    client.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      if (text.startsWith('0')) client.send('40');
      if (text.startsWith('42')) texts.push(text);
      if (text.includes('"end"')) resolve();
    });
  });
  try {
    await done;
    const bytes = Buffer.concat(received);
    const sent = texts.slice(0, 3);
    expect(sent.map((text) => text.includes(LONG))).toEqual([true, true, true]);
    let at = 0;
    for (const text of sent) {
      at = bytes.indexOf(pack(text), at);
      expect(at).toBeGreaterThan(0);
      at += pack(text).length;
    }
    expect(pack(sent[0]).length).toBeLessThan(sent[0].length / 3);
    // `ws` has packed nothing itself, and keeps no tables for the line.
    for (const { conn } of lines.sockets.sockets.values()) {
      const socket: object = Reflect.get(conn.transport, 'socket');
      expect(Reflect.get(socket, '_extensions')['permessage-deflate']).toMatchObject({ _deflate: null });
    }
  } finally {
    await lines.close();
    http.close();
  }
});

const isAddress = (address: unknown): address is AddressInfo => typeof address === 'object';
