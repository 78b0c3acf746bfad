import type { Words } from '@bicorne/boardkit';
import type { ClockCard, MatchCard, SeatClock } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { usePreferences } from '../preferences.ts';
import type { TableStore } from '../table/store.ts';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { levelName } from './bots.ts';
import './table.css';

interface Props {
  readonly match: MatchCard;
  readonly words: Words;
  readonly shell: ShellWords;
  /** Where one sits at it. */
  readonly here?: Pick<TableStore, 'claim' | 'reconnect'>;
}

/** Who plays whom, with everybody's time where there is a clock; and what a spent clock lets one claim. */
export function Clocks({ match, words, shell, here }: Props): ReactNode {
  const { clock, mayClaim, seats } = match;
  useSpent(match, here?.reconnect);
  return (
    <>
      {!isHere(match.id) && (
        <ul className={clock ? 'clocks' : 'clocks timeless'}>
          {seats.map(({ seat, player, bot }, at) => (
            <li key={seat} className={clock && isRunning(clock, clock.seats[at]) ? 'runs' : ''}>
              <span className="clocks-who">
                {words.seats[seat] ?? seat} <small>{nameOf(player, bot, shell)}</small>
              </span>
              {clock && <Time key={clock.at} clock={clock} seat={clock.seats[at]} shell={shell} />}
            </li>
          ))}
        </ul>
      )}
      {clock && <Standstill clock={clock} shell={shell} />}
      {clock && <Absent match={match} clock={clock} words={words} />}
      {mayClaim && here && (
        <p className="notice">
          <button type="button" className="button" onClick={() => void here.claim()}>
            {mayClaim === 'win' ? shell.people.claimWin : shell.people.claimNothing}
          </button>
        </p>
      )}
    </>
  );
}

/** Until when no clock runs. */
function Standstill({ clock, shell }: Pick<TimeProps, 'clock' | 'shell'>): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const until = clock.pausedUntil ?? clock.restsUntil;
  if (until === undefined) return null;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(until);
  return (
    <p className="notice clocks-still">
      {clock.pausedUntil === null ? shell.people.restsUntil(moment) : shell.people.pausedUntil(moment)}
    </p>
  );
}

/** Of each who is asked and on holiday, until when his clock stands. */
function Absent({ match, clock, words }: Pick<Props, 'match' | 'words'> & { clock: ClockCard }): ReactNode {
  const absent = clock.seats.flatMap((one, at) => {
    const { seat } = match.seats[at];
    return isAway(clock, one) && one.away ? [{ seat: words.seats[seat] ?? seat, until: one.away.until }] : [];
  });
  return absent.length > 0 && <AbsentNotes absent={absent} />;
}

function AbsentNotes({ absent }: { absent: readonly { seat: string; until: number }[] }): ReactNode {
  const hall = useHallWords();
  const language = usePreferences((preferences) => preferences.language);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return absent.map(({ seat, until }) => (
    <p key={seat} className="notice clocks-still">
      {hall?.restsAway(seat, moment.format(until))}
    </p>
  ));
}

/** A moment after somebody's time is spent by our own count. */
const GRACE = 500;

/** When another's days are spent, or a pause is over, nothing moves, and the server says nothing more: once, it is asked. */
function useSpent({ clock, seats }: MatchCard, ask: (() => void) | undefined): void {
  const left = clock ? holdsFor(clock, seats) : Infinity;
  const at = clock?.at;
  useEffect(() => {
    if (!ask || at === undefined || left === 0 || left > FAR) return;
    const timer = setTimeout(ask, left + GRACE);
    return () => clearTimeout(timer);
  }, [ask, at, left]);
}
/** Timers do not reach further, and nobody waits so long at a table. */
const FAR = 86_400_000;

/** For how many milliseconds the card is true, where nobody says when it is no longer. */
export function holdsFor(clock: ClockCard, seats: MatchCard['seats']): number {
  const still = clock.pausedUntil ?? clock.restsUntil;
  if (still !== undefined) return Math.max(0, still - clock.at);
  return clock.setting.kind === 'days'
    ? Math.min(...theirTimes(clock, seats), ...turnsOfHolidays(clock))
    : Infinity;
}

const theirTimes = (clock: ClockCard, seats: MatchCard['seats']): number[] =>
  clock.seats.flatMap((seat, at) =>
    isRunning(clock, seat) && !seats[at].mine ? [seat.allowance + seat.reserve] : [],
  );

/** In how many milliseconds somebody goes away, or comes back. */
const turnsOfHolidays = ({ at, seats }: ClockCard): number[] =>
  seats.flatMap(({ runs, away }) =>
    runs && away ? [away.from, away.until].filter((one) => one > at).map((one) => one - at) : [],
  );

const isAway = ({ at }: ClockCard, { away }: SeatClock): boolean =>
  away !== undefined && away.from <= at && away.until > at;

const nameOf = (player: string | null, bot: string | null, shell: ShellWords): string | null =>
  bot === null ? player : levelName(bot, shell);

/** In a pause, and at a weekend that is off, nobody's clock runs, whoever is asked; on holiday one's own does not. */
const isRunning = (clock: ClockCard, seat: SeatClock): boolean =>
  seat.runs && clock.pausedUntil === null && clock.restsUntil === undefined && !isAway(clock, seat);

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
  const runs = isRunning(clock, seat);
  const gone = useGone(runs);
  const left = Math.max(0, seat.allowance + seat.reserve - gone);
  const ofMove = Math.max(0, seat.allowance - gone);
  // What a move has of its own, and what is kept for longer ones, are two things.
  const isApart = ofMove > 0 && seat.reserve > 0;
  return (
    <time className={runs && left < SHORT ? 'short' : ''} role="timer">
      {timeText(isApart ? ofMove : left, language)}
      {isApart && (
        <small>
          {' '}
          + {timeText(seat.reserve, language)} {shell.people.inBank}
        </small>
      )}
      {seat.runs && !runs && <small> {shell.people.paused}</small>}
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
  if (ms >= DAY) {
    const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
    return hours === 0 ? unit(days, 'day') : `${unit(days, 'day')} ${unit(hours, 'hour')}`;
  }
  const seconds = Math.floor(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
}
