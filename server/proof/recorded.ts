import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ONLOOKER, type Match, type Plan, type Seat, type StandingOrder, type Viewer } from '@bicorne/engine';
import type { Decision, Parallel } from './parallel.ts';
import { World, type Wanted, type WireLine } from './world.ts';

/** What the wires told. */
export interface Recorded {
  pairs: number;
  decisions: number;
  frames: number;
  bytes: number;
  readonly wrong: string[];
  /** From sending an action to its answer, in the world that was and in the other, in µs. */
  readonly took: readonly [number[], number[]];
}

export const nothingRecorded = (): Recorded => ({
  pairs: 0,
  decisions: 0,
  frames: 0,
  bytes: 0,
  wrong: [],
  took: [[], []],
});

/** An action after which a seat is asked what it may have answered beforehand, or its turn comes. */
export interface Strike {
  readonly match: Match;
  readonly attack: Decision;
  readonly defender: Seat;
  readonly orders: readonly StandingOrder[];
  readonly plan?: Plan;
  /** What they come to. */
  readonly answer: string;
}

/** A sealed bid for the sides, in each world another. */
export interface Sealed {
  readonly match: Match;
  readonly bidder: Seat;
  readonly viewer: Viewer;
  readonly bids: readonly [Wanted, Wanted];
}

/** Two servers, and all that they send to each side. */
export class Recorder {
  readonly #folder: string;
  readonly #worlds: readonly [World, World];
  #matches = 0;

  private constructor(folder: string, worlds: readonly [World, World]) {
    this.#folder = folder;
    this.#worlds = worlds;
  }

  static async open(): Promise<Recorder> {
    const folder = await mkdtemp(join(tmpdir(), 'bicorne-worlds-'));
    const [here, there] = await Promise.all(['here', 'there'].map((name) => World.open(join(folder, name))));
    return new Recorder(folder, [here, there]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#worlds.map((world) => world.close()));
    await rm(this.#folder, { recursive: true, force: true });
  }

  #newId = (): string => `match${String(this.#matches++).padStart(7, '0')}`;

  /** The same decisions in both worlds; then every frame that the viewer was sent is compared. */
  async compare({ viewer, decisions, worlds }: Parallel, tally: Recorded): Promise<void> {
    const id = this.#newId();
    await Promise.all(worlds.map((match, which) => this.#worlds[which].put(id, match, viewer)));
    const sent = await this.#inTurn((which) => {
      const part: Part = { id, viewer, seats: worlds[which].seats, decisions };
      return play(this.#worlds[which], part, tally.took[which]);
    });
    tally.decisions += decisions.length;
    judge(worlds[0].game.id, viewer, sent, tally);
  }

  /** The same, where the sides were drawn by lot and gave everybody another seat than that at which he waited. */
  async compareByLot({ viewer, decisions, worlds }: Parallel, tally: Recorded): Promise<void> {
    const id = this.#newId();
    const sent = await this.#inTurn(async (which) => {
      await this.#worlds[which].deal(id, worlds[which], viewer);
      return playDealt(this.#worlds[which], { id, viewer, decisions }, tally.took[which]);
    });
    tally.decisions += decisions.length;
    judge(`${worlds[0].game.id}, by lot`, viewer, sent, tally);
  }

  /** Now the one first, now the other: neither is always the warm one. */
  async #inTurn(record: (which: 0 | 1) => Promise<Buffer[]>): Promise<Buffer[][]> {
    const sent: Buffer[][] = [[], []];
    for (const which of this.#matches % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      sent[which] = await record(which);
    return sent;
  }

  /** In one world the seat has answered beforehand, in the other its player says the same. */
  async compareBeforehand(
    { match, attack, defender, orders, plan, answer }: Strike,
    tally: Recorded,
  ): Promise<void> {
    const id = this.#newId();
    const viewer = this.#matches % 2 === 0 ? ONLOOKER : attack.seat;
    const [beforehand, byHand] = this.#worlds;
    await Promise.all(this.#worlds.map((world) => world.put(id, match, viewer)));
    await Promise.all([beforehand.order(id, defender, orders), byHand.order(id, defender, [])]);
    if (plan) await beforehand.plan(id, defender, viewer, plan);
    const part: Part = { id, viewer, seats: match.seats, decisions: [attack] };
    const same = { seat: defender, action: answer };
    const hand = await play(byHand, { ...part, decisions: [attack, same] }, tally.took[1]);
    const told = { seat: defender, n: byHand.line(defender, viewer).n };
    const server = await play(beforehand, part, tally.took[0], told);
    // What was asked again is answered beforehand, and not by the one hand: there is nothing to compare.
    const [more, once] = await Promise.all(this.#worlds.map((world) => world.stepsOf(id)));
    if (more !== once) return;
    tally.decisions++;
    judge(`${match.game.id}, answered beforehand`, viewer, [server, hand], tally);
  }

  /** What the viewer is sent when the bid is in, and what he is answered who then asks for the match. */
  async compareSealed({ match, bidder, viewer, bids }: Sealed, tally: Recorded): Promise<void> {
    const id = this.#newId();
    await Promise.all(this.#worlds.map((world) => world.offer(id, match, viewer)));
    const sent = await this.#inTurn(async (which) => {
      const world = this.#worlds[which];
      await world.gather(id, match.seats, viewer);
      await world.bid(id, bidder, viewer, bids[which]);
      const eyes = world.line(viewer, viewer);
      await eyes.reach();
      await eyes.watch(id);
      const frames = eyes.frames();
      const card = await world.read(`/api/matches/${id}`, viewer);
      return [...frames, card, await world.read(`/api/matches/${id}/record`, viewer)];
    });
    tally.decisions++;
    judge(`${match.game.id}, sealed bids`, viewer, sent, tally);
  }
}

interface Dealt {
  readonly id: string;
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
}

interface Part extends Dealt {
  readonly seats: readonly string[];
}

/** What the viewer is sent, from his coming until all is done and, where it must be waited for, a seat was told of it. */
async function play(
  world: World,
  { id, viewer, seats, decisions }: Part,
  took: number[],
  told?: { readonly seat: Seat; readonly n: number },
): Promise<Buffer[]> {
  // a player who is not there would be sent a card and a notice, perhaps while he looks at the next match
  await world.gather(id, seats, viewer);
  await decideAll(world, viewer, decisions, took);
  if (told) await isTold(world.line(told.seat, viewer), told.n);
  return lookedAt(world, viewer);
}

/** The viewer who waited for the lot looks anew when half of it is done, or before he acts himself. */
async function playDealt(world: World, { id, viewer, decisions }: Dealt, took: number[]): Promise<Buffer[]> {
  const own = decisions.findIndex(({ seat }) => seat === viewer);
  const half = Math.ceil(decisions.length / 2);
  const before = own === -1 ? half : Math.min(own, half);
  await decideAll(world, viewer, decisions.slice(0, before), took);
  await world.line(viewer, viewer).watch(id);
  await decideAll(world, viewer, decisions.slice(before), took);
  return lookedAt(world, viewer);
}

async function decideAll(
  world: World,
  viewer: Viewer,
  decisions: readonly Decision[],
  took: number[],
): Promise<void> {
  for (const [at, { seat, action }] of decisions.entries()) {
    if (decisions[at - 1]?.seat !== seat) await world.line(seat, viewer).reach();
    const begun = performance.now();
    await world.line(seat, viewer).act(action);
    took.push((performance.now() - begun) * 1000);
  }
}

async function lookedAt(world: World, viewer: Viewer): Promise<Buffer[]> {
  const eyes = world.line(viewer, viewer);
  await eyes.lookBack();
  return eyes.frames();
}

/** Asks as often as if it had answered itself: the answers to what a line asks are numbered. */
async function isTold(line: WireLine, n: number): Promise<void> {
  await line.reach();
  while (line.n < n) await pause(1);
  await line.reach();
}

function judge(name: string, viewer: Viewer, [here, there]: readonly Buffer[][], tally: Recorded): void {
  tally.pairs++;
  tally.frames += here.length;
  tally.bytes += here.reduce((sum, frame) => sum + frame.length, 0);
  const same = here.length === there.length && here.every((frame, at) => frame.equals(there[at]));
  if (!same) tally.wrong.push(`${name}: viewer ${viewer} is sent what depends on hidden things`);
}
