import type { Career as Fate, Fared, Person } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import { Link } from '../ui/Link.tsx';
import type { HallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { useAsking } from './useAnswer.ts';
import './career.css';

/** How somebody has fared; null until it is known. */
export function useCareer(person: string): Fate | null {
  const [career, setCareer] = useState<Fate | null>(null);
  useEffect(() => {
    void people.career(person).then((answer) => answer.ok && setCareer(answer.value));
  }, [person]);
  return career;
}

interface Props {
  readonly career: Fate;
  readonly titles: readonly Title[];
  readonly words: HallWords;
}

/** By battle and side, and against whom. */
export const Career = ({ career: { results, opponents }, titles, words }: Props): ReactNode => (
  <>
    {results.length > 0 && (
      <section className="people-part">
        <h2>{words.results}</h2>
        <ul className="people-ratings">
          {results.map((result) => (
            <li key={`${result.game} ${result.scenario} ${result.seat}`}>
              <span>{sideOf(result, titles)}</span>
              <HowFared fared={result} words={words} />
            </li>
          ))}
        </ul>
      </section>
    )}
    {opponents.length > 0 && (
      <section className="people-part">
        <h2>{words.opponents}</h2>
        <ul className="people-ratings">
          {opponents.map((other) => (
            <li key={other.person.id}>
              <Link to={`/people/${other.person.id}`}>{other.person.name}</Link>
              <HowFared fared={other} words={words} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

const PARTS = ['won', 'drawn', 'lost'] as const;

/** In words, and as a bar. */
function HowFared({ fared, words }: { readonly fared: Fared; readonly words: HallWords }): ReactNode {
  const { won, drawn, matches } = fared;
  const lost = matches - won - drawn;
  const parts = { won, drawn, lost };
  return (
    <>
      <strong>
        {won} : {lost}
      </strong>
      <span className="fared-bar" aria-hidden="true">
        {PARTS.map(
          (part) => parts[part] > 0 && <i key={part} className={part} style={{ flexGrow: parts[part] }} />,
        )}
      </span>
      <small>{words.fared(won, drawn, matches)}</small>
    </>
  );
}

function sideOf({ game, scenario, seat }: Fate['results'][number], titles: readonly Title[]): string {
  const title = titles.find(({ id }) => id === game);
  return `${title?.scenarios[scenario] ?? title?.title ?? game}: ${title?.seats[seat] ?? seat}`;
}

interface FollowProps {
  readonly person: Person;
  readonly followed: boolean;
  readonly words: HallWords;
  readonly shell: ShellWords;
}

export function Follow({ person, followed, words, shell }: FollowProps): ReactNode {
  const [on, setOn] = useState(followed);
  const { ask, busy, fault } = useAsking();
  return (
    <p className="people-row">
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

const WIDTH = 600;
const HEIGHT = 140;
/** Room for the figures at the side. */
const LEFT = 52;
const EDGE = 10;

/** A match after the other; the lowest and the highest stand at the side. */
export function Graph({
  points,
  label,
}: {
  readonly points: readonly number[];
  readonly label: string;
}): ReactNode {
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
      <circle cx={x(points.length - 1)} cy={y(points[points.length - 1])} r="4" />
    </svg>
  );
}
