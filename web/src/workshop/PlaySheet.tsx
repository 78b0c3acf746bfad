import { asDraft } from '@bicorne/engine';
import type { BattleVersion } from '@bicorne/table/protocol';
import { useEffect, useRef, type ReactNode } from 'react';
import '../lobby/lobby.css';
import '../lobby/offer.css';
import { StartForm } from '../lobby/StartForm.tsx';
import type { ShellWords } from '../words/words.ts';
import { offerOf, OWN, type Shop } from './load.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly scenario: unknown;
  /** Where it is in the library. */
  readonly library?: BattleVersion;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
  readonly onClose: () => void;
}

/** To battle with what is on the bench: against whom, under which terms, as with any battle of the box. */
export function PlaySheet({ shop, scenario, library, words, shell, onClose }: Props): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const offer = offerOf(shop, scenario);
  return (
    <dialog ref={sheet} className="bench-sheet" aria-label={words.play} onClose={onClose}>
      <StartForm
        offer={offer}
        scenario={OWN}
        own={asDraft(scenario)}
        library={library}
        asked={null}
        shell={shell}
      />
      <button type="button" className="button quiet" onClick={() => sheet.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}
