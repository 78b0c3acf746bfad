import type { Language } from '@bicorne/boardkit';
import { useState, type ReactNode } from 'react';
import { go } from '../route.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { ShellWords } from '../words/words.ts';
import type { Shop } from './load.ts';
import { PlaySheet } from './PlaySheet.tsx';
import type { Kept } from './shelf.ts';
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
export function Commands({ shop, bench, words, shell }: Props): ReactNode {
  const [playing, setPlaying] = useState(false);
  const isSound = bench.faults.length === 0;
  return (
    <div className="bench-commands">
      <IconButton sign="undo" label={words.undo} disabled={!bench.mayUndo} onPress={bench.undo} />
      <IconButton sign="redo" label={words.redo} disabled={!bench.mayRedo} onPress={bench.redo} />
      <span className="bench-keeping" role="status">
        {words[bench.keeping]}
      </span>
      <button type="button" className="button quiet" onClick={() => go('/workshop')}>
        {words.toShelf}
      </button>
      <button
        type="button"
        className="button bench-play"
        disabled={!isSound}
        title={isSound ? words.play : words.playNote}
        onClick={() => setPlaying(true)}
      >
        {words.play}
      </button>
      {playing && (
        <PlaySheet
          shop={shop}
          scenario={bench.scenario}
          words={words}
          shell={shell}
          onClose={() => setPlaying(false)}
        />
      )}
    </div>
  );
}
