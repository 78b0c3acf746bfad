import { randomUUID } from 'node:crypto';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, Delivery, Notice, NoticeAbout } from '@bicorne/table/protocol';
import { biddersAt } from '../bids.ts';
import { claimOf } from '../affairs/claims.ts';
import { standing, waitsFor } from '../affairs/standing.ts';
import { asked } from '../clock/clock.ts';
import { SharedAttempts } from '../people/attempts.ts';
import { newId } from '../people/secrets.ts';
import { readSettings } from '../people/me.ts';
import type { Queue } from '../queue/port.ts';
import { stageOf } from '../dice.ts';
import { hasBlocked, heldBy, isAsked } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import { CHANNELS, type Channel, type StoredNotice } from '../store/notices.ts';
import type { Store } from '../store/port.ts';
import { keptPeople } from '../store/terms.ts';
import { nextDigest } from './digest.ts';
import type { Letters } from './letters.ts';
import type { Pusher } from './push.ts';
import { battleTitle, digestLetter, noticeLetter, noticeText, type Language } from './texts.ts';
import { Ways } from './ways.ts';
import { sendWebhook, type Message } from './webhook.ts';

/** Whoever plays all the seats himself knows whose turn it is. */
const isSolitary = ({ seats }: StoredMatch): boolean =>
  new Set(seats.map(({ person }) => person?.id)).size === 1;

/** Whoever came has got up again. */
const isAlone = ({ seats }: StoredMatch): boolean =>
  new Set(seats.flatMap(({ person }) => person?.id ?? [])).size === 1;

const peopleAt = (match: StoredMatch, seats: readonly number[]): ReadonlySet<string> =>
  new Set(seats.flatMap((seat) => match.seats[seat].person?.id ?? []));

/** The people whose turn it is, and who may not know. */
const turnOf = (match: StoredMatch): ReadonlySet<string> =>
  peopleAt(match, isSolitary(match) ? [] : dueAt(match));

/** Before it begins a bid may be due. */
const dueAt = (match: StoredMatch): readonly number[] =>
  stageOf(match) === 'play' ? asked(match.turn) : biddersAt(match);

const hostOf = ({ seats, host }: StoredMatch): string =>
  seats.find(({ person }) => person !== null && person.id === host)?.person?.name ?? '';

const wayOf = (person: string, channel: Channel): string => `${channel} ${person}`;

/** What any guest can have somebody told of; by the ways out of the page so often in an hour, however many guests there are. */
const BY_ANYBODY: ReadonlySet<NoticeAbout> = new Set(['asked', 'joined', 'left']);
const MOST_FROM_ANYBODY = 20;

const NOTICE = 'notice';
const DIGEST = 'digest';
const NEWS_FOR = 7 * 86_400_000;
const KNOWN_FOR = 60_000;
const MOST_KNOWN = 50_000;

export interface NoticeOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly letters: Letters;
  readonly pusher: Pusher;
  readonly publicUrl: string;
  /** Milliseconds before anything leaves the page: who acts at once needs no letter. */
  readonly delay: number;
  readonly allowInside: boolean;
  /** To all windows of this person that are not at the match. */
  readonly show: (person: string, notice: Notice) => void;
  /** Tells the other servers of somebody who wants to be told by other ways. */
  readonly changed: (person: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Tells people that their turn has come: in the page at once, and by the ways that they have set up. What is to be
 * sent by those is written down first, one for each person, turn and
 * channel; it is ticked off when it was sent. So it is sent once, or, where a crash falls between the two, twice
 * with the same id.
 */
export class Notices {
  readonly #options: NoticeOptions;
  readonly #known = new Map<
    string,
    { readonly channels: Promise<readonly Channel[]>; readonly until: number }
  >();

  readonly #ways = new Ways();
  readonly #fromAnybody: SharedAttempts;

  constructor(options: NoticeOptions) {
    this.#options = options;
    this.#fromAnybody = new SharedAttempts(options.store.attempts, 'told', MOST_FROM_ANYBODY, 60);
    options.queue.handle(NOTICE, (id) => this.#deliver(id));
    options.queue.handle(DIGEST, (person) => this.#sendDigest(person));
  }

  /** After a start: what was written down and perhaps not sent. */
  async start(): Promise<void> {
    const { store, queue } = this.#options;
    for (const id of await store.notices.allWaiting()) await queue.put(NOTICE, id);
  }

  /** Everybody who is to act and is a person; `outside`: by the ways out of the page alone. */
  async tellTurn(match: StoredMatch, outside = false): Promise<void> {
    for (const person of turnOf(match))
      await this.#tellPerson(person, match, 'turn', match.movedAt, { outside });
  }

  /** Whether somebody who is to act has not been told so by all the ways that he wants to be. */
  async owesTurn(match: StoredMatch): Promise<boolean> {
    const { store } = this.#options;
    const notice = { match: match.id, about: 'turn', turn: match.movedAt } as const;
    for (const person of turnOf(match))
      for (const channel of await this.#channels(person))
        if (!(await store.notices.has({ ...notice, person, channel }))) return true;
    return false;
  }

  /** Everybody for whom a seat is kept, but the one who comes for it; whom he has blocked asks him nothing. */
  async tellAsked(match: StoredMatch, comes?: string): Promise<void> {
    const asked = keptPeople(match.terms).filter((person) => person !== comes && isAsked(match, person));
    for (const person of asked)
      if (match.terms.event || !(await hasBlocked(this.#options.store, person, match)))
        await this.#tellPerson(person, match, match.terms.event ? 'paired' : 'asked', match.createdAt, {
          by: hostOf(match),
        });
  }

  /** These seats, once for each `turn`. */
  async tell(match: StoredMatch, about: NoticeAbout, seats: readonly number[], turn: number): Promise<void> {
    for (const person of peopleAt(match, seats)) await this.#tellPerson(person, match, about, turn);
  }

  /** One person, of a tournament's match. */
  tellOne(person: string, match: StoredMatch, about: 'late' | 'placed', turn: number): Promise<void> {
    return this.#tellPerson(person, match, about, turn);
  }

  async #tellPerson(
    person: string,
    match: StoredMatch,
    about: NoticeAbout,
    turn: number,
    { outside = false, by = '' }: { readonly outside?: boolean; readonly by?: string } = {},
  ): Promise<void> {
    const { store, queue, delay, show } = this.#options;
    const at = store.now();
    const asker = by === '' ? {} : { by };
    if (!outside) show(person, { id: randomUUID(), about, match: match.id, game: match.game, at, ...asker });
    const channels = await this.#channels(person);
    if (channels.length > 0 && BY_ANYBODY.has(about) && !(await this.#fromAnybody.take(person))) return;
    for (const channel of channels) {
      const id = newId();
      if (await store.notices.add({ id, person, match: match.id, about, turn, channel, at }))
        await queue.put(NOTICE, id, at + delay);
    }
  }

  /** The ways out of the page by which this person wants to hear; looked up now and then, since most have none. */
  #channels(person: string): Promise<readonly Channel[]> {
    const known = this.#known.get(person);
    if (known && known.until > Date.now()) return known.channels;
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    const channels = this.#findChannels(person);
    channels.catch(() => this.#known.delete(person));
    this.#known.set(person, { channels, until: Date.now() + KNOWN_FOR });
    return channels;
  }

  /** Changes the ways by which he wants to be told. Of whatever he is asked now he knows: a new way tells of the next. */
  async change(person: string, change: () => Promise<unknown>): Promise<void> {
    const { store } = this.#options;
    for (const match of await store.matches.runningOf(person))
      if (turnOf(match).has(person)) await this.#tickOffTurn(person, match);
    await change();
    this.forget(person);
  }

  async #tickOffTurn(person: string, match: StoredMatch): Promise<void> {
    const { notices, now } = this.#options.store;
    for (const channel of CHANNELS) {
      const [id, turn, at] = [newId(), match.movedAt, now()];
      if (await notices.add({ id, person, match: match.id, about: 'turn', turn, channel, at }))
        await notices.close(id, 'void');
    }
  }

  /** A word of greeting that way, and what became of it. */
  async test(person: string, way: Channel): Promise<Answer<Delivery>> {
    const { store, letters, pusher, publicUrl, allowInside } = this.#options;
    const { people } = store;
    const message = { id: newId(), text: 'Bicorne', link: publicUrl };
    const webhook = way === 'webhook' ? await people.webhook(person) : null;
    const mail = way === 'mail' && letters.isOpen ? (await people.accountOf(person))?.mail : null;
    const pushes = way === 'push' ? (await people.pushes(person)).length : 0;
    if (!webhook && !mail && pushes === 0) return deny('unknown', 'this way is not set up');
    const { language } = readSettings((await people.find(person))?.settings);
    const send = async (): Promise<Delivery> => {
      if (webhook && !(await sendWebhook(webhook, message, allowInside))) return 'refused';
      if (mail) await letters.send(message.id, mail, ...noticeLetter(language, message, `${publicUrl}/me`));
      if (pushes > 0) await pusher.send(person, message);
      // One that would not have it is forgotten.
      return way === 'push' && (await people.pushes(person)).length < pushes ? 'refused' : 'taken';
    };
    return accept(await send().catch(() => 'unreachable' as const));
  }

  /** He has changed what he wants; every server looks it up anew. */
  forget(person: string): void {
    this.forgetHere(person);
    this.#options.changed(person);
  }

  /** The same, as heard from another server. */
  forgetHere(person: string): void {
    this.#known.delete(person);
    for (const channel of CHANNELS) this.#ways.forget(wayOf(person, channel));
  }

  async #findChannels(person: string): Promise<Channel[]> {
    const { people } = this.#options.store;
    const { notices } = readSettings((await people.find(person))?.settings);
    const mail = notices.mail && this.#options.letters.isOpen && (await people.accountOf(person))?.mail;
    return [
      ...(notices.push && (await people.pushes(person)).length > 0 ? ['push' as const] : []),
      ...(mail ? ['mail' as const] : []),
      ...(notices.webhook && (await people.webhook(person)) ? ['webhook' as const] : []),
    ];
  }

  async #deliver(id: string): Promise<void> {
    const { store, queue } = this.#options;
    const notice = await store.notices.waiting(id);
    if (!notice) return;
    if (!(await this.#isNeeded(notice))) return store.notices.close(id, 'void');
    if (notice.channel === 'mail' && (await this.#wantsDigest(notice.person)))
      return queue.put(DIGEST, notice.person, nextDigest(store.now()));
    const way = wayOf(notice.person, notice.channel);
    const rests = this.#ways.restsUntil(way, store.now());
    if (rests !== null) return queue.put(NOTICE, id, rests);
    await this.#ways.go(way, store.now, () => this.#send(notice));
    await store.notices.close(id, 'sent');
  }

  async #wantsDigest(person: string): Promise<boolean> {
    const { people } = this.#options.store;
    return readSettings((await people.find(person))?.settings).notices.digest;
  }

  /** All that still waits for him, in one letter. */
  async #sendDigest(person: string): Promise<void> {
    const { store, letters, publicUrl } = this.#options;
    const waiting = await store.notices.waitingFor(person, 'mail');
    const { language } = readSettings((await store.people.find(person))?.settings);
    const messages: Message[] = [];
    for (const notice of waiting) {
      if (await this.#isNeeded(notice)) messages.push(await this.#message(notice, language));
      else await store.notices.close(notice.id, 'void');
    }
    const mail = (await store.people.accountOf(person))?.mail;
    if (mail && messages.length > 0)
      await letters.send(newId(), mail, ...digestLetter(language, messages, `${publicUrl}/me`));
    for (const { id } of messages) await store.notices.close(id, 'sent');
  }

  /** Who has acted or answered meanwhile knows; and what could not be told for so long is no news. */
  async #isNeeded({ about, match, person, turn, at }: StoredNotice): Promise<boolean> {
    const { store } = this.#options;
    const [found, now] = [await store.matches.find(match), store.now()];
    if (!found || (about !== 'turn' && now - at >= NEWS_FOR)) return false;
    const held = heldBy(found, person);
    switch (about) {
      case 'turn':
        return found.movedAt === turn && dueAt(found).some((seat) => held.includes(seat));
      case 'offer':
        return standing(found, now).some((offer) =>
          waitsFor(found, offer).some((seat) => held.includes(seat)),
        );
      case 'time':
        return claimOf(found, held, now) !== null;
      case 'asked':
      case 'paired':
      case 'late':
        return isAsked(found, person);
      case 'declined':
      case 'left':
        return stageOf(found) === 'seats';
      case 'found':
      case 'army':
      case 'begun':
        return stageOf(found) !== 'over';
      case 'joined':
        return !isAlone(found);
      case 'over':
      case 'placed':
        return true;
    }
  }

  async #send(notice: StoredNotice): Promise<void> {
    const { store, letters, pusher, publicUrl, allowInside } = this.#options;
    const { id, person, channel } = notice;
    const { language } = readSettings((await store.people.find(person))?.settings);
    const message = await this.#message(notice, language);
    const webhook = channel === 'webhook' ? await store.people.webhook(person) : null;
    const mail = channel === 'mail' ? (await store.people.accountOf(person))?.mail : null;
    if (webhook) await sendWebhook(webhook, message, allowInside);
    if (mail) await letters.send(id, mail, ...noticeLetter(language, message, `${publicUrl}/me`));
    if (channel === 'push') await pusher.send(person, message);
  }

  async #message({ id, about, match, game }: StoredNotice, language: Language): Promise<Message> {
    const scenario = (await this.#options.store.matches.find(match))?.scenario;
    return {
      id,
      text: `${noticeText(language, about)} ${await battleTitle(language, game, scenario)}`,
      link: `${this.#options.publicUrl}/match/${match}`,
    };
  }
}
