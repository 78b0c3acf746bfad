import type { Words } from '@bicorne/boardkit';
import type { MatchCard, Offer } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
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
  const mine = (match.offers ?? []).filter(({ by, waitsFor }) => by === viewer || waitsFor.includes(viewer));
  return mine.map((offer) => (
    <div key={`${offer.what} ${String(offer.by)}`} className="offer-bar" role="status">
      {offer.by === viewer ? (
        <Mine offer={offer} busy={busy} shell={shell} />
      ) : (
        <Theirs offer={offer} busy={busy} shell={shell} who={nameOf(match, offer.by, words)} />
      )}
    </div>
  ));
}

const nameOf = ({ seats }: MatchCard, by: number, words: Words): string =>
  seats[by]?.player ?? words.seats[seats[by]?.seat ?? ''] ?? '';

interface BarProps {
  readonly offer: Offer;
  readonly busy: boolean;
  readonly shell: ShellWords;
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

function Theirs({ offer, busy, shell, who }: BarProps & { readonly who: string }): ReactNode {
  const here = useHere();
  const answer = (agree: boolean): void => void here.answerOffer(offer, agree);
  return (
    <>
      <p>{shell.play.offered[offer.what](who)}</p>
      <button type="button" className="button" disabled={busy} onClick={() => answer(true)}>
        {shell.play.agree}
      </button>
      <button type="button" className="button quiet" disabled={busy} onClick={() => answer(false)}>
        {shell.play.decline}
      </button>
    </>
  );
}
