import { gestureMark, type BoardModule, type TableProps } from '@bicorne/boardkit';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import type { Sight } from '@bicorne/engine';
import type { MatchCard, SeatCard, WireFault } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { ActionList } from './ActionList.tsx';
import { endingText } from './ending.ts';
import { useFocusHere } from './focus.ts';
import { useInSight } from './inSight.ts';
import type { Moment } from './outlook/outlook.ts';
import './prompt.css';

interface Props extends TableProps {
  readonly sight: Sight;
  readonly match: MatchCard;
  readonly board: BoardModule;
  readonly busy: boolean;
  readonly fault: WireFault['code'] | null;
  readonly moment: Moment;
  readonly shell: ShellWords;
  /** Opens the rulebook there. */
  readonly onRule: (rule: string) => void;
  readonly children?: ReactNode;
}

/** One sentence says what is asked and who is asked; under it the rule; then what the board cannot show as a thing to click. */
export function Prompt(props: Props): ReactNode {
  const { sight, board, words, shell, view, legal, busy, fault, moment } = props;
  const buttons = legal.filter((action) => !board.drawn(action));
  const gestures = [...buttons.map((action) => [action]), ...(board.further?.(view, legal) ?? [])];
  const focus = useFocusHere();
  const { turn } = sight;
  const asked = turn.kind === 'seats' && turn.seats.includes(props.viewer);
  const sentence = useInSight(asked);
  // Where there is little room it lies apart (`NarrowActions`).
  const narrow = useNarrow();
  return (
    <section className="prompt" tabIndex={-1} {...focus}>
      <h2 className="unseen">{shell.table.question}</h2>
      {/* Who else is asked is heard with the sentence. */}
      <p className="prompt-who" aria-hidden={turn.kind === 'seats' && !asked}>
        <Who {...props} />
      </p>
      {turn.kind === 'over' && <Result {...props} />}
      <p className="prompt-sentence" aria-live="polite" ref={sentence}>
        <Sentence {...props} />
      </p>
      <p className="prompt-rule">
        {sight.prompt && <RuleLink rule={sight.prompt.rule} shell={shell} onRule={props.onRule} />}
      </p>
      <div className="prompt-buttons">
        {gestures.map((gesture) => (
          <button
            key={gestureMark(gesture)}
            type="button"
            className="button"
            data-action={gestureMark(gesture)}
            disabled={busy}
            onClick={() => props.act(...gesture)}
          >
            {words.action(gesture[gesture.length - 1], view)}
          </button>
        ))}
        <div className="prompt-own">{props.children}</div>
      </div>
      <p className="prompt-fault" role="alert">
        {fault !== null && shell.faults[fault]}
      </p>
      {legal.length > buttons.length && !narrow && (
        <ActionList
          legal={legal}
          moment={moment}
          words={words}
          shell={shell}
          act={(action) => props.act(action)}
        />
      )}
    </section>
  );
}

/** Of the end, what it was for the reader; an onlooker, and whoever had all sides, reads who has won. */
function Result({ sight: { turn }, match, shell }: Props): ReactNode {
  if (turn.kind !== 'over' || match.seats.every(({ mine }) => mine) || !match.seats.some(({ mine }) => mine))
    return null;
  const { winners } = turn.ending;
  const won = match.seats.some(({ mine }, at) => mine && winners.includes(at));
  const result = winners.length === 0 ? 'drawn' : won ? 'won' : 'lost';
  return (
    <p className="prompt-result" data-result={result}>
      {shell.lobby.results[result]}
    </p>
  );
}

interface RuleProps extends Pick<Props, 'shell' | 'onRule'> {
  readonly rule: string;
}

const RuleLink = ({ rule, shell, onRule }: RuleProps): ReactNode => (
  <button type="button" className="rule-link" onClick={() => onRule(rule)}>
    {shell.table.rule(rule)}
  </button>
);

/** Whose decision it is; where nobody else is asked, which side the reader has. */
function Who({ sight: { turn }, viewer, match, words, shell }: Props): ReactNode {
  const name = (at: number): string => words.seats[match.seats[at].seat] ?? match.seats[at].seat;
  if (turn.kind === 'seats' && !turn.seats.includes(viewer) && awaitedBefore(match).length === 0)
    return turn.seats.map(name).join(', ');
  return viewer in match.seats && `${shell.device.you} · ${name(viewer)}`;
}

/** What is asked; who is, is heard with it if it is somebody else. */
function Sentence(props: Props): ReactNode {
  const { sight, words, viewer, view, match, shell } = props;
  const { turn, prompt } = sight;
  if (turn.kind === 'over') return endingText(turn.ending, match.seats, words, view, shell);
  if (match.stage === 'bids') return shell.people.bidsFor;
  const awaited = awaitedBefore(match).map(({ seat }) => words.seats[seat] ?? seat);
  if (awaited.length > 0) return shell.table.awaits(match.lot ? '' : awaited.join(', '));
  if (turn.kind === 'chance' || !prompt) return shell.table.chance;
  const mine = turn.seats.includes(viewer);
  return (
    <>
      {!mine && (
        <span className="unseen">
          <Who {...props} />{' '}
        </span>
      )}
      {words.prompt(prompt, view, mine)}
    </>
  );
}

/** Whom a match waits for that has not begun: who is still to sit down, to bid, or to open the number he laid down. */
function awaitedBefore({ stage, seats, bids }: MatchCard): SeatCard[] {
  if (stage === 'bids') return seats.filter(({ seat }) => bids?.asked.includes(seat));
  if (stage === 'seats') return seats.filter(({ player, bot }) => player === null && bot === null);
  return stage === 'numbers' ? seats.filter(({ owesNumber }) => owesNumber) : [];
}
