import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/**
 * Packets as Socket.IO writes them. Nothing we send holds bytes, so nobody need search every message for some; and
 * what goes to several lines, one after the other, is written out once.
 */
class TextEncoder extends Encoder {
  #last: unknown;
  #lastText = '';

  override encode({ type, nsp, id, data }: Packet): string[] {
    const place = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${place}${id ?? ''}${data === undefined ? '' : this.#write(data)}`];
  }

  /** An event is its name and one thing. */
  #write(data: unknown): string {
    if (!Array.isArray(data) || data.length !== 2) return JSON.stringify(data);
    const [name, thing]: unknown[] = data;
    if (this.#last !== thing) this.#lastText = JSON.stringify(thing);
    this.#last = thing;
    return `[${JSON.stringify(name)},${this.#lastText}]`;
  }
}

export const textParser = { Encoder: TextEncoder, Decoder };

/**
 * Long messages are compressed, each with an empty window: what it packs to depends on its own text. Only the tables
 * that zlib keeps for a line may cut the same text in another place after other messages, so that the size of a
 * message follows from what its reader was sent, and from nothing else. Short ones are not worth the work.
 */
export const COMPRESSION = {
  threshold: 400,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 13,
  zlibDeflateOptions: { level: 6, memLevel: 6 },
};
