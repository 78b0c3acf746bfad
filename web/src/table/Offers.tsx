import type { Words } from '@bicorne/boardkit';
import type { MatchCard, Offer } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { botTitle } from '../people/bots.ts';
import type { ShellWords } from '../words/words.ts';
import { useHere } from './useTable.ts';
import './offers.css';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly busy: boolean;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** What the players ask of each other: a quiet bar above the prompt, gone when it is answered. */
export function Offers({ match, viewer, busy, words, shell }: Props): ReactNode {
  // Who has two armies asks for both.
  const isOwn = ({ what, by }: Offer): boolean => by === viewer || (what === 'bot' && match.seats[by].mine);
  const mine = (match.offers ?? []).filter((offer) => isOwn(offer) || offer.waitsFor.includes(viewer));
  return mine.map((offer) => (
    <div key={`${offer.what} ${String(offer.by)}`} className="offer-bar" role="status">
      {isOwn(offer) ? (
        <Mine offer={offer} busy={busy} shell={shell} />
      ) : (
        <Theirs offer={offer} busy={busy} shell={shell} {...namesIn(match, offer, words)} />
      )}
    </div>
  ));
}

const namesIn = (match: MatchCard, { by, army, bot }: Offer, words: Words) => ({
  who: nameOf(match, by, words),
  army: words.seats[match.seats[army ?? by].seat] ?? '',
  bot,
});

const nameOf = ({ seats }: MatchCard, by: number, words: Words): string =>
  seats[by]?.player ?? words.seats[seats[by]?.seat ?? ''] ?? '';

interface BarProps {
  readonly offer: Offer;
  readonly busy: boolean;
  readonly shell: ShellWords;
}

interface TheirsProps extends BarProps {
  readonly who: string;
  readonly army: string;
  readonly bot: string | undefined;
}

function Mine({ offer: { what }, busy, shell }: BarProps): ReactNode {
  const here = useHere();
  return (
    <>
      <p>{shell.play.offering[what]}</p>
      <button type="button" className="button quiet" disabled={busy} onClick={() => void here.offer(what)}>
        {shell.play.withdraw}
      </button>
    </>
  );
}

function Theirs({ offer, busy, shell, who, army, bot = '' }: TheirsProps): ReactNode {
  const here = useHere();
  const answer = (agree: boolean): void => void here.answerOffer(offer, agree);
  return (
    <>
      <p>{shell.play.offered[offer.what](who, army, botTitle(bot, shell))}</p>
      <button type="button" className="button" disabled={busy} onClick={() => answer(true)}>
        {shell.play.agree}
      </button>
      <button type="button" className="button quiet" disabled={busy} onClick={() => answer(false)}>
        {shell.play.decline}
      </button>
    </>
  );
}
