import { quickRng, type Rng, type Sight } from '@bicorne/engine';
import { io, type Socket } from 'socket.io-client';
import { applyPatch } from '../patch.ts';
import type { Answer, ClientToServer, MatchCard, ServerToClient, Update } from '../protocol.ts';

type Line = Socket<ServerToClient, ClientToServer>;

/** Somebody at a table with a line of his own, who knows what he was sent and decides at random. */
export class Player {
  readonly line: Line;
  readonly #address: string;
  readonly #cookie: string;
  readonly #rng: Rng;
  #match = '';
  #sight: Sight | null = null;
  #n = 0;
  #busy = false;
  /** Called whenever he could act, and when the match is over. */
  ready: (player: Player) => void = () => undefined;
  over: (player: Player) => void = () => undefined;

  constructor(address: string, cookie: string, seed: string) {
    this.#address = address;
    this.#cookie = cookie;
    this.#rng = quickRng(seed);
    this.line = io(address, {
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie },
    });
    this.line.on('update', (update) => this.#take(update));
  }

  static async guest(address: string, name: string): Promise<Player> {
    const response = await post(address, '/api/guest', { name }, '');
    const player = new Player(address, response.headers.get('set-cookie')?.split(';')[0] ?? '', name);
    await response.body?.cancel();
    await new Promise<void>((resolve, reject) => {
      player.line.once('connect', resolve);
      player.line.once('connect_error', reject);
    });
    return player;
  }

  async create(game: string, scenario: string, seats: Record<string, unknown>): Promise<MatchCard> {
    return value<MatchCard>(
      await post(this.#address, '/api/matches', { game, scenario, seats }, this.#cookie),
    );
  }

  async join(match: string): Promise<void> {
    await value<MatchCard>(await post(this.#address, `/api/matches/${match}/join`, {}, this.#cookie));
  }

  /** What comes right after the answer is an update to it: the answer is taken before anything else happens. */
  watch(match: string): Promise<void> {
    this.#match = match;
    this.#sight = null;
    return new Promise((resolve, reject) => {
      this.line.emit('watch', { match, have: -1 }, (answer) => {
        if (!answer.ok) return reject(new Error(answer.fault.message));
        if (!('sight' in answer.value)) return reject(new Error('asked for everything'));
        this.#sight = answer.value.sight;
        this.#n = answer.value.n;
        resolve();
        this.#look();
      });
    });
  }

  leave(match: string): void {
    this.line.emit('leave', { match }, () => undefined);
  }

  get canAct(): boolean {
    return !this.#busy && (this.#sight?.legal.length ?? 0) > 0;
  }

  get isOver(): boolean {
    return this.#sight?.turn.kind === 'over';
  }

  /** Acts at random; how long it took until that was acknowledged, in milliseconds. */
  async act(): Promise<number> {
    if (!this.#sight) throw new Error('nothing to act on');
    const { legal } = this.#sight;
    const n = this.#n;
    this.#busy = true;
    const begun = performance.now();
    const answer = await this.line.emitWithAck('act', {
      match: this.#match,
      n,
      action: legal[this.#rng.below(legal.length)],
    });
    const took = performance.now() - begun;
    this.#busy = false;
    if (!answer.ok && answer.fault.code !== 'stale') throw new Error(answer.fault.message);
    if (this.#n > n && this.canAct) this.ready(this);
    return took;
  }

  #take(update: Update): void {
    if (update.match !== this.#match || !this.#sight) return;
    if (update.n !== this.#n + 1) throw new Error(`update ${update.n} after ${this.#n}`);
    this.#n = update.n;
    this.#sight = applyPatch(this.#sight, update.sight);
    this.#look();
  }

  #look(): void {
    if (this.isOver) this.over(this);
    else if (this.canAct) this.ready(this);
  }
}

const post = (address: string, path: string, body: unknown, cookie: string): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function value<T>(response: Response): Promise<T> {
  const answer: Answer<T> = await response.json();
  if (!answer.ok) throw new Error(answer.fault.message);
  return answer.value;
}
