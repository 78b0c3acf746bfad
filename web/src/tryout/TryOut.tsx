import type { Action, GameEvent } from '@bicorne/engine';
import { sight as sightOf, type Game, type Seat, type Sight } from '@bicorne/engine';
import type { OrderBook } from '@bicorne/games';
import { useMemo, useState, type ReactNode } from 'react';
import { useRulebook } from '../book/OpenBook.tsx';
import { isHere } from '../local/names.ts';
import { useOrderBook } from '../orders/book.ts';
import type { Loaded } from '../table/game.ts';
import { useConsider } from '../table/outlook/consider.ts';
import { Prompt } from '../table/Prompt.tsx';
import { useSeveral } from '../table/Several.tsx';
import { Hand, TableFrame, useFacing } from '../table/TableFrame.tsx';
import type { Table } from '../table/told.ts';
import { useLetterWords, type LetterWords } from '../words/letters/words.ts';
import type { ShellWords } from '../words/words.ts';
import { ChancePanel } from './ChancePanel.tsx';
import { Keeping } from './Keeping.tsx';
import { Lines } from './Lines.tsx';
import { Planning } from './Planning.tsx';
import { keepTrial, keptTrial } from './shelf.ts';
import {
  beginTrial,
  goBack,
  goOn,
  lastPossible,
  pathTo,
  positionAt,
  rollHere,
  type Position,
  type Trial,
} from './trial.ts';
import { Worlds } from './Worlds.tsx';
import './tryout.css';

interface Props {
  readonly table: Table;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
  readonly onClose: () => void;
}

/** A board of one's own on the position as one sees it: both sides, the dice, as many lines as one likes. Nothing is sent. */
export function TryOut(props: Props): ReactNode {
  const letters = useLetterWords();
  const book = useOrderBook(props.table.match.game);
  if (!letters || !book) return <main className="page waiting" aria-busy="true" />;
  return (
    <Trying {...props} texts={letters.tryOut} plans={letters.plans} keeping={letters.keeping} book={book} />
  );
}

export interface TryingProps extends Props {
  readonly texts: LetterWords['tryOut'];
  readonly plans: LetterWords['plans'];
  readonly keeping: LetterWords['keeping'];
  readonly book: OrderBook;
}

const NOTHING: readonly Action[] = [];

function Trying(props: TryingProps): ReactNode {
  const { table, loaded, shell, texts } = props;
  const { board, words, rules } = loaded;
  const { match, viewer } = table;
  const { trial, change, position } = useTrial(table, rules.game);
  const eyes = eyesAt(position, viewer);
  const sight = useMemo(() => sightOf(rules.game, position.state, eyes), [rules.game, position, eyes]);
  const [beside, setBeside] = useState(false);
  const facing = useFacing(board, table.sight.view, viewer);
  const rulebook = useRulebook(match.game, loaded, shell);
  const several = useSeveral(sight.legal);
  const told = useToldOf(rules.game, trial, eyes);
  const moment = { game: match.game, seat: eyes, view: sight.view };
  const act = (gesture: readonly Action[]): void =>
    change(
      gesture.reduce(
        (now, action, at) => goOn(now, rules.game.write(action), at < gesture.length - 1),
        trial,
      ),
    );
  const consideration = useConsider(sight.legal, whole, askNothing, act);
  const tableProps = {
    view: sight.view,
    viewer: eyes,
    prompt: sight.prompt,
    legal: position.turn.kind === 'seats' ? sight.legal : NOTHING,
    events: told.at(-1) ?? [],
    told,
    words,
    flipped: facing.flipped,
    act: (...gesture: readonly Action[]) => consideration.press(gesture),
    ask: several.ask,
  };
  return (
    <TableFrame
      className="table tryout"
      data-turn="mine"
      data-busy="false"
      title={texts.title}
      label={`${shell.table.map}: ${texts.title}`}
      board={board}
      table={tableProps}
      moment={sight}
      facing={facing}
      books={rulebook}
      shell={shell}
      over={
        beside && (
          <Worlds
            trial={trial}
            loaded={loaded}
            texts={texts}
            flipped={facing.flipped}
            onWorld={(world) => {
              setBeside(false);
              change(lastPossible(rules.game, { ...trial, world }));
            }}
          />
        )
      }
      side={
        <>
          <Tools
            {...props}
            trial={trial}
            change={change}
            beside={beside}
            onBeside={() => setBeside(!beside)}
          />
          {table.plans && <Planning {...props} trial={trial} change={change} />}
          <Prompt
            {...tableProps}
            sight={sight}
            match={match}
            board={board}
            busy={false}
            fault={null}
            moment={moment}
            shell={shell}
            onRule={rulebook.openAt}
          >
            {position.turn.kind === 'chance' && (
              <ChancePanel
                key={`${trial.world}/${trial.at}`}
                chance={rules.game.chance(position.state)}
                texts={texts}
                say={(name) => chanceWord(props, name)}
                onRoll={() => change(goOn(trial, rollHere(rules.game, position, crypto.randomUUID())))}
                onSet={(text) => change(goOn(trial, text))}
              />
            )}
          </Prompt>
          {!isHere(match.id) && (
            <Keeping match={match.id} trial={trial} texts={props.keeping} onFound={change} />
          )}
          <Lines trial={trial} game={rules.game} words={words} texts={texts} seat={viewer} onTrial={change} />
        </>
      }
      {...consideration.watch}
    >
      <Hand {...{ rules, board, words, shell, moment, several, consideration }} act={tableProps.act} />
    </TableFrame>
  );
}

const whole = (gesture: readonly Action[]): readonly Action[] => gesture;
const askNothing = (): boolean => false;

const chanceWord = ({ book, loaded }: TryingProps, name: string): string =>
  book.words.picks?.[name] ?? book.names.chance?.(name, loaded.words) ?? name;

/** Both sides are played: one sees what whoever is to decide sees in this world. */
const eyesAt = ({ turn }: Position, viewer: Seat): Seat =>
  turn.kind === 'seats' && !turn.seats.includes(viewer) ? turn.seats[0] : viewer;

interface Tried {
  readonly trial: Trial;
  readonly change: (next: Trial) => void;
  readonly position: Position;
}

/** Kept with the match on this device, and taken up where it was left. */
function useTrial(table: Table, game: Game): Tried {
  const { match, viewer, n, sight } = table;
  const [trial, setTrial] = useState(() => keptTrial(match.id, viewer) ?? beginTrial(viewer, n, sight.view));
  const change = (next: Trial): void => {
    keepTrial(match.id, next);
    setTrial(next);
  };
  const here = positionAt(game, trial, trial.at);
  const shown = here ? trial : lastPossible(game, trial);
  const position = here ?? positionAt(game, shown, shown.at);
  if (!position) throw new Error('there is no world that agrees with this view');
  return { trial: shown, change, position };
}

function useToldOf(game: Game, trial: Trial, eyes: Seat): readonly (readonly GameEvent[])[] {
  return useMemo(
    () =>
      pathTo(trial, trial.at).map(({ id }) =>
        (positionAt(game, trial, id)?.events ?? []).flatMap((event) => game.seen(event, eyes) ?? []),
      ),
    [game, trial, eyes],
  );
}

export interface ToolProps extends TryingProps {
  readonly trial: Trial;
  readonly change: (next: Trial) => void;
}

interface ToolsProps extends ToolProps {
  readonly beside: boolean;
  readonly onBeside: () => void;
}

function Tools(props: ToolsProps): ReactNode {
  const { table, loaded, texts, trial, change, onClose, beside, onBeside } = props;
  const { game } = loaded.rules;
  const isOld = trial.n !== table.n;
  const another = (): void => change(lastPossible(game, { ...trial, world: trial.world + 1 }));
  const before = (): void => change(lastPossible(game, { ...trial, world: Math.max(1, trial.world - 1) }));
  return (
    <section className="tryout-tools" aria-label={texts.title}>
      <p>{texts.hint}</p>
      <div className="orders-whole">
        <button type="button" className="button" onClick={onClose}>
          {texts.back}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={trial.at === 0}
          onClick={() => change(goBack(trial))}
        >
          {texts.undo}
        </button>
      </div>
      {hidesAnything(loaded, table.sight, table.viewer) && (
        <div className="tryout-world" title={texts.worldNote}>
          <button type="button" className="button quiet" disabled={trial.world === 1} onClick={before}>
            ‹
          </button>
          <span>{texts.worldNo(trial.world)}</span>
          <button type="button" className="button quiet" aria-label={texts.world} onClick={another}>
            ›
          </button>
          <button
            type="button"
            className="button quiet tryout-several"
            aria-pressed={beside}
            onClick={onBeside}
          >
            {beside ? texts.alone : texts.beside}
          </button>
          <small>{texts.worldNote}</small>
        </div>
      )}
      {isOld && (
        <p className="tryout-old">
          {texts.newer}{' '}
          <button
            type="button"
            className="button quiet"
            onClick={() => change(beginTrial(table.viewer, table.n, table.sight.view))}
          >
            {texts.fresh}
          </button>
        </p>
      )}
    </section>
  );
}

/** Whether two worlds that agree with this sight may differ. */
function hidesAnything({ rules: { game } }: Loaded, { view }: Sight, seat: Seat): boolean {
  const [one, other] = [1, 2].map((world) => {
    const trial = { ...beginTrial(seat, 0, view), world };
    return JSON.stringify(positionAt(game, trial, 0)?.state);
  });
  return one !== other;
}
