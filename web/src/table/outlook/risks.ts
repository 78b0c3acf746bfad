import { leadsToChance, type Action, type Game, type OddsPart, type Seat } from '@bicorne/engine';

interface Asked {
  readonly game: Game;
  readonly part: OddsPart | null;
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

/**
 * Whether one of the legal actions is asked about once: dice and draws, but for a bare step that is the only one; and
 * to say that one is done where one could go on. The state is one that the view allows.
 */
export function isAskedAbout(
  { game, part, seat, legal }: Asked,
  view: unknown,
  state: unknown,
  action: Action,
): boolean {
  const forced = legal.length === 1;
  if (forced && part?.worth(action, view) !== true) return false;
  const goesOn = (one: Action): boolean => {
    const after = game.clone(state);
    game.act(after, seat, one);
    const turn = game.turn(after);
    return turn.kind === 'seats' && turn.seats.includes(seat);
  };
  const ends = (): boolean => isBare(action) && !goesOn(action) && legal.some(goesOn);
  return leadsToChance(game, part, state, seat, action) || ends();
}

/** It names nothing on the board. */
const isBare = (action: Action): boolean => Object.keys(action).length === 1;
