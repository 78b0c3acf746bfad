import { drawOutcome, quickRng, sight } from '@bicorne/engine';
import type { Action, Ending, Match, Outcome, Rng, Seat, Sight } from '@bicorne/engine';
import { newPurse, type Bot, type Purse, type Rulebook } from './index.ts';
import { adjudicate } from './adjudicate.ts';

/** A step as it is kept for the record. */
export type Kept = { readonly seat: Seat; readonly action: Action } | { readonly outcome: Outcome };

/** Somebody at the table: a bot of ours, or a program that takes its time; null when it has taken too much of it. */
export type Player = (sight: Sight, seat: Seat, rng: Rng, purse: Purse) => Action | Promise<Action | null>;

export const playerOf =
  (rulebook: Rulebook, bot: Bot): Player =>
  (seen, seat, rng, purse) =>
    bot(rulebook, seen, seat, rng, purse);

export interface Finished {
  readonly ending: Ending;
  /** By seat, what each had to show; null where the match was not played out, or the game does not say. */
  readonly margin: readonly number[] | null;
  readonly adjudicated: boolean;
  /** Who did not answer, and lost by that. */
  readonly silent: Seat | null;
  readonly steps: number;
  /** By seat: decisions with more than one answer, and milliseconds spent on them. */
  readonly decisions: readonly number[];
  readonly millis: readonly number[];
  /** The longest it thought between two changes of the turn. */
  readonly longest: readonly number[];
}

export interface Table {
  readonly rulebook: Rulebook;
  readonly start: Match;
  /** By seat. */
  readonly players: readonly Player[];
  readonly seed: string;
  /** A match is adjudicated after so many turns. */
  readonly turns: number;
  readonly keep?: ((step: Kept) => void) | undefined;
  /** Shown every position in which a turn begins. */
  readonly watch?: ((state: unknown) => void) | undefined;
  /** Shown what every roll and draw was asked in, and what came of it. */
  readonly witness?: ((before: unknown, after: unknown) => void) | undefined;
}

/** Plays one match to its end. Dice and bots have streams of their own, so that both matches of a pair have the same. */
export async function playMatch({
  rulebook,
  start,
  players,
  seed,
  turns,
  keep,
  watch,
  witness,
}: Table): Promise<Finished> {
  const { game, bot } = rulebook;
  const state = game.clone(start.state);
  const dice = quickRng(`${seed}/dice`);
  const rngs = players.map((_, seat) => quickRng(`${seed}/${seat}`));
  const purses = players.map(newPurse);
  const [decisions, millis, longest, before] = [0, 1, 2, 3].map(() => players.map(() => 0));
  const finish = (
    steps: number,
    ending: Ending,
    how: Partial<Pick<Finished, 'adjudicated' | 'silent' | 'margin'>> = {},
  ): Finished => ({
    ending,
    margin: null,
    adjudicated: false,
    silent: null,
    ...how,
    steps,
    decisions,
    millis,
    longest,
  });
  let [mover, passed] = [bot.mind?.mover(state), 0];
  for (let steps = 0; steps <= game.bound; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return finish(steps, turn.ending, { margin: game.margin?.(state).of ?? null });
    const now = bot.mind?.mover(state);
    if (now !== mover) {
      passed++;
      players.forEach((_, seat) => (before[seat] = millis[seat]));
      watch?.(state);
    }
    mover = now;
    if (passed >= turns)
      return finish(steps, adjudicate(rulebook, state, players.length), { adjudicated: true });
    if (turn.kind === 'chance') {
      const outcome = drawOutcome(game.chance(state), dice);
      const before = witness && game.clone(state);
      keep?.({ outcome });
      game.settle(state, outcome);
      witness?.(before, state);
      continue;
    }
    const [seat] = turn.seats;
    const legal = game.legal(state, seat);
    let action = legal[0];
    if (legal.length > 1) {
      const seen = sight(game, state, seat);
      const begin = performance.now();
      const answer = await players[seat](seen, seat, rngs[seat], purses[seat]);
      millis[seat] += performance.now() - begin;
      longest[seat] = Math.max(longest[seat], millis[seat] - before[seat]);
      decisions[seat]++;
      if (answer === null)
        return finish(steps, lostBySilence(rulebook, state, seat, players), { silent: seat });
      action = answer;
      if (!isLegal(rulebook, legal, action))
        throw new Error(`${game.write(action)} is not legal for seat ${seat}`);
    }
    keep?.({ seat, action });
    game.act(state, seat, action);
  }
  throw new Error(`not over after ${game.bound} steps`);
}

function lostBySilence({ game }: Rulebook, state: unknown, seat: Seat, players: readonly Player[]): Ending {
  const sides = game.sides?.(state) ?? [...players.keys()];
  return { winners: [...sides.keys()].filter((other) => sides[other] !== sides[seat]), reason: 'silent' };
}

function isLegal({ game }: Rulebook, legal: readonly Action[], action: Action): boolean {
  if (legal.includes(action)) return true;
  const text = game.write(action);
  return legal.some((one) => game.write(one) === text);
}
