import type { MouseEvent, ReactNode } from 'react';
import './leaf.css';

interface Props {
  readonly title: string;
  readonly note: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the whole table; the focus comes back to what opened it when it is closed. */
export const Leaf = ({ title, note, close, onClose, children }: Props): ReactNode => (
  <dialog ref={rise} className="bk-leaf" aria-label={title} onClick={closeBeside} onClose={onClose}>
    <form method="dialog" className="bk-leaf-sheet">
      <header>
        <h2>{title}</h2>
        <p className="bk-leaf-note">{note}</p>
        <button type="submit" className="bk-leaf-close" aria-label={close} title={close}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4L16 16M16 4L4 16" />
          </svg>
        </button>
      </header>
      {children}
    </form>
  </dialog>
);

const rise = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};

/** The dialog's own ground is what lies beside its sheet. */
const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
  if (target === currentTarget) currentTarget.close();
};
