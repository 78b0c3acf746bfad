import type { Profile, WireFault } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly profile: Profile;
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

/** What everybody may know of somebody, or why it cannot be told; null until that is known. */
export function useProfile(person: string | null): Profile | WireFault['code'] | null {
  const [profile, setProfile] = useState<Profile | WireFault['code'] | null>(null);
  useEffect(() => {
    if (person === null) return;
    void people.profile(person).then((answer) => setProfile(answer.ok ? answer.value : answer.fault.code));
  }, [person]);
  return profile;
}

/** How strong somebody is, by game. */
export const Ratings = ({ profile: { ratings }, titles, shell }: Props): ReactNode => (
  <section className="people-part">
    <h2>{shell.people.ratings}</h2>
    {ratings.length === 0 && <p className="people-note">{shell.people.noRatings}</p>}
    <ul className="people-ratings">
      {ratings.map(({ game, rating, matches, provisional }) => (
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

interface OwnProps extends Omit<Props, 'profile'> {
  readonly person: string;
}

export function OwnRatings({ person, titles, shell }: OwnProps): ReactNode {
  const profile = useProfile(person);
  if (profile === null || typeof profile === 'string') return null;
  return <Ratings profile={profile} titles={titles} shell={shell} />;
}
