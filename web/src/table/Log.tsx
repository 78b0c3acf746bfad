import type { BoardModule, ScenarioWords, Words } from '@bicorne/boardkit';
import type { GameEvent } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';
import {
  memo,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ShellWords } from '../words/words.ts';
import { folded } from './folded.ts';
import { RuleMark } from './RuleMark.tsx';
import { turnsOf } from './turns.ts';
import './log.css';

interface Props {
  readonly story: readonly StoryStep[];
  readonly view: unknown;
  readonly words: Words;
  readonly board: BoardModule;
  readonly shell: ShellWords;
  readonly battle?: ScenarioWords | undefined;
  /** What came before the first step. */
  readonly before?: ReactNode;
  /** The step that is shown on the board, if it is not the newest. */
  readonly current?: number | undefined;
  /** The steps that were answered as the reader had said beforehand. */
  readonly given?: readonly number[] | undefined;
  /** The first step that the reader has not seen yet. */
  readonly newFrom?: number | undefined;
  /** Shows that moment. */
  readonly onStep: (n: number) => void;
  /** A line is pointed at, or none. */
  readonly onNamed?: ((event: GameEvent | null) => void) | undefined;
  /** Opens the rulebook at the rule by which something came. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/** What the battle is about, for whoever unfolds it, then turn by turn what happened, in words made from events; the newest line is in sight. */
export function Log(props: Props): ReactNode {
  const { story, shell, battle, before, current } = props;
  const log = useRef<HTMLElement>(null);
  const turns = useMemo(() => turnsOf(story), [story]);
  useEffect(() => {
    const line = log.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!log.current) return;
    if (line) keepInSight(log.current, line);
    else if (current === undefined && story.length > 0 && linesOf(log.current) > OPENING)
      log.current.scrollTo({ top: log.current.scrollHeight });
  }, [story.length, current]);
  useEffect(() => (log.current ? stayAtTheEnd(log.current) : undefined), []);
  return (
    <section
      className="log"
      ref={log}
      role="log"
      aria-label={shell.table.log}
      tabIndex={0}
      onKeyDown={(event) => goAlong(event)}
    >
      <h2 className="unseen">{shell.table.log}</h2>
      {battle && (
        <details className="log-battle">
          <summary>{battle.title}</summary>
          <p>{battle.history}</p>
          <p>{battle.notes}</p>
        </details>
      )}
      <Suspense>{before}</Suspense>
      {turns.map((steps) => (
        <Turn key={steps[0].n} steps={steps} {...props} />
      ))}
    </section>
  );
}

interface TurnProps extends Omit<Props, 'story' | 'battle' | 'before'> {
  readonly steps: readonly StoryStep[];
}

/** A turn that is over is not looked at again: a long story costs nothing more than its newest turn. */
const Turn = memo(
  ({ steps, current, given, newFrom, ...rest }: TurnProps): ReactNode => {
    const { words, board, shell, view } = rest;
    const [open, setOpen] = useState('');
    const groups = folded(steps, board.kin, (event) => words.event(event, view) !== null);
    return (
      <ol>
        {groups.flatMap((lines) => {
          const [{ key: head }] = lines;
          const isOpen = open === head || lines.some(({ step }) => step.n === current);
          return lines.map(({ step, event, key }, i) => (
            <LogLine
              key={key}
              {...rest}
              step={step.n}
              event={event}
              current={step.n === current}
              later={current !== undefined && step.n > current}
              fresh={step.n === newFrom && event === step.events[0] ? shell.play.newLines : ''}
              given={given?.includes(step.n) && event === step.events.at(-1) ? shell.play.standing.given : ''}
              folded={i > 0 && !isOpen}
              more={i === 0 && !isOpen ? lines.length - 1 : 0}
              onUnfold={() => setOpen(head)}
            />
          ));
        })}
      </ol>
    );
  },
  (before, after) =>
    before.steps.length === after.steps.length &&
    before.steps.at(-1) === after.steps.at(-1) &&
    before.words === after.words &&
    before.current === after.current &&
    before.given === after.given &&
    before.newFrom === after.newFrom &&
    before.onStep === after.onStep &&
    before.onRule === after.onRule,
);

const WAYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A story has hundreds of lines: by keyboard it is one stop, and arrows go from line to line, from the newest. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key];
  if (way === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('li:not([hidden]) > .log-jump')];
  const here = lines.findIndex((line) => line === document.activeElement);
  const next = here < 0 ? lines.at(-1) : lines[here + way];
  event.preventDefault();
  next?.focus();
}

/** Who reads the newest line still does when what lies above the log takes room from it. */
export function stayAtTheEnd(log: HTMLElement): () => void {
  let atEnd = true;
  let height = log.clientHeight;
  const look = (): void => {
    // Room that was taken meanwhile is answered when it is observed: it is not the reader who has gone from the end.
    if (log.clientHeight === height) atEnd = log.scrollHeight - log.scrollTop - height < CLOSE;
  };
  const resized = new ResizeObserver(() => {
    height = log.clientHeight;
    if (atEnd && linesOf(log) > OPENING) log.scrollTo({ top: log.scrollHeight });
  });
  log.addEventListener('scroll', look);
  resized.observe(log);
  return () => {
    log.removeEventListener('scroll', look);
    resized.disconnect();
  };
}
/** Less than a line. */
const CLOSE = 16;

/** Scrolls the log alone: the page around it stays where it is. */
function keepInSight(log: HTMLElement, line: HTMLElement): void {
  const [box, here] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
  if (here.top < box.top + HEADING || here.bottom > box.bottom)
    log.scrollTo({ top: log.scrollTop + here.top - box.top - box.height / 2 });
}
const linesOf = (log: HTMLElement): number => log.querySelectorAll('.log-line:not([hidden])').length;

/** The turn's name stays above its lines. */
const HEADING = 40;
/** So many lines may tell of a battle that has only been set up: it is read from the top. */
const OPENING = 1;

interface LineProps extends Pick<
  Props,
  'view' | 'words' | 'board' | 'shell' | 'onStep' | 'onRule' | 'onNamed'
> {
  /** The number of its step. */
  readonly step: number;
  readonly event: GameEvent;
  readonly current: boolean;
  /** It comes after the moment that is shown. */
  readonly later: boolean;
  /** What stands above the first new line. */
  readonly fresh: string;
  /** What stands below what was answered beforehand. */
  readonly given: string;
  /** It lies behind a line of its kind. */
  readonly folded: boolean;
  /** How many lie behind it. */
  readonly more: number;
  readonly onUnfold: () => void;
}

/** A line is worded once, when it happens: a long story costs nothing more than its newest step. */
const LogLine = memo(
  (props: LineProps): ReactNode => {
    const { event, view, words, board, shell, current, later, fresh, step, more } = props;
    const text = words.event(event, view);
    const given = props.given !== '' && <li className="log-given">{props.given}</li>;
    if (text === null) return given;
    const isTurn = event.type === 'turn';
    return (
      <>
        {fresh !== '' && <li className="log-new">{fresh}</li>}
        <li
          className={`${isTurn ? 'log-turn' : 'log-line'}${later ? ' later' : ''}`}
          aria-current={current}
          hidden={props.folded}
          {...naming(props)}
        >
          <button type="button" className="log-jump" tabIndex={-1} onClick={() => props.onStep(step)}>
            {isTurn ? (
              <span role="heading" aria-level={3}>
                {text}
              </span>
            ) : (
              (board.line?.(event, view, words) ?? text)
            )}
          </button>
          {more > 0 && (
            <button
              type="button"
              className="log-more"
              aria-label={shell.play.moreLines(more)}
              title={shell.play.moreLines(more)}
              onClick={props.onUnfold}
            >
              +{more}
            </button>
          )}
          {props.onRule && <RuleMark rule={board.because?.(event)} shell={shell} onRule={props.onRule} />}
        </li>
      </>
    );
  },
  (before, after) =>
    before.event === after.event &&
    before.words === after.words &&
    before.current === after.current &&
    before.later === after.later &&
    before.fresh === after.fresh &&
    before.folded === after.folded &&
    before.more === after.more &&
    before.onStep === after.onStep &&
    before.onRule === after.onRule,
);

/** What a line speaks of is lit on the board while it is pointed at. */
function naming({ event, onNamed }: LineProps): Record<string, () => void> {
  if (!onNamed) return {};
  const [name, forget] = [() => onNamed(event), () => onNamed(null)];
  return { onPointerEnter: name, onPointerLeave: forget, onFocus: name, onBlur: forget };
}
