import { actionMark } from '@bicorne/boardkit';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { Die } from '@bicorne/boardkit/pieces/Die.tsx';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { FIRST_STRIKE } from '../data/cards.ts';
import { ARMIES } from '../data/units.ts';
import type { Action } from '../rules/actions.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Props } from './Board.tsx';
import { Card, CardBack } from './Card.tsx';
import { Discards } from './Discards.tsx';
import { Signs } from './Signs.tsx';
import { fieldOf } from '../rules/field.ts';
import { cardInPlay } from './model.ts';
import { pointAt } from './pointed.ts';
import { rollOf, type Roll } from './roll.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';
import './tray.css';

/** The hand, the card in play, the square track and the last roll. */
export function Tray(props: Props): ReactNode {
  const { view, legal, events, words, viewer } = props;
  const [read, setRead] = useState(NONE);
  useEffect(() => {
    pointAt(read);
    return () => pointAt(NONE);
  }, [read]);
  // On a phone a card can be read as it lies; room made for it there would push it from under the pointer.
  const large = !useNarrow() && read >= 0;
  const roll = useRoll(view, events);
  const seat = viewer === 1 ? 1 : 0;
  return (
    <div className="nap-tray">
      <Hand
        view={view}
        legal={legal}
        words={words}
        seat={seat}
        act={(action) => {
          // A card that is played goes from under the pointer without a word.
          setRead(NONE);
          props.act(action);
        }}
        onRead={setRead}
      />
      <div className={large ? 'nap-tray-side nap-covered' : 'nap-tray-side'}>
        <InPlay view={view} words={words} onRead={setRead} />
        {roll && <LastRoll key={roll.key} roll={roll} words={words} />}
        <Track view={view} words={words} seat={seat} />
        <Piles view={view} told={props.told ?? [events]} words={words} />
        {large && <Card card={read} words={words} seat={seat} look="large" />}
      </div>
    </div>
  );
}

/** The last roll stays in the tray until the next one. */
function useRoll(view: View, events: Props['events']): Roll | null {
  const fresh = useMemo(() => rollOf(view, fieldOf(view), events), [view, events]);
  const [kept, setKept] = useState<Roll | null>(null);
  if (fresh !== null && fresh.key !== kept?.key) setKept(fresh);
  return fresh ?? kept;
}

interface HandProps {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly words: NapoleonicsWords;
  readonly seat: number;
  readonly act: (action: Action) => void;
  readonly onRead: (card: number) => void;
}

function Hand({ view, legal, words, seat, act, onRead }: HandProps): ReactNode {
  const scouting = legal.some((action) => action.do === 'keep');
  const cards = scouting ? view.scouted : view.hands[seat];
  const actionFor = (card: number): Action | undefined =>
    legal.find((action) => 'card' in action && action.card === card) ??
    (view.phase === 'react' && card === FIRST_STRIKE
      ? legal.find((action) => action.do === 'strike')
      : undefined);
  // A hand that can be scrolled but not played must still be reached by the keyboard.
  const quiet = cards.every((card) => actionFor(card) === undefined);
  return (
    <ul
      className="nap-hand"
      aria-label={scouting ? words.ui.scouted : words.ui.hand}
      {...(quiet ? { tabIndex: 0 } : {})}
    >
      {numbered(cards).map(({ card, id }) => {
        const action = actionFor(card);
        return (
          <li key={id} {...reading(card, onRead)}>
            {card < 0 ? (
              <CardBack label={words.ui.hiddenCard} />
            ) : (
              <Card
                card={card}
                seat={seat}
                words={words}
                onPress={action && (() => act(action))}
                label={action && words.action(action, view)}
                mark={action && actionMark(action)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is pointed at, or has the keyboard's focus, is read. */
const reading = (card: number, onRead: HandProps['onRead']): Record<string, () => void> => ({
  onPointerEnter: () => onRead(card),
  onPointerLeave: () => onRead(NONE),
  onFocus: () => onRead(card),
  onBlur: () => onRead(NONE),
});

/** Cards of a kind are told apart by their order, so that a card that is played leaves the others where they are. */
const numbered = (cards: readonly number[]): { readonly card: number; readonly id: string }[] =>
  cards.map((card, i) => ({
    card,
    id: `${card}/${cards.slice(0, i).filter((other) => other === card).length}`,
  }));

/** The card whose orders are being carried out; whoever points at it reads it whole. */
function InPlay({ view, words, onRead }: Pick<HandProps, 'view' | 'words' | 'onRead'>): ReactNode {
  const card = cardInPlay(view);
  if (card === NONE) return null;
  const { name, text } = words.card(card);
  return (
    <section className="nap-in-play" tabIndex={0} aria-label={name} {...reading(card, onRead)}>
      <p className="nap-small">{words.ui.played(words.seats[ARMIES[view.active]])}</p>
      <p className="nap-in-play-name">{name}</p>
      <p className="nap-small nap-in-play-text">{text}</p>
    </section>
  );
}

function LastRoll({ roll, words }: { readonly roll: Roll; readonly words: NapoleonicsWords }): ReactNode {
  const strikes = roll.dice.some(({ tells }) => tells !== undefined);
  const hits = roll.dice.filter(({ tells }) => tells === 'hit').length;
  const flags = roll.dice.filter(({ tells }) => tells === 'flag').length;
  const told = [hits > 0 ? words.ui.hits(hits) : '', flags > 0 ? words.ui.flags(flags) : ''].filter(
    (part) => part !== '',
  );
  return (
    <section className="nap-roll" aria-label={words.ui.roll}>
      <svg
        viewBox={`0 0 ${roll.dice.length * 36} 40`}
        role="img"
        aria-label={roll.dice.map(({ face }) => words.faces[face]).join(', ')}
      >
        {roll.dice.map(({ face, id, tells }, i) => (
          <g key={id} transform={`translate(${18 + i * 36} 18)`}>
            <Die face={face} index={i} tells={tells} />
          </g>
        ))}
      </svg>
      {strikes && <p className="nap-small">{told.length === 0 ? words.ui.noHits : told.join(' · ')}</p>}
    </section>
  );
}

const PLACES = [0, 1, 2, 3];

/** Four places for the cards under squares. */
function Track({
  view,
  words,
  seat,
}: {
  readonly view: View;
  readonly words: NapoleonicsWords;
  readonly seat: number;
}): ReactNode {
  return (
    <div className="nap-track" role="group" aria-label={words.ui.squares}>
      <span className="nap-small">{words.ui.squares}</span>
      {[seat, 1 - seat].map((side) => (
        <ol
          key={side}
          aria-label={words.seats[ARMIES[side]]}
          className={side === 0 ? 'bk-french' : 'bk-british'}
        >
          {PLACES.map((place) => {
            const card = view.tracks[side][place];
            const taken = card !== NONE;
            const label = words.ui.squarePlace(place + 1, taken ? words.card(card).name : null); // N13.11
            return (
              <li key={place} className={taken ? 'taken' : ''} aria-label={label} title={label}>
                {place + 1}
              </li>
            );
          })}
        </ol>
      ))}
    </div>
  );
}

interface PilesProps {
  readonly view: View;
  readonly told: NonNullable<Props['told']>;
  readonly words: NapoleonicsWords;
}

const Piles = ({ view, told, words }: PilesProps): ReactNode => (
  <div className="nap-small nap-piles">
    <span>{words.ui.deck(view.deck)}</span>
    <Discards view={view} told={told} words={words} />
    {ARMIES.map((army, seat) => (
      <span key={army}>{words.ui.handOf(words.seats[army], view.hands[seat].length)}</span>
    ))}
    <Signs view={view} words={words} />
  </div>
);
