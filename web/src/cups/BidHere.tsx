import { biddersOf, seated, settleBids, type Bid, type Bidding, type Bids } from '@bicorne/engine';
import { useState, type ReactNode } from 'react';
import { addressOf } from '../place.ts';
import { useCupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { BidForm, type Ground } from './BidForm.tsx';

/** Those who bid by their seats of now: somebody at this device by name, or a bot. */
interface Bidder {
  readonly name: string;
  readonly isBot: boolean;
}

/** What came of it: whether they change seats, and what stands in the record. */
export interface BidEnd {
  readonly changed: boolean;
  readonly bids: Bids;
}

interface Props {
  readonly kind: Bidding;
  readonly ground: Ground;
  readonly bidders: readonly Bidder[];
  /** What the bot at this seat bids. */
  readonly askBot: (bids: Bids, seat: number) => Promise<Bid>;
  readonly onEnd: (end: BidEnd) => void;
  readonly shell: ShellWords;
}

/** Bids on one device: where two share it a screen falls between them, and nothing of a sealed bid stays in sight. */
export function BidHere({ kind, ground, bidders, askBot, onEnd, shell }: Props): ReactNode {
  const words = useCupWords();
  const { seats, names } = ground;
  const [given, setGiven] = useState<readonly Bid[]>([]);
  const [isHere, setHere] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!words) return null;
  const bids: Bids = { kind, given };
  const settled = settleBids(bids, seats);
  const people = seats.filter((_, at) => !bidders[at].isBot);
  const nameAt = (seat: string): string => bidders[seats.indexOf(seat)].name;

  const add = async (bid: Bid): Promise<void> => {
    setBusy(true);
    let all = [...given, bid];
    const bot = seats.find((_, at) => bidders[at].isBot);
    if (bot !== undefined && !settleBids({ kind, given: all }, seats)) {
      // The bot knows of no sealed bid.
      const known = kind === 'sealed' ? [] : all;
      all = [...all, await askBot({ kind, given: known }, seats.indexOf(bot))];
    }
    setGiven(all);
    setHere(false);
    setBusy(false);
  };

  if (settled) {
    const end = seated(bids, seats);
    const sitters = settled.changed ? seats.toReversed() : seats;
    return (
      <section className="bid-form">
        <h2>{words.bids}</h2>
        <ol className="bid-lines">
          {given.map(({ seat, side, amount }) => (
            <li key={`${seat} ${side} ${String(amount)}`}>
              {words.bidOf(nameAt(seat), names[side] ?? side, amount)}
            </li>
          ))}
        </ol>
        {seats.map((seat, at) => (
          <p key={seat}>
            <strong>{names[seat] ?? seat}</strong>: {nameAt(sitters[at])}
            {settled.handicap?.seat === seat &&
              ` · ${words.gives(ground.coin?.title ?? '', settled.handicap.amount)}`}
          </p>
        ))}
        {!settled.handicap && <p>{words.nobodyGivesAny}</p>}
        <button
          type="button"
          className="button main"
          onClick={() => onEnd({ changed: settled.changed, bids: end })}
        >
          {shell.lobby.start}
        </button>
      </section>
    );
  }
  const seat = biddersOf(bids, seats, people[0]).find((one) => people.includes(one)) ?? people[0];
  if (people.length > 1 && !isHere)
    return (
      <section className="bid-form bid-screen">
        <img src={addressOf('/icon.svg')} alt="" width="56" height="56" />
        <h2>{shell.device.handTo(nameAt(seat))}</h2>
        <button type="button" className="button main" onClick={() => setHere(true)}>
          {shell.device.iAm(nameAt(seat))}
        </button>
      </section>
    );
  return (
    <>
      {people.length > 1 && <p className="bid-who">{nameAt(seat)}</p>}
      <BidForm
        key={given.length}
        {...ground}
        kind={kind}
        last={kind === 'raised' ? given.at(-1) : undefined}
        busy={busy}
        onBid={(side, amount) => void add({ seat, side, amount })}
      />
    </>
  );
}
