import type { BattleEntry } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { ownTitle } from '../lobby/ownTitle.ts';
import type { Title } from '../lobby/titles.ts';
import { usePreferences } from '../preferences.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { LibraryWords } from '../words/library/words.ts';
import type { ShellWords } from '../words/words.ts';
import { useShop } from '../workshop/load.ts';
import { Picture } from './Picture.tsx';
import { Sides } from './Sides.tsx';

interface Props {
  readonly battle: BattleEntry;
  readonly game: Title | undefined;
  readonly words: LibraryWords;
  readonly shell: ShellWords;
}

/** A battle in a list: its map, whose it is, who is stronger, how it is liked. */
export function Card({ battle, game, words, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const loaded = useShop(battle.game, language);
  const shop = loaded === 'missing' ? null : loaded;
  const title = ownTitle({ battle: battle.title }) ?? '';
  return (
    <li className="library-card">
      <Picture shop={shop} scenario={battle.scenario} title={title} />
      <h2>
        <Link to={`/battles/${battle.id}`} className="library-name">
          {title}
        </Link>
      </h2>
      <p className="library-by">
        {game?.title ?? battle.game} · {battle.author?.name ?? shell.people.left}
      </p>
      {shop && <Sides strengths={shop.workbench.strengths(battle.scenario)} />}
      <p className="library-facts">
        <span>{words.played(battle.plays)}</span>
        <span>
          <span aria-hidden="true">
            <Icon name="star" /> {battle.stars}
          </span>
          <span className="unseen">{words.stars(battle.stars)}</span>
        </span>
        {battle.tags.map((tag) => (
          <span key={tag} className="library-tag">
            {words.tags[tag]}
          </span>
        ))}
      </p>
    </li>
  );
}
