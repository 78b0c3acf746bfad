import type { Language } from '@bicorne/boardkit';
import { useCallback, useState, type ReactNode } from 'react';
import { go } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { ShellWords } from '../words/words.ts';
import type { Shop } from './load.ts';
import { PlaySheet } from './PlaySheet.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { ShareSheet, type PaperSize } from './ShareSheet.tsx';
import type { Kept } from './shelf.ts';
import { titleOf } from './title.ts';
import type { OnBench } from './useBench.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly kept: Kept;
  readonly bench: OnBench;
  readonly language: Language;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

/** In the bar: back and forth, how it is kept, and to battle. */
export function Commands({ shop, kept, bench, language, words, shell }: Props): ReactNode {
  const [open, setOpen] = useState<'play' | 'share' | null>(null);
  const [paper, setPaper] = useState<PaperSize | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const printed = useCallback(() => setPaper(null), []);
  const isSound = bench.faults.length === 0;
  return (
    <div className="bench-commands">
      <IconButton sign="undo" label={words.undo} disabled={!bench.mayUndo} onPress={bench.undo} />
      <IconButton sign="redo" label={words.redo} disabled={!bench.mayRedo} onPress={bench.redo} />
      <span className="bench-keeping" role="status">
        {words[bench.keeping]}
      </span>
      <button type="button" className="button quiet" onClick={() => go('/workshop')}>
        <Icon name="menu" />
        <span className="bench-word">{words.toShelf}</span>
      </button>
      <button type="button" className="button quiet" onClick={() => setOpen('share')}>
        <Icon name="share" />
        <span className="bench-word">{words.share}</span>
      </button>
      <button
        type="button"
        className="button bench-play"
        disabled={!isSound}
        title={isSound ? words.play : words.playNote}
        onClick={() => setOpen('play')}
      >
        {words.play}
      </button>
      {open === 'play' && (
        <PlaySheet shop={shop} scenario={bench.scenario} words={words} shell={shell} onClose={close} />
      )}
      {open === 'share' && (
        <ShareSheet
          shop={shop}
          kept={kept}
          scenario={bench.scenario}
          isSound={isSound}
          title={titleOf(bench.scenario, language)}
          words={words}
          shell={shell}
          onPrint={setPaper}
          onClose={close}
        />
      )}
      {paper !== null && (
        <PrintSheet shop={shop} scenario={bench.scenario} size={paper} language={language} onDone={printed} />
      )}
    </div>
  );
}
