import { asDraft } from '@bicorne/engine';
import { useEffect, useRef, type ReactNode } from 'react';
import '../lobby/lobby.css';
import '../lobby/offer.css';
import { StartForm } from '../lobby/StartForm.tsx';
import type { ShellWords } from '../words/words.ts';
import type { Shop } from './load.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly scenario: unknown;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
  readonly onClose: () => void;
}

/** What the fields of a match call the battle on the bench. */
const OWN = 'own';

/** To battle with what is on the bench: against whom, under which terms, as with any battle of the box. */
export function PlaySheet({ shop, scenario, words, shell, onClose }: Props): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const offer = { ...shop, game: { ...shop.game, scenarios: [{ id: OWN, scenario }] } };
  return (
    <dialog ref={sheet} className="bench-sheet" aria-label={words.play} onClose={onClose}>
      <StartForm offer={offer} scenario={OWN} own={asDraft(scenario)} asked={null} shell={shell} />
      <button type="button" className="button quiet" onClick={() => sheet.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}
