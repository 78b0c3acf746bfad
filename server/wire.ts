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
 * Messages of some length are compressed, each with what went over the same line before: most of what a board says
 * it has said already. A line carries what one client is shown, so the sizes tell nothing that he is not told.
 */
export const COMPRESSION = {
  threshold: 512,
  serverMaxWindowBits: 13,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 4, memLevel: 6 },
};
