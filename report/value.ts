import { loadRulebook, makeJudge, playOn, prize, TrialDice, type Rulebook } from '@bicorne/bots';
import { digest, type Game, type Seat } from '@bicorne/engine';
import { loadHabit, loadNet } from '@bicorne/games';

/** How a report is made; raised when another way of counting would give other figures for the same evaluation. */
const METHOD = 2;

/** What positions are worth, frozen: the same version gives the same figures wherever and whenever it is asked. */
export interface ValueFunction {
  readonly version: string;
  /**
   * One look at a position: it is played on to the end of the turn by what both sides lean to, and judged there. Gives
   * the chance of victory of each seat; seats of one side have the same, and the sides' add up to 1.
   */
  look(state: unknown, luck: Luck): readonly number[];
}

/** Which dice a look meets; two positions that are looked at with the same meet the same. */
interface Luck {
  readonly seed: number;
  readonly number: number;
}

/** A game with all that a report of it needs. */
export interface Ground {
  readonly rulebook: Rulebook;
  readonly value: ValueFunction;
  readonly looks: Looks;
}

/** How closely positions are looked at. */
export interface Looks {
  /** How often one position is. */
  readonly each: number;
  /** More outcomes of chance than this are not counted one by one but drawn, so many of them. */
  readonly outcomes: number;
}

const LOOKS: Looks = { each: 96, outcomes: 500 };

export async function loadGround(id: string, looks = LOOKS): Promise<Ground | undefined> {
  const [rulebook, file, habit] = await Promise.all([loadRulebook(id), loadNet(id), loadHabit(id)]);
  if (!rulebook) return undefined;
  const learned = rulebook.net && file ? [file.linear, file.weights, file.sure ?? 1] : [];
  const leant = rulebook.habit && habit ? [habit.sharp, habit.weights] : [];
  const known = [rulebook.game.rules, rulebook.bot.mind?.weights ?? {}, ...learned, ...leant];
  const version = `${METHOD}-${digest(known).slice(0, 8)}`;
  return { rulebook, looks, value: makeValue(rulebook, version, file?.sure) };
}

/** Where the rest of a turn is played out to be judged; a game that knows no turns is judged at the next decision. */
const TURNS = 1;
const HEAT = 0.5;

/** The game's own evaluation, seen from every side and brought to one sum: what one side has, the others have not. */
export function makeValue(rulebook: Rulebook, version: string, sure = 1): ValueFunction {
  const { game, bot } = rulebook;
  const judge = makeJudge(rulebook, {});
  const dice = new TrialDice();
  const going = { game, judge, dice, turns: bot.mind ? TURNS : 0, heat: HEAT };
  return {
    version,
    look(given, { seed, number }) {
      const state = game.clone(given);
      dice.begin(seed, number);
      playOn(going, state);
      const turn = game.turn(state);
      const sides = sidesOf(game, state);
      if (turn.kind === 'over') return sides.map((_, seat) => prize(turn.ending.winners, seat));
      return shared(sides, (seat) => judge.value(state, seat) ** sure);
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
