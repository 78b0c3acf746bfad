import type { Me } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { OwnMatchLists } from '../lobby/MatchLists.tsx';
import { useTitles } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { Account } from '../people/Account.tsx';
import { Companions } from '../people/Companions.tsx';
import { Doors } from '../people/Doors.tsx';
import { RecoveryWords } from '../people/RecoveryWords.tsx';
import { OwnRatings } from '../people/Ratings.tsx';
import '../people/people.css';
import { takeSettings, tellSettings } from '../people/settings.ts';
import { forgetStances } from '../people/stances.ts';
import { useMe } from '../people/useMe.ts';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';

/** A page of one's own: matches, ratings, and the account. */
export function MePage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const { language, name } = usePreferences();
  const titles = useTitles(language);
  const [me, setMe] = useMe();
  const hall = useHallWords();
  const [words, setWords] = useState<string | null>(null);
  const letter = location.pathname === '/recover' ? location.hash.slice(1) : '';
  const enter = (entered: Me): void => {
    forgetStances();
    takeSettings(entered);
    void tellSettings();
    setMe(entered);
  };
  const change = (changed: Me | null): void => {
    if (changed === null) forgetStances();
    setMe(changed);
  };
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page">
        <h1 className="people-title">{me?.account ? me.name : shell.people.myPage}</h1>
        {words !== null && <RecoveryWords words={words} shell={shell} onKept={() => setWords(null)} />}
        {me !== undefined && !me?.account && (
          <>
            <p className="people-note">
              {(me?.name ?? name) !== '' && shell.people.guest(me?.name ?? name)} {shell.people.guestNote}
            </p>
            <Doors
              name={me?.name ?? name}
              guest={me?.name ?? null}
              {...(letter === '' ? {} : { token: letter })}
              shell={shell}
              onMe={enter}
              onWords={setWords}
            />
          </>
        )}
        <OwnMatchLists key={me?.id ?? ''} titles={titles} shell={shell} finished={30} />
        {me?.account && <OwnRatings person={me.id} titles={titles} shell={shell} />}
        {me?.account && hall && (
          <p className="people-note">
            <Link to={`/people/${me.id}`}>{hall.asOthers}</Link>
          </p>
        )}
        {me && <Companions key={`with ${me.id}`} shell={shell} />}
        {me && <Account me={me} shell={shell} onMe={change} onWords={setWords} />}
      </div>
    </main>
  );
}
