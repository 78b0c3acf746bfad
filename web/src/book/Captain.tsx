import type { CaptainPosition } from '@bicorne/boardkit/teach/captain.ts';
import { LEVELS } from '@bicorne/bots/levels';
import { look, openMatch, type Game } from '@bicorne/engine';
import { loadRules, type CaptainBook } from '@bicorne/games';
import type { WireFault } from '@bicorne/table/protocol';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { go } from '../route.ts';
import type { Loaded } from '../table/game.ts';
import type { ShellWords } from '../words/words.ts';
import { Book } from './Book.tsx';
import { Drawn } from './Drawn.tsx';
import { isCode, isTable, readBook, type Chapter, type Passage } from './pages.ts';
import { playFrom, type Trial } from './playFrom.ts';
import { Inline, TableView } from './Text.tsx';

interface Props {
  readonly game: string;
  readonly captain: CaptainBook;
  readonly loaded: Pick<Loaded, 'board' | 'words'>;
  readonly volumes: ReactNode;
  readonly shell: ShellWords;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** By game, the passage in which the reader pressed something last: there the book opens again, once its positions have their height. */
const places = new Map<string, string>();

/** How an experienced player thinks, with positions from which one plays on. */
export function Captain({ game, captain, loaded, volumes, shell, onRule, onClose }: Props): ReactNode {
  const book = useMemo(() => readBook(captain.text), [captain]);
  const rules = useRules(game);
  const [level, setLevel] = useState<string>(Object.keys(LEVELS)[0]);
  const marks = useMemo(() => marksOf(book), [book]);
  const [place] = useState(() => places.get(game) ?? '');
  const trying = { rules, loaded, level, onLevel: setLevel, shell };
  return (
    <Book
      book={book}
      title={shell.book.captain}
      search={shell.book.searchAdvice}
      at={rules ? place : ''}
      volumes={volumes}
      shell={shell}
      onRule={onRule}
      onClose={onClose}
      renderPassage={(passage, wanted) => (
        <div data-mark={marks.get(passage)} onClickCapture={() => places.set(game, marks.get(passage) ?? '')}>
          <PassageView passage={passage} positions={captain.positions} wanted={wanted} {...trying} />
        </div>
      )}
    />
  );
}

/** Each passage by its number. */
const marksOf = (book: readonly Chapter[]): ReadonlyMap<Passage, string> =>
  new Map(book.flatMap(({ passages }) => passages).map((passage, n) => [passage, String(n)]));

/** What sets a position up. */
function useRules(game: string): Game | null {
  const [rules, setRules] = useState<Game | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadRules(game).then((module) => wanted && module && setRules(module.game));
    return () => {
      wanted = false;
    };
  }, [game]);
  return rules;
}

interface Trying {
  readonly rules: Game | null;
  readonly loaded: Pick<Loaded, 'board' | 'words'>;
  /** Against which bot one plays. */
  readonly level: string;
  readonly onLevel: (level: string) => void;
  readonly shell: ShellWords;
}

interface PassageProps extends Trying {
  readonly passage: Passage;
  readonly positions: CaptainBook['positions'];
  /** What the reader searches for. */
  readonly wanted: string;
}

function PassageView({ passage: { token }, positions, wanted, rules, ...trying }: PassageProps): ReactNode {
  if (isTable(token)) return <TableView table={token} wanted={wanted} />;
  if (!isCode(token))
    return (
      <div className="book-passage">
        <Inline tokens={'tokens' in token ? (token.tokens ?? []) : []} />
      </div>
    );
  return rules && <Position position={positions[token.text.trim()]} rules={rules} {...trying} />;
}

interface PositionProps extends Trying {
  readonly rules: Game;
  readonly position: CaptainPosition;
}

/** As the reader would see it from his seat, and the way to play on. */
function Position({ position, rules, loaded, level, onLevel, shell }: PositionProps): ReactNode {
  const { board, words } = loaded;
  const match = useMemo(() => openMatch(rules, position), [rules, position]);
  const { begin, busy, fault } = useStart();
  const label = useId();
  if (!match.ok) return null;
  const { seats } = match.value;
  const seat = seats.indexOf(position.seat);
  const trial: Trial = { game: rules.id, position, seats, level };
  return (
    <div className="captain-position">
      <Drawn
        view={look(match.value, seat).view}
        viewer={seat}
        frame={position.frame}
        board={board}
        words={words}
        tray
      />
      <form
        className="captain-play"
        onSubmit={(event) => {
          event.preventDefault();
          void begin(() => playFrom(trial, shell));
        }}
      >
        <button type="submit" className="button main" disabled={busy} aria-busy={busy}>
          {shell.book.playFrom}
        </button>
        <label htmlFor={label}>{shell.lobby.opponent}</label>
        <select id={label} value={level} onChange={({ target }) => onLevel(target.value)}>
          {Object.keys(LEVELS).map((one) => (
            <option key={one} value={one}>
              {shell.device.levels[one] ?? one}
            </option>
          ))}
        </select>
        {fault !== null && (
          <p className="prompt-fault" role="alert">
            {shell.faults[fault]}
          </p>
        )}
      </form>
    </div>
  );
}

interface Start {
  readonly begin: (start: () => ReturnType<typeof playFrom>) => Promise<void>;
  readonly busy: boolean;
  readonly fault: WireFault['code'] | null;
}

function useStart(): Start {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const begin: Start['begin'] = async (start) => {
    setBusy(true);
    const made = await start();
    setBusy(false);
    if (made.ok) go(`/match/${made.value.id}`);
    else setFault(made.fault.code);
  };
  return { begin, busy, fault };
}
