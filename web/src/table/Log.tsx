import type { BoardModule, ScenarioWords, Words } from '@bicorne/boardkit';
import type { GameEvent } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
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
  /** The step that is shown on the board, if it is not the newest. */
  readonly current?: number | undefined;
  /** The steps that were answered as the reader had said beforehand. */
  readonly given?: readonly number[] | undefined;
  /** The first step that the reader has not seen yet. */
  readonly newFrom?: number | undefined;
  /** Shows that moment. */
  readonly onStep: (n: number) => void;
  /** Opens the rulebook at the rule by which something came. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/** What the battle is about, then turn by turn what happened, in words made from events; the newest line is in sight. */
export function Log(props: Props): ReactNode {
  const { story, shell, battle, current } = props;
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
      {battle && (
        <div className="log-battle">
          <p>{battle.history}</p>
          <p>{battle.notes}</p>
        </div>
      )}
      {turns.map((steps) => (
        <Turn key={steps[0].n} steps={steps} {...props} />
      ))}
    </section>
  );
}

interface TurnProps extends Omit<Props, 'story' | 'battle'> {
  readonly steps: readonly StoryStep[];
}

/** A turn that is over is not looked at again: a long story costs nothing more than its newest turn. */
const Turn = memo(
  ({ steps, view, words, board, shell, current, given, newFrom, onStep, onRule }: TurnProps): ReactNode => (
    <ol>
      {steps.map((step) => (
        <LogStep
          key={step.n}
          step={step}
          view={view}
          words={words}
          board={board}
          current={step.n === current}
          later={current !== undefined && step.n > current}
          fresh={step.n === newFrom ? shell.play.newLines : ''}
          shell={shell}
          given={given?.includes(step.n) ? shell.play.standing.given : ''}
          onStep={onStep}
          onRule={onRule}
        />
      ))}
    </ol>
  ),
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
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-jump')];
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
const linesOf = (log: HTMLElement): number => log.querySelectorAll('.log-line').length;

/** The turn's name stays above its lines. */
const HEADING = 40;
/** So many lines may tell of a battle that has only been set up: it is read from the top. */
const OPENING = 1;

interface StepProps extends Pick<Props, 'view' | 'words' | 'board' | 'shell' | 'onStep' | 'onRule'> {
  readonly step: StoryStep;
  readonly current: boolean;
  /** It comes after the moment that is shown. */
  readonly later: boolean;
  /** What stands above the first new line. */
  readonly fresh: string;
  /** What stands below what was answered beforehand. */
  readonly given: string;
}

/** A line is worded once, when it happens: a long story costs nothing more than its newest step. */
const LogStep = memo(
  ({
    step,
    view,
    words,
    board,
    shell,
    current,
    later,
    fresh,
    given,
    onStep,
    onRule,
  }: StepProps): ReactNode => (
    <>
      {fresh !== '' && <li className="log-new">{fresh}</li>}
      {step.events.map((event, i) => (
        <LogLine
          key={`${String(i)} ${event.type}`}
          event={event}
          text={words.event(event, view)}
          view={view}
          words={words}
          board={board}
          current={current}
          later={later}
          shell={shell}
          onRule={onRule}
          onPress={() => onStep(step.n)}
        />
      ))}
      {given !== '' && <li className="log-given">{given}</li>}
    </>
  ),
  (before, after) =>
    before.step === after.step &&
    before.given === after.given &&
    before.words === after.words &&
    before.current === after.current &&
    before.later === after.later &&
    before.fresh === after.fresh &&
    before.onStep === after.onStep &&
    before.onRule === after.onRule,
);

interface LineProps extends Pick<Props, 'view' | 'words' | 'board' | 'shell' | 'onRule'> {
  readonly event: GameEvent;
  readonly text: string | null;
  readonly current: boolean;
  readonly later: boolean;
  readonly onPress: () => void;
}

function LogLine({
  event,
  text,
  view,
  words,
  board,
  shell,
  current,
  later,
  onPress,
  onRule,
}: LineProps): ReactNode {
  if (text === null) return null;
  const line = board.line?.(event, view, words) ?? text;
  return (
    <li
      className={`${event.type === 'turn' ? 'log-turn' : 'log-line'}${later ? ' later' : ''}`}
      aria-current={current}
    >
      <button type="button" className="log-jump" tabIndex={-1} onClick={onPress}>
        {line}
      </button>
      {onRule && <RuleMark rule={board.because?.(event)} shell={shell} onRule={onRule} />}
    </li>
  );
}
