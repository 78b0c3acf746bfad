import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { createServer as createTcp, type Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { value, type AtTable, type Client } from './client.ts';

export function portOf(server: TcpServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export const settings = (delay: number): Partial<Config> => ({
  notices: { publicUrl: 'https://bicorne.example', delay, allowInside: true },
});

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}

/** Until the other is to act: who was asked, who is now. */
export async function passTurn({ blue, red }: AtTable): Promise<{ before: Client; after: Client }> {
  const [before, after] = blue.isAsked ? [blue, red] : [red, blue];
  while (before.isAsked) {
    const { n } = before.now;
    value(await before.act(before.sight.legal[0]));
    await before.until(() => before.now.n > n);
  }
  await after.until(() => after.isAsked);
  return { before, after };
}

interface Posted {
  readonly id: string;
  readonly body: string;
}

/** A webhook at which we can look; it answers with these, and then with 204. */
export async function withHook(
  test: (url: string, posted: Posted[]) => Promise<void>,
  answers: number[] = [],
): Promise<void> {
  const posted: Posted[] = [];
  const hook = createHttp((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      posted.push({ id: String(request.headers['x-bicorne-notice']), body });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await once(hook.listen(0, '127.0.0.1'), 'listening');
  try {
    await test(`http://127.0.0.1:${portOf(hook)}/hook`, posted);
  } finally {
    hook.close();
  }
}

/** Just enough of a mail server to read what is sent. */
export async function withMail(test: (smtp: string, mails: string[]) => Promise<void>): Promise<void> {
  const mails: string[] = [];
  const server: TcpServer = createTcp((line) => {
    let inData = false;
    let mail = '';
    line.write('220 test\r\n');
    line.on('data', (part) => {
      if (inData) {
        mail += String(part);
        if (!mail.endsWith('\r\n.\r\n')) return;
        mails.push(mail);
        [inData, mail] = [false, ''];
        line.write('250 ok\r\n');
        return;
      }
      for (const word of String(part).trim().split('\r\n')) {
        if (/^data/i.test(word)) inData = true;
        line.write(/^data/i.test(word) ? '354 go\r\n' : /^quit/i.test(word) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    line.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await test(`smtp://127.0.0.1:${portOf(server)}`, mails);
  } finally {
    server.close();
  }
}
