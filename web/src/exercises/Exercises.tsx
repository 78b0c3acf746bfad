import { useEffect, useState, type ReactNode } from 'react';
import '../lobby/lobby.css';
import { useTitles, type Title } from '../lobby/titles.ts';
import '../people/people.css';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { useExerciseWords, type ExerciseWords } from '../words/exercises/words.ts';
import type { ShellWords } from '../words/words.ts';
import { gameOf } from './day.ts';
import { listOf, pointsHere, type Row } from './files.ts';
import { Level } from './Level.tsx';
import { Mine } from './Mine.tsx';
import './exercises.css';

/** All exercises, and one's own mistakes among them. */
export function ExercisesPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language);
  const say = useExerciseWords();
  const isReady = say !== null && titles.length > 0;
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page exercises-page" aria-busy={!isReady}>
        {isReady && (
          <>
            <h1 className="people-title">{shell.exercises.title}</h1>
            <p className="people-note">{say.intro}</p>
            <Mine titles={titles} say={say} />
            <Games titles={titles} say={say} shell={shell} />
          </>
        )}
      </div>
    </main>
  );
}

interface Props {
  readonly titles: readonly Title[];
  readonly say: ExerciseWords;
}

function Games({ titles, say, shell }: Props & { readonly shell: ShellWords }): ReactNode {
  const ofDay = gameOf(titles);
  const [chosen, setChosen] = useState(() => location.hash.slice(1) || ofDay?.id);
  const title = titles.find(({ id }) => id === chosen) ?? titles[0];
  return (
    <section className="exercises-games">
      <Link to="/exercises/day" className="button">
        {shell.exercises.ofDay(ofDay?.title ?? '')}
      </Link>
      <div className="exercises-tabs" role="group" aria-label={shell.exercises.title}>
        {titles.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="button quiet"
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <List key={title.id} title={title} say={say} />
    </section>
  );
}

function List({ title, say }: { readonly title: Title; readonly say: ExerciseWords }): ReactNode {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [points] = useState(pointsHere);
  useEffect(() => {
    let wanted = true;
    void listOf(title.id).then((listed) => wanted && setRows(listed));
    return () => {
      wanted = false;
    };
  }, [title.id]);
  if (rows === null) return <div className="exercises-list" aria-busy="true" />;
  if (rows.length === 0) return <p className="people-note">{say.none}</p>;
  const done = rows.filter(({ id }) => id in points).length;
  return (
    <>
      <p className="people-note">{say.solved(done, rows.length)}</p>
      {LEVELS.map((level) => (
        <Shelf
          key={level}
          name={say.levels[level]}
          rows={rows.filter(({ difficulty }) => difficulty === level)}
          {...{ title, say, points }}
        />
      ))}
    </>
  );
}

const LEVELS = [1, 2, 3, 4, 5] as const;

interface ShelfProps {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly title: Title;
  readonly say: ExerciseWords;
  readonly points: Readonly<Record<string, number>>;
}

function Shelf({ name, rows, title, say, points }: ShelfProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="exercises-shelf">
        {name} <Level level={rows[0].difficulty} say={say} />
      </h2>
      <ul className="exercises-list">
        {rows.map(({ id, scenario, seat }) => (
          <li key={id}>
            <Link to={`/exercises/${title.id}/${id}`} className="exercise-row">
              <span>
                {title.scenarios[scenario] ?? scenario} <small>{title.seats[seat] ?? seat}</small>
              </span>
              {id in points && (
                <span className="exercise-done" title={say.points(points[id])}>
                  ✓ {points[id]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
