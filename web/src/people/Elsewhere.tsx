import type { ReactNode } from 'react';
import { go } from '../route.ts';
import { useTable } from '../table/useTable.ts';
import type { ShellWords } from '../words/words.ts';

/** Another match asks for one's eyes. */
export function Elsewhere({ shell }: { readonly shell: ShellWords }): ReactNode {
  const notice = useTable((state) => state.notice);
  if (!notice) return null;
  return (
    <p className="notice" role="status">
      <button type="button" className="button" onClick={() => go(`/match/${notice.match}`)}>
        {notice.by === undefined ? shell.people.about[notice.about] : shell.people.askedBy(notice.by)}
      </button>
    </p>
  );
}
