import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';
import { Manners } from './Manners.tsx';
import { useStances } from './stances.ts';

/** Everybody one has muted or blocked, with the way back. */
export function Kept({ shell }: { readonly shell: ShellWords }): ReactNode {
  const stances = useStances();
  if (stances.length === 0) return <p className="people-note">{shell.people.nobodyKeptAway}</p>;
  return (
    <ul className="kept">
      {stances.map(({ person, block }) => (
        <li key={person.id}>
          <Link to={`/people/${person.id}`}>{person.name}</Link>
          <small>{block ? shell.people.blocked : shell.people.muted}</small>
          <Manners person={person} shell={shell} />
        </li>
      ))}
    </ul>
  );
}
