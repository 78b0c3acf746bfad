import type { Career as Fate, Fared, Person } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import { Link } from '../ui/Link.tsx';
import { useHallWords, type HallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { useAsking } from './useAnswer.ts';
import './career.css';

interface Props {
  readonly person: Person;
  /** Whether the one who looks may follow him. */
  readonly mayFollow: boolean;
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

/** How somebody has fared: his ratings over time, by battle and side, and against whom. */
export function Career({ person, mayFollow, titles, shell }: Props): ReactNode {
  const words = useHallWords();
  const [career, setCareer] = useState<Fate | null>(null);
  useEffect(() => {
    void people.career(person.id).then((answer) => answer.ok && setCareer(answer.value));
  }, [person.id]);
  if (!career || !words) return null;
  return (
    <>
      {mayFollow && <Follow person={person} followed={career.followed} words={words} shell={shell} />}
      <Graphs career={career} titles={titles} words={words} />
      {career.results.length > 0 && (
        <section className="people-part">
          <h2>{words.results}</h2>
          <ul className="people-ratings">
            {career.results.map((result) => (
              <li key={`${result.game} ${result.scenario} ${result.seat}`}>
                <span>{sideOf(result, titles)}</span>
                <FaredWords fared={result} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {career.opponents.length > 0 && (
        <section className="people-part">
          <h2>{words.opponents}</h2>
          <ul className="people-ratings">
            {career.opponents.map((other) => (
              <li key={other.person.id}>
                <Link to={`/people/${other.person.id}`}>{other.person.name}</Link>
                <FaredWords fared={other} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const FaredWords = ({ fared, words }: { readonly fared: Fared; readonly words: HallWords }): ReactNode => (
  <small>{words.fared(fared.won, fared.drawn, fared.matches)}</small>
);

function sideOf({ game, scenario, seat }: Fate['results'][number], titles: readonly Title[]): string {
  const title = titles.find(({ id }) => id === game);
  return `${title?.scenarios[scenario] ?? title?.title ?? game}: ${title?.seats[seat] ?? seat}`;
}

interface FollowProps extends Pick<Props, 'person' | 'shell'> {
  readonly followed: boolean;
  readonly words: HallWords;
}

function Follow({ person, followed, words, shell }: FollowProps): ReactNode {
  const [on, setOn] = useState(followed);
  const { ask, busy, fault } = useAsking();
  return (
    <p className="people-row career-follow">
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() =>
          void ask(
            () => people.follow(person.id, !on),
            () => setOn(!on),
          )
        }
      >
        {on ? words.unfollow : words.follow}
      </button>
      {fault !== null && <span role="alert">{shell.faults[fault]}</span>}
    </p>
  );
}

interface GraphsProps extends Pick<Props, 'titles'> {
  readonly career: Fate;
  readonly words: HallWords;
}

/** Of each game in which there is more than one point to join. */
function Graphs({ career, titles, words }: GraphsProps): ReactNode {
  const games = Map.groupBy(career.ratings, ({ game }) => game);
  const drawn = [...games].filter(([, points]) => points.length > 1);
  return drawn.map(([game, points]) => (
    <section key={game} className="people-part">
      <h2>{words.graph(titles.find(({ id }) => id === game)?.title ?? game)}</h2>
      <Graph points={points.map(({ rating }) => rating)} label={words.graph(game)} />
    </section>
  ));
}

const WIDTH = 600;
const HEIGHT = 140;
/** Room for the figures at the side. */
const LEFT = 44;
const EDGE = 10;

/** A match after the other; the lowest and the highest stand at the side. */
function Graph({ points, label }: { readonly points: readonly number[]; readonly label: string }): ReactNode {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const x = (at: number): number => LEFT + (at * (WIDTH - LEFT - EDGE)) / (points.length - 1);
  const y = (rating: number): number =>
    HEIGHT - EDGE - ((rating - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low);
  const path = points.map((rating, at) => `${x(at).toFixed(1)},${y(rating).toFixed(1)}`).join(' ');
  return (
    <svg
      className="career-graph"
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      role="img"
      aria-label={`${label}: ${points.join(', ')}`}
    >
      {[...new Set([low, high])].map((rating) => (
        <g key={rating}>
          <line x1={LEFT} x2={WIDTH - EDGE} y1={y(rating)} y2={y(rating)} />
          <text x={LEFT - 6} y={y(rating) + 4} textAnchor="end">
            {rating}
          </text>
        </g>
      ))}
      <polyline points={path} />
    </svg>
  );
}
