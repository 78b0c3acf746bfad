import type { LadderPage as Page, LadderRow } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { halves } from '../cups/halves.ts';
import '../cups/events.css';
import '../cups/ladder.css';
import '../lobby/lobby.css';
import { useTitles } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import '../people/people.css';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { useCupWords, type CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  /** Empty: the first there is. */
  readonly game: string;
  readonly shell: ShellWords;
}

/** Who has climbed how far this quarter, game by game; and who stood at the head of those before. */
export function LadderPage({ game, shell }: Props): ReactNode {
  const words = useCupWords();
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language);
  const chosen = game === '' ? titles[0]?.id : game;
  const page = useLadder(chosen);
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page wide" aria-busy={!words || !page}>
        {words && (
          <>
            <h1 className="people-title">{shell.people.ladder}</h1>
            <nav className="ladder-games">
              {titles.map(({ id, title }) => (
                <Link key={id} to={`/ladder/${id}`} className={id === chosen ? 'chosen' : ''}>
                  {title}
                </Link>
              ))}
            </nav>
            {page && (
              <div className="events">
                <section className="people-part">
                  <h2>
                    {seasonName(page.season, words)}
                    <small> · {words.seasonUntil(dayOf(page.until - 1, language))}</small>
                  </h2>
                  {page.rows.length === 0 ? (
                    <p className="people-note">{words.nobodyClimbed}</p>
                  ) : (
                    <Rows rows={page.rows} mine={page.mine} words={words} />
                  )}
                  <p className="people-note">{words.ladderNote}</p>
                </section>
                <aside className="people-part">
                  <Honour honour={page.honour} words={words} />
                </aside>
              </div>
            )}
          </>
        )}
      </div>
    </main>
  );
}

function useLadder(game: string | undefined): Page | null {
  const [page, setPage] = useState<Page | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game !== undefined)
      void people.ladder(game).then((answer) => wanted && answer.ok && setPage(answer.value));
    return () => {
      wanted = false;
    };
  }, [game]);
  return page;
}

interface RowsProps {
  readonly rows: readonly LadderRow[];
  readonly mine: LadderRow | null;
  readonly words: CupWords;
}

function Rows({ rows, mine, words }: RowsProps): ReactNode {
  const below = mine && !rows.some(({ person }) => person === mine.person) ? [mine] : [];
  return (
    <div className="event-scroll">
      <table className="event-table ladder">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col" className="wide">
              {words.player}
            </th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.results}</th>
            <th scope="col">{words.wins}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, ...below].map(({ place, person, name, points, results, won }) => (
            <tr key={person} className={person === mine?.person ? 'mine' : ''}>
              <td>{place}</td>
              <th scope="row" className="wide">
                <Link to={`/people/${person}`}>{name}</Link>
              </th>
              <td className="event-points">{halves(points)}</td>
              <td>{results}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Honour = ({ honour, words }: Pick<Page, 'honour'> & Pick<RowsProps, 'words'>): ReactNode => (
  <>
    <h2>{words.tableOfHonour}</h2>
    {honour.length === 0 && <p className="people-note">{words.noHonour}</p>}
    {honour.map(({ season, rows }) => (
      <section key={season} className="ladder-honour">
        <h3>{seasonName(season, words)}</h3>
        <ol>
          {rows.map(({ person, name, points }) => (
            <li key={person}>
              <Link to={`/people/${person}`}>{name}</Link> <span>{halves(points)}</span>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </>
);

function seasonName(season: string, words: CupWords): string {
  const [year, quarter] = season.split('-');
  return words.season(year, quarter);
}

const dayOf = (at: number, language: string): string =>
  new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
