import type { ReactNode } from 'react';
import { OpenRow } from '../people/HallRows.tsx';
import { useMe } from '../people/useMe.ts';
import { useBlocked } from '../people/stances.ts';
import { Link } from '../ui/Link.tsx';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { matchesIn, sitsAt, useHall } from './hall.ts';
import type { Title } from './titles.ts';

interface Props {
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

/** So many of those who wait stand on the first page. */
const MOST = 3;

/** In the head of the first page: who waits for somebody to play with, and the way to all of them. */
export function AgainstPeople({ titles, shell }: Props): ReactNode {
  const words = useHallWords();
  const hall = useHall((state) => state.hall);
  const [me] = useMe();
  const blocked = useBlocked();
  if (!words) return null;
  const open = matchesIn(hall, 'open', blocked);
  return (
    <section className="hall-panel" aria-label={words.title}>
      <header className="hall-head">
        <h2>{words.title}</h2>
        {hall && (
          <p className="hall-count">
            {hall.here > 0 && words.here(hall.here)}
            {hall.playing > 0 && (
              <>
                {' · '}
                <Link to="/field">{words.playing(hall.playing)}</Link>
              </>
            )}
          </p>
        )}
        <nav className="hall-doors">
          <Link to="/people#invite" className="button quiet">
            {words.invite}
          </Link>
          <Link to="/people" className="button">
            {open.length > MOST ? `${words.all}: ${words.waiting(open.length)}` : words.all}
          </Link>
        </nav>
      </header>
      {open.length > 0 && titles.length > 0 && (
        <ul className="hall-list">
          {open.slice(0, MOST).map((match) => (
            <OpenRow key={match.id} match={match} own={sitsAt(match, me?.id)} {...{ titles, words, shell }} />
          ))}
        </ul>
      )}
    </section>
  );
}
