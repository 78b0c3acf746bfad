import { asDraft, defaultOptions, faultsOf } from '@bicorne/engine';
import type { Person } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { StartForm } from '../lobby/StartForm.tsx';
import { usePreferences } from '../preferences.ts';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';
import { offerOf, OWN, useShop, useWorkshopWords } from '../workshop/load.ts';
import type { Kept } from '../workshop/shelf.ts';
import { StrengthTables } from '../workshop/StrengthTables.tsx';
import { titleOf } from '../workshop/title.ts';
import { Told } from '../workshop/Told.tsx';
import '../workshop/workshop.css';
import './library.css';
import { Picture } from './Picture.tsx';

interface Props {
  readonly kept: Kept;
  /** The person with whom one came here to play. */
  readonly asked: Person | null;
  readonly shell: ShellWords;
}

/** A battle of one's own on the page of its game: its map, and against whom, as with those of the box. */
export function OwnBattle({ kept, asked, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const words = useWorkshopWords(language);
  const shop = useShop(kept.game, language);
  if (!words || !shop || shop === 'missing') return null;
  const { game } = shop;
  const title = titleOf(kept.scenario, language) || words.untitled;
  const isSound = faultsOf(game, kept.scenario, defaultOptions(game.options)).length === 0;
  return (
    <>
      <article className="briefing">
        <h2>{title}</h2>
        <Told scenario={kept.scenario} language={language} path="history" />
        <Picture shop={shop} scenario={kept.scenario} title={title} />
        <StrengthTables strengths={shop.workbench.strengths(kept.scenario)} />
        <Told scenario={kept.scenario} language={language} path="notes" />
        <p>
          <Link to={`/workshop/${kept.game}/${kept.id}`}>{words.change}</Link>
        </p>
      </article>
      {isSound ? (
        <StartForm
          offer={offerOf(shop, kept.scenario)}
          scenario={OWN}
          own={asDraft(kept.scenario)}
          asked={asked}
          shell={shell}
        />
      ) : (
        <p className="start">{words.playNote}</p>
      )}
    </>
  );
}
