import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** What became of a crowd, where its guard shows in more than memory and in what others wait. */
interface Outcome {
  readonly found: string;
  readonly held: boolean;
}

/** Some who do the same again and again until they are sent home. */
export type Crowd = (address: string, isOver: () => boolean) => Promise<Outcome | null>;

/** Sockets of one address at a time, in these proofs. */
export const LINES = 200;
/** What an address is sent in answer to dear words at once, and in a second; and what may be under way beyond it. */
const SENT_AT_ONCE = 20_000_000;
const SENT_A_SECOND = 1_000_000;
const UNDER_WAY = 5_000_000;

const from = (visitor: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`,
});

interface LineWish {
  /** Whoever says that he cannot unpack is sent everything at its length. */
  readonly packed?: boolean;
}

/** A line without a cookie, that has been welcomed. */
function lineTo(
  address: string,
  visitor: number,
  { packed = true }: LineWish = {},
): Promise<WebSocket | null> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: from(visitor),
    perMessageDeflate: packed,
  });
  return new Promise((resolve) => {
    socket.once('error', () => resolve(null));
    socket.once('close', () => resolve(null));
    socket.once('message', () => {
      socket.send('40');
      socket.once('message', () => resolve(socket));
    });
  });
}

const ask = (line: WebSocket, id: number, word: string, message: unknown): void =>
  line.send(`42${id}${JSON.stringify([word, message])}`);

const isOpen = (line: WebSocket | null): line is WebSocket => line?.readyState === WebSocket.OPEN;

/** Each from one of many addresses, so that only what it leaves unread tells it from others. */
export const slowReaders =
  (matches: readonly string[], count: number): Crowd =>
  async (address, isOver) => {
    const reader = async (at: number): Promise<void> => {
      for (let come = 0; !isOver(); come++) {
        const line = await lineTo(address, Math.floor(at / 5), { packed: false });
        line?.pause();
        for (let asked = 0; isOpen(line) && !isOver(); asked++) {
          ask(line, asked, 'watch', { match: matches[asked % matches.length], have: -1 });
          await pause(500);
        }
        line?.terminate();
        await pause(1000);
      }
    };
    await Promise.all(Array.from({ length: count }, (_, at) => reader(at)));
    return null;
  };

/** What one address is sent stays within what time pays for, however often it comes. */
export const comersAgain =
  (matches: readonly string[]): Crowd =>
  async (address, isOver) => {
    const begun = performance.now();
    let sent = 0;
    const comer = async (): Promise<void> => {
      while (!isOver()) {
        const line = await lineTo(address, 0, { packed: false });
        line?.on('message', (data) => (sent += Buffer.isBuffer(data) ? data.length : 0));
        if (line)
          for (let asked = 0; asked < 9; asked++)
            ask(line, asked, 'watch', { match: matches[asked % matches.length], have: -1 });
        await pause(300);
        line?.terminate();
      }
    };
    await Promise.all(Array.from({ length: 10 }, comer));
    const may = SENT_AT_ONCE + UNDER_WAY + (SENT_A_SECOND * (performance.now() - begun)) / 1000;
    return { found: `${(sent / 1e6).toFixed(0)} of ${(may / 1e6).toFixed(0)} MB sent`, held: sent <= may };
  };

/** Many lines from one address. */
export const throng: Crowd = async (address, isOver) => {
  const lines = await Promise.all(Array.from({ length: 3 * LINES }, () => lineTo(address, 0)));
  const open = lines.filter(isOpen);
  while (!isOver()) await pause(50);
  for (const line of open) line.terminate();
  return { found: `${open.length} of ${lines.length} let in`, held: open.length <= LINES };
};

const HALVES = ['', 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'POST /api/guest HTTP/1.1\r\nHost: x\r\n'];

export const silent: Crowd = (address, isOver) =>
  hang(address, isOver, 500, (at) => HALVES[at % HALVES.length]);

const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** Half of them leave out the end of the handshake, the others never say what they came for. */
export const halfOpen: Crowd = (address, isOver) =>
  hang(address, isOver, 190, (at) => (at % 2 === 0 ? UPGRADE : `${UPGRADE}\r\n`));

/** By then all of them have been shown out, in milliseconds. */
const SHOWN_OUT = 29_000;

async function hang(
  address: string,
  isOver: () => boolean,
  count: number,
  says: (at: number) => string,
): Promise<Outcome> {
  const { port, hostname } = new URL(address);
  const begun = performance.now();
  let gone = 0;
  const open: Socket[] = Array.from({ length: count }, (_, at) => {
    const socket = connect(Number(port), hostname, () => socket.write(says(at)));
    socket.once('close', () => gone++);
    return socket.on('error', () => undefined).resume();
  });
  while (!isOver()) await pause(50);
  const isLate = performance.now() - begun > SHOWN_OUT;
  const found = `${gone} of ${count} shown out`;
  const held = gone === count || !isLate;
  for (const socket of open) socket.destroy();
  return { found, held };
}

export const dearRequests =
  (matches: readonly string[]): Crowd =>
  async (address, isOver) => {
    const reader = async (at: number): Promise<void> => {
      for (let asked = at; !isOver(); asked++) {
        const path = `/api/matches/${matches[asked % matches.length]}/record`;
        const answer = await fetch(address + path, { headers: from(at % 2) }).catch(() => null);
        await answer?.arrayBuffer().catch(() => null);
        await pause(10);
      }
    };
    const looker = async (at: number): Promise<void> => {
      const line = await lineTo(address, 2 + at);
      for (let asked = 0; isOpen(line) && !isOver(); asked++) {
        ask(line, asked, 'moment', { match: matches[asked % matches.length], n: 10_000 - asked });
        ask(line, asked, 'moment', { match: matches[asked % matches.length], n: 1000 + asked });
        await pause(80);
      }
      line?.terminate();
    };
    await Promise.all([0, 1, 2, 3].flatMap((at) => [reader(at), looker(at)]));
    return null;
  };
