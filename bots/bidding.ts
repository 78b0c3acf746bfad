import { must, payHandicap, type Bid, type Bids, type Game, type Match, type Seat } from '@bicorne/engine';
import type { BotBalance } from '@bicorne/games';
import type { Rulebook } from './bot.ts';
import { playOn, TrialDice } from './playOn.ts';
import { makeJudge } from './search/mind.ts';

/**
 * What a bot bids for a side: as much as leaves it an even chance there. So whoever bids more gives it the better side,
 * and whoever bids less leaves it one that is no worse. How fair the battle is at even terms it takes from what bots
 * have made of it, where that is known; what the coin is worth from its own evaluation of the first turn.
 */
export function* bidding(
  rulebook: Rulebook,
  { game, start, seats }: Pick<Match, 'game' | 'start' | 'seats'>,
  { kind, given }: Bids,
  seat: Seat,
  known?: BotBalance,
): Generator<undefined, Bid, undefined> {
  const weigh = makeScales(rulebook, start);
  const shift = known ? logit(known.share) - logit(weigh(start)) : 0;
  const mine = seats[seat];
  const chance = (side: Seat, amount: number): number => {
    const handicap = { seat: seats[side], amount };
    const first = logistic(
      logit(weigh(amount === 0 ? start : must(payHandicap(game, start, handicap)))) + shift,
    );
    return side === 0 ? first : 1 - first;
  };
  const last = kind === 'raised' ? given.at(-1) : undefined;
  const better: Seat = last ? seats.indexOf(last.side) : chance(0, 0) >= EVEN ? 0 : 1;
  const least = last ? last.amount + 1 : 0;
  let [sure, out] = [least - 1, mostFor(game, start, better) + 1];
  while (out - sure > 1) {
    const tried = Math.floor((sure + out) / 2);
    if (chance(better, tried) >= EVEN) sure = tried;
    else out = tried;
    yield;
  }
  if (last && sure < least) return { seat: mine, side: seats[1 - better], amount: 0 };
  // A raise is of one step: nobody gives more than the other makes him.
  return { seat: mine, side: seats[better], amount: last ? least : Math.max(0, sure) };
}

const EVEN = 0.5;

const mostFor = (game: Game, start: unknown, seat: Seat): number => game.handicap?.most(start, seat) ?? 0;

/** The chance of the first of two seats in a position in which nothing has been done yet. */
function makeScales(rulebook: Rulebook, start: unknown): (position: unknown) => number {
  const { game, bot } = rulebook;
  const judge = makeJudge(rulebook, {});
  const dice = new TrialDice();
  const going = { game, judge, dice, turns: bot.mind ? 1 : 0, heat: HEAT };
  const look = (position: unknown, number: number): number => {
    const state = game.clone(position);
    // The same dice for every position: what differs is what was paid.
    dice.begin(SEED, number);
    playOn(going, state);
    const turn = game.turn(state);
    if (turn.kind === 'over') return turn.ending.winners.includes(0) ? SURE : 1 - SURE;
    const [first, second] = [judge.value(state, 0), judge.value(state, 1)];
    return first / (first + second);
  };
  return (position) =>
    Array.from({ length: LOOKS }, (_, number) => look(position ?? start, number)).reduce(
      (sum, one) => sum + one,
      0,
    ) / LOOKS;
}

const LOOKS = 12;
const HEAT = 0.5;
const SEED = 1815;
const SURE = 0.99;

const logit = (chance: number): number => Math.log(chance / (1 - chance));
const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));
