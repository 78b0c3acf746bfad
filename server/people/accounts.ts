import { accept, deny, type Refusal } from '@bicorne/table/fault';
import type {
  accountRequest,
  Answer,
  Claimed,
  loginRequest,
  mailRequest,
  Me,
  passphraseRequest,
  Person,
  recoverRequest,
  RecoveryWords,
} from '@bicorne/table/protocol';
import type { z } from 'zod';
import type { Letters } from '../notices/letters.ts';
import type { Account, NameKeys } from '../store/accounts.ts';
import type { Store } from '../store/port.ts';
import { SharedAttempts } from './attempts.ts';
import { meOf } from './me.ts';
import { hashPassphrase, isPassphrase } from './passphrase.ts';
import { isSeen, looksOf, nameKey, spelledKey } from './names.ts';
import { hashOf, newToken, newWords, tidyWords } from './secrets.ts';
import { addGuest, openSession } from './sessions.ts';

const MINUTE = 60_000;
const CONFIRM_WITHIN = 24 * 60 * MINUTE;
const RECOVER_WITHIN = 30 * MINUTE;
/** With links, to one address in an hour. */
const MOST_LETTERS = 5;

/** The one who asks gets this session as his cookie; null where he keeps the one he has. */
export interface Entered<T> {
  readonly value: T;
  readonly session: string | null;
}

export interface AccountOptions {
  readonly store: Store;
  readonly letters: Letters;
  /** Guesses at one account in a quarter of an hour. */
  readonly guesses: number;
  /** Does this, by which somebody gets another name; whatever carries it follows. */
  readonly changeName: (person: string, change: () => Promise<boolean>) => Promise<boolean>;
  /** Hears of everybody who is called otherwise now, or no more. */
  readonly named: (person: string) => Promise<void>;
  /** Hears to whom the matches of a guest have gone. */
  readonly brought: (account: string, matches: readonly string[]) => Promise<void>;
  /** Does this, by which somebody is told by other ways from now on. */
  readonly changeWays: (person: string, change: () => Promise<void>) => Promise<void>;
  /** Ends the lines of somebody whose sessions have ended. */
  readonly disconnect: (person: string) => void;
  /** The same for one session, by its hash. */
  readonly hangUp: (session: string) => void;
}

/**
 * Accounts. A question about a name that nobody has costs as much and is answered as one about a name that
 * somebody has; guesses are counted by name, whether anybody has it or not.
 */
export class Accounts {
  readonly #options: AccountOptions;
  readonly #store: Store;
  readonly #guesses: SharedAttempts;
  /** By address, whoever asks for them: it may be a stranger's. */
  readonly #letters: SharedAttempts;

  constructor(options: AccountOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#guesses = new SharedAttempts(options.store.attempts, 'guess', options.guesses, 15);
    this.#letters = new SharedAttempts(options.store.attempts, 'letter', MOST_LETTERS, 60);
  }

  /** Somebody unknown comes in. */
  async welcome(name: string): Promise<Answer<Entered<Me>>> {
    if (!isSeen(name)) return unseen();
    if (await this.#store.people.isLookTaken(looksOf(name))) return taken();
    const { person, session } = await addGuest(this.#store, name);
    return accept({ value: await meOf(this.#store, person), session });
  }

  /** The guest becomes an account with all his matches; somebody unknown gets a new one. */
  async claim(
    person: Person | null,
    { name, passphrase }: z.output<typeof accountRequest>,
  ): Promise<Answer<Entered<Claimed>>> {
    if (person && (await this.#store.people.isAccount(person.id)))
      return deny('not-allowed', 'you have an account already');
    if (!isSeen(name)) return unseen();
    if (await this.#named(name)) return taken();
    const words = newWords();
    const hashes = { passphrase: await hashPassphrase(passphrase), words: hashOf(words) };
    const guest = person ? null : await addGuest(this.#store, name);
    const id = person?.id ?? guest?.person.id ?? '';
    const account: Account = { person: id, nameKey: nameKey(name), ...hashes, mail: null };
    const add = (): Promise<boolean> => this.#store.people.addAccount(account, looksOf(name), name);
    if (!(await this.#options.changeName(id, add))) return taken();
    if (person) await this.#options.named(id);
    const me = await meOf(this.#store, { id, name });
    return accept({ value: { me, words }, session: guest?.session ?? null });
  }

  /** What the one who asks has as a guest may go along. */
  async logIn(
    asker: Person | null,
    { name, passphrase, bring }: z.output<typeof loginRequest>,
  ): Promise<Answer<Entered<Me>>> {
    if (!(await this.#guesses.take(nameKey(name)))) return tooMany();
    const account = await this.#named(name);
    const fits = await isPassphrase(passphrase, account?.passphrase ?? null);
    if (!account || !fits) return wrong();
    if (bring) await this.#bring(asker, account);
    return accept(await this.#enter(account));
  }

  /** His lines are cut: they would go on hearing what is now the account's. */
  async #bring(guest: Person | null, { person }: Account): Promise<void> {
    if (!guest || guest.id === person || (await this.#store.people.isAccount(guest.id))) return;
    const matches = await this.#store.people.bring(guest.id, person);
    await this.#options.brought(person, matches);
    this.#options.disconnect(guest.id);
  }

  /** Accounts from before looks were kept get theirs. */
  start(): Promise<void> {
    return this.#store.people.keepLooks(keysOf);
  }

  /** By every key that an account of this name may be kept under: those from before are known by theirs first. */
  async #named(name: string): Promise<Account | null> {
    const keys = [spelledKey(name), nameKey(name)];
    const found = await Promise.all(keys.map((key) => this.#store.people.accountNamed(key)));
    return found.find((account) => account !== null) ?? null;
  }

  async #enter({ person }: Account): Promise<Entered<Me>> {
    const { name } = (await this.#store.people.find(person)) ?? { name: '' };
    return {
      value: await meOf(this.#store, { id: person, name }),
      session: await openSession(this.#store, person),
    };
  }

  async logOut(person: Person, session: string, everywhere: boolean): Promise<Answer<null>> {
    if (everywhere) {
      await this.#store.people.endSessions(person.id);
      this.#options.disconnect(person.id);
    } else {
      await this.#store.people.endSession(hashOf(session));
      this.#options.hangUp(hashOf(session));
    }
    return accept(null);
  }

  /** An account's name is its own: nobody else is called so, nor by what looks like it. */
  async rename(person: Person, name: string): Promise<Answer<Me>> {
    if (name === person.name) return accept(await meOf(this.#store, person));
    if (!isSeen(name)) return unseen();
    if (!(await this.#options.changeName(person.id, () => this.#rename(person.id, name)))) return taken();
    await this.#options.named(person.id);
    return accept(await meOf(this.#store, { ...person, name }));
  }

  async #rename(person: string, name: string): Promise<boolean> {
    const { people } = this.#store;
    if (await people.isAccount(person)) return this.#renameAccount(person, name);
    if (await people.isLookTaken(looksOf(name))) return false;
    await people.rename(person, name);
    return true;
  }

  async #renameAccount(person: string, name: string): Promise<boolean> {
    const other = await this.#named(name);
    if (other && other.person !== person) return false;
    return this.#store.people.renameAccount(person, keysOf(name), name);
  }

  /** Every other session ends. */
  async setPassphrase(
    person: Person,
    session: string,
    { passphrase, next }: z.output<typeof passphraseRequest>,
  ): Promise<Answer<null>> {
    const account = await this.#proven(person, passphrase);
    if (!account.ok) return account;
    await this.#store.people.setPassphrase(person.id, await hashPassphrase(next));
    await this.#store.people.endLinks(person.id, 'recover');
    await this.#store.people.endSessions(person.id, hashOf(session));
    this.#options.disconnect(person.id);
    return accept(null);
  }

  async drawWords(person: Person, passphrase: string): Promise<Answer<RecoveryWords>> {
    const account = await this.#proven(person, passphrase);
    if (!account.ok) return account;
    return accept({ words: await this.#newWords(person.id) });
  }

  async #newWords(person: string): Promise<string> {
    const words = newWords();
    await this.#store.people.setWords(person, hashOf(words));
    return words;
  }

  async #proven(person: Person, passphrase: string): Promise<Answer<Account>> {
    const account = await this.#store.people.accountOf(person.id);
    if (!account) return deny('no-account', 'a guest has no passphrase');
    if (!(await this.#guesses.take(account.nameKey))) return tooMany();
    return (await isPassphrase(passphrase, account.passphrase)) ? accept(account) : wrong();
  }

  // By mail

  /** The address counts when the link in the letter was followed. */
  async setMail(person: Person, { passphrase, mail }: z.output<typeof mailRequest>): Promise<Answer<null>> {
    const account = await this.#proven(person, passphrase);
    if (!account.ok) return account;
    // A letter that went to a mistyped address must not come true after this.
    await this.#store.people.endLinks(person.id, 'confirm');
    if (mail === null) await this.#store.people.setMail(person.id, null);
    else if (!this.#options.letters.isOpen) return deny('not-allowed', 'no letters are sent from here');
    else if (!(await this.#sendLink(person, mail, 'confirm', CONFIRM_WITHIN))) return tooMany();
    return accept(null);
  }

  async confirmMail(token: string): Promise<Answer<null>> {
    const link = await this.#store.people.useLink(hashOf(token), 'confirm', Date.now());
    if (!link) return wrong();
    const { person, mail } = link;
    await this.#options.changeWays(person, () => this.#store.people.setMail(person, mail));
    return accept(null);
  }

  /** Whoever asks, and whether there is such an account or not: the answer is the same, and does not wait for the letter. */
  async mailRecovery(name: string): Promise<Answer<null>> {
    if (!(await this.#guesses.take(`mail ${nameKey(name)}`))) return tooMany();
    const account = await this.#named(name);
    const person = account && { id: account.person, name };
    if (person && account.mail !== null)
      void this.#sendLink(person, account.mail, 'recover', RECOVER_WITHIN).catch(
        this.#options.letters.failed,
      );
    return accept(null);
  }

  async #sendLink(
    person: Person,
    mail: string,
    purpose: 'confirm' | 'recover',
    within: number,
  ): Promise<boolean> {
    if (!(await this.#letters.take(mail.toLowerCase()))) return false;
    const token = newToken();
    const until = Date.now() + within;
    await this.#store.people.addLink({ hash: hashOf(token), person: person.id, purpose, mail, until });
    await this.#options.letters.sendLink(person, mail, purpose, token);
    return true;
  }

  /** A new passphrase by the words or by the link of a letter; both are used up, but not by a mistyped name. */
  async recover(
    asker: Person | null,
    { name, proof, passphrase, bring }: z.output<typeof recoverRequest>,
  ): Promise<Answer<Entered<Claimed>>> {
    if (!(await this.#guesses.take(nameKey(name)))) return tooMany();
    const account = await this.#named(name);
    const hash = await hashPassphrase(passphrase);
    const fits =
      'words' in proof ? hasWords(account, proof.words) : await this.#hasLink(account, proof.token);
    if (!account || !fits) return wrong();
    await this.#store.people.setPassphrase(account.person, hash);
    await this.#store.people.endLinks(account.person, 'recover');
    await this.#store.people.endSessions(account.person);
    this.#options.disconnect(account.person);
    if (bring) await this.#bring(asker, account);
    const words = await this.#newWords(account.person);
    const { value: me, session } = await this.#enter(account);
    return accept({ value: { me, words }, session });
  }

  async #hasLink(account: Account | null, token: string): Promise<boolean> {
    const link = await this.#store.people.useLink(
      hashOf(token),
      'recover',
      Date.now(),
      account?.person ?? '',
    );
    return link !== null;
  }

  /** Whether this is the person himself: an account by its passphrase, a guest by his cookie. */
  async mayLeave(person: Person, passphrase: string | undefined): Promise<Answer<null>> {
    if (!(await this.#store.people.isAccount(person.id))) return accept(null);
    const account = await this.#proven(person, passphrase ?? '');
    return account.ok ? accept(null) : account;
  }

  /** All personal data goes. */
  async leave(person: Person): Promise<void> {
    await this.#store.people.forget(person.id);
    this.#options.disconnect(person.id);
    await this.#options.named(person.id);
  }
}

const keysOf = (name: string): NameKeys => ({ nameKey: nameKey(name), looks: looksOf(name) });

const hasWords = (account: Account | null, words: string): boolean =>
  hashOf(tidyWords(words)) === (account?.words ?? '');

const unseen = (): Refusal => deny('invalid', 'a name has only signs that can be seen');
const taken = (): Refusal => deny('taken', 'somebody else has this name');
const wrong = (): Refusal => deny('wrong', 'that does not fit');
const tooMany = (): Refusal => deny('too-many', 'too many tries; wait a while');
