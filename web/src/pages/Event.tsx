import type { EventSheet } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { Crosstable } from '../cups/Crosstable.tsx';
import { EventHead } from '../cups/EventHead.tsx';
import '../cups/events.css';
import { Changes } from '../cups/Changes.tsx';
import { Organise } from '../cups/Organise.tsx';
import { Rounds } from '../cups/Rounds.tsx';
import { Standings } from '../cups/Standings.tsx';
import '../lobby/lobby.css';
import { useTitles } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import '../people/people.css';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import { useCupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly id: string;
  readonly shell: ShellWords;
}

/** Those who watch see what has come, without asking. */
const LOOK_EVERY = 5000;
/** More would not fit beside each other. */
const MOST_CROSSED = 16;

/** One tournament: where it stands, who meets whom, one's own next match. */
export function EventPage({ id, shell }: Props): ReactNode {
  const words = useCupWords();
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language);
  const [sheet, setSheet] = useSheet(id);
  if (sheet === 'missing') return <NotHere fault="unknown" shell={shell} />;
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page wide" aria-busy={!words || !sheet}>
        {words && sheet && (
          <>
            <EventHead {...{ id, sheet, titles, words, shell }} onChange={setSheet} />
            <div className="events">
              <section className="people-part">
                <Standings {...{ sheet, words, shell }} />
                {sheet.rounds.length > 0 && sheet.entrants.length <= MOST_CROSSED && (
                  <Crosstable {...{ sheet, words, shell }} />
                )}
              </section>
              <aside className="people-part">
                <Rounds {...{ sheet, titles, words, shell }} />
                <Changes {...{ sheet, words }} />
                {sheet.mayOrganise && <Organise {...{ id, sheet, words, shell }} onChange={setSheet} />}
              </aside>
            </div>
          </>
        )}
      </div>
    </main>
  );
}

type Known = EventSheet | null | 'missing';

/** As it is now, and as it comes to be while somebody looks. */
function useSheet(id: string): [Known, (sheet: EventSheet) => void] {
  const [sheet, setSheet] = useState<Known>(null);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const answer = await people.event(id);
      if (!wanted) return;
      if (answer.ok) setSheet(answer.value);
      else if (answer.fault.code === 'unknown') setSheet('missing');
    };
    void look();
    const timer = setInterval(() => !document.hidden && void look(), LOOK_EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [id]);
  return [sheet, setSheet];
}
