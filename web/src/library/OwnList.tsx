import { useEffect, useState, type ReactNode } from 'react';
import { HAS_SERVER } from '../place.ts';
import { usePreferences } from '../preferences.ts';
import { Link } from '../ui/Link.tsx';
import { useLibraryWords } from '../words/library/words.ts';
import type { ShellWords } from '../words/words.ts';
import { theShelf, type Kept } from '../workshop/shelf.ts';
import { titleOf } from '../workshop/title.ts';

interface Props {
  readonly game: string;
  readonly chosen: string | undefined;
  readonly onChoose: (kept: Kept) => void;
  readonly shell: ShellWords;
}

/** Beneath the battles of the box: those of one's own workshop, and the way to everybody's. */
export function OwnList({ game, chosen, onChoose, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useLibraryWords();
  const battles = useShelf(game);
  if (!words) return null;
  return (
    <section className="scenarios-own" aria-label={words.own}>
      {battles.length > 0 && (
        <>
          <h2>{words.own}</h2>
          <ul className="scenarios">
            {battles.map((kept) => (
              <li key={kept.id}>
                <button
                  type="button"
                  className="scenario"
                  aria-pressed={kept.id === chosen}
                  onClick={() => onChoose(kept)}
                >
                  <span className="scenario-title">{titleOf(kept.scenario, language) || words.untitled}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="scenarios-more">
        {HAS_SERVER && <Link to={`/battles#game=${game}`}>{words.title}</Link>}
        <Link to="/workshop">{shell.workshop}</Link>
      </p>
    </section>
  );
}

function useShelf(game: string): readonly Kept[] {
  const [battles, setBattles] = useState<readonly Kept[]>([]);
  useEffect(() => {
    let wanted = true;
    theShelf()
      .all()
      .then(
        (all) => {
          const own = all.filter((one) => one.game === game);
          if (wanted) setBattles(own.toSorted((one, other) => other.changedAt - one.changedAt));
        },
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [game]);
  return battles;
}
