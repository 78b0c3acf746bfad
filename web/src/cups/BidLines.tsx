import type { Bid } from '@bicorne/engine';
import type { ReactNode } from 'react';
import { useCupWords } from '../words/cups/words.ts';
import './bids.css';

interface Props {
  readonly given: readonly Bid[];
  readonly names: Readonly<Record<string, string>>;
  /** Who sits where, by seat. */
  readonly players: Readonly<Record<string, string>>;
}

/** What was bid for the sides, at the head of the log. */
export function BidLines({ given, names, players }: Props): ReactNode {
  const words = useCupWords();
  if (!words || given.length === 0) return null;
  return (
    <ol className="bid-lines" aria-label={words.bids}>
      {given.map(({ seat, side, amount }) => (
        <li key={`${seat} ${side} ${String(amount)}`}>
          {words.bidOf(players[seat] ?? seat, names[side] ?? side, amount)}
        </li>
      ))}
    </ol>
  );
}
