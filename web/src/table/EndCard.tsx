import type { BoardModule, Words } from '@bicorne/boardkit';
import type { MatchCard } from '@bicorne/table/protocol';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import { usePreferences } from '../preferences.ts';
import { turningIn, type Turning } from '../report/turning.ts';
import { Link } from '../ui/Link.tsx';
import { useEndingWords, type EndingWords } from '../words/ending/words.ts';
import type { ShellWords } from '../words/words.ts';
import { LuckChart } from './LuckChart.tsx';
import { percent } from './outlook/say.ts';
import type { Recorded } from './reel/recorded.ts';
import type { Table } from './told.ts';
import { tollsOf } from './tolls.ts';
import './ending.css';

interface Props {
  readonly table: Table;
  readonly recorded: Recorded;
  readonly board: BoardModule;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** When the match is over and its record open: what it cost, what it did to one's rating, what decided it, how the dice fell. */
export function EndCard(props: Props): ReactNode {
  const { table, recorded, words, shell } = props;
  const said = useEndingWords();
  if (!said) return null;
  return (
    <section className="ending" aria-label={said.title}>
      <h2>{said.title}</h2>
      <Rating match={table.match} said={said} />
      <Losses {...props} said={said} />
      <TurningPoint {...props} said={said} />
      <Link to={`/report/${table.match.id}`} className="button">
        {shell.table.report}
      </Link>
      <LuckChart recorded={recorded} words={words} shell={shell} />
    </section>
  );
}

interface Said {
  readonly said: EndingWords;
}

/** What each side has lost, in the game's own words. */
function Losses({ table: { match, story, sight }, board, words, said }: Props & Said): ReactNode {
  const tolls = useMemo(
    () => tollsOf(story, (event) => board.toll?.(event, sight.view) ?? null),
    [story, board, sight.view],
  );
  const { toll } = words;
  if (!toll || tolls.size === 0) return null;
  return (
    <dl className="ending-losses">
      <dt>{said.losses}</dt>
      {match.seats.map(({ seat }, at) => {
        const { strength, pieces } = tolls.get(at) ?? { strength: 0, pieces: 0 };
        return (
          <dd key={seat}>
            <strong>{words.seats[seat] ?? seat}</strong> {toll(strength, pieces)}
          </dd>
        );
      })}
    </dl>
  );
}

interface Rated {
  readonly rating: number;
  readonly change: number;
}

/** Where the match counted. */
function Rating({ match, said }: Said & { readonly match: MatchCard }): ReactNode {
  const locale = usePreferences(({ language }) => language);
  const rated = useRated(match);
  if (!rated) return null;
  const change = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(rated.change);
  return <p className="ending-rating">{said.rating(rated.rating, change)}</p>;
}

/** Everybody begins there. */
const AT_FIRST = 1500;

function useRated({ seats, game, rated }: MatchCard): Rated | null {
  const [known, setKnown] = useState<Rated | null>(null);
  const own = rated ? seats.find(({ mine }) => mine)?.person : undefined;
  useEffect(() => {
    if (own === undefined) return;
    let here = true;
    void people.career(own).then((answer) => {
      if (!answer.ok || !here) return;
      const [before, after] = [undefined, ...answer.value.ratings.filter((one) => one.game === game)].slice(
        -2,
      );
      if (after) setKnown({ rating: after.rating, change: after.rating - (before?.rating ?? AT_FIRST) });
    });
    return () => {
      here = false;
    };
  }, [own, game]);
  return known;
}

/** Where a report was made here. */
function TurningPoint({ table: { match, viewer }, recorded, said }: Props & Said): ReactNode {
  const locale = usePreferences(({ language }) => language);
  const [turning, setTurning] = useState<Turning | null>(null);
  const seat = match.seats[viewer]?.seat;
  useEffect(() => {
    if (seat === undefined) return;
    let here = true;
    void turningIn(match.id, recorded.record, seat).then((found) => here && setTurning(found));
    return () => {
      here = false;
    };
  }, [match.id, recorded, seat]);
  if (!turning) return null;
  return (
    <p className="ending-turning">
      {said.turning(turning.turn, percent(turning.from, locale), percent(turning.to, locale))}
    </p>
  );
}
