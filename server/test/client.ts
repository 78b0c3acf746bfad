import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRng, type Action, type Rng, type Sight } from '@bicorne/engine';
import { applyPatch } from '@bicorne/table/patch';
import type {
  Answer,
  MatchCard,
  MatchRequest,
  Person,
  ServerToClient,
  Rest,
  Snapshot,
  StoryStep,
  Update,
  Word,
} from '@bicorne/table/protocol';
import { io, type Socket } from 'socket.io-client';
import { startServer, type Config, type RunningServer } from '../index.ts';

/** Only ends what hangs: on a machine that does much else an answer may take long. */
const PATIENCE = 100_000;

/** A test says what it likes, also what no page could. */
interface Anything {
  [word: string]: (message: unknown, answer: (given: Answer<never>) => void) => void;
}

/** All that a test opened: closed when its server is. */
const clients: Client[] = [];

/** A page without a page: what a browser would do, for tests of the server. */
export class Client {
  readonly address: string;
  readonly socket: Socket<ServerToClient, Anything>;
  /** Everything that came in unasked. */
  readonly updates: Update[] = [];
  readonly cards: MatchCard[] = [];
  /** What was known after each step. */
  readonly moments: Snapshot[] = [];
  readonly cookie: string;
  #snapshot: Snapshot | null = null;
  #listeners: (() => void)[] = [];
  #lost = false;

  constructor(address: string, cookie = '') {
    clients.push(this);
    this.address = address;
    this.cookie = cookie;
    this.socket = io(address, {
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie },
    });
    this.socket.on('update', (update) => this.#take(update));
    this.socket.on('disconnect', () => {
      this.#lost = true;
      this.#wake();
    });
    this.socket.on('card', (card) => {
      this.cards.push(card);
      this.#wake();
    });
  }

  static guest(address: string, name: string): Promise<Client> {
    return Client.enter(address, '/api/guest', { name });
  }

  /** Whoever comes in by this door. */
  static async enter(address: string, door: string, body: unknown): Promise<Client> {
    const response = await post(address, door, body);
    if (!response.ok) throw new Error(await response.text());
    return new Client(address, response.headers.get('set-cookie')?.split(';')[0]);
  }

  /** Another window of the same person. */
  again(address = this.address): Client {
    return new Client(address, this.cookie);
  }

  close(): void {
    this.socket.close();
  }

  async get<T>(path: string): Promise<Answer<T>> {
    return (await fetch(this.address + path, { headers: { cookie: this.cookie } })).json();
  }

  async text(path: string): Promise<string> {
    return (await fetch(this.address + path, { headers: { cookie: this.cookie } })).text();
  }

  async post<T>(path: string, body: unknown): Promise<Answer<T>> {
    return (await post(this.address, path, body, { cookie: this.cookie })).json();
  }

  me = (): Promise<Answer<Person | null>> => this.get('/api/me');
  create = (request: MatchRequest): Promise<Answer<MatchCard>> => this.post('/api/matches', request);
  join = (match: string, wish: object = {}): Promise<Answer<MatchCard>> =>
    this.post(`/api/matches/${match}/join`, wish);

  ask(word: Word, message: unknown): Promise<Answer<unknown>> {
    return this.socket.timeout(PATIENCE).emitWithAck(word, message);
  }

  /** The snapshot counts from the moment it comes in: an update may follow on its heels. */
  watch(match: string, wish: object = {}): Promise<Snapshot> {
    return new Promise((resolve, reject) => {
      this.socket.timeout(PATIENCE).emit('watch', { match, have: -1, ...wish }, (lost, answer) => {
        if (lost ?? !answer.ok) return reject(lost ?? new Error(JSON.stringify(answer)));
        const shown: Snapshot | Rest = value(answer);
        if ('sight' in shown) this.#snapshot = shown;
        this.#wake();
        resolve(this.now);
      });
    });
  }

  act(action: Action | string, n = this.now.n): Promise<Answer<unknown>> {
    return this.ask('act', { match: this.now.match.id, n, action });
  }

  /** What this client knows now, kept up to date by updates alone. */
  get now(): Snapshot {
    if (!this.#snapshot) throw new Error('not watching');
    return this.#snapshot;
  }

  get sight(): Sight {
    return this.now.sight;
  }

  #take(update: Update): void {
    this.updates.push(update);
    const { n, sight, story } = this.now;
    if (update.n !== n + 1) throw new Error(`step ${update.n} after step ${n}`);
    this.#snapshot = {
      ...this.now,
      n: update.n,
      sight: applyPatch(sight, update.sight),
      mayTakeBack: update.mayTakeBack,
      story: retell(story, update.step),
    };
    this.moments.push(this.#snapshot);
    this.#wake();
  }

  #wake(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }

  /** Waits until this holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.#lost) throw new Error('the line is lost');
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  get isAsked(): boolean {
    return this.sight.legal.length > 0;
  }

  get isOver(): boolean {
    return this.sight.turn.kind === 'over';
  }

  /** Plays random legal actions whenever it is asked, until the match is over or `enough`. */
  async playRandomly(rng: Rng, enough: () => boolean = () => false): Promise<void> {
    while (!this.isOver && !enough()) {
      if (!this.isAsked) {
        await this.until(() => this.isAsked || this.isOver || enough());
        continue;
      }
      const { n } = this.now;
      const { legal } = this.sight;
      const answer = await this.act(legal[rng.below(legal.length)], n);
      if (!answer.ok && answer.fault.code !== 'stale') throw new Error(answer.fault.message);
      await this.until(() => this.now.n > n);
    }
  }
}

const retell = (story: readonly StoryStep[], step: StoryStep): StoryStep[] =>
  step.undo === undefined ? [...story, step] : story.slice(0, story.length - step.undo);

const post = (address: string, path: string, body: unknown, headers = {}): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export const GENEROUS = {
  requests: 100_000,
  guests: 100_000,
  logins: 100_000,
  guesses: 100_000,
  matches: 100_000,
  messages: 100_000,
  lines: 100_000,
};

const SMALL: Partial<Config> = {
  port: 0,
  games: ['picket'],
  botDelay: 0,
  botThreads: 1,
  limits: GENEROUS,
  logLevel: 'error',
};

/** A folder of one's own; it goes, and all clients with it, when the test is done. */
export async function withFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bicorne-'));
  try {
    await test(folder);
  } finally {
    for (const client of clients.splice(0)) client.close();
    await rm(folder, { recursive: true });
  }
}

/** A server on this folder; it stops when the test is done. */
export async function serving(
  data: string,
  test: (server: RunningServer) => Promise<void>,
  config: Partial<Config> = {},
): Promise<void> {
  const server = await startServer({ ...SMALL, data, ...config });
  try {
    await test(server);
  } finally {
    await server.close();
  }
}

export const withServer = (
  test: (server: RunningServer, data: string) => Promise<void>,
  config: Partial<Config> = {},
): Promise<void> => withFolder((data) => serving(data, (server) => test(server, data), config));

export const PICKET: MatchRequest = { game: 'picket', scenario: 'ford', seats: { blue: 'me', red: 'open' } };
export const AGAINST_BOT: MatchRequest = {
  game: 'picket',
  scenario: 'ford',
  seats: { blue: 'me', red: { bot: 'drill' } },
};

export interface AtTable {
  readonly blue: Client;
  readonly red: Client;
  readonly id: string;
}

/** A match with both seats taken, and both watching. */
export async function twoAtTable(address: string): Promise<AtTable> {
  const blue = await Client.guest(address, 'Ann');
  const red = await Client.guest(address, 'Bea');
  const { id } = value(await blue.create(PICKET));
  value(await red.join(id));
  await Promise.all([blue.watch(id), red.watch(id)]);
  return { blue, red, id };
}

/** Random play by both until somebody marches: no more secret placing. */
export async function afterPlacing({ blue, red }: AtTable): Promise<void> {
  const place = (client: Client, seed: number): Promise<void> =>
    client.playRandomly(quickRng(seed), () => client.sight.prompt?.ask === 'choose');
  await Promise.all([place(blue, 1), place(red, 2)]);
}

/** The value of an answer that must be good. */
export function value<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`${answer.fault.code}: ${answer.fault.message}`);
}
