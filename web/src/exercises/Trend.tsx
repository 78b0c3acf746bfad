import type { Words } from '@bicorne/boardkit';
import { loadRules, loadWords } from '@bicorne/games';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { usePreferences } from '../preferences.ts';
import type { ExerciseWords } from '../words/exercises/words.ts';
import type { OwnMistake, Bill } from './practice.ts';
import { trendsOf, type GameTrend } from './trend.ts';

interface Props {
  readonly bills: readonly Bill[];
  readonly mistakes: readonly OwnMistake[];
  readonly titles: readonly Title[];
  readonly say: ExerciseWords;
}

/** Points lost a turn, by game and kind of decision. */
export function Trend({ bills, mistakes, titles, say }: Props): ReactNode {
  const trends = useMemo(() => trendsOf(bills), [bills]);
  if (trends.length === 0) return null;
  return (
    <details className="exercises-trend" open={bills.length > 1}>
      <summary>{say.trend}</summary>
      <p className="report-note">{say.trendNote}</p>
      {trends.map((trend) => (
        <OfGame key={trend.game} trend={trend} {...{ mistakes, titles, say }} />
      ))}
    </details>
  );
}

const WIDTH = 240;
const HEIGHT = 48;

function OfGame({
  trend,
  mistakes,
  titles,
  say,
}: Omit<Props, 'bills'> & { readonly trend: GameTrend }): ReactNode {
  const locale = usePreferences(({ language }) => language);
  const { game, course, mean, kinds } = trend;
  const figures = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const asked = useAsked(game, mistakes);
  const known = kinds.filter(({ ask }) => ask in asked);
  const most = Math.max(...course, 0.001);
  const points = course.map((one, n) => {
    const x = course.length === 1 ? WIDTH / 2 : (WIDTH * n) / (course.length - 1);
    return `${x.toFixed(1)},${(HEIGHT - 4 - (one / most) * (HEIGHT - 8)).toFixed(1)}`;
  });
  return (
    <section className="exercises-trend-game">
      <h3>
        {titles.find(({ id }) => id === game)?.title ?? game} <small>{say.matches(course.length)}</small>
      </h3>
      <p>
        <strong>{figures.format(mean)}</strong> {say.lostATurn}
      </p>
      {course.length > 1 && (
        <svg
          viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
          role="img"
          aria-label={course.map((one) => figures.format(one)).join(', ')}
        >
          <polyline points={points.join(' ')} />
        </svg>
      )}
      {known.length > 0 && (
        <>
          <p className="report-note">{say.kinds}</p>
          <ul className="exercise-others">
            {known.map(({ ask, cost }) => (
              <li key={ask}>
                <span>{asked[ask]}</span>
                <span className="report-cost bad">{figures.format(cost)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What a kind of decision is called: the question as it was asked last. */
function useAsked(game: string, mistakes: readonly OwnMistake[]): Readonly<Record<string, string>> {
  const language = usePreferences((preferences) => preferences.language);
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let wanted = true;
    void sentencesOf(game, mistakes, () => loadWords(game, language)).then((all) => wanted && setTold(all));
    return () => {
      wanted = false;
    };
  }, [game, language, mistakes]);
  return told;
}

async function sentencesOf(
  id: string,
  mistakes: readonly OwnMistake[],
  load: () => Promise<Words | undefined>,
): Promise<Record<string, string>> {
  const [module, words] = await Promise.all([loadRules(id), load()]);
  const all: Record<string, string> = {};
  if (!module || !words) return all;
  for (const { game, state, seat } of mistakes) {
    if (game !== id) continue;
    const prompt = module.game.prompt(state, seat);
    if (prompt) all[prompt.ask] = words.prompt(prompt, module.game.view(state, seat), false);
  }
  return all;
}
