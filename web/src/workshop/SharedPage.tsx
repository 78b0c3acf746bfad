import type { Language } from '@bicorne/boardkit';
import { defaultOptions, faultsOf } from '@bicorne/engine';
import { unpackBattle } from '@bicorne/table/link';
import { useEffect, useState, type ReactNode } from 'react';
import { Bar } from '../ui/Bar.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import type { ShellWords } from '../words/words.ts';
import { layOut } from './layOut.ts';
import type { Shop } from './load.ts';
import { PlaySheet } from './PlaySheet.tsx';
import { readBattle } from './read.ts';
import { StrengthTables } from './StrengthTables.tsx';
import { titleOf } from './title.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly language: Language;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

/** A battle that came in a link: it is looked at, played, or taken to one's own bench. */
export function SharedPage({ shop, language, words, shell }: Props): ReactNode {
  const scenario = useShared(shop.game.id);
  const [playing, setPlaying] = useState(false);
  if (scenario === null) return <main className="page waiting" aria-busy="true" />;
  if (scenario === 'none') return <NotHere fault="unknown" shell={shell} />;
  const title = titleOf(scenario, language) || words.untitled;
  const isSound = faultsOf(shop.game, scenario, defaultOptions(shop.game.options)).length === 0;
  const { extent, Drawing } = shop.module;
  return (
    <main className="lobby">
      <Bar title={title} shell={shell} />
      <div className="lobby-page shared">
        <h1>{title}</h1>
        <p className="bench-note">{words.fromLink}</p>
        <svg
          className="shared-map"
          viewBox={`0 0 ${extent.width} ${extent.height}`}
          role="img"
          aria-label={title}
        >
          <Drawing scenario={scenario} words={shop.words} />
        </svg>
        <div className="shared-ways">
          <button
            type="button"
            className="button bench-play"
            disabled={!isSound}
            onClick={() => setPlaying(true)}
          >
            {words.play}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void layOut(shop.game.id, scenario, { parent: title })}
          >
            {words.change}
          </button>
        </div>
        <StrengthTables strengths={shop.workbench.strengths(scenario)} />
        {playing && (
          <PlaySheet
            shop={shop}
            scenario={scenario}
            words={words}
            shell={shell}
            onClose={() => setPlaying(false)}
          />
        )}
      </div>
    </main>
  );
}

/** What stands behind `#`: nothing of it was sent to any server. */
function useShared(game: string): unknown {
  const [shared, setShared] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    void readShared(game).then((scenario) => wanted && setShared(scenario));
    return () => {
      wanted = false;
    };
  }, [game]);
  return shared;
}

async function readShared(game: string): Promise<unknown> {
  const file = await unpackBattle(location.hash.slice(1));
  const read = file === null ? null : await readBattle(game, file);
  return read && 'value' in read ? read.value : 'none';
}
