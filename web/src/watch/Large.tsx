import type { HallMatch } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { termsOf } from '../lobby/terms.ts';
import { Clocks } from '../people/Clocks.tsx';
import type { HallProps } from '../people/HallRows.tsx';
import { endingText } from '../table/ending.ts';
import { Link } from '../ui/Link.tsx';
import type { Seen } from './boards.ts';
import { LiveBoard, propsOf, type Drawing } from './LiveBoard.tsx';
import { agreedIn } from './Small.tsx';

interface Props extends HallProps {
  readonly match: HallMatch;
  /** Whether it is still played. */
  readonly runs: boolean;
  readonly seen: Seen | undefined;
  readonly drawing: Drawing | undefined;
}

/** The board one looks at, who plays there, and what is asked just now. */
export function Large({ match, runs, seen, drawing, titles, words, shell }: Props): ReactNode {
  const title = titles.find(({ id }) => id === match.game);
  return (
    <section className="field-large" data-match={match.id}>
      <div className="field-map">{seen && drawing && <LiveBoard seen={seen} drawing={drawing} moves />}</div>
      <div className="field-about">
        <div>
          <h2>{title?.scenarios[match.scenario] ?? title?.title ?? match.game}</h2>
          <p className="field-terms">
            {[title?.title ?? match.game, ...termsOf(agreedIn(match), shell)].join(' · ')}
          </p>
        </div>
        {seen && drawing && <Moment seen={seen} drawing={drawing} shell={shell} />}
        {!runs && <p className="people-note">{words.isOver}</p>}
        <Link to={runs ? `/match/${match.id}` : `/replay/${match.id}`} className="button">
          {runs ? words.toTable : shell.table.replay}
        </Link>
      </div>
    </section>
  );
}

interface MomentProps extends Pick<HallProps, 'shell'> {
  readonly seen: Seen;
  readonly drawing: Drawing;
}

/** As an onlooker of the table is told it. */
function Moment({ seen, drawing, shell }: MomentProps): ReactNode {
  const { match, sight } = seen;
  const { board, words } = drawing;
  return (
    <>
      <div className="field-score">
        <board.Score {...propsOf(seen, drawing, false)} />
      </div>
      <Clocks match={match} words={words} shell={shell} />
      <p className="field-asked" aria-live="polite">
        {sight.turn.kind === 'over'
          ? endingText(sight.turn.ending, match.seats, words, sight.view, shell)
          : askedAt(seen, words)}
      </p>
    </>
  );
}

/** Who decides at this moment, and what. */
function askedAt({ match, sight: { turn, prompt, view } }: Seen, words: Drawing['words']): string {
  if (turn.kind !== 'seats' || !prompt) return '';
  const who = turn.seats.map((at) => words.seats[match.seats[at].seat] ?? match.seats[at].seat);
  return `${who.join(', ')}. ${words.prompt(prompt, view, false)}`;
}
