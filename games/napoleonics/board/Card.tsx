import { BICORNE } from '@bicorne/boardkit/pieces/Marks.tsx';
import { memo, type ReactNode } from 'react';
import { CARDS_IN_FORCE, RATING } from '../data/cards.ts';
import { SECTIONS } from '../data/board.ts';
import { EMBLEMS } from './emblems.ts';
import { armyNation } from './model.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';

interface Props {
  readonly card: number;
  readonly words: NapoleonicsWords;
  /** What a press does; without it the card only lies there. */
  readonly onPress?: (() => void) | undefined;
  readonly label?: string | undefined;
  /** For `data-action`. */
  readonly mark?: string | undefined;
  readonly look?: 'hand' | 'large';
  /** Whose it is: the arrows are in the colour of his army. */
  readonly seat: number;
}

/** An engraved command card. */
export const Card = memo(function Card({
  card,
  words,
  onPress,
  label,
  mark,
  look = 'hand',
  seat,
}: Props): ReactNode {
  const { name, text } = words.card(card);
  const face = (
    <>
      <span className={name.length > LONG_NAME ? 'nap-card-name long' : 'nap-card-name'}>{name}</span>{' '}
      <Vignette card={card} words={words} />
      <span className="nap-card-room">
        <span className="nap-card-text">{text}</span>
      </span>
    </>
  );
  const classes = [
    `bk-${armyNation(seat)} nap-card nap-card-${look}`,
    kindOf(card) === 'sections' ? '' : 'nap-card-tactic',
    text.length > LONGEST ? 'nap-card-longest' : text.length > LONG ? 'nap-card-long' : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (!onPress) return <div className={classes}>{face}</div>;
  return (
    <button
      type="button"
      className={`${classes} nap-card-live`}
      title={label ?? name}
      data-action={mark}
      onClick={onPress}
    >
      {face}
    </button>
  );
});

/** So many letters have two lines; of more there would be three, and the text would lose one. */
const LONG_NAME = 23;

/** Texts of more letters than this have more lines, and a smaller picture above them, or none. */
const [LONG, LONGEST] = [96, 132];

const kindOf = (card: number): string => CARDS_IN_FORCE[card]?.orders.kind ?? 'nothing';

/** The three sections with their arrows, or the sign of the tactic. */
function Vignette({ card, words }: { readonly card: number; readonly words: NapoleonicsWords }): ReactNode {
  const kind = CARDS_IN_FORCE[card];
  if (!kind) return null;
  const { orders } = kind;
  return (
    <svg className="nap-vignette" viewBox="0 0 132 46" aria-hidden="true">
      {orders.kind === 'sections' ? (
        SECTIONS.map((section, i) => (
          <SectionArrow key={section} x={i * 44} count={orders.places[i]} rating={words.ui.rating} />
        ))
      ) : (
        <Emblem name={kind.name} />
      )}
      {kind.hat && <path className="nap-card-hat" transform="translate(122 38) scale(.62)" d={BICORNE} />}
    </svg>
  );
}

const ARROW = 'M22 5L35 20H28V39H16V20H9Z';

const SectionArrow = ({
  x,
  count,
  rating,
}: {
  readonly x: number;
  readonly count: number;
  readonly rating: string;
}): ReactNode => (
  <g transform={`translate(${x} 0)`}>
    <rect className={count === 0 ? 'nap-sector' : 'nap-sector lit'} x="1.5" y="1.5" width="41" height="43" />
    {count !== 0 && (
      <>
        <path className="nap-arrow" d={ARROW} />
        <text className="nap-arrow-count" x="22" y="33">
          {count === RATING ? rating : count}
        </text>
      </>
    )}
  </g>
);

const Emblem = ({ name }: { readonly name: string }): ReactNode => (
  <>
    <path className="nap-emblem-rays" d={RAYS} />
    <path className="nap-emblem" transform="translate(66 23) scale(.94)" d={EMBLEMS[name] ?? ''} />
  </>
);

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const y = 3 + i * 2.7;
  const gap = 27 - Math.abs(y - 23) * 0.35;
  return `M4 ${y.toFixed(1)}H${(66 - gap).toFixed(1)}M${(66 + gap).toFixed(1)} ${y.toFixed(1)}H128`;
}).join('');

/** The back of a card that may not be seen. */
export const CardBack = ({ label }: { readonly label: string }): ReactNode => (
  <div className="nap-card-back" role="img" aria-label={label}>
    <svg viewBox="-20 -26 40 52" aria-hidden="true">
      <path className="nap-back-line" d="M-17 -23H17V23H-17ZM-14 -20H14V20H-14Z" />
      <path className="nap-back-hat" d={BICORNE} />
    </svg>
  </div>
);
