import type { Language } from '@bicorne/boardkit';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useRulebook } from '../book/OpenBook.tsx';
import { useKeys } from '../table/keys.ts';
import { Bar } from '../ui/Bar.tsx';
import type { ShellWords } from '../words/words.ts';
import { Canvas } from './Canvas.tsx';
import { Commands } from './Commands.tsx';
import { marksOf } from './marks.ts';
import type { Shop } from './load.ts';
import { Palette } from './Palette.tsx';
import { Panel, type Part } from './Panel.tsx';
import type { Kept } from './shelf.ts';
import type { InHand } from './stroke.ts';
import { titleOf } from './title.ts';
import { useBench } from './useBench.ts';
import { useLab } from './useLab.ts';
import { useTurns } from './useTurns.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly kept: Kept;
  readonly language: Language;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

const NO_HEAT: Readonly<Record<string, number>> = {};

/** The map with the tools on one side and what they made on the other. */
export function Bench({ shop, kept, language, words, shell }: Props): ReactNode {
  const bench = useBench(shop, kept);
  const lab = useLab(shop, bench.scenario);
  const [hand, setHand] = useState<InHand>({ kind: 'look' });
  const [spot, setSpot] = useState<string | null>(null);
  const [part, setPart] = useState<Part>('battle');
  const turns = useTurns(shop, bench, words);
  const rulebook = useRulebook(shop.game.id, shop, shell);
  const { scenario, faults } = bench;
  const shown = useDeferredValue(scenario);
  const marks = useMemo(() => marksOf(shop.module.spots, faults, shown), [shop, faults, shown]);
  useKeys({
    'Ctrl+z': bench.undo,
    'Ctrl+y': bench.redo,
    'Ctrl+Shift+z': bench.redo,
    Escape: () => setHand({ kind: 'look' }),
  });
  const look = (at: string): void => {
    setSpot(at);
    if (hand.kind === 'look') setPart('here');
  };
  return (
    <main className="bench">
      <Bar title={titleOf(scenario, language) || words.untitled} shell={shell}>
        <Commands shop={shop} kept={kept} bench={bench} language={language} words={words} shell={shell} />
      </Bar>
      <Palette
        groups={shop.workbench.groups}
        scenario={scenario}
        hand={hand}
        onTake={setHand}
        turns={turns}
        words={words}
      />
      <Canvas
        shop={shop}
        scenario={scenario}
        hand={hand}
        spot={spot}
        marks={marks}
        heat={part === 'lab' ? lab.report.fights : NO_HEAT}
        onSpot={look}
        onChange={bench.change}
        onCopied={(spots) => setHand({ kind: 'part', part: { spots, scenario }, spots: shop.module.spots })}
        words={words}
        shell={shell}
      />
      <Panel
        shop={shop}
        kept={kept}
        bench={bench}
        lab={lab}
        part={part}
        onPart={setPart}
        spot={spot}
        onSpot={(at) => {
          setSpot(at);
          setPart('here');
        }}
        onRule={rulebook.openAt}
        language={language}
        words={words}
        shell={shell}
      />
      {rulebook.open}
    </main>
  );
}
