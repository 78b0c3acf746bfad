import { constants, deflateRaw, deflateRawSync } from 'node:zlib';
import { written } from '@bicorne/table/written';
import { Decoder, Encoder, type Packet } from 'socket.io-parser';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';

/**
 * Packets as Socket.IO writes them. Nothing we send holds bytes, so nobody need search every message for some; and
 * what goes to several lines, one after the other, is written out once.
 */
class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const place = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${place}${id ?? ''}${data === undefined ? '' : this.#write(data)}`];
  }

  /** An event is its name and one thing. */
  #write(data: unknown): string {
    if (!Array.isArray(data) || data.length !== 2) return JSON.stringify(data);
    const [name, thing]: unknown[] = data;
    return `[${JSON.stringify(name)},${written(thing)}]`;
  }
}

export const textParser = { Encoder: TextEncoder, Decoder };

/** Long messages are compressed; short ones are not worth the work. Who is sent them needs a window of 8 kB. */
export const COMPRESSION = {
  threshold: 400,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 13,
};

const PACKING = {
  level: 6,
  memLevel: 6,
  windowBits: COMPRESSION.serverMaxWindowBits,
  finishFlush: constants.Z_SYNC_FLUSH,
};

/** The same text comes to the same bytes, always and on every line. What ends a flush is not sent (RFC 7692, 7.2.1). */
export function pack(text: string | Buffer): Buffer {
  const packed = deflateRawSync(text, PACKING);
  return packed.subarray(0, -4);
}

/** Longer ones would hold up everybody on the thread that serves: they are packed on another, one after the other. */
const LONG = 16_384;
const waiting: (() => void)[] = [];
let isPacking = false;

function packApart(text: string | Buffer, done: (packed: Buffer) => void): void {
  waiting.push(() =>
    deflateRaw(text, PACKING, (error, packed) => {
      done(error ? pack(text) : packed.subarray(0, -4));
      packNext();
    }),
  );
  if (!isPacking) packNext();
}

function packNext(): void {
  const next = waiting.shift();
  isPacking = next !== undefined;
  next?.();
}

/** Who is told to go and does not say that he does is cut off after so many milliseconds. */
const GOODBYE_WITHIN = 5000;

/**
 * Lines on which every message is packed at once and by itself. `ws` would keep zlib's tables for each line, which
 * may cut a text in another place after other messages, and hand some hundred bytes to another thread, which takes
 * three times as long as packing them.
 */
export class PackingServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super(Object.assign({ closeTimeout: GOODBYE_WITHIN }, options));
  }

  override handleUpgrade(
    ...[request, socket, head, done]: Parameters<WebSocketServer['handleUpgrade']>
  ): void {
    super.handleUpgrade(request, socket, head, (line, asked) => {
      packOn(line);
      done(line, asked);
    });
  }
}

type Packer = (text: string | Buffer, last: boolean, done: (error: null, packed: Buffer) => void) => void;

/** A line has the extension if both ends want it. */
function packOn(line: WebSocket): void {
  const extensions: unknown = Reflect.get(line, '_extensions');
  if (!isObject(extensions)) return;
  const deflate = extensions['permessage-deflate'];
  const compress: Packer = (text, _, done) =>
    text.length < LONG ? done(null, pack(text)) : packApart(text, (packed) => done(null, packed));
  if (isObject(deflate)) deflate['compress'] = compress;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
