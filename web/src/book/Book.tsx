import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import { findInBook, numberOf, type Chapter, type Passage } from './pages.ts';
import { Reading } from './Text.tsx';
import './book.css';

interface Props {
  readonly book: readonly Chapter[];
  /** What it is called, and what its search says. */
  readonly title: string;
  readonly search: string;
  /** A mark (`data-mark`) to open at; empty: where it begins. */
  readonly at: string;
  /** The other books that lie here. */
  readonly volumes: ReactNode;
  readonly shell: ShellWords;
  readonly onClose: () => void;
  /** Opens the rules at one that is named in it. */
  readonly onRule: (rule: string) => void;
  /** Draws a passage; of a search, with the words that are searched for. */
  readonly renderPassage: (passage: Passage, wanted: string) => ReactNode;
}

/** A book beside the board, open where it is asked for. */
export function Book(props: Props): ReactNode {
  const { book, title, search, at, volumes, shell, onClose, onRule, renderPassage } = props;
  const [wanted, setWanted] = useState('');
  const page = useRef<HTMLDivElement>(null);
  useReader(page);
  useEffect(() => goTo(page.current, at), [at]);
  // What is searched for hides the rest of the book, and the same rule may be pressed again.
  const openAt = (rule: string): void => {
    setWanted('');
    onRule(rule);
    requestAnimationFrame(() => goTo(page.current, rule));
  };
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      const above = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !above) onClose();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onClose]);

  return (
    <section className="book">
      {volumes}
      <header className="book-head">
        <input
          type="search"
          placeholder={search}
          aria-label={search}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Contents
          book={book}
          shell={shell}
          onChapter={(n) => {
            setWanted('');
            requestAnimationFrame(() => page.current?.children[n]?.scrollIntoView());
          }}
        />
        <button
          type="button"
          className="button quiet"
          onClick={onClose}
          aria-label={shell.book.close}
          title={shell.book.close}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="book-page" ref={page} tabIndex={0} role="region" aria-label={title}>
        {findInBook(book, wanted).map((chapter) => (
          <section key={chapter.title} data-mark={numberOf(chapter)}>
            <h2>{chapter.title}</h2>
            {chapter.passages.map((passage) => (
              <Reading key={passage.token.raw} value={{ openAt, own: passage.rule, wanted }}>
                {renderPassage(passage, wanted)}
              </Reading>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

function goTo(page: HTMLElement | null, mark: string): void {
  const place = page?.querySelector(`[data-mark="${mark}"]`);
  place?.scrollIntoView({ block: place.matches('section') ? 'start' : 'center' });
}

/** Whoever opens the book reads it; whoever closes it is where he was. */
function useReader(page: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    page.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [page]);
}

interface ContentsProps {
  readonly book: readonly Chapter[];
  readonly shell: ShellWords;
  readonly onChapter: (n: number) => void;
}

const Contents = ({ book, shell, onChapter }: ContentsProps): ReactNode => (
  <select
    className="book-contents"
    aria-label={shell.book.contents}
    value=""
    onChange={(event) => onChapter(Number(event.target.value))}
  >
    <option value="" disabled>
      {shell.book.contents}
    </option>
    {book.map(({ title }, n) => (
      <option key={title} value={n}>
        {title}
      </option>
    ))}
  </select>
);
