import type { Person } from '@bicorne/table/protocol';
import { createTransport, type Transporter } from 'nodemailer';
import { newId } from '../people/secrets.ts';
import { readSettings } from '../people/me.ts';
import type { Queue } from '../queue/port.ts';
import type { Store } from '../store/port.ts';
import { linkLetter } from './texts.ts';

const LETTER = 'letter';
/** No link in a letter is good for longer. */
const GOOD_FOR = 86_400_000;

export interface LetterOptions {
  readonly store: Store;
  readonly queue: Queue;
  /** Null: no letters. */
  readonly smtp: string | null;
  readonly from: string;
  /** Where the page is, as others reach it. */
  readonly publicUrl: string;
  readonly failed: (error: unknown) => void;
}

/** E-mail by any SMTP server. A letter is written down, then sent, then struck out. */
export class Letters {
  readonly #options: LetterOptions;
  readonly #transport: Transporter | null;

  constructor(options: LetterOptions) {
    this.#options = options;
    this.#transport = options.smtp === null ? null : createTransport(options.smtp);
    options.queue.handle(LETTER, (id) => this.#deliver(id));
  }

  get isOpen(): boolean {
    return this.#transport !== null;
  }

  get failed(): (error: unknown) => void {
    return this.#options.failed;
  }

  /** After a start: letters that were written and perhaps not sent. */
  async start(): Promise<void> {
    for (const id of await this.#options.store.notices.allLetters())
      await this.#options.queue.put(LETTER, id);
  }

  /** The link's token stands behind the `#`, which no browser sends to any server or log. */
  async sendLink(person: Person, mail: string, purpose: 'confirm' | 'recover', token: string): Promise<void> {
    const { store, publicUrl, queue } = this.#options;
    const { language } = readSettings((await store.people.find(person.id))?.settings);
    const letter = linkLetter(language, purpose, `${publicUrl}/${purpose}#${token}`);
    const id = newId();
    await store.notices.addLetter({ id, address: mail, ...letter, at: Date.now() });
    await queue.put(LETTER, id);
  }

  /** Throws when it should be tried again. */
  async send(id: string, address: string, subject: string, text: string): Promise<void> {
    if (!this.#transport) return;
    const { from } = this.#options;
    const host = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
    await this.#transport.sendMail({ from, to: address, subject, text, messageId: `<${id}@${host}>` });
  }

  async #deliver(id: string): Promise<void> {
    const letter = await this.#options.store.notices.letter(id);
    if (!letter) return;
    if (Date.now() - letter.at < GOOD_FOR) await this.send(id, letter.address, letter.subject, letter.text);
    await this.#options.store.notices.removeLetter(id);
  }

  stop(): void {
    this.#transport?.close();
  }
}
