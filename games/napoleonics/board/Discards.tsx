import { Leaf } from '@bicorne/boardkit/Leaf.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { ARMIES } from '../data/units.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { Card } from './Card.tsx';
import { pileOf, pileSize } from './pile.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';
import './leaf.css';

interface Props {
  readonly view: View;
  readonly told: readonly (readonly Event[])[];
  readonly words: NapoleonicsWords;
}

/** How many cards lie discarded; pressed, it spreads them out. N2.4 */
export function Discards({ view, told, words }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const size = pileSize(view);
  if (size === 0) return <span>{words.ui.discards(0)}</span>;
  return (
    <>
      <button
        type="button"
        className="nap-discards-open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5.5 1.5H13.5V11.5M2.5 4.5H10.5V14.5H2.5Z" />
        </svg>
        <span>{words.ui.discards(size)}</span>
      </button>
      {open && <Spread view={view} told={told} words={words} onClose={() => setOpen(false)} />}
    </>
  );
}

function Spread({ view, told, words, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const pile = useMemo(() => pileOf(view, told), [view, told]);
  const { spread } = words.ui;
  const order = spread.order(pile.length);
  return (
    <Leaf title={spread.title} note={order} close={spread.close} onClose={onClose}>
      <ol className="nap-spread-cards" tabIndex={0} aria-label={order}>
        {pile.map((laid) => (
          <li key={laid.height}>
            <Card card={laid.card} words={words} seat={laid.seat} />
            <p className="nap-small">{words.seats[ARMIES[laid.seat]]}</p>
          </li>
        ))}
      </ol>
    </Leaf>
  );
}
