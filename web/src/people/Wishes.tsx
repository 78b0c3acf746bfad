import type { HallWish } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { useHall, wishesOf } from '../lobby/hall.ts';
import { clockWords } from '../lobby/terms.ts';
import type { Title } from '../lobby/titles.ts';
import { enter } from '../net/enter.ts';
import { people } from '../net/people.ts';
import { go } from '../route.ts';
import { Link } from '../ui/Link.tsx';
import type { HallWords } from '../words/hall/words.ts';
import { Select } from './Form.tsx';
import type { HallProps } from './HallRows.tsx';
import { useBlocked } from './stances.ts';
import { useAsking } from './useAnswer.ts';
import { useMe } from './useMe.ts';

/** What people would play; one press and one plays it with them. */
export function Wishes(props: HallProps): ReactNode {
  const { words } = props;
  const [me] = useMe();
  const hall = useHall((state) => state.hall);
  const wishes = wishesOf(hall, useBlocked());
  return (
    <section className="people-part">
      <h2>{words.wishes}</h2>
      {wishes.length === 0 && <p className="people-note">{words.noWishes}</p>}
      {wishes.length > 0 && (
        <ul className="hall-list">
          {wishes.map((wish) => (
            <li key={wish.id} className="hall-row">
              <Wished wish={wish} own={wish.person.id === me?.id} {...props} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface WishProps extends HallProps {
  readonly wish: HallWish;
  readonly own: boolean;
}

function Wished({ wish, own, titles, words, shell }: WishProps): ReactNode {
  const { person, battles, clocks, rated, strength, ratings } = wish;
  const games = [...new Set(battles.map(({ game }) => game))];
  return (
    <>
      <div className="hall-battle">
        {own ? <strong>{words.own}</strong> : <Link to={`/people/${person.id}`}>{person.name}</Link>}
        <small>{ratingsOf(games, ratings, titles)}</small>
      </div>
      <div className="hall-people">
        {games.map((game) => (
          <span key={game} className="hall-sitter">
            {gameWords(wish, game, titles, words)}
          </span>
        ))}
      </div>
      <ul className="hall-terms">
        {clocks.map((clock) => (
          <li key={clockWords(clock, shell)}>{clockWords(clock, shell)}</li>
        ))}
        {rated && <li>{shell.people.rated}</li>}
        {strength && <li>{`${String(strength.least)}–${String(strength.most)}`}</li>}
      </ul>
      <div className="hall-ways">
        {own ? <TakeBack words={words} shell={shell} /> : <Take wish={wish} {...{ titles, words, shell }} />}
      </div>
    </>
  );
}

const ratingsOf = (
  games: readonly string[],
  ratings: HallWish['ratings'],
  titles: readonly Title[],
): string =>
  games
    .flatMap((game) =>
      ratings[game] === undefined ? [] : `${titleOf(game, titles)} ${String(ratings[game])}`,
    )
    .join(' · ');

const titleOf = (game: string, titles: readonly Title[]): string =>
  titles.find(({ id }) => id === game)?.title ?? game;

const battleName = (game: string, scenario: string, titles: readonly Title[]): string =>
  titles.find(({ id }) => id === game)?.scenarios[scenario] ?? scenario;

/** So many battles of a game are named. */
const NAMED = 2;

function gameWords({ battles }: HallWish, game: string, titles: readonly Title[], words: HallWords): string {
  const title = titles.find(({ id }) => id === game);
  const wished = battles.filter((one) => one.game === game);
  if (title && wished.length === Object.keys(title.scenarios).length)
    return `${title.title}: ${words.allBattles}`;
  const names = wished.slice(0, NAMED).map(({ scenario }) => battleName(game, scenario, titles));
  const more = wished.length > NAMED ? [words.more(wished.length - NAMED)] : [];
  return `${titleOf(game, titles)}: ${[...names, ...more].join(', ')}`;
}

function TakeBack({ words, shell }: Pick<HallProps, 'words' | 'shell'>): ReactNode {
  const { ask, busy, fault } = useAsking();
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={() => void ask(people.endWish)}>
        {words.takeBack}
      </button>
      {fault !== null && <p role="alert">{shell.faults[fault]}</p>}
    </>
  );
}

/** Where he would play several things, one of them is chosen first. */
function Take({ wish, titles, words, shell }: Omit<WishProps, 'own'>): ReactNode {
  const { battles, clocks } = wish;
  const [open, setOpen] = useState(false);
  const [battle, setBattle] = useState(0);
  const [clock, setClock] = useState(0);
  const { ask, busy, fault } = useAsking();
  const isPlain = battles.length === 1 && clocks.length === 1;
  const take = async (): Promise<void> => {
    await enter();
    await ask(
      () => people.takeWish(wish.id, { battle: battles[battle], clock: clocks[clock] }),
      ({ id }) => go(`/match/${id}`),
    );
  };
  return (
    <>
      {open && (
        <>
          <Select
            label={shell.people.battle}
            of={battles.map((_, at) => String(at))}
            names={(at) => battleName(battles[Number(at)].game, battles[Number(at)].scenario, titles)}
            value={String(battle)}
            onChange={(at) => setBattle(Number(at))}
          />
          <Select
            label={shell.people.clock}
            of={clocks.map((_, at) => String(at))}
            names={(at) => clockWords(clocks[Number(at)], shell)}
            value={String(clock)}
            onChange={(at) => setClock(Number(at))}
          />
        </>
      )}
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => (open || isPlain ? void take() : setOpen(true))}
      >
        {words.play}
      </button>
      {fault !== null && <p role="alert">{shell.faults[fault]}</p>}
    </>
  );
}
