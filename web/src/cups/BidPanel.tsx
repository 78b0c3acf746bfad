import type { MatchCard } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { people } from '../net/people.ts';
import { useAsking } from '../people/useAnswer.ts';
import type { Loaded } from '../table/game.ts';
import { useCupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { BidForm } from './BidForm.tsx';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}

/** When all are there they bid for the sides: one's own bid, and what may be known of the other's. */
export function BidPanel({ match, viewer, loaded, shell }: Props): ReactNode {
  const words = useCupWords();
  const { ask, busy, fault } = useAsking();
  const { bids, seats } = match;
  if (!words || !bids || match.stage !== 'bids') return null;
  const { seats: names, handicap: coin } = loaded.words;
  const me = seats[viewer]?.seat;
  const isAsked = me !== undefined && bids.asked.includes(me);
  return (
    <div className="notice bid-panel">
      {isAsked && (
        <BidForm
          key={bids.given.length}
          {...{ names, coin, busy }}
          kind={bids.kind}
          seats={seats.map(({ seat }) => seat)}
          most={bids.most}
          last={bids.kind === 'raised' ? bids.given.at(-1) : undefined}
          onBid={(side, amount) =>
            void ask(
              () => people.bid(match.id, { side, amount }),
              () => undefined,
            )
          }
        />
      )}
      {!isAsked &&
        bids.given.map((bid) => (
          <p key={bid.amount}>
            {words.bidOf(playerAt(match, bid.seat), names[bid.side] ?? bid.side, bid.amount)}
          </p>
        ))}
      {!isAsked && <p>{words.bidAwaited(bids.asked.map((seat) => playerAt(match, seat)).join(', '))}</p>}
      {fault !== null && <p role="alert">{shell.faults[fault]}</p>}
    </div>
  );
}

const playerAt = ({ seats }: MatchCard, seat: string): string =>
  seats.find((one) => one.seat === seat)?.player ?? seat;
