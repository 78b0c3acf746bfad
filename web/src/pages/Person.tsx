import type { Profile } from '@bicorne/table/protocol';
import { useMemo, useState, type ReactNode } from 'react';
import { useTitles, type Title } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { Career, Follow, useCareer } from '../people/Career.tsx';
import { Entries } from '../people/Entries.tsx';
import { holidayText } from '../people/Holidays.tsx';
import { Manners } from '../people/Manners.tsx';
import { Ratings, useProfile } from '../people/Ratings.tsx';
import { useMe } from '../people/useMe.ts';
import '../people/people.css';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import { Link } from '../ui/Link.tsx';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly id: string;
  readonly shell: ShellWords;
}

/** Somebody else's page: how strong he is, and what he has played for everybody to see. */
export function PersonPage({ id, shell }: Props): ReactNode {
  const profile = useProfile(id);
  if (typeof profile === 'string') return <NotHere fault={profile} shell={shell} />;
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page" aria-busy={profile === null}>
        {profile && <Known profile={profile} shell={shell} />}
      </div>
    </main>
  );
}

interface ChallengeProps {
  readonly person: string;
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

/** In which game one wants to play with somebody; the rest is chosen there. */
const Challenge = ({ person, titles, shell }: ChallengeProps): ReactNode => (
  <section className="people-part">
    <h2>{shell.people.challenge}</h2>
    <p className="people-row">
      {titles.map(({ id, title }) => (
        <Link key={id} to={`/play/${id}/${person}`} className="button">
          {title}
        </Link>
      ))}
    </p>
  </section>
);

function Known({ profile, shell }: { readonly profile: Profile; readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language);
  const { person, account, since, holiday } = profile;
  const hall = useHallWords();
  const career = useCareer(person.id);
  const [now] = useState(Date.now);
  const [me] = useMe();
  const query = useMemo(() => ({ person: person.id }), [person.id]);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(since);
  return (
    <>
      <header className="person-head">
        <h1 className="people-title">{person.name}</h1>
        {career && hall && me != null && me.id !== person.id && (
          <Follow person={person} followed={career.followed} words={hall} shell={shell} />
        )}
      </header>
      <p className="people-note">{account ? shell.people.since(day) : shell.people.isGuest}</p>
      {holiday && hall && <p className="people-note">{holidayText(holiday, now, hall, language)}</p>}
      {me?.id !== person.id && <Challenge person={person.id} titles={titles} shell={shell} />}
      {account && <Ratings profile={profile} titles={titles} shell={shell} career={career} />}
      {career && hall && <Career career={career} titles={titles} words={hall} />}
      <section className="people-part">
        <h2>{shell.lobby.finished}</h2>
        <Entries query={query} none={shell.people.noneShared} titles={titles} shell={shell} />
      </section>
      <section className="people-part">
        <Manners person={person} shell={shell} />
      </section>
    </>
  );
}
