import { createAdapter } from '@socket.io/postgres-adapter';
import type { Attendance } from './hall/presence.ts';
import type { Lines } from './sockets.ts';
import type { StoredMatch } from './store/matches.ts';
import { openPool } from './store/pool.ts';

/** That something of a match is new in the store, and who plays it. */
export interface Hint {
  readonly match: string;
  readonly people: readonly string[];
}

/**
 * The other servers on the same PostgreSQL. They are told where to look, never what is there: each reads the store
 * for itself. A hint that is lost is made good by looking again every few seconds.
 */
export interface Peers {
  tell(match: StoredMatch): void;
  /** This person wants to be told by other ways. */
  tellChanged(person: string): void;
  /** Something about these is new for the hall. */
  tellHall(matches: readonly string[]): void;
  /** Who came and went here; or that a server is to tell all who are at it. */
  tellPresence(attendance: Attendance): void;
  askPresence(server: string): void;
  close(): Promise<void>;
}

/** Hints of so many milliseconds go together. */
const GATHER = 5;
const LOOK_AGAIN = 3000;

const ATTACHMENTS = `
  CREATE TABLE IF NOT EXISTS socket_io_attachments (
    id BIGSERIAL UNIQUE,
    created_at TIMESTAMPTZ DEFAULT now(),
    payload BYTEA
  )`;

export interface PeersOptions {
  readonly url: string;
  readonly lines: Lines;
  readonly heard: (hint: Hint) => void;
  readonly changed: (person: string) => void;
  readonly hall: (matches: readonly string[]) => void;
  readonly presence: (attendance: Attendance) => void;
  readonly attendance: (server: string) => void;
  /** Looks at all that is watched here. */
  readonly lookAgain: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

export async function joinPeers(options: PeersOptions): Promise<Peers> {
  const { url, lines, heard, changed, lookAgain, failed } = options;
  const pool = openPool({ connectionString: url, max: 3 }, failed);
  await pool.query(ATTACHMENTS).catch(ignoreRace);
  lines.adapter(createAdapter(pool, { channelPrefix: 'bicorne', errorHandler: failed }));
  lines.on('moved', (hints) => hints.forEach(heard));
  lines.on('changed', changed);
  lines.on('hall', options.hall);
  lines.on('presence', options.presence);
  lines.on('attendance', options.attendance);

  const waiting = new Map<string, Hint>();
  const flush = (): void => {
    const hints = [...waiting.values()];
    waiting.clear();
    lines.serverSideEmit('moved', hints);
  };
  const looking = setInterval(() => void lookAgain().catch(failed), LOOK_AGAIN);
  return {
    tell({ id, seats }) {
      if (waiting.size === 0) setTimeout(flush, GATHER);
      waiting.set(id, { match: id, people: seats.flatMap(({ person }) => person?.id ?? []) });
    },
    tellChanged: (person) => void lines.serverSideEmit('changed', person),
    tellHall: (matches) => void lines.serverSideEmit('hall', matches),
    tellPresence: (attendance) => void lines.serverSideEmit('presence', attendance),
    askPresence: (server) => void lines.serverSideEmit('attendance', server),
    async close() {
      clearInterval(looking);
      await pool.end();
    },
  };
}

/** Two servers that start at once may both make the table. */
function ignoreRace(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && (error.code === '23505' || error.code === '42P07')))
    throw error;
}
