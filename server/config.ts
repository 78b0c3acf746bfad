import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Now } from './clock/shared.ts';

/** Everything that can be set; `readConfig` takes it from the environment. */
export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The folder that holds the data. */
  readonly data: string;
  /** The URL of a PostgreSQL that holds them instead; several servers on one are one service. */
  readonly database: string | null;
  /** Ids of the games that may be played here; by default those the registry offers. */
  readonly games: readonly string[] | null;
  /** About how long a bot takes to answer, in milliseconds. */
  readonly botDelay: number;
  /** None: other processes on the same database think for all. */
  readonly botThreads: number;
  /** Whether anybody can come to it; one that does not only works for those that do. */
  readonly listens: boolean;
  /** Matches kept in memory while nobody is at them. */
  readonly idleMatches: number;
  /** Behind so many proxies: the visitor's address and protocol are taken from their headers, not from his own. */
  readonly trustProxy: number;
  /** Pages of other origins that may speak to this server, such as a development server. */
  readonly origins: readonly string[];
  /** Names by which this server may be asked, where it is said what it is called; its own machine's go without saying. */
  readonly hosts: readonly string[] | null;
  readonly limits: Limits;
  readonly mail: { readonly smtp: string | null; readonly from: string };
  readonly notices: NoticeConfig;
  /** Who may read `/metrics` shows this token; null: whoever reaches the server. */
  readonly metricsToken: string | null;
  /** Milliseconds in a minute, of an onlooker's delay and between two looks after other servers; tests have no time. */
  readonly minute: number;
  /** This machine's clock; tests have wrong ones. */
  readonly now: Now;
  readonly logLevel: string;
  /** The folder of the built page. */
  readonly web: string;
}

interface NoticeConfig {
  /** Where others reach the page; stands in letters and messages. */
  readonly publicUrl: string;
  /** Milliseconds before anything is sent. */
  readonly delay: number;
  /** Webhooks and pushes may go to private addresses and without TLS. */
  readonly allowInside: boolean;
}

/** By address and minute, except where it says otherwise. */
interface Limits {
  readonly requests: number;
  readonly guests: number;
  /** Tries to log in, to recover, to make an account. */
  readonly logins: number;
  /** New matches of one person in ten minutes. */
  readonly matches: number;
  /** Of passphrases or words for one account, in a quarter of an hour. */
  readonly guesses: number;
  /** Of one socket in a second. */
  readonly messages: number;
  /** Sockets of one address at the same time. */
  readonly lines: number;
}

const whole = (least: number, most: number): z.ZodType<number> =>
  z.string().trim().regex(/^\d+$/, 'a whole number').transform(Number).pipe(z.number().min(least).max(most));
const list = z.string().transform((text) => text.split(',').flatMap((word) => word.trim() || []));
const origins = list.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));
const yesNo = z.enum(['0', '1']).transform((text) => text === '1');

/** The variables, what they may be, and what they are when they are not set. */
const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(4815),
  BICORNE_DATA: z.string().min(1).default('bicorne-data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BICORNE_GAMES: list.optional(),
  BICORNE_ORIGINS: origins.default([]),
  BOT_DELAY: whole(0, 60_000).default(400),
  BOT_THREADS: whole(0, 64).default(Math.max(1, availableParallelism() - 1)),
  IDLE_MATCHES: whole(0, 100_000).default(500),
  TRUST_PROXY: whole(0, 10).default(0),
  LIMIT_REQUESTS: whole(1, 1_000_000).default(600),
  LIMIT_GUESTS: whole(1, 1_000_000).default(20),
  LIMIT_LOGINS: whole(1, 1_000_000).default(10),
  LIMIT_GUESSES: whole(1, 1_000_000).default(20),
  LIMIT_MATCHES: whole(1, 1_000_000).default(60),
  LIMIT_MESSAGES: whole(1, 1_000_000).default(30),
  LIMIT_LINES: whole(1, 1_000_000).default(200),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(/@/).default('Bicorne <bicorne@localhost>'),
  NOTICE_DELAY: whole(0, 86_400).default(30),
  WEBHOOK_PRIVATE: yesNo.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
});

/** The configuration, or an error whose every line names a variable. An empty variable is one that is not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const set = parsed.data;
  if (set.BOT_THREADS === 0 && set.DATABASE_URL === undefined)
    throw new Error('BOT_THREADS: 0 leaves the bots to other processes, which takes DATABASE_URL');
  return {
    host: set.HOST,
    port: set.PORT,
    data: set.BICORNE_DATA,
    database: set.DATABASE_URL ?? null,
    games: set.BICORNE_GAMES ?? null,
    botDelay: set.BOT_DELAY,
    botThreads: set.BOT_THREADS,
    listens: true,
    idleMatches: set.IDLE_MATCHES,
    trustProxy: set.TRUST_PROXY,
    origins: set.BICORNE_ORIGINS,
    hosts: set.PUBLIC_URL
      ? [set.PUBLIC_URL, ...set.BICORNE_ORIGINS].map((url) => new URL(url).hostname)
      : null,
    limits: {
      requests: set.LIMIT_REQUESTS,
      guests: set.LIMIT_GUESTS,
      logins: set.LIMIT_LOGINS,
      guesses: set.LIMIT_GUESSES,
      matches: set.LIMIT_MATCHES,
      messages: set.LIMIT_MESSAGES,
      lines: set.LIMIT_LINES,
    },
    mail: { smtp: set.SMTP_URL ?? null, from: set.MAIL_FROM },
    notices: {
      publicUrl:
        set.PUBLIC_URL ?? `http://${set.HOST.includes(':') ? `[${set.HOST}]` : set.HOST}:${set.PORT}`,
      delay: set.NOTICE_DELAY * 1000,
      allowInside: set.WEBHOOK_PRIVATE,
    },
    metricsToken: set.METRICS_TOKEN ?? null,
    minute: 60_000,
    now: () => Date.now(),
    logLevel: set.LOG_LEVEL,
    web: join(import.meta.dirname, '../web/dist'),
  };
}
