import type { BoardModule, Words } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import type { Token, Tokens } from 'marked';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import { findInBook, findRows, readBook, type Chapter, type Passage } from './pages.ts';
import './book.css';

interface Props {
  readonly markdown: string;
  /** The rule to open at; empty: where it begins. */
  readonly rule: string;
  readonly board: BoardModule;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly onClose: () => void;
}

/** The rulebook beside the board, open at the rule that asks. */
export function Book({ markdown, rule, board, words, shell, onClose }: Props): ReactNode {
  const book = useMemo(() => readBook(markdown), [markdown]);
  const [wanted, setWanted] = useState('');
  const page = useRef<HTMLDivElement>(null);
  useReader(page);
  useEffect(() => {
    page.current?.querySelector(`[data-rule="${rule}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
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
      <header className="book-head">
        <input
          type="search"
          placeholder={shell.book.search}
          aria-label={shell.book.search}
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
      <div className="book-page" ref={page} tabIndex={0} role="region" aria-label={shell.book.title}>
        {findInBook(book, wanted).map(({ title, passages }) => (
          <section key={title}>
            <h2>{title}</h2>
            {passages.map((passage) => (
              <PassageView
                key={passage.token.raw}
                passage={passage}
                here={passage.rule === rule}
                wanted={wanted}
                board={board}
                words={words}
              />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
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

interface PassageProps {
  readonly passage: Passage;
  readonly here: boolean;
  /** What the reader searches for. */
  readonly wanted: string;
  readonly board: BoardModule;
  readonly words: Words;
}

function PassageView({ passage: { rule, token }, here, wanted, board, words }: PassageProps): ReactNode {
  if (isCode(token)) return <Position source={token.text} board={board} words={words} />;
  if (isTable(token)) return <TableView table={token} wanted={wanted} />;
  return (
    <div
      className={here ? 'book-passage here' : 'book-passage'}
      {...(rule === null ? {} : { 'data-rule': rule })}
    >
      <Inline tokens={'tokens' in token ? (token.tokens ?? []) : []} />
    </div>
  );
}

const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

/** A chart; of a search only the rows that have all the words, if there are any. */
const TableView = ({
  table,
  wanted,
}: {
  readonly table: Tokens.Table;
  readonly wanted: string;
}): ReactNode => (
  <div className="book-table" tabIndex={0} role="group">
    <table>
      <thead>
        <tr>
          {table.header.map((cell, i) => (
            <Cell key={`${String(i)} ${cell.text}`} cell={cell} as={cell.text === '' ? 'td' : 'th'} />
          ))}
        </tr>
      </thead>
      <tbody>
        {findRows(table.rows, wanted).map((row) => (
          <tr key={row.map(({ text }) => text).join('|')}>
            {row.map((cell, i) => (
              <Cell key={`${String(i)} ${cell.text}`} cell={cell} as="td" />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface CellProps {
  readonly cell: Tokens.TableCell;
  /** What heads nothing is no head. */
  readonly as: 'th' | 'td';
}

const Cell = ({ cell, as: Kind }: CellProps): ReactNode => (
  <Kind>
    <Inline tokens={cell.tokens} />
  </Kind>
);

/** Words, stress and lists; anything else a rulebook has no use for, and is shown as it is written. */
const Inline = ({ tokens }: { readonly tokens: readonly Token[] }): ReactNode =>
  tokens.map((token, i) => <InlineOne key={`${String(i)} ${token.raw}`} token={token} />);

function InlineOne({ token }: { readonly token: Token }): ReactNode {
  const inside = 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} /> : null;
  switch (token.type) {
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'codespan':
      return <code>{'text' in token ? String(token.text) : token.raw}</code>;
    case 'list':
      return (
        <ul>{'items' in token && Array.isArray(token.items) ? <Inline tokens={token.items} /> : null}</ul>
      );
    case 'list_item':
      return <li>{inside}</li>;
    case 'paragraph':
    case 'text':
      return inside ?? unescape(token);
    default:
      return token.raw;
  }
}

const unescape = (token: Token): string => ('text' in token ? String(token.text) : token.raw);

interface PositionProps {
  readonly source: string;
  readonly board: BoardModule;
  readonly words: Words;
}

/** An example drawn by the game's own board, when the reader comes near it. */
function Position({ source, board, words }: PositionProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const position = useMemo(() => board.position?.(source) ?? null, [board, source]);
  if (position === null) return null;
  const { view } = position;
  const { x, y, width, height } = position.frame ?? { x: 0, y: 0, ...board.extent(view) };
  return (
    <div
      className="book-position"
      ref={frame}
      style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
      inert
    >
      {near && (
        <svg viewBox={[x, y, width, height].join(' ')}>
          <board.Board
            view={view}
            viewer={ONLOOKER}
            prompt={null}
            legal={[]}
            events={[]}
            words={words}
            flipped={false}
            coordinates
            act={() => undefined}
          />
        </svg>
      )}
    </div>
  );
}

function useNear(frame: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry.isIntersecting), {
      rootMargin: '400px',
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [frame]);
  return near;
}
