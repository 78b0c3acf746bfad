import {
  act,
  drawOutcome,
  isOutcome,
  must,
  settle,
  turnOf,
  type Action,
  type Match,
  type Outcome,
  type Played,
  type Rng,
  type Seat,
} from '@bicorne/engine';

/** A seat's action, or what chance answered. */
type Taken = { readonly seat: Seat; readonly action: Action } | { readonly outcome: Outcome };

/** What is decided from one moment to the next at which chance is not to act. */
export interface Moment {
  readonly before: Match;
  readonly taken: readonly Taken[];
  readonly played: readonly Played[];
}

export const afterMoment = ({ played }: Moment): Match => played[played.length - 1].match;

export function nextMoment(before: Match, rng: Rng): Moment {
  const taken: Taken[] = [];
  const played: Played[] = [];
  let now = before;
  do {
    const one = decide(now, rng);
    const next = follow(now, one);
    if (!next) throw new Error('what was decided cannot be done');
    taken.push(one);
    played.push(next);
    now = next.match;
  } while (turnOf(now).kind === 'chance');
  return { before, taken, played };
}

function decide(match: Match, rng: Rng): Taken {
  const turn = turnOf(match);
  if (turn.kind !== 'seats') return { outcome: drawOutcome(match.game.chance(match.state), rng) };
  const seat = turn.seats[rng.below(turn.seats.length)];
  const legal = match.game.legal(match.state, seat);
  return { seat, action: legal[rng.below(legal.length)] };
}

/** The match after the same decision, or null where it cannot be taken. */
function follow(match: Match, taken: Taken): Played | null {
  if ('outcome' in taken) {
    const possible =
      turnOf(match).kind === 'chance' && isOutcome(match.game.chance(match.state), taken.outcome);
    return possible ? must(settle(match, taken.outcome)) : null;
  }
  const played = act(match, taken.seat, taken.action);
  return played.ok ? played.value : null;
}

export function followAll(match: Match, all: readonly Taken[]): Played[] | null {
  const played: Played[] = [];
  for (const taken of all) {
    const next = follow(played.at(-1)?.match ?? match, taken);
    if (!next) return null;
    played.push(next);
  }
  return turnOf(played[played.length - 1].match).kind === 'chance' ? null : played;
}
