import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Push } from '../store/people.ts';
import type { Store } from '../store/port.ts';
import { mayPostTo, postOutside } from './outward.ts';
import type { Message } from './webhook.ts';

const DAY = 86_400;
const MOST_REMEMBERED = 10_000;

/** Whom push services may write to: the page where it is on the open web, else the mailbox letters come from. */
export const contactOf = ({ notices, mail }: Pick<Config, 'notices' | 'mail'>): string =>
  notices.publicUrl.startsWith('https:')
    ? notices.publicUrl
    : `mailto:${mail.from.replace(/^.*<(.*)>.*$/, '$1')}`;

/** The library encrypts; it would also post, but reads whatever it is answered, and to the end. */
type Post = typeof postOutside;

/** Web push with keys of this service's own: drawn at the first start, kept in the store, the same in every process. */
export class Pusher {
  readonly #store: Store;
  readonly #subject: string;
  readonly #allowInside: boolean;
  readonly publicKey: string;
  readonly #privateKey: string;
  readonly #post: Post;
  /** Of messages that are to be tried again, the browsers that have them. Least recently tried first. */
  readonly #reached = new Map<string, Set<string>>();

  private constructor(
    store: Store,
    keys: webPush.VapidKeys,
    subject: string,
    allowInside: boolean,
    post: Post,
  ) {
    this.#store = store;
    this.#post = post;
    this.#subject = subject;
    this.#allowInside = allowInside;
    this.publicKey = keys.publicKey;
    this.#privateKey = keys.privateKey;
  }

  static async open(
    store: Store,
    subject: string,
    allowInside: boolean,
    post: Post = postOutside,
  ): Promise<Pusher> {
    const drawn = webPush.generateVAPIDKeys();
    const kept = await store.looks.rememberFirst('vapid', `${drawn.publicKey} ${drawn.privateKey}`);
    const [publicKey, privateKey] = kept.split(' ');
    return new Pusher(store, { publicKey, privateKey }, subject, allowInside, post);
  }

  /** To every browser of this person, once; one that is gone is forgotten. Throws when it should be tried again. */
  async send(person: string, message: Message): Promise<void> {
    const failures: unknown[] = [];
    const reached = this.#reached.get(message.id) ?? new Set<string>();
    const pushes = await this.#store.people.pushes(person);
    // All at once: each that hangs takes its time.
    const sending = pushes
      .filter(({ endpoint }) => !reached.has(endpoint))
      .map((push) =>
        this.#sendTo(push, message).then(
          () => reached.add(push.endpoint),
          (error: unknown) => failures.push(error),
        ),
      );
    await Promise.all(sending);
    this.#reached.delete(message.id);
    if (failures.length === 0) return;
    this.#remember(message.id, reached);
    throw new AggregateError(failures, 'web push');
  }

  #remember(notice: string, reached: Set<string>): void {
    this.#reached.set(notice, reached);
    const [oldest] = this.#reached.keys();
    if (this.#reached.size > MOST_REMEMBERED) this.#reached.delete(oldest);
  }

  async #sendTo({ endpoint, p256dh, auth }: Push, message: Message): Promise<void> {
    if (!mayPostTo(endpoint, this.#allowInside)) return this.#store.people.removePush(endpoint);
    const text = JSON.stringify(message);
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: this.#subject, publicKey: this.publicKey, privateKey: this.#privateKey },
      TTL: 3 * DAY,
      topic: message.id.slice(0, 32),
    });
    const status = await this.#post(endpoint, body, headers, this.#allowInside);
    if (isRefusal(status)) await this.#store.people.removePush(endpoint);
    else if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
  }
}

/** It is not there, or not for us, and will not be. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/** Whether something can be sealed with these; with others every message would be tried for days. */
export function areKeys({ p256dh, auth }: Omit<Push, 'endpoint'>): boolean {
  const lengths = [p256dh, auth].map((key) => Buffer.from(key, 'base64url').length);
  if (lengths[0] !== 65 || lengths[1] !== 16) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(p256dh, 'base64url').length > 0;
  } catch {
    return false;
  }
}
