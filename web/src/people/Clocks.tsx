import type { Words } from '@bicorne/boardkit';
import type { ClockCard, MatchCard, SeatClock } from '@bicorne/server/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { claim } from '../table/store.ts';
import type { ShellWords } from '../words/words.ts';
import './table.css';

interface Props {
  readonly match: MatchCard;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** Everybody's time, counted on from what the server said; and what a spent clock lets one claim. */
export function Clocks({ match, words, shell }: Props): ReactNode {
  const { clock, mayClaim } = match;
  return (
    <>
      {clock && (
        <ul className="clocks">
          {clock.seats.map((seat, at) => (
            <li key={match.seats[at].seat} className={seat.runs ? 'runs' : ''}>
              <span>{words.seats[match.seats[at].seat] ?? match.seats[at].seat}</span>
              <Time key={clock.at} clock={clock} seat={seat} shell={shell} />
            </li>
          ))}
        </ul>
      )}
      {mayClaim && (
        <p className="notice">
          <button type="button" className="button" onClick={() => void claim()}>
            {mayClaim === 'win' ? shell.people.claimWin : shell.people.claimNothing}
          </button>
        </p>
      )}
    </>
  );
}

interface TimeProps {
  readonly clock: ClockCard;
  readonly seat: SeatClock;
  readonly shell: ShellWords;
}

const SECOND = 1000;
/** From here on it is shown that time is short. */
const SHORT = 30 * SECOND;

function Time({ clock, seat, shell }: TimeProps): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const gone = useGone(seat.runs);
  if (clock.pausedUntil !== null && !seat.runs) return <time>{shell.people.paused}</time>;
  const left = Math.max(0, seat.allowance + seat.reserve - gone);
  return (
    <time className={seat.runs && left < SHORT ? 'short' : ''} role="timer">
      {timeText(left, language)}
    </time>
  );
}

/** Milliseconds since this clock was shown, while it runs. */
function useGone(runs: boolean): number {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const begun = Date.now();
    const timer = setInterval(() => setGone(Date.now() - begun), SECOND / 4);
    return () => clearInterval(timer);
  }, [runs]);
  return gone;
}

const DAY = 86_400 * SECOND;
const HOUR = 3600 * SECOND;
const two = (number: number): string => String(number).padStart(2, '0');

/** Days and hours while there are days; then a clock. */
export function timeText(ms: number, language: string): string {
  const unit = (count: number, name: 'day' | 'hour'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
  if (ms >= DAY) return `${unit(Math.floor(ms / DAY), 'day')} ${unit(Math.floor((ms % DAY) / HOUR), 'hour')}`;
  const seconds = Math.floor(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
}
