import type { Bid, Bidding } from '@bicorne/engine';
import { useState, type ReactNode } from 'react';
import { useCupWords, type CupWords } from '../words/cups/words.ts';
import './bids.css';

/** What one bids for: the sides with their names, and how much of the coin each can give. */
export interface Ground {
  readonly seats: readonly string[];
  readonly most: readonly number[];
  readonly names: Readonly<Record<string, string>>;
  /** What the coin is, and what a piece of it does. */
  readonly coin?: { readonly title: string; readonly text: string } | undefined;
}

interface Props extends Ground {
  readonly kind: Bidding;
  /** The bid that is to be raised. */
  readonly last: Bid | undefined;
  readonly busy: boolean;
  readonly onBid: (side: string, amount: number) => void;
}

/** The side one wants and what one would give for it; where it is to be raised, more for the same side, or the other one. */
export function BidForm(props: Props): ReactNode {
  const words = useCupWords();
  if (!words) return null;
  return (
    <section className="bid-form" aria-label={words.bids}>
      <h2>{words.bids}</h2>
      {props.last ? <Raise {...props} last={props.last} words={words} /> : <Open {...props} words={words} />}
    </section>
  );
}

interface WithWords extends Props {
  readonly words: CupWords;
}

function Open({ seats, most, names, coin, busy, onBid, words }: WithWords): ReactNode {
  const [side, setSide] = useState(seats[0]);
  const [wanted, setAmount] = useState(0);
  const limit = most[seats.indexOf(side)];
  const amount = Math.min(wanted, limit);
  return (
    <>
      <fieldset className="sides">
        <legend>{words.sideWanted}</legend>
        {seats.map((seat) => (
          <label key={seat} className="choice">
            <input type="radio" name="bid-side" checked={seat === side} onChange={() => setSide(seat)} />
            <span>{names[seat] ?? seat}</span>
          </label>
        ))}
      </fieldset>
      <Amount {...{ least: 0, limit, amount, coin, words }} onChange={setAmount} />
      <button type="button" className="button main" disabled={busy} onClick={() => onBid(side, amount)}>
        {words.bid(names[side] ?? side, amount)}
      </button>
    </>
  );
}

function Raise({
  last,
  seats,
  most,
  names,
  coin,
  busy,
  onBid,
  words,
}: WithWords & { readonly last: Bid }): ReactNode {
  const least = last.amount + 1;
  const limit = most[seats.indexOf(last.side)];
  const [wanted, setAmount] = useState(least);
  const amount = Math.max(wanted, least);
  const other = seats.find((seat) => seat !== last.side) ?? '';
  const nameOf = (seat: string): string => names[seat] ?? seat;
  return (
    <>
      <p className="bid-last">{words.otherBids(nameOf(last.side), last.amount)}</p>
      <div className="bid-ways">
        <button type="button" className="button main" disabled={busy} onClick={() => onBid(other, 0)}>
          {words.takeSide(nameOf(other))}
        </button>
        {least <= limit && (
          <>
            <Amount {...{ least, limit, amount, coin, words }} onChange={setAmount} />
            <button type="button" className="button" disabled={busy} onClick={() => onBid(last.side, amount)}>
              {words.bid(nameOf(last.side), amount)}
            </button>
          </>
        )}
      </div>
    </>
  );
}

interface AmountProps extends Pick<Ground, 'coin'> {
  readonly least: number;
  readonly limit: number;
  readonly amount: number;
  readonly words: CupWords;
  readonly onChange: (amount: number) => void;
}

/** A row of numbers to press: there are few. */
const Amount = ({ least, limit, amount, coin, words, onChange }: AmountProps): ReactNode => (
  <fieldset className="bid-amounts">
    <legend>{coin ? words.iGive(coin.title) : words.iGive('')}</legend>
    {Array.from({ length: limit - least + 1 }, (_, more) => least + more).map((one) => (
      <label key={one}>
        <input type="radio" name="bid-amount" checked={one === amount} onChange={() => onChange(one)} />
        <span>{one}</span>
      </label>
    ))}
  </fieldset>
);
