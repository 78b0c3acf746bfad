import type { Game, Turn } from '../contract.ts';
import { mostPaid, payHandicap, type Handicap } from '../handicap.ts';
import { completeOptions, writeOptions, type Options, type OptionValue } from '../options.ts';
import { List } from '../list.ts';
import { openMatch, type Match, type Step } from '../match.ts';
import { quickRng, type Rng } from '../random.ts';
import { matchSheet, writeRecord } from '../record.ts';
import { must } from '../result.ts';
import type { Secrecy } from '../secrecy.ts';
import { writeOutcome } from '../chance.ts';
import { oneOf, playOn, take, type Taken } from './steps.ts';

export interface Subject {
  readonly game: Game;
  readonly secrecy: Secrecy;
}

export interface Effort {
  readonly seed: string;
  /** Random games for each property, going round the scenarios. */
  readonly games: number;
  /** Places in each game that are looked at closely. */
  readonly stops: number;
}

/** A scenario with its options, set up. */
export interface Run {
  readonly scenario: string;
  readonly options: Options;
  readonly handicap?: Handicap;
  readonly start: unknown;
  readonly seats: readonly string[];
}

/** A place in a random game. Its state must be left as it is. */
export interface Spot {
  readonly run: Run;
  readonly state: unknown;
  readonly turn: Turn;
  readonly trail: readonly Taken[];
}

export interface Finding {
  readonly property: string;
  /** What is broken, in a few words that name it. */
  readonly fault: string;
  readonly detail: string;
  /** Scenario, options and step. */
  readonly where: string;
  /** The game up to there, for `bicorne show`. */
  readonly record: string;
}

/** What a property is given: the game, randomness, places to look at, and somewhere to say what is wrong. */
export interface Trial extends Subject {
  readonly rng: Rng;
  readonly effort: Effort;
  readonly runs: () => Iterable<Run>;
  /** Places where somebody is to act, where chance is, or any. */
  readonly spots: (kind?: Taken['kind']) => Iterable<Spot>;
  /** Each fault is kept once, at the place where it was first seen. */
  readonly report: (fault: string, detail: string, spot?: Spot) => void;
}

export type Property = (trial: Trial) => void;

/** Examines a game at random places of random games. */
export function examine(name: string, property: Property, subject: Subject, effort: Effort): Finding[] {
  const rng = quickRng(`${effort.seed}/${name}`);
  return hearing(name, property, subject, (heard) => ({
    ...subject,
    rng,
    effort,
    report: heard.report,
    runs: () => runs(subject.game, effort, rng),
    *spots(kind) {
      for (const run of runs(subject.game, effort, rng))
        for (const spot of stops(subject.game, run, effort.stops, rng, kind)) yield heard.at(spot);
    },
  }));
}

/** Examines a game at one place alone. */
export function examineSpot(
  name: string,
  property: Property,
  subject: Subject,
  spot: Spot,
  seed: string,
): Finding[] {
  return hearing(name, property, subject, (heard) => ({
    ...subject,
    rng: quickRng(seed),
    effort: { seed, games: 0, stops: 1 },
    report: heard.report,
    runs: () => [],
    spots: () => [heard.at(spot)],
  }));
}

interface Heard {
  readonly report: Trial['report'];
  readonly at: (spot: Spot) => Spot;
}

/** Collects what a property has to say; an accident on the way is a finding as well. */
function hearing(
  name: string,
  property: Property,
  { game }: Subject,
  trialOf: (heard: Heard) => Trial,
): Finding[] {
  const findings = new Map<string, Finding>();
  let last: Spot | undefined;
  const at = (spot: Spot): Spot => (last = spot);
  const report = (fault: string, detail: string, spot = last): void => {
    if (!findings.has(fault)) findings.set(fault, { property: name, fault, detail, ...place(game, spot) });
  };
  try {
    property(trialOf({ report, at }));
  } catch (error) {
    report('threw', error instanceof Error ? error.message : String(error));
  }
  return [...findings.values()];
}

function* runs(game: Game, { games }: Effort, rng: Rng): Generator<Run> {
  const first = rng.below(game.scenarios.length);
  for (let i = 0; i < games; i++) yield nextRun(game, first + i, rng);
}

/** Goes round the scenarios. */
export const nextRun = (game: Game, number: number, rng: Rng): Run => {
  const run = setUp(game, number % game.scenarios.length, rng.below(2) === 0 ? {} : someOptions(game, rng));
  return game.handicap && rng.below(3) === 0 ? withHandicap(game, run, rng) : run;
};

/** Where somebody can pay one. */
function withHandicap(game: Game, run: Run, rng: Rng): Run {
  const most = mostPaid(game, run.start);
  const payers = [...most.keys()].filter((seat) => most[seat] > 0);
  if (payers.length === 0) return run;
  const payer = oneOf(payers, rng);
  const handicap = { seat: run.seats[payer], amount: 1 + rng.below(most[payer]) };
  return { ...run, handicap, start: must(payHandicap(game, run.start, handicap)) };
}

/** About every second game is played with options taken at random, where the scenario allows them. */
function someOptions(game: Game, rng: Rng): Options {
  const given: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(game.options))
    if (rng.below(2) === 0) given[key] = spec.kind === 'switch' ? rng.below(2) === 0 : oneOf(spec.of, rng);
  return given;
}

export function setUp(game: Game, index: number, given: Options): Run {
  const entry = game.scenarios[index];
  const options = must(completeOptions(game.options, given, entry.options));
  const opened = game.setup(entry.scenario, options);
  if (!opened.ok && Object.keys(given).length > 0) return setUp(game, index, {});
  const start = must(opened);
  return { scenario: entry.id, options, start, seats: game.seats(start) };
}

/** Plays a random game, and then goes through it again to stop at some places of it, the last among them. */
function* stops(game: Game, run: Run, count: number, rng: Rng, kind?: Taken['kind']): Generator<Spot> {
  const whole = randomGame(game, run, rng);
  const places = [...whole.keys()].filter((at) => kind === undefined || whole[at].kind === kind);
  const sorts = [...Map.groupBy(places, (at) => sortOf(whole, at)).values()];
  const chosen = new Set([whole.length]);
  for (let i = 1; i < count && sorts.length > 0; i++) chosen.add(oneOf(oneOf(sorts, rng), rng));
  const state = game.clone(run.start);
  for (let at = 0; at <= whole.length; at++) {
    if (chosen.has(at)) yield { run, state, turn: game.turn(state), trail: whole.slice(0, at) };
    if (at < whole.length) take(game, state, whole[at]);
  }
}

/** Places are chosen by what was done there, so that rare decisions are looked at as often as common ones. */
function sortOf(whole: readonly Taken[], at: number): string {
  const taken = whole[at];
  if (taken.kind === 'act') return taken.action.do;
  return at === 0 ? 'chance' : `chance after ${sortOf(whole, at - 1)}`.slice(0, 60);
}

/** The steps of a random game; one that fails is left out, and so its place is the last, where it is looked at. */
function randomGame(game: Game, run: Run, rng: Rng): Taken[] {
  const whole: Taken[] = [];
  try {
    playOn(game, game.clone(run.start), rng, game.bound, (taken) => whole.push(taken));
    return whole;
  } catch {
    return whole.slice(0, -1);
  }
}

function place(game: Game, spot: Spot | undefined): { where: string; record: string } {
  if (!spot) return { where: 'before the first step', record: '' };
  const { run, trail } = spot;
  const where = `scenario ${run.scenario}, options ${writeOptions(run.options) || 'none'}, after step ${trail.length}`;
  return { where, record: recordOf(game, run, trail) };
}

/** The steps as a record; empty where the game cannot even write it. */
export function recordOf(game: Game, run: Run, trail: readonly Taken[]): string {
  try {
    return writeRecord(matchSheet(matchOf(game, run, trail)));
  } catch {
    return '';
  }
}

/** The steps as a match whose dice were rolled by hand. */
export function matchOf(game: Game, run: Run, trail: readonly Taken[]): Match {
  const match = openRun(game, run);
  const state = game.clone(match.start);
  const steps = trail.map((taken): Step => {
    const step: Step =
      taken.kind === 'act'
        ? { ...taken, text: game.write(taken.action) }
        : { ...taken, text: writeOutcome(game.chance(state), taken.outcome) };
    take(game, state, taken);
    return step;
  });
  const chances = steps.filter(({ kind }) => kind === 'chance').length;
  const live = List.of(steps.map((_, index) => index));
  return { ...match, steps: List.of(steps), live, state, chances };
}

const openRun = (game: Game, { scenario, options, handicap }: Run): Match =>
  must(openMatch(game, { scenario, options, handicap }));

/** A match that stands at this place, as if it began there. */
export const matchAt = (game: Game, { run, state }: Spot): Match => ({
  ...openRun(game, run),
  start: state,
  state,
});
