import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { startPostgres } from '../test/postgres.ts';
import { proveCrowd } from './crowd.ts';
import { proveEntrants } from './entrants.ts';
import { proveBeforehand } from './fuzz.ts';
import { printFindings, type Finding } from './finding.ts';
import { proveHostile } from './hostile.ts';
import { proveKills } from './kills.ts';
import { proveLeaks } from './leaks.ts';
import { proveTournaments } from './tournaments.ts';
import { proveTwoServers } from './two-servers.ts';

/** How much of everything. */
interface Amount {
  readonly kills: number;
  readonly messages: number;
  readonly matches: number;
  readonly pairs: number;
  /** Tournaments at the same time, and their bots. */
  readonly events: number;
  readonly bots: number;
  readonly rounds: number;
  /** Milliseconds that a crowd is there, and steps of the matches it asks for. */
  readonly lasting: number;
  readonly steps: number;
  /** Orders and plans. */
  readonly tries: number;
}
const FULL: Amount = {
  kills: 300,
  messages: 1_000_000,
  matches: 1000,
  pairs: 8,
  events: 3,
  bots: 8,
  rounds: 20,
  lasting: 30_000,
  steps: 6000,
  tries: 1_000_000,
};
const SHORT: Amount = {
  kills: 2,
  messages: 4000,
  matches: 3,
  pairs: 2,
  events: 1,
  bots: 3,
  rounds: 1,
  lasting: 1000,
  steps: 500,
  tries: 5000,
};

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bicorne-proof-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ignore = (): void => undefined;

const killsOnSqlite = ({ kills, pairs }: Amount): Promise<Finding> =>
  inFolder((data) =>
    proveKills({
      name: 'SQLite',
      settings: { BICORNE_DATA: data },
      kills,
      matches: pairs,
      open: async () => openSqlite(join(data, 'bicorne.sqlite')),
    }),
  );

async function killsOnPostgres({ kills, pairs }: Amount): Promise<Finding> {
  const postgres = await startPostgres({ hasty: false });
  try {
    const url = await postgres.newDatabase();
    return await proveKills({
      name: 'PostgreSQL',
      settings: { DATABASE_URL: url },
      kills,
      matches: pairs,
      open: () => openPostgres(url, ignore),
    });
  } finally {
    await postgres.stop();
  }
}

const tournamentsOnSqlite = ({ kills, events, bots }: Amount): Promise<Finding> =>
  inFolder((data) =>
    proveTournaments({
      name: 'SQLite',
      settings: { BICORNE_DATA: data },
      servers: 1,
      kills,
      events,
      bots,
      open: async () => openSqlite(join(data, 'bicorne.sqlite')),
    }),
  );

/** By one server, and by two that both want to pair. */
async function* tournamentsOnPostgres({ kills, events, bots }: Amount): AsyncGenerator<Finding> {
  const postgres = await startPostgres({ hasty: false });
  try {
    for (const servers of [1, 2] as const) {
      const url = await postgres.newDatabase();
      const open = (): ReturnType<typeof openPostgres> => openPostgres(url, ignore);
      yield await proveTournaments({
        name: 'PostgreSQL',
        settings: { DATABASE_URL: url },
        servers,
        kills,
        events,
        bots,
        open,
      });
    }
  } finally {
    await postgres.stop();
  }
}

/** Long ones tell what they found part by part. */
const PROOFS: Readonly<Record<string, (amount: Amount) => AsyncIterable<Finding>>> = {
  async *kills(amount) {
    yield await killsOnSqlite(amount);
    yield await killsOnPostgres(amount);
  },
  async *tournaments(amount) {
    yield await tournamentsOnSqlite(amount);
    yield* tournamentsOnPostgres(amount);
  },
  async *hostile({ messages }) {
    yield* await inFolder((data) => proveHostile({ data, messages }));
    const tries = Math.min(1000, Math.ceil(messages / 100));
    yield await inFolder((data) => proveEntrants({ data, tries }));
  },
  async *crowd({ lasting, steps }) {
    const data = await mkdtemp(join(tmpdir(), 'bicorne-proof-'));
    try {
      yield* proveCrowd({ data, lasting, steps, strict: lasting > SHORT.lasting });
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
  beforehand: ({ tries }) => proveBeforehand({ tries }),
  leaks: ({ matches }) => proveLeaks({ matches }),
  'two-servers': ({ pairs, rounds }) => proveTwoServers({ pairs, rounds }),
};

/** Runs these proofs, or all, in short or whole, or with so many kills and matches; what was found. */
export async function prove(
  names: readonly string[],
  { short, ...some }: { readonly short: boolean } & Partial<Pick<Amount, 'kills' | 'matches'>>,
  tell: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  const wanted = names.length > 0 ? names : Object.keys(PROOFS);
  const amount: Amount = { ...(short ? SHORT : FULL), ...some };
  const findings: Finding[] = [];
  for (const name of wanted)
    for await (const finding of PROOFS[name](amount)) {
      findings.push(finding);
      tell(finding);
    }
  return findings;
}

const count = z.coerce.number().int().min(1);

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      kills: { type: 'string' },
      matches: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(PROOFS, name));
  if (unknown !== undefined)
    throw new Error(`there is no proof ${unknown}; ${Object.keys(PROOFS).join(', ')}`);
  // a proof that waits for what never comes lets the process end; that is no proof
  let ended = false;
  process.once('exit', () => {
    if (ended) return;
    process.stderr.write('the proof broke off\n');
    process.exitCode = 1;
  });
  const told = (finding: Finding): boolean => process.stderr.write(`${printFindings([finding])}\n`);
  const { short, kills, matches } = values;
  const some = {
    short,
    ...(kills === undefined ? {} : { kills: count.parse(kills) }),
    ...(matches === undefined ? {} : { matches: count.parse(matches) }),
  };
  const findings = await prove(positionals, some, told);
  ended = true;
  process.stdout.write(`${printFindings(findings)}\n`);
  process.exitCode = findings.every(({ held }) => held) ? 0 : 1;
}
