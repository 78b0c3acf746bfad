import { prize } from '@bicorne/bots';
import { digest, quickRng, type Seat, type Viewer } from '@bicorne/engine';
import { expectation, meanOf, type Expected, type ExpectLimits } from './expect.ts';
import type { Film } from './film.ts';

/** Everything is known: how a match is told when it is over. A seat's report is told as that seat could know. */
export const TRUTH = -1;
/** Whose knowledge a report is made of. */
export type Witness = Viewer;

/** In how many imagined states that agree with a sight its chances are counted. */
const IMAGINED = 12;
/** Imagined states are many: of each less is counted. */
const ROUGH: ExpectLimits = { outcomes: 60, draws: 12 };
/** Eight dice of six faces can be counted; of more outcomes some are drawn. */
const EXACT: ExpectLimits = { outcomes: 500, draws: 120 };

/** What is to be expected at one position of the film; at its end, how it ended. */
export function pointAt(film: Film, at: number, witness: Witness): Expected {
  const { ground, match, states, ending } = film;
  if (at === states.length - 1)
    return { values: match.seats.map((_, seat) => prize(ending.winners, seat)), error: 0 };
  const terms = { game: match.game, value: ground.value, limits: EXACT };
  return witness === TRUTH ? expectation(terms, states[at]) : inSightOf(film, at, witness);
}

/** Drawn by the view alone, so that a seat that sees the same is told the same. */
function inSightOf({ ground, match: { game }, states }: Film, at: number, seat: Seat): Expected {
  const view = game.view(states[at], seat);
  const rng = quickRng(digest(view));
  const terms = { game, value: ground.value, limits: ROUGH };
  return meanOf(
    Array.from({ length: IMAGINED }, () => expectation(terms, game.sample(view, seat, rng)).values),
  );
}

/** One seat's match in one sum: start + luck + decisions = result. */
export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly result: number;
}

/** Dice and draws are luck; everything else somebody decided, also to give up or to let the clock run out. */
export function accountOf({ steps }: Pick<Film, 'steps'>, points: readonly Expected[], seat: Seat): Account {
  let [luck, decisions] = [0, 0];
  steps.forEach(({ kind }, n) => {
    const gain = points[n + 1].values[seat] - points[n].values[seat];
    if (kind === 'chance') luck += gain;
    else decisions += gain;
  });
  return { start: points[0].values[seat], luck, decisions, result: points[points.length - 1].values[seat] };
}
