import type { Me, Profile } from '@bicorne/server/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { MatchLists } from '../lobby/MatchLists.tsx';
import { useTitles, type Title } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { people } from '../net/people.ts';
import { Account } from '../people/Account.tsx';
import { Doors } from '../people/Doors.tsx';
import '../people/people.css';
import { prefer, usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { Bar } from '../ui/Bar.tsx';
import type { ShellWords } from '../words/words.ts';

/** A page of one's own: matches, ratings, and the account. */
export function MePage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const { language, name } = usePreferences();
  const titles = useTitles(language);
  const [me, setMe] = useMe();
  const [words, setWords] = useState<string | null>(null);
  const enter = (entered: Me): void => {
    prefer({ name: entered.name });
    setMe(entered);
  };
  const letter = location.pathname === '/recover' ? location.hash.slice(1) : '';
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page">
        <h1 className="people-title">{me?.account ? me.name : shell.people.myPage}</h1>
        {words !== null && <Words words={words} shell={shell} onKept={() => setWords(null)} />}
        {me?.account && <Ratings me={me} titles={titles} shell={shell} />}
        {me?.account && <Account me={me} shell={shell} onMe={(left) => setMe(left)} onWords={setWords} />}
        {me !== undefined && !me?.account && (
          <>
            <p className="people-note">
              {(me?.name ?? name) !== '' && shell.people.guest(me?.name ?? name)} {shell.people.guestNote}
            </p>
            <Doors
              name={me?.name ?? name}
              {...(letter === '' ? {} : { token: letter })}
              shell={shell}
              onMe={enter}
              onWords={setWords}
            />
          </>
        )}
        <MatchLists titles={titles} shell={shell} />
      </div>
    </main>
  );
}

/** Undefined until the server has said who we are. */
function useMe(): [Me | null | undefined, (me: Me | null) => void] {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => void people.me().then((answer) => setMe(answer.ok ? answer.value : null)), []);
  return [me, setMe];
}

interface WordsProps {
  readonly words: string;
  readonly shell: ShellWords;
  readonly onKept: () => void;
}

const Words = ({ words, shell, onKept }: WordsProps): ReactNode => (
  <section className="people-words" role="alert">
    <p>{shell.people.keepWords}</p>
    <code>{words}</code>
    <button type="button" className="button main" onClick={onKept}>
      {shell.people.keptThem}
    </button>
  </section>
);

interface RatingProps {
  readonly me: Me;
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

function Ratings({ me, titles, shell }: RatingProps): ReactNode {
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(
    () => void people.profile(me.id).then((answer) => setProfile(answer.ok ? answer.value : null)),
    [me.id],
  );
  if (!profile) return null;
  return (
    <section className="people-part">
      <h2>{shell.people.ratings}</h2>
      {profile.ratings.length === 0 && <p className="people-note">{shell.people.noRatings}</p>}
      <ul className="people-ratings">
        {profile.ratings.map(({ game, rating, matches, provisional }) => (
          <li key={game}>
            <span>{titles.find(({ id }) => id === game)?.title ?? game}</span>
            <strong>{Math.round(rating)}</strong>
            <small>
              {shell.people.matchesPlayed(matches)}
              {provisional && `, ${shell.people.provisional}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link of a letter that confirms an address: followed by a press, so that no mail program does it. */
export function ConfirmPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const [said, setSaid] = useState('');
  const confirm = async (): Promise<void> => {
    const answer = await people.confirmMail(location.hash.slice(1));
    setSaid(answer.ok ? shell.people.confirmed : shell.faults[answer.fault.code]);
  };
  return (
    <main className="page waiting">
      <h1>{shell.people.mail}</h1>
      {said === '' ? (
        <button type="button" className="button main" onClick={() => void confirm()}>
          {shell.people.confirmMail}
        </button>
      ) : (
        <p role="status">{said}</p>
      )}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {shell.table.lobby}
      </button>
    </main>
  );
}
