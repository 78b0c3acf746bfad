import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';

/** argon2id with the least that OWASP's cheat sheet asks for: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag))),
  );

/** Hashing is dear on purpose: no more than so many at once, the others wait. */
const AT_ONCE = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}

/** What is typed on one keyboard as two signs and on another as one is the same passphrase. */
const tagOf = (passphrase: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() => derive({ ...COST, message: Buffer.from(passphrase.normalize('NFKC')), nonce }));

/** `argon2id$salt$tag`; the cost is the code's, and a change of it would be a word of its own. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(passphrase, nonce);
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash that no passphrase has: the work for a name that nobody has is the same. */
const NOBODY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/** Whether it is the passphrase of this hash; with no hash no, after the same work. */
export async function isPassphrase(passphrase: string, hash: string | null): Promise<boolean> {
  const [, salt, tag] = (hash ?? NOBODY).split('$');
  const found = await tagOf(passphrase, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(found, Buffer.from(tag, 'base64url')) && hash !== null;
}
