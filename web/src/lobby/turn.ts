import type { Ending } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/table/protocol';
import type { ShellWords } from '../words/words.ts';

/** Whether this match waits for us: to decide; or, before it begins, to bid, or to come and open the number we laid down. */
export function isMine({ stage, turn, seats, bids }: MatchCard): boolean {
  if (stage === 'bids') return seats.some(({ mine, seat }) => mine && bids?.asked.includes(seat));
  if (stage === 'numbers') return seats.some(({ mine, owesNumber }) => mine && owesNumber);
  return stage === 'play' && turn.kind === 'seats' && turn.seats.some((seat) => seats[seat].mine);
}

export function turnWord(card: MatchCard, { lobby, table }: ShellWords): string {
  if (card.turn.kind === 'over') return resultWord(card, card.turn.ending, lobby);
  if (!card.seats.some(({ mine }) => mine)) return lobby.join;
  if (isMine(card)) return lobby.yourTurn;
  return card.stage === 'play' ? lobby.theirTurn : table.awaits('');
}

/** Endings that decide nothing. */
const WITHOUT_RESULT: ReadonlySet<string> = new Set(['abandoned', 'aborted']);

/** For whoever had every side, or none, it is merely over. */
function resultWord(
  { seats }: MatchCard,
  { winners, reason }: Ending,
  { over, results }: ShellWords['lobby'],
): string {
  const mine = seats.filter((seat) => seat.mine).length;
  if (mine === 0 || mine === seats.length || WITHOUT_RESULT.has(reason)) return over;
  if (winners.length === 0) return results.drawn;
  return winners.some((seat) => seats[seat].mine) ? results.won : results.lost;
}
