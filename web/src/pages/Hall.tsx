import type { HallMatch } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { matchesIn, sitsAt, useHall } from '../lobby/hall.ts';
import { useMatches, Waiting, waitingFor } from '../lobby/MatchLists.tsx';
import { useTitles, type Title } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { useCalls } from '../people/calls.ts';
import { ALL, isWanted } from '../people/filters.ts';
import { Finding } from '../people/Finding.tsx';
import { HallFilters } from '../people/HallFilters.tsx';
import { HallRow, OpenRow, type HallProps } from '../people/HallRows.tsx';
import '../people/people.css';
import { useProfile } from '../people/Ratings.tsx';
import { Wishes } from '../people/Wishes.tsx';
import { WishForm } from '../people/WishForm.tsx';
import { useBlocked } from '../people/stances.ts';
import { useMe } from '../people/useMe.ts';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { useHallWords, type HallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';

/** Where people find each other: who waits, for what, and what is being played. */
export function HallPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useHallWords();
  const titles = useTitles(language);
  const matches = useMatches(true);
  useCalls(waitingFor(matches), shell);
  const { hall, lost } = useHall();
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page wide" aria-busy={!words || titles.length === 0}>
        {words && titles.length > 0 && (
          <>
            <header className="hall-head">
              <h1 className="people-title">{words.title}</h1>
              <nav className="hall-waiting">
                <Waiting matches={matches} shell={shell} />
                <Link to="/ladder">{shell.people.ladder}</Link>
              </nav>
            </header>
            <p className="people-note" role="status">
              {hall ? hall.here > 0 && words.here(hall.here) : (lost || matches.there === null) && words.lost}
            </p>
            <Doors titles={titles} words={words} shell={shell} />
            <OpenSeats titles={titles} words={words} shell={shell} />
            <Wishes titles={titles} words={words} shell={shell} />
            <Finding words={words} shell={shell} />
            <Running titles={titles} words={words} shell={shell} />
          </>
        )}
      </div>
    </main>
  );
}

const DOORS = ['invite', 'putUp', 'wish'] as const;
type Door = (typeof DOORS)[number];

/** Of the form to which each leads, the opponent. */
const LEADS_TO = { invite: 'friend', putUp: 'anyone' } as const;
const NOTES = {
  invite: 'inviteNote',
  putUp: 'putUpNote',
  wish: 'wishNote',
} as const satisfies Record<Door, keyof HallWords>;

/** The ways to somebody to play with. */
function Doors({ titles, words, shell }: HallProps): ReactNode {
  const [open, setOpen] = useState<Door | null>(location.hash === '#invite' ? 'invite' : null);
  return (
    <>
      <div className="people-row hall-ways-in">
        {DOORS.map((door) => (
          <button
            key={door}
            type="button"
            className="button"
            aria-expanded={door === open}
            onClick={() => setOpen(door === open ? null : door)}
          >
            {words[door]}
          </button>
        ))}
      </div>
      {open !== null && (
        <section className="people-part">
          <p className="people-note hall-note">
            {words[NOTES[open]]} {open !== 'wish' && words.chooseGame}
          </p>
          {open === 'wish' ? (
            <WishForm titles={titles} words={words} shell={shell} onDone={() => setOpen(null)} />
          ) : (
            <Games titles={titles} opponent={LEADS_TO[open]} />
          )}
        </section>
      )}
    </>
  );
}

interface GamesProps {
  readonly titles: readonly Title[];
  readonly opponent: string;
}

const Games = ({ titles, opponent }: GamesProps): ReactNode => (
  <p className="people-row">
    {titles.map(({ id, title }) => (
      <Link key={id} to={`/play/${id}#${opponent}`} className="button">
        {title}
      </Link>
    ))}
  </p>
);

function OpenSeats({ titles, words, shell }: HallProps): ReactNode {
  const [chosen, setChosen] = useState(ALL);
  const [me] = useMe();
  const all = matchesIn(
    useHall((state) => state.hall),
    'open',
    useBlocked(),
  );
  const open = all.filter((match) => isWanted(match, chosen));
  const rating = useRating(me?.account ? me.id : null, chosen.game);
  return (
    <section className="people-part">
      <h2>{words.open}</h2>
      <HallFilters chosen={chosen} rating={rating} onChange={setChosen} {...{ titles, words, shell }} />
      {open.length === 0 && <p className="people-note">{all.length === 0 ? words.nobody : words.noneFit}</p>}
      <Rows of={open}>
        {(match) => (
          <OpenRow key={match.id} match={match} own={sitsAt(match, me?.id)} {...{ titles, words, shell }} />
        )}
      </Rows>
    </section>
  );
}

/** How strong one is at a game; null where that is not known. */
function useRating(person: string | null, game: string): number | null {
  const profile = useProfile(person);
  if (profile === null || typeof profile === 'string') return null;
  const found = profile.ratings.find((one) => one.game === game);
  return found ? Math.round(found.rating) : null;
}

function Running({ titles, words, shell }: HallProps): ReactNode {
  const blocked = new Set<string>();
  const hall = useHall((state) => state.hall);
  const running = matchesIn(hall, 'running', blocked);
  return (
    <section className="people-part">
      <header className="hall-head">
        <h2>{words.now}</h2>
        {running.length > 0 && (
          <nav className="hall-doors">
            <Link to="/field" className="button">
              {words.live}
            </Link>
          </nav>
        )}
      </header>
      {running.length === 0 && <p className="people-note">{words.noMatches}</p>}
      <Rows of={running}>
        {(match) => (
          <HallRow key={match.id} match={match} {...{ titles, words, shell }}>
            <Link to={`/match/${match.id}`} className="button">
              {words.watch}
            </Link>
          </HallRow>
        )}
      </Rows>
      {hall && hall.playing > running.length && <p className="people-note">{words.playing(hall.playing)}</p>}
    </section>
  );
}

interface RowsProps {
  readonly of: readonly HallMatch[];
  readonly children: (match: HallMatch) => ReactNode;
}

const Rows = ({ of, children }: RowsProps): ReactNode =>
  of.length > 0 && <ul className="hall-list">{of.map(children)}</ul>;
