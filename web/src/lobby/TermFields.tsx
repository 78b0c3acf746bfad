import type { ClockSetting } from '@bicorne/server/protocol';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';

/** Upon what two people agree before they play over the network. */
export interface Terms {
  readonly clock: ClockSetting | null;
  readonly rated: boolean;
  readonly lot: boolean;
}

export const FREELY: Terms = { clock: null, rated: false, lot: false };

const MINUTE = 60;
const DAY = 86_400;

const CLOCKS: readonly (ClockSetting | null)[] = [
  null,
  { kind: 'live', base: 30 * MINUTE, increment: 15 },
  { kind: 'live', base: 60 * MINUTE, increment: 30 },
  { kind: 'live', base: 120 * MINUTE, increment: 30 },
  { kind: 'days', perMove: DAY, bank: 7 * DAY },
  { kind: 'days', perMove: 3 * DAY, bank: 14 * DAY },
];

function clockName(clock: ClockSetting | null, { people }: ShellWords): string {
  if (clock === null) return people.noClock;
  return clock.kind === 'live'
    ? people.live(clock.base / MINUTE, clock.increment)
    : people.days(clock.perMove / DAY);
}

interface Props {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
  readonly shell: ShellWords;
}

export const TermFields = ({ terms, onChange, shell }: Props): ReactNode => (
  <>
    <label className="field">
      <span>{shell.people.clock}</span>
      <select
        value={CLOCKS.indexOf(terms.clock)}
        onChange={(event) => onChange({ ...terms, clock: CLOCKS[Number(event.target.value)] })}
      >
        {CLOCKS.map((clock, at) => (
          <option key={clockName(clock, shell)} value={at}>
            {clockName(clock, shell)}
          </option>
        ))}
      </select>
    </label>
    <label className="choice">
      <input
        type="checkbox"
        checked={terms.lot}
        onChange={(event) => onChange({ ...terms, lot: event.target.checked })}
      />
      <span>{shell.people.lot}</span>
    </label>
    {terms.clock !== null && (
      <label className="choice">
        <input
          type="checkbox"
          checked={terms.rated}
          onChange={(event) => onChange({ ...terms, rated: event.target.checked })}
        />
        <span>
          {shell.people.rated}
          <small>{shell.people.ratedNote}</small>
        </span>
      </label>
    )}
  </>
);
