import type { Words } from '@bicorne/boardkit';
import type { MatchCard, PlanCard } from '@bicorne/table/protocol';
import { lazy, Suspense, type ReactNode } from 'react';
import { Clocks } from '../people/Clocks.tsx';
import { Elsewhere } from '../people/Elsewhere.tsx';
import type { ShellWords } from '../words/words.ts';
import { Offers } from './Offers.tsx';
import { useHere, useTable } from './useTable.ts';

const PlanNote = lazy(async () => ({ default: (await import('../orders/PlanNote.tsx')).PlanNote }));

/** What only a match over the network has; fetched with the first one. */
export { After } from '../people/After.tsx';
export { Beside } from '../people/Beside.tsx';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly busy: boolean;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** Above the prompt: other matches, time, and what the players ask of each other. */
export const Between = ({ match, viewer, busy, words, shell }: Props): ReactNode => (
  <>
    <Elsewhere shell={shell} />
    <Clocks match={match} words={words} shell={shell} here={useHere()} />
    <Offers match={match} viewer={viewer} busy={busy} words={words} shell={shell} />
    <Planned words={words} />
  </>
);

/** A plan that asks, goes on, or goes no farther. */
function Planned({ words }: Pick<Props, 'words'>): ReactNode {
  const table = useTable((state) => state.table);
  // Whoever has gone on by himself knows that he has.
  const told = ({ stands, stop }: PlanCard): boolean =>
    stands === 'ready' || stands === 'runs' || (stands === 'stopped' && stop?.why !== 'hand');
  const card = table?.plans?.plans.find(told);
  return (
    table &&
    card && (
      <Suspense>
        <PlanNote table={table} card={card} words={words} />
      </Suspense>
    )
  );
}
