import { defaultOptions, faultsOf } from '@bicorne/engine';
import type { BattleSheet, WireFault } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import '../lobby/lobby.css';
import { ownTitle } from '../lobby/ownTitle.ts';
import { useTitles, type Title } from '../lobby/titles.ts';
import { library } from '../net/library.ts';
import '../people/people.css';
import { usePreferences } from '../preferences.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import { useLibraryWords, type LibraryWords } from '../words/library/words.ts';
import type { ShellWords } from '../words/words.ts';
import { useShop, useWorkshopWords, type Shop } from '../workshop/load.ts';
import { StrengthTables } from '../workshop/StrengthTables.tsx';
import { Told } from '../workshop/Told.tsx';
import '../workshop/workshop.css';
import type { WorkshopWords } from '../workshop/words/words.ts';
import './library.css';
import { Picture } from './Picture.tsx';
import { Results } from './Results.tsx';
import { Ways } from './Ways.tsx';

interface Props {
  readonly id: string;
  /** The last one, where none is named. */
  readonly version: number | undefined;
  readonly shell: ShellWords;
}

/** A battle of the library, as it was with that version. */
export function BattlePage({ id, version, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useLibraryWords();
  const workshop = useWorkshopWords(language);
  const titles = useTitles(language);
  const [sheet, setSheet] = useState<BattleSheet | null>(null);
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  useEffect(() => {
    let wanted = true;
    void library.battle(id, version).then((answer) => {
      if (!wanted) return;
      if (answer.ok) setSheet(answer.value);
      else setFault(answer.fault.code);
    });
    return () => {
      wanted = false;
    };
  }, [id, version]);
  if (fault !== null) return <NotHere fault={fault} shell={shell} />;
  const game = titles.find((one) => one.id === sheet?.game);
  const isReady = sheet && words && workshop && game;
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page library" aria-busy={!isReady}>
        {isReady && (
          <Sheet
            sheet={sheet}
            game={game}
            words={words}
            workshop={workshop}
            shell={shell}
            onChange={({ shown: _shown, scenario: _scenario, ...news }) => setSheet({ ...sheet, ...news })}
          />
        )}
      </div>
    </main>
  );
}

export interface SheetProps {
  readonly sheet: BattleSheet;
  readonly game: Title;
  readonly words: LibraryWords;
  readonly workshop: WorkshopWords;
  readonly shell: ShellWords;
  /** What is said of it has changed; what it holds has not. */
  readonly onChange: (sheet: BattleSheet) => void;
}

function Sheet(props: SheetProps): ReactNode {
  const { sheet, game, words, shell } = props;
  const language = usePreferences((preferences) => preferences.language);
  const loaded = useShop(sheet.game, language);
  const shop = loaded === 'missing' ? null : loaded;
  const title = ownTitle({ battle: sheet.title }) ?? '';
  const isOld = sheet.shown < sheet.version;
  return (
    <>
      <header className="library-head">
        <div>
          <h1 className="people-title">{title}</h1>
          <p className="library-by">
            {game.title} · <Author sheet={sheet} shell={shell} /> · {words.version(sheet.shown)} ·{' '}
            {dayOf(sheet.changedAt, language)}
            {sheet.tags.map((tag) => (
              <span key={tag} className="library-tag">
                {words.tags[tag]}
              </span>
            ))}
          </p>
        </div>
        <Link to={`/battles#game=${sheet.game}`} className="button quiet">
          {words.title}
        </Link>
      </header>
      {sheet.away && <p className="library-away">{words.away[sheet.away]}</p>}
      {isOld && (
        <p className="library-away">
          {words.older(sheet.shown, sheet.version)} <Link to={`/battles/${sheet.id}`}>{words.toLast}</Link>
        </p>
      )}
      <div className="library-sheet">
        <section className="library-map" aria-label={title}>
          <Picture shop={shop} scenario={sheet.scenario} title={title} />
        </section>
        <aside>
          {shop && <Ways {...props} shop={shop} title={title} isSound={isSound(shop, sheet)} />}
          {shop && (
            <section className="people-part">
              <h2>{words.strength}</h2>
              <StrengthTables strengths={shop.workbench.strengths(sheet.scenario)} />
            </section>
          )}
          <section className="people-part">
            <h2>{words.results}</h2>
            <Results results={sheet.results} game={game} words={words} />
          </section>
          <Family sheet={sheet} language={language} words={words} />
        </aside>
        <section className="library-told">
          <Told scenario={sheet.scenario} language={language} path="history" />
          <Told scenario={sheet.scenario} language={language} path="notes" />
        </section>
      </div>
    </>
  );
}

const isSound = ({ game }: Shop, { scenario }: BattleSheet): boolean =>
  faultsOf(game, scenario, defaultOptions(game.options)).length === 0;

const dayOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

const Author = ({ sheet: { author }, shell }: Pick<SheetProps, 'sheet' | 'shell'>): ReactNode =>
  author ? <Link to={`/battles#author=${author.id}`}>{author.name}</Link> : shell.people.left;

interface FamilyProps extends Pick<SheetProps, 'sheet' | 'words'> {
  readonly language: string;
}

/** What it was made from, what was made from it, and how it was before. */
function Family({ sheet, language, words }: FamilyProps): ReactNode {
  const { parent, forks, versions } = sheet;
  if (!parent && forks.length === 0 && versions.length < 2) return null;
  return (
    <section className="people-part library-family">
      {parent && (
        <>
          <h2>{words.parent}</h2>
          <Link to={`/battles/${parent.id}`}>{ownTitle({ battle: parent.title })}</Link>
        </>
      )}
      {forks.length > 0 && (
        <>
          <h2>{words.forks}</h2>
          <ul>
            {forks.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/battles/${id}`}>{ownTitle({ battle: title })}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {versions.length > 1 && (
        <>
          <h2>{words.versions}</h2>
          <ul>
            {versions.map(({ version, at, changes }) => (
              <li key={version}>
                {version === sheet.shown ? (
                  <strong>{words.version(version)}</strong>
                ) : (
                  <Link to={`/battles/${sheet.id}/${version}`}>{words.version(version)}</Link>
                )}{' '}
                · {dayOf(at, language)}
                {changes !== '' && <small>{changes}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
