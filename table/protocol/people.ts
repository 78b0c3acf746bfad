import { z } from 'zod';
import type { Holiday } from './clock.ts';
import { name, token, word, writing } from './words.ts';

/**
 *     GET  /api/me                    Me | null
 *     POST /api/guest                 guestRequest → Me; sets the cookie, or gives a guest a new name
 *     POST /api/account               accountRequest → Claimed; the guest becomes an account, or a new one is made
 *     POST /api/login                 loginRequest → Me; sets the cookie. Fault `wrong` whatever was wrong
 *     POST /api/logout                logoutRequest → null
 *     POST /api/account/name          nameRequest → Me
 *     POST /api/account/passphrase    passphraseRequest → null; every other session ends
 *     POST /api/account/words         proofRequest → RecoveryWords; the old words are void
 *     POST /api/account/mail          mailRequest → null; a letter with a link goes to the address first
 *     POST /api/account/mail/confirm  confirmRequest → null
 *     POST /api/account/delete        deleteRequest → null
 *     POST /api/recover/mail          recoverMailRequest → null, whoever it is; a letter, if there is an address
 *     POST /api/recover               recoverRequest → Claimed; every session ends, this one begins
 *     POST /api/settings              settings → Settings
 *     GET  /api/people/:id            Profile
 *     GET  /api/people/:id/career     Career: how his ratings came to be, and how he fared
 *     POST /api/people/:id/follow     followRequest → null
 *     GET  /api/people                peopleQuery → Seen[]: accounts with this in their name
 *     GET  /api/following             Seen[]: whom one follows, the last first
 *     POST /api/people/:id/stance     stanceRequest → Stance: block, mute
 *     GET  /api/companions            Companion[]: with whom one has played, the last first
 *     GET  /api/stances               Stance[]
 *     POST /api/report                reportRequest → null
 *     POST /api/push                  pushRequest → null; this browser gets web push
 *     POST /api/push/remove           pushRemoveRequest → null
 *     POST /api/webhook               webhookRequest → null; null takes it away
 *     POST /api/notices/test          testRequest → Delivery; a word of greeting is sent that way
 *     GET  /api/service               Service: what this server offers
 *
 * Names of accounts are public (they stand in lists); whether a passphrase fits one is told at the same cost
 * and in the same words as for a name that nobody has. A new name with signs that nobody sees is `invalid`.
 */

export interface Person {
  readonly id: string;
  /** Empty: somebody who left and took his name along. */
  readonly name: string;
}

/** The one who asks. */
export interface Me extends Person {
  readonly account: boolean;
  readonly settings: Settings;
  /** The confirmed address, for himself alone. */
  readonly mail: string | null;
  readonly webhook: { readonly format: WebhookFormat; readonly url: string } | null;
  /** How many browsers get web push. */
  readonly pushes: number;
}

/** Somebody with whom one has sat at a match that began. */
export interface Companion {
  readonly person: Person;
  readonly matches: number;
  /** When something last happened at one of them. */
  readonly at: number;
}

export interface RecoveryWords {
  /** For the day the passphrase is forgotten; shown this once. */
  readonly words: string;
}

export interface Claimed extends RecoveryWords {
  readonly me: Me;
}

export interface Profile {
  readonly person: Person;
  readonly account: boolean;
  readonly since: number;
  readonly ratings: readonly RatingCard[];
  /** He is on holiday, or will be: his clocks by days stand. */
  readonly holiday?: Holiday;
}

export const followRequest = z.strictObject({ follow: z.boolean() });
export const peopleQuery = z.strictObject({ name: writing.trim().min(2).max(40) });

export interface Seen {
  readonly person: Person;
  /** Whether he has a page of ours open. */
  readonly here: boolean;
}

/** Of his last matches that everybody may find. */
export interface Career {
  /** By game, each in order of time. */
  readonly ratings: readonly { readonly game: string; readonly at: number; readonly rating: number }[];
  /** By battle and side. */
  readonly results: readonly Result[];
  /** Against whom he has played most. */
  readonly opponents: readonly (Fared & { readonly person: Person })[];
  /** Whether the one who asks follows him. */
  readonly followed: boolean;
}

export interface Fared {
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
}

export interface Result extends Fared {
  readonly game: string;
  readonly scenario: string;
  readonly seat: string;
}

/** Glicko-2, on the usual scale: 1500 at the start, deviation 350. */
export interface RatingCard {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
  /** Still unsure: a deviation above 110. */
  readonly provisional: boolean;
}

export const guestRequest = z.strictObject({ name });

const passphrase = z.string().min(8).max(200);
export const accountRequest = z.strictObject({ name, passphrase });
/** Whether what one has as a guest goes to the account: seats, but for those opposite it, notes, talk, pushes. */
const bring = z.boolean().default(false);
export const loginRequest = accountRequest.extend({ bring });
export const logoutRequest = z.strictObject({ everywhere: z.boolean().default(false) });
export const nameRequest = z.strictObject({ name });
export const passphraseRequest = z.strictObject({ passphrase, next: passphrase });
export const proofRequest = z.strictObject({ passphrase });
export const mailRequest = z.strictObject({ passphrase, mail: z.email().max(200).nullable() });
export const confirmRequest = z.strictObject({ token });
/** A guest needs no passphrase. */
export const deleteRequest = z.strictObject({ passphrase: passphrase.optional() });
export const recoverMailRequest = z.strictObject({ name });
export const recoverRequest = z.strictObject({
  name,
  proof: z.union([z.strictObject({ words: z.string().max(120) }), z.strictObject({ token })]),
  passphrase,
  bring,
});

export const LANGUAGES = ['en', 'uk', 'ru'] as const;

/** How the board looks is the page's own affair: a few plain values that the server keeps and does not read. */
const LOOK_BYTES = 4000;
const look = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine((value) => JSON.stringify(value).length <= LOOK_BYTES, 'the look is too big');

export const settings = z.strictObject({
  language: z.enum(LANGUAGES).default('en'),
  /** By which ways one wants to hear that it is one's turn; in the page always (`notice`). */
  notices: z
    .strictObject({
      push: z.boolean(),
      mail: z.boolean(),
      webhook: z.boolean(),
      /** One letter a day with all that waits, instead of one for each. */
      digest: z.boolean().default(false),
    })
    .default({ push: true, mail: false, webhook: true, digest: false }),
  look: look.default({}),
});
export type Settings = z.output<typeof settings>;

export const stanceRequest = z.strictObject({ block: z.boolean(), mute: z.boolean() });
/** Whom one has blocked takes no seat at one's matches and is not heard; who is muted is not heard. */
export interface Stance {
  readonly person: Person;
  readonly block: boolean;
  readonly mute: boolean;
}

export const REPORT_REASONS = ['talk', 'name', 'stalling', 'cheating', 'other'] as const;
export const reportRequest = z.strictObject({
  person: word,
  match: word.optional(),
  reason: z.enum(REPORT_REASONS),
  text: writing.trim().max(1000).default(''),
});
export type ReportRequest = z.input<typeof reportRequest>;

/** As a browser's `PushSubscription.toJSON()` gives it. */
export const pushRequest = z.object({
  endpoint: writing.max(1000).pipe(z.url()),
  keys: z.strictObject({ p256dh: writing.max(200), auth: writing.max(100) }),
});
export const pushRemoveRequest = z.strictObject({ endpoint: writing.max(1000) });

export const WEBHOOK_FORMATS = ['discord', 'slack', 'ntfy', 'telegram'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
/** A bot of one's own and a chat with it: as Telegram's Bot API has them. */
const TELEGRAM = /^https?:\/\/[^/]+\/bot\d{1,20}:[\w-]{20,80}\/sendMessage\?chat_id=[\w%-]{1,80}$/;

export const webhookRequest = z
  .strictObject({ url: writing.max(500).pipe(z.url()), format: z.enum(WEBHOOK_FORMATS) })
  .refine(({ url, format }) => format !== 'telegram' || TELEGRAM.test(url), {
    error: 'no bot and chat',
    path: ['url'],
  })
  .nullable();

/** A word of greeting, by one of the ways. */
export const testRequest = z.strictObject({ way: z.enum(['push', 'mail', 'webhook']) });
/** What became of it; a letter is taken when it is on its way. */
export type Delivery = 'taken' | 'refused' | 'unreachable';

export interface Service {
  /** The VAPID public key that `pushManager.subscribe` wants. */
  readonly pushKey: string;
  /** Whether letters can be sent from here. */
  readonly mail: boolean;
  readonly games: readonly string[];
}

/** One's turn has come, or something else asks for one's eyes; never what happened on the board. */
export interface Notice {
  readonly id: string;
  readonly about: NoticeAbout;
  readonly match: string;
  readonly game: string;
  readonly at: number;
  /** Who asks one to play; in the page alone. */
  readonly by?: string;
}

export const NOTICE_ABOUTS = [
  'turn',
  'asked',
  'declined',
  'joined',
  'left',
  'found',
  'army',
  'offer',
  'time',
  'over',
  // Of a tournament: one's round is paired, both have come, one is about to forfeit, it is over.
  'paired',
  'begun',
  'late',
  'placed',
] as const;
export type NoticeAbout = (typeof NOTICE_ABOUTS)[number];
