import type { ArchiveEntry, RatingRow } from '@bicorne/server/protocol';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTitles, type Title } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { people } from '../net/people.ts';
import { Field, Form } from '../people/Form.tsx';
import '../people/people.css';
import { useAsking } from '../people/useAnswer.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { Bar } from '../ui/Bar.tsx';
import type { ShellWords } from '../words/words.ts';

const RESULTS = ['won', 'drawn', 'none'] as const;

/** Finished matches that everybody may watch, and the best players of each game. */
export function ArchivePage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language);
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page people-page wide">
        <h1 className="people-title">{shell.people.archive}</h1>
        <div className="archive">
          <section>
            <Search titles={titles} shell={shell} onSearch={setQuery} />
            <Found key={JSON.stringify(query)} query={query} titles={titles} shell={shell} />
          </section>
          <Best titles={titles} shell={shell} />
        </div>
      </div>
    </main>
  );
}

interface Props {
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

interface SearchProps extends Props {
  readonly onSearch: (query: Readonly<Record<string, string>>) => void;
}

function Search({ titles, shell, onSearch }: SearchProps): ReactNode {
  const asking = useAsking();
  const search = (field: (name: string) => string): void => {
    const named = ['game', 'player', 'result'].map((name) => [name, field(name).trim()]);
    onSearch(Object.fromEntries(named.filter(([, value]) => value !== '')));
  };
  return (
    <Form asking={asking} label={shell.people.search} shell={shell} onSubmit={search}>
      <div className="people-fields">
        <label className="field">
          <span>{shell.people.game}</span>
          <select name="game">
            <option value="">{shell.people.anyGame}</option>
            {titles.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{shell.people.result}</span>
          <select name="result">
            <option value="">{shell.people.anyResult}</option>
            {RESULTS.map((result) => (
              <option key={result} value={result}>
                {shell.people.results[result]}
              </option>
            ))}
          </select>
        </label>
        <Field name="player" label={shell.people.player} optional />
      </div>
    </Form>
  );
}

interface FoundProps extends Props {
  readonly query: Readonly<Record<string, string>>;
}

function Found({ query, titles, shell }: FoundProps): ReactNode {
  const [entries, setEntries] = useState<readonly ArchiveEntry[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const asking = useAsking();
  const { ask } = asking;
  const load = useCallback(
    (before: string | null): Promise<void> =>
      ask(
        () => people.archive(new URLSearchParams({ ...query, ...(before === null ? {} : { before }) })),
        (page) => {
          setEntries((known) => [...(before === null ? [] : (known ?? [])), ...page.entries]);
          setNext(page.next);
        },
      ),
    [ask, query],
  );
  useEffect(() => void load(null), [load]);
  return (
    <section className="matches">
      {asking.fault !== null && <p className="people-fault">{shell.faults[asking.fault]}</p>}
      {entries?.length === 0 && <p className="people-note">{shell.people.nothingFound}</p>}
      <ul>
        {entries?.map((entry) => (
          <li key={entry.id} className="match-row">
            <button type="button" className="match" onClick={() => go(`/replay/${entry.id}`)}>
              <span className="match-title">{titleOf(entry, titles)}</span>
              <span className="match-players">{entry.players.map(({ name }) => name).join(' – ')}</span>
              <span className="match-turn">{resultOf(entry, shell)}</span>
            </button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="button" disabled={asking.busy} onClick={() => void load(next)}>
          {shell.people.more}
        </button>
      )}
      <Upload shell={shell} onDone={(entry) => setEntries([entry, ...(entries ?? [])])} />
    </section>
  );
}

const titleOf = ({ game, scenario }: ArchiveEntry, titles: readonly Title[]): string => {
  const found = titles.find(({ id }) => id === game);
  return found?.scenarios[scenario] ?? found?.title ?? game;
};

function resultOf({ winners, players, imported }: ArchiveEntry, { people: words }: ShellWords): string {
  const names = players.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  const result = names.length === 0 ? words.drawn : words.won(names.join(', '));
  return imported ? `${result}, ${words.imported}` : result;
}

interface UploadProps {
  readonly shell: ShellWords;
  readonly onDone: (entry: ArchiveEntry) => void;
}

function Upload({ shell, onDone }: UploadProps): ReactNode {
  const asking = useAsking();
  const send = async (file: File | undefined): Promise<void> => {
    const text = await file?.text();
    if (text !== undefined) await asking.ask(() => people.upload(text), onDone);
  };
  return (
    <p className="import">
      <label className="button quiet">
        {shell.people.upload}
        <input
          type="file"
          accept=".bicorne,text/plain"
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </label>
      <span role="status">{asking.fault !== null && shell.faults[asking.fault]}</span>
    </p>
  );
}

function Best({ titles, shell }: Props): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const [rows, setRows] = useState<readonly RatingRow[]>([]);
  const game = chosen ?? titles[0]?.id;
  useEffect(() => {
    if (game !== undefined) void people.best(game).then((answer) => setRows(answer.ok ? answer.value : []));
  }, [game]);
  return (
    <aside className="best">
      <h2>{shell.people.best}</h2>
      <select
        aria-label={shell.people.game}
        value={game ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        {titles.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {rows.length === 0 && <p className="people-note">{shell.people.noRatings}</p>}
      <ol className="people-ratings">
        {rows.map(({ place, name, rating, matches, bot }) => (
          <li key={`${String(place)} ${name}`}>
            <span>{bot === null ? name : (shell.device.levels[bot] ?? bot)}</span>
            <strong>{Math.round(rating)}</strong>
            <small>{shell.people.matchesPlayed(matches)}</small>
          </li>
        ))}
      </ol>
    </aside>
  );
}
