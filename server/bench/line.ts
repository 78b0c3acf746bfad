import type { Answer } from '@bicorne/table/protocol';
import { WebSocket } from 'ws';

/** A line to the server with nothing around it, so that what is measured is the server: Socket.IO's packets over a bare WebSocket. */
export class BareLine {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer<unknown>) => void>();
  #asked = 0;
  /** Messages that came unasked. */
  heard: (word: string, message: unknown) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) this.#take(data.toString());
    });
  }

  static open(address: string, cookie: string): Promise<BareLine> {
    const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { headers: { cookie } });
    return new Promise((resolve, reject) => {
      const line = new BareLine(socket);
      socket.on('error', reject);
      line.#opened = () => resolve(line);
    });
  }

  #opened: () => void = () => undefined;

  /** What came over the line so far, in bytes, as it was on the wire. */
  get received(): number {
    const inner: unknown = Reflect.get(this.#socket, '_socket');
    return typeof inner === 'object' && inner !== null && 'bytesRead' in inner ? Number(inner.bytesRead) : 0;
  }

  /** The answer is heard before anything that came after it. */
  ask(word: string, message: unknown, answered: (answer: Answer<unknown>) => void): void {
    this.#answers.set(this.#asked, answered);
    this.#socket.send(`42${this.#asked++}${JSON.stringify([word, message])}`);
  }

  close(): void {
    this.#socket.close();
  }

  /** 0 opens, 2 is a ping, 40 says welcome, 42 is a message and 43 an answer. */
  #take(text: string): void {
    if (text.startsWith('42')) {
      const [word, message]: [string, unknown] = JSON.parse(text.slice(2));
      return this.heard(word, message);
    }
    if (text.startsWith('43')) return this.#answer(text);
    if (text === '2') return this.#socket.send('3');
    if (text.startsWith('0')) return this.#socket.send('40');
    if (text.startsWith('40')) this.#opened();
  }

  #answer(text: string): void {
    const cut = text.indexOf('[');
    const id = Number(text.slice(2, cut));
    const answered = this.#answers.get(id);
    this.#answers.delete(id);
    answered?.(JSON.parse(text.slice(cut))[0]);
  }
}
