import type { BoardModule, OddsWords, Words } from '@bicorne/boardkit';
import type { Action, Measure, Odds, Told } from '@bicorne/engine';
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { usePreferences } from '../../preferences.ts';
import type { ShellWords } from '../../words/words.ts';
import { endsTurn, sightAfter, type Rules } from '../ahead.ts';
import { within } from '../pressed.ts';
import { useOdds, type Moment } from './outlook.ts';
import type { Considered, Consideration } from './consider.ts';
import { percent } from './say.ts';
import './chances.css';

interface Props {
  readonly rules: Rules;
  readonly board: BoardModule;
  readonly moment: Moment;
  readonly consideration: Consideration;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** Beside the map: what that may bring which one points at. And where it was pressed, whether it is meant. */
export function Chances({ consideration, ...props }: Props): ReactNode {
  const { considered, press, drop } = consideration;
  const odds = useOdds(props.moment, considered?.gesture ?? null);
  if (considered === null || (odds === null && considered.asked === null)) return null;
  return (
    <Weighed
      {...props}
      key={String(considered.asked !== null)}
      considered={considered}
      odds={odds}
      onYes={() => press(considered.gesture)}
      onNo={drop}
    />
  );
}

interface WeighedProps extends Omit<Props, 'consideration'> {
  readonly considered: Considered;
  readonly odds: Odds | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Weighed({
  rules,
  board,
  moment,
  considered,
  odds,
  words,
  shell,
  onYes,
  onNo,
}: WeighedProps): ReactNode {
  const { gesture, asked } = considered;
  const { view, seat } = moment;
  const action = gesture[gesture.length - 1];
  const before = useMemo(
    () => (gesture.length === 1 ? view : sightAfter(rules.game, view, seat, gesture.slice(0, -1)).view),
    [rules, view, seat, gesture],
  );
  const binds = board.commits?.(gesture, view) === true;
  const title = <p className="chances-title">{words.action(action, before)}</p>;
  const weighed = odds !== null && words.odds !== undefined;
  const look = ['chances', ...(asked ? ['armed'] : []), ...(weighed ? [] : ['bare'])].join(' ');
  return (
    <div className={look} role="status" aria-label={shell.play.chances}>
      {weighed && title}
      {odds && words.odds && <OddsBars odds={odds} words={words.odds} shell={shell} />}
      {asked && (
        <Buttons
          // Once the odds are known the title stands over them: where the answer lies is found anew.
          key={String(weighed)}
          at={asked}
          title={weighed ? null : title}
          follows={[
            ...(words.warns?.(action, before) ?? []),
            binds ? shell.play.noWayBack : followsFrom(rules, before, seat, action, shell),
          ]}
          shell={shell}
          onYes={onYes}
          onNo={onNo}
        />
      )}
    </div>
  );
}

/** The turn passes on, or the dice fall. */
const followsFrom = (
  rules: Rules,
  view: unknown,
  seat: number,
  action: Action,
  { play }: ShellWords,
): string => (endsTurn(rules.game, view, seat, action) ? play.endsTurn : play.noWayBack);

interface ButtonsProps {
  /** What is asked about, where it does not stand over its odds. */
  readonly title: ReactNode;
  readonly at: NonNullable<Considered['asked']>;
  /** What comes of it, in sentences. */
  readonly follows: readonly string[];
  readonly shell: ShellWords;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** What follows, and yes, lie where the pointer is; on a phone the style sheet puts both at the thumb. */
function Buttons({ at, title, follows, shell, onYes, onNo }: ButtonsProps): ReactNode {
  const yes = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden', left: 0, top: 0 });
  useLayoutEffect(() => {
    const row = yes.current?.parentElement;
    if (!yes.current || !row) return;
    const left = at.x - yes.current.offsetLeft - yes.current.offsetWidth / 2;
    const top = at.y - yes.current.offsetTop - yes.current.offsetHeight / 2;
    setPlace(within(row, { left, top }));
  }, [at]);
  return (
    <div className="chances-buttons" style={place}>
      {title}
      {follows.map((text) => (
        <p key={text} className="chances-follows">
          {text}
        </p>
      ))}
      <button type="button" className="button" ref={yes} onClick={onYes}>
        {shell.play.doIt}
      </button>
      <button type="button" className="button quiet" onClick={onNo}>
        {shell.play.cancel}
      </button>
    </div>
  );
}

interface BarsProps {
  readonly odds: Odds;
  readonly words: OddsWords;
  readonly shell: ShellWords;
}

function OddsBars({ odds, words, shell }: BarsProps): ReactNode {
  const locale = usePreferences(({ language }) => language);
  return (
    <>
      {odds.measures.map((measure) => (
        <MeasureView key={measure.name} measure={measure} words={words} locale={locale} />
      ))}
      <p className="chances-note">
        {[...odds.given.map((ask) => words.given(ask)), shell.play.certainty[odds.certainty]].join(' · ')}
      </p>
    </>
  );
}

interface MeasureProps {
  readonly measure: Measure;
  readonly words: OddsWords;
  readonly locale: string;
}

/** Pixels of a certain column. */
const TALLEST = 34;

function MeasureView({ measure: { name, values }, words, locale }: MeasureProps): ReactNode {
  const figures = values.every(({ value }) => typeof value === 'number');
  const label = (value: Told): string => words.value(name, value) ?? String(value);
  return (
    <section className="chances-measure">
      <p className="chances-measure-name">{words.measure(name)}</p>
      <ul className={figures ? 'chances-columns' : 'chances-rows'}>
        {values.map(({ value, chance }) => (
          <li key={value}>
            <span className="chances-word">{label(value)}</span>
            <span
              className="chances-bar"
              aria-hidden="true"
              style={figures ? { height: 1 + TALLEST * chance } : { width: `${100 * chance}%` }}
            />
            <span className="chances-figure">{percent(chance, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
