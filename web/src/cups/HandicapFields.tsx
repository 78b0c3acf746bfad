import { mostPaid, openMatch, type Handicap, type Options } from '@bicorne/engine';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Offer } from '../lobby/offers.ts';
import { useCupWords } from '../words/cups/words.ts';

interface Props {
  readonly offer: Offer;
  readonly scenario: string;
  readonly options: Options;
  readonly handicap: Handicap | null;
  readonly onChange: (handicap: Handicap | null) => void;
}

/** For unequal friends: who gives, and how much of the game's coin. */
export function HandicapFields({ offer, scenario, options, handicap, onChange }: Props): ReactNode {
  const words = useCupWords();
  const coin = offer.words.handicap;
  const most = useMost(offer, scenario, options);
  const limit = handicap ? (most[handicap.seat] ?? 0) : 0;
  useEffect(() => {
    if (handicap && handicap.amount > limit) onChange(null);
  }, [handicap, limit, onChange]);
  const payers = Object.keys(most).filter((seat) => most[seat] > 0);
  if (!words || !coin || payers.length === 0) return null;
  return (
    <details className="options">
      <summary>{words.handicap}</summary>
      <label className="field">
        <span>{words.whoGives}</span>
        <select
          value={handicap?.seat ?? ''}
          onChange={({ target: { value } }) => onChange(value === '' ? null : { seat: value, amount: 1 })}
        >
          <option value="">{words.nobodyGives}</option>
          {payers.map((seat) => (
            <option key={seat} value={seat}>
              {offer.words.seats[seat] ?? seat}
            </option>
          ))}
        </select>
      </label>
      {handicap && (
        <label className="field">
          <span>{coin.title}</span>
          <select
            value={handicap.amount}
            onChange={({ target }) => onChange({ ...handicap, amount: Number(target.value) })}
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

/** By seat, how much it can give in this battle. */
const useMost = ({ game }: Offer, scenario: string, options: Options): Readonly<Record<string, number>> =>
  useMemo(() => {
    const opened = openMatch(game, { scenario, options });
    if (!opened.ok) return {};
    const most = mostPaid(game, opened.value.start);
    return Object.fromEntries(opened.value.seats.map((seat, at) => [seat, most[at]]));
  }, [game, scenario, options]);
