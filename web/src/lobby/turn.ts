import type { MatchCard } from '@bicorne/server/protocol';
import type { ShellWords } from '../words/words.ts';

/** Whether this match waits for us: to decide; or, before it begins, to come and open the number we laid down. */
export function isMine({ stage, turn, seats }: MatchCard): boolean {
  if (stage === 'numbers') return seats.some(({ mine, owesNumber }) => mine && owesNumber);
  return stage === 'play' && turn.kind === 'seats' && turn.seats.some((seat) => seats[seat].mine);
}

export function turnWord(card: MatchCard, { lobby, table }: ShellWords): string {
  if (card.turn.kind === 'over') return lobby.over;
  if (!card.seats.some(({ mine }) => mine)) return lobby.join;
  if (isMine(card)) return lobby.yourTurn;
  return card.stage === 'play' ? lobby.theirTurn : table.awaits('');
}
