import type { RatingRow } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { useTitles, type Title } from '../lobby/titles.ts';
import '../lobby/lobby.css';
import { enter } from '../net/enter.ts';
import { people } from '../net/people.ts';
import { botTitle } from '../people/bots.ts';
import { Entries } from '../people/Entries.tsx';
import { Field, fieldsOf, Select } from '../people/Form.tsx';
import { Sides } from '../people/Sides.tsx';
import '../people/people.css';
import { useAsking } from '../people/useAnswer.ts';
import { useMe } from '../people/useMe.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { takeFile } from '../ui/file.ts';
import { useHallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';

/** Of which a report was made here. */
const REPORTED = 'reported';
const RESULTS = ['won', 'drawn', 'none'] as const;

interface Props {
  readonly titles: readonly Title[];
  readonly shell: ShellWords;
}

/** Finished matches that everybody may watch; the best players of each game, and which side wins. */
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
          <section className="people-part">
            <Search titles={titles} shell={shell} onSearch={setQuery} />
            <Entries
              key={JSON.stringify(query)}
              {...wantedOf(query)}
              none={shell.people.nothingFound}
              titles={titles}
              shell={shell}
            />
            <Upload shell={shell} />
          </section>
          <aside className="people-part">
            <Best titles={titles} shell={shell} />
            <p className="people-note">
              <a className="text-link" href="/api/docs">
                {shell.people.forPrograms}
              </a>
            </p>
          </aside>
        </div>
      </div>
    </main>
  );
}

interface SearchProps extends Props {
  readonly onSearch: (query: Readonly<Record<string, string>>) => void;
}

const FIELDS = ['game', 'scenario', 'player', 'result', 'since', 'until', 'person', REPORTED];

/** What only this device knows the server is not asked. */
const wantedOf = ({ [REPORTED]: reported, ...query }: Readonly<Record<string, string>>) => ({
  query,
  reported: reported !== undefined,
});

function Search({ titles, shell, onSearch }: SearchProps): ReactNode {
  const [game, setGame] = useState('');
  const title = titles.find(({ id }) => id === game);
  const hall = useHallWords();
  const [me] = useMe();
  return (
    <form
      className="archive-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const field = fieldsOf(event.currentTarget);
        onSearch(Object.fromEntries(FIELDS.flatMap((name) => (field(name) ? [[name, field(name)]] : []))));
      }}
    >
      <Select
        name="game"
        label={shell.people.game}
        none={shell.people.anyGame}
        of={titles.map(({ id }) => id)}
        names={(id) => titles.find((one) => one.id === id)?.title ?? id}
        value={game}
        onChange={setGame}
      />
      {title && (
        <Select
          key={game}
          name="scenario"
          label={shell.people.battle}
          none={shell.people.anyBattle}
          of={Object.keys(title.scenarios)}
          names={title.scenarios}
        />
      )}
      <Select
        name="result"
        label={shell.people.result}
        none={shell.people.anyResult}
        of={RESULTS}
        names={shell.people.results}
      />
      <Field name="player" label={shell.people.player} optional />
      {hall && (
        <>
          <Field name="since" type="date" label={hall.since} optional />
          <Field name="until" type="date" label={hall.until} optional />
          <label className="choice">
            <input type="checkbox" name={REPORTED} value="yes" />
            <span>{hall.reported}</span>
          </label>
          {me && (
            <label className="choice">
              <input type="checkbox" name="person" value={me.id} />
              <span>{hall.mine}</span>
            </label>
          )}
        </>
      )}
      <button type="submit" className="button">
        {shell.people.search}
      </button>
    </form>
  );
}

/** What may be the matter with a record, as the server names the place. */
const UPLOAD_FAULTS = ['end', 'acts', 'rules'] as const;

/** A record from elsewhere: the engine checks every step of it, then everybody may watch it. */
function Upload({ shell }: { readonly shell: ShellWords }): ReactNode {
  const { ask, busy, fault } = useAsking();
  const hall = useHallWords();
  const [place, setPlace] = useState<string | undefined>();
  const send = async (file: File | undefined): Promise<void> => {
    const text = await file?.text();
    if (text === undefined) return;
    await enter();
    await ask(
      async () => {
        const answer = await people.upload(text);
        setPlace(answer.ok ? undefined : answer.fault.place);
        return answer;
      },
      ({ id }) => go(`/replay/${id}`),
    );
  };
  const matter = UPLOAD_FAULTS.find((one) => one === place);
  return (
    <p className="import">
      <label className="button quiet" aria-busy={busy}>
        {shell.people.upload}
        <input
          type="file"
          accept=".bicorne,text/plain"
          onChange={({ target }) => void send(takeFile(target))}
        />
      </label>
      <span className="people-fault" role="status">
        {fault !== null && (matter && hall ? hall.uploadFaults[matter] : shell.faults[fault])}
      </span>
      <small>{hall?.elsewhere}</small>
    </p>
  );
}

function Best({ titles, shell }: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  const [rows, setRows] = useState<readonly RatingRow[]>([]);
  const hall = useHallWords();
  const game = chosen || titles[0]?.id;
  const title = titles.find(({ id }) => id === game);
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    void people.best(game).then((answer) => wanted && setRows(answer.ok ? answer.value : []));
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <section className="best">
      <Select
        label={shell.people.game}
        of={titles.map(({ id }) => id)}
        names={(id) => titles.find((one) => one.id === id)?.title ?? id}
        value={game ?? ''}
        onChange={setChosen}
      />
      <h2>{shell.people.best}</h2>
      {rows.length === 0 && <p className="people-note">{hall?.noBest}</p>}
      <ol className="people-ratings">
        {rows.map(({ place, person, name, rating, matches, bot }) => (
          <li key={`${String(place)} ${name}`}>
            {person === null ? (
              <span>{bot === null ? name : botTitle(bot, shell)}</span>
            ) : (
              <Link to={`/people/${person}`}>{name}</Link>
            )}
            <strong>{Math.round(rating)}</strong>
            <small>{shell.people.matchesPlayed(matches)}</small>
          </li>
        ))}
      </ol>
      {title && <Sides key={title.id} game={title} shell={shell} />}
    </section>
  );
}
