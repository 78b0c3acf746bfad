import { mostPaid, openMatch, turnOf, type Game, type Handicap } from '@bicorne/engine';
import { accept } from '@bicorne/table/fault';
import type { Answer } from '@bicorne/table/protocol';
import type { NewMatch, Sitter, StoredMatch, StoredSeat } from './store/matches.ts';

/** A match that is still to be made. */
export type Plan = Omit<NewMatch, 'id' | 'secret' | 'createdAt' | 'host'>;

/** Who comes to which seat when sides are changed: everybody goes one further. */
export const seatsChanged = ({ seats }: StoredMatch): StoredSeat[] =>
  seats.map((seat, at) => seats.at(at - 1) ?? seat);

/**
 * The same battle upon the same terms with sides changed; whoever gave a handicap gives it again, as far as he can. Bids
 * are made anew, but in the second game of a pair: there the same side gives as much, whoever has it.
 */
export function planAgain(
  match: StoredMatch,
  game: Game,
  sitterOf: (before: StoredSeat) => Sitter | null,
  isSecond = false,
): Answer<Plan> {
  const { scenario, options, seats } = match;
  const plain = openMatch(game, { scenario, options });
  if (!plain.ok) return plain;
  const { bids } = match.terms;
  const most = mostPaid(game, plain.value.start);
  const handicap = bids ? (isSecond ? match.handicap : undefined) : changedHandicap(match, most);
  const opened = openMatch(game, { scenario, options, handicap });
  if (!opened.ok) return opened;
  const {
    lot: _lot,
    bids: _bids,
    handicap: _paid,
    kept: _kept,
    left: _left,
    event: _event,
    pair,
    ...terms
  } = match.terms;
  const changed = seatsChanged(match);
  return accept({
    game: game.id,
    rules: game.rules,
    scenario,
    options,
    listed: false,
    seats: seats.map(({ name }, at) => ({ name, sitter: sitterOf(changed[at]) })),
    turn: turnOf(opened.value),
    terms: {
      ...terms,
      ...(handicap ? { handicap } : {}),
      ...(bids ? { bids: { kind: bids.kind, most, ...(isSecond ? { settled: [] } : {}) } } : {}),
      // The rematch of a pair is a pair.
      ...(pair ? { pair: { games: pair.games, oneClock: pair.oneClock, game: 0 } } : {}),
    },
  });
}

function changedHandicap({ seats, handicap }: StoredMatch, most: readonly number[]): Handicap | undefined {
  if (!handicap) return undefined;
  const at = (seats.findIndex(({ name }) => name === handicap.seat) + 1) % seats.length;
  const amount = Math.min(handicap.amount, most[at]);
  return amount > 0 ? { seat: seats[at].name, amount } : undefined;
}
