import { ownTitle } from './ownTitle.ts';
import type { MatchCard, MatchList, SeatCard } from '@bicorne/table/protocol';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { forgetHere, importRecord, matchesHere } from '../local/device.ts';
import { api } from '../net/api.ts';
import { people } from '../net/people.ts';
import { botTitle } from '../people/bots.ts';
import { useAsking } from '../people/useAnswer.ts';
import { HAS_SERVER } from '../place.ts';
import { go } from '../route.ts';
import { takeFile } from '../ui/file.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';
import { useHallLine } from './hall.ts';
import { termsOf } from './terms.ts';
import type { Title } from './titles.ts';
import { isMine, turnWord } from './turn.ts';
import './matches.css';

interface Props {
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

/** What one plays: on this device, and on the server if it can be reached. */
export interface Matches {
  /** Null when the server cannot be reached, undefined until that is known. */
  readonly there: MatchList | null | undefined;
  readonly here: readonly MatchCard[];
  /** Asks the server again, and the device. */
  readonly look: () => void;
  readonly reload: () => void;
}

/** `atOnce`: of a page that shows lists and nothing else. */
export function useMatches(atOnce = false): Matches {
  const [there, look] = useThere(atOnce);
  const [here, reload] = useHere();
  return { there, here, look, reload };
}

const isRunning = ({ turn }: MatchCard): boolean => turn.kind !== 'over';

interface ListsProps extends Props {
  readonly matches: Matches;
  /** So many of the finished ones, the newest. */
  readonly finished: number;
  readonly children?: ReactNode;
}

export function MatchLists({ matches, titles, shell, finished: most, children }: ListsProps): ReactNode {
  const { there, here, look, reload } = matches;
  const finished = [...(there?.mine ?? []), ...here].filter((card) => !isRunning(card));
  return (
    <div className="matches-all">
      {there === null && HAS_SERVER && <p className="notice-line">{shell.device.offline}</p>}
      {children}
      <List title={shell.lobby.asked} cards={there?.asked ?? []} {...{ titles, shell }} onDecline={look} />
      <List title={shell.lobby.running} cards={there?.mine.filter(isRunning) ?? []} {...{ titles, shell }} />
      <List
        title={shell.device.here}
        cards={here.filter(isRunning)}
        {...{ titles, shell }}
        onForget={reload}
      />
      <List
        title={shell.lobby.finished}
        cards={finished.toSorted((one, other) => other.movedAt - one.movedAt).slice(0, most)}
        {...{ titles, shell }}
        onForget={reload}
      />
      <Import shell={shell} onDone={reload} />
    </div>
  );
}

/** By themselves, on a page that has no other use for what they show; where they show nothing, that is said. */
export function OwnMatchLists(props: Omit<ListsProps, 'matches'>): ReactNode {
  const matches = useMatches();
  const { there, here } = matches;
  const none = there?.mine.length === 0 && there.asked.length + here.length === 0;
  return (
    <MatchLists matches={matches} {...props}>
      {none && (
        <p className="notice-line">
          {props.shell.lobby.noMatches} <Link to="/">{props.shell.device.backToGames}</Link>
        </p>
      )}
    </MatchLists>
  );
}

/** How many wait for the one who looks. */
export const waitingFor = ({ there, here }: Matches): number =>
  (there?.asked.length ?? 0) + [...(there?.mine ?? []), ...here].filter(isMine).length;

/** The lists lie below the games: in the head of the page stands how many matches wait, and leads there. */
export const Waiting = ({ matches: { there, here }, shell }: WaitingProps): ReactNode => (
  <>
    <WayTo cards={there?.asked ?? []} label={shell.lobby.asked} />
    <WayTo cards={[...(there?.mine ?? []), ...here].filter(isMine)} label={shell.table.yourTurn} />
  </>
);

type WaitingProps = Omit<ListsProps, 'titles' | 'finished'>;

interface WayProps {
  readonly cards: readonly MatchCard[];
  readonly label: string;
}

function WayTo({ cards, label }: WayProps): ReactNode {
  if (cards.length === 0) return null;
  const open = (): void => {
    if (cards.length === 1) return go(addressOf(cards[0]));
    document.querySelector('.matches')?.scrollIntoView({ block: 'start' });
  };
  return (
    <button type="button" className="button lobby-waiting" onClick={open}>
      {label}
      {cards.length > 1 && `: ${String(cards.length)}`}
    </button>
  );
}

function useThere(atOnce: boolean): [MatchList | null | undefined, () => void] {
  const [lists, setLists] = useState<MatchList | null>();
  const look = useCallback(() => {
    if (document.hidden || !HAS_SERVER) return;
    void api.matches().then((answer) => {
      if (answer.ok) setLists(answer.value);
      else if (answer.fault.code === 'network') setLists(null);
    });
  }, []);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  const card = (card: MatchCard): void => {
    if (lists?.mine.some(({ id }) => id === card.id)) setLists(withCard(lists, card));
    else if (card.seats.some(({ mine }) => mine)) look();
  };
  useHallLine({ card, look }, atOnce);
  return [lists, look];
}

const withCard = (lists: MatchList, card: MatchCard): MatchList => ({
  ...lists,
  mine: lists.mine.map((one) => (one.id === card.id ? card : one)),
});

function useHere(): [readonly MatchCard[], () => void] {
  const [cards, setCards] = useState<readonly MatchCard[]>([]);
  const reload = useCallback(() => void matchesHere().then(setCards, () => setCards([])), []);
  useEffect(reload, [reload]);
  return [cards, reload];
}

interface ListProps extends Props {
  readonly title: string;
  readonly cards: readonly MatchCard[];
  readonly onForget?: () => void;
  readonly onDecline?: () => void;
}

function List({ title, cards, titles, shell, onForget, onDecline }: ListProps): ReactNode {
  // Not by the names that only programs know, until those for people are here.
  if (cards.length === 0 || titles.length === 0) return null;
  return (
    <section className="matches">
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id} className="match-row">
            <button type="button" className="match" onClick={() => go(addressOf(card))}>
              <span className="match-title">
                {scenarioTitle(card, titles)} <small>{noteOf(card, titles, shell)}</small>
              </span>
              <span className="match-players">
                {card.seats.map((seat) => sitterName(seat, shell)).join(' – ')}
              </span>
              <span className={`match-turn ${isMine(card) || onDecline ? 'mine' : ''}`}>
                {turnWord(card, shell)}
              </span>
            </button>
            {onDecline && <Decline match={card.id} shell={shell} onDone={onDecline} />}
            {onForget && isHere(card.id) && <Forget match={card.id} shell={shell} onDone={onForget} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const addressOf = ({ id, turn }: MatchCard): string =>
  isHere(id) && turn.kind === 'over' ? `/replay/${id}` : `/match/${id}`;

const scenarioTitle = (card: MatchCard, titles: readonly Title[]): string => {
  const game = titles.find(({ id }) => id === card.game);
  return game?.scenarios[card.scenario] ?? ownTitle(card) ?? game?.title ?? card.game;
};

/** The game, where the battle's name does not tell it, and upon what was agreed. */
const noteOf = (card: MatchCard, titles: readonly Title[], shell: ShellWords): string =>
  [titles.find(({ id }) => id === card.game)?.title ?? card.game, ...termsOf(card, shell)].join(' · ');

/** A bot is called as this page calls it, whatever it was called where the match was made. */
function sitterName({ player, bot }: SeatCard, shell: ShellWords): string {
  if (bot !== null) return botTitle(bot, shell);
  return player === null ? '…' : player || shell.people.left;
}

/** Whoever is asked need not come; the other is told so by the match that is called off. */
function Decline({ match, shell, onDone }: RowProps): ReactNode {
  const { ask, busy, fault } = useAsking();
  return (
    <span className="match-decline">
      <button
        type="button"
        className="button quiet"
        disabled={busy}
        onClick={() => void ask(() => people.close(match), onDone)}
      >
        {shell.lobby.decline}
      </button>
      {fault !== null && <span role="alert">{shell.faults[fault]}</span>}
    </span>
  );
}

interface RowProps {
  readonly match: string;
  readonly shell: ShellWords;
  readonly onDone: () => void;
}

/** Asks once: what is deleted here is nowhere else. The focus goes to the answer that changes nothing, and back. */
function Forget({ match, shell, onDone }: RowProps): ReactNode {
  const [sure, setSure] = useState<boolean | null>(null);
  if (!sure)
    return (
      <button
        type="button"
        className="button quiet match-forget"
        aria-label={shell.device.forget}
        title={shell.device.forget}
        autoFocus={sure === false}
        onClick={() => setSure(true)}
      >
        <Icon name="close" />
      </button>
    );
  return (
    <span className="match-forget">
      <button type="button" className="button danger" onClick={() => void forgetHere(match).then(onDone)}>
        {shell.device.forgetSure}
      </button>
      <button type="button" className="button quiet" autoFocus onClick={() => setSure(false)}>
        {shell.table.no}
      </button>
    </span>
  );
}

/** A record from a file: a finished one to watch, an unfinished one to play on. */
function Import({ shell, onDone }: { readonly shell: ShellWords; readonly onDone: () => void }): ReactNode {
  const [said, setSaid] = useState('');
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const made = await importRecord(await file.text());
    setSaid(made.ok ? shell.device.imported : `${shell.faults[made.fault.code]} ${made.fault.place ?? ''}`);
    if (made.ok) onDone();
  };
  return (
    <p className="import">
      <label className="button quiet">
        {shell.device.importRecord}
        <input
          type="file"
          accept=".bicorne,text/plain"
          onChange={({ target }) => void open(takeFile(target))}
        />
      </label>
      <span role="status">{said}</span>
    </p>
  );
}
