import type { Language } from '@bicorne/boardkit';
import { hasWorkshop, loadGame } from '@bicorne/games';
import { useEffect, useState, type ReactNode } from 'react';
import { useTitles, type Title } from '../lobby/titles.ts';
import { usePreferences } from '../preferences.ts';
import { HAS_SERVER } from '../place.ts';
import { go } from '../route.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import '../lobby/lobby.css';
import type { ShellWords } from '../words/words.ts';
import { layOut } from './layOut.ts';
import { loadShop } from './load.ts';
import { OpenText } from './OpenText.tsx';
import { theShelf, type Kept } from './shelf.ts';
import { titleOf } from './title.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

/** All battles of this device, and how a new one is begun. */
export function ShelfPage({ words, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const titles = useTitles(language).filter(({ id }) => hasWorkshop(id));
  const [battles, setBattles] = useState<readonly Kept[]>([]);
  const look = (): void =>
    void theShelf()
      .all()
      .then((all) => setBattles(all.toSorted((one, other) => other.changedAt - one.changedAt)));
  useEffect(look, []);
  return (
    <main className="lobby">
      <Bar title={words.title} shell={shell} />
      <div className="lobby-page shelf">
        <header className="lobby-head">
          <h1 className="lobby-name">{words.title}</h1>
          <p className="lobby-tagline">{words.intro}</p>
          {HAS_SERVER && (
            <nav className="lobby-ways">
              <Link to="/battles" className="button quiet">
                {words.library}
              </Link>
            </nav>
          )}
        </header>
        <section aria-label={words.begin}>
          <h2>{words.begin}</h2>
          <ul className="shelf-games">
            {titles.map((game) => (
              <Begin key={game.id} game={game} words={words} />
            ))}
          </ul>
        </section>
        <section aria-label={words.yours}>
          <h2>{words.yours}</h2>
          {battles.length === 0 && <p className="bench-note">{words.none}</p>}
          <ul className="shelf-battles">
            {battles.map((kept) => (
              <Battle
                key={kept.id}
                kept={kept}
                game={titles.find(({ id }) => id === kept.game)}
                language={language}
                words={words}
                onForget={() => void theShelf().forget(kept.id).then(look)}
              />
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}

function Begin({ game, words }: { readonly game: Title; readonly words: WorkshopWords }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const blank = async (): Promise<void> => {
    const shop = await loadShop(game.id, language);
    if (shop) await layOut(game.id, shop.module.blank());
  };
  const from = async (id: string): Promise<void> => {
    const scenario = (await loadGame(game.id))?.game.scenarios.find((one) => one.id === id)?.scenario;
    if (scenario !== undefined) await layOut(game.id, scenario, { parent: game.scenarios[id] ?? id });
  };
  return (
    <li data-game={game.id}>
      <h3>{game.title}</h3>
      <button
        type="button"
        className="button"
        aria-label={`${words.blank}: ${game.title}`}
        onClick={() => void blank()}
      >
        {words.blank}
      </button>
      <label className="field">
        <span>{words.beginFrom}</span>
        <select value="" onChange={({ target }) => void from(target.value)}>
          <option value="">…</option>
          {Object.entries(game.scenarios).map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <OpenText game={game.id} words={words} />
    </li>
  );
}

interface BattleProps {
  readonly kept: Kept;
  readonly game: Title | undefined;
  readonly language: Language;
  readonly words: WorkshopWords;
  readonly onForget: () => void;
}

function Battle({ kept, game, language, words, onForget }: BattleProps): ReactNode {
  const title = titleOf(kept.scenario, language) || words.untitled;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    kept.changedAt,
  );
  return (
    <li>
      <a
        href={`/workshop/${kept.game}/${kept.id}`}
        onClick={(event) => {
          event.preventDefault();
          go(`/workshop/${kept.game}/${kept.id}`);
        }}
      >
        <strong>{title}</strong>
        <small>
          {[game?.title, kept.parent === undefined ? '' : words.fork(kept.parent), words.changed(when)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </a>
      <button
        type="button"
        className="button quiet"
        aria-label={`${words.forget}: ${title}`}
        onClick={() => {
          if (window.confirm(words.forgetSure(title))) onForget();
        }}
      >
        {words.forget}
      </button>
    </li>
  );
}
