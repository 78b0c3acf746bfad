import type { Companion } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import { usePreferences } from '../preferences.ts';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';

/** With whom one has played; their pages are where one asks them to another match. */
export function Companions({ shell }: { readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const [companions, setCompanions] = useState<readonly Companion[]>([]);
  useEffect(() => {
    let wanted = true;
    void people.companions().then((answer) => wanted && answer.ok && setCompanions(answer.value));
    return () => {
      wanted = false;
    };
  }, []);
  if (companions.length === 0) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section className="people-part">
      <h2>{shell.people.companions}</h2>
      <ul className="people-ratings">
        {companions.map(({ person, matches, at }) => (
          <li key={person.id}>
            <Link to={`/people/${person.id}`}>{person.name}</Link>
            <span>{shell.people.matchesPlayed(matches)}</span>
            <small>{day.format(at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
