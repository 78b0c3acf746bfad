import type { Answer, ArchiveEntry, ArchivePage, Sends } from '@bicorne/table/protocol';
import { Fragment, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { isHere } from '../local/names.ts';
import { people } from '../net/people.ts';
import { usePreferences } from '../preferences.ts';
import { reportedMatches } from '../report/kept.ts';
import { CopyLink } from '../ui/CopyLink.tsx';
import { Link } from '../ui/Link.tsx';
import { SaveRecord } from '../ui/SaveRecord.tsx';
import type { ShellWords } from '../words/words.ts';
import { isAsked } from './asked.ts';
import { levelName } from './bots.ts';
import { useAsking } from './useAnswer.ts';
import './archive.css';

interface Props {
  /** What is looked for; another query is another list. */
  readonly query: Sends<'GET /archive'>;
  /** Only those of which a report was made on this device. */
  readonly reported?: boolean;
  /** Said where there is nothing. */
  readonly none: string;
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

/** Finished matches that everybody may watch, the newest first. */
export function Entries({ query, reported = false, none, titles, shell }: Props): ReactNode {
  const [entries, setEntries] = useState<readonly ArchiveEntry[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const { ask, busy, fault } = useAsking();
  const load = useCallback(
    (before: string | null): Promise<void> =>
      ask(
        () =>
          reported
            ? reportedEntries(query)
            : people.archive({ ...query, ...(before === null ? {} : { before }) }),
        (page) => {
          setEntries((known) => [...(before === null ? [] : (known ?? [])), ...page.entries]);
          setNext(page.next);
        },
      ),
    [ask, query, reported],
  );
  useEffect(() => void load(null), [load]);
  return (
    <div className="entries-all">
      {fault !== null && <p className="people-fault">{shell.faults[fault]}</p>}
      {entries?.length === 0 && <p className="people-note">{none}</p>}
      {titles.length > 0 && entries !== null && entries.length > 0 && (
        <ul className="entries">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} titles={titles} shell={shell} />
          ))}
        </ul>
      )}
      {next !== null && (
        <button type="button" className="button" disabled={busy} onClick={() => void load(next)}>
          {shell.people.more}
        </button>
      )}
    </div>
  );
}

/** They are few: each is looked up by its name, and what else is asked for is looked for among them. */
async function reportedEntries(query: Props['query']): Promise<Answer<ArchivePage>> {
  const matches = await reportedMatches();
  const found = await Promise.all(matches.filter((id) => !isHere(id)).map((id) => people.entry(id)));
  const entries = found.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const wanted = entries.filter((entry) => isAsked(entry, query));
  return { ok: true, value: { entries: wanted.toSorted((a, b) => b.endedAt - a.endedAt), next: null } };
}

interface EntryProps extends Omit<Props, 'query' | 'reported' | 'none'> {
  readonly entry: ArchiveEntry;
}

function Entry({ entry, titles, shell }: EntryProps): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const game = titles.find(({ id }) => id === entry.game);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(entry.endedAt);
  return (
    <li className="entry">
      <Link to={`/replay/${entry.id}`} className="entry-title">
        {game?.scenarios[entry.scenario] ?? game?.title ?? entry.game}
      </Link>
      <span className="entry-players">
        {entry.players.map((player, at) => (
          <Fragment key={player.seat}>
            {at > 0 && ' – '}
            <Player player={player} side={sideOf(entry, player, game)} shell={shell} />
          </Fragment>
        ))}
      </span>
      <span className="entry-result">{resultOf(entry, game, shell)}</span>
      <small className="entry-note">
        {[game?.title, day, entry.rated && shell.people.rated, entry.imported && shell.people.imported]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <span className="entry-tools">
        <Link to={`/report/${entry.id}`} className="button quiet">
          {shell.table.report}
        </Link>
        <SaveRecord match={entry.id} label={shell.people.download} shell={shell} />
        <CopyLink to={`/replay/${entry.id}`} label={shell.people.copyReplay} shell={shell} />
      </span>
    </li>
  );
}

type Sitter = ArchiveEntry['players'][number];

interface PlayerProps {
  readonly player: Sitter;
  readonly side: string;
  readonly shell: ShellWords;
}

const Player = ({ player, side, shell }: PlayerProps): ReactNode =>
  player.person === undefined ? (
    shownName(player, side, shell)
  ) : (
    <Link to={`/people/${player.person}`}>{player.name}</Link>
  );

/** A record from a file may name nobody; then its sides have played. */
const sideOf = ({ imported }: ArchiveEntry, { seat }: Sitter, game: Title | undefined): string =>
  imported ? (game?.seats[seat] ?? seat) : '';

const shownName = ({ name, bot }: Sitter, side: string, shell: ShellWords): string =>
  bot ? levelName(name, shell) : name || side || shell.people.left;

function resultOf(entry: ArchiveEntry, game: Title | undefined, shell: ShellWords): string {
  const { winners, players, reason } = entry;
  if (reason === 'aborted' || reason === 'abandoned') return shell.people.results.none;
  const won = players
    .filter(({ seat }) => winners.includes(seat))
    .map((player) => shownName(player, sideOf(entry, player, game), shell));
  return won.length === 0 ? shell.people.drawn : shell.people.won(won.join(', '));
}
