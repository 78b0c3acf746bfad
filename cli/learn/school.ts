import { must, openMatch, type Mind, type Seat } from '@bicorne/engine';
import { loadRulebook, thinkerNamed, type Rulebook } from '@bicorne/bots';
import { playMatch, type Player } from '@bicorne/bots/play';
import { Rows } from './rows.ts';

/** What is played to learn from: plain data, handed to every worker. */
export interface Course {
  readonly game: string;
  readonly bot: string;
  readonly matches: number;
  /** No match is begun after so many seconds. */
  readonly seconds: number;
  readonly seed: string;
  readonly turns: number;
  readonly workers: number;
}

/** A position in which a turn begins, and what the search first said of it: of which seat's chances, and how good they are. */
interface Position {
  readonly rows: readonly Row[];
  said: { readonly seat: Seat; readonly value: number } | null;
}

interface Row {
  readonly seat: Seat;
  readonly linear: number;
  readonly cases: readonly number[];
  readonly values: readonly number[];
}

/** The matches number `worker`, `worker + workers`…, each as the rows of its positions. */
export async function* attend(course: Course, worker: number): AsyncGenerator<Rows> {
  const rulebook = await loadRulebook(course.game);
  if (!rulebook) throw new Error(`there is no game ${course.game}`);
  const end = performance.now() + 1000 * course.seconds;
  for (let number = worker; number < course.matches && performance.now() < end; number += course.workers)
    yield await playOne(course, rulebook, number);
}

/** Scenarios by turns. */
async function playOne(course: Course, rulebook: Rulebook, number: number): Promise<Rows> {
  const { game } = rulebook;
  const which = number % game.scenarios.length;
  const start = must(openMatch(game, { scenario: game.scenarios[which].id }));
  const positions: Position[] = [];
  const watcher = watcherOf(rulebook.bot.mind, start.seats.length);
  const { ending } = await playMatch({
    rulebook,
    start,
    players: start.seats.map(() => playerOf(course.bot, rulebook, positions)),
    seed: `${course.seed}/${number}`,
    turns: course.turns,
    watch: (state) => void positions.push({ rows: watcher(state), said: null }),
  });
  const rows = new Rows();
  for (const { rows: seen, said } of positions)
    for (const { seat, linear, cases, values } of seen)
      rows.add(cases, values, {
        match: number,
        group: 2 * which + sideOf(seat),
        linear,
        result: ending.winners.length === 0 ? 0.5 : Number(ending.winners.includes(seat)),
        said: said === null ? NaN : sideOf(said.seat) === sideOf(seat) ? said.value : 1 - said.value,
      });
  return rows;
}

const sideOf = (seat: Seat): number => Math.min(1, seat);

/** A bot that also says what it thinks of the position when it is first asked in a turn. */
function playerOf(name: string, rulebook: Rulebook, positions: readonly Position[]): Player {
  const ponder = thinkerNamed(name);
  if (!ponder) throw new Error(`${name} does not search`);
  return (seen, seat, rng, purse) => {
    const { action, value, trials } = ponder(rulebook, seen, seat, rng, purse);
    const last = positions.at(-1);
    if (last && last.said === null && trials > 0) last.said = { seat, value };
    return action;
  };
}

/** What the net is given of a position, for each seat that it reckons for. */
function watcherOf(mind: Mind | undefined, seats: number): (state: unknown) => Row[] {
  if (!mind?.inputs) throw new Error('this game has no inputs to learn from');
  const { features, weights, inputs } = mind;
  const seen = new Float64Array(features.length);
  return (state) => {
    const rows: Row[] = [];
    for (let seat = 0; seat < seats; seat++) {
      mind.look(state, seat, seen);
      const cases: number[] = [];
      const values: number[] = [];
      const add = (row: number, value: number): void => {
        cases.push(row);
        values.push(value);
      };
      const into = { add: (row: number, value: number) => add(features.length + row, value) };
      if (inputs.gather(state, seat, into) < 0) continue;
      seen.forEach((value, i) => value !== 0 && add(i, value));
      const linear = features.reduce((sum, { id }, i) => sum + (weights[id] ?? 0) * seen[i], 0);
      rows.push({ seat, linear, cases, values });
    }
    return rows;
  };
}
