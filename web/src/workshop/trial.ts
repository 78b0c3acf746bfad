import { botNamed, loadRulebook } from '@bicorne/bots';
import { playerOf, playMatch, type Kept } from '@bicorne/bots/play';
import { must, openMatch, type Game, type Options } from '@bicorne/engine';
import { loadBench } from '@bicorne/games';

/** One match of the balance lab, as it is handed to a worker. */
export interface Trial {
  readonly game: string;
  readonly scenario: unknown;
  readonly options: Options;
  readonly bot: string;
  readonly seed: string;
}

/** How it went. */
export interface Trialled {
  /** Points of the first side: 1, a half or none. */
  readonly points: number;
  readonly reason: string;
  /** Decisions and throws. */
  readonly steps: number;
  /** Where it was fought, by the names of the places. */
  readonly fights: readonly string[];
  /** Of each unit of the scenario: what is left of it, from 0 to 1; empty where the game does not say. */
  readonly left: readonly number[];
}

/** Turns of both sides together; what lasts longer is judged by the plain count. */
const TURNS = 120;

/** The same bot on every side, and the same dice for the same seed. */
export async function playTrial({ game: id, scenario, options, bot: name, seed }: Trial): Promise<Trialled> {
  const [rulebook, bench] = await Promise.all([loadRulebook(id), loadBench(id)]);
  const bot = botNamed(name);
  if (!rulebook || !bot) throw new Error(`no ${name} for ${id}`);
  const start = must(openMatch(rulebook.game, { scenario, options }));
  const kept: Kept[] = [];
  const last = { state: start.state };
  const { ending, steps } = await playMatch({
    rulebook,
    start,
    players: start.seats.map(() => playerOf(rulebook, bot)),
    seed,
    turns: TURNS,
    keep: (step) => void kept.push(step),
    watch: (state) => void (last.state = state),
  });
  const first = ending.winners.includes(0) ? 1 : 0;
  return {
    points: ending.winners.length === 0 ? 0.5 : first,
    reason: ending.reason,
    steps,
    fights: fightsIn(rulebook.game, bench.fights ?? [], kept),
    left: bench.left?.(last.state) ?? [],
  };
}

/** The places that attacks name: `attack:E8`. */
function fightsIn(game: Game, verbs: readonly string[], kept: readonly Kept[]): string[] {
  return kept.flatMap((step) => {
    if (!('action' in step) || !verbs.includes(step.action.do)) return [];
    const place = game.write(step.action).split(':')[1];
    return place === undefined ? [] : [place];
  });
}
