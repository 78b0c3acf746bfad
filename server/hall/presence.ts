/** What a server tells the others of those who are at it. Each counts its words, so that one that was lost is noticed. */
export interface Attendance {
  readonly server: string;
  readonly n: number;
  readonly came?: readonly string[];
  readonly went?: readonly string[];
  /** In place of all that was told before. */
  readonly all?: readonly string[];
}

interface Peer {
  n: number;
  at: number;
  readonly here: Set<string>;
}

export interface PresenceOptions {
  /** By what the others know this server. */
  readonly server: string;
  readonly now: () => number;
  readonly tell: (attendance: Attendance) => void;
  /** A word of that server was lost: it is to tell all. */
  readonly ask: (server: string) => void;
  readonly changed: () => void;
}

/** Who says nothing for so long is gone, and all who were at it. */
const SILENT = 20_000;

/** Who is here: at this server, and at the others on the same database. */
export class Presence {
  readonly #options: PresenceOptions;
  /** How many lines each has. */
  readonly #lines = new Map<string, number>();
  readonly #peers = new Map<string, Peer>();
  #told: ReadonlySet<string> = new Set();
  #n = 0;

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** How many there are, each counted once. */
  get count(): number {
    if (this.#peers.size === 0) return this.#lines.size;
    const all = new Set(this.#lines.keys());
    for (const { here } of this.#peers.values()) for (const who of here) all.add(who);
    return all.size;
  }

  isHere(who: string): boolean {
    return this.#lines.has(who) || [...this.#peers.values()].some(({ here }) => here.has(who));
  }

  came(who: string): void {
    const lines = this.#lines.get(who) ?? 0;
    this.#lines.set(who, lines + 1);
    if (lines === 0) this.#options.changed();
  }

  went(who: string): void {
    const left = (this.#lines.get(who) ?? 1) - 1;
    if (left > 0) return void this.#lines.set(who, left);
    this.#lines.delete(who);
    this.#options.changed();
  }

  /** Now and then, also where nothing is new: the others hear that this server lives. */
  tell(): void {
    const now = new Set(this.#lines.keys());
    const came = [...now].filter((who) => !this.#told.has(who));
    const went = [...this.#told].filter((who) => !now.has(who));
    this.#told = now;
    this.#n++;
    this.#options.tell({
      ...this.#word(),
      ...(came.length > 0 ? { came } : {}),
      ...(went.length > 0 ? { went } : {}),
    });
    this.#forgetSilent();
  }

  /** Somebody has missed something, or is new. */
  tellAll(server: string): void {
    if (server === this.#options.server) this.#options.tell({ ...this.#word(), all: [...this.#told] });
  }

  heard({ server, n, came = [], went = [], all }: Attendance): void {
    const known = this.#peers.get(server);
    const at = this.#options.now();
    if (all) this.#peers.set(server, { n, at, here: new Set(all) });
    else if (known && n === known.n + 1) {
      Object.assign(known, { n, at });
      for (const who of came) known.here.add(who);
      for (const who of went) known.here.delete(who);
    } else if (!known || n > known.n) this.#options.ask(server);
    if (all || came.length + went.length > 0) this.#options.changed();
  }

  #word = (): Pick<Attendance, 'server' | 'n'> => ({ server: this.#options.server, n: this.#n });

  #forgetSilent(): void {
    for (const [server, { at }] of this.#peers) {
      if (this.#options.now() - at < SILENT) continue;
      this.#peers.delete(server);
      this.#options.changed();
    }
  }
}
