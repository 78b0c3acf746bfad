import { act, drawOutcome, matchSheet, must, settle, writeRecord } from '@bicorne/engine';
import type { Action, Game, Match, Move, Playout, Prompt, Rng, Seat, Sight, Turn } from '@bicorne/engine';
import { newPurse, type Bot, type Rulebook } from '@bicorne/bots';
import type { Kept } from '@bicorne/bots/play';

/** Plays a state to its end, in place; a step is kept before it is taken, so that one that fails is there too. */
export function playGame(
  rulebook: Rulebook,
  state: unknown,
  bots: readonly Bot[],
  rng: Rng,
  keep?: (step: Kept) => void,
): Playout {
  const { game } = rulebook;
  const purses = bots.map(newPurse);
  let actions = 0;
  for (let steps = 0; steps <= game.bound; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { ending: turn.ending, actions, steps };
    if (turn.kind === 'chance') {
      const outcome = drawOutcome(game.chance(state), rng);
      keep?.({ outcome });
      game.settle(state, outcome);
      continue;
    }
    const seat = turn.seats.length === 1 ? turn.seats[0] : turn.seats[rng.below(turn.seats.length)];
    const legal = game.legal(state, seat);
    if (legal.length === 0) throw new Error(`a dead end: nothing is legal for seat ${seat}`);
    if (legal.length > 1) actions++;
    const action =
      legal.length === 1
        ? legal[0]
        : bots[seat](rulebook, new LazySight(game, state, seat, turn, legal), seat, rng, purses[seat]);
    keep?.({ seat, action });
    game.act(state, seat, action);
  }
  throw new Error(`not over after ${game.bound} steps`);
}

/** What a seat is shown, made when it is looked at: a bot that does not look costs nothing. */
class LazySight implements Sight {
  readonly turn: Turn;
  readonly legal: readonly Action[];
  readonly #game: Game;
  readonly #state: unknown;
  readonly #seat: Seat;

  constructor(game: Game, state: unknown, seat: Seat, turn: Turn, legal: readonly Action[]) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.turn = turn;
    this.legal = legal;
  }

  get view(): unknown {
    return this.#game.view(this.#state, this.#seat);
  }

  get prompt(): Prompt | null {
    return this.#game.prompt(this.#state, this.#seat);
  }
}

/** The record of a game that was played; a failure is told where the record then ends. */
export function keptRecord(start: Match, kept: readonly Kept[], failure: string | null): string {
  const { tags, moves } = matchSheet(replayKept(start, kept));
  const comment: Move[] = failure === null ? [] : [{ kind: 'comment', text: failure, line: 0 }];
  return writeRecord({ tags, moves: [...moves, ...comment] });
}

function replayKept(start: Match, kept: readonly Kept[]): Match {
  let match = start;
  try {
    for (const step of kept) {
      const played = 'outcome' in step ? settle(match, step.outcome) : act(match, step.seat, step.action);
      match = must(played).match;
    }
  } catch {
    // The step that failed in play fails here too: the record stops before it.
  }
  return match;
}
