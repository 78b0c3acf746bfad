import type { ReactNode } from 'react';
import { go } from '../route.ts';
import { useTable } from '../table/store.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly match: string;
  readonly shell: ShellWords;
}

/** Another match asks for one's eyes. */
export function Elsewhere({ match, shell }: Props): ReactNode {
  const notice = useTable((state) => state.notice);
  if (!notice || notice.match === match) return null;
  return (
    <p className="notice" role="status">
      <button type="button" className="button" onClick={() => go(`/match/${notice.match}`)}>
        {shell.people.about[notice.about]}
      </button>
    </p>
  );
}
