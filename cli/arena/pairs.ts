import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, openMatch, type Match, type OptionValue, type Seat } from '@bicorne/engine';
import { loadRulebook, type Rulebook } from '@bicorne/bots';
import { findBot } from '../bots.ts';
import { keptRecord } from '../selfplay/play.ts';
import { isElsewhere, playerElsewhere } from './checkout.ts';
import { countLuck } from './luck.ts';
import { playerOf, playMatch, type Finished, type Kept, type Player } from '@bicorne/bots/play';
import { isProgram, startProgram } from './program.ts';
import { isStubborn, playerStubborn } from './stubborn.ts';

/** What is to be played: plain data, handed to every worker. */
export interface Contest {
  readonly game: string;
  readonly scenarios: readonly string[];
  /** Of these those that are not of the box, whole. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly bots: readonly [string, string];
  readonly pairs: number;
  readonly seed: string;
  readonly turns: number;
  /** A program has so many seconds for a decision. */
  readonly programSeconds: number;
  readonly workers: number;
  readonly records: string | null;
  /** Whether luck is counted. */
  readonly luck: boolean;
}

export interface PairResult {
  readonly pair: number;
  readonly scenario: string;
  /** Points of the first bot in both matches, 0 to 1 on average. */
  readonly points: number;
  /** The same without what rolls and draws brought it; as it is where luck is not counted. */
  readonly adjusted: number;
  /** Points of the first seat, whoever sat there, in both. */
  readonly firstSeat: readonly [number, number];
  /** The same without what rolls and draws brought it. */
  readonly firstSeatAdjusted: readonly [number, number];
  readonly adjudicated: number;
  /** By bot; of matches, those it lost since it did not answer. */
  readonly silent: readonly [number, number];
  readonly decisions: readonly [number, number];
  readonly millis: readonly [number, number];
  readonly longest: readonly [number, number];
}

/** The pairs number `worker`, `worker + workers`…: a pair depends on the seed and its number alone. */
export async function* playPairs(contest: Contest, worker: number): AsyncGenerator<PairResult> {
  const rulebook = await loadRulebook(contest.game);
  if (!rulebook) throw new Error(`there is no game ${contest.game}`);
  for (let pair = worker; pair < contest.pairs; pair += contest.workers)
    yield await playPair(contest, rulebook, pair);
}

async function playPair(contest: Contest, rulebook: Rulebook, pair: number): Promise<PairResult> {
  const scenario = contest.scenarios[pair % contest.scenarios.length];
  const battle = contest.own?.[scenario] ?? scenario;
  const start = must(openMatch(rulebook.game, { scenario: battle, options: contest.options }));
  const one = await playOne(contest, rulebook, start, pair, 0);
  const two = await playOne(contest, rulebook, start, pair, 1);
  const [first, second] = [pointsOf(one, 0), pointsOf(two, 0)];
  const luck = one.luck - two.luck;
  return {
    pair,
    scenario,
    points: (first + 1 - second) / 2,
    adjusted: (first + 1 - second - luck) / 2,
    firstSeat: [first, second],
    firstSeatAdjusted: [first - one.luck, second - two.luck],
    adjudicated: Number(one.adjudicated) + Number(two.adjudicated),
    silent: [silences(one, 0) + silences(two, 1), silences(one, 1) + silences(two, 0)],
    decisions: [
      spent(one.decisions, 0) + spent(two.decisions, 1),
      spent(one.decisions, 1) + spent(two.decisions, 0),
    ],
    longest: [longest(one, 0, two), longest(one, 1, two)],
    millis: [spent(one.millis, 0) + spent(two.millis, 1), spent(one.millis, 1) + spent(two.millis, 0)],
  };
}

/** The first seat is one side; all others, where there are more than two, are the other. */
const sideOf = (seat: Seat): number => Math.min(1, seat);

const spent = (bySeat: readonly number[], side: number): number =>
  bySeat.reduce((sum, n, seat) => sum + (sideOf(seat) === side ? n : 0), 0);

const silences = ({ silent }: Finished, side: number): number =>
  Number(silent !== null && sideOf(silent) === side);

/** The longest turn of the bot that had this side in the first match of a pair. */
const longest = (one: Finished, side: number, two: Finished): number =>
  Math.max(
    ...one.longest.filter((_, seat) => sideOf(seat) === side),
    ...two.longest.filter((_, seat) => sideOf(seat) !== side),
  );

function pointsOf({ ending }: Finished, seat: Seat): number {
  if (ending.winners.length === 0) return 0.5;
  return ending.winners.includes(seat) ? 1 : 0;
}

interface Played extends Finished {
  /** What rolls and draws brought the first seat. */
  readonly luck: number;
}

/** In the second match of a pair (`swap` 1) the bots have changed sides. */
async function playOne(
  contest: Contest,
  rulebook: Rulebook,
  start: Match,
  pair: number,
  swap: number,
): Promise<Played> {
  const names = start.seats.map((_, seat) => contest.bots[(sideOf(seat) + swap) % 2]);
  const seated = await Promise.all(names.map((name, seat) => sit(contest, rulebook, start, name, seat)));
  const kept: Kept[] = [];
  const keep = contest.records === null ? undefined : (step: Kept) => void kept.push(step);
  const seed = `${contest.seed}/${pair}`;
  const luck = contest.luck ? await countLuck(contest.game, `${seed}/${swap}`) : null;
  try {
    const players = seated.map(({ player }) => player);
    const { turns } = contest;
    const finished = await playMatch({ rulebook, start, players, seed, turns, keep, witness: luck?.witness });
    return { ...finished, luck: luck?.sum() ?? 0 };
  } finally {
    for (const { leave } of seated) leave();
    if (contest.records !== null)
      writeFileSync(join(contest.records, fileName(contest, start, pair, swap)), record(start, names, kept));
  }
}

function record(start: Match, names: readonly string[], kept: readonly Kept[]): string {
  const players = Object.fromEntries(start.seats.map((seat, i) => [seat, names[i]]));
  return keptRecord({ ...start, header: { ...start.header, players } }, kept, null);
}

const fileName = ({ game }: Contest, { header }: Match, pair: number, swap: number): string =>
  `${game}-${String(header.scenario)}-${String(pair).padStart(3, '0')}${'ab'[swap]}.bicorne`;

interface Seated {
  readonly player: Player;
  readonly leave: () => void;
}

async function sit(
  contest: Contest,
  rulebook: Rulebook,
  start: Match,
  name: string,
  seat: Seat,
): Promise<Seated> {
  const patience = 1000 * contest.programSeconds;
  if (isProgram(name)) return startProgram(name, rulebook.game, start.seats, start.seats[seat], patience);
  const player = isElsewhere(name)
    ? await playerElsewhere(name, contest.game)
    : isStubborn(name)
      ? await playerStubborn(name, rulebook, start.seats[seat])
      : playerOf(rulebook, findBot(name));
  return { player, leave: () => undefined };
}
