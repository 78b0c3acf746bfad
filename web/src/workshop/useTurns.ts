import { mirrored, turned, turnedRound } from '@bicorne/boardkit/workshop/turn.ts';
import { useMemo } from 'react';
import type { Shop } from './load.ts';
import type { Turn } from './Palette.tsx';
import type { OnBench } from './useBench.ts';
import type { WorkshopWords } from './words/words.ts';

const MIRROR = 'M0 -18V18M-5 -9L-17 9H-5ZM5 -9V9H17Z';
const ROUND = 'M-8 -16V14M-8 14L-16 6M-8 14L0 6M8 16V-14M8 -14L0 -6M8 -14L16 -6';

/** How the whole sheet can be turned, where it is the same from the other side. */
export function useTurns(
  { module, workbench }: Shop,
  { scenario, change }: OnBench,
  words: WorkshopWords,
): readonly Turn[] {
  const { spots, extent, turned: withEdges } = module;
  const mirror = useMemo(() => mirrored(spots, extent), [spots, extent]);
  const round = useMemo(() => turnedRound(spots, extent), [spots, extent]);
  const { groups } = workbench;
  return [
    ...(mirror
      ? [{ name: words.mirror, path: MIRROR, onTurn: () => change(turned(scenario, mirror, groups)) }]
      : []),
    ...(round && withEdges
      ? [{ name: words.turn, path: ROUND, onTurn: () => change(withEdges(turned(scenario, round, groups))) }]
      : []),
  ];
}
