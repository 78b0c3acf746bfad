import { loadRulebook, makeJudge, prize, type Rulebook } from '@bicorne/bots';
import { digest, type Game, type Seat } from '@bicorne/engine';
import { loadNet } from '@bicorne/games';

/** How a report is made; raised when another way of counting would give other figures for the same value function. */
const METHOD = 1;

/** What positions are worth, frozen: the same version gives the same figures wherever and whenever it is asked. */
export interface ValueFunction {
  readonly version: string;
  /** The chance of victory of each seat; seats of one side have the same, and the sides' add up to 1. */
  of(state: unknown): readonly number[];
}

/** A game with all that a report of it needs. */
export interface Ground {
  readonly rulebook: Rulebook;
  readonly value: ValueFunction;
}

export async function loadGround(id: string): Promise<Ground | undefined> {
  const [rulebook, file] = await Promise.all([loadRulebook(id), loadNet(id)]);
  if (!rulebook) return undefined;
  const learned = rulebook.net && file ? [file.linear, file.weights] : [];
  const known = [rulebook.game.rules, rulebook.bot.mind?.weights ?? {}, ...learned];
  return { rulebook, value: makeValue(rulebook, `${METHOD}-${digest(known).slice(0, 8)}`) };
}

/** The game's own evaluation, seen from every side and brought to one sum: what one side has, the others have not. */
export function makeValue(rulebook: Rulebook, version: string): ValueFunction {
  const { game } = rulebook;
  const judge = makeJudge(rulebook, {});
  return {
    version,
    of(state) {
      const turn = game.turn(state);
      const sides = sidesOf(game, state);
      if (turn.kind === 'over') return sides.map((_, seat) => prize(turn.ending.winners, seat));
      return shared(sides, (seat) => judge.value(state, seat));
    },
  };
}

const sidesOf = (game: Game, state: unknown): readonly number[] =>
  game.sides?.(state) ?? game.seats(state).map((_, seat) => seat);

function shared(sides: readonly number[], valueOf: (seat: Seat) => number): number[] {
  const bySide = new Map<number, number>();
  sides.forEach((side, seat) => {
    if (!bySide.has(side)) bySide.set(side, valueOf(seat));
  });
  const sum = [...bySide.values()].reduce((all, one) => all + one, 0);
  return sides.map((side) => (bySide.get(side) ?? 0) / sum);
}
