import { useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { usePreferences } from '../preferences.ts';
import { Link } from '../ui/Link.tsx';
import type { ExerciseWords } from '../words/exercises/words.ts';
import { dueNow, ownMistakes, bills, type OwnMistake, type Bill } from './practice.ts';
import { dateIn } from './Spaced.tsx';
import { Trend } from './Trend.tsx';

interface Props {
  readonly titles: readonly Title[];
  readonly say: ExerciseWords;
}

/** One's own mistakes: those that wait, and what mistakes have cost. */
export function Mine({ titles, say }: Props): ReactNode {
  const [known, setKnown] = useState<{
    readonly mistakes: readonly OwnMistake[];
    readonly bills: readonly Bill[];
  }>();
  useEffect(() => {
    void Promise.all([ownMistakes(), bills()]).then(([mistakes, bills]) => setKnown({ mistakes, bills }));
  }, []);
  return (
    <section className="exercises-mine" aria-busy={known === undefined}>
      <h2>{say.mine}</h2>
      {known && known.bills.length + known.mistakes.length === 0 && (
        <p className="people-note">{say.noneMine}</p>
      )}
      {known && known.bills.length + known.mistakes.length > 0 && (
        <>
          <p className="people-note">{say.mineIntro}</p>
          <Waiting mistakes={known.mistakes} say={say} />
          <Trend bills={known.bills} mistakes={known.mistakes} titles={titles} say={say} />
        </>
      )}
    </section>
  );
}

function Waiting({
  mistakes,
  say,
}: {
  readonly mistakes: readonly OwnMistake[];
  readonly say: ExerciseWords;
}): ReactNode {
  const locale = usePreferences(({ language }) => language);
  const [now] = useState(() => Date.now());
  const due = dueNow(mistakes, now);
  if (mistakes.length === 0) return null;
  if (due.length === 0)
    return <p>{say.nothingDue(dateIn(locale, Math.min(...mistakes.map(({ due }) => due))))}</p>;
  return (
    <p className="exercise-ways">
      <strong>{say.due(due.length)}</strong>
      <Link to={`/exercises/mine/${due[0].id}`} className="button">
        {say.goThrough}
      </Link>
    </p>
  );
}
