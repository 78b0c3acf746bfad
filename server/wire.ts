import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** Packets as Socket.IO writes them. Nothing we send holds bytes, so nobody need search every message for some. */
class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const place = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${place}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

export const textParser = { Encoder: TextEncoder, Decoder };

/**
 * Long messages are compressed, each by itself: its size tells nothing but how long it is, and what goes to one
 * client never depends on what went before. Short ones are not worth the work.
 */
export const COMPRESSION = {
  threshold: 400,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 13,
  zlibDeflateOptions: { level: 6, memLevel: 6 },
};
