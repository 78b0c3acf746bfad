import { whyNot, type Wish } from '../presses.ts';
import { same, text } from './compare.ts';
import type { Trial } from './trial.ts';

/** Places that are pressed at each spot, and things that were chosen before. */
const PRESSES = 24;

/**
 * Of whatever is pressed either something is legal, or it is said which rule forbids it; and what is said depends on
 * nothing that the seat does not see.
 */
export function presses({ game, secrecy, rng, report, spots }: Trial): void {
  const { presses: told } = game;
  if (!told) return;
  for (const spot of spots('act')) {
    const { state, turn } = spot;
    if (turn.kind !== 'seats') continue;
    const [seat] = turn.seats;
    const view = game.view(state, seat);
    const other = game.view(secrecy.redraw(state, seat, rng), seat);
    const wishes = game.legal(state, seat).flatMap((action) => told.of(action, state));
    const isMeant = ({ at, from }: Wish): boolean =>
      wishes.some((wish) => wish.at === at && wish.from === from);
    for (const wish of wishes)
      if (whyNot(game, view, seat, wish) !== null)
        report('a press that is legal is refused', `${text(wish)}: ${text(whyNot(game, view, seat, wish))}`);
    for (let n = 0; n < PRESSES; n++) {
      const at = rng.below(told.places);
      const from =
        wishes.length > 0 && rng.below(2) === 0 ? wishes[rng.below(wishes.length)].from : undefined;
      const wish = from === undefined ? { at } : { at, from };
      const said = whyNot(game, view, seat, wish);
      if (said === null && !isMeant(wish)) report('a press is met with silence', text(wish));
      if (said !== null && !/^[A-Z]\d/.test(said.rule)) report('a refusal names no rule', text(said));
      if (!same(said, whyNot(game, other, seat, wish))) report('a refusal leaks', text(said));
    }
  }
}
