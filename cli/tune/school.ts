import { must, openMatch, type Game, type Mind } from '@bicorne/engine';
import type { Rulebook } from '@bicorne/bots';
import { loadGame } from '@bicorne/games';
import { playMatch, playerOf, type Player } from '@bicorne/bots/play';
import { findBot } from '../bots.ts';
import type { Lesson } from './fit.ts';

/** What is played to learn from, or to see what was learned: plain data, handed to every worker. */
export interface Term {
  readonly game: string;
  readonly bot: string;
  readonly matches: number;
  readonly seed: string;
  readonly turns: number;
  readonly workers: number;
  /** Weights by seat's side, first seat and the others; null: as they are. */
  readonly weights: readonly [Weights | null, Weights | null];
}

export type Weights = Readonly<Record<string, number>>;

export interface Lecture {
  readonly lessons: readonly Lesson[];
  /** Points of the side that plays with the first weights: it has the first seat in even matches. */
  readonly points: number;
}

/** The matches number `worker`, `worker + workers`… */
export async function* attend(term: Term, worker: number): AsyncGenerator<Lecture> {
  const module = await loadGame(term.game);
  if (!module) throw new Error(`there is no game ${term.game}`);
  for (let number = worker; number < term.matches; number += term.workers)
    yield await playOne(term, module, number);
}

/** Scenarios by turns; each is played from both sides. */
async function playOne(term: Term, module: Rulebook, number: number): Promise<Lecture> {
  const { game } = module;
  const mind = mindOf(module);
  const which = (number >> 1) % game.scenarios.length;
  const swap = number & 1;
  const start = must(openMatch(game, { scenario: game.scenarios[which].id }));
  const sides = sidesOf(term, module);
  const players = start.seats.map((_, seat) => sides[(Math.min(1, seat) + swap) % 2]);
  const seen: number[][] = [];
  const into = new Float64Array(mind.features.length);
  const { ending } = await playMatch({
    rulebook: module,
    start,
    players,
    seed: `${term.seed}/${number >> 1}`,
    turns: term.turns,
    watch: (state) => {
      mind.look(state, 0, into);
      seen.push([...into]);
    },
  });
  const result = ending.winners.length === 0 ? 0.5 : Number(ending.winners.includes(0));
  return {
    lessons: seen.map((one) => ({ seen: one, group: which, result })),
    points: swap === 0 ? result : 1 - result,
  };
}

/** The same bot twice, each with the weights it is to play by. */
function sidesOf({ weights, bot: name }: Term, module: Rulebook): Player[] {
  const { game, bot } = module;
  const decide = findBot(name);
  const mind = mindOf(module);
  return weights.map((own) =>
    playerOf({ game, bot: own === null ? bot : { ...bot, mind: { ...mind, weights: own } } }, decide),
  );
}

export function mindOf({ bot }: Rulebook): Mind {
  if (!bot.mind) throw new Error('this game tells the search nothing that could be tuned');
  return bot.mind;
}

export const groupsOf = (game: Game): number => game.scenarios.length;
