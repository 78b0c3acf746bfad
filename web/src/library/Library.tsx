import { BATTLE_TAGS } from '@bicorne/table/battle';
import { useMemo, useState, type ReactNode } from 'react';
import '../lobby/lobby.css';
import { useTitles, type Title } from '../lobby/titles.ts';
import { Field, fieldsOf, Select, type Fields } from '../people/Form.tsx';
import '../people/people.css';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { useLibraryWords, type LibraryWords } from '../words/library/words.ts';
import type { ShellWords } from '../words/words.ts';
import { Card } from './Card.tsx';
import './library.css';
import { useBattles, type Query } from './useBattles.ts';

interface Props {
  readonly titles: readonly Title[];
  readonly words: LibraryWords;
  readonly shell: ShellWords;
}

/** Battles that people have published, found by game, title and kind. */
export function LibraryPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useLibraryWords();
  const titles = useTitles(language);
  const isReady = words !== null && titles.length > 0;
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page library" aria-busy={!isReady}>
        {isReady && <Found titles={titles} words={words} shell={shell} />}
      </div>
    </main>
  );
}

/** A game's page and an author's name lead here with what is looked for. */
function wanted(): Query {
  const said = new URLSearchParams(location.hash.slice(1));
  const [game, author] = [said.get('game'), said.get('author')];
  return { ...(game === null ? {} : { game }), ...(author === null ? {} : { author }) };
}

function Found({ titles, words, shell }: Props): ReactNode {
  const [query, setQuery] = useState<Query>(wanted);
  return (
    <>
      <header className="library-head">
        <div>
          <h1 className="people-title">{words.title}</h1>
          <p className="people-note">{words.intro}</p>
        </div>
        <button type="button" className="button quiet" onClick={() => go('/workshop')}>
          {shell.workshop}
        </button>
      </header>
      <Search
        query={query}
        titles={titles}
        words={words}
        shell={shell}
        onSearch={(next) => setQuery({ ...next, author: query.author })}
      />
      {query.author !== undefined && (
        <p className="people-note">
          {words.ofAuthor}{' '}
          <button
            type="button"
            className="text-link"
            onClick={() => setQuery(({ author: _gone, ...rest }) => rest)}
          >
            {words.everybodys}
          </button>
        </p>
      )}
      <Battles key={JSON.stringify(query)} query={query} titles={titles} words={words} shell={shell} />
    </>
  );
}

interface SearchProps extends Props {
  readonly query: Query;
  readonly onSearch: (query: Query) => void;
}

const ORDERS = ['new', 'played', 'starred'] as const;

/** What is chosen is looked for at once, what is written when one is done with it. */
function Search({ query, titles, words, shell, onSearch }: SearchProps): ReactNode {
  return (
    <form
      className="library-search"
      role="search"
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) onSearch(queryOf(fieldsOf(currentTarget)));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(queryOf(fieldsOf(event.currentTarget)));
      }}
    >
      <Field name="words" label={words.called} optional />
      <Select
        name="game"
        label={shell.people.game}
        none={shell.people.anyGame}
        of={titles.map(({ id }) => id)}
        names={(id) => titles.find((one) => one.id === id)?.title ?? id}
        value={query.game ?? ''}
      />
      <Select name="tag" label={words.kind} none={words.anyKind} of={BATTLE_TAGS} names={words.tags} />
      <Select name="order" label={words.order} of={ORDERS} names={words.orders} value="new" />
      <button type="submit" className="button">
        {shell.people.search}
      </button>
    </form>
  );
}

function queryOf(field: Fields): Query {
  const [words, game] = [field('words'), field('game')];
  const tag = BATTLE_TAGS.find((one) => one === field('tag'));
  const order = ORDERS.find((one) => one === field('order'));
  return {
    ...(words === '' ? {} : { words: words.slice(0, 80) }),
    ...(game === '' ? {} : { game }),
    ...(tag === undefined ? {} : { tag }),
    ...(order === undefined ? {} : { order }),
  };
}

function Battles({ query, titles, words, shell }: Props & { readonly query: Query }): ReactNode {
  const asked = useMemo(() => query, [query]);
  const { battles, more, busy, fault } = useBattles(asked);
  return (
    <section className="library-found" aria-label={words.title} aria-busy={busy}>
      {fault !== null && <p className="people-fault">{shell.faults[fault]}</p>}
      {battles?.length === 0 && <p className="people-note">{words.none}</p>}
      <ul className="library-cards">
        {battles?.map((battle) => (
          <Card
            key={battle.id}
            battle={battle}
            game={titles.find(({ id }) => id === battle.game)}
            words={words}
            shell={shell}
          />
        ))}
      </ul>
      {more && (
        <button type="button" className="button" disabled={busy} onClick={more}>
          {shell.people.more}
        </button>
      )}
      {battles !== null && battles.length > 0 && (
        <p className="people-note">
          <Link to="/workshop">{shell.workshop}</Link>
        </p>
      )}
    </section>
  );
}
