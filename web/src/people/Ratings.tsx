import type { Career, Profile, WireFault } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import { Graph, useCareer } from './Career.tsx';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly profile: Profile;
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
  /** How they came to be, where that is known. */
  readonly career?: Career | null;
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
export const Ratings = ({ profile: { ratings }, titles, shell, career }: Props): ReactNode => (
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
          <Course ratings={career?.ratings} game={game} titles={titles} />
        </li>
      ))}
    </ul>
  </section>
);

interface CourseProps extends Pick<Props, 'titles'> {
  readonly ratings: Career['ratings'] | undefined;
  readonly game: string;
}

/** Where there is more than one point to join. */
function Course({ ratings, game, titles }: CourseProps): ReactNode {
  const points = (ratings ?? []).filter((one) => one.game === game).map(({ rating }) => rating);
  const label = titles.find(({ id }) => id === game)?.title ?? game;
  return points.length > 1 && <Graph points={points} label={label} />;
}

interface OwnProps extends Omit<Props, 'profile' | 'career'> {
  readonly person: string;
}

export function OwnRatings({ person, titles, shell }: OwnProps): ReactNode {
  const profile = useProfile(person);
  const career = useCareer(person);
  if (profile === null || typeof profile === 'string') return null;
  return <Ratings profile={profile} titles={titles} shell={shell} career={career} />;
}
