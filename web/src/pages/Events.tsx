import type { EventCard } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { Announce } from '../cups/Announce.tsx';
import '../cups/events.css';
import { EventLine } from '../cups/EventLine.tsx';
import '../lobby/lobby.css';
import { useTitles } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import '../people/people.css';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { useCupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';

const GROUPS = ['running', 'open', 'over'] as const;

/** The calendar of tournaments: those that go on, those that take entries, and who won the last. */
export function EventsPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const words = useCupWords();
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language);
  const [events, setEvents] = useState<readonly EventCard[] | null>(null);
  useEffect(() => void people.events().then((answer) => setEvents(answer.ok ? answer.value : [])), []);
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page wide" aria-busy={!words || !events}>
        {words && (
          <>
            <h1 className="people-title">{shell.people.tournaments}</h1>
            <p className="people-note">
              <Link to="/ladder">{shell.people.ladder}</Link>
            </p>
            <div className="events">
              <section className="people-part">
                {events?.length === 0 && <p className="people-note">{words.noTournaments}</p>}
                {GROUPS.map((stage) => {
                  const some = events?.filter((event) => event.stage === stage) ?? [];
                  if (some.length === 0) return null;
                  return (
                    <section key={stage} className="event-group">
                      <h2>{words.stages[stage]}</h2>
                      <ul className="event-list">
                        {some.map((event) => (
                          <EventLine key={event.id} {...{ event, titles, words, shell }} />
                        ))}
                      </ul>
                    </section>
                  );
                })}
              </section>
              <aside className="people-part">
                <Announce {...{ titles, words, shell }} />
              </aside>
            </div>
          </>
        )}
      </div>
    </main>
  );
}
