import { lazy, Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { useBack } from './back.ts';
import { Icon } from './Icon.tsx';
import './settings.css';

/** Every page has the button; few are those who press it. */
const Choices = lazy(async () => ({ default: (await import('./Choices.tsx')).Choices }));

/** A sheet at the side: what one sees, hears and is asked. Every choice holds at once. */
export function Settings({ shell }: { readonly shell: ShellWords }): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useBack(isOpen, () => sheet.current?.close());
  const { title } = shell.settings;
  /** The dialog's own ground is what lies beside its sheet. */
  const closeBeside = ({ target }: MouseEvent): void => {
    if (target === sheet.current) sheet.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className="settings-open"
        aria-label={title}
        title={title}
        onClick={() => {
          setWanted(true);
          setOpen(true);
          sheet.current?.showModal();
        }}
      >
        <Icon name="settings" />
      </button>
      <dialog
        ref={sheet}
        className="settings"
        aria-label={title}
        onClick={closeBeside}
        onClose={() => setOpen(false)}
      >
        <form method="dialog" className="settings-sheet">
          <header>
            <h2>{title}</h2>
            <button
              type="submit"
              className="button quiet"
              aria-label={shell.book.close}
              title={shell.book.close}
            >
              <Icon name="close" />
            </button>
          </header>
          <Suspense>{wanted && <Choices shell={shell} />}</Suspense>
        </form>
      </dialog>
    </>
  );
}
