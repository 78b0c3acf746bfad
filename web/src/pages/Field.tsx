import type { HallMatch } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { matchesIn, sitsAt, useHall } from '../lobby/hall.ts';
import { useMatches, Waiting, waitingFor } from '../lobby/MatchLists.tsx';
import { useTitles } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { useCalls } from '../people/calls.ts';
import type { HallProps } from '../people/HallRows.tsx';
import '../people/people.css';
import { useBlocked } from '../people/stances.ts';
import { useMe } from '../people/useMe.ts';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { Large } from '../watch/Large.tsx';
import { useDrawings } from '../watch/LiveBoard.tsx';
import { Small } from '../watch/Small.tsx';
import { useBoards } from '../watch/useBoards.ts';
import '../watch/watch.css';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';

/** What everybody may watch, as it is played. */
export function FieldPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useHallWords();
  const titles = useTitles(language);
  const matches = useMatches(true);
  useCalls(waitingFor(matches), shell);
  const isReady = words !== null && titles.length > 0;
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page field-page" aria-busy={!isReady}>
        {isReady && (
          <>
            <header className="hall-head">
              <h1 className="people-title">{words.field}</h1>
              <nav className="hall-waiting">
                <Waiting matches={matches} shell={shell} />
                <Link to="/people" className="button quiet">
                  {words.title}
                </Link>
              </nav>
            </header>
            {matches.there === null && <p className="people-note">{words.lost}</p>}
            <Boards titles={titles} words={words} shell={shell} />
          </>
        )}
      </div>
    </main>
  );
}

/** So many boards beside the large one: a line follows no more than that. */
const SMALL = 8;

function Boards(props: HallProps): ReactNode {
  const { titles, words } = props;
  const hall = useHall((state) => state.hall);
  const [me] = useMe();
  const blocked = useBlocked();
  const [game, setGame] = useState('');
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<HallMatch | null>(null);
  // One's own matches are played, not watched.
  const all = matchesIn(hall, 'running', blocked).filter((match) => !sitsAt(match, me?.id));
  const running = all.filter((match) => game === '' || match.game === game);
  // What one looks at stays, whatever becomes stronger, and when it has ended.
  const large = all.find(({ id }) => id === chosen?.id) ?? chosen ?? running.at(0) ?? null;
  if (chosen === null && large !== null) setChosen(large);
  const others = running.filter(({ id }) => id !== large?.id);
  const pages = Math.max(1, Math.ceil(others.length / SMALL));
  const at = Math.min(page, pages - 1);
  const small = others.slice(at * SMALL, (at + 1) * SMALL);
  const drawings = useDrawings([...new Set(all.map((match) => match.game))]);
  const boards = useBoards([...(large ? [large] : []), ...small].map(({ id }) => id));
  const choose = (match: HallMatch): void => {
    setChosen(match);
    document.querySelector('.hall-head')?.scrollIntoView({ block: 'start' });
  };
  if (hall && large === null) return <p className="people-note">{words.noMatches}</p>;
  return (
    <>
      {large && (
        <Large
          key={large.id}
          match={large}
          runs={!hall || all.some(({ id }) => id === large.id)}
          seen={boards.get(large.id)}
          drawing={drawings.get(large.game)}
          {...props}
        />
      )}
      <Games all={all} chosen={game} {...{ titles, words }} onChange={setGame} />
      <ul className="field-boards">
        {small.map((match) => (
          <li key={match.id}>
            <Small
              match={match}
              seen={boards.get(match.id)}
              drawing={drawings.get(match.game)}
              onChoose={() => choose(match)}
              {...props}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages at={at} of={pages} words={words} onChange={setPage} />}
    </>
  );
}

interface GamesProps extends Omit<HallProps, 'shell'> {
  readonly all: readonly HallMatch[];
  readonly chosen: string;
  readonly onChange: (game: string) => void;
}

/** Of which games something is played; all of them first. */
function Games({ all, chosen, titles, words, onChange }: GamesProps): ReactNode {
  const played = titles.filter(({ id }) => all.some(({ game }) => game === id));
  if (played.length < 2) return null;
  const count = (game: string): number => all.filter((match) => game === '' || match.game === game).length;
  return (
    <div className="tabs" role="group" aria-label={words.filters}>
      {[{ id: '', title: words.allGames }, ...played].map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="tab"
          aria-pressed={id === chosen}
          onClick={() => onChange(id)}
        >
          {title} <small>{count(id)}</small>
        </button>
      ))}
    </div>
  );
}

interface PagesProps extends Pick<HallProps, 'words'> {
  readonly at: number;
  readonly of: number;
  readonly onChange: (page: number) => void;
}

const Pages = ({ at, of, words, onChange }: PagesProps): ReactNode => (
  <nav className="field-pages">
    <button type="button" className="button" disabled={at === 0} onClick={() => onChange(at - 1)}>
      {words.stronger}
    </button>
    <span>{`${String(at + 1)} / ${String(of)}`}</span>
    <button type="button" className="button" disabled={at === of - 1} onClick={() => onChange(at + 1)}>
      {words.others}
    </button>
  </nav>
);
