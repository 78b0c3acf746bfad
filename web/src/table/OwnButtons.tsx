import type { Words } from '@bicorne/boardkit';
import { ONLOOKER } from '@bicorne/engine';
import type { MatchCard, OfferKind } from '@bicorne/table/protocol';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { startHere } from '../local/device.ts';
import { isHere } from '../local/names.ts';
import { useAsking } from '../people/useAnswer.ts';
import { go } from '../route.ts';
import { useBack } from '../ui/back.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { SaveRecord } from '../ui/SaveRecord.tsx';
import type { ShellWords } from '../words/words.ts';
import { openLetter, LettersOpen } from './letters.tsx';
import { Standing } from './Standing.tsx';
import { lastUndone, redo, takeBack, undo } from './gestures.ts';
import type { Table } from './told.ts';
import { useHere, useTable } from './useTable.ts';

/** Of matches over the network; whoever plays on his device fetches none of it. */
const Affairs = lazy(async () => ({ default: (await import('../people/Affairs.tsx')).Affairs }));
const CloseMatch = lazy(async () => ({ default: (await import('../people/Affairs.tsx')).CloseMatch }));
const PairEnd = lazy(async () => ({ default: (await import('../cups/PairEnd.tsx')).PairEnd }));

interface Props {
  readonly table: Table;
  /** Whether the end has been seen. */
  readonly ended: boolean;
  readonly busy: boolean;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** What a player may do that is no action of the game. */
export function OwnButtons(props: Props): ReactNode {
  const { table, ended, shell } = props;
  if (ended) return <AfterTheEnd match={table.match} shell={shell} />;
  if (table.viewer === ONLOOKER || table.sight.turn.kind === 'over') return null;
  return (
    <div className="prompt-signs">
      <Back {...props} />
      <More {...props} />
      <LettersOpen table={table} words={props.words} shell={shell} />
    </div>
  );
}

interface EndProps {
  readonly match: MatchCard;
  readonly shell: ShellWords;
}

const AfterTheEnd = ({ match, shell }: EndProps): ReactNode => (
  <>
    <button type="button" className="button" onClick={() => go(`/replay/${match.id}`)}>
      {shell.table.replay}
    </button>
    {match.event !== undefined && (
      <button type="button" className="button" onClick={() => go(`/events/${match.event ?? ''}`)}>
        {shell.people.toTournament}
      </button>
    )}
    {/* Of a battle from a file only the match itself is kept. */}
    {match.pair && (
      <Suspense>
        <PairEnd match={match} pair={match.pair} shell={shell} />
      </Suspense>
    )}
    {isHere(match.id) && match.scenario !== '' && !match.pair && <Again match={match} shell={shell} />}
    <SaveRecord match={match.id} label={shell.table.record} shell={shell} />
    <Home shell={shell} />
  </>
);

/** The same battle anew, among the same; matches between people have their own way to it. */
function Again({ match: { game, scenario, options, handicap, seats }, shell }: EndProps): ReactNode {
  const { ask, busy, fault } = useAsking();
  const sitters = seats.map(({ seat, player, bot }) => ({ seat, player: player ?? seat, bot }));
  const again = (): void =>
    void ask(
      () => startHere({ game, scenario, options, handicap, seats: sitters }),
      ({ id }) => go(`/match/${id}`),
    );
  return (
    <>
      <button type="button" className="button again" disabled={busy} onClick={again}>
        {shell.device.again}
      </button>
      {fault !== null && <span role="alert">{shell.faults[fault]}</span>}
    </>
  );
}

export const Home = ({ shell }: { readonly shell: ShellWords }): ReactNode => (
  <button type="button" className="button quiet" onClick={() => go('/')}>
    {shell.table.lobby}
  </button>
);

/** The last gesture, or everything since the last point at which something was learned; and the other way again. */
function Back({ table: { mayTakeBack }, busy, shell }: Props): ReactNode {
  const here = useHere();
  return (
    <>
      <Redo busy={busy} shell={shell} />
      {mayTakeBack > 0 && (
        <button
          type="button"
          className="button quiet"
          title={shell.table.undo}
          disabled={busy}
          onClick={() => void undo(here)}
        >
          <Sign icon="undo" name={shell.table.undo} />
        </button>
      )}
      {mayTakeBack > 1 && (
        <button
          type="button"
          className="button quiet"
          title={shell.play.resetTurn}
          disabled={busy}
          onClick={() => void takeBack(here, mayTakeBack)}
        >
          <Sign icon="reset" name={shell.play.resetTurn} />
        </button>
      )}
    </>
  );
}

function Redo({ busy, shell }: Pick<Props, 'busy' | 'shell'>): ReactNode {
  const here = useHere();
  const undone = useTable(lastUndone);
  if (!undone) return null;
  return (
    <button
      type="button"
      className="button quiet"
      title={shell.hand.redo}
      disabled={busy}
      onClick={() => void redo(here)}
    >
      <Sign icon="redo" name={shell.hand.redo} />
    </button>
  );
}

/** A sign whose name is heard, and read by whoever searches the page. */
const Sign = ({ icon, name }: { readonly icon: IconName; readonly name: string }): ReactNode => (
  <>
    <Icon name={icon} />
    <span className="unseen">{name}</span>
  </>
);

/** What is seldom wanted, folded away: to ask the others, and to give up. */
function More({ table, busy, words, shell }: Props): ReactNode {
  const { match, viewer, mayTakeBack } = table;
  const here = useHere();
  const asked = (what: OfferKind): boolean =>
    (match.offers ?? []).some((one) => one.by === viewer && one.what === what);
  const people = match.seats.some(
    ({ player, bot }, seat) => seat !== viewer && player !== null && bot === null,
  );
  const isBegun = isHere(match.id) || match.stage === 'play';
  const mayAsk = people && isBegun && !isHere(match.id);
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBack(isOpen, () => fold.current?.removeAttribute('open'));
  useEffect(() => (fold.current ? foldAway(fold.current) : undefined), []);
  return (
    <details className="more" ref={fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="button quiet" title={shell.table.menu}>
        <Sign icon="menu" name={shell.table.menu} />
      </summary>
      <div className="more-sheet">
        <Standing table={table} words={words} shell={shell} />
        {isBegun && (
          <button type="button" className="button quiet" onClick={() => openLetter('tryOut')}>
            {shell.play.tryOut}
          </button>
        )}
        {table.orders && (
          <button type="button" className="button quiet" onClick={() => openLetter('orders')}>
            {table.plans ? shell.play.standing.both : shell.play.standing.open}
          </button>
        )}
        {mayAsk && mayTakeBack === 0 && !asked('undo') && (
          <button
            type="button"
            className="button quiet"
            disabled={busy}
            onClick={() => void here.offer('undo')}
          >
            {shell.play.askBack}
          </button>
        )}
        {mayAsk && !asked('draw') && (
          <button
            type="button"
            className="button quiet"
            disabled={busy}
            onClick={() => void here.offer('draw')}
          >
            {shell.play.offerDraw}
          </button>
        )}
        {!isHere(match.id) && (
          <Suspense>
            <Affairs match={match} viewer={viewer} busy={busy} words={words} shell={shell} />
          </Suspense>
        )}
        {isBegun ? (
          <Resign shell={shell} />
        ) : (
          <Suspense>
            <CloseMatch match={match} shell={shell} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** A press elsewhere closes it, and so does Escape, which then means nothing else. */
function foldAway(fold: HTMLDetailsElement): () => void {
  const pressed = ({ target }: Event): void => {
    if (target instanceof Node && !fold.contains(target)) fold.open = false;
  };
  const typed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !fold.open) return;
    event.stopPropagation();
    fold.open = false;
    fold.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', pressed);
  document.addEventListener('keydown', typed, true);
  return () => {
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('keydown', typed, true);
  };
}

/** The focus goes with the question: to the answer that changes nothing, and back. */
function Resign({ shell }: { readonly shell: ShellWords }): ReactNode {
  const [sure, setSure] = useState<boolean | null>(null);
  // While something else is on its way nothing is sent: a press would be lost.
  const here = useHere();
  const busy = useTable((state) => state.busy);
  if (!sure)
    return (
      <button
        type="button"
        className="button quiet resign"
        autoFocus={sure === false}
        onClick={() => setSure(true)}
      >
        {shell.table.resign}
      </button>
    );
  return (
    <span className="confirm">
      <span className="confirm-question">{shell.table.resignSure}</span>
      <button type="button" className="button danger" disabled={busy} onClick={() => void here.resign()}>
        {shell.table.yes}
      </button>
      <button type="button" className="button quiet" autoFocus onClick={() => setSure(false)}>
        {shell.table.no}
      </button>
    </span>
  );
}
