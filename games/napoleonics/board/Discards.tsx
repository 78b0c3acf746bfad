import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { ARMIES } from '../data/units.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { Card } from './Card.tsx';
import { pileOf, pileSize } from './pile.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';
import './discards.css';

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
  return (
    <dialog
      ref={rise}
      className="nap-spread"
      aria-label={spread.title}
      onClick={closeBeside}
      onClose={onClose}
    >
      <form method="dialog" className="nap-spread-sheet">
        <header>
          <h2>{spread.title}</h2>
          <p className="nap-small">{spread.order(pile.length)}</p>
          <button type="submit" className="nap-spread-close" aria-label={spread.close} title={spread.close}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4L16 16M16 4L4 16" />
            </svg>
          </button>
        </header>
        <ol tabIndex={0} aria-label={spread.order(pile.length)}>
          {pile.map((laid) => (
            <li key={laid.height}>
              <Card card={laid.card} words={words} />
              <p className="nap-small">{words.seats[ARMIES[laid.seat]]}</p>
            </li>
          ))}
        </ol>
      </form>
    </dialog>
  );
}

/** Over the whole table; the focus comes back to the pile when it is closed. */
const rise = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};

/** The dialog's own ground is what lies beside its sheet. */
const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
  if (target === currentTarget) currentTarget.close();
};
