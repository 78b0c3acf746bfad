import { must, ONLOOKER, openMatch, playout, quickRng, sight } from '@bicorne/engine';
import type { Game, Match, Rng, Seat, Sight } from '@bicorne/engine';
import { BOTS, botNamed, newPurse, type Rulebook } from '@bicorne/bots';
import type { Kept } from '@bicorne/bots/play';
import { keptRecord, playGame } from '../selfplay/play.ts';
import { calibration, median, timeMicros } from './clock.ts';

export interface Figures {
  readonly playoutsPerSecond: number;
  /** Decisions with more than one legal answer, the listing of all answers included. */
  readonly actionsPerSecond: number;
  /** All actions and chance outcomes. */
  readonly stepsPerSecond: number;
  readonly cloneMicros: number;
  readonly viewMicros: number;
  readonly legalMicros: number;
}

export interface Measured {
  readonly calibration: number;
  readonly figures: Figures;
  /** Of a state as JSON and of a whole record, on average over random games. */
  readonly stateBytes: number;
  readonly recordBytes: number;
}

const ROUNDS = 5;
/** Calibration, copies, views and legal lists get one part of a round each, playouts three. */
const PARTS = 7;

/** Everything is measured in each of several rounds, so that a slow moment of the machine spoils one round only. */
export function measure(rulebook: Rulebook, seconds: number): Measured {
  const bench = prepare(rulebook);
  const millis = (seconds * 1000) / ROUNDS / PARTS;
  const rounds = Array.from({ length: ROUNDS }, () => measureRound(bench, millis));
  const middle = (name: keyof Round): number => median(rounds.map((round) => round[name]));
  return {
    calibration: middle('calibration'),
    figures: {
      playoutsPerSecond: middle('playoutsPerSecond'),
      actionsPerSecond: middle('actionsPerSecond'),
      stepsPerSecond: middle('stepsPerSecond'),
      cloneMicros: middle('cloneMicros'),
      viewMicros: middle('viewMicros'),
      legalMicros: middle('legalMicros'),
    },
    stateBytes: Math.round(mean(bench.met.map(({ state }) => bytes(JSON.stringify(state))))),
    recordBytes: Math.round(mean(bench.records.map(bytes))),
  };
}

/**
 * Trials of the search a second, from a decision to its horizon: as an officer thinks, about decisions with more
 * than one answer. In a thread of its own, because code that the compiler tuned to the search plays slower.
 */
export function measureTrials(rulebook: Rulebook, seconds: number): number {
  const { asked, rng } = prepare(rulebook);
  const officer = botNamed('officer@1');
  const begin = performance.now();
  let [trials, spent] = [0, 0];
  for (let i = 0; spent < seconds; i++) {
    const { seen, seat } = asked[i % asked.length];
    const purse = newPurse();
    officer?.(rulebook, seen, seat, rng, purse);
    trials += purse.trials;
    spent = (performance.now() - begin) / 1000;
  }
  return trials / spent;
}

interface Round extends Figures {
  readonly calibration: number;
}

function measureRound(bench: Bench, millis: number): Round {
  return {
    calibration: timeMicros(calibration, millis),
    ...timePlayouts(bench, millis * 3),
    ...timeCalls(bench, millis),
  };
}

function timePlayouts(
  { game, starts, rng }: Bench,
  millis: number,
): Pick<Figures, 'playoutsPerSecond' | 'actionsPerSecond' | 'stepsPerSecond'> {
  let [playouts, actions, steps] = [0, 0, 0];
  const begin = performance.now();
  let seconds = 0;
  while (seconds * 1000 < millis) {
    for (const start of starts) {
      const played = playout(game, game.clone(start), rng);
      actions += played.actions;
      steps += played.steps;
    }
    playouts += starts.length;
    seconds = (performance.now() - begin) / 1000;
  }
  return {
    playoutsPerSecond: playouts / seconds,
    actionsPerSecond: actions / seconds,
    stepsPerSecond: steps / seconds,
  };
}

function timeCalls(
  { game, met, viewers }: Bench,
  millis: number,
): Pick<Figures, 'cloneMicros' | 'viewMicros' | 'legalMicros'> {
  /** Calls it on the met states in turn; what it returns is kept until the end, so that nothing is left out. */
  const each = (call: (moment: Moment, i: number) => unknown): number =>
    timeMicros((times) => {
      let last: unknown;
      let changes = 0;
      for (let i = 0; i < times; i++) {
        const value = call(met[i % met.length], i);
        if (value !== last) changes++;
        last = value;
      }
      return changes;
    }, millis);
  return {
    cloneMicros: each(({ state }) => game.clone(state)),
    viewMicros: each(({ state }, i) => game.view(state, viewers[i % viewers.length])),
    legalMicros: each(({ state, seat }) => game.legal(state, seat)),
  };
}

interface Moment {
  readonly state: unknown;
  /** Who is to act. */
  readonly seat: Seat;
}

interface Bench {
  readonly game: Game;
  readonly starts: readonly unknown[];
  readonly viewers: readonly number[];
  /** Moments of random games at which a seat is to act. */
  readonly met: readonly Moment[];
  /** Those of them with more than one answer, as the seat sees them. */
  readonly asked: readonly { readonly seen: Sight; readonly seat: Seat }[];
  readonly records: readonly string[];
  readonly rng: Rng;
}

const MOMENTS = 255;

function prepare(rulebook: Rulebook): Bench {
  const { game } = rulebook;
  const rng = quickRng('bench');
  const opened = game.scenarios.map(({ id }) => must(openMatch(game, { scenario: id })));
  const met: Moment[] = [];
  const records: string[] = [];
  while (met.length < MOMENTS || records.length < opened.length)
    records.push(playOne(rulebook, opened[records.length % opened.length], rng, met));
  const moments = spread(met, MOMENTS);
  return {
    game,
    starts: opened.map(({ state }) => state),
    viewers: [ONLOOKER, ...opened[0].seats.keys()],
    met: moments,
    asked: moments
      .map(({ state, seat }) => ({ seen: sight(game, state, seat), seat }))
      .filter(({ seen }) => seen.legal.length > 1),
    records,
    rng,
  };
}

/** A random game: its record, and every decision in it put to the list. */
function playOne(rulebook: Rulebook, start: Match, rng: Rng, met: Moment[]): string {
  const { game } = rulebook;
  const state = game.clone(start.state);
  const kept: Kept[] = [];
  const random = start.seats.map(() => BOTS['random']);
  playGame(rulebook, state, random, rng, (step) => {
    kept.push(step);
    if ('seat' in step) met.push({ state: game.clone(state), seat: step.seat });
  });
  return keptRecord(start, kept, null);
}

const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);

const bytes = (text: string): number => Buffer.byteLength(text);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
