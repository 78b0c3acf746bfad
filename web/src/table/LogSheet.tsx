import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useBack } from '../ui/back.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import './logSheet.css';

/** Where there is little room the log is a sheet over the lower part of the table. */
export interface LogSheet {
  /** Raises it, from among the tools of the map; nothing where the log stands beside it anyway. */
  readonly tool: ReactNode;
  readonly risen: boolean;
  rise(): void;
  fall(): void;
}

export function useLogSheet(shell: ShellWords): LogSheet {
  const narrow = useNarrow();
  const [wanted, setWanted] = useState(false);
  const risen = narrow && wanted;
  const rise = (): void => setWanted(true);
  const fall = (): void => setWanted(false);
  useBack(risen, fall);
  useEffect(() => {
    if (!risen) return;
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setWanted(false);
    };
    window.addEventListener('keydown', typed, true);
    return () => window.removeEventListener('keydown', typed, true);
  }, [risen]);
  const { log } = shell.table;
  return {
    tool: narrow && (
      <button type="button" aria-label={log} title={log} aria-expanded={risen} onClick={rise}>
        <Icon name="log" />
      </button>
    ),
    risen,
    rise,
    fall,
  };
}

interface Props {
  readonly sheet: LogSheet;
  readonly shell: ShellWords;
  readonly children: ReactNode;
}

/** While it is down it is still heard; whoever goes into it by keyboard raises it. */
export const LogRoom = ({ sheet, shell, children }: Props): ReactNode => (
  <div
    className={sheet.risen ? 'log-room risen' : 'log-room'}
    onFocus={({ target }) => target.matches(':focus-visible') && sheet.rise()}
  >
    {sheet.risen && (
      <>
        <button type="button" className="log-ground" aria-label={shell.book.close} onClick={sheet.fall} />
        <button
          type="button"
          className="button quiet log-close"
          aria-label={shell.book.close}
          title={shell.book.close}
          onClick={sheet.fall}
        >
          <Icon name="close" />
        </button>
      </>
    )}
    {children}
  </div>
);
