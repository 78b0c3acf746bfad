import type { ClockSetting, PairWish } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { useCupWords } from '../words/cups/words.ts';

interface Props {
  readonly pair: PairWish | null;
  /** On this device, where the games follow each other. */
  readonly here: boolean;
  readonly clock: ClockSetting | null;
  readonly onChange: (pair: PairWish | null) => void;
}

const AFTER: PairWish = { games: 'after', oneClock: false };

/** One game, or the same battle twice with sides changed. */
export function PairFields({ pair, here, clock, onChange }: Props): ReactNode {
  const words = useCupWords();
  if (!words) return null;
  return (
    <fieldset>
      <legend>{words.games}</legend>
      <label className="choice">
        <input
          type="checkbox"
          checked={pair !== null}
          onChange={({ target }) => onChange(target.checked ? AFTER : null)}
        />
        <span>
          {words.pair}
          <small>{words.pairNote}</small>
        </span>
      </label>
      {pair && !here && (
        <>
          <label className="field">
            <span>{words.secondGame}</span>
            <select
              value={pair.games}
              onChange={({ target: { value } }) =>
                onChange(
                  value === 'together' ? { games: value, oneClock: false } : { ...pair, games: 'after' },
                )
              }
            >
              <option value="after">{words.afterFirst}</option>
              <option value="together">{words.together}</option>
            </select>
          </label>
          {pair.games === 'after' && clock?.kind === 'live' && (
            <label className="choice">
              <input
                type="checkbox"
                checked={pair.oneClock}
                onChange={({ target }) => onChange({ ...pair, oneClock: target.checked })}
              />
              <span>{words.oneClock}</span>
            </label>
          )}
        </>
      )}
    </fieldset>
  );
}
