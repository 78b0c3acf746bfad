import { ok, ONLOOKER, refuse, turnOf } from '@bicorne/engine';
import type { Action, Ending, Game, GameEvent, Match, Prompt, Result, Seat, Viewer } from '@bicorne/engine';

/** Who looks at a match: a seat, an onlooker, or the referee, who sees all. */
export type Watcher = Viewer | typeof REFEREE;
export const REFEREE = 'referee';

export function findWatcher(match: Match, name: string): Result<Watcher> {
  if (name === REFEREE) return ok(REFEREE);
  if (name === 'onlooker') return ok(ONLOOKER);
  return findSeat(match, name);
}

export function findSeat(match: Match, name: string): Result<Seat> {
  const seat = match.seats.indexOf(name);
  if (seat !== -1) return ok(seat);
  const text = `there is no seat ${JSON.stringify(name.slice(0, 40))}; there are ${match.seats.join(', ')}`;
  return refuse('unknown', text, { place: 'seat' });
}

export function watcherName(match: Match, watcher: Watcher): string {
  if (watcher === REFEREE) return REFEREE;
  return watcher === ONLOOKER ? 'onlooker' : match.seats[watcher];
}

export function eventsFor(game: Game, events: readonly GameEvent[], watcher: Watcher): GameEvent[] {
  if (watcher === REFEREE) return [...events];
  return events.map((event) => game.seen(event, watcher)).filter((event) => event !== null);
}

/** The seats that are to act; none when chance is, or when it is over. */
export function seatsToAct(match: Match): readonly Seat[] {
  const turn = turnOf(match);
  return turn.kind === 'seats' ? turn.seats : [];
}

export interface LegalEntry {
  readonly seat: string;
  readonly action: Action;
  readonly text: string;
}

/** A seat's own legal actions, or for the referee those of every seat that is to act. */
export function listLegal(match: Match, watcher: Watcher): LegalEntry[] {
  const seats = seatsToAct(match).filter((seat) => watcher === REFEREE || seat === watcher);
  return seats.flatMap((seat) =>
    match.game.legal(match.state, seat).map((action) => ({
      seat: match.seats[seat],
      action,
      text: match.game.write(action),
    })),
  );
}

/** What is asked; the referee reads the question as the seat does that must answer it. */
export function promptFor(match: Match, watcher: Watcher): Prompt | null {
  if (match.stopped) return null;
  const viewer = watcher === REFEREE ? (seatsToAct(match)[0] ?? ONLOOKER) : watcher;
  return match.game.prompt(match.state, viewer);
}

export interface NamedEnding {
  readonly winners: readonly string[];
  readonly reason: string;
}

export const nameEnding = (match: Match, { winners, reason }: Ending): NamedEnding => ({
  winners: winners.map((seat) => match.seats[seat]),
  reason,
});
