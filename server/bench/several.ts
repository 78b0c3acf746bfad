import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { exampleGame } from '@bicorne/games';
import { Client } from 'pg';
import { startPostgres } from '../test/postgres.ts';
import { load, startMeasured, type MeasuredLoad } from './measured.ts';

export interface Several {
  readonly found: MeasuredLoad;
  /** Processor time of the database for each action, in microseconds; nothing where the system does not tell. */
  readonly database: number;
  /** What its busy lines did or waited for, the most frequent first, with the share of the moments looked at. */
  readonly waits: string;
}

/** So many matches are enough for the time. */
const STOCK: Readonly<Record<number, number>> = { 16: 120, 256: 8, 2000: 2 };
/** How often it is looked what the database does, in milliseconds. */
const LOOK_EVERY = 20;

/** So many servers on one PostgreSQL, all of it on this machine; every action is on the disk before it is answered. */
export async function benchSeveral(processes: number, matches: number, seconds: number): Promise<Several> {
  const postgres = await startPostgres({ hasty: false });
  const url = await postgres.newDatabase();
  const settings = { DATABASE_URL: url, BICORNE_GAMES: exampleGame() };
  const servers = [await startMeasured('.', settings)];
  // the first has made the tables
  while (servers.length < processes) servers.push(await startMeasured('.', settings));
  const watch = new Watch(url);
  try {
    const found = await load(servers, { lanes: matches, stock: STOCK[matches] ?? 4, seconds }, () =>
      watch.begin(),
    );
    const { cpu, waits } = await watch.end();
    return { found, database: (cpu * 1000) / found.actions, waits };
  } finally {
    await watch.close();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

const BUSY = `
  SELECT coalesce(wait_event_type || ' ' || wait_event, 'works') || ': ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 32)
    AS doing, count(*)::int AS lines
  FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid() GROUP BY 1`;
const SHOWN = 4;

/** Looks at the database while others work. */
class Watch {
  readonly #client: Client;
  readonly #seen = new Map<string, number>();
  #looking: Promise<void> | null = null;
  #looks = 0;
  #cpu = 0;
  readonly #close = new AbortController();
  readonly #closed = this.#close.signal;

  constructor(url: string) {
    this.#client = new Client({ connectionString: url });
  }

  begin(): void {
    this.#cpu = databaseTime();
    this.#looking = this.#look();
  }

  async #look(): Promise<void> {
    await this.#client.connect();
    while (!this.#closed.aborted) {
      this.#looks++;
      const { rows } = await this.#client.query<{ doing: string; lines: number }>(BUSY);
      for (const { doing, lines } of rows) this.#seen.set(doing, (this.#seen.get(doing) ?? 0) + lines);
      await pause(LOOK_EVERY);
    }
    await this.#client.end();
  }

  async end(): Promise<{ cpu: number; waits: string }> {
    const cpu = databaseTime() - this.#cpu;
    await this.close();
    const most = [...this.#seen].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
    const told = most.map(([doing, lines]) => `${(lines / this.#looks).toFixed(2)} ${doing}`);
    return { cpu, waits: told.join(', ') };
  }

  async close(): Promise<void> {
    this.#close.abort();
    await this.#looking;
  }
}

/** Hundredths of a second that all processes of this name have worked, as milliseconds. */
function databaseTime(): number {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return all.reduce((sum, pid) => sum + timeOf(pid), 0) * 10;
  } catch {
    return NaN;
  }
}

function timeOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (!stat.includes('(postgres)')) return 0;
    const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(user) + Number(system);
  } catch {
    // it has ended meanwhile
    return 0;
  }
}
