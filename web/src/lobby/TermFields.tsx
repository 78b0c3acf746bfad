import type { ClockSetting, PairWish } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { clockName } from './terms.ts';

/** Upon what two people agree before they play over the network. */
export interface Terms {
  readonly clock: ClockSetting | null;
  readonly rated: boolean;
  readonly lot: boolean;
  /** Two games with sides changed. */
  readonly pair: PairWish | null;
  /** Minutes by which onlookers see later what happens. */
  readonly delay: number;
  /** Bots may be asked for advice. */
  readonly advice: boolean;
  /** Answers given beforehand come at their player's own pace. */
  readonly paced: boolean;
}

export const FREELY: Terms = {
  clock: null,
  rated: false,
  lot: false,
  pair: null,
  delay: 0,
  advice: false,
  paced: false,
};

const MINUTE = 60;
const DAY = 86_400;

export const CLOCKS: readonly ClockSetting[] = [
  { kind: 'live', base: 30 * MINUTE, increment: 15 },
  { kind: 'live', base: 60 * MINUTE, increment: 30 },
  { kind: 'live', base: 120 * MINUTE, increment: 30 },
  { kind: 'days', perMove: DAY, bank: 7 * DAY },
  { kind: 'days', perMove: 3 * DAY, bank: 14 * DAY },
  { kind: 'days', perMove: 7 * DAY, bank: 21 * DAY },
];
const DELAYS = [0, 10, 60, 24 * 60] as const;

interface Props {
  readonly terms: Terms;
  /** Against bots nothing but a rating needs terms. */
  readonly bot: boolean;
  /** Ratings are of battles of the box. */
  readonly own: boolean;
  readonly onChange: (terms: Terms) => void;
  readonly shell: ShellWords;
}

export function TermFields({ terms, bot, own, onChange, shell }: Props): ReactNode {
  const rate = (rated: boolean): void =>
    onChange({ ...terms, rated, clock: rated ? (terms.clock ?? CLOCKS[1]) : terms.clock });
  return (
    <fieldset>
      <legend>{shell.people.terms}</legend>
      {!own && (
        <label className="choice">
          <input type="checkbox" checked={terms.rated} onChange={({ target }) => rate(target.checked)} />
          <span>
            {shell.people.rated}
            <small>{shell.people.ratedNote}</small>
          </span>
        </label>
      )}
      {(!bot || terms.rated) && <Clock {...{ terms, onChange, shell }} />}
      {!bot && (
        <>
          <label className="choice">
            <input
              type="checkbox"
              checked={terms.lot}
              onChange={({ target }) => onChange({ ...terms, lot: target.checked })}
            />
            <span>{shell.people.lot}</span>
          </label>
          <Delay {...{ terms, onChange, shell }} />
          <label className="choice">
            <input
              type="checkbox"
              checked={terms.paced}
              onChange={({ target }) => onChange({ ...terms, paced: target.checked })}
            />
            <span>
              {shell.people.paced}
              <small>{shell.people.pacedNote}</small>
            </span>
          </label>
          {!terms.rated && (
            <label className="choice">
              <input
                type="checkbox"
                checked={terms.advice}
                onChange={({ target }) => onChange({ ...terms, advice: target.checked })}
              />
              <span>
                {shell.people.advised}
                <small>{shell.people.advisedNote}</small>
              </span>
            </label>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Whoever is rated plays by the clock. */
function Clock({ terms, onChange, shell }: Omit<Props, 'bot' | 'own'>): ReactNode {
  const { clock } = terms;
  return (
    <>
      <label className="field">
        <span>{shell.people.clock}</span>
        <select
          value={clock === null ? '' : CLOCKS.findIndex((one) => isLike(one, clock))}
          onChange={({ target }) =>
            onChange({ ...terms, clock: target.value === '' ? null : CLOCKS[Number(target.value)] })
          }
        >
          {!terms.rated && <option value="">{shell.people.noClock}</option>}
          {CLOCKS.map((one, at) => (
            <option key={clockName(one, shell)} value={at}>
              {clockName(one, shell)}
            </option>
          ))}
        </select>
        {clock?.kind === 'days' && <small>{shell.people.bankNote}</small>}
      </label>
      {clock?.kind === 'days' && (
        <label className="choice">
          <input
            type="checkbox"
            checked={clock.weekends === 'off'}
            onChange={({ target }) => onChange({ ...terms, clock: withWeekends(clock, !target.checked) })}
          />
          <span>{shell.people.weekendsOff}</span>
        </label>
      )}
    </>
  );
}

type ByDays = Extract<ClockSetting, { kind: 'days' }>;

const withWeekends = ({ kind, perMove, bank }: ByDays, run: boolean): ByDays => ({
  kind,
  perMove,
  bank,
  ...(run ? {} : { weekends: 'off' }),
});

/** Whether it is the same but for the weekends. */
const isLike = (one: ClockSetting, other: ClockSetting): boolean =>
  one.kind === 'live'
    ? other.kind === 'live' && one.base === other.base && one.increment === other.increment
    : other.kind === 'days' && one.perMove === other.perMove && one.bank === other.bank;

const Delay = ({ terms, onChange, shell }: Omit<Props, 'bot' | 'own'>): ReactNode => (
  <label className="field">
    <span>{shell.people.onlookersSee}</span>
    <select
      value={terms.delay}
      onChange={({ target }) => onChange({ ...terms, delay: Number(target.value) })}
    >
      {DELAYS.map((delay) => (
        <option key={delay} value={delay}>
          {shell.people.delay(delay)}
        </option>
      ))}
    </select>
  </label>
);
