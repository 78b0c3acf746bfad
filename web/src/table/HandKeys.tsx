import type { BoardModule } from '@bicorne/boardkit';
import type { Action, Sight } from '@bicorne/engine';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { DEEDS, type Deed } from '../words/hand.ts';
import type { ShellWords } from '../words/words.ts';
import { useKeys } from './keys.ts';
import { lastUndone, redo, undo } from './gestures.ts';
import { useHere } from './useTable.ts';
import './keys.css';

interface Props {
  readonly sight: Sight;
  readonly board: BoardModule;
  readonly shell: ShellWords;
  readonly act: (...gesture: readonly Action[]) => void;
  readonly letGo: () => void;
  readonly onRule: (rule: string) => void;
}

/** How each is written on the sheet. Zoom is the stage's own. */
const KEYS: Readonly<Record<Deed, readonly string[]>> = {
  next: ['N'],
  letGo: ['Esc'],
  confirm: ['Enter'],
  undo: ['U', 'Ctrl+Z'],
  redo: ['Y', 'Ctrl+Shift+Z'],
  end: ['E'],
  advice: ['A'],
  rule: ['R'],
  zoom: ['+', '−', '0'],
  sheet: ['?'],
};

/** What keys do at a table, what is heard of it, and the sheet that tells them. */
export function HandKeys({ sight, board, shell, act, letGo, onRule }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const here = useHere();
  const sheet = useRef<HTMLDialogElement>(null);
  const takeBack = (): void => {
    const { table, busy } = here.now;
    if (busy || !table || table.mayTakeBack === 0) return;
    setSaid('');
    void undo(here).then(() => setSaid(shell.hand.undone));
  };
  const doAgain = (): void => {
    if (here.now.busy || !lastUndone(here.now)) return;
    setSaid('');
    void redo(here).then(() => setSaid(shell.hand.redone));
  };
  useKeys({
    Escape: letGo,
    u: takeBack,
    'Ctrl+z': takeBack,
    y: doAgain,
    'Ctrl+y': doAgain,
    'Ctrl+Shift+z': doAgain,
    n: focusNext,
    e: () => {
      const end = endOf(sight, board);
      if (end) act(end);
    },
    a: () => document.querySelector<HTMLElement>('.advice-ask')?.click(),
    r: () => sight.prompt && onRule(sight.prompt.rule),
    Enter: () => document.querySelector<HTMLElement>('.chances.armed .button')?.click(),
    '?': () => sheet.current?.showModal(),
  });
  return (
    <>
      <p className="unseen" role="status">
        {said}
      </p>
      <dialog ref={sheet} className="keys" aria-label={shell.hand.keys} onClick={closeBeside}>
        <form method="dialog">
          <header>
            <h2>{shell.hand.keys}</h2>
            <button type="submit" className="button quiet" aria-label={shell.book.close}>
              <Icon name="close" />
            </button>
          </header>
          <dl>
            {DEEDS.map((deed) => (
              <div key={deed}>
                <dt>
                  {KEYS[deed].map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{shell.hand.deeds[deed]}</dd>
              </div>
            ))}
          </dl>
          <p>{shell.hand.walk}</p>
        </form>
      </dialog>
    </>
  );
}

/** The dialog's own ground is what lies beside its sheet. */
function closeBeside({ target }: MouseEvent): void {
  if (target instanceof HTMLDialogElement) target.close();
}

/** The answer that ends what is asked: the last one of the prompt that names nothing. */
const endOf = ({ legal }: Sight, board: BoardModule): Action | undefined =>
  legal.findLast((action) => Object.keys(action).length === 1 && !board.drawn(action));

/** The next thing on the map that can be pressed, in reading order; after the last the first. */
function focusNext(): void {
  const lit = [
    ...document.querySelectorAll<SVGElement>('.stage-picture [role="button"][aria-disabled="false"]'),
  ];
  const at = lit.findIndex((one) => one === document.activeElement);
  lit[(at + 1) % Math.max(1, lit.length)]?.focus();
}
