import type { Companion, EventRequest } from '@bicorne/table/protocol';
import { POINTS } from '@bicorne/tournament/terms';
import { useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import { Select, type AllFields, type Fields } from '../people/Form.tsx';
import type { CupWords } from '../words/cups/words.ts';
import { halves } from './halves.ts';

/** Which battles, who may enter, what a match is worth: the larger questions of the form, and what it says to them. */

const WAYS = ['every', 'fixed', 'rounds', 'lots'] as const;
type Way = (typeof WAYS)[number];
const MOST_BATTLES = 20;

interface BattleProps {
  readonly title: Title;
  /** For how many rounds a list has lines. */
  readonly rounds: number;
  readonly words: CupWords;
}

/** One throughout, all of them in turn, a list by rounds, or lots among some. */
export function BattleFields({ title, rounds, words }: BattleProps): ReactNode {
  const [way, setWay] = useState<Way>('every');
  const all = Object.keys(title.scenarios);
  if (all.length === 1) return null;
  return (
    <>
      <Select
        name="battles"
        label={words.battle}
        of={WAYS}
        names={words.battleWays}
        value={way}
        onChange={(one) => setWay(one || 'every')}
      />
      {way === 'fixed' && <Select name="battle" label={words.battle} of={all} names={title.scenarios} />}
      {way === 'rounds' &&
        Array.from({ length: rounds }, (_, round) => (
          <Select
            key={round}
            name={`battle ${String(round)}`}
            label={words.roundNumber(round + 1)}
            of={all}
            names={title.scenarios}
            value={all[round % all.length]}
          />
        ))}
      {way === 'lots' && (
        <fieldset className="event-picks">
          <legend>{words.amongThese}</legend>
          {all.map((id) => (
            <label key={id} className="choice">
              <input type="checkbox" name={`lot ${id}`} value="yes" defaultChecked />
              <span>{title.scenarios[id]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

export function battlesIn(field: Fields, { scenarios }: Title): EventRequest['battles'] {
  const all = Object.keys(scenarios).slice(0, MOST_BATTLES);
  if (field('battles') === 'fixed') return { kind: 'fixed', scenario: field('battle') };
  if (field('battles') === 'rounds') {
    const rounds = Array.from({ length: MOST_BATTLES }, (_, round) => field(`battle ${String(round)}`));
    return { kind: 'rounds', scenarios: rounds.filter((id) => id !== '') };
  }
  if (field('battles') === 'lots')
    return { kind: 'lots', scenarios: all.filter((id) => field(`lot ${id}`) === 'yes') };
  return { kind: 'rounds', scenarios: all };
}

const LEAST = ['1300', '1500', '1700', '1900'] as const;
const MOST = ['1300', '1500', '1700', '1900'] as const;
export const LANGUAGES = { en: 'English', uk: 'Українська', ru: 'Русский' } as const;
const TONGUES = ['en', 'uk', 'ru'] as const;

/** Who may enter: by rating, by language, by invitation; all of it must hold. */
export function DoorFields({ words }: { readonly words: CupWords }): ReactNode {
  const [isInvited, setInvited] = useState(false);
  return (
    <details className="options">
      <summary>{words.whoMayEnter}</summary>
      <Select name="least" label={words.ratingFrom} none={words.anyRating} of={LEAST} names={{}} />
      <Select name="most-rating" label={words.ratingTo} none={words.anyRating} of={MOST} names={{}} />
      <Select
        name="language"
        label={words.language}
        none={words.anyLanguage}
        of={TONGUES}
        names={LANGUAGES}
      />
      <label className="choice">
        <input
          type="checkbox"
          name="invited"
          value="yes"
          checked={isInvited}
          onChange={({ target }) => setInvited(target.checked)}
        />
        <span>{words.byInvitation}</span>
      </label>
      {isInvited && <Guests words={words} />}
    </details>
  );
}

/** Those one has played with, or follows. */
function Guests({ words }: { readonly words: CupWords }): ReactNode {
  const [known, setKnown] = useState<readonly Companion['person'][] | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const [played, followed] = await Promise.all([people.companions(), people.following()]);
      const all = [...(played.ok ? played.value : []), ...(followed.ok ? followed.value : [])];
      setKnown([...new Map(all.map(({ person }) => [person.id, person])).values()]);
    };
    void look();
  }, []);
  if (known?.length === 0) return <p className="people-note">{words.nobodyToInvite}</p>;
  return (
    <fieldset className="event-picks">
      <legend>{words.theseMayEnter}</legend>
      {known?.map(({ id, name }) => (
        <label key={id} className="choice">
          <input type="checkbox" name="guest" value={id} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function doorsIn(field: Fields, all: AllFields, own: string): EventRequest['doors'] {
  const [least, most] = [field('least'), field('most-rating')];
  const language = TONGUES.find((one) => one === field('language'));
  return {
    ...(least === '' ? {} : { least: Number(least) }),
    ...(most === '' ? {} : { most: Number(most) }),
    ...(language === undefined ? {} : { language }),
    ...(field('invited') === 'yes' ? { invited: [own, ...all('guest')] } : {}),
  };
}

type Match = keyof typeof POINTS;
const OF_PAIR = ['won', 'ahead', 'level', 'behind', 'lost'] as const;
const OF_GAME = ['won', 'level', 'lost'] as const;

/** What a match is worth; as it is everywhere, unless somebody wants it otherwise. */
export const PointFields = ({
  match,
  words,
}: {
  readonly match: Match;
  readonly words: CupWords;
}): ReactNode => (
  <details className="options">
    <summary>
      {words.points}:{' '}
      {(match === 'pair' ? OF_PAIR : OF_GAME).map((one) => halves(POINTS[match][one])).join(' / ')}
    </summary>
    <div className="event-points-row">
      {(match === 'pair' ? OF_PAIR : OF_GAME).map((one) => (
        <label key={`${match} ${one}`} className="field">
          <span>{words.pointsFor[one]}</span>
          <input
            name={`points ${one}`}
            type="number"
            min={0}
            max={10}
            step={0.5}
            defaultValue={POINTS[match][one]}
          />
        </label>
      ))}
    </div>
  </details>
);

/** A bye is worth a match that is won; in a single game nobody is ahead without having won. */
export function pointsIn(field: Fields, match: Match): EventRequest['points'] {
  const worth = (one: (typeof OF_PAIR)[number]): number => {
    const given = field(`points ${one}`);
    return given === '' ? POINTS[match][one] : Number(given);
  };
  const [won, level, lost] = [worth('won'), worth('level'), worth('lost')];
  const [ahead, behind] = match === 'pair' ? [worth('ahead'), worth('behind')] : [won, lost];
  return { won, ahead, level, behind, lost, bye: won };
}
