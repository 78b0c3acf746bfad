import type { Words } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';
import { LuckChart } from './LuckChart.tsx';
import type { Recorded } from './reel/recorded.ts';

interface Props {
  readonly match: string;
  readonly recorded: Recorded;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** When the match is over and its record open: how the dice fell. */
export const EndLuck = ({ match, shell, ...chart }: Props): ReactNode => (
  <LuckChart {...chart} shell={shell}>
    <Link to={`/report/${match}`} className="button">
      {shell.table.report}
    </Link>
  </LuckChart>
);
