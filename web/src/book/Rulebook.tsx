import type { BoardModule, Words } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import { useMemo, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { Book } from './Book.tsx';
import { Drawn } from './Drawn.tsx';
import { isCode, isTable, readBook, type Passage } from './pages.ts';
import { Inline, TableView } from './Text.tsx';

interface Props {
  readonly markdown: string;
  /** The rule to open at; empty: where it begins. */
  readonly rule: string;
  readonly board: BoardModule;
  readonly words: Words;
  readonly volumes: ReactNode;
  readonly shell: ShellWords;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** The rulebook, open at the rule that asks. */
export function Rulebook(props: Props): ReactNode {
  const { markdown, rule, board, words, volumes, shell, onRule, onClose } = props;
  const book = useMemo(() => readBook(markdown), [markdown]);
  return (
    <Book
      book={book}
      title={shell.book.title}
      search={shell.book.search}
      at={rule}
      volumes={volumes}
      shell={shell}
      onRule={onRule}
      onClose={onClose}
      renderPassage={(passage, wanted) => (
        <PassageView
          passage={passage}
          here={passage.rule === rule}
          wanted={wanted}
          board={board}
          words={words}
        />
      )}
    />
  );
}

interface PassageProps {
  readonly passage: Passage;
  readonly here: boolean;
  /** What the reader searches for. */
  readonly wanted: string;
  readonly board: BoardModule;
  readonly words: Words;
}

function PassageView({ passage: { rule, token }, here, wanted, board, words }: PassageProps): ReactNode {
  if (isCode(token)) return <Example source={token.text} board={board} words={words} />;
  if (isTable(token)) return <TableView table={token} wanted={wanted} />;
  return (
    <div
      className={here ? 'book-passage here' : 'book-passage'}
      {...(rule === null ? {} : { 'data-mark': rule })}
    >
      <Inline tokens={'tokens' in token ? (token.tokens ?? []) : []} />
    </div>
  );
}

interface ExampleProps {
  readonly source: string;
  readonly board: BoardModule;
  readonly words: Words;
}

/** As an onlooker sees it. */
function Example({ source, board, words }: ExampleProps): ReactNode {
  const position = useMemo(() => board.position?.(source) ?? null, [board, source]);
  if (position === null) return null;
  return <Drawn view={position.view} viewer={ONLOOKER} frame={position.frame} board={board} words={words} />;
}
