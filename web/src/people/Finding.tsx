import type { Seen } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import { Link } from '../ui/Link.tsx';
import type { HallWords } from '../words/hall/words.ts';
import type { HallProps } from './HallRows.tsx';
import { useAsking } from './useAnswer.ts';
import { useMe } from './useMe.ts';

/** People by a part of their name, and those whom one follows: who is here, and the way to their pages. */
export function Finding({ words, shell }: Pick<HallProps, 'words' | 'shell'>): ReactNode {
  const [me] = useMe();
  const [found, setFound] = useState<readonly Seen[] | null>(null);
  const [part, setPart] = useState('');
  const { ask, busy, fault } = useAsking();
  return (
    <section className="people-part">
      <h2>{words.players}</h2>
      <form
        className="people-row"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(() => people.named(part), setFound);
        }}
      >
        <label className="field">
          <span>{words.partOfName}</span>
          <input
            type="search"
            value={part}
            minLength={2}
            maxLength={40}
            required
            onChange={({ target }) => setPart(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={busy}>
          {words.find}
        </button>
      </form>
      {fault !== null && <p className="people-fault">{shell.faults[fault]}</p>}
      {found?.length === 0 && <p className="people-note">{words.foundNobody}</p>}
      {found && <SeenList people={found} words={words} />}
      {me && <Followed key={me.id} words={words} />}
    </section>
  );
}

function Followed({ words }: { readonly words: HallWords }): ReactNode {
  const [followed, setFollowed] = useState<readonly Seen[]>([]);
  useEffect(() => void people.following().then((answer) => answer.ok && setFollowed(answer.value)), []);
  if (followed.length === 0) return null;
  return (
    <>
      <h3>{words.following}</h3>
      <SeenList people={followed} words={words} />
    </>
  );
}

/** Those who are here come first. */
const SeenList = ({
  people: all,
  words,
}: {
  readonly people: readonly Seen[];
  readonly words: HallWords;
}): ReactNode => (
  <ul className="people-ratings">
    {all
      .toSorted((one, other) => Number(other.here) - Number(one.here))
      .map(({ person, here }) => (
        <li key={person.id}>
          <Link to={`/people/${person.id}`}>{person.name}</Link>
          {here && <span className="hall-here">{words.isHere}</span>}
        </li>
      ))}
  </ul>
);
