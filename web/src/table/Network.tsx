import type { Words } from '@bicorne/boardkit';
import type { MatchCard } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { Clocks } from '../people/Clocks.tsx';
import { Elsewhere } from '../people/Elsewhere.tsx';
import type { ShellWords } from '../words/words.ts';
import { Offers } from './Offers.tsx';
import { useHere } from './useTable.ts';

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
  </>
);
