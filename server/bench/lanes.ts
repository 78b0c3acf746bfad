import { setTimeout as pause } from 'node:timers/promises';
import { begin, guest } from '../proof/people.ts';
import { Player } from './player.ts';
import { Turns } from './turns.ts';

/** Two players, and the matches they will play, one after the other. */
interface Lane {
  readonly players: readonly Player[];
  readonly stock: string[];
}

/** Of the servers, one or several. */
export type Addresses = readonly string[];

export interface Load {
  /** Actions that were acknowledged within the time, and how long each took, in milliseconds. */
  readonly actions: number;
  readonly seconds: number;
  readonly took: readonly number[];
}

/**
 * So many matches at a time; `stock` of them wait for each pair. Where there are several servers half of the pairs sit at
 * one, the others at two.
 */
export async function prepareLanes(addresses: Addresses, lanes: number, stock: number): Promise<Lane[]> {
  const made: Lane[] = [];
  const some = 8;
  for (let at = 0; at < lanes; at += some)
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(some, lanes - at) }, (_, more) => prepare(addresses, at + more, stock)),
      )),
    );
  return made;
}

async function prepare(addresses: Addresses, number: number, stock: number): Promise<Lane> {
  const address = addresses[number % addresses.length];
  const other = addresses[(number + Math.floor(number / addresses.length)) % addresses.length];
  const [blue, red] = [await guest(address, `Blue ${number}`), await guest(address, `Red ${number}`)];
  const matches: string[] = [];
  for (let made = 0; made < stock; made++) matches.push(await begin(address, blue, red));
  const players = await Promise.all(
    [blue, red].map((cookie, at) => Player.sit(at === 0 ? address : other, cookie, `${number} ${at}`)),
  );
  return { players, stock: matches };
}

/** For the code of both sides to be compiled, in milliseconds: a server runs for months. */
const WARMING = 8000;

/** At a fixed rate all matches would end together, and again and again: the last begins so many actions ahead, the first none. */
const AHEAD = 60;

/** Every match as fast as it goes, or all together at a rate of so many actions a second. */
export async function runLanes(
  lanes: readonly Lane[],
  seconds: number,
  rate: number | undefined,
  begins: () => void,
): Promise<Load> {
  const took: number[] = [];
  let [measuring, running] = [false, true];
  const done = (time: number): void => {
    if (measuring) took.push(time);
  };
  const waiting = new Set<Player>();
  const start = async (lane: Lane, at: number): Promise<void> => {
    let ahead = rate === undefined ? Infinity : Math.floor((AHEAD * at) / lanes.length);
    await new Promise<void>((inPlace, failed) => {
      const ready = (player: Player): void => {
        if (!running) return;
        if (ahead-- > 0) return player.act(done);
        waiting.add(player);
        inPlace();
      };
      startLane(lane, ready).then(() => rate === undefined && inPlace(), failed);
    });
  };
  await Promise.all(lanes.map(start));
  const pacing = rate === undefined ? null : pace(waiting, rate, () => running, done);
  await pause(WARMING);
  measuring = true;
  begins();
  const begun = performance.now();
  await pause(seconds * 1000);
  measuring = false;
  running = false;
  const lasted = (performance.now() - begun) / 1000;
  await pacing;
  await pause(200);
  return { actions: took.length, seconds: lasted, took: took.toSorted((a, b) => a - b) };
}

/** Every match as fast as it goes, in the turns that we are given. */
export async function runInTurns(lanes: readonly Lane[]): Promise<void> {
  const turns = new Turns();
  const ready = (player: Player): void => turns.pass(() => player.act(turns.done));
  for (const lane of lanes) await startLane(lane, ready);
  turns.obey();
}

/** When a match is over for both, they go to the next. */
async function startLane({ players, stock }: Lane, ready: (player: Player) => void): Promise<void> {
  let match = '';
  let over = 0;
  const next = async (): Promise<void> => {
    const before = match;
    match = stock.pop() ?? '';
    if (match === '') return;
    for (const player of players) {
      if (before !== '') player.leave(before);
      await player.watch(match);
    }
  };
  for (const player of players) {
    player.ready = ready;
    player.over = () => {
      if (++over < players.length) return;
      over = 0;
      void next();
    };
  }
  await next();
}

/** Lets so many a second act, whoever has waited longest first. */
async function pace(
  waiting: Set<Player>,
  rate: number,
  running: () => boolean,
  done: (took: number) => void,
): Promise<void> {
  const begun = performance.now();
  let acted = 0;
  while (running()) {
    const due = Math.floor(((performance.now() - begun) * rate) / 1000);
    for (const player of waiting) {
      if (acted >= due) break;
      waiting.delete(player);
      if (!player.canAct) continue;
      acted++;
      player.act(done);
    }
    // What could not be asked of anybody is not made up for in a burst.
    if (waiting.size === 0) acted = Math.max(acted, due - 10);
    await pause(1);
  }
}
