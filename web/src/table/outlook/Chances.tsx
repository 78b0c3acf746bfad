import { actionMark, type OddsWords, type Words } from '@bicorne/boardkit';
import type { Measure, Odds, Told } from '@bicorne/engine';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePreferences } from '../../preferences.ts';
import type { ShellWords } from '../../words/words.ts';
import { useOdds, type Moment } from './outlook.ts';
import type { Considered, Consideration } from './consider.ts';
import { placeBeside } from './place.ts';
import { percent } from './say.ts';
import './chances.css';

interface Props {
  readonly moment: Moment;
  readonly consideration: Consideration;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** A small card beside what one points at: what it may bring; and once it is pressed, whether it is meant. */
export function Chances({ moment, consideration, words, shell }: Props): ReactNode {
  const { considered, press, drop } = consideration;
  const odds = useOdds(moment, considered?.action ?? null);
  if (considered === null || (odds === null && !considered.armed)) return null;
  const { action, armed } = considered;
  return (
    <Card key={`${actionMark(action)} ${String(armed)}`} considered={considered} label={shell.play.chances}>
      <p className="chances-title">{words.action(action, moment.view)}</p>
      {odds && words.odds && <OddsBars odds={odds} words={words.odds} shell={shell} />}
      {armed && <Question considered={considered} press={press} drop={drop} shell={shell} />}
    </Card>
  );
}

interface CardProps {
  readonly considered: Considered;
  readonly label: string;
  readonly children: ReactNode;
}

/** Lies where it covers least of what else may be clicked; the style sheet puts it elsewhere on a phone. */
function Card({ considered: { box, armed }, label, children }: CardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -1000, top: 0 });
  useLayoutEffect(() => {
    if (card.current) setPlace(placeBeside(box, card.current.getBoundingClientRect()));
  }, [box]);
  return (
    <div
      ref={card}
      className={armed ? 'chances armed' : 'chances'}
      style={place}
      role="status"
      aria-label={label}
    >
      {children}
    </div>
  );
}

interface QuestionProps extends Pick<Consideration, 'press' | 'drop'> {
  readonly considered: Considered;
  readonly shell: ShellWords;
}

const Question = ({ considered, press, drop, shell }: QuestionProps): ReactNode => (
  <>
    <p className="chances-note">{shell.play.noWayBack}</p>
    <div className="chances-buttons">
      <button type="button" className="button" onClick={() => press(considered.action)}>
        {shell.play.doIt}
      </button>
      <button type="button" className="button quiet" onClick={drop}>
        {shell.play.cancel}
      </button>
    </div>
  </>
);

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
