import { lazy, Suspense, type ReactNode } from 'react';
import { gameOf } from '../exercises/day.ts';
import { GameCard } from '../lobby/GameCard.tsx';
import { MatchLists, useMatches, Waiting, waitingFor } from '../lobby/MatchLists.tsx';
import { useTitles } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { useCalls } from '../people/calls.ts';
import { usePreferences } from '../preferences.ts';
import { HAS_SERVER } from '../place.ts';
import { go } from '../route.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';

const AgainstPeople = lazy(async () => ({
  default: (await import('../lobby/AgainstPeople.tsx')).AgainstPeople,
}));

/** The first page: the games, and what one plays. */
export function LobbyPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language);
  const matches = useMatches();
  useCalls(waitingFor(matches), shell);
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page">
        <header className="lobby-head">
          <h1 className="lobby-name">Bicorne</h1>
          <p className="lobby-tagline">{shell.tagline}</p>
          <nav className="lobby-ways">
            <Waiting matches={matches} shell={shell} />
            <button type="button" className="button quiet" onClick={() => go('/workshop')}>
              {shell.workshop}
            </button>
            <button type="button" className="button quiet" onClick={() => go('/exercises')}>
              {shell.exercises.title}
            </button>
            {HAS_SERVER && (
              <>
                <button type="button" className="button quiet" onClick={() => go('/me')}>
                  {shell.people.myPage}
                </button>
                <button type="button" className="button quiet" onClick={() => go('/events')}>
                  {shell.people.tournaments}
                </button>
                <button type="button" className="button quiet" onClick={() => go('/ladder')}>
                  {shell.people.ladder}
                </button>
                <button type="button" className="button quiet" onClick={() => go('/archive')}>
                  {shell.people.archive}
                </button>
              </>
            )}
          </nav>
          <p className="lobby-day">
            {titles.length > 0 && (
              <Link to="/exercises/day">{shell.exercises.ofDay(gameOf(titles)?.title ?? '')}</Link>
            )}
          </p>
        </header>
        {HAS_SERVER && (
          <div className="against-people">
            <Suspense>
              <AgainstPeople titles={titles} shell={shell} />
            </Suspense>
          </div>
        )}
        <ul className="games">
          {titles.map((game) => (
            <GameCard key={game.id} game={game} shell={shell} />
          ))}
        </ul>
        <MatchLists matches={matches} titles={titles} shell={shell} finished={8} />
      </div>
    </main>
  );
}
