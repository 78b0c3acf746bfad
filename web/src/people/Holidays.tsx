import type { Holiday, HolidayCard } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import { usePreferences } from '../preferences.ts';
import { useHallWords, type HallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { endOfDay, inputDay, lastDayOf, startOfDay } from './days.ts';
import { Field, Form } from './Form.tsx';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly shell: ShellWords;
}

/** When one's clocks by days stand, and how much of the year is left for it. */
export function Holidays({ shell }: Props): ReactNode {
  const words = useHallWords();
  const language = usePreferences((preferences) => preferences.language);
  const [now, setNow] = useState(Date.now);
  const [card, setCard] = useState<HolidayCard | null>(null);
  useEffect(() => void people.holiday().then((answer) => answer.ok && setCard(answer.value)), []);
  // What begins at once has begun, though the page was opened before.
  const take = (taken: HolidayCard): void => {
    setNow(Date.now());
    setCard(taken);
  };
  if (!words || !card) return null;
  const { holiday } = card;
  const today = inputDay(now);
  const isOn = holiday !== null && holiday.from <= now;
  return (
    <>
      <p className="people-note">{words.holidayNote}</p>
      <p className="people-note">{words.holidayLeft(Math.floor(card.left / DAY))}</p>
      {holiday && (
        <p className="people-row holiday-now">
          <strong>{holidayText(holiday, now, words, language)}</strong>
          <Back isOn={isOn} words={words} shell={shell} onCard={take} />
        </p>
      )}
      <Form
        key={`${String(holiday?.from)} ${String(holiday?.until)}`}
        label={holiday ? shell.people.change : words.takeHoliday}
        shell={shell}
        doneText={words.holidayTaken}
        ask={(field) =>
          people.takeHoliday({
            from: isOn ? holiday.from : Math.max(startOfDay(field('from')), Date.now()),
            until: endOfDay(field('until')),
          })
        }
        then={take}
      >
        <div className="holiday-days">
          {!isOn && (
            <Field
              name="from"
              type="date"
              label={words.holidayFrom}
              value={holiday ? inputDay(holiday.from) : today}
              least={today}
            />
          )}
          <Field
            name="until"
            type="date"
            label={words.holidayUntil}
            value={holiday ? lastDayOf(holiday.until) : ''}
            least={today}
          />
        </div>
      </Form>
    </>
  );
}

const DAY = 86_400_000;

interface BackProps extends Props {
  readonly isOn: boolean;
  readonly words: HallWords;
  readonly onCard: (card: HolidayCard) => void;
}

function Back({ isOn, words, shell, onCard }: BackProps): ReactNode {
  const { ask, busy, fault } = useAsking();
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => void ask(() => people.takeHoliday(null), onCard)}
      >
        {isOn ? words.comeBack : words.stayHere}
      </button>
      {fault !== null && <span role="alert">{shell.faults[fault]}</span>}
    </>
  );
}

/** In the reader's own days: the last one is still a day off. */
export function holidayText(holiday: Holiday, now: number, words: HallWords, language: string): string {
  const { from, until } = holiday;
  const day = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const last = day(until - 1);
  return from <= now ? words.onHoliday(last) : words.willBeAway(day(from), last);
}
