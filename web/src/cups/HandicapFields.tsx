import { BIDDINGS, mostPaid, openMatch, type Bidding, type Handicap, type Options } from '@bicorne/engine';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Offer } from '../lobby/offers.ts';
import { useCupWords } from '../words/cups/words.ts';

interface Props {
  readonly offer: Offer;
  readonly scenario: string;
  readonly options: Options;
  readonly give: Give;
  readonly onChange: (give: Give) => void;
}

/** What one side gives the other: agreed, or bid for. */
export interface Give {
  readonly handicap: Handicap | null;
  readonly bids: Bidding | null;
}

export const NOTHING_GIVEN: Give = { handicap: null, bids: null };

/** For unequal friends: who gives, and how much of the game's coin; or both bid for the sides. */
export function HandicapFields({ offer, scenario, options, give, onChange }: Props): ReactNode {
  const words = useCupWords();
  const coin = offer.words.handicap;
  const most = useMost(offer, scenario, options);
  const { handicap, bids } = give;
  const limit = handicap ? (most[handicap.seat] ?? 0) : 0;
  const payers = Object.keys(most).filter((seat) => most[seat] > 0);
  const mayBid = Object.keys(most).length === 2 && payers.length > 0;
  const kinds = mayBid ? BIDDINGS : [];
  useEffect(() => {
    if ((handicap && handicap.amount > limit) || (bids && !mayBid)) onChange(NOTHING_GIVEN);
  }, [handicap, bids, mayBid, limit, onChange]);
  if (!words || !coin || payers.length === 0) return null;
  const choose = (value: string): void => {
    const kind = kinds.find((one) => value === byBids(one));
    if (kind) onChange({ handicap: null, bids: kind });
    else onChange(value === '' ? NOTHING_GIVEN : { handicap: { seat: value, amount: 1 }, bids: null });
  };
  return (
    <details className="options">
      <summary>{words.handicap}</summary>
      <label className="field">
        <span>{words.whoGives}</span>
        <select
          value={bids ? byBids(bids) : (handicap?.seat ?? '')}
          onChange={({ target: { value } }) => choose(value)}
        >
          <option value="">{words.nobodyGives}</option>
          {payers.map((seat) => (
            <option key={seat} value={seat}>
              {offer.words.seats[seat] ?? seat}
            </option>
          ))}
          {kinds.map((kind) => (
            <option key={kind} value={byBids(kind)}>
              {words.byBids[kind]}
            </option>
          ))}
        </select>
        {bids && <small>{words.bidNotes[bids]}</small>}
      </label>
      {handicap && (
        <label className="field">
          <span>{coin.title}</span>
          <select
            value={handicap.amount}
            onChange={({ target }) =>
              onChange({ ...give, handicap: { ...handicap, amount: Number(target.value) } })
            }
          >
            {Array.from({ length: limit }, (_, less) => (
              <option key={less} value={less + 1}>
                {less + 1}
              </option>
            ))}
          </select>
          <small>{coin.text}</small>
        </label>
      )}
    </details>
  );
}

/** No seat is called so. */
const byBids = (kind: Bidding): string => `? ${kind}`;

/** By seat, how much it can give in this battle. */
export const useMost = (
  { game }: Offer,
  scenario: string,
  options: Options,
): Readonly<Record<string, number>> =>
  useMemo(() => {
    const opened = openMatch(game, { scenario, options });
    if (!opened.ok) return {};
    const most = mostPaid(game, opened.value.start);
    return Object.fromEntries(opened.value.seats.map((seat, at) => [seat, most[at]]));
  }, [game, scenario, options]);
